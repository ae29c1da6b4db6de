"""The row of the night: a large database is copied while many people play."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from structlog.testing import capture_logs

from bot.app import build_client
from bot.config import Settings
from bot.services.games.folding import Fold
from bot.services.tidying import UNTIDIED
from bot.storage.database import open_to_read
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.leaderboard import percentile_99
from tests.benchmarks.table import Line, seconds, within
from tests.loopback import LoopbackDiscord, logged_in
from tests.loopback.child import launched
from tests.soak.figures import Figures
from tests.soak.pace import keep_pace
from tests.soak.stock import stock
from tests.soak.tables import Table

MEGABYTES = 1000
PACE = 16.0
"""Turns a second."""

CHANNELS = 150
ALONE = 30.0
"""Seconds for which is played without a copy, to compare."""

WARM_UP = 8.0
PATIENCE = 600.0
A_STEP = 1000
"""How many games are added at a time."""

FILL = """
    INSERT INTO games (game_id, guild_id, channel_id, name, status, variant, options, most_seats,
            seat_order, invite_only, language, host_id, seed, commitment, created_at, rules,
            start_id, opened_id, pace)
        SELECT 1000 + n, 2, 1000 + n, 'Old ' || n, 'finished', variant, options, most_seats,
            seat_order, invite_only, language, host_id, randomblob(32), commitment, created_at,
            rules, 1000 + n, opened_id, pace
        FROM numbers, games WHERE game_id = (SELECT game_id FROM template);
    INSERT INTO members (game_id, place, user_id)
        SELECT 1000 + n, place, user_id FROM numbers, members
        WHERE game_id = (SELECT game_id FROM template);
    INSERT INTO log (game_id, revision, kind, seat, body, made_by, at, interaction_id, step,
            fingerprint)
        SELECT 1000 + n, revision, kind, seat, body, made_by, at + n * 60000,
            1000000000 + n * 1000 + revision, step, fingerprint
        FROM numbers, log WHERE game_id = (SELECT game_id FROM template);
    INSERT INTO seats (game_id, seat, owner_id, user_id, score, rank, turns)
        SELECT 1000 + n, seat, owner_id, user_id, score, rank, turns
        FROM numbers, seats WHERE game_id = (SELECT game_id FROM template);
    INSERT INTO results (game_id, guild_id, variant, finished_at, reason)
        SELECT 1000 + n, 2, 'classic', n * 60000, 'target' FROM numbers;
    INSERT INTO result_people (game_id, user_id, guild_id, variant, finished_at, rank, is_win,
            is_counted, biggest_group, best_turn)
        SELECT 1000 + n, user_id, 2, 'classic', n * 60000, rank, rank = 1, 1, n % 20, n % 50
        FROM numbers, seats WHERE game_id = (SELECT game_id FROM template);
"""
SIZE = "SELECT page_count * page_size / 1e6 FROM pragma_page_count, pragma_page_size"
QUICKLY = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -500000;"
NUMBERS = """
    CREATE TEMP TABLE template AS SELECT game_id FROM log GROUP BY 1 ORDER BY count(*) DESC LIMIT 1;
    CREATE TEMP TABLE numbers (n INTEGER PRIMARY KEY);
"""


@dataclass(slots=True)
class Night:
    """How people were answered without a copy, and while one was made."""

    alone: Figures = field(default_factory=Figures)
    beside: Figures = field(default_factory=Figures)
    took: float = 0.0
    """Seconds from the beginning of the copy until it had its name."""
    megabytes: float = 0.0


def copy(effort: Effort) -> Iterator[Line]:
    """Play at 16 turns a second, first alone, then beside the night's copy of 1 GB."""
    is_quick = effort.rounds == 1
    night = asyncio.run(_night(is_quick=is_quick))
    job = f"copy of {night.megabytes:.0f} MB beside {PACE:g} turns/s"
    answers = [one.answer for one in night.beside.taken]
    alone = [one.answer for one in night.alone.taken]
    line = within(f"{job}, answers, p99", percentile_99(answers), 500e-3)
    note = f"alone {seconds(percentile_99(alone))}"
    yield Line(line.job, line.ours, note, line.target, "", line.reached)
    boards = percentile_99([one.board for one in night.beside.taken])
    note = f"alone {seconds(percentile_99([one.board for one in night.alone.taken]))}"
    yield Line(f"{job}, boards, p99", seconds(boards), note)
    missed = night.beside.missed + night.alone.missed
    yield Line(f"{job}, turns missed", str(missed), f"of {len(answers) + len(alone) + missed}")
    yield within(f"{job}, until it is there", night.took, 300.0)


