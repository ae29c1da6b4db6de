"""How Domaine ends and what it scores, and who leaves it (rules, 4.3 and 4.4, Rulings 2 to 13)."""

import pytest

from engine.actions import Mark
from engine.domaine import DomaineGame
from engine.errors import GameIsOver, NoMarkerLeft, NotInSetUp, OnlyEndLeft
from engine.events import (
    EndReason,
    EndSetOff,
    GameEnded,
    PlateTaken,
    SeatResigned,
    TerritoryMarked,
    TilesDrawn,
    TurnEnded,
)
from engine.turns import Outcome
from tests.engine.positions import (
    AGAIN,
    END,
    SKIP,
    bag_of,
    domaine_after,
    ended_by,
    on_turn,
    play,
    recorded,
    refusal,
    with_fields,
    with_pieces,
    with_tokens,
)

BAG = bag_of(0, "domaine")
DEALT = "lay, lay, lay, end, "


def taking_the_plate() -> DomaineGame:
    """Seat 2 of three has just placed its last marker, the first to do so."""
    game = recorded("domaine-3p-3", 45)
    assert isinstance(game, DomaineGame)
    assert not game.supply(2)
    return game


def set_off() -> DomaineGame:
    """Seat 2 of three has ended that turn."""
    game = taking_the_plate()
    play(game, "end")
    return game


def short_of_markers() -> DomaineGame:
    """Seat 0 of two has placed a tile, can mark something, and has one marker left."""
    game = recorded("domaine-2p-1", 51)
    assert isinstance(game, DomaineGame)
    return with_pieces(game, dict.fromkeys(game.board.closed_group_names()[:9], 0))


def without_a_tile(players: int) -> DomaineGame:
    """A game whose bag and hands are empty, so that all must pass."""
    game = domaine_after(DEALT, players=players)
    return with_fields(game, bag="none", hands=", ".join(["- -"] * players))


def test_the_first_to_place_the_last_marker_takes_the_plate_at_once() -> None:
    game = short_of_markers()

    marked, plate = play(game, "mark")

    assert isinstance(marked, TerritoryMarked)
    assert (plate, game.bonus_seat) == (PlateTaken(0, 5), 0)


def test_after_the_last_marker_only_the_end_is_legal() -> None:
    game = short_of_markers()
    other = [action for action in game.legal_actions() if isinstance(action, Mark)][-1]
    game = with_tokens(game, {0: 5})

    play(game, "mark")

    assert game.legal_actions() == [END]
    assert isinstance(refusal(game, 0, AGAIN), OnlyEndLeft)
    assert isinstance(refusal(game, 0, other), NoMarkerLeft)


def test_each_other_seat_in_order_then_has_one_last_turn() -> None:
    game = taking_the_plate()

    assert EndSetOff(2, EndReason.MARKERS) in play(game, "end")
    assert (game.turns.end_set_off_by, game.turns.last, game.bonus_seat) == (2, (0, 1), 2)
    followed = []
    while game.turns.outcome is None:
        followed.append(on_turn(game))
        play(game, "lay, end")

    assert followed == [0, 1]
    assert ended_by(game) is EndReason.MARKERS


def test_a_last_turn_may_be_repeated_as_often_as_it_can_be_paid() -> None:
    game = set_off()
    game = with_tokens(game, {0: 4})

    play(game, "lay, again, lay")
    game = with_tokens(game, {0: 2})
    play(game, "again, lay, end")

    assert (game.to_act, game.turns.last) == (1, (1,))


def test_a_later_one_to_place_the_last_marker_gets_no_plate() -> None:
    game = short_of_markers()
    game = with_fields(game, plate="1", end="1 markers", last="0")

    events = play(game, "mark, end")

    assert not any(isinstance(event, PlateTaken | EndSetOff) for event in events)
    assert (game.bonus_seat, ended_by(game)) == (1, EndReason.MARKERS)


