"""The plain model knows votes and clocks, and disagrees with a log that lies."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.services.games.vote import Answer
from bot.storage.log import Entry, EntryKind
from tests.bot.services.games.vote_model.tables import (
    AT,
    begun_by,
    entries_of,
    happened,
    origin,
    timed_out,
)
from tests.seams.plain.around import Around, Holiday
from tests.seams.plain.model import Model
from tests.seams.plain.play import Play
from tests.seams.plain.questions import OF_GONE, OF_REQUESTS, OF_TIME_OUTS, Question, default_of
from tests.seams.plain.state import Disagreement
from tests.seams.plain.watches import HOUR, Watch

PACE = timedelta(days=1)


def question(voters: int, choices: tuple[str, ...], default: str, **answers: str) -> Question:
    given = {int(seat.removeprefix("s")): answer for seat, answer in answers.items()}
    seats = list(range(voters))
    return Question("time_out", 9, AT, 1, seats, choices, default, answers=given)


@pytest.mark.parametrize(
    ("asked", "decided", "in_the_end"),
    [
        (question(2, OF_TIME_OUTS[0], "wait", s0="wait"), "wait", "wait"),
        (question(2, OF_TIME_OUTS[0], "wait", s0="skip"), None, "skip"),
        (question(3, OF_TIME_OUTS[0], "wait", s0="skip", s1="skip"), "skip", "skip"),
        (question(3, OF_TIME_OUTS[0], "wait", s0="skip", s1="botturn"), None, "wait"),
        (question(1, OF_GONE, "computer", s0="remove"), "remove", "remove"),
        (question(0, OF_GONE, "computer"), "computer", "computer"),
    ],
)
def test_most_answers_decide_and_the_default_where_none_leads(
    asked: Question, decided: str | None, in_the_end: str
) -> None:
    assert asked.decision(is_time_over=False) == decided
    assert asked.decision(is_time_over=True) == in_the_end


def test_a_request_needs_the_yes_of_all() -> None:
    asked = replace(question(2, OF_REQUESTS, "no", s0="yes"), subject="undo")
    assert asked.decision(is_time_over=False) is None
    assert asked.decision(is_time_over=True) == "no"
    asked.answers[1] = "yes"
    assert asked.decision(is_time_over=False) == "yes"
    asked.answers[1] = "no"
    assert asked.decision(is_time_over=False) == "no"


def test_what_a_server_chose_is_what_silence_decides_while_it_is_offered() -> None:
    chosen = [default_of(choices, "computer") for choices in OF_TIME_OUTS]
    assert chosen == ["botturn", "computer", "computer"]
    assert [default_of(choices, "skip") for choices in OF_TIME_OUTS] == ["skip", "skip", "computer"]


def stood(watch: Watch, reason: str) -> Watch:
    watch.hold(frozenset({reason}))
    watch.pass_time(40 * HOUR)
    watch.hold(frozenset())
    return watch


def test_a_pause_and_the_first_holiday_leave_half_a_day_of_a_turn() -> None:
    watch = Watch(1, HOUR, is_turn=True)
    assert stood(watch, "down").left == HOUR
    assert stood(watch, "away").left == 12 * HOUR
    watch.pass_time(11 * HOUR)
    assert stood(watch, "away").left == HOUR
    assert stood(watch, "pause").left == 12 * HOUR
    watch.pass_time(12 * HOUR)
    assert stood(watch, "pause").left == 0 * HOUR


def model() -> Model:
    return Model(Play(origin(3, "classic", "auto").start), Around(PACE))


def late_log() -> list[Entry]:
    """Ann's time is over after a day, half a day more, and then a computer is to play."""
    log, _, _ = begun_by(3)
    ends = [log.revision]
    for chosen in (Answer.WAIT, Answer.COMPUTER):
        log = timed_out(log, (1, 2), Answer.WAIT)
        ends.append(log.revision)
        log = happened(log, ("answer", 1, chosen))
        log = happened(log, ("answer", 2, chosen)) if chosen is not Answer.WAIT else log
        ends.append(log.revision)
    hours = (0, 24, 30, 42, 43)
    return [
        replace(it, at=AT + hours[bisect_left(ends, it.revision)] * HOUR) for it in entries_of(log)
    ]


def changed(log: list[Entry], kind: EntryKind, change: Callable[[Entry], Entry]) -> list[Entry]:
    first = next(number for number, entry in enumerate(log) if entry.kind is kind)
    return [*log[:first], change(log[first]), *log[first + 1 :]]


def test_it_agrees_with_time_outs_and_votes() -> None:
    plain, log = model(), late_log()
    plain.follow(log)
    assert plain.in_a_row(0) == 2
    assert plain.sitting.owners == {0: "1"}
    with pytest.raises(Disagreement, match="a computer does not play"):
        plain.rest(log[-1].at)


@pytest.mark.parametrize(
    "change",
    [
        lambda log: changed(log, EntryKind.TIMED_OUT, lambda it: replace(it, at=it.at - HOUR)),
        lambda log: changed(log, EntryKind.ASKED, lambda it: replace(it, body=it.body + ",0")),
        lambda log: changed(
            log, EntryKind.ASKED, lambda it: replace(it, body=it.body.replace("wait,", ""))
        ),
        lambda log: changed(log, EntryKind.DECIDED, lambda it: replace(it, body="skip")),
        lambda log: [entry for entry in log if entry.kind is not EntryKind.DECIDED],
        lambda log: [entry for entry in log if entry.kind is not EntryKind.ANSWERED],
        lambda log: log[:-1],
    ],
)
def test_it_disagrees_with_a_log_that_lies(change: Callable[[list[Entry]], list[Entry]]) -> None:
    with pytest.raises(Disagreement):
        model().follow(change(late_log()))


def test_a_holiday_stops_the_time_of_a_turn_and_of_no_vote() -> None:
    plain = model()
    plain.follow(entries_of(begun_by(3)[0]))
    plain.around.holidays.append(Holiday("1", AT + 2 * HOUR, AT + 50 * HOUR))
    plain.times.pass_until(AT + 60 * HOUR)
    assert plain.times.left("turn") == PACE - 12 * HOUR