async def _night(*, is_quick: bool) -> Night:
    night = Night()
    names = (f"games-{number}" for number in range(4 if is_quick else CHANNELS))
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder:
        path, backups = Path(folder, "games.sqlite3"), Path(folder, "backups")
        async with LoopbackDiscord(*names) as loopback:
            begun = await stock(path, loopback.world, loopback.channel_ids)
            night.megabytes = _fill(path, 1 if is_quick else MEGABYTES)
            running = _in_this_process if is_quick else _in_its_own
            async with running(loopback, path, None), _tables(loopback, path, begun) as tables:
                warm_up, alone = (0.2, 0.3) if is_quick else (WARM_UP, ALONE)
                await keep_pace(tables, Figures(), warm_up, PACE)
                await keep_pace(tables, night.alone, alone, PACE)
            begun = {table.channel_id: table.fold for table in tables if table.fold}
            watching = asyncio.create_task(_watch(backups, night))
            async with running(loopback, path, backups), _tables(loopback, path, begun) as tables:
                while not watching.done() or len(night.beside.taken) < 2:
                    await keep_pace(tables, night.beside, 0.2, PACE)
                await watching
    return night


async def _watch(backups: Path, night: Night) -> None:
    """Note how long it takes from the first sign of a copy until it has its name."""
    began = None
    while True:
        names = await asyncio.to_thread(_names_in, backups)
        if names and began is None:
            began = perf_counter()
        if began is not None and any(name.endswith(".sqlite3") for name in names):
            night.took = perf_counter() - began
            return
        await asyncio.sleep(0.01)


def _names_in(folder: Path) -> list[str]:
    return [file.name for file in folder.iterdir()] if folder.exists() else []


@asynccontextmanager
async def _tables(
    loopback: LoopbackDiscord, path: Path, begun: dict[int, Fold]
) -> AsyncIterator[list[Table]]:
    database = await open_to_read(path)
    try:
        yield [Table(loopback, database, *game) for game in begun.items()]
    finally:
        await database.close()


def _fill(path: Path, megabytes: float) -> float:
    """Add finished games until the database has about that size; return what it has."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.executescript(f"{QUICKLY} {NUMBERS}")
        numbers, size = 0, 0.0
        while size < megabytes:
            step = range(numbers, numbers := numbers + (10 if megabytes < MEGABYTES else A_STEP))
            connection.execute("BEGIN")
            connection.execute("DELETE FROM numbers")
            connection.executemany("INSERT INTO numbers VALUES (?)", [(n,) for n in step])
            for statement in FILL.split(";")[:-1]:
                connection.execute(statement)
            connection.execute("COMMIT")
            ((size,),) = connection.execute(SIZE)
        # Nothing of them is to be tidied.
        connection.execute(
            "INSERT OR REPLACE INTO settings VALUES (?, ?)", (UNTIDIED, f"[{1000 + numbers}]")
        )
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return size


@asynccontextmanager
async def _in_its_own(
    loopback: LoopbackDiscord, path: Path, backups: Path | None
) -> AsyncIterator[None]:
    settings = {"DALAPAPA_LOG_LEVEL": "warning"}
    if backups:
        settings["DALAPAPA_BACKUPS"] = str(backups)
    async with launched(loopback, path, within=PATIENCE, stderr=None, **settings):
        yield


@asynccontextmanager
async def _in_this_process(
    loopback: LoopbackDiscord, path: Path, backups: Path | None
) -> AsyncIterator[None]:
    bot = build_client(Settings(token=None, database=path, backups=backups))
    with capture_logs():
        async with logged_in(bot, loopback):
            yield
