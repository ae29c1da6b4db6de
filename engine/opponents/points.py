"""Games in which points are counted as they are made, such as the classic one."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from engine.actions import Action, End
from engine.game import Game
from engine.legal import LegalActions
from engine.opponents.foresight import Prospect, foresight_of
from engine.opponents.style import Features, Proposal, Style, possible
from engine.opponents.weights import OPENINGS

SECOND_TILE: Final = 3.5
"""What a second tile must bring: its price and a little more, for what it opens to others."""

A_TURN: Final = 8.5
"""The points that a seat makes in a turn, about."""

_PLAIN: Final = tuple(discs + max(0, discs - 2) for discs in range(7))
"""The points of 0 to 6 discs."""


class Points(Style):
    """Plays for the points of each placement."""

    name = "points"
    unit = 1.0

    def proposals(self, game: Game, *, is_brief: bool) -> list[Proposal]:
        """Estimate actions by their points."""
        prospects, others = possible(game, is_brief=is_brief)
        least = SECOND_TILE if End() in others else 0.0
        found = [Proposal(points_of(told) - least, told.place) for told in prospects]
        return [*found, *(Proposal(0.0, action) for action in others)]

    def best(self, game: Game) -> Action:
        """Return the placement of most points, unless ending the turn is worth more."""
        legal = game.legal_actions()
        if not isinstance(legal, LegalActions):
            return super().best(game)
        richest = foresight_of(game.board).richest(legal.fits, _PLAIN)
        others = legal.others
        least = SECOND_TILE if End() in others else 0.0
        if richest is not None and (not others or richest[0] >= least):
            return richest[1]
        return others[0]

    def worth_of_placing(self, _game: Game, _seat: int, /) -> Callable[[Prospect], float]:
        """Count points, without the price of a second tile."""
        return points_of

    def features(self, game: Game) -> list[Features]:
        """Weigh points the more, the fewer turns are left; who comes later has a turn more."""
        scores, left = game.scores(), _root_of_turns_left(game)
        return [
            (score / A_TURN / left, (seat >= game.turns.seat) / left)
            for seat, score in enumerate(scores)
        ]

    def aftermath(self, before: Game, after: Game, seat: int, /) -> Features:
        """Weigh the points that the next hand will find, and those of a tile that was kept."""
        to_next, to_own = openings(before, after, seat)
        for_next, for_own = OPENINGS[after.seats.count]
        points = for_next * to_next + for_own * to_own
        return (points / A_TURN / _root_of_turns_left(after), 0.0)


def openings(before: Game, after: Game, seat: int) -> tuple[float, float]:
    """Return how many points a hand of two will find on the board, and how many the kept tile.

    The hand is one of all that ``seat`` does not see at the end of its turn, on the average. If it
    keeps no tile, it is any tile.
    """
    board, foresight = after.board, foresight_of(after.board)
    lying = {place.tile for place in board.tiles()}
    kept = set(after.hands.tiles(seat)) & set(before.hands.tiles(seat))
    found = {
        tile: best[0]
        for tile in after.tiles
        if tile not in lying
        and (best := foresight.richest({tile: board.fits(tile)}, _PLAIN)) is not None
    }
    unseen = sorted(points for tile, points in found.items() if tile not in kept)
    if not unseen:
        return 0.0, 0.0
    count = len(unseen)
    # Of all pairs the better one: the tile at a rank is so in twice its rank plus one of them.
    of_two = sum(points * (2 * rank + 1) for rank, points in enumerate(unseen)) / count**2
    return of_two, max((found[tile] for tile in kept), default=sum(unseen) / count)


def _root_of_turns_left(game: Game) -> float:
    target = int(game.options["target"])
    return sqrt(max(0.0, (target - max(game.scores())) / A_TURN) + 0.5)


def points_of(told: Prospect) -> int:
    """Return the points of a placement."""
    points = _PLAIN[told.discs]
    for closing in told.closings:
        points += closing.size
    return points
