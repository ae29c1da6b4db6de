"""The renderer's rows: a board of 60 tiles as a PNG, warm and cold, and other ways to draw it."""

import itertools
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from engine.actions import Place
from engine.board import Board
from engine.events import Event
from engine.game import View, view
from renderer import alone
from renderer.board import BoardLabels, draw_board
from renderer.parts import kept, lettering
from renderer.theme import load_theme
from tests.benchmarks.peers.drawing import drawing_of
from tests.benchmarks.peers.painters import Painter, painters
from tests.benchmarks.positions import crowding, started, steps
from tests.benchmarks.rounds import OURS, Effort, Round, per_job, take_turns
from tests.benchmarks.table import Line, absent, beside, kilobytes, within

POSTED, LARGE = 1200, 1600
FEWEST, MOST = 57, 60
LABELS = BoardLabels("Blue Heron", "Dalapapa to 240  ·  bag 56", ("Ann", "Björn"))


@dataclass(frozen=True, slots=True)
class Position:
    """A board and the placement that led to it."""

    view: View
    recent: tuple[Event, ...]

    def draw(self, width: int) -> bytes:
        """Draw it as it would be posted."""
        return draw_board(self.view, load_theme("wood"), LABELS, self.recent, width)


def png(effort: Effort) -> Iterator[Line]:
    """The picture that is posted: the next after a placement, the very first, and its size."""
    measured = take_turns({OURS: _next_pictures(POSTED), "cold": _first_picture}, effort.rounds)
    yield within("PNG 1200, warm", measured.median(OURS), 20e-3)
    yield within("PNG 1200, cold", measured.median("cold"), 250e-3)
    largest = max(len(_positions(seed)[-1].draw(POSTED)) for seed in range(effort.rounds))
    yield within("PNG 1200, largest", largest, 180e3, kilobytes)


def large_png(effort: Effort) -> Iterator[Line]:
    """A larger picture beside other ways to draw it."""
    job = "PNG 1600, warm"
    peers = dict(painters())
    board = _positions(0)[-1].view.board
    painted = {name: _painted(board, painter) for name, painter in peers.items() if painter}
    measured = take_turns({OURS: _next_pictures(LARGE), **painted}, effort.rounds)
    yield within(job, measured.median(OURS), 30e-3)
    for name, painter in peers.items():
        yield beside(job, measured, name, least=5.0) if painter else absent(job, name)


def _positions(seed: int) -> list[Position]:
    """The boards of a game with 57 to 60 tiles."""
    game = started(seed)
    positions = []
    for step in steps(game, seed, crowding):
        if isinstance(step.action, Place) and len(game.board) >= FEWEST:
            positions.append(Position(view(game, None), step.events))
        if len(game.board) == MOST:
            break
    return positions


def _next_pictures(width: int) -> Round:
    """Draw the boards of another game each round; the first of them is not timed."""
    seeds = itertools.count()

    def play() -> float:
        first, *following = _positions(next(seeds))
        first.draw(width)
        start = perf_counter()
        for position in following:
            position.draw(width)
        return (perf_counter() - start) / len(following)

    return play


def _first_picture() -> float:
    """Draw with empty caches, save that the fonts are open."""
    position = _positions(0)[-1]
    kept.PARTS.clear()
    kept.TEXTS.clear()
    alone.TILES.clear()
    for module in [module for name, module in sys.modules.items() if name.startswith("renderer.")]:
        for cached in vars(module).values():
            if isinstance(cached, type) or cached is lettering._font:
                continue
            if hasattr(cached, "cache_clear"):
                cached.cache_clear()
    return per_job(lambda: position.draw(POSTED), 1)


def _painted(board: Board, painter: Painter) -> Round:
    drawing = drawing_of(board, LARGE)
    return lambda: per_job(lambda: painter(drawing), 1)
