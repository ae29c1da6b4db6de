"""The leaderboard's rows: its pages on a server where much was played, and moves beside them."""

import asyncio
import random
import sqlite3
import statistics
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from bot.presenters.pages.leaderboard import leaders_message
from bot.services.games.folding import Fold
from bot.services.pages.leaderboard import (
    ROWS_ON_A_PAGE,
    Chart,
    Leaderboards,
    LeadersPage,
    Measure,
    Period,
)
from bot.services.pictures import Pictures
from bot.storage.database import Database
from bot.texts import Catalogue
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.storage import append_one
from tests.benchmarks.stored import history, opened, stored
from tests.benchmarks.table import Line, seconds, within

GUILD = 2
NOW = datetime(1970, 1, 1, tzinfo=UTC)
RESULTS_TO_A_PERSON = 10
ACTIONS = 120
SIZES = """
    CREATE TEMP TABLE sizes AS SELECT {results} AS results, {people} AS people;
    CREATE TEMP TABLE numbers AS WITH RECURSIVE counted AS
        (SELECT 1 AS n UNION ALL SELECT n + 1 FROM counted, sizes WHERE n < results)
        SELECT n FROM counted;
"""
FILL = """
    INSERT INTO games SELECT 1 + n, 2, 1 + n, 'Old ' || n, 'finished', 'classic', '{}', 4,
        'joined', 0, 'en', 1, zeroblob(32), '', 0, 1, 1 + n, 0, 'none', NULL
        FROM numbers;
    INSERT OR IGNORE INTO result_people
        SELECT 1 + n, 1 + CASE place
            WHEN 1 THEN abs(random() % people) * abs(random() % people) / people
            WHEN 2 THEN n % people
            ELSE abs(random() % people)
        END, 2, 'classic', n, place, place = 1, 1, n % 20, n % 50
        FROM numbers, sizes, (SELECT 1 AS place UNION SELECT 2 UNION SELECT 3);
    INSERT INTO seats
        SELECT game_id, rank - 1, user_id, user_id, 0, rank, NULL, 9, NULL FROM result_people;
    INSERT INTO results SELECT 1 + n, 2, 'classic', n, 'target', 1 FROM numbers;
    INSERT INTO rating_models VALUES (1, '{}');
    INSERT INTO rating_changes
        SELECT game_id, user_id, 2, 'classic', finished_at, 25, 8,
        24 + abs(random() % 200) / 100.0, 8, 1 FROM result_people;
    INSERT INTO standings SELECT 2, 'classic', period, user_id, count(*), sum(is_win),
        abs(random() % 1000) - 500, count(*) < 5, 25, 25, 8
        FROM result_people, (SELECT 'all' AS period UNION SELECT '1970-Q1' UNION SELECT '1970-01')
        GROUP BY period, user_id;
    INSERT INTO people SELECT 2, user_id, 'Player ' || user_id FROM standings WHERE period = 'all';
"""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Reads pages all over a leaderboard; who asks stands anywhere, too."""

    leaderboards: Leaderboards
    people: int
    chance: random.Random

    async def read(self) -> LeadersPage:
        """Read one page."""
        last = self.people // ROWS_ON_A_PAGE - 1
        number = self.chance.choice((0, self.chance.randint(0, last), last))
        measure, period = self.chance.choice(tuple(Measure)), self.chance.choice(tuple(Period))
        chart = Chart("classic", measure, period)
        return await self.leaderboards.page(
            GUILD, chart, number, self.chance.randint(1, self.people)
        )


def leaderboard(effort: Effort) -> Iterator[Line]:
    """Pages with and without their picture, and moves that are stored while pages are read."""
    results = 1000 * effort.jobs(200)
    played = history(max(20, effort.jobs(ACTIONS)))
    with filled(played[0], results) as path:
        yield from asyncio.run(_measure(path, effort, results // RESULTS_TO_A_PERSON, played))


@contextmanager
def filled(fold: Fold, results: int) -> Iterator[Path]:
    """A database file that holds a running game and so many results of one server and variant."""
    with stored(fold) as path:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            connection.executescript(
                SIZES.format(results=results, people=results // RESULTS_TO_A_PERSON)
            )
            connection.executescript(f"BEGIN; {FILL} COMMIT;")
        yield path


async def _measure(path: Path, effort: Effort, people: int, played: list[Fold]) -> list[Line]:
    async with opened(path) as database:
        visitor = Visitor(Leaderboards(database, lambda: NOW), people, random.Random(1))
        pictures, texts = Pictures(), Catalogue().texts("en")

        async def read_and_draw() -> None:
            picture = leaders_message(texts, await visitor.read()).picture
            assert picture is not None
            await pictures.draw(picture.drawing)

        read = await taken(visitor.read, effort.jobs(400))
        drawn = await taken(read_and_draw, effort.jobs(100))
        pictures.close()
        appended = await appended_beside("leaderboards", visitor.read, database, played)
    job = f"leaderboard of {people} people"
    return [
        within(f"{job}, page, p99", percentile_99(read), 50e-3),
        within(f"{job}, with picture, p99", percentile_99(drawn), 150e-3),
        appended,
    ]


async def taken(job: Callable[[], Awaitable[object]], number: int) -> list[float]:
    """Do a job that many times, after one that does not count; return the seconds of each."""
    times = []
    for _ in range(1 + number):
        start = perf_counter()
        await job()
        times.append(perf_counter() - start)
    return times[1:]


async def appended_beside(
    pages: str, read: Callable[[], Awaitable[object]], database: Database, played: list[Fold]
) -> Line:
    """The line of the moves of a game that are stored while pages are read, and without them."""
    moves = iter(pairwise(played))

    async def append_next() -> None:
        await append_one(database, *next(moves))

    async def read_for_ever() -> None:
        while True:
            await read()

    half = (len(played) - 1) // 2 - 1
    alone = await taken(append_next, half)
    reading = asyncio.create_task(read_for_ever())
    beside = await taken(append_next, half)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    return Line(
        f"append beside {pages}, p50",
        seconds(statistics.median(beside)),
        f"alone {seconds(statistics.median(alone))}",
        ratio=f"{statistics.median(alone) / statistics.median(beside):.3g}×",
    )


def percentile_99(times: Sequence[float]) -> float:
    """Return the seconds within which 99 of 100 were done."""
    return statistics.quantiles(times, n=100, method="inclusive")[-1]
