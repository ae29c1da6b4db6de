"""Sends owed messages: in order within a channel, and to a limited number of channels at once.

Channels in which somebody has just acted come first, however many others wait.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from functools import partial
from typing import Final

import structlog

from bot.services.posting.backing_off import BackingOff, Obstacle
from bot.services.posting.delivery import Delivery, Undelivered
from bot.services.posting.sending import Courier, NotTaken, TryLater, Undeliverable, Unshowable
from bot.services.preferences import Preferences
from bot.services.time.alarm import Alarm, Sleep
from bot.storage import outbox
from bot.storage.database import Database
from bot.storage.outbox import OwedRow
from bot.storage.people.id_signs import is_direct_channel
from bot.storage.words.kinds import Urgency

MOST_AT_ONCE: Final = 20
"""How many channels are sent to at once; this includes making and drawing what is sent."""

MOST_DIRECT_AT_ONCE: Final = 4
"""To how many people direct messages are sent at once: Discord may let each wait for long."""

MOST_FAULTS: Final = 5
"""After so many faults of ours in a row in a channel its row is set aside."""

_FOR_ALL: Final = 0
"""No channel's id: the alarm of this key lets one channel try whether an outage is over."""

_log = structlog.get_logger()


class _Next(Enum):
    """What is to be done next in a channel."""

    SENDING = auto()
    """Look for the next row; the last one was carried out, so Discord accepts requests."""
    LOOKING = auto()
    """Look for the next row."""
    TIDYING = auto()
    NOTHING = auto()


@dataclass(frozen=True, slots=True)
class Neighbours:
    """Whom the outbox waits for, and whom it tells something.

    ``wait_for_people`` returns once those who have just acted are answered; it is awaited only
    while other channels wait. ``on_clock`` gets the time when a clock that has begun to run falls
    due, ``on_asleep`` a channel that cannot be written to.
    """

    wait_for_people: Callable[[], Awaitable[None]]
    on_clock: Callable[[datetime], None]
    on_asleep: Callable[[int], None]


