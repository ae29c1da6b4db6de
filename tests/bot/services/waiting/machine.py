"""Games in which anything happens, compared with a plain model of their time.

``python -m tests.bot.services.waiting.machine MINUTES [SEED]`` plays one story after another.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from datetime import timedelta
from pathlib import Path
from typing import Final

import structlog

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.lobby import Pace
from bot.services.time.running import is_over
from bot.services.time.tries import MOST_TRIES
from bot.services.waiting.serving import LOOKS, SLOW
from bot.storage import clocks, log, overview, seats
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import open_database
from bot.storage.games import Status
from bot.storage.people import absences
from bot.storage.presence import heartbeat
from tests.bot.services.clock import Clock
from tests.bot.services.waiting.breaking import HEARTBEATS, log_of
from tests.bot.services.waiting.mortal import (
    Killed,
    MortalDatabase,
    PlainOpponents,
    born_again,
    die,
    live,
)
from tests.bot.services.waiting.plain import NONE, Left, all_of, most_votes_at_once, pauses_over_in
from tests.bot.services.world import ANN, BOB, CEM, GUILD, World, proposal

SHARDS: Final = 2
PACES: Final = {Pace.NONE: 0, Pace.HALF_DAY: 12, Pace.DAY: 24, Pace.THREE_DAYS: 72}
TABLES: Final = tuple((GUILD + (shard << 22), 80 + shard) for shard in range(SHARDS))
PEOPLE: Final = (ANN, BOB, CEM)
MINUTE: Final = timedelta(minutes=1)
SECOND: Final = timedelta(seconds=1)
HOUR: Final = timedelta(hours=1)
WATCHED: Final = (ClockKind.TURN, ClockKind.VOTE, ClockKind.IDLE)
AS_A_REFUSAL: Final = (Refused, Killed, sqlite3.IntegrityError)
"""What may come of something that somebody wants."""


class Machine:
    """Two games of three on two shards, and the plain model of their clocks."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.story: list[str] = []
        self.games: dict[int, int] = {}  # the shard of each
        self.paces: dict[int, timedelta] = {}
        self.left: dict[tuple[int, ClockKind], Left] = {}
        self.pauses_over = Counter[int]()
        self.lost: set[int] = set()
        self.broken: set[str] = set()
        self.served: Counter[tuple[int, ClockKind, int, int]] = Counter()
        self.births = 1
        self._stack = AsyncExitStack()

    async def open(self, path: Path) -> None:
        """Begin both games."""
        database = await open_database(path)
        self._stack.push_async_callback(database.close)
        database.__class__ = MortalDatabase
        self.world = World(path, database, Clock(), opponents=PlainOpponents)
        await self._live()
        for shard, (guild_id, channel_id) in enumerate(TABLES):
            pace = self.chance.choice([*PACES])
            lobby = await self.world.lobbies.open_lobby(
                guild_id, channel_id, ANN, proposal(pace=pace), self.world.interaction()
            )
            for guest in PEOPLE[1:]:
                await self.world.lobbies.join(lobby.game_id, guest, self.world.interaction())
            await self.world.lobbies.start(lobby.game_id, ANN.user_id, self.world.interaction())
            self.games[lobby.game_id] = shard
            self.paces[lobby.game_id] = PACES[pace] * HOUR
        await self.world.settle()
        await self.look()

    async def close(self) -> None:
        """The bot ends."""
        await die(self.world)
        await self._stack.aclose()

    async def _live(self) -> None:
        await live(self.world, self.served)
        for shard in range(SHARDS):
            self.world.clocks.lose(shard, SHARDS)
        for shard in range(SHARDS):
            await self.world.clocks.regain(shard)
        self.lost = set()
        await self.world.settle()

    # What may happen.

    async def happen(self, event: str) -> None:
        """One thing happens, unless it is refused."""
        events: dict[str, tuple[Callable[[], Awaitable[object]], int]] = {
            "time": (self._time, 12),
            "move": (self._move, 8),
            "answer": (self._answer, 8),
            "away": (self._away, 4),
            "back": (self._back, 3),
            "ask": (self._ask, 2),
            "pause": (self._pause, 2),
            "go on": (self._go_on, 4),
            "leave": (self._leave, 1),
            "lose": (self._lose, 2),
            "regain": (self._regain, 4),
            "beat": (self.world.clocks.beat, 3),
            "break": (self._break, 2),
            "mend": (self._mend, 3),
            "kill": (self._kill, 2),
            "kill within": (self._kill_within, 3),
        }
        if not event:
            weights = [weight for _, weight in events.values()]
            (event,) = self.chance.choices([*events], weights)
        self.story.append(f"{self.world.clock.now():%d %H:%M:%S} {event}")
        self.served.clear()
        with suppress(*AS_A_REFUSAL):
            await events[event][0]()
        if self._database.is_dead:
            await self._start_again()
        await self.world.settle()
        await self.world.pass_time(0)  # what is due at once
        await self.look()

    @property
    def _database(self) -> MortalDatabase:
        assert isinstance(self.world.database, MortalDatabase)
        return self.world.database

    async def _any_match(self) -> Match:
        return await self.world.matches.load(self.chance.choice([*self.games]))

    async def _time(self) -> None:
        hours = self.chance.choice([0.02, 0.2, 1, 3, 6, 12, 24, 40])
        await self.pass_time(timedelta(hours=hours))

    async def _move(self) -> None:
        await self.world.take_turn(await self._any_match())

    async def _answer(self) -> None:
        if (match := await self._any_match()).vote is None:
            return
        seat = self.chance.choice([*match.vote.voters])
        given = self.chance.choice([*match.vote.choices])
        user_id = match.seats[seat].user_id
        await self.world.votes.answer(
            match.game_id, user_id, match.vote.revision, given, self.world.interaction()
        )

    async def _away(self) -> None:
        if HEARTBEATS in self.broken:
            return  # what stops in an outage of which nothing could be written has missed that
        who, hours = self.chance.choice(PEOPLE), self.chance.choice([1, 10, 30, 100])
        await self.world.away.leave(who.user_id, self.world.clock.now() + hours * HOUR)

    async def _back(self) -> None:
        game_id, who = self.chance.choice([*self.games]), self.chance.choice(PEOPLE)
        self.world.server.gone.discard(who.user_id)
        await self.world.away.come_back(who.user_id)
        cause = by_player(self.world.interaction())
        await self.world.matches.come_back(game_id, who.user_id, cause)

    async def _ask(self) -> None:
        game_id, ask = self.chance.choice([*self.games]), self.world.votes.ask_to_take_back
        for who in PEOPLE:
            with suppress(Refused):
                await ask(game_id, who.user_id, self.world.interaction())

    async def _pause(self) -> None:
        if HEARTBEATS not in self.broken:
            await self.world.channels.lose(self.chance.choice(TABLES)[1])

    async def _go_on(self) -> None:
        for _, channel_id in TABLES:
            await self.world.channels.find(channel_id)
        cause, game_id = by_player(self.world.interaction()), self.chance.choice([*self.games])
        await self.world.matches.resume(game_id, self.chance.choice(PEOPLE).user_id, cause)

    async def _leave(self) -> None:
        self.world.server.gone.add(self.chance.choice(PEOPLE).user_id)

    async def _lose(self) -> None:
        shard = self.chance.randrange(SHARDS)
        self.world.clocks.lose(shard, SHARDS)
        self.lost.add(shard)

    async def _regain(self) -> None:
        for shard in sorted(self.lost):
            self.lost.discard(shard)
            await self.world.clocks.regain(shard)

    async def _break(self) -> None:
        when = self.chance.choice([HEARTBEATS, *map(log_of, self.games)])
        if not self.broken:
            self.broken.add(when)
            async with self.world.database.transaction() as connection:
                await connection.execute(
                    f"CREATE TRIGGER broken {when} BEGIN SELECT RAISE(ABORT, 'broken'); END"
                )

    async def _drop(self) -> None:
        async with self.world.database.transaction() as connection:
            await connection.execute("DROP TRIGGER IF EXISTS broken")
        self.broken.clear()

    async def _mend(self) -> None:
        await self._drop()
        for game_id in self.games:
            with suppress(Refused):
                await self.world.matches.load(game_id)
        await self.world.clocks.beat()

    async def _kill(self) -> None:
        self._database.writes_left = -1

    async def _kill_within(self) -> None:
        self._database.writes_left = self.chance.randrange(4)
        self._database.is_after = self.chance.random() < 0.5
        event = self.chance.choice([self._move, self._answer, self._time, self._away])
        with suppress(*AS_A_REFUSAL):
            await event()
        await self.world.settle()
        self._database.writes_left = -1

    async def _start_again(self) -> None:
        """The bot was killed, and is started again some time later."""
        await self.world.settle()
        await die(self.world)
        await self.look_at_facts()
        last = await heartbeat.last_beat(self.world.database.reader)
        assert last is not None
        for left in self.left.values():
            left.killed(last)
        down = self.chance.choice([0.1, 1, 13, 30]) * HOUR
        self.world.clock.pass_time(down.total_seconds())
        self.births += 1
        self.world = await born_again(self.world, self.births * 100_000)
        if HEARTBEATS in self.broken:
            await self._drop()
        await self._live()

    async def pass_time(self, much: timedelta) -> None:
        """Time passes; what falls due meanwhile is served in time."""
        clock, end = self.world.clock, self.world.clock.now() + much
        while clock.now() < end and not self._database.is_dead:
            await self.world.settle()
            await self.look_at_facts()
            waking = clock.next_waking
            until = end if waking is None else min(end, max(waking, clock.now() + SECOND))
            until = min(until, clock.now() + HOUR) if self.broken else until
            for (game_id, _), left in self.left.items():
                if self.games[game_id] not in self.lost:
                    left.pass_time(clock.now(), until)
            await self.world.pass_time((until - clock.now()).total_seconds())
            with suppress(*AS_A_REFUSAL):
                if self.broken and not self._database.is_dead:  # else what fails would never count
                    await self.world.clocks.beat()
        await self.look_at_facts()

    # What must be true.

    async def look_at_facts(self) -> None:
        """Let the plain model know who is away, what is paused, and which times were given."""
        reader, now = self.world.database.reader, self.world.clock.now()
        away = await absences.away_among(reader, [who.user_id for who in PEOPLE])
        for game_id in self.games:
            is_paused = await overview.status_of(reader, game_id) is Status.PAUSED
            people = set(await seats.people_of(reader, game_id))
            rows = {row.kind: row for row in await clocks.of_game(reader, game_id)}
            pauses_over = pauses_over_in(await log.entries(reader, game_id))
            for kind in WATCHED:
                if (row := rows.get(kind)) is None:
                    self.left.pop((game_id, kind), None)
                    continue
                if is_over(row):
                    (await self._given(game_id, row)).is_over()
                    continue
                held = {"pause"} if is_paused else set()
                if away & {ClockKind.TURN: {row.user_id}, ClockKind.IDLE: people}.get(kind, set()):
                    held.add("away")
                left = await self._given(game_id, row)
                if pauses_over > self.pauses_over[game_id]:  # it may be paused again by now
                    left.look(held - {"pause"}, now, is_posted=row.is_posted)
                left.look(held, now, is_posted=row.is_posted)
            self.pauses_over[game_id] = pauses_over

    async def _given(self, game_id: int, row: ClockRow) -> Left:
        """Return what is counted of a time; all of it if it is new."""
        known, given = self.left.get((game_id, row.kind)), (row.revision, row.user_id, row.kind)
        if known is not None and known.given == given:
            return known
        entries = await log.entries(self.world.database.reader, game_id)
        new = Left(given, all_of(row, entries[row.revision - 1], self.paces[game_id]))
        new.is_turn = row.kind is ClockKind.TURN
        new.had_holiday = row.was_away
        self.left[game_id, row.kind] = new
        return new

    async def look(self) -> None:
        """Compare all with the plain model."""
        await self.look_at_facts()
        assert max(self.served.values(), default=0) <= MOST_TRIES, self.served
        for game_id, shard in self.games.items():
            if shard not in self.lost and HEARTBEATS not in self.broken:
                await self._compare(game_id)
            entries = await log.entries(self.world.database.reader, game_id)
            assert most_votes_at_once(entries) <= 1, game_id
        await self._look_at_what_is_due()

    async def _compare(self, game_id: int) -> None:
        now = self.world.clock.now()
        for row in await clocks.of_game(self.world.database.reader, game_id):
            left = self.left.get((game_id, row.kind))
            if left is None or not row.is_posted:
                continue
            real = row.time_left if row.deadline is None else row.deadline - now
            assert abs(max(NONE, real) - max(NONE, left.left)) < MINUTE, (row, left, real)
            assert (row.deadline is None) == (left.since is None), (game_id, row, left)

    async def _look_at_what_is_due(self) -> None:
        """What is due was served, unless that fails or there is no connection."""
        reader, now = self.world.database.reader, self.world.clock.now()
        if self.lost or self.broken or self._database.is_dead:
            return
        urgent = [k for k, it in self.world.services.items() if it.queue not in (LOOKS, SLOW)]
        due = await clocks.due(reader, urgent, now, 10)  # the others come one by one
        assert not (idle := [it for it in due if it.game_id not in self._in_trouble()]), idle
        assert await absences.ending(reader, now) == []

    def _in_trouble(self) -> set[int]:
        tries = self.world.tries
        return {game for game in self.games if any(tries.tries_of((game, k)) for k in ClockKind)}

    async def end(self, days: int) -> None:
        """All is mended and everybody is back; then nobody does anything for so many days."""
        for event in ("mend", "regain", "go on"):
            await self.happen(event)
        self.world.server.gone.clear()
        for who in PEOPLE:
            await self.world.away.come_back(who.user_id)
        for game_id in self.games:
            cause = by_player(self.world.interaction())
            with suppress(*AS_A_REFUSAL):
                await self.world.matches.resume(game_id, ANN.user_id, cause)
        await self.world.settle()
        reader = self.world.database.reader
        before = {it: len(await log.entries(reader, it)) for it in self.games}
        await self.pass_time(days * 24 * HOUR)
        await self.look()
        for game_id, number in before.items():
            status = await overview.status_of(reader, game_id)
            grown = len(await log.entries(reader, game_id)) > number
            is_without = not self.paces[game_id] and days < 14
            rows = await clocks.of_game(reader, game_id)
            assert grown or is_without or status is not Status.RUNNING, rows


async def play(seed: int, steps: int, path: Path, days: int = 21) -> None:
    """Play one story to its end."""
    machine = Machine(seed)
    await machine.open(path)
    try:
        for _ in range(steps):
            await machine.happen("")
        await machine.end(days)
    except AssertionError:
        sys.stderr.write("\n".join([f"seed {seed}", *machine.story, ""]))
        raise
    finally:
        await machine.close()


def main(minutes: float, seed: int) -> None:
    """Play stories for so many minutes."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    end, begun = time.monotonic() + 60 * minutes, seed
    while time.monotonic() < end:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(play(seed, 100, Path(folder) / "games.db"))
        seed += 1
    sys.stdout.write(f"{seed - begun} stories\n")


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]) if sys.argv[2:] else 0)
