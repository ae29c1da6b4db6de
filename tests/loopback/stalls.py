"""Notes in a file whenever the event loop of a launched bot had no time for others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

PAUSE = 0.002
SHORTEST = 0.005
"""Seconds between two looks, and of the shortest stall that is noted."""


@contextmanager
def noting_stalls(file: Path) -> Iterator[None]:
    """Watch every event loop that is made while it lasts."""

    class Policy(asyncio.DefaultEventLoopPolicy):
        """Gives each loop a watcher."""

        def new_event_loop(self) -> asyncio.AbstractEventLoop:
            loop = super().new_event_loop()
            watching.append(loop.create_task(watch(noting_in(file))))
            return loop

    watching: list[asyncio.Task[None]] = []
    before = asyncio.get_event_loop_policy()
    asyncio.set_event_loop_policy(Policy())
    try:
        yield
    finally:
        asyncio.set_event_loop_policy(before)


def longest_stall(file: Path, since: float) -> float:
    """Return the seconds of the longest stall that ended after a time of the monotonic clock."""
    lines = file.read_text(encoding="ascii").splitlines() if file.exists() else []
    noted = [line.split() for line in lines]
    return max((float(took) for at, took in noted if float(at) >= since), default=0.0)


async def watch(note: Callable[[float], None]) -> None:
    """Say at each look how many seconds the running loop has stalled, for ever."""
    while True:
        start = monotonic()
        await asyncio.sleep(PAUSE)
        note(monotonic() - start - PAUSE)


def noting_in(file: Path) -> Callable[[float], None]:
    """Return what notes a stall in a file, with the time at which it ended."""

    def note(stalled: float) -> None:
        if stalled >= SHORTEST:
            with file.open("a", encoding="ascii") as noted:
                noted.write(f"{monotonic()} {stalled}\n")

    return note
