"""What people have chosen for themselves, all of it in memory: a few bytes for each."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.storage import preferences
from bot.storage.database import Database
from bot.storage.preferences import Preference
from renderer.theme import THEMES

__all__ = ["Preference", "Preferences"]

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
        self._chosen[user_id] = preference  # before the await: a choice made meanwhile builds on it
        try:
            async with self._database.autocommit() as connection:
                await preferences.put(connection, user_id, preference)
        except Exception:
            if self._chosen.get(user_id) is preference:  # else a later one is being written
                self._chosen[user_id] = self._written.get(user_id, _USUAL)
            raise
        self._written[user_id] = preference


def _still_known(chosen: Preference) -> Preference:
    """Return a preference without a theme that no longer exists."""
    return chosen if chosen.theme in (None, *THEMES) else replace(chosen, theme=None)
