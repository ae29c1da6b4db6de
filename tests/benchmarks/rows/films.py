"""The film's row: how long a whole game takes, how large it is, and what the event loop feels."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from bot.app import get_ready
from bot.services.pictures import FilmDrawing, Pictures
from engine.actions import Action
from engine.copies import copy_of
from engine.game import Game, view
from renderer.film import FilmTurn, played
from tests.benchmarks.positions import crowding, started, steps
from tests.benchmarks.rounds import Effort
from tests.benchmarks.rows.moves import Stalls
from tests.benchmarks.table import Line, kilobytes, within

ACTIONS, TURNS = 100, 60
"""The lengths of the games that are filmed: of one the actions count, of the other the turns."""


def film(effort: Effort) -> Iterator[Line]:
    """Draw the films of some games in their worker while the event loop is watched."""
    get_ready()  # as the bot does
    films = [asyncio.run(_filmed(seed, actions=ACTIONS)) for seed in range(min(3, effort.rounds))]
    shorter = asyncio.run(_filmed(0, turns=TURNS))
    yield within("film of 100 actions", statistics.median(one.seconds for one in films), 5.0)
    yield within("film of 100 actions, largest", max(one.size for one in films), 8e6, kilobytes)
    yield within("film of 60 turns", shorter.size, 3e6, kilobytes)
    longest = max(one.stalls.longest for one in films)
    yield within("film, event loop held at most", longest, 50e-3)


@dataclass(frozen=True, slots=True)
class _Filmed:
    seconds: float
    size: int
    stalls: Stalls


async def _filmed(seed: int, actions: int = 10**9, turns: int = 10**9) -> _Filmed:
    begun = started(seed)
    done, last = _acted(begun, seed, actions, turns)
    drawing = FilmDrawing(
        snapshot=(seed, len(done)),
        last=view(last, None),
        turns=partial(_turns, begun, done),
        names=("Ann", "Björn"),
    )
    pictures, stalls = Pictures(), Stalls()
    watching = asyncio.create_task(stalls.watch())
    await asyncio.sleep(0.05)
    start = perf_counter()
    try:
        made = await pictures.draw(drawing)
    finally:
        watching.cancel()
        pictures.close()
    return _Filmed(perf_counter() - start, len(made), stalls)


def _acted(
    begun: Game, seed: int, actions: int, turns: int
) -> tuple[list[tuple[int | None, Action]], Game]:
    """Return the first actions of a game, and how it stands after them."""
    done: list[tuple[int | None, Action]] = []
    game = copy_of(begun)
    for step in steps(game, seed, crowding):
        done.append((step.seat, step.action))
        if len(done) == actions or sum(action.word == "end" for _, action in done) == turns:
            break
    return done, game


def _turns(begun: Game, done: list[tuple[int | None, Action]]) -> Iterator[FilmTurn]:
    return played(copy_of(begun), done)
