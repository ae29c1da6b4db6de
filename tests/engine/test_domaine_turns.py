"""What a turn of Domaine may hold, brings and costs (rules, section 4.1 and 4.2, Ruling 8)."""

import pytest

from engine.actions import Again, Mark
from engine.board import GroupSummary
from engine.copies import hidden_from
from engine.domaine import DomaineGame
from engine.errors import (
    GroupStillOpen,
    MustPlace,
    NoDiscThere,
    NoPlacementLeft,
    NotEnough,
    NotInSetUp,
    NotInThisGame,
    OnlyEndLeft,
    TerritoryTaken,
    UnknownTile,
)
from engine.events import HandShown, TerritoryMarked, TilesDrawn, TurnEnded, TurnRepeated
from engine.game import view
from engine.hexes import FIRST_CELL, Point
from engine.variants import VARIANTS
from tests.engine.positions import (
    AGAIN,
    END,
    bag_of,
    chosen,
    domaine_after,
    gain_of,
    game_after,
    listed_placements,
    on_turn,
    play,
    recorded,
    refusal,
    with_fields,
    with_tokens,
)

BAG = bag_of(0, "domaine")
DEALT = "lay, lay, lay, end, "
SEED_THAT_STICKS = 232
"""A bag with which a turn that is repeated without a token can be nothing but a pass."""


def markable(game: DomaineGame) -> list[GroupSummary | None]:
    """The territories that whoever acts may mark."""
    listed = [action for action in game.legal_actions() if isinstance(action, Mark)]
    return [game.board.group_at(action.disc) for action in listed]


def in_the_middle() -> DomaineGame:
    """Seat 0 of two has just placed; open and closed groups lie, some of these marked."""
    game = recorded("domaine-2p-1", 53)
    for length in range(53, 0, -1):
        game = recorded("domaine-2p-1", length)
        listed = game.legal_actions()
        if len([action for action in listed if isinstance(action, Mark)]) > 1 and game.pieces:
            break
    assert isinstance(game, DomaineGame)
    return game


def stuck() -> DomaineGame:
    """Seat 0 is on turn without a token, and its hand can complete no two discs anywhere."""
    game = domaine_after(DEALT, seed=45, tokens=[0])
    assert game.legal_actions() == [END]
    return game


def test_the_set_is_the_72_tiles_without_pyramids_and_bridges() -> None:
    tiles = VARIANTS["domaine"].tiles

    assert len(set(tiles)) == 72
    assert {tile[0] for tile in tiles} == {"F", "G", "H"}
    unknown = game_after(players=2, bag=None, variant="domaine")
    assert isinstance(refusal(unknown, 1, chosen(unknown, "P-RGBY a M13 r0")), UnknownTile)


def test_the_dealer_in_the_last_seat_lays_three_open_tiles_in_any_order_then_ends() -> None:
    game = domaine_after(players=3)

    assert (game.to_act, game.open_tiles) == (2, tuple(BAG[:3]))
    assert view(game, 0).open_tiles == view(game, 2).to_lay == tuple(BAG[:3])
    assert view(game, 0).to_lay == ()
    play(game, f"{BAG[2]} a M13 r0, lay, lay")

    assert game.legal_actions() == [END]
    first, *_ = game.board.tiles()
    assert (first.cell, first.tile) == (FIRST_CELL, BAG[2])


def test_the_dealer_lays_all_three() -> None:
    game = domaine_after("lay, lay")

    assert isinstance(refusal(game, 1, END), MustPlace)
    play(game, "lay")
    assert isinstance(refusal(game, 1, chosen(game, f"{BAG[3]} a M20 r0")), NoPlacementLeft)


def test_then_each_seat_draws_two_and_seat_0_begins() -> None:
    game = domaine_after("lay, lay, lay", players=3)

    events = play(game, "end")

    assert events == [TurnEnded(2, was_skipped=False), *(TilesDrawn(seat, 2) for seat in range(3))]
    assert [game.hands.slots(seat) for seat in range(3)] == [
        tuple(BAG[3:5]),
        tuple(BAG[5:7]),
        tuple(BAG[7:9]),
    ]
    assert game.to_act == 0


def test_the_table_lays_them_in_any_order_if_the_option_says_so() -> None:
    game = domaine_after(setup="auto")

    assert {game.to_act} == {None}
    assert {place.tile for place in listed_placements(game)} == set(BAG[:3])
    play(game, "lay, lay, lay")

    assert (game.to_act, game.turns.is_in_set_up) == (0, False)


