"""Selects which games had anything happen in them lately; these statements read whole tables."""

from __future__ import annotations

from datetime import datetime

from bot.storage.database import Connection
from bot.storage.times import from_milliseconds, to_milliseconds


async def active_games(connection: Connection, since: datetime) -> dict[int, int]:
    """Return the games with log entries from ``since`` on, each with its server."""
    rows = await connection.run(
        "SELECT game_id, guild_id FROM games WHERE game_id IN"
        " (SELECT game_id FROM log WHERE at >= ?) ORDER BY game_id",
        (to_milliseconds(since),),
    )
    return {int(game_id): int(guild_id) for game_id, guild_id in rows}


async def endings(connection: Connection, since: datetime) -> list[datetime]:
    """Return when games ended with a result, from ``since`` on."""
    query = "SELECT finished_at FROM results WHERE finished_at >= ?"
    ended = await connection.numbers(query, (to_milliseconds(since),))
    return [from_milliseconds(at) for at in ended]
