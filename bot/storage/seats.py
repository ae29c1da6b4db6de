"""Tables derived from logs: who sits where, how they stand, whose turn it is, how games ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.storage.database import Connection, insert
from bot.storage.times import from_milliseconds, to_milliseconds


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a started game; ``waiting_since`` is set for the seat on turn alone.

    ``turns`` counts the turns made after the set-up, those that the clock closed left out.
    """

    seat: int
    user_id: int
    score: int
    rank: int
    waiting_since: datetime | None
    turns: int


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How and when a game ended."""

    reason: str
    finished_at: datetime


async def put(connection: Connection, game_id: int, rows: Sequence[SeatRow]) -> None:
    """Write all seats of a game."""
    await insert(
        connection,
        "INSERT OR REPLACE INTO seats VALUES",
        [
            (
                game_id,
                row.seat,
                row.user_id,
                row.score,
                row.rank,
                row.waiting_since and to_milliseconds(row.waiting_since),
                row.turns,
            )
            for row in rows
        ],
    )


async def put_result(connection: Connection, game_id: int, result: ResultRow) -> None:
    """Write how a game ended."""
    await connection.execute_fetchall(
        "INSERT OR REPLACE INTO results VALUES (?, ?, ?)",
        (game_id, result.reason, to_milliseconds(result.finished_at)),
    )


async def of_game(connection: Connection, game_id: int) -> tuple[SeatRow, ...]:
    """Return the seats of a game in order."""
    rows = await connection.execute_fetchall(
        "SELECT seat, user_id, score, rank, waiting_since, turns FROM seats WHERE game_id = ?"
        " ORDER BY seat",
        (game_id,),
    )
    return tuple(
        SeatRow(
            seat, user_id, score, rank, None if since is None else from_milliseconds(since), turns
        )
        for seat, user_id, score, rank, since, turns in rows
    )


async def result_of(connection: Connection, game_id: int) -> ResultRow | None:
    """Return how a game ended, None while it goes on."""
    rows = await connection.execute_fetchall(
        "SELECT reason, finished_at FROM results WHERE game_id = ?", (game_id,)
    )
    return next((ResultRow(reason, from_milliseconds(at)) for reason, at in rows), None)
