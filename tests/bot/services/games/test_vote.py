"""Votes as a small model: every order of answers of up to five people."""

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from bot.services.games.vote import Answer, Subject, Vote, asked_in, asked_text
from bot.storage.log import Entry, EntryKind
from tests.bot.services.clock import Clock

MILD = (Answer.WAIT, Answer.SKIP, Answer.COMPUTER)
ALL = (*MILD, Answer.REMOVE)
AGREEMENT = (Answer.YES, Answer.NO)


def vote(voters: int, choices: tuple[Answer, ...], default: Answer = Answer.NO) -> Vote:
    subject = Subject.UNDO if choices == AGREEMENT else Subject.TIME_OUT
    return Vote(subject, 0, 5, tuple(range(1, voters + 1)), choices, default)


@pytest.mark.parametrize("choices", [MILD, ALL])
@pytest.mark.parametrize("voters", [1, 2, 3, 4])
def test_a_majority_decides_as_soon_as_the_rest_cannot_change_it(
    voters: int, choices: tuple[Answer, ...]
) -> None:
    for default in choices:
        for answers in product(choices, repeat=voters):
            open_vote, decided = vote(voters, choices, default), None
            for number, given in enumerate(answers, start=1):
                open_vote = open_vote.answered(number, given)
                decided = open_vote.decision()
                possible = outcomes(answers[:number], voters - number, choices, default)
                # Early only if every way to go on leads there; and then always.
                assert decided == (possible.pop() if len(possible) == 1 else None)
                if decided is not None:
                    break
            assert decided == winner(answers, choices, default)


def outcomes(
    given: tuple[Answer, ...], left: int, choices: tuple[Answer, ...], default: Answer
) -> set[Answer]:
    """All that may still be decided."""
    return {winner((*given, *rest), choices, default) for rest in product(choices, repeat=left)}


def winner(answers: tuple[Answer, ...], choices: tuple[Answer, ...], default: Answer) -> Answer:
    """What these answers decide in the end."""
    counts = Counter(answers)
    most = max(counts.values())
    leading = [choice for choice in choices if counts[choice] == most]
    return leading[0] if len(leading) == 1 else default


@pytest.mark.parametrize("voters", [1, 2, 3, 4])
def test_when_time_is_over_the_answers_given_decide(voters: int) -> None:
    for answers in product([None, *MILD], repeat=voters):
        open_vote = vote(voters, MILD, Answer.SKIP)
        for number, given in enumerate(answers, start=1):
            open_vote = open_vote if given is None else open_vote.answered(number, given)
        given_answers = tuple(given for given in answers if given is not None)
        expected = winner(given_answers, MILD, Answer.SKIP) if given_answers else Answer.SKIP

        assert open_vote.decision(is_time_over=True) == expected


@pytest.mark.parametrize("voters", [1, 2, 3, 4])
def test_where_all_must_agree_one_no_is_enough_and_silence_is_a_no(voters: int) -> None:
    for answers in product([None, *AGREEMENT], repeat=voters):
        open_vote = vote(voters, AGREEMENT)
        for number, given in enumerate(answers, start=1):
            open_vote = open_vote if given is None else open_vote.answered(number, given)
        if Answer.NO in answers:
            expected: Answer | None = Answer.NO
        else:
            expected = None if None in answers else Answer.YES

        assert open_vote.decision() == expected
        assert open_vote.decision(is_time_over=True) == (expected or Answer.NO)


def test_a_changed_answer_counts_in_place_of_the_earlier_one() -> None:
    changed = vote(3, MILD, Answer.SKIP).answered(1, Answer.SKIP).answered(1, Answer.WAIT)

    assert changed.answered(2, Answer.WAIT).decision() is Answer.WAIT


def test_who_leaves_the_table_is_no_voter_any_more() -> None:
    left = vote(3, MILD).answered(1, Answer.SKIP).answered(2, Answer.WAIT).among([1])

    assert left.voters == (1,)
    assert left.decision() is Answer.SKIP


@pytest.mark.parametrize("detail", ["", "57"])
def test_a_vote_is_read_back_from_the_entry_that_asks(detail: str) -> None:
    asked = Vote(Subject.UNDO, 2, 9, (0, 1, 3), AGREEMENT, Answer.NO, detail)
    entry = Entry(9, EntryKind.ASKED, 2, asked_text(asked), None, Clock().now(), None, 0, None)

    assert asked_in(entry) == asked


@pytest.mark.parametrize(
    ("answers", "is_by_default"),
    [
        ({}, True),
        ({1: Answer.SKIP, 2: Answer.COMPUTER}, True),
        ({1: Answer.WAIT, 2: Answer.SKIP}, True),
        ({1: Answer.WAIT, 2: Answer.WAIT}, False),
        ({1: Answer.WAIT}, False),
    ],
)
def test_a_decision_without_a_majority_is_the_default(
    answers: dict[int, Answer], *, is_by_default: bool
) -> None:
    decided = replace(vote(2, MILD, Answer.WAIT), answers=answers, decided=Answer.WAIT)

    assert decided.is_by_default is is_by_default
