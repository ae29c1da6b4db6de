"""Instants and periods as the database stores them: whole milliseconds since 1970, UTC.

Discord's ids are times, too: its milliseconds since 2015, then 22 more bits.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_FIRST_ID: Final = datetime(2015, 1, 1, tzinfo=UTC)
_MORE_BITS: Final = 22
MILLISECOND: Final = timedelta(milliseconds=1)

ALL_TIME: Final = "all"
"""The period to which every instant belongs."""


def to_milliseconds(at: datetime) -> int:
    """Return the stored form of an aware instant; parts of a millisecond are dropped."""
    return (at - _EPOCH) // MILLISECOND


def from_milliseconds(stored: int) -> datetime:
    """Return the aware UTC instant of a stored number."""
    return _EPOCH + stored * MILLISECOND


def ids_within(time: timedelta) -> int:
    """Return how much Discord's ids grow within ``time``."""
    return time // MILLISECOND << _MORE_BITS


def first_id_at(instant: datetime) -> int:
    """Return the smallest id that Discord may have given at an instant."""
    return ids_within(instant - _FIRST_ID)


def season_of(at: datetime) -> str:
    """Return the calendar quarter of an aware instant, in UTC."""
    at = at.astimezone(UTC)
    return f"{at.year:04}-Q{(at.month + 2) // 3}"


def month_of(at: datetime) -> str:
    """Return the calendar month of an aware instant, in UTC."""
    at = at.astimezone(UTC)
    return f"{at.year:04}-{at.month:02}"


def periods_of(at: datetime) -> tuple[str, str, str]:
    """Return the periods to which an aware instant belongs: all time, its season and its month."""
    return ALL_TIME, season_of(at), month_of(at)


def day_of(at: datetime) -> datetime:
    """Return when the day of an aware instant began, in UTC."""
    return at.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)


def start_of(period: str) -> datetime:
    """Return when a period began; all time began in 1970."""
    if period == ALL_TIME:
        return _EPOCH
    year, _, part = period.partition("-")
    month = 3 * int(part[1:]) - 2 if part.startswith("Q") else int(part)
    return datetime(int(year), month, 1, tzinfo=UTC)
