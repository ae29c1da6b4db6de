"""Table of pings: when somebody was last called for a game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.storage.database import Connection
from bot.storage.times import from_milliseconds, to_milliseconds

REST: Final = timedelta(hours=1)
"""Nobody is called for a game again within this time, but for the turn itself."""


async def add(
    connection: Connection, game_ids: Sequence[int], user_ids: Sequence[int], at: datetime
) -> None:
    """Note that a message has called people for some games; nothing for those deleted since."""
    await connection.run(
        "INSERT OR REPLACE INTO pings SELECT game_id, called.value, ?"
        " FROM games, json_each(?) AS called"
        " WHERE game_id IN (SELECT value FROM json_each(?)) AND status <> 'deleted'",
        (to_milliseconds(at), json.dumps(user_ids), json.dumps(game_ids)),
    )


async def rests_until(
    connection: Connection, game_ids: Sequence[int], user_ids: Sequence[int], at: datetime
) -> dict[int, datetime]:
    """Return who of some people may not be called at a time for one of some games, until when."""
    rows = await connection.run(
        "SELECT user_id, max(at) FROM pings WHERE user_id IN (SELECT value FROM json_each(?))"
        " AND game_id IN (SELECT value FROM json_each(?)) AND at > ? GROUP BY user_id",
        (json.dumps(user_ids), json.dumps(game_ids), to_milliseconds(at - REST)),
    )
    return {int(user_id): from_milliseconds(last) + REST for user_id, last in rows}


async def forget_old(connection: Connection, before: datetime, most: int) -> int:
    """Delete calls of before a time, at most so many; return how many."""
    # No index: done again and again, this keeps what it goes through small.
    rows = await connection.run(
        "DELETE FROM pings WHERE (game_id, user_id) IN"
        " (SELECT game_id, user_id FROM pings WHERE at <= ? LIMIT ?) RETURNING game_id",
        (to_milliseconds(before), most),
    )
    return len(rows)
