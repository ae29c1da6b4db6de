"""Writes in the database again and again, to see that a write comes back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime
from typing import Final

from bot.storage import single_values
from bot.storage.database import Database

_NAME: Final = "write_probe"


class WriteProbe:
    """Knows when the last write came back, and for how long one has been under way.

    It waits for its turn as every other write does, so that a transaction that never ends is found
    like a disk that does not answer.
    """

    def __init__(
        self, database: Database, now: Callable[[], datetime], time: Callable[[], float]
    ) -> None:
        """``now`` gives aware UTC instants, ``time`` the seconds that are counted."""
        self._database = database
        self._now = now
        self._time = time
        self._begun_at: float | None = None
        self._written_at: float | None = None
        self.error: str | None = None
        """Why the last write failed, if it did: it came back all the same."""

    async def write(self) -> None:
        """Write one small row, and wait until it is on the disk."""
        self._begun_at = self._time()
        try:
            async with self._database.autocommit() as connection:
                await single_values.put(connection, _NAME, self._now().isoformat())
        except sqlite3.Error as error:
            self.error = str(error)
        else:
            self.error = None
            self._written_at = self._time()
        finally:
            self._begun_at = None

    @property
    def written_ago(self) -> float | None:
        """How many seconds ago a write last came back; None if none did yet."""
        return None if self._written_at is None else self._time() - self._written_at

    @property
    def writing_for(self) -> float | None:
        """For how many seconds a write has been under way; None if none is."""
        return None if self._begun_at is None else self._time() - self._begun_at
