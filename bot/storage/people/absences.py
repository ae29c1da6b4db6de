"""Table of holidays."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.times import to_milliseconds


@dataclass(frozen=True, slots=True)
class AbsenceRow:
    """A holiday; once it is over, ``until`` is when it ended."""

    user_id: int
    since: datetime
    until: datetime
    is_over: bool = False


_ABSENCES: Final = Columns(AbsenceRow, "user_id, since, until, is_over")


async def away_among(connection: Connection, user_ids: Collection[int]) -> frozenset[int]:
    """Return who of some people is away now; where there is nobody, nothing is read."""
    if not user_ids:
        return frozenset()
    rows = await connection.run(
        "SELECT user_id FROM absences WHERE NOT is_over"
        " AND user_id IN (SELECT value FROM json_each(?))",
        (json.dumps([*user_ids]),),
    )
    return frozenset(int(user_id) for (user_id,) in rows)


async def put(connection: Connection, absence: AbsenceRow) -> None:
    """Write a holiday."""
    await _ABSENCES.insert(connection, "INSERT OR REPLACE INTO absences", [absence])


async def since(connection: Connection, user_id: int, instant: datetime) -> list[AbsenceRow]:
    """Return somebody's holidays that reach past an instant, the earliest first."""
    later = "FROM absences WHERE user_id = ? AND until > ? ORDER BY since"
    return await _ABSENCES.select(connection, later, (user_id, to_milliseconds(instant)))


async def present(connection: Connection, user_id: int) -> AbsenceRow | None:
    """Return somebody's holiday that is not over; None if they are not away."""
    open_one = "FROM absences WHERE user_id = ? AND NOT is_over"
    return await _ABSENCES.first(connection, open_one, (user_id,))


async def end(connection: Connection, absence: AbsenceRow, at: datetime) -> None:
    """Note that a holiday is over since ``at``, or since its announced end if that was earlier."""
    await connection.run(
        "UPDATE absences SET is_over = 1, until = min(until, ?) WHERE user_id = ? AND since = ?",
        (to_milliseconds(at), absence.user_id, to_milliseconds(absence.since)),
    )


async def ending(connection: Connection, at: datetime) -> list[AbsenceRow]:
    """Return the holidays whose announced end has come, the earliest first."""
    ended = "FROM absences WHERE NOT is_over AND until <= ? ORDER BY until"
    return await _ABSENCES.select(connection, ended, (to_milliseconds(at),))


async def forget_over(connection: Connection, before: datetime, most: int) -> int:
    """Delete holidays that were over before a time, at most so many; return how many."""
    # No index: done again and again, this keeps what it goes through small.
    rows = await connection.run(
        "DELETE FROM absences WHERE (user_id, since) IN"
        " (SELECT user_id, since FROM absences WHERE is_over AND until <= ? LIMIT ?)"
        " RETURNING user_id",
        (to_milliseconds(before), most),
    )
    return len(rows)
