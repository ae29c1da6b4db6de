"""How lucky a draw was: the tile that came against all that could have come."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from statistics import fmean
from typing import Final

from engine.game import Game
from engine.opponents.foresight import foresight_of
from engine.opponents.style import Style
from engine.tiles import TileId

MOST: Final = 10.0
"""So many points, money or tokens a draw counts at most: what ends a game has no bounds else."""


def luck_of(game: Game, style: Style, seat: int, drawn: Collection[TileId]) -> float:
    """Return how much more the tiles that a seat has just drawn bring it than others would have.

    That is, for each of them, the policy's best answer with it on the board as it is, less the mean
    over all tiles that the seat could have drawn in its place; in points, money or tokens.
    """
    hand = game.hands.tiles(seat)
    if not drawn:
        return 0.0
    lying = {place.tile for place in game.board.tiles()}
    known = lying | (set(hand) - set(drawn))
    worths = dict(_answers(game, style, seat, (it for it in game.tiles if it not in known)))
    if not worths:
        return 0.0
    mean = fmean(worths.values())
    return sum(max(-MOST, min(MOST, worths.get(tile, mean) - mean)) for tile in drawn)


def _answers(
    game: Game, style: Style, seat: int, tiles: Iterable[TileId]
) -> Iterator[tuple[TileId, float]]:
    """Yield what the best placement of each tile would bring."""
    foresight, worth = foresight_of(game.board), style.worth_of_placing(game, seat)
    for tile in tiles:
        fits = {tile: game.board.fits(tile)}
        answers = [worth(told) for told in foresight.prospects(fits, is_brief=True)]
        if answers:
            yield tile, max(answers) / style.unit
