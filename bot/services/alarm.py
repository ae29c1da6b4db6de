"""Rings for a number at its time; one sleep waits for the nearest of all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime

Sleep = Callable[[float], Awaitable[object]]


class Alarm:
    """Calls ``ring`` with each number that was set, once its time has come."""

    def __init__(
        self, now: Callable[[], datetime], sleep: Sleep, ring: Callable[[int], None]
    ) -> None:
        self._now = now
        self._sleep = sleep
        self._ring = ring
        self._times: dict[int, datetime] = {}
        self._task: asyncio.Task[None] | None = None

    def set(self, number: int, at: datetime) -> None:
        """Ring for ``number`` at that time, and at no time set before."""
        self._times[number] = at
        self._wait_anew()

    def stop(self) -> None:
        """Ring for nothing that was set."""
        self._times.clear()
        self._wait_anew()

    def _wait_anew(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = None
        if self._times:
            self._task = asyncio.create_task(self._wait_until(min(self._times.values())))

    async def _wait_until(self, at: datetime) -> None:
        await self._sleep(max(0.0, (at - self._now()).total_seconds()))
        self._task = None
        now = self._now()
        for number in [number for number, due in self._times.items() if due <= now]:
            del self._times[number]
            self._ring(number)
        self._wait_anew()
