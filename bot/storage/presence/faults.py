"""Table of how often faults were logged, by kind and day; bounded, since it only warns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.storage.database import Connection
from bot.storage.times import MILLISECOND, from_milliseconds, to_milliseconds

KEPT_DAYS: Final = 30
MOST_KINDS: Final = 60
"""How many kinds of one day are told apart; all further ones are counted as ``OTHERS``."""

OTHERS: Final = "others"

_DAY: Final = timedelta(days=1) // MILLISECOND


@dataclass(frozen=True, slots=True)
class Fault:
    """How often a ``kind`` of fault was logged, the last time at ``last_at``."""

    kind: str
    count: int
    last_at: datetime


async def add(connection: Connection, faults: Iterable[Fault]) -> None:
    """Add to what was counted before, each on the day of its last time."""
    for fault in faults:
        last_at = to_milliseconds(fault.last_at)
        await connection.run(
            "INSERT INTO faults SELECT ?1, CASE"
            " WHEN EXISTS (SELECT 1 FROM faults WHERE day = ?1 AND kind = ?2)"
            " OR (SELECT count(*) FROM faults WHERE day = ?1) < ?5 THEN ?2 ELSE ?6 END, ?3, ?4"
            " WHERE true ON CONFLICT DO UPDATE SET count = count + excluded.count,"
            " last_at = max(last_at, excluded.last_at)",
            (last_at // _DAY, fault.kind, fault.count, last_at, MOST_KINDS, OTHERS),
        )


async def forget_old(connection: Connection, now: datetime) -> None:
    """Delete what was counted long ago, or on days that a wrong clock has named too early."""
    today = to_milliseconds(now) // _DAY
    await connection.run(
        "DELETE FROM faults WHERE day NOT BETWEEN ? AND ?", (today - KEPT_DAYS, today + 1)
    )


async def since(connection: Connection, at: datetime) -> list[Fault]:
    """Return what was logged on days with a fault at or after an instant, the last kind first."""
    rows = await connection.run(
        "SELECT kind, sum(count), max(last_at) AS last FROM faults"
        " WHERE last_at >= ? GROUP BY kind ORDER BY last DESC, kind",
        (to_milliseconds(at),),
    )
    return [Fault(str(kind), int(count), from_milliseconds(last)) for kind, count, last in rows]
