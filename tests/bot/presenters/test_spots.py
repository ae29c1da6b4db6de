"""Spots and ways: all that is legal, in an order that gives no advice, and what is nearest."""

import random

import pytest

from bot.presenters.spots import Spots, last_cell, placements_of
from engine.actions import Place
from engine.game import View
from engine.hexes import distance
from engine.tiles import Face
from tests.bot.played import lay_if_possible, match_of, random_play

VARIANTS = ("classic", "terra", "domaine")


def views(variant: str) -> list[View]:
    """Games as they are for whoever may lay a tile in them."""
    plays = (random_play(variant, 2, seed, 6 + 7 * seed, lay_if_possible) for seed in range(6))
    matches = [match_of(play) for play in plays]
    seen = [match.view_for(match.waits_for.user_id) for match in matches if match.waits_for]
    return [view for view in seen if placements_of(view)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_legal_placement_is_one_way_to_fill_one_spot(variant: str) -> None:
    for view in views(variant):
        spots = Spots(view)
        legal = [action for action in view.legal_actions() if isinstance(action, Place)]

        ways = [way for cell in spots.cells for way in spots.ways(cell)]

        assert sorted(ways) == sorted(legal)
        assert all(way.cell == cell for cell in spots.cells for way in spots.ways(cell))


@pytest.mark.parametrize("variant", VARIANTS)
def test_spots_lead_outward_and_ways_go_by_slot_face_and_turn(variant: str) -> None:
    for view in views(variant):
        spots, centre = Spots(view), last_cell(view)
        far = [distance(cell, centre) for cell in spots.cells]
        assert far == sorted(far)
        for cell in spots.cells:
            order = [(spots.slot(way), way.face, way.turn) for way in spots.ways(cell)]
            assert order == sorted(order)


@pytest.mark.parametrize("variant", VARIANTS)
def test_narrowed_to_a_tile_nothing_of_the_others_is_left(variant: str) -> None:
    for view in views(variant):
        whole = Spots(view)
        for slot in whole.fitting:
            narrowed = Spots(view, slot)
            assert narrowed.places == [it for it in whole.places if whole.slot(it) == slot]
            assert narrowed.fitting == whole.fitting
        assert Spots(view, 9).places == whole.places  # such as a tile that fits nowhere any more


@pytest.mark.parametrize("variant", VARIANTS)
def test_ways_are_numbered_in_the_list_of_their_spot(variant: str) -> None:
    for view in views(variant):
        spots = Spots(view)
        for cell in spots.cells:
            numbers = [spots.number(way) for way in spots.ways(cell)]
            assert numbers == [*range(1, len(numbers) + 1)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_tile_in_hand_fits_somewhere_or_is_a_misfit(variant: str) -> None:
    for view in views(variant):
        spots = Spots(view)
        held = [slot for slot, tile in enumerate(view.to_lay, start=1) if tile is not None]
        assert sorted([*spots.fitting, *spots.misfits]) == held


def test_a_tile_that_fits_nowhere_is_a_misfit() -> None:
    match = match_of(random_play("domaine", 2, 4, 13, lay_if_possible))
    assert match.waits_for is not None
    view = match.view_for(match.waits_for.user_id)

    for only in (None, 1, 2):
        assert Spots(view, only).misfits == (2,)
        assert Spots(view, only).fitting == (1,)


def test_the_nearest_way_keeps_the_cell_then_the_tile_the_face_and_the_turn() -> None:
    chance = random.Random(1)
    for view in views("classic"):
        spots = Spots(view)
        for _ in range(30):
            one, cell = chance.choice(spots.places), chance.choice(spots.cells)
            near = spots.nearest(cell, spots.slot(one), one.face, one.turn)
            assert near is not None
            assert near.cell == cell

            def alike(way: Place, wanted: Place = one) -> tuple[bool, bool, bool]:
                is_tile = way.tile == wanted.tile
                return is_tile, way.face == wanted.face, way.turn == wanted.turn

            assert alike(near) == max(map(alike, spots.ways(cell)))
            assert spots.nearest(one.cell, spots.slot(one), one.face, one.turn) == one


def test_with_nothing_chosen_the_first_way_at_the_first_spot_is_nearest() -> None:
    for view in views("terra"):
        spots = Spots(view)

        assert spots.nearest(None) == spots.ways(spots.cells[0])[0]
        assert spots.nearest(spots.cells[-1], None, Face.B, 3) == spots.ways(spots.cells[-1])[0]


def test_a_tile_alone_is_looked_for_where_it_fits() -> None:
    for view in views("domaine"):
        spots = Spots(view)
        for slot in spots.fitting:
            place = spots.nearest(None, slot)
            assert place is not None
            assert spots.slot(place) == slot
