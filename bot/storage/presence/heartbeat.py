"""Tables that say when the bot last worked, and which shards had no connection then."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.storage.database import Connection, insert
from bot.storage.presence.shards import shard_in_sql
from bot.storage.times import from_milliseconds, to_milliseconds


async def beat(connection: Connection, at: datetime) -> None:
    """Note that the bot works."""
    await connection.run(
        "INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)",
        (to_milliseconds(at),),
    )


async def last_beat(connection: Connection) -> datetime | None:
    """Return when the bot was last known to work; None if it never was."""
    rows = await connection.run("SELECT at FROM heartbeat")
    return next((from_milliseconds(at) for (at,) in rows), None)


async def lost_shards(connection: Connection) -> list[tuple[int, int, datetime]]:
    """Return the shards that were lost when the bot last knew, of how many, and since when."""
    rows = await connection.run("SELECT shard, shards, since FROM outages")
    return [(int(shard), int(shards), from_milliseconds(since)) for shard, shards, since in rows]


async def lost_since(connection: Connection, game_id: int) -> datetime | None:
    """Return since when a game's server has missed time that is still to be given back."""
    joined = f"FROM outages JOIN games ON {shard_in_sql('shards')} = shard"
    rows = await connection.run(f"SELECT min(since) {joined} WHERE game_id = ?", (game_id,))
    return next((from_milliseconds(at) for (at,) in rows if at is not None), None)


async def put_lost_shards(
    connection: Connection, lost: Sequence[tuple[int, int, datetime]]
) -> None:
    """Note which shards are lost, of how many, and since when they miss time."""
    await connection.run("DELETE FROM outages")
    rows = [(shard, shards, to_milliseconds(since)) for shard, shards, since in lost]
    await insert(connection, "INSERT INTO outages VALUES", rows)
