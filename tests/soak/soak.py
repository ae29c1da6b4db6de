"""Plays on the loopback Discord while troubles befall the bot, and watches what it uses."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.storage.database import open_to_read
from tests.benchmarks import processes
from tests.loopback import LoopbackDiscord
from tests.loopback.child import ROOT
from tests.loopback.limits import EXEMPT
from tests.soak.befalling import Troubles
from tests.soak.figures import Figures, Sample
from tests.soak.pace import keep_pace
from tests.soak.plan import Kind, Planned
from tests.soak.running import Bot
from tests.soak.stock import stock
from tests.soak.tables import Table

LAST_TURNS = 3.0
"""Seconds for which is played on when the soak is over, while the bot is killed once more."""


@dataclass(frozen=True, slots=True)
class Setting:
    """So many seconds are played at a pace in so many channels, with these troubles."""

    seconds: float
    turns_per_second: float
    channels: int
    planned: Sequence[Planned] = ()
    seed: int = 1


async def soak(
    setting: Setting, say: Callable[[str], object] = print, say_every: float = 30.0
) -> Figures:
    """Play and return the figures; ``say`` is given a line every so many seconds."""
    planned = Counter(trouble.kind for trouble in setting.planned)
    figures = Figures(setting.seconds, planned=planned)
    names = (f"games-{number}" for number in range(setting.channels))
    with TemporaryDirectory(prefix="dalapapa-soak-") as folder:
        path = Path(folder, "games.sqlite3")
        async with LoopbackDiscord(*names, has_limits=True) as loopback:
            begun = await stock(path, loopback.world, loopback.channel_ids)
            bot = Bot(loopback, path)
            troubles = Troubles(bot, loopback, random.Random(setting.seed))
            await bot.start()
            database = await open_to_read(path)
            tables = [Table(loopback, database, *game) for game in begun.items()]
            watching = asyncio.create_task(_watch(bot, figures, say, say_every))
            befalling = asyncio.create_task(troubles.befall(setting.planned))
            try:
                await keep_pace(
                    tables,
                    figures,
                    setting.seconds,
                    setting.turns_per_second,
                    lets_people_type=lambda: troubles.lets_people_type,
                )
                watching.cancel()
                await befalling
                await _end(tables, figures, troubles, setting.turns_per_second)
            finally:
                for task in (watching, befalling):
                    task.cancel()
                await asyncio.gather(watching, befalling, return_exceptions=True)
                await database.close()
                await bot.kill()
            figures.checked, figures.is_sound = await _check(path)
            _sum_up(tables, figures, troubles, path)
    return figures


async def _end(
    tables: list[Table], figures: Figures, troubles: Troubles, turns_per_second: float
) -> None:
    """Kill the bot once more while people play, and tell it to stop when all is told."""
    await troubles.bot.start_again_if_it_died()
    if figures.planned:
        last = asyncio.create_task(keep_pace(tables, figures, LAST_TURNS, turns_per_second))
        await asyncio.sleep(LAST_TURNS / 2)
        await troubles.meet(Planned(0, Kind.KILLED))
        await last
    await troubles.meet(Planned(0, Kind.TERMINATED))


def _sum_up(tables: list[Table], figures: Figures, troubles: Troubles, path: Path) -> None:
    confirmed = [interaction for table in tables for interaction in table.confirmed]
    with closing(sqlite3.connect(path)) as connection:
        stored = {id_ for (id_,) in connection.execute("SELECT interaction_id FROM log")}
    figures.lost = sum(table.lost for table in tables) + len(set(confirmed) - stored)
    figures.twice = sum(table.twice for table in tables)
    figures.refused = sum(table.refused for table in tables)
    asked = (request.partition(" ")[2] for request in troubles.loopback.requests)
    figures.requests = sum(not path.startswith(EXEMPT) for path in asked)
    figures.happened, figures.failed = troubles.happened, troubles.failed
    figures.logged = troubles.bot.logged
    figures.died, figures.statuses = troubles.bot.died, troubles.bot.statuses


async def _check(path: Path) -> tuple[str, bool]:
    """Return what `dalapapa check` says, and whether that is nothing bad."""
    checking = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "check"),
        cwd=ROOT,
        env={**os.environ, "DALAPAPA_DATABASE": str(path)},
        stdout=asyncio.subprocess.PIPE,
    )
    told, _ = await checking.communicate()
    *_, last = told.decode().splitlines() or ["it said nothing"]
    return last, checking.returncode == 0


async def _watch(
    bot: Bot, figures: Figures, say: Callable[[str], object], say_every: float
) -> None:
    start, said = perf_counter(), 0.0
    cpu: dict[int, float] = {}
    while True:
        moment, pid = perf_counter() - start, bot.pid
        if pid is not None:
            try:
                sample = Sample(
                    moment,
                    processes.resident_megabytes(pid),
                    *processes.open_handles(pid),
                    processes.threads(pid),
                )
                cpu[pid] = processes.cpu_seconds(pid)
            except OSError:  # it has just ended
                pass
            else:
                figures.samples.append(sample)
                figures.cpu_seconds = sum(cpu.values())
        if figures.samples and moment - said >= say_every:
            said = moment
            say(figures.line())
        await asyncio.sleep(1.0)
