"""Rules of votes and requests: who is asked what, and what is decided."""

from __future__ import annotations

from datetime import datetime

from bot.storage.log import Entry, EntryKind
from tests.seams.plain.questions import (
    OF_GONE,
    OF_REQUESTS,
    OF_TIME_OUTS,
    Question,
    default_of,
)
from tests.seams.plain.state import State
from tests.seams.plain.times import NEAR


def table_of(state: State, seat: int, at: datetime) -> tuple[tuple[str, ...], set[str]]:
    """What is offered about the turn of a seat, and what silence may decide."""
    choices = OF_TIME_OUTS[min(max(state.in_a_row(seat), 1), 3) - 1]
    if seat in state.sitting.gone:
        choices = OF_GONE
    return choices, {default_of(choices, chosen) for chosen in state.around.default(at)}


def ask(state: State, entry: Entry, *, was_due: bool) -> None:
    """Somebody is asked."""
    asked = Question.in_entry(entry)
    state.require(state.pause is None, "somebody is asked in a pause")
    state.require(state.question is None, "two questions at once")
    state.require(not state.play.is_over, "somebody is asked after the end")
    if asked.is_request:
        state.require(not was_due, "a request instead of a vote")
        _check_request(state, asked)
    else:
        _check_vote(state, asked, entry)
    _check_voters(state, asked, entry)
    state.question = asked
    state.decide_if_clear()


def _check_vote(state: State, asked: Question, entry: Entry) -> None:
    state.require(asked.seat == state.play.on_turn, "a vote about somebody off turn")
    state.require(state.sitting.is_person(asked.seat), "a vote about a computer")
    if asked.subject == "time_out":
        state.require(state.is_late, "a vote about time before it is over")
        is_now = entry.step > 0 or state.around.has_changed(entry.at)
        state.require(is_now, "a vote that nothing has delayed comes late")
    else:
        state.require(not state.is_late, "a vote about absence where time is over")
        state.require(asked.seat in state.sitting.gone, "a vote about absence of who is there")
        left = state.times.left("gone")
        state.require(_is_over_absence(state, entry), f"asked about absence with {left} left")
    choices, defaults = table_of(state, asked.seat, entry.at)
    state.require(asked.choices == choices, f"other choices than {choices}")
    state.require(asked.default in defaults, f"another default than {defaults}")


def _is_over_absence(state: State, entry: Entry) -> bool:
    """Whether the time after somebody has left ends now, or somebody comes who was waited for."""
    left = state.times.left("gone")
    if left is None or left >= NEAR:
        return False
    return left > -NEAR or state.around.has_changed(entry.at)


def _check_request(state: State, asked: Question) -> None:
    state.require(asked.choices == OF_REQUESTS, "other choices than yes and no")
    state.require(asked.default == "no", "silence is no no")
    if asked.subject == "replace":
        state.require(state.offer is None, "another is asked for while a seat is offered")
        return
    state.require(state.sitting.is_person(asked.seat), "a computer asks")
    turn = state.play.last_turn_of(asked.seat, asked.voters)
    state.require(turn is not None, "nothing to take back")
    assert turn is not None
    is_start = turn.may_go_back_to(int(asked.detail))
    state.require(is_start, "not back to the turn's start")


def _check_voters(state: State, asked: Question, entry: Entry) -> None:
    seats = set(state.sitting.persons)
    seats.discard(asked.seat if not asked.is_request else -1)
    seats.discard(-1 if asked.asker is None else asked.asker)
    if asked.subject == "replace" and asked.asker is None:
        seats &= {asked.seat}
    must = {seat for seat in seats if state.sitting.may_vote(seat, entry.at)}
    may = {seat for seat in seats if state.sitting.may_vote(seat, entry.at) is not False}
    voters = set(asked.voters)
    if asked.subject == "replace" and asked.asker != asked.seat:
        is_given_up = state.is_given_up(asked.seat, entry.at)
        state.require(is_given_up or asked.seat in voters, "their own player is not asked")
        must.discard(asked.seat)
    state.require(voters <= may, f"asked who may not vote: {sorted(voters - may)}")
    state.require(must <= voters, f"not asked: {sorted(must - voters)}")
    state.require(voters, "nobody is asked")


