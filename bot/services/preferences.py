"""What people have chosen for themselves."""

from __future__ import annotations

from dataclasses import replace

from bot.services.choices import Choices
from bot.storage import outbox
from bot.storage.database import Connection, Database
from bot.storage.people import preferences
from bot.storage.people.preferences import Direct, Preference
from renderer.theme import THEMES

__all__ = ["Direct", "Preference", "Preferences"]


class Preferences(Choices[Preference]):
    """Stores people's preferences, by user id."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, Preference(), _read, _write)

    async def refuse_direct(self, user_id: int) -> None:
        """Send somebody no more direct messages, since Discord refused one; note to tell them.

        Raises:
            sqlite3.Error: as for ``change``.
        """
        chosen = self.of(user_id)
        is_news = chosen.is_direct_refused or chosen.direct is not Direct.OFF
        refused = replace(chosen, direct=Direct.OFF, is_direct_refused=is_news)
        with self.kept(user_id, refused):
            async with self._database.transaction() as connection:
                await _write(connection, user_id, refused)
                await outbox.drop_direct(connection, user_id)


async def _read(connection: Connection) -> dict[int, Preference]:
    stored = await preferences.all_of_them(connection)
    return {user_id: _still_known(chosen) for user_id, chosen in stored.items()}


async def _write(connection: Connection, user_id: int, preference: Preference) -> None:
    await preferences.put(connection, user_id, preference, THEMES)


def _still_known(chosen: Preference) -> Preference:
    """Return a preference without a theme that this version does not have."""
    return chosen if chosen.theme in (None, *THEMES) else replace(chosen, theme=None)
