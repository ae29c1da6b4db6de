"""`python -m tests.arena.openings`: finds out what it costs to leave openings to others.

In positions of quick games the best turns are each played on in many worlds. How far a seat comes
to be ahead of the others in a round beyond the points of its turn is fitted, by least squares
within each position, to the points that the next hand and the kept tile find on the board.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from engine.actions import Action, Place
from engine.copies import copy_of
from engine.game import Game, view
from engine.opponents.chooser import never
from engine.opponents.points import openings
from engine.opponents.values import finish_turn, style_of
from engine.variants import VARIANTS
from tests.arena.games import begun, lay_for_table
from tests.arena.players import PLAYERS

CLASSIC = VARIANTS["classic"]
POSITIONS = 60
WORLDS = 150
TRIED = 32
"""From so many first actions, the policy's best, turns are played."""

TURNS = 6
"""Of those the turns of most points are played on in worlds."""

LATEST = 50
"""Positions with a score beyond are left out: the end of the game is near."""


@dataclass(frozen=True, slots=True)
class Left:
    """What a turn leaves, as far as it differs from the mean of its position, in points."""

    to_next: float
    to_own: float
    ahead: float


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.arena.openings", description=__doc__)
    parser.add_argument("--seats", nargs="*", type=int, default=[2, 3, 4])
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    chosen = parser.parse_args(arguments)
    for seats in chosen.seats:
        random = Random(f"openings {seats}")
        games = [in_the_midst(seats, random) for _ in range(chosen.positions)]
        left = [one for game in games for one in turns_of(game, chosen.worlds, random)]
        (for_next, for_own), told = fitted(left)
        sys.stdout.write(f"{seats} seats: {for_next:.2f}, {for_own:.2f}; explains {told:.0%}\n")
        sys.stdout.flush()


def in_the_midst(seats: int, random: Random) -> Game:
    """A game of quick players in which somebody is on turn and nobody near the end."""
    while True:
        game = begun(CLASSIC, seats, {}, random)
        stop = random.randrange(seats, 9 * seats)
        turns = 0
        while game.turns.outcome is None and max(game.scores()) < LATEST:
            seat = game.to_act
            if seat is not None and turns >= stop and not game.turns.is_in_set_up:
                return game
            if seat is None:
                lay_for_table(game, random)
                continue
            action = PLAYERS["quick"](view(game, seat), random, never)
            game.apply(seat, action)
            turns += action.word == "end"


def turns_of(game: Game, worlds: int, random: Random) -> Iterator[Left]:
    """The best turns of the seat on turn, and what each leaves."""
    style, seat = style_of(game), game.turns.seat
    seen = view(game, seat)
    world = seen.imagined(random)
    proposals = sorted(style.proposals(world, is_brief=False), key=lambda one: -one.worth)
    turns: dict[frozenset[Place], tuple[Action, Game]] = {}
    for proposal in proposals[:TRIED]:
        ended = copy_of(world)
        ended.apply(seat, proposal.action)
        if ended.to_act == seat:
            finish_turn(ended, style)
        turns.setdefault(frozenset(ended.board.tiles()), (proposal.action, ended))
    best = sorted(turns.values(), key=lambda turn: -turn[1].scores()[seat])[:TURNS]
    found = [openings(world, ended, seat) for _, ended in best]
    deals = [seen.imagined(random) for _ in range(worlds)]
    ahead = [fmean(ahead_after(deal, action) for deal in deals) for action, _ in best]
    means = [fmean(values) for values in (*zip(*found, strict=True), ahead)]
    for (to_next, to_own), gained in zip(found, ahead, strict=True):
        yield Left(to_next - means[0], to_own - means[1], gained - means[2])


def ahead_after(world: Game, action: Action) -> float:
    """By how much its seat is ahead of the others' mean a round after a turn, without its points.

    The round is the others' turns and the seat's next one.
    """
    game, seat, style = copy_of(world), world.turns.seat, style_of(world)
    game.apply(seat, action)
    if game.to_act == seat:
        finish_turn(game, style)
    before = game.scores()
    for _ in range(game.seats.count):
        finish_turn(game, style)
    gains = [now - then for now, then in zip(game.scores(), before, strict=True)]
    return gains.pop(seat) - fmean(gains)


def fitted(left: Sequence[Left]) -> tuple[tuple[float, float], float]:
    """What a point of each kind is worth, and the part of the differences that this explains."""
    nn = sum(one.to_next**2 for one in left)
    oo = sum(one.to_own**2 for one in left)
    no = sum(one.to_next * one.to_own for one in left)
    na = sum(one.to_next * one.ahead for one in left)
    oa = sum(one.to_own * one.ahead for one in left)
    whole = nn * oo - no**2
    for_next, for_own = (na * oo - oa * no) / whole, (oa * nn - na * no) / whole
    errors = [one.ahead - for_next * one.to_next - for_own * one.to_own for one in left]
    rest = sum(error**2 for error in errors)
    return (for_next, for_own), 1 - rest / sum(one.ahead**2 for one in left)


if __name__ == "__main__":
    main()
