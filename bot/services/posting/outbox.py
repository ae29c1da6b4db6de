"""Sends owed messages: in order within a channel, and to a limited number of channels at once.

Channels in which somebody has just acted come first, however many others wait.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from enum import Enum, auto
from functools import partial
from typing import Final

import structlog

from bot.services.alarm import Alarm, Sleep, wait_for_nobody
from bot.services.posting.courier import Courier, NotTaken, TryLater, Undeliverable, Unshowable
from bot.services.posting.delivery import Delivery, Undelivered
from bot.services.preferences import Preferences
from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.outbox import TIDYING, Row

MOST_AT_ONCE: Final = 20
"""How many channels are sent to at once; this includes making and drawing what is sent."""

MOST_DIRECT_AT_ONCE: Final = 4
"""To how many people direct messages are sent at once: Discord may let each wait for long."""

FIRST_RETRY: Final = timedelta(seconds=2)
MOST_DOUBLINGS: Final = 7
"""How often the wait is doubled: to a little over four minutes."""

MOST_FAULTS: Final = 5
"""After so many faults of ours in a row in a channel its row is set aside."""

_log = structlog.get_logger()


class _Next(Enum):
    """What is to be done next in a channel."""

    SENDING = auto()
    TIDYING = auto()
    NOTHING = auto()


class Outbox:
    """Sends each channel's owed messages in short tasks, one message a task.

    Nothing is sent before ``resume``. A channel that cannot be written to sleeps until it is woken;
    after other failures a channel is retried, with longer waits each time. No channel holds up
    another.
    """

    def __init__(
        self,
        database: Database,
        now: Callable[[], datetime],
        sleep: Sleep,
        wait_for_people: Callable[[], Awaitable[None]] = wait_for_nobody,
        preferences: Preferences | None = None,
    ) -> None:
        """Send what ``database`` owes; ``now`` gives aware instants, ``sleep`` takes seconds.

        ``wait_for_people`` returns once those who have just acted are answered; it is awaited only
        while other channels wait. ``preferences`` say who wants direct messages; None: nobody.
        """
        self._database = database
        self._preferences = preferences or Preferences(database)
        self._now = now
        self._wait_for_people = wait_for_people
        self._alarm = Alarm(now, sleep, self._end_back_off)
        self.on_clock: Callable[[datetime], None] = lambda _: None
        """Set by whoever waits for clocks that begin to run; gets the time when one is due."""
        self.on_asleep: Callable[[int], None] = lambda _: None
        """Set by whoever must know of channels that cannot be written to; gets the channel."""
        self._delivery: Delivery | None = None
        # A channel is in ``_urgent``, ``_ready``, ``_direct`` (it stands for somebody's direct
        # messages), ``_untidy`` (only tidying is due there) or ``_sending``. All but the last are
        # dictionaries for their order.
        self._urgent: dict[int, None] = {}
        self._ready: dict[int, None] = {}
        self._direct: dict[int, None] = {}
        self._untidy: dict[int, None] = {}
        self._sending: dict[int, asyncio.Task[_Next]] = {}
        # Set while a channel is being sent to: its row was read before, and must be read again.
        self._asked_again: set[int] = set()
        # Somebody has acted there, and what is due has not all been sent since.
        self._acted_in: set[int] = set()
        self._asleep: set[int] = set()
        # The wait that Discord asked for, which no action cuts short; zero if it asked for none.
        self._backing_off: dict[int, timedelta] = {}
        self._failures: Counter[int] = Counter()
        self._faults: Counter[int] = Counter()
        self._with_aside: set[int] = set()
        self._to_owe_again: set[int] = set()

    async def resume(self, courier: Courier) -> None:
        """Begin to send through ``courier``, including what was owed or set aside before."""
        self._delivery = Delivery(self._database, courier, self._preferences, self, self._now)
        async with self._database.transaction() as connection:
            await outbox.owe_again(connection)
        for channel_id in await outbox.channels(self._database.reader):
            self.drain(channel_id)

    @property
    def asleep(self) -> frozenset[int]:
        """The channels that cannot be written to."""
        return frozenset(self._asleep)

    @property
    def is_behind(self) -> bool:
        """Whether messages wait for those of other channels, as after an outage."""
        return bool(self._urgent or self._ready)

    def wake_channel(self, channel_id: int) -> None:
        """Somebody acted in a channel: send what is due there, before others and after a failure.

        A channel that slept or backed off is tried at once, unless Discord asked for the wait. Rows
        set aside there are owed again.
        """
        self._acted_in.add(channel_id)
        self._asleep.discard(channel_id)
        if channel_id in self._with_aside:
            self._to_owe_again.add(channel_id)
        if not self._backing_off.get(channel_id):
            self._backing_off.pop(channel_id, None)
        self.drain(channel_id)

    def note_clock(self, due_at: datetime) -> None:
        """A clock has begun to run, and is due at a time: tell whoever waits for that."""
        self.on_clock(due_at)  # looked up now: it may be set after the start

    def drain(self, channel_id: int) -> None:
        """Send what is due in a channel, unless it sleeps or backs off."""
        if channel_id in self._sending:
            self._asked_again.add(channel_id)
        elif channel_id not in self._asleep and channel_id not in self._backing_off:
            self._enqueue(channel_id)
            self._begin()

    async def close(self) -> None:
        """Let every channel finish its present message, and send no more."""
        self._delivery = None
        self._alarm.stop()
        await self.finish_present()

    async def finish_present(self) -> bool:
        """Wait for the messages that are being sent now; tell whether there were any."""
        sending = tuple(self._sending.values())
        await asyncio.gather(*sending, return_exceptions=True)
        return bool(sending)

    def _enqueue(self, channel_id: int) -> None:
        """Let a channel wait for its turn."""
        if channel_id < 0:
            self._direct[channel_id] = None
            return
        is_urgent = channel_id in self._acted_in
        for queue in (self._ready, self._untidy) if is_urgent else (self._untidy,):
            queue.pop(channel_id, None)
        (self._urgent if is_urgent else self._ready)[channel_id] = None

    def _next_queue(self) -> dict[int, None]:
        """Return where the next channel waits: direct messages yield to posts in channels."""
        posts = self._urgent or self._ready
        direct = sum(channel_id < 0 for channel_id in self._sending)
        if posts or direct >= MOST_DIRECT_AT_ONCE:
            return posts or self._untidy
        return self._direct or self._untidy

    def _begin(self) -> None:
        """Start sending to waiting channels while fewer than ``MOST_AT_ONCE`` are sent to."""
        while self._delivery and len(self._sending) < MOST_AT_ONCE:
            channels = self._next_queue()
            if not channels:
                return
            channel_id = next(iter(channels))
            del channels[channel_id]
            send = self._send_next(self._delivery, channel_id, tidies=channels is self._untidy)
            task = self._sending[channel_id] = asyncio.create_task(send)
            task.add_done_callback(partial(self._sent, channel_id))

    async def _send_next(self, delivery: Delivery, channel_id: int, *, tidies: bool) -> _Next:
        """Carry out a channel's next row; return what is to be done there next."""
        if self._urgent or self._ready:  # others wait too: answer the people who wait first
            await self._wait_for_people()
        await self._owe_again(channel_id)
        row = await outbox.next_due(self._database.reader, channel_id, self._now())
        if row is None:
            due = await outbox.next_time(self._database.reader, channel_id)
            if due is not None and self._delivery is not None:
                self._alarm.set(channel_id, due)
            return _Next.NOTHING
        if row.kind in TIDYING and (self._urgent or self._ready) and not tidies:
            return _Next.TIDYING
        try:
            await delivery.deliver(row)
        except (Undelivered, NotTaken) as error:
            await self._set_aside(row, error)
        except (Undeliverable, TryLater):
            raise
        except Exception as error:
            self._faults[channel_id] += 1
            if self._faults[channel_id] < MOST_FAULTS:
                raise
            await self._set_aside(row, error)
        self._faults.pop(channel_id, None)
        return _Next.SENDING

    async def _owe_again(self, channel_id: int) -> None:
        """Owe again what was set aside in a channel, if somebody has acted there since."""
        if channel_id not in self._to_owe_again:
            return
        async with self._database.transaction() as connection:
            await outbox.owe_again(connection, channel_id)
        self._to_owe_again.discard(channel_id)
        self._with_aside.discard(channel_id)

    async def _set_aside(self, row: Row, error: Exception) -> None:
        async with self._database.autocommit() as connection:
            await outbox.set_aside(connection, row.row_id)
        self._with_aside.add(row.channel_id)
        _log.error(
            "row_set_aside",
            error_id=row.error_id,
            row_id=row.row_id,
            game_id=row.game_id,
            why=str(error),
        )

    def _sent(self, channel_id: int, task: asyncio.Task[_Next]) -> None:
        """Go on after one row of a channel."""
        del self._sending[channel_id]
        is_asked_again = channel_id in self._asked_again
        self._asked_again.discard(channel_id)
        error = None if task.cancelled() else task.exception()
        if self._delivery is None or task.cancelled():
            return
        # Asked again: more became due while the row was sent, so its result is already old.
        if error is None:
            self._go_on(channel_id, _Next.SENDING if is_asked_again else task.result())
        elif not isinstance(error, Undeliverable):
            self._back_off(channel_id, error)
        elif is_asked_again:
            self._enqueue(channel_id)
        else:
            self._asleep.add(channel_id)
            _log.warning("channel_asleep", channel_id=channel_id, why=str(error))
            if not isinstance(error, Unshowable):
                self.on_asleep(channel_id)
        self._begin()

    def _go_on(self, channel_id: int, following: _Next) -> None:
        if self._failures.pop(channel_id, 0):
            # Discord works again, so the other channels need not wait either.
            for other in [other for other, asked in self._backing_off.items() if not asked]:
                self._end_back_off(other)
        match following:
            case _Next.SENDING:
                self._enqueue(channel_id)
            case _Next.TIDYING:
                self._acted_in.discard(channel_id)
                self._untidy[channel_id] = None
            case _Next.NOTHING:
                self._acted_in.discard(channel_id)

    def _back_off(self, channel_id: int, error: BaseException) -> None:
        delay = FIRST_RETRY * 2 ** min(self._failures[channel_id], MOST_DOUBLINGS)
        asked = timedelta(seconds=error.after) if isinstance(error, TryLater) else timedelta()
        if isinstance(error, TryLater):
            delay = max(delay, asked)
            _log.info("delivery_postponed", channel_id=channel_id, seconds=delay.total_seconds())
        else:
            _log.error("delivery_failed", channel_id=channel_id, exc_info=error)
        self._failures[channel_id] += 1
        self._backing_off[channel_id] = asked
        self._alarm.set(channel_id, self._now() + delay)

    def _end_back_off(self, channel_id: int) -> None:
        self._backing_off.pop(channel_id, None)
        self.drain(channel_id)
