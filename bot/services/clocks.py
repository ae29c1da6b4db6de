"""Lets time run out: reminds people of their turns, and reports what is over.

Clocks are rows. One task sleeps until the nearest is due. Time in which the bot did not run is
given back to everybody, time without a connection to Discord to the servers of its shard.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from typing import Final, Protocol

import structlog

from bot.services.alarm import Alarm, Sleep
from bot.services.posting.outbox import Outbox
from bot.services.posting.renewing import owe_renewed_boards
from bot.services.servers.members import Members, absent_among
from bot.storage import absences, clocks, games, log, outbox
from bot.storage.clocks import ClockKind, ClockRow, FoundClock, Shards
from bot.storage.database import Connection, Database
from bot.storage.outbox import Owed, RowKind

A_STEP: Final = 50
"""How many clocks are read at a time, so that moves come in between."""

GATHERED: Final = timedelta(minutes=10)
"""Reminders of one person that fall due within this time go into one message."""

RETRY: Final = timedelta(minutes=1)
MOST_TRIES: Final = 8
"""How often a clock that cannot be served is tried, each time after twice as long a wait."""

DEADLINE: Final = {ClockKind.TURN: 2, ClockKind.VOTE: 1}
"""The stage of a clock whose reminders have all come: its deadline comes next."""

_ONLY: Final = 0
_log = structlog.get_logger()


class Places(Members, Protocol):
    """What Discord tells of channels and members."""

    def is_open(self, guild_id: int, channel_id: int) -> bool:
        """Tell whether all members of a server may view a channel."""


class Deadlines(Protocol):
    """What carries out deadlines that have passed."""

    async def time_out(self, game_id: int, revision: int, /) -> None:
        """Somebody's time for a turn is over, given with entry ``revision`` of the log."""

    async def note_presence(self, game_id: int, is_there: Mapping[int, bool], /) -> None:
        """Discord says which of some players are still on the server."""

    async def call_voters(self, game_id: int, revision: int, /) -> None:
        """Most time is gone of the vote that entry ``revision`` asked for."""

    async def end_vote(self, game_id: int, revision: int, /) -> None:
        """The time is over of the vote that entry ``revision`` asked for."""


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """When the time for a turn is over, or until when its player is away; None if neither is so."""

    deadline: datetime | None = None
    away_until: datetime | None = None


NO_LIMIT: Final = TimeLeft()


class StillDue(Exception):
    """A clock has been served and is due all the same."""


