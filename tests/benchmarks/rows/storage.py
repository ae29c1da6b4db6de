"""The storage's rows: loading a stored game, and appending actions to it."""

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

from bot.services.games.committing.announcing import announce
from bot.services.games.derived import write_derived
from bot.services.games.folding import Fold, fold
from bot.storage import games, lobbies, log
from bot.storage.database import Database
from tests.benchmarks.peers.sqlite import append_directly, append_through_aiosqlite
from tests.benchmarks.rounds import OURS, Effort, Round, take_turns
from tests.benchmarks.stored import GAME, history, opened, stored
from tests.benchmarks.table import Line, beside, rate, within

ACTIONS = 120
DIRECT = "sqlite3 FULL"


def replay(effort: Effort) -> Iterator[Line]:
    """Load a stored game of 120 entries and replay it, the last checksum compared."""
    with stored(history(ACTIONS)[-1]) as path:
        ours = {OURS: lambda: asyncio.run(_load(path, effort.jobs(20)))}
        measured = take_turns(ours, effort.rounds)
    yield within(f"load and replay {ACTIONS} actions", measured.median(OURS), 5e-3)


async def _load(path: Path, number: int) -> float:
    async with opened(path) as database:
        start = time.perf_counter()
        for _ in range(number):
            row = await games.get(database.reader, GAME.game_id)
            assert row is not None
            joined = await lobbies.members(database.reader, GAME.game_id)
            fold(row, joined, await log.entries(database.reader, GAME.game_id))
        return (time.perf_counter() - start) / number


def append(effort: Effort) -> Iterator[Line]:
    """Write what a command did in one transaction that outlives a crash, its messages included."""
    played = history(effort.jobs(ACTIONS))
    revisions = range(1000, 1000 + len(played) - 1)
    peers: dict[str, Callable[[Path], float]] = {
        DIRECT: partial(append_directly, revisions=revisions, synchronous="FULL"),
        "sqlite3 NORMAL": partial(append_directly, revisions=revisions, synchronous="NORMAL"),
        "aiosqlite FULL": partial(append_through_aiosqlite, revisions=revisions),
    }
    ours = {OURS: lambda path: asyncio.run(_append(path, played))}
    contestants = {name: _on_new_file(played[0], play) for name, play in (ours | peers).items()}
    measured = take_turns(contestants, effort.rounds)
    for peer in peers:
        yield beside("append an action", measured, peer, rate, 0.2 if peer == DIRECT else None)


def _on_new_file(start: Fold, play: Callable[[Path], float]) -> Round:
    def play_round() -> float:
        with stored(start) as path:
            return play(path)

    return play_round


async def append_one(database: Database, before: Fold, after: Fold) -> None:
    """Write what one command did."""
    entries = [step.entry for step in after.steps[before.revision :]]
    async with database.transaction() as connection:
        await log.append(connection, GAME.game_id, entries)
        await write_derived(connection, GAME, after)
        await announce(connection, GAME, before, after)


async def _append(path: Path, played: list[Fold]) -> float:
    async with opened(path) as database:
        start = time.perf_counter()
        for before, after in pairwise(played):
            await append_one(database, before, after)
        return (time.perf_counter() - start) / (len(played) - 1)
