"""Discord's ids as times: its milliseconds, then 22 more bits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

_FIRST_MOMENT: Final = datetime(2015, 1, 1, tzinfo=UTC)
_MORE_BITS: Final = 22


def ids_within(time: timedelta) -> int:
    """Return how much Discord's ids grow within ``time``."""
    return time // timedelta(milliseconds=1) << _MORE_BITS


def first_id_at(instant: datetime) -> int:
    """Return the smallest id that Discord may have given at an instant."""
    return ids_within(instant - _FIRST_MOMENT)
