"""Resigning and being skipped, in every position of a classic game (Rulings 3 and 12)."""

import pytest

from engine.actions import Place
from engine.errors import NotYourTurn, SeatHasResigned
from engine.events import EndReason, EndSetOff, GameEnded, SeatResigned, TilesDrawn, TurnEnded
from engine.game import Game
from engine.hexes import FIRST_CELL
from engine.turns import Outcome
from tests.engine.positions import (
    END,
    RESIGN,
    SKIP,
    bag_of,
    chosen,
    ended_by,
    game_after,
    on_turn,
    play,
    play_until,
    refusal,
    set_up,
)

BAG = bag_of()


def has_left(game: Game, tile: str) -> bool:
    """Whether a tile is in no hand, not in the bag and not on the board."""
    hands = [held for seat in range(game.seats.count) for held in game.hands.slots(seat)]
    laid = [place.tile for place in game.board.tiles()]
    return tile not in [*hands, *game.hands.bag(), *laid]


def set_off_by_seat_0() -> Game:
    """A game of three in which seat 0 alone has reached the target, seat 1 being on turn."""
    game = game_after(set_up(3), players=3)
    turns = ["best, end", "worst, end", "worst, end"]
    play_until(game, turns, lambda game: game.turns.end_set_off_by is not None)
    return game


def test_who_resigns_on_turn_in_set_up_takes_the_drawn_tile_out_of_the_game() -> None:
    game = game_after("lay, end", players=3)

    assert play(game, "resign") == [SeatResigned(1)]

    assert has_left(game, BAG[1])
    assert (game.to_act, game.turns.is_in_set_up) == (2, True)


def test_who_resigns_out_of_turn_in_set_up_takes_the_drawn_tile_out_of_the_game() -> None:
    game = game_after("lay", players=3)

    play(game, "seat 2: resign")
    assert has_left(game, BAG[2])
    play(game, "end, lay, end")

    assert (game.to_act, game.turns.is_in_set_up) == (0, False)
    assert game.hands.slots(2) == (None,)
    assert game.hands.bag() == tuple(BAG[3 + 4 :])


def test_when_the_first_seat_resigns_in_set_up_the_next_begins_on_m13() -> None:
    game = game_after(players=3)

    play(game, "resign, lay, end, lay, end")

    first, *_ = game.board.tiles()
    assert (first.tile, first.cell) == (BAG[1], FIRST_CELL)
    assert game.to_act == 1


def test_who_resigns_after_laying_in_set_up_leaves_the_tile_on_the_board() -> None:
    game = game_after("lay", players=3)

    play(game, "resign")

    assert [place.tile for place in game.board.tiles()] == [BAG[0]]
    assert game.to_act == 1


def test_a_resignation_of_the_last_seat_to_lay_finishes_the_set_up() -> None:
    game = game_after("lay, end, lay, end", players=3)

    events = play(game, "resign")

    assert events == [SeatResigned(2), TilesDrawn(0, 2), TilesDrawn(1, 2)]
    assert (game.to_act, game.turns.is_in_set_up) == (0, False)


def test_the_table_does_not_lay_the_tile_of_a_seat_that_resigned() -> None:
    game = game_after(players=3, setup="auto")

    play(game, "seat 0: resign, seat 2: resign")

    assert game.turns.outcome == Outcome(EndReason.RESIGNATION, (1,))
    game = game_after(players=4, setup="auto")
    play(game, "seat 0: resign, lay, seat 3: resign, lay")
    assert [place.tile for place in game.board.tiles()] == [BAG[1], BAG[2]]
    assert (game.to_act, game.turns.is_in_set_up) == (1, False)


def test_a_resignation_can_finish_a_set_up_by_the_table() -> None:
    game = game_after("lay, lay", players=3, setup="auto")

    play(game, "seat 2: resign")

    assert (game.to_act, game.turns.is_in_set_up) == (0, False)


@pytest.mark.parametrize("word", ["", "lay, ", "lay, lay, "])
def test_who_resigns_on_turn_draws_nothing_and_the_next_seat_is_on_turn(word: str) -> None:
    game = game_after(set_up(3) + word, players=3)
    bag, laid, totals = game.hands.bag(), len(game.board), game.scores()

    assert play(game, "resign") == [SeatResigned(0)]

    assert game.hands.tiles(0) == []
    assert (game.hands.bag(), len(game.board), game.scores()) == (bag, laid, totals)
    assert game.to_act == 1


def test_who_resigns_out_of_turn_leaves_the_turn_as_it_is() -> None:
    game = game_after(set_up(3) + "lay", players=3)
    hands = game.hands.slots(0)

    assert play(game, "seat 1: resign") == [SeatResigned(1)]

    assert (game.to_act, game.hands.slots(0)) == (0, hands)
    assert END in game.legal_actions()


def test_a_seat_that_resigned_is_passed_over() -> None:
    game = game_after(set_up(4), players=4)

    play(game, "seat 0: resign, seat 2: resign")
    acted = []
    for _ in range(4):
        acted.append(game.to_act)
        play(game, "lay, end")

    assert acted == [1, 3, 1, 3]


