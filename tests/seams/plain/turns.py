"""Rules of turns: who may act, what a turn's end does, and what its time's end does."""

from __future__ import annotations

from bot.storage.log import Entry, EntryKind
from tests.seams.plain.play import Ended
from tests.seams.plain.state import State
from tests.seams.plain.votes import table_of


def act(state: State, entry: Entry, *, was_due: bool) -> None:
    """Somebody acts, or the clock, the table or a computer."""
    _require_may_act(state, entry, was_due=was_due)
    by, seat = entry.made_by or "", entry.seat
    ended = state.play.follow(entry)
    if by == "player":
        state.see(seat)
    if ended is not None:
        _end_turn(state, ended)
    if entry.body == "resign":
        _leave(state, entry)
    if by in ("player", "planned"):
        _void_undo(state, entry)
    if state.play.is_over:
        state.void("the game is over")
        state.offer = None
    state.decide_if_clear()


def _require_may_act(state: State, entry: Entry, *, was_due: bool) -> None:
    state.require(not state.is_closed, "something is done in a closed game")
    by, is_person = entry.made_by or "", state.sitting.is_person(entry.seat)
    if by in ("player", "planned") and not was_due:
        state.require(is_person, "somebody plays who holds no seat")
        state.require(state.pause is None, "somebody plays in a paused game")
    elif by == "clock":
        is_in_set_up = entry.body == "end" or state.play.is_in_set_up
        state.require(was_due or is_in_set_up, "the clock plays unasked")
    elif by.startswith("bot:"):
        state.require(not is_person or state.bot_ends_turn, "a computer plays for somebody")
        state.require(state.pause is None, "a computer plays in a paused game")


def _end_turn(state: State, ended: Ended) -> None:
    state.bot_ends_turn = False
    state.give_time()
    if (
        not ended.is_by_person
        and state.silent > 1
        and not state.is_due(EntryKind.PAUSED)
        and state.pause is None
    ):
        state.must_follow(EntryKind.PAUSED, None, {"nobody_answers"}, "the bot has ended it")
    if state.question is not None and not state.question.is_request:
        state.void("the turn is ended")
    if ended.is_by_person:
        _keep_seat(state, ended.turn.seat)


def _keep_seat(state: State, seat: int | None) -> None:
    """Who has ended a turn keeps the seat, if they have not agreed that another takes it."""
    request = state.question
    is_theirs = request is not None and (request.subject, request.seat) == ("replace", seat)
    if request and is_theirs and seat not in {*request.asked, request.asker}:
        state.void("they have ended a turn")
    offer = state.offer
    if offer and offer.seat == seat and not offer.has_agreed:
        state.must_follow(EntryKind.WITHDRAWN, offer.seat, (), "they have ended a turn")


def _void_undo(state: State, entry: Entry) -> None:
    """What is to be taken back must still be the last that any person has done.

    Who was asked may have planned their turn before.
    """
    request = state.question
    if request is None or request.subject != "undo":
        return
    last = state.play.last_turn_of(request.seat, request.asked)
    is_last = last is not None and last.may_go_back_to(int(request.detail))
    if entry.body == "resign" or not is_last:
        state.void("somebody has acted since")


def _leave(state: State, entry: Entry) -> None:
    assert entry.seat is not None
    state.end_voting(entry.seat)
    question, offer = state.question, state.offer
    if question and entry.seat == question.seat:
        state.void("they have resigned")
    if offer and offer.seat == entry.seat:
        state.offer = None


def undo(state: State, entry: Entry, *, was_due: bool) -> None:
    """Something is taken back, in one's own turn or since all have agreed."""
    if was_due:
        state.give_time()
    else:
        state.require(state.pause is None, "something is taken back in a paused game")
        state.require(state.sitting.is_person(entry.seat), "a computer takes something back")
    state.play.follow(entry)


def time_out(state: State, entry: Entry, *, was_due: bool) -> None:
    """The time of a turn is over; the others are asked, or what is usual is done."""
    seat = entry.seat
    state.require(not was_due, "a time-out of itself")
    state.require(state.pause is None, "a time-out in a pause")
    state.require(seat is not None and seat == state.play.on_turn, "a time-out off turn")
    assert seat is not None
    state.require(state.sitting.is_person(seat), "a time-out of a computer")
    state.require(not state.is_late, "a second time-out in the same time")
    state.require_over("turn")
    state.is_late = True
    state.time_outs.append((seat, entry.revision))
    if state.question is not None:
        state.require(state.question.subject == "gone", "two votes at once")
        return
    sitting, others = state.sitting, state.others_than(seat)
    votes = [sitting.may_vote(other, entry.at) for other in others]
    there = [state.around.is_there(sitting.holders[other], entry.at) for other in others]
    if True in votes:
        state.must_follow(EntryKind.ASKED, seat, (), "their time is over")
    elif all(it is False for it in there):
        _, default = table_of(state, seat, entry.at)
        state.must_follow(EntryKind.DECIDED, seat, default, "there is nobody to ask")
