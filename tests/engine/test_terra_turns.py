"""What a turn of Terra may hold and what it costs (rules, sections 3.1 to 3.5, Ruling 7)."""

import pytest

from engine.actions import Place, Settle, Withdraw
from engine.board import GroupSummary
from engine.errors import (
    ColonyTaken,
    NoDiscThere,
    NoPawnLeft,
    NoPawnThere,
    NotEnough,
    NotInSetUp,
    NotInThisGame,
    NotYourPawn,
    TileNotInHand,
)
from engine.events import (
    FirstTurnPassed,
    IncomePaid,
    MoneyReturned,
    PawnSettled,
    PawnWithdrawn,
    TilePlaced,
    TilesDrawn,
    TurnEnded,
)
from engine.game import view
from engine.hexes import FIRST_CELL, Point
from engine.terra import TerraGame
from tests.engine.positions import (
    END,
    SIX_DISCS,
    bag_of,
    chosen,
    gain_of,
    game_after,
    listed_placements,
    on_turn,
    play,
    recorded,
    refusal,
    terra_after,
    with_money,
)
from tests.engine.terra_positions import with_closed_groups

BAG = bag_of(0, "terra")
TABLE = "lay, lay, "


def may_settle_on(game: TerraGame) -> list[GroupSummary | None]:
    """The groups on which whoever acts may settle."""
    listed = [action for action in game.legal_actions() if isinstance(action, Settle)]
    return [game.board.group_at(action.disc) for action in listed]


def test_everyone_begins_with_five_pawns_and_the_third_player_on_with_more_money() -> None:
    game = terra_after(players=5)

    assert [game.supply(seat) for seat in range(5)] == [5] * 5
    assert [game.purse(seat) for seat in range(5)] == [1, 1, 2, 2, 2]


def test_each_seat_draws_a_tile_before_those_that_the_table_lays() -> None:
    game = terra_after(players=3)

    assert [game.hands.slots(seat) for seat in range(3)] == [(tile,) for tile in BAG[:3]]
    assert game.open_tiles == tuple(BAG[3:6])


def test_tiles_of_the_set_up_lie_open_and_hands_do_not() -> None:
    seen = view(terra_after(setup="players"), 0)

    assert seen.open_tiles == tuple(BAG[2:4])
    assert (seen.to_lay, seen.hand) == ((BAG[2],), (BAG[0],))
    assert " | hands ?, ? | " in view(terra_after(), None).position()


def test_the_table_lays_them_in_the_order_drawn_free_of_charge() -> None:
    game = terra_after(players=3)

    for tile in BAG[3:6]:
        assert game.to_act is None
        assert {place.tile for place in listed_placements(game)} == {tile}
        assert gain_of(game, chosen(game, "lay")) == 0
        play(game, "lay")

    first, *_ = game.board.tiles()
    assert (first.cell, game.turns.is_in_set_up) == (FIRST_CELL, False)
    assert game.purse(0) == 1


def test_each_seat_lays_the_next_of_them_and_ends_if_players_do_the_set_up() -> None:
    game = terra_after(players=3, setup="players")

    for seat in range(3):
        assert game.to_act == seat
        play(game, "lay")
        assert game.legal_actions() == [END]
        play(game, "end")

    assert [place.tile for place in game.board.tiles()] == BAG[3:6]
    assert (game.to_act, game.turns.is_in_set_up) == (1, False)


def test_no_tile_but_the_next_may_be_laid_in_set_up() -> None:
    game = terra_after(players=3)

    later = chosen(game, f"{BAG[4]} a M13 r0")

    assert isinstance(refusal(game, None, later), TileNotInHand)


def test_nobody_settles_or_withdraws_in_set_up() -> None:
    game = terra_after("lay", setup="players")

    for word in ("settle M13", "withdraw M13"):
        assert isinstance(refusal(game, 0, chosen(game, word)), NotInSetUp)


def test_the_first_player_passes_and_the_second_begins_with_income() -> None:
    game = terra_after("lay", players=3)

    events = play(game, "lay, lay")

    assert events[-2:] == [FirstTurnPassed(0), IncomePaid(1, 2)]
    assert (game.to_act, game.scores()) == (1, (1, 3, 2))


def test_each_turn_begins_with_an_income_of_two() -> None:
    game = terra_after(TABLE)

    events = play(game, "end")

    assert events[-1] == IncomePaid(0, 2)
    assert game.purse(0) == 1 + 2


