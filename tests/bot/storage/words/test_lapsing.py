"""Each reason for which an owed message comes too late, of facts alone."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.storage.words import lapsing as late
from bot.storage.words.clock_kinds import ClockKind
from bot.storage.words.kinds import KINDS
from bot.storage.words.lapsing import RowFacts, Rule
from bot.storage.words.of_games import Status

ANN, BOB = 10, 20
ROW = RowFacts(first_revision=4, last_revision=6, user_id=ANN)
LOBBY = replace(ROW, status=Status.LOBBY, host_id=ANN, most_seats=2, members=(ANN, BOB))
VOTE = replace(ROW, body=json.dumps([[0, ANN], [2, BOB]]))


def clock(kind: ClockKind, revision: int) -> RowFacts:
    return replace(ROW, clocks={kind: revision})


CASES = (
    # 1. A later board is owed.
    (late.board_is_owed_later, ROW, False),
    (late.board_is_owed_later, replace(ROW, is_board_owed_later=True), True),
    # 2. A later board stands.
    (late.later_board_stands, ROW, False),
    (late.later_board_stands, replace(ROW, board_revision=6), False),
    (late.later_board_stands, replace(ROW, board_revision=7), True),
    # 3. It is somebody else's turn, or nobody's.
    (late.nobody_waits_for_it, replace(ROW, waited_for=(ANN,)), False),
    (late.nobody_waits_for_it, replace(ROW, waited_for=(BOB,)), True),
    (late.nobody_waits_for_it, ROW, True),
    (late.nobody_waits_for_it, replace(ROW, user_id=None, waited_for=(BOB,)), False),
    (late.nobody_waits_for_it, replace(ROW, user_id=None), True),
    # 4. Whom it calls is on holiday.
    (late.user_is_away, ROW, False),
    (late.user_is_away, replace(ROW, is_away=True), True),
    # 5. The game stands still.
    (late.game_stands_still, ROW, False),
    (late.game_stands_still, replace(ROW, status=Status.PAUSED), True),
    (late.game_stands_still, replace(ROW, status=Status.FINISHED), True),
    (late.game_stands_still, replace(ROW, status="of a newer version"), True),
    # 6. The game stands still, and not for its channel alone.
    (late.game_stands_still_here, ROW, False),
    (late.game_stands_still_here, replace(ROW, status=Status.PAUSED), True),
    (
        late.game_stands_still_here,
        replace(ROW, status=Status.PAUSED, is_channel_lost=True),
        False,
    ),
    # 7. The vote is over; a later one is another.
    (late.vote_is_over, clock(ClockKind.VOTE, 4), False),
    (late.vote_is_over, clock(ClockKind.VOTE, 5), True),
    (late.vote_is_over, clock(ClockKind.OFFER, 4), True),
    (late.vote_is_over, ROW, True),
    # 8. The offer is over.
    (late.offer_is_over, clock(ClockKind.OFFER, 4), False),
    (late.offer_is_over, clock(ClockKind.OFFER, 3), True),
    # 9. The pause is over.
    (late.pause_is_over, clock(ClockKind.CLOSING, 4), False),
    (late.pause_is_over, clock(ClockKind.HOST, 4), True),
    # 10. All voters whom it names have answered.
    (late.all_have_answered, VOTE, False),
    (late.all_have_answered, replace(VOTE, answered=(0, 1)), False),
    (late.all_have_answered, replace(VOTE, answered=(2, 0)), True),
    (late.all_have_answered, replace(VOTE, body="[]"), True),
    # 11. No clock runs of which it reminds.
    (late.no_clock_runs, replace(ROW, has_running_clock=True), False),
    (late.no_clock_runs, ROW, True),
    # 12. The lobby is none any more.
    (late.is_no_lobby, LOBBY, False),
    (late.is_no_lobby, replace(LOBBY, status=Status.RUNNING), True),
    (late.is_no_lobby, replace(LOBBY, status=Status.CANCELLED), True),
    # 13. Whom it invites has a seat.
    (late.has_a_seat, LOBBY, True),
    (late.has_a_seat, replace(LOBBY, user_id=30), False),
    (late.has_a_seat, replace(LOBBY, user_id=None), False),
    # 14. Its host cannot start.
    (late.host_cannot_start, LOBBY, False),
    (late.host_cannot_start, replace(LOBBY, most_seats=3), True),
    (late.host_cannot_start, replace(LOBBY, host_id=BOB), True),
    (late.host_cannot_start, replace(LOBBY, user_id=None), True),
)


@pytest.mark.parametrize(("rule", "facts", "is_late"), CASES)
def test_a_message_comes_too_late_for_a_reason(
    rule: Rule, facts: RowFacts, *, is_late: bool
) -> None:
    assert rule(facts) is is_late


def test_every_reason_is_a_case_that_holds_and_one_that_does_not() -> None:
    told = {(rule, is_late) for rule, _, is_late in CASES}

    asked = {rule for kind in KINDS.values() for rule in kind.late_if}
    assert told == {(rule, is_late) for rule in asked for is_late in (True, False)}


def test_facts_are_read_as_the_database_writes_them() -> None:
    stored = json.dumps(
        {
            "first_revision": 4,
            "last_revision": 6,
            "user_id": None,
            "board_revision": None,
            "is_away": 1,
            "clocks": {"vote": 4},
            "answered": None,
        }
    )

    read = RowFacts.read(stored)

    assert read == RowFacts(4, 6, is_away=True, clocks={"vote": 4})
