"""Table of display names, one for each person and server; beside it, what else knows of people."""

from __future__ import annotations

import json
from collections.abc import Collection

from bot.storage.database import Connection


async def put(connection: Connection, guild_id: int, user_id: int, name: str) -> None:
    """Write the name that somebody has on a server."""
    await connection.run(
        "INSERT INTO people VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name",
        (guild_id, user_id, name),
    )


async def names(connection: Connection, guild_id: int, user_ids: Collection[int]) -> dict[int, str]:
    """Return the known names of people on a server, by user id."""
    rows = await connection.run(
        "SELECT user_id, name FROM people"
        " WHERE guild_id = ? AND user_id IN (SELECT value FROM json_each(?))",
        (guild_id, json.dumps(list(user_ids))),
    )
    return {int(user_id): str(name) for user_id, name in rows}
