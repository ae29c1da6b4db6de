"""The engine's rows: listing placements, applying one, playing whole games at random."""

import itertools
from collections import deque
from collections.abc import Iterator, Sequence
from time import perf_counter

from engine.actions import Place
from engine.copies import copy_of
from engine.legal import placements_of
from engine.tiles import ALL_TILES
from tests.benchmarks.peers.games import game_peers
from tests.benchmarks.positions import DEFAULTS, Stretch, game_with, started, steps, stretches
from tests.benchmarks.rounds import OURS, Effort, Round, per_job, take_turns
from tests.benchmarks.table import Line, absent, at_least, beside, no_slower, rate, within

CHESS = "python-chess"


def placements(effort: Effort) -> Iterator[Line]:
    """Legal placements of one tile on 60 tiles, as a flat list; tiles in turn."""
    job = "legal placements, 60 tiles"
    board = game_with(60).board
    tiles = itertools.cycle([tile for tile in ALL_TILES if not board.has_tile(tile)])

    def flat_list() -> list[Place]:
        tile = next(tiles)
        return list(placements_of(tile, board.fits(tile)))

    ours = {OURS: lambda: per_job(flat_list, effort.jobs(600))}
    peers = dict(game_peers(effort))
    measured = take_turns(
        ours | {name: peer.legal_moves for name, peer in peers.items() if peer}, effort.rounds
    )
    ours_alone = rate(measured.median(OURS))
    for name, peer in peers.items():
        least = 2.0 if name == CHESS else None
        yield beside(job, measured, name, rate, least) if peer else absent(job, name, ours_alone)


def apply(effort: Effort) -> Iterator[Line]:
    """One placement with its groups and points, on about 60 and on nearly all 120 tiles."""
    job, full = "apply, 50 to 70 tiles", "apply, 100 to 120 tiles"
    count = effort.jobs(10)
    ours = {
        OURS: applying(stretches(50, 70, count)),
        full: applying(stretches(100, 120, count)),
    }
    peers = dict(game_peers(effort))
    measured = take_turns(
        ours | {name: peer.one_move for name, peer in peers.items() if peer}, effort.rounds
    )
    yield within(job, measured.median(OURS), 15e-6)
    for name, peer in peers.items():
        yield beside(job, measured, name) if peer else absent(job, name)
    yield no_slower(full, measured, full, OURS, 1.3)


def applying(replayed: Sequence[Stretch]) -> Round:
    """Replay stretches of games; only placements are timed."""

    def play() -> float:
        taken, placements = 0.0, 0
        for start, steps_on in replayed:
            game = copy_of(start)
            for step in steps_on:
                begun = perf_counter()
                game.apply(step.seat, step.action)
                if isinstance(step.action, Place):
                    taken += perf_counter() - begun
                    placements += 1
        return taken / placements

    return play


def playout(effort: Effort) -> Iterator[Line]:
    """A whole two-player game of random legal actions, another bag each time."""
    job = "random playout"
    seeds = itertools.count()

    def play() -> None:
        seed = next(seeds)
        deque(steps(started(seed, DEFAULTS), seed), maxlen=0)

    ours = {OURS: lambda: per_job(play, effort.jobs(10))}
    peers = dict(game_peers(effort))
    measured = take_turns(
        ours | {name: peer.playout for name, peer in peers.items() if peer}, effort.rounds
    )
    yield at_least(job, measured.median(OURS), 50)
    for name, peer in peers.items():
        least = 1.5 if name == CHESS else None
        yield beside(job, measured, name, rate, least) if peer else absent(job, name)
