"""Table of our messages in channels, by game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.words.kinds import Kind


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message in a channel: its row's kind, and the revisions that it reports.

    Of messages of older versions only the last revision is known. ``channel_id`` need not be that
    of the game, which may have been moved since.
    """

    game_id: int
    message_id: int
    kind: str
    revision: int
    first_revision: int | None
    channel_id: int


_MESSAGES: Final = Columns(
    PostedMessage, "game_id, message_id, kind, revision, first_revision, channel_id"
)


async def add(connection: Connection, message: PostedMessage) -> bool:
    """Note a message that is in a channel; tell whether its game is in that channel, too."""
    rows = await connection.run(
        f"INSERT OR REPLACE INTO messages ({_MESSAGES.sql})"  # noqa: S608
        " VALUES (?, ?, ?, ?, ?, ?) RETURNING channel_id"
        " = (SELECT channel_id FROM games WHERE games.game_id = messages.game_id)",
        _MESSAGES.written(message),
    )
    return all(is_there for (is_there,) in rows)


async def forget(connection: Connection, game_id: int, message_id: int) -> None:
    """Forget a message that is no longer in its channel."""
    await connection.run(
        "DELETE FROM messages WHERE game_id = ? AND message_id = ?", (game_id, message_id)
    )


@dataclass(frozen=True, slots=True)
class Tidiness:
    """Which of some games may still need all their messages, and which have too many."""

    waiting: Sequence[int]
    crowded: Sequence[int]


async def tidiness(connection: Connection, game_ids: Sequence[int]) -> Tidiness:
    """Return which of some games are not over, or owe something, and which of the others crowd.

    A game that is over needs one message of each kind.
    """
    rows = await connection.run(
        "SELECT game_id, status NOT IN ('finished', 'cancelled', 'closed', 'deleted')"
        " OR EXISTS (SELECT 1 FROM outbox WHERE outbox.game_id = games.game_id),"
        " EXISTS (SELECT 1 FROM messages WHERE messages.game_id = games.game_id"
        " GROUP BY kind HAVING count(*) > 1)"
        " FROM games WHERE game_id IN (SELECT value FROM json_each(?))",
        (json.dumps([*game_ids]),),
    )
    return Tidiness(
        waiting=[int(game_id) for game_id, is_waiting, _ in rows if is_waiting],
        crowded=[int(game_id) for game_id, is_waiting, many in rows if many and not is_waiting],
    )


async def keep_newest(connection: Connection, game_id: int) -> None:
    """Forget all messages of a game but the newest of each kind."""
    await connection.run(
        "DELETE FROM messages WHERE game_id = ?1 AND message_id NOT IN"
        " (SELECT max(message_id) FROM messages WHERE game_id = ?1 GROUP BY kind)",
        (game_id,),
    )


async def any_before(
    connection: Connection, game_id: int, revision: int, kinds: Sequence[Kind]
) -> bool:
    """Tell whether a game has a message of some kinds about a time before a revision."""
    return await connection.has(
        "SELECT 1 FROM messages WHERE game_id = ? AND revision < ?"
        " AND kind IN (SELECT value FROM json_each(?)) LIMIT 1",
        (game_id, revision, json.dumps([kind.word for kind in kinds])),
    )


async def of_kind(connection: Connection, game_id: int, *kinds: Kind) -> list[PostedMessage]:
    """Return a game's messages of some kinds, oldest first."""
    return await _MESSAGES.select(
        connection,
        "FROM messages WHERE game_id = ? AND kind IN (SELECT value FROM json_each(?))"
        " ORDER BY message_id",
        (game_id, json.dumps([kind.word for kind in kinds])),
    )


async def newest_here(connection: Connection, game_id: int, *kinds: Kind) -> int | None:
    """Return the newest of a game's messages of some kinds in its own channel, None without one."""
    return await connection.number(
        "SELECT max(message_id) FROM messages JOIN games USING (game_id, channel_id)"
        " WHERE game_id = ? AND kind IN (SELECT value FROM json_each(?))",
        (game_id, json.dumps([kind.word for kind in kinds])),
    )
