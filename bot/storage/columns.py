"""Which columns hold the fields of a value, and in what form: reads values, and writes them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from inspect import signature
from operator import attrgetter
from types import NoneType
from typing import Any, Final, Generic, TypeVar, get_args, get_type_hints

from bot.storage.database import Connection, Given, insert
from bot.storage.times import MILLISECOND, from_milliseconds, to_milliseconds
from bot.storage.words.kinds import KINDS, Kind

T = TypeVar("T")

_Convert = Callable[[Any], Any]

_READ: Final[Mapping[Any, _Convert]] = {
    Kind: KINDS.__getitem__,
    bool: bool,
    datetime: from_milliseconds,
    timedelta: MILLISECOND.__mul__,
    frozenset[str]: lambda text: frozenset(filter(None, text.split(","))),
    tuple[int, ...]: lambda text: tuple(json.loads(text)),
    tuple[str, ...]: lambda text: tuple(text.split()),
    Mapping[str, int | str]: json.loads,
}
_WRITTEN: Final[Mapping[Any, _Convert]] = {
    Kind: attrgetter("word"),
    datetime: to_milliseconds,
    timedelta: lambda span: span // MILLISECOND,
    frozenset[str]: lambda held: ",".join(sorted(held)),
    tuple[int, ...]: json.dumps,
    tuple[str, ...]: " ".join,
    Mapping[str, int | str]: lambda it: json.dumps({**it}, separators=(",", ":"), sort_keys=True),
}
"""The types of fields that do not stand in columns as they are."""


class Columns(Generic[T]):
    """The columns of a query or a table that hold the fields of a dataclass.

    A field may be a dataclass with columns of its own; if it may be None, it is None where all of
    these are. Fields in no column have their defaults.
    """

    def __init__(
        self,
        kind: type[T],
        named: str = "",
        *,
        otherwise: Mapping[str, StrEnum | None] | None = None,
        **others: str | Columns[Any],
    ) -> None:
        """Hold ``kind`` in columns ``named`` like its fields, then in ``others``, by its fields.

        ``otherwise`` says by field as what an unknown word is read; elsewhere it is an error.
        """
        hints, fallbacks = get_type_hints(kind), otherwise or {}
        columns = {_bare(name): name for name in named.split(", ") if name} | others
        listed = [it.sql if isinstance(it, Columns) else it for it in columns.values()]
        self.sql: str = ", ".join(listed)
        """What a query selects."""
        bare = (it.names if isinstance(it, Columns) else _bare(it) for it in columns.values())
        self.names: str = ", ".join(bare)
        """What a table calls them."""
        self._kind = kind
        self._fields = [*columns]
        self._is_in_order = [*signature(kind).parameters] == self._fields
        # From the right: the columns of a part become one value, and those before it stay in place.
        self._reading: list[tuple[Any, _Convert]] = []
        self.writing: list[_Convert] = []
        """What makes of a value that of each column."""
        for field, column in columns.items():
            first, get = len(self.writing), attrgetter(field)
            may_be_none = NoneType in get_args(hints[field])
            if isinstance(column, Columns):
                self.writing += [_then(get, _unless_none(it)) for it in column.writing]
                span = slice(first, len(self.writing))
                self._reading.insert(0, (span, _part(column, may_be_none=may_be_none)))
                continue
            own, *_ = get_args(hints[field]) if may_be_none else (hints[field],)
            read, write = _READ.get(own), _WRITTEN.get(own)
            if isinstance(own, type) and issubclass(own, StrEnum):
                read = _word(own, fallbacks[field]) if field in fallbacks else own
            if read is not None:
                self._reading.insert(0, (first, _unless_none(read) if may_be_none else read))
            self.writing.append(_then(get, _unless_none(write)) if write else get)

    def read(self, row: Sequence[Any]) -> T:
        """Return the value that a row of these columns holds."""
        values = [*row]
        for place, convert in self._reading:
            values[place] = convert(values[place])
        if self._is_in_order:  # by names it takes longer, and a log has many rows
            return self._kind(*values)
        return self._kind(**dict(zip(self._fields, values, strict=True)))

    def written(self, value: T) -> tuple[object, ...]:
        """Return the row that holds a value."""
        return tuple(write(value) for write in self.writing)

    async def select(self, connection: Connection, rest: str, given: Given = ()) -> list[T]:
        """Return the values that a query finds; ``rest`` is what follows its columns."""
        rows = await connection.run(f"SELECT {self.sql} {rest}", given)
        return [*map(self.read, rows)]

    async def first(self, connection: Connection, rest: str, given: Given = ()) -> T | None:
        """Return the first value that a query finds; None if there is none."""
        return next(iter(await self.select(connection, rest, given)), None)

    async def insert(
        self, connection: Connection, into: str, values: Sequence[T], **alike: object
    ) -> None:
        """Insert values by a statement that is given up to its table.

        ``alike`` are columns of the table that are the same for all of them.
        """
        statement = f"{into} ({', '.join([*alike, self.names])}) VALUES"
        rows = [(*alike.values(), *self.written(value)) for value in values]
        await insert(connection, statement, rows)


def _part(columns: Columns[Any], *, may_be_none: bool) -> _Convert:
    def read(row: Sequence[Any]) -> list[Any]:
        is_none = may_be_none and all(value is None for value in row)
        return [None if is_none else columns.read(row)]

    return read


def _bare(column: str) -> str:
    return column.rpartition(".")[2]


def _word(kind: type[StrEnum], otherwise: StrEnum | None) -> _Convert:
    known = {str(word): word for word in kind}  # quicker than to ask the type
    return lambda text: known.get(text, otherwise)


def _unless_none(convert: _Convert) -> _Convert:
    return lambda value: None if value is None else convert(value)


def _then(get: _Convert, convert: _Convert) -> _Convert:
    return lambda value: convert(get(value))
