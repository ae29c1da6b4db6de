"""Tells by how much the machine's clock was set back, for what keeps times in memory."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

_NONE: Final = timedelta()


class ClockSteps:
    """Reads a clock, and notices where it goes back.

    Whoever keeps times that are still to come moves them back as far: else what was to happen in
    two seconds would wait for an hour after a clock that was an hour ahead was put right.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        """``now`` gives aware instants."""
        self._now = now
        self._latest = now()

    def read(self) -> tuple[datetime, timedelta]:
        """Return the time, and by how much it is before the time of the last call."""
        before, self._latest = self._latest, self._now()
        return self._latest, max(_NONE, before - self._latest)
