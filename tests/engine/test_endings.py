"""How a classic game ends and who wins (rules, section 2.5, Rulings 2 and 4)."""

import pytest

from engine.errors import GameIsOver
from engine.events import EndReason, EndSetOff, GameEnded
from engine.game import Game
from engine.seats import Seats
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
    ran_dry,
    refusal,
    set_up,
)


def set_off_by(seat: int, players: int = 3) -> Game:
    """A game just after `seat`, the only one who tries, has reached the target."""
    game = game_after(set_up(players), players=players)
    turns = ["best, end" if other == seat else "worst, end" for other in range(players)]
    play_until(game, turns, lambda game: game.turns.end_set_off_by is not None)
    return game


@pytest.mark.parametrize("seat", [0, 1])
def test_the_round_is_finished_once_a_total_has_reached_the_target(seat: int) -> None:
    game = set_off_by(seat)
    assert game.turns.end_set_off_by == seat

    followed = []
    while game.turns.outcome is None:
        followed.append(game.to_act)
        play(game, "worst, end")

    assert followed == list(range(seat + 1, 3))
    assert game.turns.outcome == Outcome(EndReason.TARGET, (seat,))


def test_the_last_seat_of_the_round_ends_the_game_at_once() -> None:
    game = set_off_by(2)

    assert game.turns.outcome == Outcome(EndReason.TARGET, (2,))


def test_a_placement_sets_nothing_off_before_its_turn_ends() -> None:
    game = game_after(set_up(2), bag=bag_of(6))
    play(game, "best")
    while max(game.scores()) < 60:
        play(game, "end, best")
    assert game.turns.end_set_off_by is None

    assert EndSetOff(0, EndReason.TARGET) in play(game, "end")


def test_a_total_that_falls_under_the_target_again_within_the_turn_sets_nothing_off() -> None:
    game = game_after(set_up(2), bag=bag_of(2))
    play(game, "best")
    while max(game.scores()) < 60:
        play(game, "worst, end, best")
    play(game, "worst")
    assert max(game.scores()) == 59

    events = play(game, "end")

    assert EndSetOff(1, EndReason.TARGET) not in events
    assert game.turns.end_set_off_by is None


def test_a_later_seat_of_the_round_can_still_win() -> None:
    game = game_after(set_up(2), bag=bag_of(6))

    play_until(game, ["best, end"] * 2, lambda game: game.turns.outcome is not None)

    assert game.turns.end_set_off_by == 0
    assert game.scores() == (61, 65)
    assert game.turns.outcome == Outcome(EndReason.TARGET, (1,))


def test_a_game_can_have_several_winners() -> None:
    game = game_after(set_up(3), players=3, bag=bag_of(71))

    play_until(game, ["lay, end"] * 3, lambda game: game.turns.outcome is not None)

    assert game.scores() == (62, 51, 62)
    assert game.seats.ranks(game.scores()) == (1, 3, 1)
    assert game.turns.outcome == Outcome(EndReason.TARGET, (0, 2))


def test_a_higher_target_is_reached_later() -> None:
    game = game_after(set_up(2), target=90)

    play_until(game, ["best, end"] * 2, lambda game: game.turns.end_set_off_by is not None)

    assert max(game.scores()) >= 90


def test_nothing_may_be_done_after_the_end() -> None:
    game = set_off_by(2)

    assert (game.to_act, game.legal_actions()) == (None, [])
    for seat in (0, 1, 2, None):
        for action in (END, RESIGN, SKIP, chosen(game, "P-RGBY a M13 r0")):
            assert isinstance(refusal(game, seat, action), GameIsOver)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_idle_turns_in_a_row_as_players_end_the_game(players: int) -> None:
    game = ran_dry(players)

    for _ in range(players - 1):
        assert GameEnded(EndReason.IDLE) not in play(game, "end")

    assert play(game, "end")[-1] == GameEnded(EndReason.IDLE)
    most = max(game.scores())
    winners = tuple(seat for seat in range(players) if game.scores()[seat] == most)
    assert game.turns.outcome == Outcome(EndReason.IDLE, winners)


def test_a_skip_sets_the_count_of_idle_turns_to_zero() -> None:
    game = ran_dry(3)

    play(game, "end, end, skip, end, end")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is not None


def test_a_resignation_on_turn_sets_the_count_of_idle_turns_to_zero() -> None:
    game = ran_dry(4)

    play(game, "end, end, resign, end, end")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is not None


def test_a_resignation_out_of_turn_leaves_the_count_of_idle_turns() -> None:
    game = ran_dry(3)
    later = (on_turn(game) + 2) % 3

    play(game, f"end, seat {later}: resign")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.IDLE


def test_fewer_players_need_fewer_idle_turns_but_only_an_end_completes_them() -> None:
    game = ran_dry(3)
    first = on_turn(game)

    play(game, f"end, end, seat {first}: resign")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is not None


def test_idle_turns_end_nothing_once_the_end_has_been_set_off() -> None:
    game = ran_dry(4)
    while on_turn(game) != 0:
        play(game, "skip")
    game.options = {**game.options, "target": game.scores()[0]}  # which seat 0 now has
    assert EndSetOff(0, EndReason.TARGET) in play(game, "skip")

    play(game, "end, seat 0: resign, seat 1: resign, end")
    assert ended_by(game) is None
    play(game, "end")

    assert ended_by(game) is EndReason.TARGET


@pytest.mark.parametrize(
    ("scores", "resigned", "ranks"),
    [
        ((0, 0), [], (1, 1)),
        ((5, 3, 5), [], (1, 3, 1)),
        ((3, 5, 5, 1), [], (3, 1, 1, 4)),
        ((-2, -1, 0), [], (3, 2, 1)),
        ((50, 3, 5), [0], (3, 2, 1)),
        ((50, 3, 50, 5), [0, 2], (4, 2, 3, 1)),
        ((50, 3, 50, 5), [2, 0], (3, 2, 4, 1)),
        ((7, 7, 7, 7), [1, 3, 2], (1, 4, 2, 3)),
    ],
)
def test_equal_scores_share_a_rank_and_resigned_seats_come_last(
    scores: tuple[int, ...], resigned: list[int], ranks: tuple[int, ...]
) -> None:
    seats = Seats(len(scores))
    for seat in resigned:
        seats.resign(seat)

    assert seats.ranks(scores) == ranks
