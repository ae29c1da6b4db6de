"""Table of seats, derived from logs: holders, scores, ranks, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.people.id_signs import person_in_sql


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a started game; only the seat on turn has ``waiting_since``.

    ``owner_id`` held it first, ``user_id`` holds it now; ``played_for`` is the person for whom a
    computer holds it. ``turns`` counts the turns that the owner made after the set-up, without
    those that the clock closed.
    """

    seat: int
    owner_id: int
    user_id: int
    score: int
    rank: int
    waiting_since: datetime | None
    turns: int
    played_for: int | None = None


_SEATS: Final = Columns(
    SeatRow, "seat, owner_id, user_id, score, rank, waiting_since, turns, played_for"
)


_IS_PERSON: Final = person_in_sql("user_id")


async def put(connection: Connection, game_id: int, rows: Sequence[SeatRow]) -> None:
    """Write all seats of a game."""
    await _SEATS.insert(connection, "INSERT OR REPLACE INTO seats", rows, game_id=game_id)


async def of_game(connection: Connection, game_id: int) -> tuple[SeatRow, ...]:
    """Return the seats of a game in order."""
    found = await _SEATS.select(connection, "FROM seats WHERE game_id = ? ORDER BY seat", [game_id])
    return tuple(found)


async def people_of(connection: Connection, game_id: int) -> list[int]:
    """Return the people of a game: who holds a seat themselves and has not resigned."""
    return await connection.numbers(
        f"SELECT user_id FROM seats WHERE game_id = ?1 AND {_IS_PERSON} AND NOT EXISTS"  # noqa: S608
        " (SELECT 1 FROM log WHERE log.game_id = ?1 AND log.kind = 'action'"
        " AND log.seat = seats.seat AND log.body = 'resign') ORDER BY seat",
        (game_id,),
    )


async def waiting_games(connection: Connection, user_id: int) -> list[tuple[int, int]]:
    """Return the games that wait for somebody, paused ones too, each with its channel."""
    rows = await connection.run(
        "SELECT game_id, channel_id FROM seats JOIN games USING (game_id)"
        " WHERE user_id = ? AND waiting_since IS NOT NULL AND status IN ('running', 'paused')"
        " ORDER BY game_id",
        (user_id,),
    )
    return [(int(game_id), int(channel_id)) for game_id, channel_id in rows]
