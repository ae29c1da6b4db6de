"""Lists of started games and lobbies for people."""

from __future__ import annotations

from bot.storage import overview
from bot.storage.database import Database
from bot.storage.overview import Summary

__all__ = ["GameLists", "Summary"]


class GameLists:
    """Lists games for people.

    What is said of somebody's own games beside a move comes from the connection for moves, so that
    no answer waits for a page. A server's games are a page.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting_for(self, user_id: int, guild_id: int | None) -> list[Summary]:
        """Return the games in which it is a user's turn, the most urgent first."""
        return await overview.waiting_for(self._database.reader, user_id, guild_id)

    async def played_for(self, user_id: int) -> list[Summary]:
        """Return the games in which a computer plays for a user."""
        return await overview.played_for(self._database.reader, user_id)

    async def planned_by(self, user_id: int) -> list[Summary]:
        """Return the games of others' turns for which a user has plans."""
        return await overview.planned_by(self._database.reader, user_id)

    async def own_on(self, guild_id: int, user_id: int) -> list[Summary]:
        """Return the open games and lobbies of a server in which a user plays, oldest first."""
        return await overview.own_on(self._database.reader, user_id, guild_id)

    async def has_open_game(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a user plays in an open game or lobby of a server."""
        return await overview.has_open_game(self._database.reader, user_id, guild_id)

    async def has_open_in(self, channel_id: int) -> bool:
        """Tell whether there is an open game or lobby in a channel."""
        return await overview.has_open_in(self._database.reader, channel_id)

    async def list_for(self, user_id: int, guild_id: int) -> list[Summary]:
        """Return the open games and lobbies of a server, oldest first.

        Who may see which of them is for the caller to decide.
        """
        async with self._database.page() as connection:
            return await overview.open_on(connection, user_id, guild_id)
