"""What computers that think hard cost the people who play beside them."""

import asyncio
import random
import statistics
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from structlog.testing import capture_logs

from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.moves import Table, tables_of_a_bot
from tests.benchmarks.table import Line, within

GAMES = 16
COMPUTERS = 4
MOVES = 60
"""As many as a game has at least."""
MOST_BYTES = 60_000_000
MOST_MORE = 1.1


def computers(effort: Effort) -> Iterator[Line]:
    """People's moves while many computers think at hard, beside the same without; their memory."""
    games, moves = effort.jobs(GAMES), effort.jobs(MOVES)
    with TemporaryDirectory(prefix="dalapapa-benchmark-") as folder, capture_logs():
        before, during, memory = asyncio.run(_measured(Path(folder, "games.sqlite3"), games, moves))
    job = f"move beside {games} games with {COMPUTERS} hard computers"
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        alone, beside = _percentile(before, part), _percentile(during, part)
        shown = f"{1e3 * beside:.3g} ms", f"without them {1e3 * alone:.3g} ms"
        reached = "yes" if beside <= MOST_MORE * alone else "NO"
        ratio = f"{beside / alone:.3g}×"
        yield Line(f"{job}, {name}", *shown, f"≤ {MOST_MORE:g}× its time", ratio, reached)
    yield within(
        "largest process of computer players",
        memory,
        MOST_BYTES,
        lambda size: f"{size / 1e6:.3g} MB",
    )


async def _measured(database: Path, games: int, moves: int) -> tuple[list[float], list[float], int]:
    """Return how long moves took before and while computers think, and the bytes of these."""
    chance = random.Random(1)
    async with tables_of_a_bot(database, games + 3) as (warming, table, last, *others):
        for people in (warming, table, last):
            await people.sit_down()
        await _moves(warming, moves, chance)
        before = await _moves(table, moves, chance)
        for other in others:
            await other.sit_down_alone("hard", COMPUTERS)
        async with asyncio.timeout(60):
            while not table.bot.ring.computers.process_ids:  # noqa: ASYNC110  nothing tells that they have begun
                await asyncio.sleep(0.1)
        during = await _moves(last, moves, chance)
        return before, during, max(map(_memory, table.bot.ring.computers.process_ids))


async def _moves(table: Table, number: int, chance: random.Random) -> list[float]:
    return [await table.play(*await table.choose(chance)) for _ in range(number)]


def _percentile(taken: list[float], part: float) -> float:
    if len(taken) < 2:
        return taken[0]
    return statistics.quantiles(taken, n=100, method="inclusive")[round(100 * part) - 1]


def _memory(process_id: int) -> int:
    """Return the bytes of memory that a process holds, those that it shares too."""
    pages = int(Path(f"/proc/{process_id}/statm").read_text("ascii").split()[1])
    return pages * 4096
