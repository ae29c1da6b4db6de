"""What people have chosen for themselves; all of it stays in memory, a few bytes for each."""

from __future__ import annotations

from typing import Final

from bot.storage import preferences
from bot.storage.database import Database
from bot.storage.preferences import Preference

__all__ = ["Preference", "Preferences"]

_USUAL: Final = Preference()


class Preferences:
    """Knows and changes what people have chosen. Before ``load`` nobody has chosen anything."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._chosen: dict[int, Preference] = {}

    async def load(self) -> None:
        """Read all that has been chosen before."""
        self._chosen = await preferences.all_of_them(self._database.reader)

    def of(self, user_id: int) -> Preference:
        """Return what somebody has chosen."""
        return self._chosen.get(user_id, _USUAL)

    async def change(self, user_id: int, preference: Preference) -> None:
        """Write down what somebody chooses from now on."""
        self._chosen[user_id] = preference  # at once: the next choice is made on top of it
        async with self._database.transaction() as connection:
            await preferences.put(connection, user_id, preference)
