"""Completes results that older versions of the program have written, one game after the other."""

from __future__ import annotations

import asyncio

import structlog

from bot.services.games.derived import derived_of
from bot.services.games.folding import CannotReplay, fold
from bot.storage import games, lobbies, log, results
from bot.storage.database import Database
from bot.storage.results import ResultRow

_log = structlog.get_logger()


async def complete_results(database: Database) -> None:
    """Reckon what people did best in games whose results lack it, in threads beside moves.

    A result whose game cannot be replayed stays as it is.
    """
    game_id = 0
    while True:
        async with database.page() as connection:
            following = await results.next_without_feats(connection, game_id)
        if following is None:
            return
        game_id = following
        result = await _result_of(database, game_id)
        if result is None:
            _log.warning("result_not_completed", game_id=game_id)
            continue
        async with database.transaction() as connection:
            await results.add_feats(connection, game_id, result)


async def _result_of(database: Database, game_id: int) -> ResultRow | None:
    """Derive a game's result; None if it cannot be replayed, or was deleted meanwhile."""
    async with database.page() as connection:
        row = await games.get(connection, game_id)
        joined = await lobbies.members(connection, game_id)
        entries = await log.entries(connection, game_id)
    if row is None:
        return None
    try:
        played = await asyncio.to_thread(fold, row, joined, entries)
    except CannotReplay:
        return None
    return derived_of(row, played).result