def answer(state: State, entry: Entry, *, was_due: bool) -> None:
    """A voter answers, perhaps anew."""
    question = state.question
    state.require(not was_due, "an answer of itself")
    state.require(state.pause is None, "an answer in a pause")
    state.require(question is not None, "an answer without a question")
    assert question is not None
    assert entry.seat is not None
    state.require(entry.seat in question.voters, "an answer of no voter")
    state.require(entry.body in question.choices, "an answer that was not offered")
    question.answers[entry.seat] = entry.body
    question.was_answered = True
    state.see(entry.seat)
    state.decide_if_clear()


def decide(state: State, entry: Entry, *, was_due: bool) -> None:
    """Something is decided, or a question ends without that."""
    question, state.question = state.question, None
    decided = entry.body
    if decided == "void":
        state.require(was_due, "void, and no reason for it")
        if state.is_late and not state.play.is_over and state.may_ask():
            state.must_follow(EntryKind.ASKED, entry.seat, (), "their time is over")
        return
    if decided == "ended":
        state.require(question is not None and question.is_request, "no request to end")
        state.due = [due for due in state.due if due.kind is not EntryKind.DECIDED]
        return
    if question is None and not was_due:
        _check_unasked(state, entry)
    elif not was_due:
        assert question is not None
        state.require(entry.made_by == "clock", "decided before its time")
        state.require(decided == question.decision(is_time_over=True), "decided otherwise")
        state.require_over("vote")
    if question is not None and question.is_request:
        _carry_out_request(state, question, decided)
        return
    is_time_out = state.is_late
    _carry_out(state, entry, decided)
    if question and question.was_answered:
        state.unanswered.clear()  # somebody is there, so that these are not two in a row
    elif is_time_out:
        _note_silence(state, entry)


def _check_unasked(state: State, entry: Entry) -> None:
    """Nobody was asked: the last who might have been has just left, or there was nobody before."""
    state.require(entry.seat == state.play.on_turn, "decided about somebody off turn")
    left = state.times.left("default")
    if left is not None:
        _, defaults = table_of(state, state.play.on_turn or 0, entry.at)
        state.require(entry.body in defaults, f"another default than {defaults}")
        state.require_over("default")
        return
    at_once = not state.is_late and entry.body == "computer" and not state.may_ask()
    is_known = at_once and _is_over_absence(state, entry)
    state.require(is_known, "decided, and nobody was asked")


def _note_silence(state: State, entry: Entry) -> None:
    state.unanswered.append(entry.revision)
    if state.silent > 1 and entry.body not in ("botturn", "skip"):
        state.must_follow(EntryKind.PAUSED, None, (), "nobody has answered twice")


def _carry_out(state: State, entry: Entry, decided: str) -> None:
    seat = entry.seat
    match decided:
        case "wait":
            state.give_time(is_more=True)
        case "skip":
            what = () if state.play.is_in_set_up else {"skip"}
            state.must_follow(EntryKind.ACTION, seat, what, "it is skipped")
        case "botturn":
            state.bot_ends_turn = True
        case "computer":
            state.must_follow(EntryKind.SEAT, seat, (), "a computer plays on")
        case "remove":
            state.must_follow(EntryKind.ACTION, seat, {"resign"}, "they are removed")
        case _:
            raise ValueError(decided)


def _carry_out_request(state: State, question: Question, decided: str) -> None:
    if decided == "yes" and question.subject == "undo":
        to = {question.detail}
        state.must_follow(EntryKind.UNDO, question.seat, to, "all have agreed")
    elif decided == "yes":
        is_own = question.asker == question.seat or question.seat in question.voters
        state.agreed = {question.seat} if is_own else set()
        state.must_follow(EntryKind.OFFERED, question.seat, (), "all have agreed")
