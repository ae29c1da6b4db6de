"""A list of legal actions is a list like any other, though its placements are made when read."""

from random import Random

import pytest
from hypothesis import given

from engine.actions import Action, End, Place
from engine.board import Board
from engine.hexes import FIRST_CELL
from engine.legal import MOST_KEPT, Fit, LegalActions, placements_of
from engine.tiles import ALL_TILES, Face, TileId
from engine.variants import VARIANTS
from tests.engine.plays import Play, plays

TILE = TileId("P-RGBY")


def first_tile() -> LegalActions:
    """What may be laid on the empty table, and a way to end."""
    return LegalActions({TILE: Board().fits(TILE)}, [End()])


def test_actions_come_by_tile_and_cell_and_the_others_last() -> None:
    assert list(first_tile()) == [
        *(Place(TILE, face, FIRST_CELL, turn) for face in Face for turn in range(6)),
        End(),
    ]


@given(plays())
def test_each_action_stands_where_a_flat_list_has_it(play: Play) -> None:
    for game in play.states():
        legal = game.legal_actions()
        flat = list(legal)
        assert len(legal) == len(flat)
        assert [legal[index] for index in range(len(flat))] == flat
        assert [legal[index - len(flat)] for index in range(len(flat))] == flat
        assert list(reversed(legal)) == flat[::-1]
        assert legal[1:-1:2] == flat[1:-1:2]


@pytest.mark.parametrize("index", [13, -14, 1000])
def test_no_action_stands_beyond_the_list(index: int) -> None:
    legal = first_tile()

    assert len(legal) == 13
    with pytest.raises(IndexError):
        legal[index]


def test_a_list_equals_one_of_the_same_actions_in_the_same_order_only() -> None:
    flat: list[Action] = list(first_tile())

    assert first_tile() == flat
    assert flat == first_tile()
    assert first_tile() == first_tile()
    for other in (flat[::-1], flat[:-1], [*flat, End()], [], "no actions", None):
        assert first_tile() != other


def test_a_list_without_actions_is_empty() -> None:
    assert not LegalActions({})
    assert list(LegalActions({})) == []
    assert LegalActions({}, [End()])


def test_a_list_stays_as_it_is_when_a_tile_is_laid() -> None:
    board = Board()
    legal = LegalActions({TILE: board.fits(TILE)})
    before = list(legal)

    board.place(Place(ALL_TILES[-1], Face.A, FIRST_CELL, 0))

    assert list(legal) == before


def test_placements_are_the_same_however_many_of_a_tile_have_been_listed() -> None:
    game, chance = VARIANTS["classic"].start(2, {"target": 240}, ALL_TILES), Random(1)
    listed: dict[tuple[Fit, ...], list[Place]] = {}
    while game.to_act is not None:
        game.apply(game.to_act, chance.choice(game.legal_actions()))
        fits = game.board.fits(TILE)
        listed[tuple(fits)] = list(placements_of(TILE, fits))

    assert len({fit for fits in listed for fit in fits}) > MOST_KEPT
    for found, places in listed.items():
        assert list(placements_of(TILE, found)) == places
