"""Rings for a number at its time; one sleep waits for the nearest of all."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from heapq import heapify, heappop, heappush

import structlog

Sleep = Callable[[float], Awaitable[object]]

_log = structlog.get_logger()


async def wait_for_nobody() -> None:
    """Go on at once: what stands where no people are to be answered first."""


class Alarm:
    """Calls ``ring`` with each number that was set, once its time has come.

    What ``ring`` raises is logged; the other numbers ring all the same.
    """

    def __init__(
        self, now: Callable[[], datetime], sleep: Sleep, ring: Callable[[int], None]
    ) -> None:
        """Ring by ``now``, which gives aware instants, after a ``sleep`` in seconds."""
        self._now = now
        self._sleep = sleep
        self._ring = ring
        self._times: dict[int, datetime] = {}
        # The nearest first. A pair that differs from ``_times`` was set anew or cleared since.
        self._queue: list[tuple[datetime, int]] = []
        self._waking: asyncio.Task[None] | None = None
        self._wakes_at: datetime | None = None

    def set(self, number: int, at: datetime) -> None:
        """Ring for ``number`` at that time, and at no time set before."""
        if self._times.get(number) == at:
            return
        self._times[number] = at
        if len(self._queue) > 2 * len(self._times):
            self._queue = [(due, known) for known, due in self._times.items()]
            heapify(self._queue)
        else:
            heappush(self._queue, (at, number))
        if self._wakes_at is None or at < self._wakes_at:
            self._wait_anew()

    def clear(self, number: int) -> None:
        """Do not ring for ``number``, if it was set."""
        self._times.pop(number, None)

    def stop(self) -> None:
        """Ring for nothing that was set."""
        self._times.clear()
        self._queue.clear()
        self._wait_anew()

    def _wait_anew(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
        self._waking, self._wakes_at = None, None
        if self._queue:
            self._wakes_at = self._queue[0][0]
            self._waking = asyncio.create_task(self._wait_until(self._wakes_at))

    async def _wait_until(self, at: datetime) -> None:
        await self._sleep(max(0.0, (at - self._now()).total_seconds()))
        self._waking = None  # which may not be cancelled by what it sets anew
        for number in self._taken(self._now()):
            try:
                self._ring(number)
            except Exception as error:  # noqa: BLE001  the others ring all the same
                _log.error("alarm_failed", number=number, exc_info=error)
        self._wait_anew()

    def _taken(self, now: datetime) -> list[int]:
        """Return the numbers whose time has come, the longest due first, and forget them."""
        due = []
        while self._queue and self._queue[0][0] <= now:
            at, number = heappop(self._queue)
            if self._times.get(number) == at:
                del self._times[number]
                due.append(number)
        return due
