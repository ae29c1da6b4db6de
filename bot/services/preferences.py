"""What people have chosen for themselves, all of it in memory: a few bytes for each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.people import preferences
from bot.storage.people.preferences import Direct, Preference
from renderer.theme import THEMES

__all__ = ["Direct", "Preference", "Preferences"]

_USUAL: Final = Preference()


class Preferences:
    """Stores people's preferences. Before ``load`` everybody has the defaults."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._chosen: dict[int, Preference] = {}
        self._written: dict[int, Preference] = {}

    async def load(self) -> None:
        """Read all stored preferences."""
        stored = await preferences.all_of_them(self._database.reader)
        self._chosen = {user_id: _still_known(chosen) for user_id, chosen in stored.items()}
        self._written = dict(self._chosen)

    def of(self, user_id: int) -> Preference:
        """Return somebody's preferences."""
        return self._chosen.get(user_id, _USUAL)

    async def change(self, user_id: int, preference: Preference) -> None:
        """Store somebody's new preference.

        Raises:
            sqlite3.Error: it could not be written; what was written last counts again.
        """
        with self._kept(user_id, preference):
            async with self._database.autocommit() as connection:
                await preferences.put(connection, user_id, preference, THEMES)

    async def refuse_direct(self, user_id: int) -> None:
        """Send somebody no more direct messages, since Discord refused one; note to tell them.

        Raises:
            sqlite3.Error: as for ``change``.
        """
        chosen = self.of(user_id)
        is_news = chosen.is_direct_refused or chosen.direct is not Direct.OFF
        refused = replace(chosen, direct=Direct.OFF, is_direct_refused=is_news)
        with self._kept(user_id, refused):
            async with self._database.transaction() as connection:
                await preferences.put(connection, user_id, refused, THEMES)
                await outbox.drop_direct(connection, user_id)

    def forget(self, user_id: int) -> None:
        """Let somebody have the defaults, since what they have chosen was deleted."""
        self._chosen.pop(user_id, None)
        self._written.pop(user_id, None)

    @contextmanager
    def _kept(self, user_id: int, preference: Preference) -> Iterator[None]:
        """Keep a preference in memory while it is written within."""
        self._chosen[user_id] = preference  # before the await: a choice made meanwhile builds on it
        try:
            yield
        except Exception:
            if self._chosen.get(user_id) is preference:  # else a later one is being written
                self._chosen[user_id] = self._written.get(user_id, _USUAL)
            raise
        self._written[user_id] = preference


def _still_known(chosen: Preference) -> Preference:
    """Return a preference without a theme that this version does not have."""
    return chosen if chosen.theme in (None, *THEMES) else replace(chosen, theme=None)
