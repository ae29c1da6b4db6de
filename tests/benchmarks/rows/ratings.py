"""The ratings' rows: a finished game is rated, and after a deletion all games are rated anew."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.services.ratings.renewing import Renewal
from bot.services.ratings.updating import rate, withdraw
from bot.storage import games, results
from bot.storage.database import Database, open_database
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.leaderboard import percentile_99
from tests.benchmarks.table import Line, seconds, within
from tests.bot.services.ratings.generated import (
    SERVERS,
    Finished,
    generated,
    result_row_of,
    row_of,
    store_all,
)
from tests.bot.services.ratings.plainly import ranks_of

PEOPLE = 200
STEP = 0.001
"""Seconds between two looks at whether the event loop is held."""


def ratings(effort: Effort) -> Iterator[Line]:
    """Games of one server and variant, then the same after the first one was deleted."""
    finished = [
        replace(game, guild_id=SERVERS[0], variant="classic")
        for game in generated(max(20, 2 * effort.jobs(1000)), PEOPLE)
        if ranks_of(game)
    ]
    with TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder) / "games.db", finished))


async def _measure(path: Path, finished: list[Finished]) -> list[Line]:
    database = await open_database(path)
    try:
        return await _lines(database, finished)
    finally:
        await database.close()


async def _lines(database: Database, finished: list[Finished]) -> list[Line]:
    before, last = finished[: -len(finished) // 4], finished[-len(finished) // 4 :]
    async with database.transaction() as connection:
        await store_all(connection, before)
    taken = [await rate_one(database, game) for game in last]
    async with database.transaction() as connection:
        await withdraw(connection, finished[0].game_id)
    anew, held = await _renew(database)
    return [
        within(f"rating of a game after {len(before)} others, p99", percentile_99(taken), 10e-3),
        Line(
            f"{len(finished)} games rated anew, moves going on",
            seconds(anew),
            f"event loop held at most {seconds(held)}",
        ),
    ]


async def rate_one(database: Database, game: Finished) -> float:
    """Write a game's result; return the seconds that its ratings took within that."""
    row, result = row_of(game), result_row_of(game)
    async with database.transaction() as connection:
        await games.add(connection, row)
        await results.put(connection, game.game_id, result)
        start = perf_counter()
        await rate(connection, game.game_id, result)
        return perf_counter() - start


async def _renew(database: Database) -> tuple[float, float]:
    """Compute all ratings anew; return the seconds, and for how long others had to wait at most."""
    renewal, begun = Renewal(database), perf_counter()
    renewal.wake()
    work = asyncio.create_task(renewal.finish())
    held = 0.0
    while not work.done():
        asleep = perf_counter()
        await asyncio.sleep(STEP)
        held = max(held, perf_counter() - asleep - STEP)
    return perf_counter() - begun, held
