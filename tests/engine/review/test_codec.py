"""A review is stored as it was found."""

import json
from itertools import chain

import pytest

from engine.errors import BadRecord
from engine.review.codec import entries_of, turns_of
from engine.review.reviewing import ReviewedTurn, reviewed
from engine.variants import VARIANTS
from tests.engine.review.games import finished


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_written_is_read_as_it_was(variant: str) -> None:
    turns = list(reviewed(*finished(variant, 3)))

    entries = json.loads(json.dumps(list(chain(*map(entries_of, turns)))))

    read = list(turns_of(entries))
    assert [_plainly(turn) for turn in read] == [_plainly(turn) for turn in turns]
    for one, other in zip(read, turns, strict=True):
        assert one.chances == pytest.approx(other.chances, abs=1e-4)
        assert one.luck == pytest.approx(other.luck, abs=1e-4)
    assert list(chain(*map(entries_of, read))) == entries


def _plainly(turn: ReviewedTurn) -> tuple[object, ...]:
    """All that is no rounded number."""
    decisions = {at: (it.best, it.is_best, it.verdict) for at, it in turn.decisions.items()}
    better = turn.better and turn.better.actions
    return turn.seat, turn.first, turn.last, decisions, better


def test_an_entry_without_a_choice_and_within_a_turn_is_left_out() -> None:
    turn = ReviewedTurn(1, 3, 6, (0.25, 0.75), luck=(0.0, 1.5))

    assert entries_of(turn) == [
        {"number": 6, "seat": 1, "chances": [0.25, 0.75], "luck": [0.0, 1.5]}
    ]


def test_what_is_no_action_is_not_read() -> None:
    entry = {"number": 1, "decision": {"best": "jump"}, "seat": 0, "chances": [1.0], "luck": [0.0]}

    with pytest.raises(BadRecord):
        list(turns_of([entry]))
