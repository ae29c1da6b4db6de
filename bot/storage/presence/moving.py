"""Games that move between channels: what is owed goes along, and who may move which."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Final

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.games import WHEREABOUTS, Whereabouts
from bot.storage.outbox import Owed, RowKind
from bot.storage.people.id_signs import server_channel_in_sql
from bot.storage.times import from_milliseconds


@dataclass(frozen=True, slots=True)
class MovableGame:
    """A game of a server that is not over, as somebody may move it.

    ``has_seat`` tells whether they hold a seat or one is played for them, ``has_sat`` whether they
    ever held one.
    """

    where: Whereabouts
    is_paused: bool
    is_host: bool
    has_seat: bool
    has_sat: bool

    @property
    def is_player(self) -> bool:
        """Whether they are its host or hold a seat, so that they may know of it."""
        return self.is_host or self.has_seat


_MOVABLE: Final = Columns(
    MovableGame,
    where=WHEREABOUTS,
    is_paused="status = 'paused'",
    is_host="host_id = :user",
    has_seat="EXISTS (SELECT 1 FROM seats WHERE seats.game_id = games.game_id"
    " AND :user IN (user_id, played_for))",
    has_sat="EXISTS (SELECT 1 FROM log"
    " WHERE log.game_id = games.game_id AND kind = 'seat' AND body = :text)",
)
_IS_ON_SERVER: Final = server_channel_in_sql("outbox.channel_id")


async def set_channel(connection: Connection, game_id: int, channel_id: int) -> None:
    """Let a game go on in another channel of its server, with what is owed.

    What may have been sent stays owed where it was until that is known: see ``follow``.

    Raises:
        sqlite3.IntegrityError: the channel has an open game.
    """
    await connection.run("UPDATE games SET channel_id = ? WHERE game_id = ?", (channel_id, game_id))
    await connection.run(
        f"UPDATE outbox SET channel_id = ? WHERE game_id = ? AND {_IS_ON_SERVER}"  # noqa: S608
        " AND attempted_after IS NULL",
        (channel_id, game_id),
    )
    await connection.run(
        "UPDATE outbox SET is_set_aside = 0 WHERE game_id = ? AND is_set_aside", (game_id,)
    )


async def reminders_apart(connection: Connection, game_id: int, channel_id: int) -> list[Owed]:
    """Let no reminder of another game name a game any more; return those of its own instead.

    Not everybody who sees the other game's channel need see its own.
    """
    rows = await connection.run(
        "SELECT row_id, user_id, not_before, body FROM outbox WHERE kind = 'reminder'"
        " AND attempted_after IS NULL AND game_id <> ?1"
        " AND user_id IN (SELECT user_id FROM seats WHERE game_id = ?1)",
        (game_id,),
    )
    apart = []
    for row_id, user_id, not_before, body in rows:
        named = json.loads(body)
        others = [pair for pair in named if pair[0] != game_id]
        for pair in (pair for pair in named if pair[0] == game_id):
            await connection.run(
                "UPDATE outbox SET body = ? WHERE row_id = ?", (json.dumps(others), row_id)
            )
            due = None if not_before is None else from_milliseconds(not_before)
            own = Owed(game_id, channel_id, RowKind.REMINDER, pair[1], pair[1], not_before=due)
            apart.append(replace(own, user_id=user_id, body=json.dumps([pair])))
    return apart


async def follow(connection: Connection, row_id: int) -> int | None:
    """Let a row that was not sent follow its game; return the channel, None if it is there.

    A draft is dropped.
    """
    await connection.run(
        "DELETE FROM outbox WHERE row_id = ? AND kind = 'draft' AND channel_id <>"
        " (SELECT games.channel_id FROM games WHERE games.game_id = outbox.game_id)",
        (row_id,),
    )
    return await connection.number(
        "UPDATE outbox SET channel_id = games.channel_id, attempted_after = NULL, is_set_aside = 0"  # noqa: S608
        " FROM games WHERE row_id = ? AND games.game_id = outbox.game_id"
        f" AND {_IS_ON_SERVER} AND outbox.channel_id <> games.channel_id"
        " RETURNING channel_id",
        (row_id,),
    )


async def owes_call(connection: Connection, game_id: int) -> bool:
    """Tell whether a board is owed that may call somebody, as none does that is posted anew."""
    return await connection.has(
        "SELECT 1 FROM outbox WHERE game_id = ? AND kind = 'turn' AND NOT is_set_aside"
        " AND NOT is_anew",
        (game_id,),
    )


async def known_to(connection: Connection, guild_id: int, user_id: int) -> list[MovableGame]:
    """Return a server's started games that are not over, oldest first, as somebody may move them.

    It also tells of games that they may not see.
    """
    return await _MOVABLE.select(
        connection,
        # As the indexes in the migrations write it, so that they are found.
        "FROM games WHERE status IN ('lobby', 'running', 'paused') AND status <> 'lobby'"
        " AND guild_id = :guild ORDER BY game_id",
        {"guild": guild_id, "user": user_id, "text": str(user_id)},
    )
