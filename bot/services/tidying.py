"""Deletes stored rows that nobody needs any more, in steps too small to delay a move."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.services.servers.presence import BackUp, delete_left
from bot.services.snowflakes import first_id_at
from bot.storage import games, lobbies, messages
from bot.storage.calls import requests
from bot.storage.database import Database

REPEATED_WITHIN: Final = timedelta(hours=1)
"""How long an interaction that changed a lobby is remembered, in case it is delivered again."""

GAMES_A_STEP: Final = 500
INTERACTIONS_A_STEP: Final = 200
REQUESTS_A_STEP: Final = 200


async def tidy(database: Database, now: datetime, back_up: BackUp | None = None) -> None:
    """Delete what is no longer linked, edited or asked for.

    That is all messages of finished games except the newest of each kind, the interactions of
    lobbies that are no longer open, and whom people have asked for something long ago; with
    ``back_up``, also all data of servers that were left long ago, once it has made a copy.
    """
    await _forget_messages(database)
    await _forget_interactions(database, now - REPEATED_WITHIN)
    await _forget_requests(database, now)
    if back_up is not None:
        await delete_left(database, back_up, now)
    await database.erase_traces()


async def _forget_messages(database: Database) -> None:
    end = await games.next_id(database.reader)
    for first in range(1, end, GAMES_A_STEP):
        async with database.page() as connection:
            step = range(first, first + GAMES_A_STEP)
            crowded = await messages.crowded_games(connection, step)
        for game_id in crowded:
            async with database.autocommit() as connection:
                await messages.keep_newest(connection, game_id)


async def _forget_interactions(database: Database, before: datetime) -> None:
    deleted = INTERACTIONS_A_STEP
    while deleted == INTERACTIONS_A_STEP:
        async with database.autocommit() as connection:
            deleted = await lobbies.forget_interactions(
                connection, first_id_at(before), INTERACTIONS_A_STEP
            )


async def _forget_requests(database: Database, now: datetime) -> None:
    deleted = REQUESTS_A_STEP
    while deleted == REQUESTS_A_STEP:
        async with database.autocommit() as connection:
            deleted = await requests.forget_old(connection, now, REQUESTS_A_STEP)
