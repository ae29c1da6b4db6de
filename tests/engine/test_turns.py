"""Turns and points of the classic game (rules, sections 2.2 to 2.4, Rulings 1 and 11)."""

import pytest

from engine.board import GroupSummary, Placement
from engine.classic import points_of
from engine.errors import MustPlace, NoPlacementLeft, NotYourTurn, TileNotInHand
from engine.events import TilePlaced, TilesDrawn, TurnEnded
from engine.hexes import Point, centre_of
from engine.tiles import Colour
from tests.engine.positions import (
    END,
    SIX_DISCS,
    chosen,
    ended_by,
    game_after,
    listed_placements,
    on_turn,
    open_game_after,
    play,
    play_until,
    ran_dry,
    refusal,
    set_up,
)

TWO_DISCS = "H-YBGR b M13 r4, end, G-GBYR b N12 r1, end"
TWO_DISCS_CLOSING_7 = "H-YGRB a M13 r5, end, G-YRGB b M12 r0, end, F-RGYB a L13 r3, end"
THREE_DISCS_CLOSING_3_AND_5 = """
    G-BRYG b M13 r4, end
    H-RYGB a L13 r0, end
    P-GRBY b K13 r5, end
    B-BYGR b K14 r1, end"""
THREE_DISCS_CLOSING_10 = """
    P-BGYR b M13 r0, end
    P-BYGR b N12 r3, end
    F-GRYB a N13 r1, end
    H-RGBY a O12 r1, end
    B-GYRB a L14 r1, end
    G-YBGR b K15 r0, end"""


@pytest.mark.parametrize(
    ("position", "last", "points"),
    [
        (TWO_DISCS, "P-YGRB a N13 r5", 2),
        (TWO_DISCS_CLOSING_7, "P-BRGY b L12 r5", 2 + 7),
        (THREE_DISCS_CLOSING_3_AND_5, "G-YGRB b L14 r2", 4 + 3 + 5),
        (THREE_DISCS_CLOSING_10, "P-GBYR a M14 r3", 4 + 10),
        (SIX_DISCS, "P-RGBY a J13 r4", 10),
    ],
)
def test_a_placement_scores_its_discs_and_the_groups_it_closes(
    position: str, last: str, points: int
) -> None:
    game = open_game_after(position)
    seat, before = on_turn(game), game.scores()

    (placed,) = play(game, last)

    assert isinstance(placed, TilePlaced)
    assert placed.gain == points == game.scores()[seat] - before[seat]


@pytest.mark.parametrize(
    ("discs", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 8), (6, 10)]
)
def test_the_third_disc_and_each_further_one_is_worth_a_point_more(discs: int, points: int) -> None:
    assert points_of(Placement((Point(1, 0),) * discs, ())) == points


def test_each_disc_of_each_closed_group_is_worth_a_point() -> None:
    closed = tuple(GroupSummary(Colour.RED, size, Point(0, 0), is_closed=True) for size in (3, 5))

    assert points_of(Placement((Point(1, 0),) * 3, closed)) == 12


def test_the_two_placements_of_a_turn_are_scored_apart_and_the_second_costs_four() -> None:
    game = game_after(set_up(2))

    first, second = play(game, "worst, worst")

    assert isinstance(first, TilePlaced)
    assert isinstance(second, TilePlaced)
    assert (first.gain, first.price) == (1, 0)
    assert (second.gain, second.price) == (1 - 4, 4)


def test_a_total_may_go_below_zero() -> None:
    game = game_after(set_up(2))

    play(game, "worst, worst, end")

    assert game.scores() == (-2, 0)
    assert game.progress(0) == 0.0


def test_a_turn_holds_two_placements_at_most() -> None:
    game = game_after(set_up(2) + "lay, lay")

    assert game.legal_actions() == [END]
    assert isinstance(refusal(game, 0, chosen(game, "P-RGBY a L14 r0")), NoPlacementLeft)


