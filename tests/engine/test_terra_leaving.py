"""Idle turns, resigning and being skipped in Terra (Rulings 2, 3 and 12)."""

import pytest

from engine.errors import NotInSetUp
from engine.events import (
    ColonyKept,
    EndReason,
    EndSetOff,
    FirstTurnPassed,
    GameEnded,
    IncomePaid,
    SeatResigned,
    TurnEnded,
)
from engine.record import gain_of
from engine.turns import Outcome
from tests.engine.positions import SKIP, bag_of, ended_by, play, refusal, terra_after
from tests.engine.terra_positions import joined, own_joined, set_off, table, waiting, with_groups

BAG = bag_of(0, "terra")


@pytest.mark.parametrize("word", ["skip", "resign"])
def test_an_open_keep_is_decided_for_the_acting_seats_own_pawn(word: str) -> None:
    game = own_joined()
    pair = waiting(game)
    own = next(disc for disc in pair if game.pieces[disc] == 3)

    events = play(game, word)

    assert any(event == ColonyKept(3, own, 3) for event in events)
    assert [disc for disc in pair if disc in game.pieces] == [own]


@pytest.mark.parametrize("word", ["skip", "resign"])
def test_else_the_pawn_on_the_lowest_point_stays(word: str) -> None:
    game = joined()
    pair = waiting(game)

    play(game, word)

    assert [disc for disc in pair if disc in game.pieces] == [min(pair)]


def test_a_resignation_out_of_turn_leaves_a_keep_open() -> None:
    game = joined()

    play(game, "seat 2: resign")

    assert (game.to_act, len(game.legal_actions())) == (0, 2)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_twice_as_many_turns_in_a_row_without_a_placement_as_players_end_the_game(
    players: int,
) -> None:
    game = terra_after(table(players), players=players)

    play(game, "end, " * (2 * players - 1))
    assert ended_by(game) is None
    events = play(game, "end")

    assert events[-1] == GameEnded(EndReason.IDLE)


def test_settling_and_withdrawing_alone_leave_a_turn_idle() -> None:
    game = terra_after(table(2))

    play(game, "settle, withdraw, end, end, end, end")

    assert ended_by(game) is EndReason.IDLE


def test_a_placement_or_a_skip_sets_the_count_of_idle_turns_to_zero() -> None:
    for word in ("lay, end", "skip"):
        game = terra_after(table(2))

        play(game, f"end, end, end, {word}, end, end, end")
        assert ended_by(game) is None
        play(game, "end")

        assert ended_by(game) is EndReason.IDLE


def test_a_resignation_out_of_turn_leaves_the_count_and_lowers_what_is_needed() -> None:
    game = terra_after(table(3), players=3)

    play(game, "end, end, end, seat 0: resign")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.IDLE


def test_idle_turns_end_nothing_once_the_end_has_been_set_off() -> None:
    game = set_off(2)

    play(game, "end")

    assert ended_by(game) is EndReason.PAWNS


def test_the_table_lays_what_a_seat_that_resigned_had_to_lay() -> None:
    game = terra_after(players=3, setup="players")

    assert play(game, "resign") == [SeatResigned(0)]
    assert {game.to_act} == {None}
    play(game, "lay")

    assert [place.tile for place in game.board.tiles()] == [BAG[3]]
    assert (game.to_act, game.turns.is_in_set_up) == (1, True)


def test_a_seat_that_resigned_before_its_turn_is_stood_in_for_at_its_turn() -> None:
    game = terra_after("seat 2: resign, lay, end, lay, end", players=3, setup="players")

    assert {game.to_act} == {None}
    events = play(game, "lay")

    assert (game.to_act, events[-1]) == (1, IncomePaid(1, 2))


def test_who_resigns_after_laying_in_set_up_is_followed_by_the_next_seat() -> None:
    game = terra_after("lay", players=3, setup="players")

    play(game, "resign")

    assert (game.to_act, len(game.board)) == (1, 1)


@pytest.mark.parametrize(("gone", "first"), [(0, 1), (1, 2), (2, 1)])
def test_the_next_seat_still_in_after_the_first_begins(gone: int, first: int) -> None:
    game = terra_after(f"seat {gone}: resign, lay, lay", players=3)

    events = play(game, "lay")

    assert game.to_act == first
    assert (FirstTurnPassed(0) in events) == (gone != 0)  # who has resigned passes nothing


