"""Calls back for each number at its time, with one sleep until the nearest time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from heapq import heapify, heappop, heappush
from typing import Final

import structlog

from bot.services.time.clock_steps import ClockSteps

Sleep = Callable[[float], Awaitable[object]]

_MOST_DRIFT: Final = timedelta(seconds=1)
"""A sleep that ends no longer before its time shows no step of the clock."""

_log = structlog.get_logger()


async def wait_for_nobody() -> None:
    """Do not wait: for use where nobody has to be answered first."""


def followed_by_rest(
    wait: Callable[[], Awaitable[None]], sleep: Sleep, seconds: float
) -> Callable[[], Awaitable[None]]:
    """Return ``wait`` with so many seconds after it, if there are any."""

    async def wait_and_rest() -> None:
        await wait()
        if seconds:
            await sleep(seconds)

    return wait_and_rest


class Alarm:
    """Calls ``ring`` with each number once its time has come.

    An error in ``ring`` is logged; the other numbers still ring. If the clock is set back, all ring
    as much earlier by it, as far as readings of it and the ends of sleeps tell, lest they are late.
    """

    def __init__(
        self, now: Callable[[], datetime], sleep: Sleep, ring: Callable[[int], None]
    ) -> None:
        """Use ``now``, which gives aware instants, and ``sleep``, which takes seconds."""
        self._clock = ClockSteps(now)
        self._sleep = sleep
        self._ring = ring
        self._times: dict[int, datetime] = {}
        # A heap, the nearest first. A pair that is not in ``_times`` is stale, its number set anew.
        self._queue: list[tuple[datetime, int]] = []
        self._waking: asyncio.Task[None] | None = None
        self._wakes_at: datetime | None = None

    def set(self, number: int, at: datetime) -> None:
        """Ring for ``number`` at ``at`` instead of any time set before."""
        self._read_clock()
        if self._times.get(number) == at:
            return
        self._times[number] = at
        if len(self._queue) > 2 * len(self._times):
            self._queue_anew()
        else:
            heappush(self._queue, (at, number))
        if self._wakes_at is None or at < self._wakes_at:
            self._wait_anew()

    def set_earlier(self, number: int, at: datetime) -> None:
        """Ring for ``number`` at ``at``, unless it rings before."""
        self._read_clock()
        known = self._times.get(number)
        if known is None or at < known:
            self.set(number, at)

    def stop(self) -> None:
        """Ring for nothing any more that was set."""
        self._times.clear()
        self._queue.clear()
        self._wait_anew()

    def _read_clock(self) -> datetime:
        now, back = self._clock.read()
        if back:
            self._ring_earlier(back)
        return now

    def _ring_earlier(self, by: timedelta) -> None:
        self._times = {number: at - by for number, at in self._times.items()}
        self._queue_anew()
        if self._wakes_at is not None:
            self._wakes_at -= by

    def _queue_anew(self) -> None:
        self._queue = [(at, number) for number, at in self._times.items()]
        heapify(self._queue)

    def _wait_anew(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
        self._waking, self._wakes_at = None, None
        if self._queue:
            self._wakes_at = self._queue[0][0]
            self._waking = asyncio.create_task(self._wait())

    async def _wait(self) -> None:
        now = self._read_clock()
        if self._wakes_at is not None:
            await self._sleep(max(0.0, (self._wakes_at - now).total_seconds()))
        self._waking = None  # not this task: a ring that sets a new time must not cancel it
        now = self._read_clock()
        if self._wakes_at is not None and now < self._wakes_at - _MOST_DRIFT:
            # It has slept for so long: the clock was set back, later than it was read before.
            self._ring_earlier(self._wakes_at - now)
        for number in self._taken(now):
            try:
                self._ring(number)
            except Exception as error:  # noqa: BLE001  the others ring all the same
                _log.error("alarm_failed", number=number, exc_info=error)
        self._wait_anew()

    def _taken(self, now: datetime) -> list[int]:
        """Return the numbers whose time has come, the longest overdue first, and forget them."""
        due = []
        while self._queue and self._queue[0][0] <= now:
            at, number = heappop(self._queue)
            if self._times.get(number) == at:
                del self._times[number]
                due.append(number)
        return due