def test_placements_of_the_set_up_cost_and_earn_nothing() -> None:
    game = domaine_after("lay, lay")

    assert gain_of(game, chosen(game, "lay 1")) == 0
    play(game, "lay, end")

    assert (game.purse(0), game.purse(1)) == (2, 2)


@pytest.mark.parametrize(("players", "markers"), [(2, 10), (3, 7), (4, 5)])
def test_fewer_players_have_more_markers(players: int, markers: int) -> None:
    game = domaine_after(players=players)

    assert [game.supply(seat) for seat in range(players)] == [markers] * players
    assert [game.purse(seat) for seat in range(players)] == [2] * players


@pytest.mark.parametrize(("discs", "gain"), [(1, -1), (2, 0), (3, 1), (4, 2)])
def test_a_placement_brings_tokens_by_the_discs_it_completes(discs: int, gain: int) -> None:
    game = domaine_after(DEALT)
    while all(game.board.completed_at(place.cell) != discs for place in listed_placements(game)):
        play(game, "lay, end")
        game = with_tokens(game, {0: 2, 1: 2})
    seat = on_turn(game)

    play(game, f"lay {discs}")

    assert game.purse(seat) == 2 + gain


def test_tokens_come_as_far_as_the_reserve_goes() -> None:
    game = domaine_after(DEALT)
    while all(game.board.completed_at(place.cell) != 4 for place in listed_placements(game)):
        play(game, "lay, end")
        game = with_tokens(game, {0: 2, 1: 2})
    game = with_tokens(game, {0: 11, 1: 12})

    assert gain_of(game, chosen(game, "lay 4")) == 1
    game = with_tokens(game, {0: 12, 1: 12})
    assert gain_of(game, chosen(game, "lay 4")) == 0


def test_a_token_paid_for_a_placement_goes_back_to_the_reserve() -> None:
    game = domaine_after(DEALT, tokens=[2, 22])

    play(game, "lay 1, end")
    while all(game.board.completed_at(place.cell) != 3 for place in listed_placements(game)):
        play(game, "lay, end")
        game = with_tokens(game, {0: 1, 1: 22})

    assert gain_of(game, chosen(game, "lay 3")) == 1


def test_without_a_token_no_placement_of_one_disc_is_allowed() -> None:
    game = domaine_after(DEALT)
    single = chosen(game, "lay 1")
    game = with_tokens(game, {0: 0, 1: 0})

    assert isinstance(refusal(game, 0, single), NotEnough)
    assert all(game.board.completed_at(place.cell) > 1 for place in listed_placements(game))


def test_exactly_one_tile_is_placed() -> None:
    game = domaine_after(DEALT)
    assert isinstance(refusal(game, 0, END), MustPlace)
    second = listed_placements(game)[-1]

    play(game, "lay")

    assert isinstance(refusal(game, 0, second), NoPlacementLeft)
    assert END in game.legal_actions()


@pytest.mark.parametrize("word", ["mark M13", "again"])
def test_nothing_else_comes_before_the_placement(word: str) -> None:
    game = domaine_after(DEALT)

    assert isinstance(refusal(game, 0, chosen(game, word)), MustPlace)


@pytest.mark.parametrize("word", ["mark M13", "again"])
def test_nothing_is_marked_or_repeated_in_set_up(word: str) -> None:
    game = domaine_after("lay, lay, lay")

    assert isinstance(refusal(game, 1, chosen(game, word)), NotInSetUp)


def test_if_nothing_can_be_placed_the_hand_is_shown_and_only_the_end_is_legal() -> None:
    game = stuck()
    hand = tuple(game.hands.tiles(0))

    for word in ("mark M13", "again"):
        assert isinstance(refusal(game, 0, chosen(game, word)), OnlyEndLeft)
    events = play(game, "end")

    assert events == [HandShown(0, hand), TurnEnded(0, was_skipped=False), TilesDrawn(0, 0)]
    assert tuple(game.hands.tiles(0)) == hand


def test_passing_is_forbidden_as_long_as_something_can_be_placed() -> None:
    game = stuck()

    game = with_tokens(game, {0: 1})

    assert isinstance(refusal(game, 0, END), MustPlace)


def test_with_an_unknown_hand_a_pass_without_a_token_is_believed() -> None:
    game = hidden_from(stuck(), None)
    assert refusal(game, 0, END) is None

    game = with_tokens(game, {0: 1})

    assert isinstance(refusal(game, 0, END), MustPlace)


def test_any_number_of_territories_may_be_marked_whenever_they_were_closed() -> None:
    game = in_the_middle()
    offered = markable(game)

    marked = play(game, "mark, " * len(offered))

    assert [event.group for event in marked if isinstance(event, TerritoryMarked)] == offered
    assert markable(game) == []


