"""Table of holidays."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from bot.storage.database import Connection
from bot.storage.times import from_milliseconds, to_milliseconds


@dataclass(frozen=True, slots=True)
class AbsenceRow:
    """A holiday; once it is over, ``until`` is when it ended."""

    user_id: int
    since: datetime
    until: datetime
    is_over: bool = False


async def away_among(connection: Connection, user_ids: Collection[int]) -> frozenset[int]:
    """Return who of some people is away now; where there is nobody, nothing is read."""
    if not user_ids:
        return frozenset()
    rows = await connection.execute_fetchall(
        "SELECT user_id FROM absences WHERE NOT is_over"
        " AND user_id IN (SELECT value FROM json_each(?))",
        (json.dumps([*user_ids]),),
    )
    return frozenset(int(user_id) for (user_id,) in rows)


async def put(connection: Connection, absence: AbsenceRow) -> None:
    """Write a holiday."""
    await connection.execute_fetchall(
        "INSERT OR REPLACE INTO absences VALUES (?, ?, ?, ?)",
        (
            absence.user_id,
            to_milliseconds(absence.since),
            to_milliseconds(absence.until),
            absence.is_over,
        ),
    )


async def since(connection: Connection, user_id: int, instant: datetime) -> list[AbsenceRow]:
    """Return somebody's holidays that reach past an instant, the earliest first."""
    rows = await connection.execute_fetchall(
        "SELECT since, until, is_over FROM absences WHERE user_id = ? AND until > ? ORDER BY since",
        (user_id, to_milliseconds(instant)),
    )
    return [
        AbsenceRow(user_id, from_milliseconds(begun), from_milliseconds(until), bool(is_over))
        for begun, until, is_over in rows
    ]


async def present(connection: Connection, user_id: int) -> AbsenceRow | None:
    """Return somebody's holiday that is not over; None if they are not away."""
    rows = await connection.execute_fetchall(
        "SELECT since, until FROM absences WHERE user_id = ? AND NOT is_over", (user_id,)
    )
    return next(
        (
            AbsenceRow(user_id, from_milliseconds(begun), from_milliseconds(until))
            for begun, until in rows
        ),
        None,
    )


async def end(connection: Connection, absence: AbsenceRow, at: datetime) -> None:
    """Note that a holiday is over since ``at``, or since its announced end if that was earlier."""
    await connection.execute_fetchall(
        "UPDATE absences SET is_over = 1, until = min(until, ?) WHERE user_id = ? AND since = ?",
        (to_milliseconds(at), absence.user_id, to_milliseconds(absence.since)),
    )


async def ending(connection: Connection, at: datetime) -> list[AbsenceRow]:
    """Return the holidays whose announced end has come, the earliest first."""
    rows = await connection.execute_fetchall(
        "SELECT user_id, since, until FROM absences WHERE NOT is_over AND until <= ?"
        " ORDER BY until",
        (to_milliseconds(at),),
    )
    return [
        AbsenceRow(user_id, from_milliseconds(begun), from_milliseconds(until))
        for user_id, begun, until in rows
    ]


async def forget_over(connection: Connection, before: datetime, most: int) -> int:
    """Delete holidays that were over before a time, at most so many; return how many."""
    # No index: done again and again, this keeps what it goes through small.
    rows = await connection.execute_fetchall(
        "DELETE FROM absences WHERE (user_id, since) IN"
        " (SELECT user_id, since FROM absences WHERE is_over AND until <= ? LIMIT ?)"
        " RETURNING user_id",
        (to_milliseconds(before), most),
    )
    return len(list(rows))