@pytest.mark.parametrize(("discs", "price"), [(1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_placement_costs_by_the_discs_it_completes(discs: int, price: int) -> None:
    game = terra_after(TABLE)
    while not any(game.board.completed_at(cell) >= discs for cell in game.board.frontier()):
        game = with_money(game, {0: 5, 1: 5})
        play(game, "lay, end")
    seat = on_turn(game)
    while all(game.board.completed_at(place.cell) != discs for place in listed_placements(game)):
        game = with_money(game, {0: 5, 1: 5})
        play(game, "lay 1")
    game = with_money(game, {seat: price})

    assert gain_of(game, chosen(game, f"lay {discs}")) == -price
    if price:
        dear = chosen(game, f"lay {discs}")
        game = with_money(game, {seat: price - 1})
        refused = refusal(game, seat, dear)
        assert isinstance(refused, NotEnough)
        assert refused.data == {"purse": price - 1, "price": price}


@pytest.mark.parametrize(("money", "fewest"), [(0, 3), (1, 2), (2, 1), (9, 1)])
def test_only_placements_that_can_be_paid_are_listed(money: int, fewest: int) -> None:
    game = terra_after(TABLE)
    while len(game.board) < 12:
        game = with_money(game, {0: 5, 1: 5})
        play(game, "lay, end")
    game = with_money(game, {0: money, 1: money})

    discs = {game.board.completed_at(place.cell) for place in listed_placements(game)}

    assert min(discs, default=fewest) == fewest


def test_after_a_placement_one_tile_is_drawn_and_may_be_placed_too() -> None:
    game = terra_after(TABLE, money=[9, 9])

    assert play(game, "lay")[1] == TilesDrawn(1, 1)
    assert game.hands.slots(1) == (BAG[4],)
    play(game, "lay, lay")

    assert len(game.board) == 5


def test_settling_costs_one_and_is_offered_once_for_each_group() -> None:
    game = terra_after(TABLE)

    assert may_settle_on(game) == [game.board.group_at(disc) for disc in game.board.group_names()]
    (settled,) = play(game, "settle")

    assert isinstance(settled, PawnSettled)
    assert (settled.gain, game.purse(1), game.supply(1)) == (-1, 2, 4)
    assert settled.group not in may_settle_on(game)


def test_any_disc_of_an_open_or_a_closed_group_may_be_settled_on() -> None:
    game = recorded("terra-4p-keep-5008", 120)
    while on_turn(game) and not game.purse(on_turn(game)):
        play(game, "end")
    assert isinstance(game, TerraGame)
    free = may_settle_on(game)

    assert {group.is_closed for group in free if group} == {True, False}
    for group in game.board.groups():
        refused = [refusal(game, game.to_act, Settle(disc)) for disc in group.discs]
        is_free = game.board.group_at(group.discs[0]) in free
        assert all((error is None) is is_free for error in refused)


def test_a_group_with_a_pawn_is_not_settled_on_again_by_anybody() -> None:
    game = terra_after(TABLE + "settle, end")
    (disc,) = game.pieces

    assert isinstance(refusal(game, 0, Settle(disc)), ColonyTaken)


def test_a_pawn_needs_a_whole_disc() -> None:
    game = terra_after(TABLE)
    half = min(game.board.half_discs())

    for disc in (half, Point(40, 40)):
        assert isinstance(refusal(game, 1, Settle(disc)), NoDiscThere)


def test_nobody_has_a_sixth_pawn() -> None:
    game = terra_after("lay, " * 5, players=5, money=[0, 9])
    play(game, "settle, " * 5)

    assert may_settle_on(game) == []
    free = [disc for disc in game.board.group_names() if disc not in game.pieces]
    assert any(isinstance(refusal(game, 1, Settle(disc)), NoPawnLeft) for disc in free)


def test_settling_needs_money() -> None:
    game = terra_after(TABLE)
    settle = chosen(game, "settle")
    game = with_money(game, {1: 0})

    assert isinstance(refusal(game, 1, settle), NotEnough)
    assert may_settle_on(game) == []


def test_withdrawing_costs_two_and_gives_the_pawn_back() -> None:
    game = terra_after(TABLE + "settle")
    (disc,) = game.pieces

    assert play(game, "withdraw") == [PawnWithdrawn(1, disc, 1, -2)]
    assert (game.purse(1), game.supply(1), dict(game.pieces)) == (0, 5, {})


def test_withdrawing_needs_a_pawn_there_and_money() -> None:
    game = terra_after(TABLE + "settle", money=[0, 1])
    (disc,) = game.pieces

    assert isinstance(refusal(game, 1, Withdraw(disc)), NotEnough)
    assert isinstance(refusal(game, 1, Withdraw(Point(9, 9))), NoPawnThere)
    assert not any(isinstance(action, Withdraw) for action in game.legal_actions())


def test_only_ones_own_pawns_may_be_withdrawn() -> None:
    game = terra_after(TABLE + "settle, end")
    (disc,) = game.pieces

    refused = refusal(game, 0, Withdraw(disc))

    assert isinstance(refused, NotYourPawn)
    assert refused.data == {"owner": 1}
    assert Withdraw(disc) not in game.legal_actions()


def test_anyones_pawn_may_be_withdrawn_to_its_owner_if_the_option_says_so() -> None:
    game = terra_after(TABLE + "settle, end", withdraw="any")
    (disc,) = game.pieces

    assert Withdraw(disc) in game.legal_actions()
    told = view(game, 0).preview(Withdraw(disc))
    play(game, "withdraw")

    assert told.returned == ((disc, 1),)
    assert (game.purse(0), game.supply(0), game.supply(1)) == (1, 5, 5)


def test_the_three_actions_may_be_done_in_any_order_as_long_as_money_lasts() -> None:
    game = terra_after(TABLE, money=[0, 9])

    play(game, "settle, withdraw, lay, settle, lay 1, settle")

    assert game.supply(1) == 3
    assert END in game.legal_actions()


def test_money_over_three_goes_back_at_the_end_of_the_turn() -> None:
    game = terra_after(TABLE, money=[0, 7])

    events = play(game, "end")

    assert events[0] == MoneyReturned(1, -4)
    assert game.purse(1) == 3


def test_a_turn_may_be_ended_without_any_action() -> None:
    game = terra_after(TABLE)

    events = play(game, "end")

    assert events[0] == TurnEnded(1, was_skipped=False)
    assert game.to_act == 0


@pytest.mark.parametrize("word", ["mark M13", "again"])
def test_there_are_neither_markers_nor_turns_in_a_row(word: str) -> None:
    game = terra_after(TABLE)

    assert isinstance(refusal(game, 1, chosen(game, word)), NotInThisGame)


def test_with_an_empty_bag_and_hand_nothing_is_placed_and_play_goes_on() -> None:
    game = terra_after(TABLE)
    while game.hands.tiles(0) or game.hands.tiles(1):
        game = with_money(game, {0: 3, 1: 3})
        play(game, "lay, end" if game.hands.tiles(on_turn(game)) else "end")
    game = with_money(game, {0: 3, 1: 3})

    listed = game.legal_actions()

    assert not any(isinstance(action, Place) for action in listed)
    assert game.turns.outcome is None
    play(game, "settle, end")


def test_the_bank_pays_whatever_the_others_hold() -> None:
    game = terra_after(TABLE, money=[20, 20])

    assert play(game, "end")[-1] == IncomePaid(0, 2)


def test_nothing_ends_a_turn_by_itself() -> None:
    game = terra_after(TABLE, money=[0, 1])

    play(game, "settle")

    assert (game.to_act, game.purse(1)) == (1, 0)


@pytest.mark.parametrize(("money", "left"), [(3, 3), (4, 3), (5, 3)])
def test_three_brouzoufs_may_be_saved_and_no_more(money: int, left: int) -> None:
    game = terra_after(TABLE, money=[0, money])

    play(game, "end")

    assert game.purse(1) == left


def test_six_discs_are_free_too() -> None:
    game = game_after(bag=None, variant="terra", setup="players")
    assert isinstance(game, TerraGame)
    for step in SIX_DISCS.split(", end"):
        game = with_money(game, {0: 5, 1: 5})
        play(game, f"{step}, end")
    game = with_money(game, {0: 0, 1: 0})

    placed, *_ = play(game, "P-RGBY a J13 r4")

    assert isinstance(placed, TilePlaced)
    assert (len(placed.discs), placed.price) == (6, 0)


def test_a_tile_laid_in_set_up_lies_open_no_longer() -> None:
    game = terra_after("lay")

    assert game.open_tiles == (None, BAG[3])


def test_a_seats_progress_is_in_pawns_or_in_grounds_whichever_is_further() -> None:
    game = terra_after(TABLE + "settle")

    assert game.progress(0) == 0.0
    assert game.progress(1) == pytest.approx(1 / 5)
    assert with_closed_groups(4).progress(0) == 1.0
    assert with_closed_groups(2).progress(0) == 0.5