def test_pawns_and_money_stay_where_they_are_when_their_seat_resigns() -> None:
    game = terra_after(table(3) + "settle, resign", players=3)

    assert list(game.pieces.values()) == [1]
    assert (game.purse(1), game.to_act) == (2, 2)
    assert game.hands.tiles(1) == []


def test_who_resigns_on_turn_with_five_pawns_sets_off_the_end() -> None:
    game = terra_after(table(3), players=3, seed=3)
    game = with_groups(game)

    events = play(game, "settle, " * 5 + "resign")

    assert events[-2:] == [SeatResigned(1), EndSetOff(1, EndReason.PAWNS)]
    assert (game.turns.last, game.purse(1)) == ((2, 0), 4)


def test_a_last_turn_falls_away_when_its_seat_resigns() -> None:
    game = set_off()

    play(game, "seat 0: resign, end")

    assert ended_by(game) is EndReason.PAWNS


def test_who_resigns_in_the_last_of_the_last_turns_ends_the_game() -> None:
    game = set_off()

    play(game, "end, resign")

    assert ended_by(game) is EndReason.PAWNS
    assert game.seats.ranks(game.scores())[0] == 3


def test_an_end_stays_set_off_when_its_cause_resigns() -> None:
    game = set_off()

    play(game, "seat 1: resign, end, end")

    assert ended_by(game) is EndReason.PAWNS


def test_an_open_keep_is_decided_before_the_last_one_in_wins() -> None:
    game = joined()
    pair = waiting(game)

    play(game, "seat 1: resign, seat 2: resign, resign")

    assert ended_by(game) is EndReason.RESIGNATION
    assert [disc for disc in pair if disc in game.pieces] == [min(pair)]


def test_a_skip_caps_the_money_and_checks_the_end_as_an_end_would() -> None:
    game = set_off()
    twin = terra_after(table(2), money=[0, 8])

    assert gain_of(play(twin, "skip")) == -5
    assert play(game, "skip, skip")[-1] == GameEnded(EndReason.PAWNS)


def test_a_skip_is_refused_in_set_up() -> None:
    game = terra_after(setup="players")

    assert isinstance(refusal(game, 0, SKIP), NotInSetUp)


def test_a_skip_ends_a_turn_that_has_an_action() -> None:
    game = terra_after(table(2) + "settle")

    events = play(game, "skip")

    assert TurnEnded(1, was_skipped=True) in events
    assert len(game.pieces) == 1


def test_a_resignation_on_turn_sets_the_count_of_idle_turns_to_zero() -> None:
    game = terra_after(table(3), players=3)

    play(game, "end, end, end, end, resign, end, end, end")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.IDLE


def test_neither_the_set_up_nor_the_pass_of_the_first_round_counts_as_idle() -> None:
    game = terra_after("lay, end, lay, end", setup="players")

    play(game, "end, end, end")

    assert ended_by(game) is None


def test_a_skip_of_who_has_five_pawns_on_the_board_sets_off_the_end() -> None:
    game = with_groups(terra_after(table(2), seed=3))

    events = play(game, "settle, " * 5 + "skip")

    assert EndSetOff(1, EndReason.PAWNS) in events
    assert game.turns.last == (0,)


def test_a_resignation_before_laying_is_stood_in_for_with_that_seats_tile() -> None:
    game = terra_after("lay, end", players=3, setup="players")

    play(game, "resign, lay")

    assert [place.tile for place in game.board.tiles()] == BAG[3:5]
    assert (game.to_act, game.turns.is_in_set_up) == (2, True)


@pytest.mark.parametrize("script", ["", "lay, ", "lay, lay, ", "lay, lay, settle, "])
@pytest.mark.parametrize("seat", [0, 1])
def test_when_one_player_remains_the_game_ends_and_that_player_wins(script: str, seat: int) -> None:
    game = terra_after(script)

    play(game, f"seat {seat}: resign")

    assert game.turns.outcome == Outcome(EndReason.RESIGNATION, (1 - seat,))
