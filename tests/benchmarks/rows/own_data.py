"""The row of *My data*: how long somebody's many games take, and what waits meanwhile."""

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

from bot.services.games.lists import GameLists
from bot.services.privacy.own_data import OwnData, own_data
from bot.storage.database import Database
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.moves import Stalls
from tests.benchmarks.stored import GAME, JOINED, history, opened, stored
from tests.benchmarks.table import Line, kilobytes, within

GAMES = 1000
ACTIONS = 120
NOW = datetime(2026, 1, 1, tzinfo=UTC)
WHO, _ = JOINED
FILL = """
    CREATE TEMP TABLE numbers AS WITH RECURSIVE counted AS
        (SELECT 1 AS n UNION ALL SELECT n + 1 FROM counted WHERE n < {games})
        SELECT n FROM counted;
    INSERT INTO games (game_id, guild_id, channel_id, name, status, variant, options, most_seats,
            seat_order, invite_only, language, host_id, seed, commitment, created_at, rules,
            start_id, opened_id, pace)
        SELECT 1 + n, guild_id, 1 + n, 'Game ' || n, status, variant, options, most_seats,
            seat_order, invite_only, language, host_id, seed, commitment, created_at, rules,
            1 + n, opened_id, pace FROM numbers, games WHERE game_id = 1;
    INSERT INTO members (game_id, place, user_id)
        SELECT 1 + n, place, user_id FROM numbers, members WHERE game_id = 1;
    INSERT INTO log (game_id, revision, kind, seat, body, made_by, at, step, fingerprint)
        SELECT 1 + n, revision, kind, seat, body, made_by, at, step, fingerprint
        FROM numbers, log WHERE game_id = 1;
    INSERT INTO seats (game_id, seat, owner_id, user_id, score, rank, waiting_since, turns)
        SELECT 1 + n, place, user_id, user_id, 9, 1, CASE WHEN user_id = {who} THEN 0 END, 9
        FROM numbers, members WHERE game_id = 1;
"""


def data(effort: Effort) -> Iterator[Line]:
    """Read and write what is stored about somebody, while others tap and look things up."""
    games = min(GAMES, 10 * effort.most_jobs)
    with stored(history(ACTIONS)[-1]) as path:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            connection.executescript(FILL.format(games=games - 1, who=WHO))
        gc.collect()
        gc.freeze()  # as the bot does: what made the game is no part of what is measured
        try:
            lines = asyncio.run(_measure(path, games))
        finally:
            gc.unfreeze()
    yield from lines


async def _measure(path: Path, games: int) -> list[Line]:
    stalls = Stalls()
    async with opened(path) as database:
        lists = GameLists(database)
        asked: dict[str, Callable[[], Awaitable[object]]] = {
            "games that wait for a player": lambda: lists.waiting_for(-1, None),
            "list of a server without games": lambda: lists.list_for(WHO, GAME.where.guild_id + 1),
        }
        async with _asked_on_and_on(asked) as slowest:
            watching = asyncio.create_task(stalls.watch())
            made, took = await _made(database)
            watching.cancel()
    job = f"data of one who played {games:,} games"
    return [
        within(job, took, 5.0),
        within(f"{job}, size", len(made.content), 10 * 1024 * 1024, kilobytes),
        within(f"{job}, event loop's longest stall", stalls.longest, 50e-3),
        *(within(f"{job}, slowest {name} meanwhile", slowest[name], 100e-3) for name in asked),
    ]


async def _made(database: Database) -> tuple[OwnData, float]:
    start = perf_counter()
    made = await own_data(database, WHO, NOW)
    return made, perf_counter() - start


@asynccontextmanager
async def _asked_on_and_on(
    asked: dict[str, Callable[[], Awaitable[object]]],
) -> AsyncIterator[dict[str, float]]:
    """Ask again and again; give the seconds that each question took at most."""
    slowest: dict[str, float] = {}

    async def ask(name: str) -> None:
        while True:
            start = perf_counter()
            await asked[name]()
            slowest[name] = max(slowest.get(name, 0.0), perf_counter() - start)
            await asyncio.sleep(0.005)

    asking = [asyncio.create_task(ask(name)) for name in asked]
    try:
        yield slowest
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
