"""A clock that is moved on at will, and that goes on from there in the next life."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from tests.crash.channel_file import append, lines

SPEED = 100
"""How much faster than ours the services' clock goes."""

_GLANCE = 0.005
"""The most seconds that a sleeper is asleep before it looks at the clock again."""


class MovedTime:
    """Gives ``now`` and ``sleep`` to services."""

    def __init__(self, path: Path) -> None:
        """Read from a file by how much earlier lives have moved it."""
        self._path = path
        self._moved = sum(float(line["seconds"]) for line in lines(path))

    def now(self) -> datetime:
        """Return the present instant."""
        seconds = (time.time() - 1.79e9) * SPEED + self._moved
        return datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)

    async def sleep(self, seconds: float) -> None:
        """Sleep so many seconds, fewer of ours if the clock is moved meanwhile."""
        end = self.now() + timedelta(seconds=seconds)
        while (left := (end - self.now()).total_seconds()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(min(left / SPEED, _GLANCE))

    def move(self, seconds: float) -> None:
        """Move the clock on."""
        append(self._path, {"seconds": seconds})
        self._moved += seconds