def test_a_turn_cannot_end_before_a_tile_lies_while_one_is_in_hand() -> None:
    game = game_after(set_up(2))

    assert END not in game.legal_actions()
    assert isinstance(refusal(game, 0, END), MustPlace)


def test_the_second_tile_is_optional_and_nothing_ends_a_turn_by_itself() -> None:
    one, two = game_after(set_up(2) + "lay"), game_after(set_up(2) + "lay, lay")

    assert (one.to_act, two.to_act) == (0, 0)
    assert END in one.legal_actions()
    assert listed_placements(one) != []


def test_turns_go_round_in_seat_order() -> None:
    game = game_after(set_up(3), players=3)

    acted = []
    for _ in range(7):
        acted.append(game.to_act)
        play(game, "lay, end")

    assert acted == [0, 1, 2, 0, 1, 2, 0]


def test_nobody_else_may_act_in_a_turn() -> None:
    game = game_after(set_up(2) + "lay")

    for word in ("lay", "end", "skip"):
        refused = refusal(game, 1, chosen(game, word))

        assert isinstance(refused, NotYourTurn)
        assert refused.data == {"to_act": 0}


def test_only_tiles_of_ones_own_hand_may_be_laid() -> None:
    game = game_after(set_up(2))
    own = listed_placements(game)[0]

    for tile in (*game.hands.tiles(1), game.hands.bag()[0]):
        others = chosen(game, str(own).replace(own.tile, tile))

        assert isinstance(refusal(game, 0, others), TileNotInHand)


def test_end_draws_until_the_hand_has_two() -> None:
    one, two = game_after(set_up(2) + "lay"), game_after(set_up(2) + "lay, lay")

    assert play(one, "end") == [TurnEnded(0, was_skipped=False), TilesDrawn(0, 1)]
    assert play(two, "end") == [TurnEnded(0, was_skipped=False), TilesDrawn(0, 2)]
    assert len(one.hands.tiles(0)) == len(two.hands.tiles(0)) == 2


@pytest.mark.parametrize("slot", [0, 1])
def test_a_drawn_tile_takes_the_free_slot_and_the_other_keeps_its_own(slot: int) -> None:
    game = game_after(set_up(2))
    kept, drawn = game.hands.slots(0)[1 - slot], game.hands.bag()[0]
    laid = game.hands.slots(0)[slot]

    play(game, str(next(place for place in listed_placements(game) if place.tile == laid)))
    assert game.hands.slots(0)[slot] is None
    play(game, "end")

    assert game.hands.slots(0)[slot] == drawn
    assert game.hands.slots(0)[1 - slot] == kept


@pytest.mark.slow
def test_when_the_bag_is_empty_nothing_is_drawn_and_play_goes_on() -> None:
    game = game_after(set_up(2), target=240)
    play_until(game, ["worst, end"] * 2, lambda game: game.hands.bag_size == 0)

    events = play(game, "lay, end")

    assert events[-1] == TilesDrawn(1 - on_turn(game), 0)
    assert ended_by(game) is None


def test_end_without_placing_is_allowed_with_an_empty_hand_only() -> None:
    game = ran_dry(2)

    assert game.legal_actions() == [END]
    assert refusal(game, game.to_act, END) is None


def test_a_centre_is_no_new_disc_but_a_disc_of_its_group() -> None:
    game = open_game_after(TWO_DISCS_CLOSING_7)

    (placed,) = play(game, "P-BRGY b L12 r5")

    assert isinstance(placed, TilePlaced)
    (closed,) = placed.closed
    (group,) = [group for group in game.board.groups() if group.discs[0] == closed.disc]
    centres = {centre_of(place.cell) for place in game.board.tiles()}
    assert centres.isdisjoint(placed.discs)
    assert not centres.isdisjoint(group.discs)
    assert placed.gain == len(placed.discs) + len(group.discs)