class Clocks:
    """The clocks of all games. Nothing falls due before ``resume``, or without a connection.

    With several shards, one that is lost holds up the clocks of its own servers alone.
    """

    def __init__(
        self,
        database: Database,
        outbox: Outbox,
        now: Callable[[], datetime],
        sleep: Sleep,
        places: Places,
    ) -> None:
        """Work on ``database``; ``now`` gives aware UTC instants, ``sleep`` takes seconds."""
        self._database = database
        self._outbox = outbox
        self._now = now
        self._places = places
        self._alarm = Alarm(now, sleep, self._ring)
        self._deadlines: Deadlines | None = None
        self._serving: asyncio.Task[None] | None = None
        self._is_asked_again = False
        self._lost: dict[int, datetime] = {}
        self._shards = 1
        self._failures: Counter[tuple[int, ClockKind]] = Counter()
        self._put_off: dict[tuple[int, ClockKind], datetime] = {}
        self._absent: frozenset[ClockRow] = frozenset()

    async def resume(self, deadlines: Deadlines) -> None:
        """Give back the time since the bot last worked, and let clocks run from now on."""
        now = self._now()
        async with self._database.transaction() as connection:
            last = await clocks.last_beat(connection)
            if last is not None and last < now:
                await clocks.give_back(connection, now - last, shard=0, shards=1)
                _log.info("time_given_back", seconds=(now - last).total_seconds())
            await clocks.beat(connection, now)
        self._deadlines = deadlines
        self._outbox.on_clock = self.expect
        self.look()

    async def deadline(
        self, game_id: int, kind: ClockKind = ClockKind.TURN, posting: int | None = None
    ) -> datetime | None:
        """Return when the time for the present turn or vote is over; None if no time runs.

        With ``posting`` the message up to that revision is about to be posted, from when on time
        runs.
        """
        clock = await clocks.get(self._database.reader, game_id, kind)
        if clock is None:
            return None
        if posting is not None and not clock.is_posted and clock.revision <= posting:
            return self._now() + clock.time_left
        return clock.deadline

    async def time_left(
        self, game_id: int, user_id: int | None, posting: int | None = None
    ) -> TimeLeft:
        """Return how much time ``user_id``, who is on turn, has left; ``posting`` is as above."""
        if user_id is None or user_id < 0:
            return TimeLeft()
        away = await absences.present(self._database.reader, user_id)
        if away is not None:
            return TimeLeft(away_until=away.until)
        return TimeLeft(await self.deadline(game_id, posting=posting))

    def expect(self, due_at: datetime) -> None:
        """Something falls due at a time; whatever falls due later is still expected."""
        if self._deadlines is not None and not self._is_cut_off:
            self._alarm.set_earlier(_ONLY, due_at)

    def look(self) -> None:
        """Serve what is due now, and sleep until the next clock is due."""
        if self._serving is not None:
            self._is_asked_again = True
        elif self._deadlines is not None and not self._is_cut_off:
            self._serving = asyncio.create_task(self._serve(self._deadlines))

    def lose(self, shard: int, shards: int) -> None:
        """The connection of one of ``shards`` is lost: until it is back nothing falls due there."""
        self._shards = shards
        self._lost.setdefault(shard, self._now())

    async def regain(self, shard: int) -> None:
        """A connection is back: give its servers' games the time back."""
        since = self._lost.pop(shard, None)
        if since is not None:
            missed = self._now() - since
            async with self._database.autocommit() as connection:
                await clocks.give_back(connection, missed, shard, self._shards)
        self.look()

    async def beat(self) -> None:
        """Note that the bot works; servers without a connection get their time back so far."""
        now = self._now()
        lost, self._lost = self._lost, dict.fromkeys(self._lost, now)
        async with self._database.transaction() as connection:
            for shard, since in lost.items():
                await clocks.give_back(connection, now - since, shard, self._shards)
            await clocks.beat(connection, now)

    async def close(self) -> None:
        """Let nothing more fall due, and note when that was."""
        was_running = self._deadlines is not None
        self._deadlines = None
        self._alarm.stop()
        await self.finish_present()
        if was_running:
            await self.beat()

    async def finish_present(self) -> bool:
        """Wait until what is due now has been served; tell whether anything was."""
        serving = self._serving
        if serving is not None:
            await serving
        return serving is not None

    @property
    def _is_cut_off(self) -> bool:
        """Whether no shard has a connection."""
        return len(self._lost) >= self._shards

    @property
    def _without_connection(self) -> Shards:
        return Shards(frozenset(self._lost), self._shards)

    def _ring(self, _: int) -> None:
        self.look()

    async def _serve(self, deadlines: Deadlines) -> None:
        served: set[ClockRow] = set()
        try:
            while self._deadlines is not None and not self._is_cut_off:
                self._is_asked_again = False
                await self._end_absences()
                if not await self._serve_step(deadlines, served) and not self._is_asked_again:
                    break
            await self._sleep_on()
        except Exception as error:  # noqa: BLE001  nobody waits for this task
            _log.error("clocks_failed", exc_info=error)
            self._alarm.set(_ONLY, self._now() + RETRY)
        finally:
            self._serving = None

    async def _end_absences(self) -> None:
        """Let those be back whose holiday is over, and call them for the games that wait."""
        now = self._now()
        for absence in await absences.ending(self._database.reader, now):
            user_id = absence.user_id
            servers = await clocks.servers_of(self._database.reader, user_id)
            absent = await absent_among(self._places, [(server, user_id) for server in servers])
            async with self._database.transaction() as connection:
                await absences.end(connection, absence, now)
                await clocks.resume_for(connection, user_id, now)
                waiting = [
                    found
                    for found in await clocks.waiting_for(connection, user_id)
                    if (found.guild_id, user_id) not in absent
                ]
                owed = [
                    self._call(named)
                    for _, group in groupby(waiting, key=lambda found: found.guild_id)
                    for named in self._apart(list(group))
                ]
                await outbox.add(connection, owed)
                renewed = await owe_renewed_boards(connection, user_id)
            for channel_id in (*renewed, *(row.channel_id for row in owed)):
                self._outbox.drain(channel_id)

    async def _serve_step(self, deadlines: Deadlines, served: set[ClockRow]) -> bool:
        """Serve some clocks that are due; tell whether there were any."""
        now = self._now()
        most = A_STEP + len(self._put_off)
        due = await clocks.due(self._database.reader, now, most, self._without_connection)
        due = [clock for clock in due if self._put_off.get(_key(clock), now) <= now]
        self._absent = await self._called_in_vain(due)
        for clock in due:
            await self._serve_one(deadlines, clock, is_again=clock in served)
            served.add(clock)
        return bool(due)

    async def _serve_one(self, deadlines: Deadlines, clock: ClockRow, *, is_again: bool) -> None:
        try:
            if not is_again:
                await self._meet(deadlines, clock, is_over=_is_over(clock, self._now()))
        except Exception as error:  # noqa: BLE001  the other clocks go on
            await self._give_way(clock, error)
            return
        if is_again:  # it would be served for ever
            await self._give_way(clock, StillDue())
        else:
            self._put_off.pop(_key(clock), None)
            self._failures.pop(_key(clock), None)

    async def _meet(self, deadlines: Deadlines, clock: ClockRow, *, is_over: bool) -> None:
        match clock.kind:
            case ClockKind.TURN if is_over:
                await deadlines.time_out(clock.game_id, clock.revision)
            case ClockKind.TURN:
                await self._remind(deadlines, clock)
            case ClockKind.VOTE if is_over:
                await deadlines.end_vote(clock.game_id, clock.revision)
            case _:
                await deadlines.call_voters(clock.game_id, clock.revision)

    async def _give_way(self, clock: ClockRow, error: Exception) -> None:
        """Try a clock that could not be served later; after many tries never again."""
        key = _key(clock)
        self._failures[key] += 1
        tries = self._failures[key]
        _log.error("clock_failed", game_id=clock.game_id, tries=tries, exc_info=error)
        self._put_off[key] = self._now() + RETRY * 2**tries
        if tries >= MOST_TRIES:
            del self._failures[key], self._put_off[key]
            async with self._database.autocommit() as connection:
                await clocks.set_stage(connection, clock, DEADLINE[clock.kind] + 1)

    async def _called_in_vain(self, due: Sequence[ClockRow]) -> frozenset[ClockRow]:
        """Return those clocks whose reminders would call somebody who has left the server."""
        now, places = self._now(), {}
        for clock in due:
            if clock.kind is ClockKind.TURN and not _is_over(clock, now):
                row = await games.get(self._database.reader, clock.game_id)
                places[clock] = (row.guild_id if row else 0, clock.user_id)
        absent = await absent_among(self._places, places.values())
        return frozenset(clock for clock, place in places.items() if place in absent)

    async def _remind(self, deadlines: Deadlines, clock: ClockRow) -> None:
        """Remind somebody; whoever has left the server is not called, but the others are told."""
        is_there = clock not in self._absent
        if not is_there or await log.says_gone(self._database.reader, clock.game_id):
            await deadlines.note_presence(clock.game_id, {clock.user_id: is_there})
        if not is_there:
            async with self._database.autocommit() as connection:
                await clocks.set_stage(connection, clock, _next_stage(clock, self._now()))
            return
        async with self._database.transaction() as connection:
            owed = await self._reminder(connection, clock)
            await outbox.add(connection, owed)
        for row in owed:
            self._outbox.drain(row.channel_id)

    async def _reminder(self, connection: Connection, clock: ClockRow) -> list[Owed]:
        """Note the reminders that fall due together with a clock's, and return their message."""
        now = self._now()
        row = await games.get(connection, clock.game_id)
        if row is None:
            return []
        near = await clocks.reminders_of(connection, clock.user_id, row.guild_id, now + GATHERED)
        groups = (group for group in self._apart(near) if clock.game_id in _ids_of(group))
        together = next(groups, [])  # none if it was named together with another just before
        reminded = [
            found
            for found in together
            if await clocks.set_stage(connection, found.clock, _next_stage(found.clock, now))
        ]
        return [self._call(reminded)] if reminded else []

    def _apart(self, found: Sequence[FoundClock]) -> list[list[FoundClock]]:
        """Split games of one server into those that one message may name together."""
        together: list[FoundClock] = []
        hidden: list[list[FoundClock]] = []
        for game in found:
            if self._places.is_open(game.guild_id, game.channel_id):
                together.append(game)
            else:
                hidden.append([game])
        return [group for group in (together, *hidden) if group]

    def _call(self, games_of_one: Sequence[FoundClock]) -> Owed:
        """Return the message that calls somebody for games, in the channel of the nearest."""
        nearest = games_of_one[0]
        named = [[game.clock.game_id, game.clock.revision] for game in games_of_one]
        return Owed(
            game_id=nearest.clock.game_id,
            channel_id=nearest.channel_id,
            kind=RowKind.REMINDER,
            first_revision=nearest.clock.revision,
            last_revision=nearest.clock.revision,
            user_id=nearest.clock.user_id,
            body=json.dumps(named),
        )

    async def _sleep_on(self) -> None:
        reader = self._database.reader
        nearest = (
            await clocks.next_time(reader, self._without_connection),
            await absences.next_end(reader),
        )
        times = [*nearest, *self._put_off.values()]
        soonest = min((at for at in times if at is not None), default=None)
        if soonest is not None and self._deadlines is not None and not self._is_cut_off:
            now = self._now()  # what is still due was put off: others may be due before it
            self._alarm.set(_ONLY, soonest if soonest > now else now + RETRY)


def _key(clock: ClockRow) -> tuple[int, ClockKind]:
    return clock.game_id, clock.kind


def _is_over(clock: ClockRow, now: datetime) -> bool:
    return clock.deadline is not None and clock.deadline <= now


def _next_stage(clock: ClockRow, now: datetime) -> int:
    """Return a clock's stage after a reminder; of two that are due at once only one comes."""
    is_late = clock.deadline is not None and clock.deadline - clock.span / 10 <= now
    return 2 if is_late else clock.stage + 1


def _ids_of(found: Sequence[FoundClock]) -> set[int]:
    return {game.clock.game_id for game in found}
