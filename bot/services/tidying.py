"""Deletes stored rows that nobody needs any more, in steps too small to delay a move."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from bot.services.servers.server_presence import BackUp, delete_left
from bot.services.waiting.away import PERIOD
from bot.storage import games, lobbies, messages, single_values
from bot.storage.calls import pings, requests
from bot.storage.calls.requests import COUNTED_FOR
from bot.storage.database import Connection, Database
from bot.storage.people import absences
from bot.storage.times import first_id_at

REPEATED_WITHIN: Final = timedelta(hours=1)
"""How long an interaction that changed a lobby is remembered, in case it is delivered again."""

GAMES_A_STEP: Final = 500
ROWS_A_STEP: Final = 200

UNTIDIED: Final = "untidied_games"
"""The stored value that lists the games to be looked at again, and from which on all are."""

Forget = Callable[[Connection, int], Awaitable[int]]
"""Deletes at most so many rows and returns how many."""


async def tidy(
    database: Database,
    now: datetime,
    back_up: BackUp | None = None,
    forget_server: Callable[[int], None] = lambda _: None,
) -> None:
    """Delete what is no longer linked, edited or asked for.

    That is all messages of finished games except the newest of each kind, the interactions of
    lobbies that are no longer open, whom people have asked for something long ago, who was called
    long ago, and holidays that count no more; with ``back_up``, also all data of servers that were
    left long ago, once it has made a copy; ``forget_server`` gets each of them.
    """
    await _forget_messages(database)
    old = first_id_at(now - REPEATED_WITHIN)
    await _in_steps(database, lambda it, most: lobbies.forget_interactions(it, old, most))
    await _in_steps(database, lambda it, most: requests.forget_old(it, now, most))
    await _in_steps(database, lambda it, most: pings.forget_old(it, now - COUNTED_FOR, most))
    await _in_steps(database, lambda it, most: absences.forget_over(it, now - PERIOD, most))
    if back_up is not None:
        await delete_left(database, back_up, now, forget_server)
    await database.erase_traces()


async def _forget_messages(database: Database) -> None:
    """Look at the games that were not tidied yet, and note which of them are still to be."""
    async with database.page() as connection:
        mark = await single_values.get(connection, UNTIDIED)
        end = await games.next_id(connection)
        *waiting, first = json.loads(mark or "[1]")
        # Of most of these numbers there is no game, once the bot was put back to a copy.
        game_ids = [*waiting, *await games.ids_from(connection, first)]
    waiting = []
    for begin in range(0, len(game_ids), GAMES_A_STEP):
        async with database.page() as connection:
            step = game_ids[begin : begin + GAMES_A_STEP]
            found = await messages.tidiness(connection, step)
        for game_id in found.crowded:
            async with database.autocommit() as connection:
                await messages.keep_newest(connection, game_id)
        waiting += found.waiting
    async with database.autocommit() as connection:
        await single_values.put(connection, UNTIDIED, json.dumps([*waiting, end]))


async def _in_steps(database: Database, forget: Forget) -> None:
    """Delete rows in small steps, until there are no more."""
    deleted = ROWS_A_STEP
    while deleted == ROWS_A_STEP:
        async with database.autocommit() as connection:
            deleted = await forget(connection, ROWS_A_STEP)
