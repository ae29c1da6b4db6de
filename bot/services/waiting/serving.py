"""Serves what is due, and tries again what fails: the other clocks go on meanwhile."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import structlog

from bot.services.errors import Refused
from bot.services.games.lifecycle.stopping import pause_for_fault
from bot.services.games.matches import Matches
from bot.services.posting.outbox import Outbox
from bot.services.time import writing
from bot.services.time.running import NO_TIME, is_at_deadline
from bot.services.time.tries import Served, Tries
from bot.services.waiting.presence import Presence
from bot.storage import clocks, outbox, overview
from bot.storage.clocks import ClockKind, ClockRow, Shards
from bot.storage.database import Database
from bot.storage.outbox import Owed
from bot.storage.people import absences
from bot.storage.people.absences import AbsenceRow

_log = structlog.get_logger()

Serve = Callable[[ClockRow, datetime], Awaitable[Sequence[Owed] | None]]
"""Carries out what a clock is due for at a time; may return what is owed besides.

That is written with the note that the clock was served, unless the clock has changed meanwhile.
"""

Prepare = Callable[[Sequence[ClockRow], datetime], Awaitable[None]]
"""Finds out what can be asked at once for all clocks of a kind that are due."""

Times = Mapping[ClockKind | None, datetime]
"""When the next clock of each kind is due and, with None, when the next holiday ends."""


@dataclass(frozen=True, slots=True, eq=False)
class Queue:
    """Clocks that are served at most so many at a time, and such times no less than ``apart``."""

    most: int
    apart: timedelta = NO_TIME


URGENT: Final = Queue(50)
"""Clocks for which people wait; between so many of them moves come in."""

LOOKS: Final = Queue(1, timedelta(seconds=1))

SLOW: Final = Queue(1, timedelta(seconds=6))
"""Clocks that come behind everything else, so that no upgrade or outage makes a burst of them."""


@dataclass(frozen=True, slots=True)
class Service:
    """What serves one kind of clock.

    ``before`` serves the times that come before the deadline (None: the same as for that). With
    ``must_end`` serving a deadline has failed if the clock is as it was.
    """

    queue: Queue
    at_deadline: Serve
    before: Serve | None = None
    prepare: Prepare | None = None
    must_end: bool = False

    async def serve(self, clock: ClockRow, now: datetime) -> Sequence[Owed]:
        """Carry out what a clock is due for; return what is owed besides."""
        before = None if is_at_deadline(clock, now) else self.before
        return await (before or self.at_deadline)(clock, now) or ()


class StillDue(Exception):
    """A clock has been served and is due all the same."""


class Serving:
    """Serves clocks and ends holidays; ``services`` say what serves each kind of clock."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        database: Database,
        services: Mapping[ClockKind, Service],
        presence: Presence,
        matches: Matches,
        outbox: Outbox,
        tries: Tries[Served],
        now: Callable[[], datetime],
    ) -> None:
        """``tries`` also count what else is due besides clocks; ``now`` gives aware instants."""
        self._database = database
        self._services = services
        self._presence = presence
        self._matches = matches
        self._outbox = outbox
        self._now = now
        self.tries = tries

    def kinds(self, queue: Queue) -> tuple[ClockKind, ...]:
        """Return the kinds of clocks that wait in a queue."""
        return tuple(kind for kind, service in self._services.items() if service.queue is queue)

    async def next_times(self, lost: Shards) -> Times:
        """Return when what is served next is due, but on servers of ``lost`` shards."""
        return await clocks.next_times(self._database.reader, tuple(self._services), lost)

    async def take_up(self) -> None:
        """Let those games go on, if they can, that were paused since a clock was given up."""
        for game_id in await overview.paused_by_faults(self._database.reader):
            try:
                await self._matches.load(game_id)
            except Refused:
                pass
            except Exception as error:  # noqa: BLE001  the bot starts all the same
                _log.error("game_not_taken_up", game_id=game_id, exc_info=error)

    async def end_holidays(self) -> bool:
        """Let those be back whose holiday is over; tell whether anybody's was."""
        now = self._now()
        over = await absences.ending(self._database.reader, now)
        ending = [it for it in over if not self.tries.is_resting(_away(it), now)]
        for absence in ending:
            try:
                await self._presence.end_holiday(absence, now)
            except Exception as error:  # noqa: BLE001  the others go on
                if self.tries.failed(_away(absence), now):
                    self.tries.try_seldom(_away(absence), now)
                _log.error("holiday_not_ended", exc_info=error)
            else:
                self.tries.succeeded(_away(absence))
        return bool(ending)

    async def serve(self, queue: Queue, lost: Shards) -> bool:
        """Serve some clocks of a queue that are due; tell whether there were any."""
        now, kinds = self._now(), self.kinds(queue)
        # Those at rest are the longest due: without room for them they would hide all others.
        most = queue.most + self.tries.number
        found = await clocks.due(self._database.reader, kinds, now, most, lost)
        due = [it for it in found if not self.tries.is_resting(_key(it), now)][: queue.most]
        for kind in kinds:
            if prepare := self._services[kind].prepare:
                await prepare([clock for clock in due if clock.kind is kind], now)
        paused = set[int]()
        for clock in due:
            if clock.game_id not in paused:  # else serving it would let the game go on
                paused.update(await self._serve_one(clock))
        return bool(due)

    async def _serve_one(self, clock: ClockRow) -> Collection[int]:
        """Serve a clock; return its game if that was paused since it cannot be served."""
        now, service = self._now(), self._services[clock.kind]
        try:
            owed = await service.serve(clock, now)
            await self._note_served(clock, now, owed, must_end=service.must_end)
        except Exception as error:  # noqa: BLE001  the other clocks go on
            return await self._give_way(clock, error)
        self.tries.succeeded(_key(clock))
        return ()

    async def _note_served(
        self, clock: ClockRow, now: datetime, owed: Sequence[Owed], *, must_end: bool
    ) -> None:
        """Let a clock go on to its next time, unless it has changed by being served.

        Raises:
            StillDue: serving it must have ended it, and has not.
        """
        async with self._database.transaction() as connection:
            if await writing.note_served(connection, clock, now):
                if must_end and is_at_deadline(clock, now):
                    raise StillDue
                await outbox.add(connection, owed)
        self._outbox.drain(*(message.channel_id for message in owed))

    async def _give_way(self, clock: ClockRow, error: Exception) -> Collection[int]:
        """Try a clock that could not be served later; after many tries its game pauses.

        What has no game that runs, such as a request for a rematch, is then tried seldom.
        """
        game_id, key, now = clock.game_id, _key(clock), self._now()
        is_given_up = self.tries.failed(key, now)
        tries = self.tries.tries_of(key)
        _log.error("clock_failed", game_id=game_id, kind=clock.kind, tries=tries, exc_info=error)
        if not is_given_up:
            return ()
        try:
            if await self._matches.add_to_log(game_id, partial(pause_for_fault, at=now)):
                return [game_id]
            self.tries.try_seldom(key, now)
        except Exception as fault:  # noqa: BLE001  it begins from the first try
            _log.error("game_not_paused", game_id=game_id, exc_info=fault)
            self.tries.failed(key, now)
        return ()


def _key(clock: ClockRow) -> Served:
    return clock.game_id, clock.kind


def _away(absence: AbsenceRow) -> Served:
    return absence.user_id, "away"
