"""What a review tells of a whole game."""

import pytest

from engine.actions import End
from engine.review.decisions import Decision, Verdict
from engine.review.reviewing import Better, ReviewedTurn
from engine.review.summary import accuracy_of, leaders, played_by, turning_points

BETTER = Better((End(),), (0.0, 0.0))


def decision(loss: float, error: float = 0.01, *, is_best: bool = False) -> Decision:
    return Decision(End(), 0.5, 0.5 + loss, loss, error, is_best)


def turn(first: int, seat: int, *losses: float) -> ReviewedTurn:
    decisions = {first + at: decision(loss) for at, loss in enumerate(losses)}
    better = BETTER if any(it.counted for it in decisions.values()) else None
    return ReviewedTurn(seat, first, first + len(losses), (0.5, 0.5), decisions, (), better)


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.02, 0.001, Verdict.GOOD),
        (0.031, 0.001, Verdict.INEXACT),
        (0.099, 0.01, Verdict.INEXACT),
        (0.1, 0.01, Verdict.MISTAKE),
        (0.1, 0.05, Verdict.UNCLEAR),
        (-0.2, 0.01, Verdict.GOOD),
    ],
)
def test_a_loss_counts_if_it_is_large_and_sure(loss: float, error: float, verdict: Verdict) -> None:
    judged = decision(loss, error)

    assert judged.verdict is verdict
    assert judged.counted == (loss if verdict in (Verdict.INEXACT, Verdict.MISTAKE) else 0)


def test_accuracy_falls_with_the_mean_loss_from_100_towards_0() -> None:
    losses = [0.0, 0.01, 0.05, 0.2, 1.0]

    accuracies = [accuracy_of([loss, loss]) for loss in losses]

    assert accuracies == sorted(accuracies, reverse=True)
    assert accuracies[0] == 100
    assert 0 < accuracies[-1] < 1
    assert accuracy_of([0.0, 0.1]) == pytest.approx(accuracy_of([0.05, 0.05]))


def test_verdicts_are_counted_by_who_decided() -> None:
    of_ann = turn(0, 0, 0.0, 0.05, 0.3)
    of_both = turn(10, 1, 0.3, 0.2)

    found = played_by([of_ann, of_both], lambda number: "Bob" if number == 11 else "Ann")

    assert found.keys() == {"Ann", "Bob"}
    ann = found["Ann"]
    assert ann.decisions == 4
    assert ann.verdicts == {Verdict.GOOD: 1, Verdict.INEXACT: 1, Verdict.MISTAKE: 2}
    assert ann.accuracy == pytest.approx(accuracy_of([0, 0.05, 0.3, 0.3]))
    assert found["Bob"].decisions == 1


def test_whoever_decided_nothing_has_no_accuracy() -> None:
    assert played_by([turn(0, 0)], lambda _: "Ann") == {}


def test_the_largest_losses_are_turning_points_in_the_order_of_the_game() -> None:
    turns = [turn(at * 10, at % 2, loss) for at, loss in enumerate([0.1, 0.0, 0.3, 0.2])]

    assert [one.first for one in turning_points(turns)] == [0, 20, 30]


def test_losses_of_a_turn_add_up() -> None:
    small, twice = turn(0, 0, 0.15), turn(10, 0, 0.1, 0.1)

    assert twice.loss == pytest.approx(0.2)
    assert small.loss < twice.loss


def test_nobody_has_more_than_three_turning_points_nor_a_game_more_than_seven() -> None:
    of_one = [turn(at, 0, 0.1 + at / 100) for at in range(0, 60, 10)]
    of_four = [turn(1000 + at, at % 4, 0.5) for at in range(40)]

    assert [one.first for one in turning_points(of_one)] == [30, 40, 50]
    assert len(turning_points(of_four)) == 7


def test_a_lead_is_told_from_where_another_is_ahead() -> None:
    curve = [(0.5, 0.5), (0.6, 0.4), (0.48, 0.52), (0.4, 0.6), (0.3, 0.7), (1.0, 0.0)]

    assert leaders(curve) == [(0, 1), (1, 3), (0, 5)]
    assert leaders([(0.5, 0.5)]) == []
