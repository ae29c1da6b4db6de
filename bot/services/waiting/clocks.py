"""Drives the clocks: sleeps until the nearest is due, and has what is due served.

What runs, stops and falls due, and how often it is tried, ``bot.services.time`` decides. Time in
which the bot did not run is given back to everybody, time without a connection to Discord to the
servers of its shard.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.services.posting.outbox import Outbox
from bot.services.time import writing
from bot.services.time.alarm import Alarm, Sleep
from bot.services.time.boards import owe_renewed_boards
from bot.services.time.missed_time import MissedTime
from bot.services.time.running import is_at_deadline, is_over
from bot.services.time.tries import FIRST_WAIT, Pace, Served, Tries, tries_of_games
from bot.services.waiting.calls import Calls, Places
from bot.services.waiting.serving import Deadlines
from bot.storage import absences, clocks, outbox, overview
from bot.storage.absences import AbsenceRow
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Database
from bot.storage.games import Status

A_STEP: Final = 50
"""How many clocks are read at a time, so that moves come in between."""

URGENT: Final = (ClockKind.TURN, ClockKind.VOTE, ClockKind.OFFER, ClockKind.GONE)
"""Clocks for which people wait."""

SLOW: Final = (ClockKind.IDLE, ClockKind.CLOSING)
"""Clocks that come behind everything else, so that no upgrade or outage makes a burst of them."""

LOOK: Final = (ClockKind.LOOK,)

ALL: Final = (*URGENT, *LOOK, *SLOW)

SLOW_APART: Final = timedelta(seconds=6)
LOOKS_APART: Final = timedelta(seconds=1)

_ONLY: Final = 0
_log = structlog.get_logger()

_Times = Mapping[ClockKind | None, datetime]
"""When the next clock of each kind is due and, with None, when the next holiday ends."""


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """When the time for a turn is over, or until when its player is away; None if neither is so.

    With ``is_overdue`` it is over. With ``has_vote`` a vote or request is open; ``vote_until`` is
    when it ends, as soon as its message stands.
    """

    deadline: datetime | None = None
    away_until: datetime | None = None
    is_overdue: bool = False
    has_vote: bool = False
    vote_until: datetime | None = None


NO_LIMIT: Final = TimeLeft()


class StillDue(Exception):
    """A clock has been served and is due all the same."""


class Clocks:
    """The clocks of all games. Nothing falls due before ``resume``, or without a connection.

    With several shards, one that is lost holds up the clocks of its own servers alone.
    """

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        database: Database,
        outbox: Outbox,
        now: Callable[[], datetime],
        sleep: Sleep,
        places: Places,
        tries: Tries[Served] | None = None,
    ) -> None:
        """Work on ``database``; ``now`` gives aware UTC instants, ``sleep`` takes seconds.

        ``tries`` also count what else is due besides clocks.
        """
        self._database = database
        self._outbox = outbox
        self._now = now
        self._calls = Calls(database, places)
        self._alarm = Alarm(now, sleep, self._ring)
        self._deadlines: Deadlines | None = None
        self._serving: asyncio.Task[None] | None = None
        self._is_asked_again = False
        self._missed = MissedTime(database, now)
        self._noting: asyncio.Task[None] | None = None
        self._tries = tries or tries_of_games()
        self._paces = {LOOK: Pace(LOOKS_APART), SLOW: Pace(SLOW_APART)}

    async def resume(self, deadlines: Deadlines, *, is_connected: bool = True) -> None:
        """Give back the time since the bot last worked, and let clocks run from now on.

        If the bot ``is_connected`` to nothing yet, they wait until ``regain``.
        """
        self._drain(await self._missed.begin(is_connected=is_connected))
        self._deadlines = deadlines
        self._outbox.on_clock = self.expect
        for game_id in await overview.paused_by_faults(self._database.reader):
            await deadlines.take_up(game_id)
        self.look()

    async def deadline(
        self, game_id: int, kind: ClockKind = ClockKind.TURN, posting: int | None = None
    ) -> datetime | None:
        """Return when the time for the present turn or vote is over; None if no time runs.

        With ``posting`` the message up to that revision is about to be posted, and time runs then.
        """
        clock = await clocks.get(self._database.reader, game_id, kind)
        return await self._deadline_of(clock, posting)

    async def _deadline_of(self, clock: ClockRow | None, posting: int | None) -> datetime | None:
        if clock is None or is_over(clock):
            return None
        if posting is not None and not clock.is_posted and clock.revision <= posting:
            status = await overview.status_of(self._database.reader, clock.game_id)
            return None if status is Status.PAUSED else self._now() + clock.time_left
        return clock.deadline

    async def time_left(
        self, game_id: int, user_id: int | None, posting: int | None = None
    ) -> TimeLeft:
        """Return how much time ``user_id``, who is on turn, has left; ``posting`` is as above.

        What is posted tells neither of votes nor that time is over: either ends sooner or later.
        """
        reader = self._database.reader
        vote = None if posting else await clocks.get(reader, game_id, ClockKind.VOTE)
        left = TimeLeft(has_vote=vote is not None, vote_until=vote.deadline if vote else None)
        if user_id is None or user_id < 0:
            return left
        away = await absences.present(reader, user_id)
        if away is not None:
            return replace(left, away_until=away.until)
        turn = await clocks.get(reader, game_id, ClockKind.TURN)
        deadline = await self._deadline_of(turn, posting)
        is_late = not posting and turn is not None and is_over(turn)
        return replace(left, deadline=deadline, is_overdue=is_late)

    async def call_back(self, game_id: int, guild_id: int, user_id: int) -> None:
        """Somebody who had left a server is there again: call them for what waits."""
        if self._deadlines is not None:
            await self._deadlines.welcome(guild_id, user_id, [game_id])

    def expect(self, due_at: datetime) -> None:
        """Something falls due at a time; whatever falls due later is still expected."""
        if self._deadlines is not None and not self._missed.is_cut_off:
            self._alarm.set_earlier(_ONLY, due_at)
            self._is_asked_again = True

    def look(self) -> None:
        """Serve what is due now, and sleep until the next clock is due."""
        if self._serving is not None:
            self._is_asked_again = True
        elif self._deadlines is not None and not self._missed.is_cut_off:
            self._serving = asyncio.create_task(self._serve(self._deadlines))

    def lose(self, shard: int, shards: int) -> None:
        """The connection of one of ``shards`` is lost: until it is back nothing falls due there."""
        self._missed.lose(shard, shards)
        if self._deadlines is not None:
            self._noting = asyncio.create_task(self._try_to_give_back())

    async def regain(self, shard: int) -> None:
        """A connection is back: give its servers' games the time back, and only then go on."""
        self._missed.regain(shard)
        await self._try_to_give_back()
        self.look()

    async def beat(self) -> None:
        """Note that the bot works; servers without a connection get their time back so far."""
        self._drain(await self._missed.give_back())
        self._tries.worked(self._now())
        self.look()

    async def close(self) -> None:
        """Let nothing more fall due, and note when that was."""
        was_running = self._deadlines is not None
        self._deadlines = None
        self._alarm.stop()
        await self.finish_present()
        if was_running:
            await self._missed.give_back()

    async def finish_present(self) -> bool:
        """Wait until what is due now has been served; tell whether anything was."""
        present = [task for task in (self._serving, self._noting) if task and not task.done()]
        await asyncio.gather(*present)
        return bool(present)

    async def _try_to_give_back(self) -> None:
        """Give back what shards have missed so far; if that fails, the next heartbeat does."""
        try:
            self._drain(await self._missed.give_back())
        except Exception as error:  # noqa: BLE001  nothing is lost by it
            _log.error("time_not_given_back", exc_info=error)

    def _drain(self, channel_ids: Collection[int]) -> None:
        for channel_id in channel_ids:
            self._outbox.drain(channel_id)

    def _ring(self, _: int) -> None:
        self.look()

    async def _serve(self, deadlines: Deadlines) -> None:
        reader = self._database.reader
        try:
            while self._deadlines is not None and not self._missed.is_cut_off:
                self._is_asked_again = False
                times = await clocks.next_times(reader, ALL, self._missed.lost)
                has_served = await self._serve_due(deadlines, times)
                if not has_served and not self._is_asked_again:
                    self._sleep_on(times)
                    break
        except Exception as error:  # noqa: BLE001  nobody waits for this task
            _log.error("clocks_failed", exc_info=error)
            self._alarm.set(_ONLY, self._now() + FIRST_WAIT)
        finally:
            self._serving = None

    async def _serve_due(self, deadlines: Deadlines, times: _Times) -> bool:
        """Serve what is due; tell whether anything was.

        Slow things come behind all others, and while messages wait for Discord not at all.
        """
        now, has_served = self._now(), False
        if _is_due(times, (None,), now):
            has_served = await self._end_absences(deadlines)
        if _is_due(times, URGENT, now):
            has_served |= await self._serve_step(deadlines, URGENT, A_STEP)
        if has_served or self._outbox.is_behind:
            return has_served
        for kinds, pace in self._paces.items():
            may_go = _is_due(times, kinds, now) and pace.may_go(now)
            if may_go and await self._serve_step(deadlines, kinds, 1):
                pace.went(now)
                has_served = True
        return has_served

    async def _end_absences(self, deadlines: Deadlines) -> bool:
        """Let those be back whose holiday is over; tell whether anybody's was."""
        now = self._now()
        ending = [
            absence
            for absence in await absences.ending(self._database.reader, now)
            if not self._tries.is_resting(_away(absence), now)
        ]
        for absence in ending:
            try:
                await self._end_absence(deadlines, absence, now)
            except Exception as error:  # noqa: BLE001  the others go on
                if self._tries.failed(_away(absence), now):
                    self._tries.try_seldom(_away(absence), now)
                _log.error("holiday_not_ended", exc_info=error)
            else:
                self._tries.succeeded(_away(absence))
        return bool(ending)

    async def _end_absence(self, deadlines: Deadlines, absence: AbsenceRow, now: datetime) -> None:
        """End a holiday, and call its person for what waits, with or without clocks."""
        absent = await self._calls.servers_left_by(absence.user_id)
        async with self._database.transaction() as connection:
            if await absences.present(connection, absence.user_id) != absence:
                return  # it was given a new end while Discord was asked
            await absences.end(connection, absence, now)
            await writing.holiday(connection, absence.user_id, now)
            owed = await self._calls.in_transaction(connection, absence.user_id, but_on=absent)
            await outbox.add(connection, owed)
            renewed = await owe_renewed_boards(connection, absence.user_id)
        self._drain([*renewed, *(row.channel_id for row in owed)])
        await self._calls.note_where_it_is_news(deadlines, absence.user_id, absent)

    async def _serve_step(
        self, deadlines: Deadlines, kinds: tuple[ClockKind, ...], most: int
    ) -> bool:
        """Serve some clocks that are due; tell whether there were any."""
        now = self._now()
        found = await clocks.due(
            self._database.reader, kinds, now, most + self._tries.number, self._missed.lost
        )
        due = [clock for clock in found if not self._tries.is_resting(_key(clock), now)][:most]
        absent = await self._calls.in_vain([clock for clock in due if _is_reminder(clock, now)])
        paused = set[int]()
        for clock in due:
            if clock.game_id not in paused:  # else serving it would let the game go on
                is_there = clock not in absent
                paused.update(await self._serve_one(deadlines, clock, is_there=is_there))
        return bool(due)

    async def _serve_one(
        self, deadlines: Deadlines, clock: ClockRow, *, is_there: bool
    ) -> Collection[int]:
        """Serve a clock; return its game if that was paused since it cannot be served."""
        now = self._now()
        try:
            if clock.kind is ClockKind.LOOK:
                await self._look_for(deadlines, clock, now)
            elif _is_reminder(clock, now):
                self._drain(await self._calls.remind(deadlines, clock, now, is_there=is_there))
            else:
                await deadlines.serve(clock, now)
            await self._note_served(clock, now)
        except Exception as error:  # noqa: BLE001  the other clocks go on
            return await self._give_way(deadlines, clock, error)
        self._tries.succeeded(_key(clock))
        return ()

    async def _note_served(self, clock: ClockRow, now: datetime) -> None:
        """Let a clock go on to its next time, unless it has changed by being served.

        Raises:
            StillDue: its vote, which must be over now, is open.
        """
        async with self._database.transaction() as connection:
            is_same = await clocks.get(connection, clock.game_id, clock.kind) == clock
            if is_same and clock.kind is ClockKind.VOTE and is_at_deadline(clock, now):
                raise StillDue
            if is_same:
                await writing.note_served(connection, clock, now)

    async def _look_for(self, deadlines: Deadlines, clock: ClockRow, now: datetime) -> None:
        """Ask once whether somebody is on a server, for all their games there."""
        guild_id, looks = await self._calls.looks_with(clock)
        if await self._calls.is_there(guild_id, clock.user_id):
            await deadlines.welcome(guild_id, clock.user_id, ())
        else:
            for look in looks:
                await deadlines.note_presence(look.game_id, {clock.user_id: False})
        async with self._database.transaction() as connection:
            renewed = await writing.note_looked(connection, looks, now)
        self._drain(renewed)

    async def _give_way(
        self, deadlines: Deadlines, clock: ClockRow, error: Exception
    ) -> Collection[int]:
        """Try a clock that could not be served later; after many tries its game pauses."""
        key, now = _key(clock), self._now()
        is_given_up = self._tries.failed(key, now)
        tries = self._tries.tries_of(key)
        _log.error(
            "clock_failed", game_id=clock.game_id, kind=clock.kind, tries=tries, exc_info=error
        )
        if not is_given_up:
            return ()
        try:
            if await deadlines.give_up(clock.game_id, now):
                return [clock.game_id]
            self._tries.try_seldom(key, now)
        except Exception as fault:  # noqa: BLE001  it begins from the first try
            _log.error("game_not_paused", game_id=clock.game_id, exc_info=fault)
            self._tries.failed(key, now)
        return ()

    def _sleep_on(self, times: _Times) -> None:
        if self._deadlines is None or self._missed.is_cut_off:
            return
        next_times = [at for kind, at in times.items() if kind in (None, *URGENT)]
        for kinds, pace in self._paces.items():
            next_times += [pace.not_before(at) for kind, at in times.items() if kind in kinds]
        if next_times:
            soonest, now = min(next_times), self._now()
            # What is still due rests after a failure; behind it others may be due soon.
            self._alarm.set(_ONLY, soonest if soonest > now else now + FIRST_WAIT)


def _key(clock: ClockRow) -> Served:
    return clock.game_id, clock.kind


def _away(absence: AbsenceRow) -> Served:
    return absence.user_id, "away"


def _is_reminder(clock: ClockRow, now: datetime) -> bool:
    return clock.kind is ClockKind.TURN and not is_at_deadline(clock, now)


def _is_due(times: _Times, kinds: Collection[ClockKind | None], now: datetime) -> bool:
    return any(kind in times and times[kind] <= now for kind in kinds)
