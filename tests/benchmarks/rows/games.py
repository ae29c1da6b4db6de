"""The engine's rows for the games with pieces and money: the same jobs as in the classic game."""

import itertools
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from time import perf_counter

from engine.actions import Place
from engine.copies import copy_of
from tests.benchmarks.positions import Stretch, started, steps, stretches
from tests.benchmarks.rounds import OURS, Effort, Round, per_job, take_turns
from tests.benchmarks.rows.engine import applying
from tests.benchmarks.table import Line, at_least, beside, no_slower, within

CLASSIC = "classic"
MIDDLE = (50, 70)
LATE: Mapping[str, tuple[int, int]] = {"terra": (100, 120), "domaine": (60, 72)}
"""By variant: from how many tiles to how many all that it has lie on the board in the end."""


def legal_actions(effort: Effort) -> Iterator[Line]:
    """All that may be done before each placement of a middle game, listed."""
    for variant in LATE:
        rounds = {
            OURS: _listing(stretches(*MIDDLE, effort.jobs(10), variant)),
            CLASSIC: _listing(stretches(*MIDDLE, effort.jobs(10))),
        }
        yield beside(f"legal actions, {variant}", take_turns(rounds, effort.rounds), CLASSIC)


def apply_to_pieces(effort: Effort) -> Iterator[Line]:
    """A placement with all that it causes, on half of the tiles and on nearly all of them."""
    for variant, late in LATE.items():
        half = tuple(tiles // 2 for tiles in late)
        job, full = (f"apply, {variant}, {first} to {last} tiles" for first, last in (half, late))
        rounds = {
            OURS: applying(stretches(half[0], half[1], effort.jobs(10), variant)),
            full: applying(stretches(*late, effort.jobs(10), variant)),
        }
        measured = take_turns(rounds, effort.rounds)
        yield within(job, measured.median(OURS), 15e-6)
        yield no_slower(full, measured, full, OURS, 1.3)


def playouts(effort: Effort) -> Iterator[Line]:
    """A whole two-player game of random legal actions, another bag each time."""
    for variant in LATE:
        measured = take_turns({OURS: _playing(variant, effort)}, effort.rounds)
        yield at_least(f"random playout, {variant}", measured.median(OURS), 50)


def _listing(replayed: Sequence[Stretch]) -> Round:
    """Replay stretches of games; only the looks at what is legal are timed."""

    def play() -> float:
        taken, looks = 0.0, 0
        for start, steps_on in replayed:
            game = copy_of(start)
            for step in steps_on:
                if isinstance(step.action, Place):
                    begun = perf_counter()
                    list(game.legal_actions())
                    taken += perf_counter() - begun
                    looks += 1
                game.apply(step.seat, step.action)
        return taken / looks

    return play


def _playing(variant: str, effort: Effort) -> Round:
    seeds = itertools.count()

    def play() -> None:
        seed = next(seeds)
        deque(steps(started(seed, variant=variant), seed), maxlen=0)

    return lambda: per_job(play, effort.jobs(10))
