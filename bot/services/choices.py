"""What was chosen for whom, all of it in memory: a few bytes for each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.storage.database import Connection, Database

Chosen = TypeVar("Chosen")


@dataclass(eq=False)
class Choices(Generic[Chosen]):
    """A table of rows by id, read at once and written through. Before ``load`` it has no row.

    ``usual`` is the row of those who have none; ``read`` returns all rows by id.
    """

    _database: Database
    _usual: Chosen
    _read: Callable[[Connection], Awaitable[Mapping[int, Chosen]]]
    _write: Callable[[Connection, int, Chosen], Awaitable[None]]

    def __post_init__(self) -> None:
        self._chosen: dict[int, Chosen] = {}
        self._written: dict[int, Chosen] = {}

    async def load(self) -> None:
        """Read all that is stored."""
        self._written = dict(await self._read(self._database.reader))
        self._chosen = dict(self._written)

    def of(self, key: int | None) -> Chosen:
        """Return what was chosen; the defaults if that is nothing, or there is no id."""
        return self._chosen.get(key or 0, self._usual)

    async def change(self, key: int, row: Chosen) -> None:
        """Store what was chosen.

        Raises:
            sqlite3.Error: it could not be written; what was written last counts again.
        """
        with self.kept(key, row):
            async with self._database.autocommit() as connection:
                await self._write(connection, key, row)

    def forget(self, key: int) -> None:
        """Let the defaults count, since what was chosen has been deleted."""
        self._chosen.pop(key, None)
        self._written.pop(key, None)

    @contextmanager
    def kept(self, key: int, row: Chosen) -> Iterator[None]:
        """Keep a row in memory while it is written within."""
        self._chosen[key] = row  # before the await: a choice made meanwhile builds on it
        try:
            yield
        except Exception:
            if self._chosen.get(key) is row:  # else a later one is being written
                self._chosen[key] = self._written.get(key, self._usual)
            raise
        self._written[key] = row
