"""Tables of restores, and of what is still to be done after the last one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.words.kinds import Kind, RowKind, kinds_in_sql


@dataclass(frozen=True, slots=True)
class Restore:
    """A copy that took the database's place; ``restore_id`` is when, in milliseconds since 1970.

    The copy was made at ``copied_at``, as far as it tells. Messages of ours with ids greater than
    ``lost_after`` were posted between that and the restore, or after it.
    """

    restore_id: int
    copied_at: datetime
    lost_after: int


_RESTORES: Final = Columns(Restore, "restore_id, copied_at, lost_after")


async def all_of_them(connection: Connection) -> list[Restore]:
    """Return all restores, oldest first."""
    return await _RESTORES.select(connection, "FROM restores ORDER BY restore_id")


async def to_be_deleted(connection: Connection) -> list[int]:
    """Return who is to be deleted again, since they were deleted after the copy was made."""
    return await connection.numbers("SELECT user_id FROM to_be_deleted ORDER BY user_id")


async def note_deleted(connection: Connection, user_id: int) -> None:
    """Note that somebody was deleted again."""
    await connection.run("DELETE FROM to_be_deleted WHERE user_id = ?", (user_id,))


async def to_be_told(connection: Connection) -> list[int]:
    """Return the games and lobbies that were put back, and whose channels are still to be told."""
    return await connection.numbers("SELECT game_id FROM to_be_told ORDER BY game_id")


async def note_told(connection: Connection, game_id: int) -> None:
    """Note that a game's channel is owed the news."""
    await connection.run("DELETE FROM to_be_told WHERE game_id = ?", (game_id,))


async def drop_owed(connection: Connection, game_id: int) -> int | None:
    """Drop what a game owes that a board makes up for, even if it was tried.

    Return the first entry of the log that dropped boards would have told; None without any.
    """
    dropped = await connection.run(
        "DELETE FROM outbox WHERE game_id = ?"  # noqa: S608
        f" AND kind IN {kinds_in_sql(lambda kind: kind.ends_with_restore)}"
        f" RETURNING iif(kind IN {kinds_in_sql(lambda kind: kind.tells_turns)},"
        " first_revision, NULL)",
        (game_id,),
    )
    return min((int(first) for (first,) in dropped if first is not None), default=None)


async def owe_as_never_sent(connection: Connection, game_id: int) -> None:
    """Owe again, behind all else, what a game asks people, as if it had never been tried.

    It may have been sent, but then its buttons do not carry the restore. Calls to a lobby come
    last, behind its message.
    """
    to_lobby = kinds_in_sql(_calls_to_lobby)
    asks = f"game_id = ? AND kind IN {kinds_in_sql(_asks)}"
    owed = await connection.numbers(f"SELECT row_id FROM outbox WHERE {asks}", (game_id,))  # noqa: S608
    await connection.run(
        "INSERT INTO outbox (game_id, channel_id, kind, first_revision, last_revision, user_id,"  # noqa: S608
        " not_before, body, is_anew) SELECT game_id, games.channel_id, kind, first_revision,"
        " last_revision, user_id, not_before, body, is_anew FROM outbox JOIN games USING (game_id)"
        f" WHERE row_id IN (SELECT value FROM json_each(?)) ORDER BY kind IN {to_lobby}, row_id",
        (json.dumps(owed),),
    )
    await connection.run(
        "DELETE FROM outbox WHERE row_id IN (SELECT value FROM json_each(?))", (json.dumps(owed),)
    )


def _asks(kind: Kind) -> bool:
    return (kind.asks_people or _calls_to_lobby(kind)) and not kind.ends_with_restore


def _calls_to_lobby(kind: Kind) -> bool:
    return kind in RowKind.INVITE_STRIP.of
