"""Parts what a restored copy goes on with from what was lost: ids, buttons, messages.

A restore can only mark the copy, which may be older than this program. Whoever opens the database
to write finds that mark once the schema is up to date, and parts the two before anything else, in
one transaction that also takes the mark away.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

import aiosqlite

from bot.storage.times import first_id_at, from_milliseconds, ids_within, to_milliseconds
from bot.storage.words.kinds import Does, kinds_in_sql

RAISED_BY: Final = 1_000_000
"""By how much ids go on above those of the copy, and by one more for each millisecond since it.

Whoever restores the same copy again so gets other ids than were given in between: fewer are given
than one a millisecond.
"""

_MARK: Final = "restored"
"""The single value, in a table that every copy has, by which a restore marks it."""

_MARGIN: Final = timedelta(minutes=5)
"""So far this machine's clock may be from Discord's."""

_SEQUENCES: Final = ("games", "outbox")

_POSTS: Final = kinds_in_sql(lambda kind: kind.does in (Does.POST, Does.WRITE))


def mark(copy: sqlite3.Connection, at: datetime, deleted: Collection[int]) -> None:
    """Note in a copy that it is restored at a time, and who was ``deleted`` since it was made.

    Those whom an earlier restore has noted, and who were not deleted yet, stay noted.
    """
    told = {"at": to_milliseconds(at), "deleted": sorted({*deleted, *still_to_delete(copy)})}
    copy.execute(
        "INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
        (_MARK, json.dumps(told)),
    )


def still_to_delete(connection: sqlite3.Connection, schema: str = "main") -> frozenset[int]:
    """Return who is to be deleted since a restore that no bot has followed yet."""
    found = connection.execute(
        f"SELECT value FROM {schema}.settings WHERE name = ?",  # noqa: S608
        (_MARK,),
    )
    return frozenset(user_id for (text,) in found for user_id in json.loads(text)["deleted"])


async def part(connection: aiosqlite.Connection) -> None:
    """Part a database that was restored since it was last opened from what was lost.

    New games and owed messages get ids that were never given. The buttons of open games and lobbies
    will carry the restore's number. What was owed may have been posted meanwhile, so it is looked
    for before it is posted.
    """
    found = await connection.execute_fetchall("SELECT value FROM settings WHERE name = ?", (_MARK,))
    for (text,) in found:
        await connection.execute_fetchall("BEGIN IMMEDIATE")
        await _part(connection, **json.loads(text))
        await connection.execute_fetchall("DELETE FROM settings WHERE name = ?", (_MARK,))
        await connection.commit()


async def _part(connection: aiosqlite.Connection, at: int, deleted: list[int]) -> None:
    beats = await connection.execute_fetchall("SELECT at FROM heartbeat")
    copied_at = min([at, *(int(beat) for (beat,) in beats)])
    for table in _SEQUENCES:
        await _raise(connection, table, RAISED_BY + at - copied_at)
    copied_id = first_id_at(from_milliseconds(copied_at))
    await connection.execute_fetchall(
        "INSERT OR REPLACE INTO restores"
        " SELECT ?, ?, max(?, coalesce(max(message_id), 0)) FROM messages",
        (at, copied_at, copied_id),
    )
    are_open = "status IN ('lobby', 'running', 'paused')"
    await connection.execute_fetchall(f"UPDATE games SET restore_id = ? WHERE {are_open}", (at,))  # noqa: S608
    await connection.execute_fetchall(
        f"INSERT OR IGNORE INTO to_be_told SELECT game_id FROM games WHERE {are_open}"  # noqa: S608
    )
    await connection.execute_fetchall(
        "INSERT OR IGNORE INTO to_be_deleted SELECT value FROM json_each(?)", (json.dumps(deleted),)
    )
    since = copied_id - ids_within(_MARGIN)
    await connection.execute_fetchall(
        f"UPDATE outbox SET attempted_after = ? WHERE attempted_after IS NULL AND kind IN {_POSTS}",  # noqa: S608
        (max(0, since),),
    )


async def _raise(connection: aiosqlite.Connection, table: str, by: int) -> None:
    """Let a table's ids go on ``by`` higher; a table that never had a row has no sequence yet."""
    await connection.execute_fetchall(
        "INSERT INTO sqlite_sequence SELECT ?1, 0"
        " WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)",
        (table,),
    )
    await connection.execute_fetchall(
        "UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ?", (by, table)
    )
