"""The clocks' rows: starting with many that run, waiting for none, and what they cost a move."""

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from structlog.testing import capture_logs

from bot.services.games.causes import by_player
from bot.services.games.player_acts import just
from bot.services.lobby import Pace
from bot.storage.outbox import RowKind
from engine.actions import End
from tests.benchmarks.rounds import Effort, Times, take_turns
from tests.benchmarks.stored import history, stored
from tests.benchmarks.table import Line, no_slower, within
from tests.bot.services.clock import Clock
from tests.bot.services.world import World, first_placement, open_world, proposal

ACTIONS = 60
MINUTES = 60
TURNS = 60
"""Of a game; no game is over so soon."""

FILL = """
    PRAGMA synchronous = OFF;
    CREATE TEMP TABLE numbers AS WITH RECURSIVE counted AS
        (SELECT 1 AS n UNION ALL SELECT n + 1 FROM counted WHERE n < {games})
        SELECT n FROM counted;
    BEGIN;
    INSERT INTO games (game_id, guild_id, channel_id, name, status, variant, options, most_seats,
            seat_order, invite_only, language, host_id, seed, commitment, created_at, rules,
            start_id, opened_id, pace)
        SELECT 1 + n, guild_id, 1 + n, 'Game ' || n, status, variant, options, most_seats,
            seat_order, invite_only, language, host_id, seed, commitment, created_at, rules,
            1 + n, opened_id, '3d' FROM numbers, games WHERE game_id = 1;
    INSERT INTO members (game_id, place, user_id)
        SELECT 1 + n, place, user_id FROM numbers, members WHERE game_id = 1;
    INSERT INTO log (game_id, revision, kind, seat, body, made_by, at, step, fingerprint)
        SELECT 1 + n, revision, kind, seat, body, made_by, at, step, fingerprint
        FROM numbers, log WHERE game_id = 1;
    INSERT INTO seats (game_id, seat, owner_id, user_id, score, rank, waiting_since, turns)
        SELECT 1 + n, seat, 2 * n + seat, 2 * n + seat, 9, 1, CASE WHEN seat = 0 THEN 0 END, 9
        FROM numbers, (SELECT 0 AS seat UNION SELECT 1);
    INSERT INTO clocks
            (game_id, kind, user_id, revision, span, time_left, is_posted, deadline, stage,
            ahead, held, was_away)
        SELECT 1 + n, 'turn', 2 * n, 1, {span}, {span}, 1, {now} + {span} - n * 1000, 0,
            {span} / 2, '', 0
        FROM numbers;
    COMMIT;
"""
SPAN = 3 * 24 * 60 * 60 * 1000
"""Milliseconds for a turn; half of them are left when somebody is reminded."""


def clocks(effort: Effort) -> Iterator[Line]:
    """Start with 10,000 clocks that run, and wait while none is due."""
    number = effort.jobs(1000) * 10
    clock = Clock()
    with _many(number, clock) as path, capture_logs():
        measured = take_turns({"start": lambda: asyncio.run(_start(path, clock))}, effort.jobs(3))
        slowest = asyncio.run(_wait(path, clock))
    job = f"{number:,} clocks that run"
    yield within(f"{job}, start", measured.median("start"), 2.0)
    yield within(f"{job}, loop time of the costliest idle minute", slowest, 10e-3)


def pace(effort: Effort) -> Iterator[Line]:
    """What a clock costs a move: its commit, and until its board stands."""
    turns = effort.jobs(TURNS)
    taken: dict[Pace, list[tuple[float, float]]] = {Pace.NONE: [], Pace.THREE_DAYS: []}
    rounds = {str(pace): partial(_play, pace, turns, taken[pace]) for pace in taken}
    take_turns(rounds, effort.rounds)
    for which, job in enumerate(("commit of a move", "move until its board stands")):
        by_name = {
            f"{job}, pace {pace}": tuple(times[which] for times in of_pace[1:])
            for pace, of_pace in taken.items()
        }
        without, timed = by_name
        yield no_slower(timed, Times(by_name), timed, without, 1.25)


@contextmanager
def _many(number: int, clock: Clock) -> Iterator[Path]:
    """A database file that holds so many running games, each with a clock."""
    with stored(history(ACTIONS)[-1]) as path:
        now = int(clock.now().timestamp() * 1000)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(FILL.format(games=number, span=SPAN, now=now))
        yield path


async def _start(path: Path, clock: Clock) -> float:
    """Open the services after a minute, which is given back; return the seconds until all runs."""
    clock.pass_time(60)
    start = time.perf_counter()
    async with open_world(path, clock) as world:
        await _begin(world)
        return time.perf_counter() - start


async def _wait(path: Path, clock: Clock) -> float:
    """Let minutes pass in which nothing is due; return what the costliest took of the loop."""
    async with open_world(path, clock) as world:
        await _begin(world)
        taken = []
        for minute in range(MINUTES):
            start = time.thread_time()
            await world.pass_time(60)
            if minute % 10 == 0:
                await world.clocks.beat()
            taken.append(time.thread_time() - start)
        assert not world.courier.channels
        return max(taken)


async def _begin(world: World) -> None:
    await world.outbox.resume(world.courier)
    await world.computers.resume()
    await world.clocks.resume()
    await world.settle()


def _play(pace: Pace, turns: int, taken: list[tuple[float, float]]) -> float:
    """Play a game; add the seconds of a commit and of a whole move, and return the former."""
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder:
        times = asyncio.run(_turns(Path(folder, "games.sqlite3"), pace, turns))
    commits, wholes = zip(*times, strict=True)
    taken.append((statistics.median(commits), statistics.median(wholes)))
    return taken[-1][0]


async def _turns(path: Path, pace: Pace, turns: int) -> list[tuple[float, float]]:
    taken = []
    async with open_world(path) as world:
        await _begin(world)
        match = await world.start(asked=proposal(pace=pace, target=240))
        await world.settle()
        for _ in range(turns):
            assert match.waits_for is not None
            actions, cause = (first_placement(match), End()), by_player(world.interaction())
            start = time.perf_counter()
            done = await world.matches.act(
                match.game_id, match.waits_for.user_id, just(*actions), cause
            )
            committed = time.perf_counter()
            await world.settle()
            taken.append((committed - start, time.perf_counter() - start))
            match = done.match
        posted = world.courier.kinds(match.where.channel_id)
    assert posted.count(RowKind.TURN) == 1 + turns
    return taken
