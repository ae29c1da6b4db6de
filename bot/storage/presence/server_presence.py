"""Table of the servers that the bot is or was on, and the deletion of what is kept of one."""

from __future__ import annotations

import json
from collections.abc import Collection
from datetime import datetime

from bot.storage import games
from bot.storage.database import Connection
from bot.storage.schema import tables_with
from bot.storage.times import to_milliseconds


async def knows_any(connection: Connection, application_id: int) -> bool:
    """Tell whether the bot was seen on any server as an application."""
    return await connection.has(
        "SELECT 1 FROM server_presence WHERE application_id = ? LIMIT 1", (application_id,)
    )


async def applications(connection: Connection) -> list[int]:
    """Return as which applications the bot was last seen on the servers where it still is."""
    return await connection.numbers(
        "SELECT DISTINCT application_id FROM server_presence"
        " WHERE gone_since IS NULL AND application_id IS NOT NULL ORDER BY application_id"
    )


async def see(
    connection: Connection,
    guild_ids: Collection[int],
    application_id: int,
    *,
    greets_new: bool,
) -> None:
    """Note that the bot is on some servers as an application.

    Those on which it was not before are to be greeted if ``greets_new``.
    """
    await connection.run(
        "INSERT INTO server_presence SELECT value, ?, NULL, ? FROM json_each(?) WHERE true"
        " ON CONFLICT DO UPDATE SET application_id = excluded.application_id, gone_since = NULL",
        (application_id, not greets_new, json.dumps([*guild_ids])),
    )


async def leave(connection: Connection, guild_id: int, at: datetime) -> None:
    """Note that the bot is no longer on a server, unless that is known; it greets it if it returns.

    A server that was never seen is noted too: something may be stored about it.
    """
    await connection.run(
        "INSERT INTO server_presence VALUES (?, NULL, ?, 0) ON CONFLICT DO UPDATE SET"
        " gone_since = coalesce(gone_since, excluded.gone_since), is_greeted = 0",
        (guild_id, to_milliseconds(at)),
    )


async def leave_others(
    connection: Connection, guild_ids: Collection[int], application_id: int, at: datetime
) -> list[int]:
    """Note that an application is on these servers alone; return those that it is no longer on."""
    return await connection.numbers(
        "UPDATE server_presence SET gone_since = ?, is_greeted = 0 WHERE application_id = ?"
        " AND gone_since IS NULL AND guild_id NOT IN (SELECT value FROM json_each(?))"
        " RETURNING guild_id",
        (to_milliseconds(at), application_id, json.dumps([*guild_ids])),
    )


async def to_greet(connection: Connection, guild_ids: Collection[int]) -> list[int]:
    """Return those of some servers that the bot is on and has not greeted."""
    return await connection.numbers(
        "SELECT guild_id FROM server_presence"
        " WHERE guild_id IN (SELECT value FROM json_each(?))"
        " AND NOT is_greeted AND gone_since IS NULL",
        (json.dumps([*guild_ids]),),
    )


async def count_as_greeted(connection: Connection, guild_ids: Collection[int]) -> None:
    """Note that servers are greeted."""
    await connection.run(
        "UPDATE server_presence SET is_greeted = 1"
        " WHERE guild_id IN (SELECT value FROM json_each(?))",
        (json.dumps([*guild_ids]),),
    )


async def claim_greeting(connection: Connection, guild_id: int) -> bool:
    """Note that a server is greeted; False if it was already, or if the bot is not there."""
    return await connection.has(
        "UPDATE server_presence SET is_greeted = 1"
        " WHERE guild_id = ? AND NOT is_greeted AND gone_since IS NULL RETURNING guild_id",
        (guild_id,),
    )


async def gone_since_before(connection: Connection, at: datetime) -> list[int]:
    """Return the servers that the bot has not been on since a time, or longer."""
    return await connection.numbers(
        "SELECT guild_id FROM server_presence WHERE gone_since <= ? ORDER BY gone_since",
        (to_milliseconds(at),),
    )


async def games_of(connection: Connection, guild_id: int, most: int) -> list[int]:
    """Return at most so many of a server's games and lobbies, whatever has become of them."""
    return await connection.numbers(
        "SELECT game_id FROM games WHERE guild_id = ? LIMIT ?", (guild_id, most)
    )


async def is_gone(connection: Connection, guild_id: int, at: datetime) -> bool:
    """Tell whether the bot has not been on a server since a time, or longer."""
    return await connection.has(
        "SELECT 1 FROM server_presence WHERE guild_id = ? AND gone_since <= ?",
        (guild_id, to_milliseconds(at)),
    )


async def delete_game(connection: Connection, game_id: int) -> None:
    """Delete a game with all its rows in all tables, in the caller's transaction.

    Its result must have been withdrawn from the sums before.
    """
    await games.clear(connection, game_id)
    await connection.run("DELETE FROM games WHERE game_id = ?", (game_id,))


async def delete_server(connection: Connection, guild_id: int) -> None:
    """Delete what is left of a server without games, in the caller's transaction."""
    for table in await tables_with(connection, "guild_id"):
        await connection.run(
            f"DELETE FROM {table} WHERE guild_id = ?",  # noqa: S608  from the schema
            (guild_id,),
        )
