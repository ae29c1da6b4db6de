"""Instants as the database stores them: whole milliseconds since 1970, UTC."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND: Final = timedelta(milliseconds=1)


def to_milliseconds(at: datetime) -> int:
    """Return the stored form of an aware instant; parts of a millisecond are dropped."""
    return (at - _EPOCH) // MILLISECOND


def from_milliseconds(stored: int) -> datetime:
    """Return the aware UTC instant of a stored number."""
    return _EPOCH + stored * MILLISECOND
