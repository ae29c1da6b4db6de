"""The ladder: how much the decisions of each player lose by what a review finds.

All are asked in the same positions, a few of each game, chosen by lot, in which *easy* played
*easy*. In games of their own weak players would soon have nothing left to lose.
"""

from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from engine.actions import Action
from engine.game import View, view
from engine.opponents.chooser import never
from engine.review.decisions import best_in, compared
from engine.review.summary import accuracy_of
from engine.variants import VARIANTS
from tests.arena.games import begun, lay_for_table
from tests.arena.players import PLAYERS
from tests.arena.report import Z

RUNGS: Final = (("random",), ("beginner", "easy"), ("normal", "hard"))
"""Who loses most, and who less: players on one rung may lose as much as each other."""

WHO_PLAYS: Final = "easy"
JUDGED: Final = 6
"""In so many positions of a game each player decides."""


class Lost(NamedTuple):
    """What decisions of a player lose in the mean, and how far 95 % of such means may be off."""

    player: str
    mean: float
    spread: float
    accuracy: float


def lines(variants: Sequence[str], games: int) -> Iterator[str]:
    """Tell for each variant what players lose, and whether the rungs are apart."""
    for name in variants:
        found = [lost(name, player, games) for rung in RUNGS for player in rung]
        for one in found:
            yield (
                f"{name} {one.player}: {one.mean:.3f} ± {one.spread:.3f}, "
                f"accuracy {one.accuracy:.0f}\n"
            )
        yield f"{name}: the rungs are {'apart' if are_apart(found) else 'NOT apart'}\n"


def are_apart(found: Sequence[Lost]) -> bool:
    """Whether each player of a rung loses more than each of the next, intervals apart."""
    by_player = {one.player: one for one in found}
    return all(
        by_player[worse].mean - by_player[worse].spread
        > by_player[better].mean + by_player[better].spread
        for rung, following in pairwise(RUNGS)
        for worse in rung
        for better in following
        if worse in by_player and better in by_player
    )


def lost(variant: str, player: str, games: int) -> Lost:
    """What a player's decisions lose in positions of so many games between two."""
    of_games = [list(losses(variant, player, number)) for number in range(games)]
    means = [fmean(of_game) for of_game in of_games if of_game]
    spread = Z * stdev(means) / sqrt(len(means))
    return Lost(player, fmean(means), spread, fmean(map(accuracy_of, filter(None, of_games))))


def losses(variant: str, player: str, number: int) -> Iterator[float]:
    """Yield what a player's decisions lose in some positions of a game, as far as it counts."""
    for at, seen in enumerate(positions(variant, number)):
        random = Random(f"ladder {variant} {number} {at} {player}")
        best, chance = _best(variant, number, at)
        yield compared(seen, PLAYERS[player](seen, random, never), best, copy(chance)).counted


@cache
def _best(variant: str, number: int, at: int) -> tuple[Action, Random]:
    return best_in(positions(variant, number)[at])


@cache
def positions(variant: str, number: int) -> tuple[View, ...]:
    """Return what was seen at some decisions of a game, chosen by lot."""
    random, seen = Random(f"ladder {variant} {number}"), list[View]()
    game = begun(VARIANTS[variant], 2, {}, random)
    while game.turns.outcome is None:
        seat = game.to_act
        if seat is None:
            lay_for_table(game, random)
            continue
        now = view(game, seat)
        if not game.turns.is_in_set_up and len(now.legal_actions()) > 1:
            seen.append(now)
        game.apply(seat, PLAYERS[WHO_PLAYS](now, random, never))
    return tuple(random.sample(seen, min(JUDGED, len(seen))))
