"""Sends what is owed, channel by channel and in order, until it is done."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import structlog

from bot.services.alarm import Alarm, Sleep
from bot.services.courier import BadContent, Courier, TryLater, Undeliverable
from bot.services.delivery import Delivery
from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.outbox import Row

FIRST_RETRY: Final = timedelta(seconds=2)
MOST_DOUBLINGS: Final = 7
"""How often the wait is doubled: to a little over four minutes."""

_log = structlog.get_logger()


class Outbox:
    """Drains each channel's owed messages in a short task of its own.

    Nothing is sent before ``resume``. A channel that cannot be written to sleeps until it is woken;
    one that fails otherwise is tried again later, and later each time. None holds up another.
    """

    def __init__(self, database: Database, now: Callable[[], datetime], sleep: Sleep) -> None:
        """Send what ``database`` owes; ``now`` gives aware instants, ``sleep`` takes seconds."""
        self._database = database
        self._now = now
        self._alarm = Alarm(now, sleep, self._ring)
        self._delivery: Delivery | None = None
        self._draining: dict[int, asyncio.Task[None]] = {}
        self._asked_again: set[int] = set()
        self._asleep: set[int] = set()
        self._backing_off: set[int] = set()
        self._failures: Counter[int] = Counter()

    async def resume(self, courier: Courier) -> None:
        """Begin to send through ``courier``, first of all what was owed before."""
        self._delivery = Delivery(self._database, courier, self._now)
        for channel_id in await outbox.channels(self._database.reader):
            self.drain(channel_id)

    @property
    def asleep(self) -> frozenset[int]:
        """The channels that cannot be written to."""
        return frozenset(self._asleep)

    def wake_channel(self, channel_id: int) -> None:
        """Try a channel again that could not be written to, and send what is due there."""
        self._asleep.discard(channel_id)
        self.drain(channel_id)

    def drain(self, channel_id: int) -> None:
        """Send what is due in a channel, unless it sleeps or waits to be tried again."""
        if channel_id in self._draining:
            self._asked_again.add(channel_id)
        elif self._delivery and channel_id not in self._asleep | self._backing_off:
            task = asyncio.create_task(self._drain(channel_id))
            self._draining[channel_id] = task
            task.add_done_callback(partial(self._drained, channel_id))

    async def close(self) -> None:
        """Let every channel finish the message it is at, and send no more."""
        self._delivery = None
        self._alarm.stop()
        await asyncio.gather(*self._draining.values(), return_exceptions=True)

    async def _drain(self, channel_id: int) -> None:
        while self._delivery is not None:
            row = await outbox.next_due(self._database.reader, channel_id, self._now())
            if row is None:
                break
            try:
                await self._delivery.deliver(row)
            except BadContent as error:
                await self._set_aside(row, error)
            self._failures.pop(channel_id, None)
        due = await outbox.next_time(self._database.reader, channel_id)
        if due is not None and self._delivery is not None:
            self._alarm.set(channel_id, due)

    async def _set_aside(self, row: Row, error: BadContent) -> None:
        async with self._database.autocommit() as connection:
            await outbox.set_aside(connection, row.row_id)
        _log.error("row_set_aside", row_id=row.row_id, game_id=row.game_id, why=str(error))

    def _drained(self, channel_id: int, task: asyncio.Task[None]) -> None:
        del self._draining[channel_id]
        is_asked_again = channel_id in self._asked_again
        self._asked_again.discard(channel_id)
        error = None if task.cancelled() else task.exception()
        if self._delivery is None:
            return
        if error is not None and not isinstance(error, Undeliverable):
            self._back_off(channel_id, error)
        elif is_asked_again:
            self.drain(channel_id)
        elif error is not None:
            self._asleep.add(channel_id)
            _log.warning("channel_asleep", channel_id=channel_id, why=str(error))

    def _back_off(self, channel_id: int, error: BaseException) -> None:
        delay = FIRST_RETRY * 2 ** min(self._failures[channel_id], MOST_DOUBLINGS)
        if isinstance(error, TryLater):
            delay = max(delay, timedelta(seconds=error.after))
            _log.info("delivery_postponed", channel_id=channel_id, seconds=delay.total_seconds())
        else:
            _log.error("delivery_failed", channel_id=channel_id, exc_info=error)
        self._failures[channel_id] += 1
        self._backing_off.add(channel_id)
        self._alarm.set(channel_id, self._now() + delay)

    def _ring(self, channel_id: int) -> None:
        self._backing_off.discard(channel_id)
        self.drain(channel_id)
