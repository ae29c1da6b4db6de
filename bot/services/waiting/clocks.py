"""Drives the clocks: sleeps until the nearest is due, and has what is due served.

What runs, stops and falls due, and how often it is tried, ``bot.services.time`` decides. Time in
which the bot did not run is given back to everybody, time without a connection to Discord to the
servers of its shard.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Final

import structlog

from bot.services.posting.outbox import Outbox
from bot.services.time.alarm import Alarm, Sleep
from bot.services.time.missed_time import MissedTime
from bot.services.time.tries import FIRST_WAIT, Spacing
from bot.services.waiting.serving import LOOKS, SLOW, URGENT, Serving, Times
from bot.storage.clocks import ClockKind, Shards
from bot.storage.database import Database

_ONLY: Final = 0
_log = structlog.get_logger()


@dataclass(eq=False)
class Clocks:
    """The clocks of all games. Nothing falls due before ``resume``, or without a connection.

    With several shards, one that is lost holds up the clocks of its own servers alone. ``now``
    gives aware UTC instants, ``sleep`` takes seconds.
    """

    _database: Database
    _outbox: Outbox
    _serving: Serving
    _now: Callable[[], datetime]
    _sleep: Sleep

    def __post_init__(self) -> None:
        self._alarm = Alarm(self._now, self._sleep, self._ring)
        self._missed = MissedTime(self._database, self._now)
        self._is_open = False
        self._present: asyncio.Task[None] | None = None
        self._noting: asyncio.Task[None] | None = None
        self._is_asked_again = False
        self._paces = {queue: Spacing(queue.apart) for queue in (LOOKS, SLOW)}

    async def resume(self, *, is_connected: bool = True) -> None:
        """Give back the time since the bot last worked, and let clocks run from now on.

        If the bot ``is_connected`` to nothing yet, they wait until ``regain``.
        """
        self._outbox.drain(*await self._missed.begin(is_connected=is_connected))
        # Only now: until that is written, deadlines are those of before the downtime.
        self._is_open = True
        await self._serving.take_up()
        self.look()

    def expect(self, due_at: datetime) -> None:
        """Something falls due at a time; whatever falls due later is still expected."""
        if self._may_serve:
            self._alarm.set_earlier(_ONLY, due_at)
            # A look under way has read its times before, and would set its alarm over this one.
            self._is_asked_again = True

    def look(self) -> None:
        """Serve what is due now, and sleep until the next clock is due."""
        if self._present is not None:
            self._is_asked_again = True
        elif self._may_serve:
            self._present = asyncio.create_task(self._serve())

    def lose(self, shard: int, shards: int) -> None:
        """The connection of one of ``shards`` is lost: until it is back nothing falls due there."""
        self._missed.lose(shard, shards)
        if self._is_open:
            self._noting = asyncio.create_task(self._try_to_give_back())

    async def regain(self, shard: int) -> None:
        """A connection is back: give its servers' games the time back, and only then go on."""
        self._missed.regain(shard)
        await self._try_to_give_back()
        self.look()

    async def beat(self) -> None:
        """Note that the bot works; servers without a connection get their time back so far."""
        self._outbox.drain(*await self._missed.give_back())
        self._serving.tries.worked(self._now())
        self.look()

    async def close(self) -> None:
        """Let nothing more fall due, and note when that was."""
        was_running, self._is_open = self._is_open, False
        self._alarm.stop()
        await self.finish_present()
        if was_running:
            await self._missed.give_back()

    async def finish_present(self) -> bool:
        """Wait until what is due now has been served; tell whether anything was."""
        present = [task for task in (self._present, self._noting) if task and not task.done()]
        await asyncio.gather(*present)
        return bool(present)

    @property
    def lost(self) -> Shards:
        """The shards without a connection, on whose servers nothing falls due."""
        return self._missed.lost

    @property
    def _may_serve(self) -> bool:
        return self._is_open and not self._missed.is_cut_off

    async def _try_to_give_back(self) -> None:
        """Give back what shards have missed so far; if that fails, the next heartbeat does."""
        try:
            self._outbox.drain(*await self._missed.give_back())
        except Exception as error:  # noqa: BLE001  nothing is lost by it
            _log.error("time_not_given_back", exc_info=error)

    def _ring(self, _: int) -> None:
        self.look()

    async def _serve(self) -> None:
        try:
            while self._may_serve:
                # Before the read, so that what is asked while it lasts leads to another.
                self._is_asked_again = False
                times = await self._serving.next_times(self._missed.lost)
                if not await self._serve_due(times) and not self._is_asked_again:
                    # No await until ``finally``: a look in between would find a task that ends.
                    self._sleep_on(times)
                    break
        except Exception as error:  # noqa: BLE001  nobody waits for this task
            _log.error("clocks_failed", exc_info=error)
            self._alarm.set(_ONLY, self._now() + FIRST_WAIT)
        finally:
            self._present = None

    async def _serve_due(self, times: Times) -> bool:
        """Serve what is due; tell whether anything was.

        Slow things come behind all others, and while messages wait for Discord not at all.
        """
        serving, now = self._serving, self._now()
        has_served = _is_due(times, (None,), now) and await serving.end_holidays()
        if _is_due(times, serving.kinds(URGENT), now):
            has_served |= await serving.serve(URGENT, self._missed.lost)
        if has_served or self._outbox.is_behind:
            return has_served
        for queue, pace in self._paces.items():
            may_go = _is_due(times, serving.kinds(queue), now) and pace.may_go(now)
            if may_go and await serving.serve(queue, self._missed.lost):
                pace.went(now)
                has_served = True
        return has_served

    def _sleep_on(self, times: Times) -> None:
        if not self._may_serve:
            return
        kinds = self._serving.kinds
        next_times = [at for kind, at in times.items() if kind in (None, *kinds(URGENT))]
        for queue, pace in self._paces.items():
            next_times += [
                pace.not_before(at) for kind, at in times.items() if kind in kinds(queue)
            ]
        if next_times:
            soonest, now = min(next_times), self._now()
            # What is still due rests after a failure; behind it others may be due soon.
            self._alarm.set(_ONLY, soonest if soonest > now else now + FIRST_WAIT)


def _is_due(times: Times, kinds: Collection[ClockKind | None], now: datetime) -> bool:
    return any(kind in times and times[kind] <= now for kind in kinds)
