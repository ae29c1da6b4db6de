"""Calls to lobbies, in the table of owed messages."""

from __future__ import annotations

from bot.storage import outbox
from bot.storage.database import Connection
from bot.storage.outbox import RowKind
from bot.storage.words.kinds import kinds_in_sql


async def close(connection: Connection, game_id: int) -> None:
    """Drop calls to a lobby that is closed; those that were sent, or may be, lose their buttons."""
    calls = RowKind.INVITE_STRIP.of
    await outbox.withdraw(connection, game_id, *calls)
    words = kinds_in_sql(calls.__contains__)
    await connection.run(
        "INSERT INTO outbox (game_id, channel_id, kind, first_revision, last_revision)"  # noqa: S608
        " SELECT game_id, channel_id, ?2, 0, 0 FROM games WHERE game_id = ?1 AND EXISTS ("
        f" SELECT 1 FROM messages WHERE game_id = ?1 AND kind IN {words}"
        f" UNION ALL SELECT 1 FROM outbox WHERE game_id = ?1 AND kind IN {words})",
        (game_id, RowKind.INVITE_STRIP.word),
    )