@dataclass(eq=False)
class Outbox:
    """Sends each channel's owed messages in short tasks, one message a task.

    Nothing is sent before ``resume``. A channel that cannot be written to sleeps until it is woken;
    after other failures it backs off for a while. No channel holds up another. ``now`` gives aware
    instants, ``sleep`` takes seconds; ``preferences`` say who wants direct messages.
    """

    _database: Database
    _now: Callable[[], datetime]
    _sleep: Sleep
    _preferences: Preferences
    _neighbours: Neighbours

    def __post_init__(self) -> None:
        self._alarm = Alarm(self._now, self._sleep, self._ring)
        self._delivery: Delivery | None = None
        # A channel is in ``_urgent``, ``_ready``, ``_direct`` (it stands for somebody's direct
        # messages), ``_untidy`` (only tidying is due there) or ``_sending``. All but the last are
        # dictionaries for their order.
        self._urgent: dict[int, None] = {}
        self._ready: dict[int, None] = {}
        self._direct: dict[int, None] = {}
        self._untidy: dict[int, None] = {}
        self._sending: dict[int, asyncio.Task[_Next]] = {}
        # Channels asked for while one of their rows was sent: what is due there is read again.
        self._asked_again: set[int] = set()
        # Somebody has acted there, and what is due has not all been sent since.
        self._acted_in: set[int] = set()
        self._asleep: set[int] = set()
        self._backing_off = BackingOff()
        self._faults: Counter[int] = Counter()
        self._with_aside: set[int] = set()
        self._to_owe_again: set[int] = set()

    async def resume(self, courier: Courier) -> None:
        """Begin to send through ``courier``, including what was owed or set aside before."""
        self._delivery = Delivery(self._database, courier, self._preferences, self, self._now)
        async with self._database.transaction() as connection:
            await outbox.owe_again(connection)
        self.drain(*await outbox.channels(self._database.reader))

    @property
    def asleep(self) -> frozenset[int]:
        """The channels that cannot be written to."""
        return frozenset(self._asleep)

    @property
    def stopped(self) -> frozenset[int]:
        """The channels in which nothing is sent now: they sleep, or wait after a failure."""
        return self.asleep | self._backing_off.waiting

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
        self._backing_off.cut_short(channel_id)
        self.drain(channel_id)

    def note_connection(self) -> None:
        """A connection to Discord is there again: try at once whether an outage is over."""
        self._try_for_all()

    def note_clock(self, due_at: datetime) -> None:
        """A clock has begun to run, and is due at a time: tell whoever waits for that."""
        self._neighbours.on_clock(due_at)

    def drain(self, *channel_ids: int) -> None:
        """Send what is due in channels, but not in those that sleep or back off."""
        for channel_id in channel_ids:
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
        # What failed is dealt with by ``_sent``; raised here it would end the wait for the others.
        await asyncio.gather(*sending, return_exceptions=True)
        return bool(sending)

    def _enqueue(self, channel_id: int) -> None:
        """Let a channel wait for its turn."""
        if is_direct_channel(channel_id):
            self._direct[channel_id] = None
            return
        is_urgent = channel_id in self._acted_in
        for queue in (self._ready, self._untidy) if is_urgent else (self._untidy,):
            queue.pop(channel_id, None)
        (self._urgent if is_urgent else self._ready)[channel_id] = None

    def _next_queue(self) -> dict[int, None]:
        """Return where the next channel waits: direct messages yield to posts in channels."""
        posts = self._urgent or self._ready
        direct = sum(is_direct_channel(channel_id) for channel_id in self._sending)
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
            await self._neighbours.wait_for_people()
        await self._owe_again(channel_id)
        row = await outbox.next_due(self._database.reader, channel_id, self._now())
        if row is None:
            due = await outbox.next_time(self._database.reader, channel_id)
            if due is not None and self._delivery is not None:
                self._alarm.set(channel_id, due)
            return _Next.NOTHING
        if row.kind.urgency is Urgency.LAST and (self._urgent or self._ready) and not tidies:
            return _Next.TIDYING
        has_worked = False
        try:
            has_worked = await delivery.deliver(row)
        except (Undelivered, NotTaken) as error:
            await self._set_aside(row, error)
        # No fault of ours: counted as one, a long outage would set the row aside.
        except (Undeliverable, TryLater):
            raise
        except Exception as error:
            self._faults[channel_id] += 1
            if self._faults[channel_id] < MOST_FAULTS:
                raise
            await self._set_aside(row, error)
        self._faults.pop(channel_id, None)
        return _Next.SENDING if has_worked else _Next.LOOKING

    async def _owe_again(self, channel_id: int) -> None:
        """Owe again what was set aside in a channel, if somebody has acted there since."""
        if channel_id not in self._to_owe_again:
            return
        async with self._database.transaction() as connection:
            await outbox.owe_again(connection, channel_id)
        # Only after the commit: if that fails, the next try in this channel owes the rows again.
        self._to_owe_again.discard(channel_id)
        self._with_aside.discard(channel_id)

    async def _set_aside(self, row: OwedRow, error: Exception) -> None:
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
        if error is not None:
            self._fail(channel_id, error, is_asked_again=is_asked_again)
        else:
            self._go_on(channel_id, task.result(), is_asked_again=is_asked_again)
        self._begin()

    def _fail(self, channel_id: int, error: BaseException, *, is_asked_again: bool) -> None:
        """Let a channel back off, or sleep if nothing can be sent there."""
        if not isinstance(error, Undeliverable):
            self._back_off(channel_id, error)
            return
        self._backing_off.had_nothing(channel_id)
        # Somebody may have acted there meanwhile, and nothing else would wake it then.
        if is_asked_again:
            self._enqueue(channel_id)
            return
        self._asleep.add(channel_id)
        _log.warning("channel_asleep", channel_id=channel_id, why=str(error))
        if not isinstance(error, Unshowable):
            self._neighbours.on_asleep(channel_id)

    def _go_on(self, channel_id: int, following: _Next, *, is_asked_again: bool) -> None:
        if following is _Next.SENDING:
            for other in self._backing_off.worked(channel_id):
                self._end_back_off(other)
        elif following is _Next.NOTHING:
            self._backing_off.had_nothing(channel_id)
        # Asked again: more became due while the row was sent, so its result is already old.
        if is_asked_again or following in (_Next.SENDING, _Next.LOOKING):
            self._enqueue(channel_id)
            return
        self._acted_in.discard(channel_id)
        if following is _Next.TIDYING:
            self._untidy[channel_id] = None

    def _back_off(self, channel_id: int, error: BaseException) -> None:
        obstacle, asked = Obstacle.FAULT, timedelta()
        if isinstance(error, TryLater):
            obstacle = Obstacle.OUTAGE if error.is_outage else Obstacle.HERE
            asked = timedelta(seconds=error.after)
        delay = self._backing_off.failed(channel_id, obstacle, asked)
        if obstacle is Obstacle.FAULT:
            _log.error("delivery_failed", channel_id=channel_id, exc_info=error)
        else:
            _log.info("delivery_postponed", channel_id=channel_id, seconds=delay.total_seconds())
        self._alarm.set(channel_id, self._now() + delay)
        if (wait := self._backing_off.begin_trying()) is not None:
            self._alarm.set(_FOR_ALL, self._now() + wait)

    def _ring(self, channel_id: int) -> None:
        if channel_id == _FOR_ALL:
            self._try_for_all()
        else:
            self._end_back_off(channel_id)

    def _try_for_all(self) -> None:
        """Let one channel find out whether an outage is over, and the next one later."""
        if (chosen := self._backing_off.try_for_all()) is not None:
            channel_id, wait = chosen
            self._alarm.set(_FOR_ALL, self._now() + wait)
            self._end_back_off(channel_id)

    def _end_back_off(self, channel_id: int) -> None:
        self._backing_off.end(channel_id)
        self.drain(channel_id)