def test_the_score_is_the_discs_of_all_marked_territories_and_five_for_the_plate() -> None:
    game = taking_the_plate()
    groups = {group.discs: group for group in game.board.groups()}
    marked = [len(discs) for discs in groups if any(game.pieces.get(disc) == 2 for disc in discs)]

    tally = game.tally(2)

    assert [group.size for group in tally.groups] == sorted(marked, reverse=True)
    assert (tally.extra, tally.multiplies) == (5, False)
    assert game.scores()[2] == tally.total == sum(marked) + 5
    assert game.tally(0).extra == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_passes_in_a_row_as_players_end_the_game_without_a_plate(players: int) -> None:
    game = without_a_tile(players)

    play(game, "end, " * (players - 1))
    assert ended_by(game) is None

    assert play(game, "end")[-1] == GameEnded(EndReason.IDLE)
    assert game.bonus_seat is None


def test_a_skip_sets_the_count_of_passes_to_zero() -> None:
    game = without_a_tile(2)

    play(game, "end, skip, end")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.IDLE


def test_a_turn_that_passes_after_again_is_not_idle() -> None:
    game = domaine_after(DEALT + "lay", tokens=[4])
    game = with_fields(game, bag="none", hands="- -, - -")

    play(game, "again, end, end")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.IDLE


def test_a_resignation_out_of_turn_leaves_the_count_of_passes() -> None:
    game = without_a_tile(3)

    play(game, "end, seat 0: resign")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.IDLE


def test_passes_end_nothing_once_the_end_has_been_set_off() -> None:
    game = without_a_tile(4)
    game = with_fields(game, end="0 markers", last="0 1 2 3")

    play(game, "end, end, end")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.MARKERS


def test_the_table_lays_what_a_dealer_who_resigned_had_to_lay_and_nobody_ends() -> None:
    game = domaine_after("lay", players=3)

    assert play(game, "resign") == [SeatResigned(2)]
    assert (game.to_act, game.turns.is_in_set_up) == (None, True)
    events = play(game, "lay, lay")

    assert events[-2:] == [TilesDrawn(0, 2), TilesDrawn(1, 2)]
    assert (game.to_act, {place.tile for place in game.board.tiles()}) == (0, set(BAG[:3]))


def test_a_dealer_who_resigns_after_the_third_tile_finishes_the_set_up() -> None:
    game = domaine_after("lay, lay, lay", players=3)

    play(game, "resign")

    assert (game.to_act, game.turns.is_in_set_up) == (0, False)


def test_who_resigns_in_set_up_draws_nothing_and_the_next_seat_begins() -> None:
    game = domaine_after("lay, seat 0: resign, lay, lay, end", players=3)

    assert (game.to_act, game.hands.tiles(0)) == (1, [])
    assert game.hands.slots(1) == tuple(BAG[3:5])


def test_markers_and_tokens_stay_with_a_seat_that_resigns() -> None:
    game = taking_the_plate()
    markers, tokens = dict(game.pieces), game.purse(1)

    play(game, "seat 1: resign")

    assert (dict(game.pieces), game.purse(1)) == (markers, tokens)


def test_who_resigns_after_the_last_marker_sets_off_the_end_and_keeps_the_plate() -> None:
    game = taking_the_plate()

    events = play(game, "resign")

    assert events == [SeatResigned(2), EndSetOff(2, EndReason.MARKERS)]
    assert (game.bonus_seat, game.turns.last) == (2, (0, 1))
    play(game, "lay, end, lay, end")
    assert ended_by(game) is EndReason.MARKERS
    assert game.seats.ranks(game.scores())[2] == 3


def test_who_resigns_on_turn_draws_nothing() -> None:
    game = domaine_after(DEALT + "lay", players=3)
    bag = game.hands.bag()

    assert play(game, "resign") == [SeatResigned(0)]

    assert (game.hands.bag(), game.to_act) == (bag, 1)


