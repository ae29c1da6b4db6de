"""Threads that are opened for lobbies, noted before, so that none is left without one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.services.lobbies.opening import Openings
from bot.storage import games, lobbies
from bot.storage.database import Database
from bot.storage.lobbies import BegunThread

__all__ = ["BegunThread", "BegunThreads"]


class BegunThreads:
    """Notes which threads are about to be opened; the transaction that opens a lobby forgets it."""

    def __init__(self, database: Database, openings: Openings) -> None:
        """``openings`` keep the names of what is being opened."""
        self._database = database
        self._openings = openings

    @asynccontextmanager
    async def begin(
        self, guild_id: int, channel_id: int, interaction_id: int
    ) -> AsyncIterator[str]:
        """Keep a free name for the lobby that an interaction opens in a new thread meanwhile."""
        async with self._database.transaction() as connection:  # no name is taken meanwhile
            name = await self._openings.keep_name(connection, guild_id, interaction_id)
            begun = BegunThread(interaction_id, guild_id, channel_id, name)
            await lobbies.note_thread(connection, begun)
        try:
            yield name
        finally:
            self._openings.release_name(interaction_id)

    async def forget(self, interaction_id: int) -> None:
        """Forget what an interaction has begun: there is no such thread, or it is gone."""
        async with self._database.autocommit() as connection:
            await lobbies.forget_thread(connection, interaction_id)

    async def left(self) -> list[BegunThread]:
        """Return what was begun without a lobby, but for what is being opened now."""
        begun = await lobbies.begun_threads(self._database.reader)
        return [thread for thread in begun if not self._openings.keeps(thread.interaction_id)]

    async def is_played_in(self, channel_id: int) -> bool:
        """Tell whether there is an open game or lobby in a channel, or a finished game."""
        reader = self._database.reader
        is_open = await games.open_in(reader, channel_id) is not None
        return is_open or await games.newest_finished_in(reader, channel_id) is not None