def test_any_disc_of_a_territory_may_be_named_and_it_is_listed_by_its_lowest() -> None:
    game = in_the_middle()

    for group in game.board.groups():
        is_offered = game.board.group_at(group.discs[0]) in markable(game)
        refused = [refusal(game, game.to_act, Mark(disc)) for disc in group.discs]
        assert all((error is None) is is_offered for error in refused)
        assert (Mark(group.discs[0]) in game.legal_actions()) is is_offered


def test_one_territory_bears_one_marker() -> None:
    game = in_the_middle()

    for disc in game.pieces:
        assert isinstance(refusal(game, game.to_act, Mark(disc)), TerritoryTaken)


def test_an_open_group_is_no_territory_and_a_half_disc_is_in_no_group() -> None:
    game = in_the_middle()
    opened = next(group for group in game.board.groups() if not group.is_closed)

    assert isinstance(refusal(game, game.to_act, Mark(opened.discs[0])), GroupStillOpen)
    for disc in (min(game.board.half_discs()), Point(99, 9)):
        assert isinstance(refusal(game, game.to_act, Mark(disc)), NoDiscThere)


def test_again_costs_two_draws_one_and_begins_a_whole_turn() -> None:
    game = domaine_after(DEALT + "lay 2")

    events = play(game, "again")

    assert events == [TurnRepeated(0, -2), TilesDrawn(0, 1)]
    assert (game.to_act, game.purse(0), len(game.hands.tiles(0))) == (0, 0, 2)
    assert isinstance(refusal(game, 0, AGAIN), MustPlace | OnlyEndLeft)


def test_again_may_be_paid_for_as_often_as_tokens_last() -> None:
    game = domaine_after(DEALT, tokens=[6])

    play(game, "lay 2, again, lay 2, again, lay 2, again")

    assert (game.to_act, game.purse(0)) == (0, 0)


@pytest.mark.parametrize("tokens", [0, 1])
def test_again_needs_two_tokens(tokens: int) -> None:
    game = domaine_after(DEALT + "lay", tokens=[tokens])

    assert isinstance(refusal(game, 0, AGAIN), NotEnough)
    assert Again() not in game.legal_actions()


def test_again_draws_nothing_from_an_empty_bag() -> None:
    game = domaine_after(DEALT + "lay", tokens=[4])
    game = with_fields(game, bag="none")

    events = play(game, "again")

    assert events[-1] == TilesDrawn(0, 0)
    play(game, "lay, again")
    assert game.legal_actions() == [END]
    assert play(game, "end")[0] == TurnEnded(0, was_skipped=False)


def test_the_end_of_a_turn_draws_until_the_hand_has_two() -> None:
    game = domaine_after(DEALT + "lay")

    assert play(game, "end") == [TurnEnded(0, was_skipped=False), TilesDrawn(0, 1)]
    assert len(game.hands.tiles(0)) == 2


@pytest.mark.parametrize("word", ["settle M13", "withdraw M13", "keep M13"])
def test_there_are_no_pawns(word: str) -> None:
    game = domaine_after(DEALT)

    assert isinstance(refusal(game, 0, chosen(game, word)), NotInThisGame)


def test_a_repeated_turn_in_which_nothing_can_be_placed_ends_with_a_shown_hand() -> None:
    game = domaine_after(DEALT + "lay 2, again", seed=SEED_THAT_STICKS)
    hand = tuple(game.hands.tiles(0))

    assert game.legal_actions() == [END]
    assert play(game, "end")[0] == HandShown(0, hand)


def test_whoever_has_no_tile_passes_without_showing_anything() -> None:
    game = domaine_after(DEALT)
    game = with_fields(game, bag="none", hands=f"- -, {' '.join(game.hands.tiles(1))}")

    events = play(hidden_from(game, None), "end")

    assert game.purse(0) == 2
    assert not any(isinstance(event, HandShown) for event in events)


def test_nothing_ends_a_turn_by_itself() -> None:
    game = domaine_after(DEALT + "lay, mark")

    assert (game.to_act, game.legal_actions()) == (0, [END])


def test_what_can_just_be_paid_is_offered() -> None:
    game = domaine_after(DEALT, tokens=[1])

    assert min(game.board.completed_at(place.cell) for place in listed_placements(game)) == 1
    play(game, "lay")
    game = with_tokens(game, {0: 2})
    assert AGAIN in game.legal_actions()


def test_a_seats_progress_is_the_part_of_its_markers_that_it_has_placed() -> None:
    game = domaine_after(DEALT + "lay, mark")

    assert game.progress(0) == pytest.approx(1 / 10)
    assert game.progress(1) == 0.0
