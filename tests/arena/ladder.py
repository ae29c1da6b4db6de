"""The ladder: how much the decisions of each player lose by what a review finds.

Of each game a few decisions of one seat are judged, chosen by lot; all others play *easy*.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from engine.actions import Action
from engine.game import View, view
from engine.opponents.chooser import never
from engine.review.decisions import judged
from engine.review.summary import accuracy_of
from engine.variants import VARIANTS
from tests.arena.games import begun, lay_for_table
from tests.arena.players import PLAYERS
from tests.arena.report import Z

RUNGS: Final = (("random",), ("beginner", "easy"), ("normal", "hard"))
"""Who loses most, and who less: players on one rung may lose as much as each other."""

OTHERS: Final = "easy"
JUDGED: Final = 6
"""So many decisions of a game are judged."""


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
    """What a player's decisions lose in so many games between two."""
    of_games = [
        [loss for loss in losses(variant, player, number) if loss is not None]
        for number in range(games)
    ]
    means = [fmean(of_game) for of_game in of_games if of_game]
    spread = Z * stdev(means) / sqrt(len(means))
    return Lost(player, fmean(means), spread, fmean(map(accuracy_of, filter(None, of_games))))


def losses(variant: str, player: str, number: int) -> Iterator[float | None]:
    """Yield what some decisions of a game have lost, as far as it counts."""
    random = Random(f"ladder {variant} {player} {number}")
    decisions = list(decided(variant, player, random))
    for seen, action in random.sample(decisions, min(JUDGED, len(decisions))):
        decision = judged(seen, action)
        yield None if decision is None else decision.counted


def decided(variant: str, player: str, random: Random) -> Iterator[tuple[View, Action]]:
    """Play a game; yield what the player's seat saw and did wherever it had a choice."""
    game = begun(VARIANTS[variant], 2, {}, random)
    own = random.randrange(2)
    while game.turns.outcome is None:
        seat = game.to_act
        if seat is None:
            lay_for_table(game, random)
            continue
        seen = view(game, seat)
        action = PLAYERS[player if seat == own else OTHERS](seen, random, never)
        if seat == own and not game.turns.is_in_set_up and len(seen.legal_actions()) > 1:
            yield seen, action
        game.apply(seat, action)
