"""Last turns that are solved exactly: the reviewer finds one that is best, and says why."""

from pathlib import Path

import pytest

from engine.game import view
from engine.position import parse_position
from engine.review.decisions import continued, judged
from engine.review.reasons import Reason, effect_of, reasons
from tests.engine.review.solved import share_after, solved, worst_turn

ENOUGH = 9
"""Of ten."""

RIGHT = {
    "classic": {Reason.SCORE},
    "terra": {Reason.TAKES, Reason.SAVES, Reason.HOLDS},
    "domaine": {Reason.TAKES},
}
"""What decides the last turn of a game."""


def positions(variant: str) -> list[str]:
    file = Path(__file__).with_name(f"last_turns_{variant}.txt")
    return file.read_text().splitlines()


def found_in(position: str, variant: str) -> bool:
    """Whether the best turn is found after the worst was taken, and for the right reason."""
    game = parse_position(position)
    most, best = solved(game)
    done = worst_turn(game)
    assert share_after(game, done) < most
    assert done not in best
    seen = view(game, game.turns.seat)
    decision = judged(seen, done[0])
    assert decision is not None
    better = continued(seen, [decision.best])
    why, *_ = reasons(effect_of(seen, done, 0), effect_of(seen, better, 0))
    return better in best and why in RIGHT[variant]


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["terra", "domaine"])
def test_nine_of_ten_best_last_turns_are_found_for_the_right_reason(variant: str) -> None:
    found = [found_in(position, variant) for position in positions(variant)]

    assert len(found) == 10
    assert sum(found) >= ENOUGH


@pytest.mark.long
def test_nine_of_ten_best_pairs_of_placements_are_found() -> None:
    found = [found_in(position, "classic") for position in positions("classic")]

    assert len(found) == 10
    assert sum(found) >= ENOUGH


def test_the_best_pair_of_placements_is_found_where_few_would_do() -> None:
    shortest = min(positions("classic"), key=len)

    assert found_in(shortest, "classic")
