"""Table of owed messages: what is to be posted, edited or deleted, channel by channel."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any

from bot.storage.database import Connection, insert
from bot.storage.times import from_milliseconds, to_milliseconds


class RowKind(StrEnum):
    """What an owed message is about."""

    LOBBY = "lobby"
    LOBBY_EDIT = "lobby_edit"
    FULL = "full"
    INVITE = "invite"
    TURN = "turn"
    DRAFT = "draft"
    DRAFT_EDIT = "draft_edit"
    DROP_DRAFT = "drop_draft"
    STRIP = "strip"
    RESIGNED = "resigned"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class Owed:
    """A message to be owed from now on.

    It tells the log entries ``first_revision`` to ``last_revision`` (0 for a lobby); ``user_id`` is
    whom it calls or is about; it is not due before ``not_before``.
    """

    game_id: int
    channel_id: int
    kind: RowKind
    first_revision: int = 0
    last_revision: int = 0
    user_id: int | None = None
    not_before: datetime | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """An owed message.

    ``attempted_after`` is the newest message known when it was last tried; ``is_outdated`` tells
    that a later turn (or the result) of its game is owed as well, or that whoever a turn calls is
    no longer waited for.
    """

    row_id: int
    game_id: int
    channel_id: int
    kind: RowKind
    first_revision: int
    last_revision: int
    user_id: int | None
    attempted_after: int | None
    is_outdated: bool


async def add(connection: Connection, owed: Sequence[Owed]) -> None:
    """Owe messages, in this order, behind all others."""
    await insert(
        connection,
        "INSERT INTO outbox"
        " (game_id, channel_id, kind, first_revision, last_revision, user_id, not_before) VALUES",
        [
            (
                message.game_id,
                message.channel_id,
                message.kind,
                message.first_revision,
                message.last_revision,
                message.user_id,
                message.not_before and to_milliseconds(message.not_before),
            )
            for message in owed
        ],
    )


async def next_due(connection: Connection, channel_id: int, now: datetime) -> Row | None:
    """Return the first row of a channel that is due."""
    rows = await connection.execute_fetchall(
        "SELECT row_id, game_id, channel_id, kind, first_revision, last_revision, user_id,"
        " attempted_after, EXISTS (SELECT 1 FROM outbox AS later"
        " WHERE later.game_id = outbox.game_id AND later.row_id > outbox.row_id"
        " AND later.kind IN ('turn', 'result'))"
        " OR kind = 'turn' AND user_id NOT IN (SELECT user_id FROM seats"
        " WHERE seats.game_id = outbox.game_id AND waiting_since IS NOT NULL)"
        " FROM outbox WHERE channel_id = ? AND NOT is_set_aside"
        " AND coalesce(not_before, 0) <= ? ORDER BY row_id LIMIT 1",
        (channel_id, to_milliseconds(now)),
    )
    return next(map(_row, rows), None)


def _row(stored: Sequence[Any]) -> Row:
    row_id, game_id, channel_id, kind, first, last, user_id, attempted_after, is_outdated = stored
    return Row(
        row_id,
        game_id,
        channel_id,
        RowKind(kind),
        first,
        last,
        user_id,
        attempted_after,
        bool(is_outdated),  # None for turns owed by versions that did not note whom they call
    )


async def next_time(connection: Connection, channel_id: int) -> datetime | None:
    """Return when the first of a channel's rows that wait for a time is due."""
    rows = await connection.execute_fetchall(
        "SELECT min(not_before) FROM outbox WHERE channel_id = ? AND NOT is_set_aside",
        (channel_id,),
    )
    return next((from_milliseconds(at) for (at,) in rows if at is not None), None)


async def channels(connection: Connection) -> list[int]:
    """Return the channels that something is owed to, the longest-waiting first."""
    rows = await connection.execute_fetchall(
        "SELECT channel_id FROM outbox WHERE NOT is_set_aside"
        " GROUP BY channel_id ORDER BY min(row_id)"
    )
    return [int(channel_id) for (channel_id,) in rows]


async def note_attempt(connection: Connection, row_id: int, seen: int) -> int | None:
    """Note that a send is about to be tried; None if the row is owed no longer.

    Return the newest message known before the first attempt: of the channel it is ``seen``, or the
    newest of the game. Later attempts look as far back.
    """
    rows = await connection.execute_fetchall(
        "UPDATE outbox SET attempted_after = coalesce(attempted_after, max(?, coalesce("
        " (SELECT max(message_id) FROM messages WHERE messages.game_id = outbox.game_id), 0)))"
        " WHERE row_id = ? RETURNING attempted_after",
        (seen, row_id),
    )
    return next((int(after) for (after,) in rows), None)


async def finish(connection: Connection, row_id: int) -> None:
    """Drop a row that is done."""
    await connection.execute_fetchall("DELETE FROM outbox WHERE row_id = ?", (row_id,))


async def set_aside(connection: Connection, row_id: int) -> None:
    """Keep a row that can never be delivered out of the others' way."""
    await connection.execute_fetchall(
        "UPDATE outbox SET is_set_aside = 1 WHERE row_id = ?", (row_id,)
    )


async def postpone_draft(connection: Connection, draft: Owed) -> bool:
    """Push back a draft that has not been tried yet; tell whether there was one."""
    rows = await connection.execute_fetchall(
        "UPDATE outbox SET last_revision = ?, not_before = ?"
        " WHERE game_id = ? AND kind = 'draft' AND attempted_after IS NULL RETURNING row_id",
        (
            draft.last_revision,
            draft.not_before and to_milliseconds(draft.not_before),
            draft.game_id,
        ),
    )
    return bool(list(rows))


async def withdraw(connection: Connection, game_id: int, *kinds: RowKind) -> None:
    """Owe no longer what a game has no more need of, unless it may have been sent already."""
    await connection.execute_fetchall(
        "DELETE FROM outbox WHERE game_id = ? AND attempted_after IS NULL"
        " AND kind IN (SELECT value FROM json_each(?))",
        (game_id, json.dumps(kinds)),
    )


async def owes(connection: Connection, game_id: int, kind: RowKind) -> bool:
    """Tell whether a row of some kind is owed for a game."""
    rows = await connection.execute_fetchall(
        "SELECT 1 FROM outbox WHERE game_id = ? AND kind = ? AND NOT is_set_aside", (game_id, kind)
    )
    return bool(list(rows))
