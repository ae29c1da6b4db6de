"""Knows on which servers the bot is, and deletes what is kept of those that it has left."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.services.ratings.updating import withdraw
from bot.storage.database import Database
from bot.storage.presence import server_presence

KEPT: Final = timedelta(days=30)
"""How long the data of a server is kept after the bot has left it."""

GAMES_A_STEP: Final = 50

BackUp = Callable[[], Awaitable[object]]
"""Copies the database; raises if there is no copy."""

_log = structlog.get_logger()


class ServerPresence:
    """Notes on which servers the bot is. An outage of Discord's is no leaving."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        """``now`` gives aware UTC instants."""
        self._database = database
        self._now = now
        self.has_met = False
        """Whether it is known since the start which servers the bot is on."""

    async def meet(self, guild_ids: Collection[int], application_id: int) -> list[int]:
        """Note all servers that an application is on; return those that are to be greeted.

        Those on which it was and is no more count as left from now on. If the application was
        never seen before, it is not new on any of them.
        """
        async with self._database.transaction() as connection:
            greets_new = await server_presence.knows_any(connection, application_id)
            await server_presence.see(connection, guild_ids, application_id, greets_new=greets_new)
            left = await server_presence.leave_others(
                connection, guild_ids, application_id, self._now()
            )
        self.has_met = True
        for guild_id in left:
            _log.info("server_left", guild_id=guild_id)
        return await self.to_greet(guild_ids)

    async def to_greet(self, guild_ids: Collection[int]) -> list[int]:
        """Return which of some servers are to be greeted."""
        return await server_presence.to_greet(self._database.reader, guild_ids)

    async def join(self, guild_id: int, application_id: int) -> None:
        """Note that an application has joined a server; the count of its leaving ends."""
        async with self._database.autocommit() as connection:
            await server_presence.see(connection, [guild_id], application_id, greets_new=True)
        _log.info("server_joined", guild_id=guild_id)

    async def leave(self, guild_id: int) -> None:
        """Note that the bot was removed from a server."""
        async with self._database.autocommit() as connection:
            await server_presence.leave(connection, guild_id, self._now())
        _log.info("server_left", guild_id=guild_id)

    async def count_as_greeted(self, guild_ids: Collection[int]) -> None:
        """Note that servers are not to be greeted."""
        async with self._database.autocommit() as connection:
            await server_presence.count_as_greeted(connection, guild_ids)

    async def may_greet(self, guild_id: int) -> bool:
        """Tell whether a server is to be greeted; from now on it counts as greeted."""
        async with self._database.autocommit() as connection:
            return await server_presence.claim_greeting(connection, guild_id)


async def delete_left(
    database: Database, back_up: BackUp, now: datetime, forget: Callable[[int], None]
) -> None:
    """Delete the data of servers that the bot left ``KEPT`` ago, after a copy was made.

    Each game is a transaction of its own. If the bot returns meanwhile, the rest stays. ``forget``
    gets each server of which nothing is left.

    Raises:
        Exception: there is no copy; nothing is deleted.
    """
    before = now - KEPT
    left = await server_presence.gone_since_before(database.reader, before)
    if not left:
        return
    await back_up()
    for guild_id in left:
        if await _delete(database, guild_id, before):
            forget(guild_id)


async def _delete(database: Database, guild_id: int, before: datetime) -> bool:
    """Delete the data of a server; False if the bot has returned meanwhile."""
    number = 0
    while True:
        async with database.page() as connection:
            game_ids = await server_presence.games_of(connection, guild_id, GAMES_A_STEP)
        if not game_ids:
            break
        for game_id in game_ids:
            async with database.transaction() as connection:
                if not await server_presence.is_gone(connection, guild_id, before):
                    return False
                await withdraw(connection, game_id)
                await server_presence.delete_game(connection, game_id)
            number += 1
    async with database.transaction() as connection:
        if not await server_presence.is_gone(connection, guild_id, before):
            return False
        await server_presence.delete_server(connection, guild_id)
    _log.info("server_deleted", guild_id=guild_id, games=number)
    return True
