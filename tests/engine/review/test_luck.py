"""How lucky draws were."""

import pytest

from engine.copies import copy_of
from engine.game import Game
from engine.opponents.foresight import Foresight
from engine.opponents.style import Style
from engine.opponents.values import style_of
from engine.review.luck import luck_of
from engine.tiles import TileId
from tests.engine.review.games import finished


def in_the_midst(variant: str) -> Game:
    start, moves = finished(variant)
    for move in moves[:16]:
        start.apply(move.seat, move.action)
    return start


def with_tile(game: Game, seat: int, old: TileId, new: TileId) -> Game:
    """The game in which a seat has drawn another tile."""
    twin, hands = copy_of(game), game.hands.copy()
    slots = [[new if it == old else it for it in hands.slots(at)] for at in range(2)]
    twin.hands = type(hands)(hands.bag(), slots, hands.open_tiles())
    return twin


def test_over_all_tiles_that_could_come_luck_evens_out() -> None:
    game = in_the_midst("domaine")
    style: Style = style_of(game)
    seat = game.turns.seat
    drawn = game.hands.tiles(seat)[-1]
    lying = {place.tile for place in game.board.tiles()}
    others = {it for it in game.hands.tiles(seat) if it != drawn}
    unseen = [tile for tile in game.tiles if tile not in lying | others]

    lucks = [luck_of(with_tile(game, seat, drawn, it), style, seat, [it]) for it in unseen]

    assert sum(lucks) == pytest.approx(0, abs=0.1 * len(lucks))  # but for what is cut off
    assert min(lucks) < 0 < max(lucks)


def test_nothing_drawn_is_no_luck() -> None:
    game = in_the_midst("classic")

    assert luck_of(game, style_of(game), 0, []) == 0


def test_a_tile_that_closes_much_is_lucky() -> None:
    game = in_the_midst("classic")
    style, seat = style_of(game), game.turns.seat
    drawn = game.hands.tiles(seat)[-1]
    worth = style.worth_of_placing(game, seat)
    lying = {place.tile for place in game.board.tiles()} | set(game.hands.tiles(seat))
    unseen = [tile for tile in game.tiles if tile not in lying]

    def best(tile: TileId) -> float:
        fits = {tile: game.board.fits(tile)}
        return max(map(worth, Foresight(game.board).prospects(fits)))

    luckiest, unluckiest = max(unseen, key=best), min(unseen, key=best)

    assert luck_of(with_tile(game, seat, drawn, luckiest), style, seat, [luckiest]) > 0
    assert luck_of(with_tile(game, seat, drawn, unluckiest), style, seat, [unluckiest]) < 0
