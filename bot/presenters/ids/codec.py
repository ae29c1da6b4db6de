"""How custom ids are written and read: a family of ids is data, a template and its typed parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, ClassVar, Final, Generic, TypeVar

LARGEST: Final = 2**63 - 1
"""The largest number in the database, so the largest in an id of ours."""

_DECIMAL: Final = 10
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_PART: Final = re.compile(r"(\[?)([^\[{]*)\{(\w+)\}\]?")
"""A part of a template: whether it can be left out, what stands before it, and its name."""

T = TypeVar("T")
S = TypeVar("S")
Word = TypeVar("Word", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Codec(Generic[T]):
    """How values of one type are written and read.

    ``pattern`` is a regular expression of all that may be written, without groups that capture;
    ``to_value`` may raise ``ValueError``. A value has one text: a number has no leading zeros.
    """

    pattern: str
    to_text: Callable[[T], str]
    to_value: Callable[[str], T]

    def read(self, text: str) -> T | None:
        """Read a text; None for whatever was not written by ``to_text``."""
        if re.fullmatch(self.pattern, text) is None:
            return None
        try:
            return self.to_value(text)
        except ValueError:
            return None


class Written:
    """A custom id; its text is what Discord keeps."""

    __slots__ = ()

    codec: ClassVar[Codec[Any]]

    def __str__(self) -> str:
        """Write the id as Discord keeps it."""
        return self.codec.to_text(self)


def number(most: int = LARGEST, *, least: int = 0, base: int = 10) -> Codec[int]:
    """Return how numbers within bounds are written; one that is below the base has one digit."""

    def to_value(text: str) -> int:
        value = int(text, base)
        if not least <= value <= most or to_text(value) != text:
            raise ValueError(text)
        return value

    digit, to_text = ("[0-9]", str) if base == _DECIMAL else ("[0-9a-z]", in_base_36)
    return Codec(digit if most < base else f"{digit}+", to_text, to_value)


def word(words: type[Word]) -> Codec[Word]:
    """Return how the words of an enumeration are written."""
    return Codec(_any_of(words), str, words)


def one_of(words: Iterable[str]) -> Codec[str]:
    """Return how one of some words is written."""
    return plain(_any_of(words))


def plain(pattern: str) -> Codec[str]:
    """Return how a text that fits a pattern is written: as it is."""
    return Codec(pattern, str, str)


def flag(no: str, yes: str) -> Codec[bool]:
    """Return how yes and no are written, by two words."""
    return Codec(_any_of((no, yes)), lambda value: yes if value else no, yes.__eq__)


def either(sign: str, nothing: object, other: Codec[Any]) -> Codec[Any]:
    """Return how a value is written that may be nothing, for which a sign stands."""
    return Codec(
        f"{re.escape(sign)}|{other.pattern}",
        lambda value: sign if value == nothing else other.to_text(value),
        lambda text: nothing if text == sign else other.to_value(text),
    )


def seen_as(inner: Codec[S], to_outer: Callable[[S], T], to_inner: Callable[[T], S]) -> Codec[T]:
    """Return how a value is written for which a plainer one stands."""

    def to_text(value: T) -> str:
        return inner.to_text(to_inner(value))

    def to_value(text: str) -> T:
        value = to_outer(inner.to_value(text))
        if to_text(value) != text:
            raise ValueError(text)
        return value

    return Codec(inner.pattern, to_text, to_value)


def record(template: str, make: Callable[..., T], **codecs: Codec[Any]) -> Codec[T]:
    """Return how values are written part by part, as a template says.

    Its ``{name}`` stands for the attribute of that name, which ``make`` takes by its name, too.
    ``[:{name}]`` is left out where the attribute is written as an empty text. If ``make`` is a kind
    of ids, these write themselves so from then on; if it is a function, set their ``codec``.
    """
    parts = [(before, name, bool(sign)) for sign, before, name in _PART.findall(template)]
    tail = _PART.sub("", template)

    def pattern(group: str) -> str:
        """Return the pattern of all parts, each in a group that begins so."""
        patterns = [
            f"(?:{re.escape(before)}{group}{codecs[name].pattern})){'?' if may_lack else ''}"
            for before, name, may_lack in parts
        ]
        return "".join([*patterns, re.escape(tail)])

    writers = [(before, name, codecs[name].to_text, may_lack) for before, name, may_lack in parts]

    def to_text(value: T) -> str:
        written = ""
        for before, name, write, may_lack in writers:
            text = write(getattr(value, name))
            if text or not may_lack:
                written += before + text
        return written + tail

    whole = re.compile(pattern("("))

    def to_value(text: str) -> T:
        match = whole.fullmatch(text)
        if match is None:
            raise ValueError(text)
        names = [name for _, name, _ in parts]
        read = dict(zip(names, match.groups(), strict=True))
        if any(read[name] == "" for _, name, may_lack in parts if may_lack):
            raise ValueError(text)
        return make(**{name: codecs[name].to_value(text or "") for name, text in read.items()})

    codec = Codec(pattern("(?:"), to_text, to_value)
    if isinstance(make, type) and issubclass(make, Written):
        make.codec = codec
    return codec


def _any_of(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, words))


def in_base_36(number: int) -> str:
    """Write a number in base 36."""
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
        if not number:
            return text


NUMBER: Final = number()
"""Any number in the database, in base 10, such as the id of a game or of a user."""

NUMBER_36: Final = number(base=36)
"""The same in base 36, which is shorter."""

RESTORE: Final = either("", None, number(least=1, base=36))
"""The last restore that put a game back; of games that never were, nothing is written."""
