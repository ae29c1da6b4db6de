"""A clock that stands still until a test moves it on."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta


class Clock:
    """Gives `now` and `sleep` to services."""

    def __init__(self) -> None:
        self._now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self._sleepers: list[tuple[datetime, asyncio.Future[None]]] = []

    def now(self) -> datetime:
        return self._now

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:  # the time has passed while this was on its way, on a slow machine
            await asyncio.sleep(0)
            return
        woken = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + timedelta(seconds=seconds), woken))
        await woken

    @property
    def next_waking(self) -> datetime | None:
        """When the first of those who sleep wakes."""
        return min((due for due, woken in self._sleepers if not woken.done()), default=None)

    def set_back(self, seconds: float) -> None:
        """Step back, as a machine's clock that is put right; who sleeps wakes no later for it."""
        step = timedelta(seconds=seconds)
        self._now -= step
        self._sleepers = [(due - step, woken) for due, woken in self._sleepers]

    def pass_time(self, seconds: float) -> None:
        """Move on, without waiting for what that sets off."""
        self._now += timedelta(seconds=seconds)
        for due, woken in self._sleepers:
            if due <= self._now and not woken.done():
                woken.set_result(None)
        self._sleepers = [sleeper for sleeper in self._sleepers if not sleeper[1].done()]