def test_a_seat_that_resigned_can_do_nothing_more() -> None:
    game = game_after(set_up(3) + "seat 1: resign", players=3)

    for action in (RESIGN, END, SKIP, chosen(game, "lay")):
        assert isinstance(refusal(game, 1, action), SeatHasResigned)


@pytest.mark.parametrize("script", ["", "lay, ", "lay, end, ", "lay, end, lay, end, lay, "])
@pytest.mark.parametrize("seat", [0, 1])
def test_when_one_player_remains_the_game_ends_and_that_player_wins(script: str, seat: int) -> None:
    game = game_after(script)

    events = play(game, f"seat {seat}: resign")

    assert events == [SeatResigned(seat), GameEnded(EndReason.RESIGNATION)]
    assert game.turns.outcome == Outcome(EndReason.RESIGNATION, (1 - seat,))
    assert (game.to_act, game.legal_actions()) == (None, [])


def test_the_last_one_in_wins_whatever_the_points_and_the_later_to_resign_ranks_higher() -> None:
    game = set_off_by_seat_0()

    play(game, "seat 0: resign, seat 2: resign")

    assert game.turns.outcome == Outcome(EndReason.RESIGNATION, (1,))
    assert game.seats.ranks(game.scores()) == (3, 1, 2)
    assert game.scores()[0] >= 60


def test_who_reaches_the_target_and_resigns_on_turn_sets_off_the_end() -> None:
    game = game_after(set_up(3), players=3)
    play(game, "best")
    while game.scores()[0] < 60:
        play(game, "end, worst, end, worst, end, best")

    events = play(game, "resign")

    assert events == [SeatResigned(0), EndSetOff(0, EndReason.TARGET)]
    play(game, "worst, end")
    assert ended_by(game) is None
    play(game, "worst, end")
    assert ended_by(game) is EndReason.TARGET
    assert game.seats.ranks(game.scores())[0] == 3


def test_an_end_stays_set_off_when_its_cause_resigns() -> None:
    game = set_off_by_seat_0()

    play(game, "seat 0: resign, worst, end, worst, end")

    assert ended_by(game) is EndReason.TARGET
    assert game.seats.ranks(game.scores())[0] == 3


def test_a_last_turn_that_was_due_falls_away() -> None:
    game = set_off_by_seat_0()

    play(game, "seat 2: resign, worst, end")

    assert game.turns.outcome == Outcome(EndReason.TARGET, (0,))


def test_who_resigns_on_the_last_turn_ends_the_game() -> None:
    game = set_off_by_seat_0()

    events = play(game, "worst, end, worst, resign")

    assert events[-2:] == [SeatResigned(2), GameEnded(EndReason.TARGET)]


def test_the_last_seats_resignation_makes_the_one_before_it_last_of_the_round() -> None:
    game = game_after(set_up(3) + "seat 2: resign", players=3)

    play_until(
        game, ["worst, end", "best, end"], lambda game: game.turns.end_set_off_by is not None
    )

    assert game.turns.outcome == Outcome(EndReason.TARGET, (1,))


def test_nobody_but_a_seat_can_resign() -> None:
    assert isinstance(refusal(game_after(set_up(2)), None, RESIGN), NotYourTurn)


@pytest.mark.parametrize(("word", "drawn"), [("", 0), ("lay, ", 1), ("lay, lay, ", 2)])
def test_a_skip_fills_the_hand_and_passes_the_turn_on(word: str, drawn: int) -> None:
    game = game_after(set_up(2) + word)
    totals = game.scores()

    events = play(game, "skip")

    assert events == [TurnEnded(0, was_skipped=True), TilesDrawn(0, drawn)]
    assert len(game.hands.tiles(0)) == 2
    assert (game.to_act, game.scores()) == (1, totals)


def test_only_the_seat_on_turn_can_be_skipped() -> None:
    refused = refusal(game_after(set_up(2)), 1, SKIP)

    assert isinstance(refused, NotYourTurn)


def test_a_skip_is_in_no_list_of_legal_actions() -> None:
    for script in ("", "lay", set_up(2), set_up(2) + "lay"):
        listed = game_after(script).legal_actions()

        assert {type(action) for action in listed} <= {Place, type(END)}


def test_a_skip_sets_off_the_end_as_an_end_would() -> None:
    game = game_after(set_up(2))
    play(game, "best")
    while game.scores()[0] < 60:
        play(game, "end, worst, end, best")

    assert play(game, "skip")[-1] == EndSetOff(0, EndReason.TARGET)


def test_a_skip_on_the_last_turn_ends_the_game() -> None:
    game = set_off_by_seat_0()

    assert play(game, "skip, skip")[-1] == GameEnded(EndReason.TARGET)


def test_skips_alone_never_end_a_game() -> None:
    game = game_after(set_up(2))

    play(game, "skip, " * 20)

    assert ended_by(game) is None
    assert on_turn(game) == 0
