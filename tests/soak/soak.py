"""Turns at a steady pace on many tables, whatever the bot takes for each."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.storage.database import open_to_read
from tests.loopback import LoopbackDiscord
from tests.loopback.child import launched
from tests.soak.figures import Figures
from tests.soak.stock import stock
from tests.soak.tables import Table

PAGE_SIZE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")


async def soak(
    seconds: float,
    turns_per_second: float,
    channels: int,
    say: Callable[[str], object] = print,
    say_every: float = 30.0,
) -> Figures:
    """Play so long at that pace in so many channels; ``say`` is given a line now and then."""
    figures = Figures()
    with TemporaryDirectory(prefix="dalapapa-soak-") as folder:
        path = Path(folder, "games.sqlite3")
        async with LoopbackDiscord(*(f"games-{number}" for number in range(channels))) as loopback:
            begun = await stock(path, loopback.world, loopback.channel_ids)
            async with launched(loopback, path) as bot:
                database = await open_to_read(path)
                tables = [Table(loopback, database, *game) for game in begun.items()]
                watching = asyncio.create_task(_watch(bot.pid, figures, say, say_every))
                try:
                    await keep_pace(tables, figures, seconds, turns_per_second)
                finally:
                    watching.cancel()
                    await database.close()
    return figures


async def keep_pace(tables: list[Table], figures: Figures, seconds: float, pace: float) -> None:
    """Begin ``pace`` turns a second, each on a table where none is going on; note what they took.

    Where one was missed none is begun again.
    """
    chance = random.Random(1)
    free, start = set(range(len(tables))), perf_counter()

    async def play(number: int) -> None:
        try:
            figures.taken.append(await tables[number].play(chance))
        except TimeoutError:
            figures.missed += 1
        else:
            free.add(number)

    async with asyncio.TaskGroup() as playing:
        for turn in range(int(seconds * pace)):
            await asyncio.sleep(start + turn / pace - perf_counter())
            if free:
                number = chance.choice(sorted(free))
                free.discard(number)
                playing.create_task(play(number))
            else:
                figures.missed += 1


async def _watch(
    pid: int, figures: Figures, say: Callable[[str], object], say_every: float
) -> None:
    start, cpu_at_start, said = perf_counter(), _cpu_seconds(pid), 0.0
    while True:
        moment = perf_counter() - start
        figures.memory.append((moment, _resident_megabytes(pid)))
        figures.cpu_seconds = _cpu_seconds(pid) - cpu_at_start
        if moment - said >= say_every:
            said = moment
            say(figures.line())
        await asyncio.sleep(1.0)


def _resident_megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * PAGE_SIZE / 1e6


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
