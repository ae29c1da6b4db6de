"""Lists of started games and lobbies, each one page of the database."""

from __future__ import annotations

from bot.services.games.match import Summary
from bot.services.games.showing import summarise
from bot.storage import overview
from bot.storage.database import Database


class GameLists:
    """Lists games for people; nothing that is moved waits for that."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting_for(self, user_id: int, guild_id: int | None) -> list[Summary]:
        """Return the games in which it is a user's turn, the most urgent first."""
        async with self._database.page() as connection:
            rows = await overview.waiting_for(connection, user_id, guild_id)
        return [summarise(row) for row in rows]

    async def played_for(self, user_id: int) -> list[Summary]:
        """Return the games in which a computer plays for a user."""
        async with self._database.page() as connection:
            rows = await overview.played_for(connection, user_id)
        return [summarise(row) for row in rows]

    async def list_for(self, user_id: int, guild_id: int) -> list[Summary]:
        """Return the open games and lobbies of a server, oldest first.

        Who may see which of them is for the caller to decide.
        """
        async with self._database.page() as connection:
            rows = await overview.open_on(connection, user_id, guild_id)
        return [summarise(row) for row in rows]