def test_a_last_turn_falls_away_when_its_seat_resigns() -> None:
    game = set_off()

    play(game, "seat 1: resign, lay, end")

    assert ended_by(game) is EndReason.MARKERS


def test_who_resigns_in_the_last_of_the_last_turns_ends_the_game() -> None:
    game = set_off()

    events = play(game, "lay, end, lay, resign")

    assert events[-1] == GameEnded(EndReason.MARKERS)


def test_when_one_player_remains_the_game_ends_and_that_player_wins() -> None:
    game = set_off()

    play(game, "seat 2: resign, seat 0: resign")

    assert game.turns.outcome == Outcome(EndReason.RESIGNATION, (1,))
    assert game.bonus_seat == 2


@pytest.mark.parametrize("word", ["", "lay, "])
def test_a_skip_fills_the_hand_and_passes_the_turn_on(word: str) -> None:
    game = domaine_after(DEALT + word)

    events = play(game, "skip")

    assert events == [TurnEnded(0, was_skipped=True), TilesDrawn(0, 1 if word else 0)]
    assert (game.to_act, len(game.hands.tiles(0))) == (1, 2)


def test_a_skip_after_again_is_legal_too() -> None:
    game = domaine_after(DEALT + "lay 2, again, skip")

    assert (game.to_act, game.purse(0)) == (1, 0)


def test_a_skip_after_the_last_marker_sets_off_the_end() -> None:
    game = taking_the_plate()

    assert EndSetOff(2, EndReason.MARKERS) in play(game, "skip")


def test_a_skip_of_the_last_turn_ends_the_game() -> None:
    game = set_off()

    assert play(game, "skip, skip")[-1] == GameEnded(EndReason.MARKERS)


def test_a_skip_is_refused_in_set_up() -> None:
    assert isinstance(refusal(domaine_after("lay"), 1, SKIP), NotInSetUp)


def test_nothing_may_be_done_after_the_end() -> None:
    game = set_off()
    play(game, "skip, skip")

    assert (game.to_act, game.legal_actions(), game.turns.last) == (None, [], ())
    assert isinstance(refusal(game, 0, AGAIN), GameIsOver)


def test_an_end_stays_set_off_and_the_plate_taken_when_their_cause_resigns() -> None:
    game = set_off()

    play(game, "seat 2: resign, lay, end, lay, end")

    assert (ended_by(game), game.bonus_seat) == (EndReason.MARKERS, 2)
    assert game.seats.ranks(game.scores())[2] == 3


def test_a_resignation_on_turn_sets_the_count_of_passes_to_zero() -> None:
    game = without_a_tile(4)

    play(game, "end, end, end, resign, end, end")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.IDLE


def test_the_hand_of_a_seat_that_resigns_leaves_the_game() -> None:
    game = domaine_after(DEALT, players=3)
    hand, bag = set(game.hands.tiles(1)), game.hands.bag()

    play(game, "seat 1: resign")

    assert len(hand) == 2
    assert (game.hands.tiles(1), game.hands.bag()) == ([], bag)


def test_a_dealer_who_resigns_at_once_has_all_three_tiles_laid_by_the_table() -> None:
    game = domaine_after("resign, lay, lay, lay", players=3)

    assert {place.tile for place in game.board.tiles()} == set(BAG[:3])
    assert (game.to_act, game.turns.is_in_set_up) == (0, False)


def test_only_the_end_is_left_to_a_later_one_too_who_has_placed_the_last_marker() -> None:
    game = short_of_markers()
    game = with_fields(game, plate="1")
    game = with_tokens(game, {0: 5})

    play(game, "mark")

    assert game.legal_actions() == [END]


@pytest.mark.parametrize("script", ["", "lay, ", DEALT, DEALT + "lay, "])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_resignation_of_one_of_two_ends_the_game_at_once(script: str, seat: int) -> None:
    game = domaine_after(script)

    play(game, f"seat {seat}: resign")

    assert game.turns.outcome == Outcome(EndReason.RESIGNATION, (1 - seat,))
