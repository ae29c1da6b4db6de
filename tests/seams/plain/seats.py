"""Rules of seats, of who left the server, and of pauses."""

from __future__ import annotations

from datetime import timedelta

from bot.storage.log import Entry
from tests.seams.plain.questions import Offer
from tests.seams.plain.state import State
from tests.seams.plain.watches import BEAT, TO_ACCEPT


def seat(state: State, entry: Entry, *, was_due: bool) -> None:
    """Somebody takes a seat, or a computer does for them."""
    number = entry.seat
    assert number is not None
    if number not in state.sitting.holders:  # the game begins
        state.sitting.take(number, entry.body)
        state.play.open(entry)
        state.give_time()
        return
    if entry.body.isdecimal():
        _take(state, number, entry)
    else:
        state.require(was_due, "a computer takes a seat unasked")
    question = state.question
    state.end_voting(number)
    state.sitting.take(number, entry.body)
    if number == state.play.on_turn:
        state.bot_ends_turn = False
        state.give_time()
    if question and number == question.seat:
        state.void("the seat has changed hands")
    state.decide_if_clear()


def _take(state: State, number: int, entry: Entry) -> None:
    offer = state.offer
    if state.sitting.owners.get(number) == entry.body:
        if offer is not None and offer.seat == number and not offer.has_agreed:
            state.offer = None
        return
    state.require(offer is not None and offer.seat == number, "a seat that nobody offers")
    assert offer is not None
    state.require(offer.user == entry.body, "a seat is taken by another")
    state.require(state.pause is None, "a seat is taken in a pause")
    left = state.times.left("offer")
    in_time = left is not None and -timedelta(minutes=1) < left
    state.require(in_time, "a seat is taken too late")
    state.require(offer.has_agreed or (left or TO_ACCEPT) <= TO_ACCEPT, "taken too early")
    state.offer = None


def offer(state: State, entry: Entry, *, was_due: bool) -> None:
    """A seat is offered to somebody."""
    made = Offer.in_entry(entry)
    state.require(state.offer is None, "two offers at once")
    state.require(state.play.is_in(made.seat), "a seat is offered that has resigned")
    state.require(made.user not in state.sitting.ever, "offered to who had a seat")
    if not was_due:
        asked = set(state.others_than(made.asker))
        if state.is_given_up(made.seat, entry.at):  # then its own player is not asked
            asked.discard(made.seat)
        voters = [state.sitting.may_vote(it, entry.at) for it in asked]
        state.require(made.asker is None or True not in voters, "offered, nobody was asked")
    else:
        state.require(made.has_agreed is (made.seat in state.agreed), "who has agreed?")
    is_free = made.has_agreed or state.is_given_up(made.seat, entry.at)
    state.require(is_free, "offered without the yes of its player")
    state.offer = made


def end_offer(state: State, entry: Entry, *, was_due: bool) -> None:
    """An offer is declined, withdrawn, or its time is over."""
    state.require(state.offer is not None, "no offer to end")
    if entry.body == "time":
        state.require_over("offer")
    elif entry.body == "kept":
        state.require(was_due, "kept, and no turn was ended")
    state.offer = None


def gone(state: State, entry: Entry, *, was_due: bool) -> None:
    """The others are told that somebody has left the server."""
    assert entry.seat is not None
    user = state.sitting.holders[entry.seat]
    state.require(not was_due, "gone of itself")
    state.require(state.around.is_there(user, entry.at) is not True, "gone who is there")
    state.require(entry.seat not in state.sitting.gone, "gone twice")
    state.sitting.gone[entry.seat] = entry.at
    state.end_voting(entry.seat)
    state.decide_if_clear()


def returned(state: State, entry: Entry, *, was_due: bool) -> None:
    """Somebody is back on the server."""
    assert entry.seat is not None
    state.require(not was_due, "back of itself")
    user = state.sitting.owners.get(entry.seat) or state.sitting.holders[entry.seat]
    state.require(state.around.is_there(user, entry.at) is not False, "back who is not there")
    state.see(entry.seat)


def pause(state: State, entry: Entry, *, was_due: bool) -> None:
    """The game pauses."""
    state.require(state.pause is None, "two pauses")
    if entry.body == "nobody_answers":
        state.require(was_due or state.silent > 1, "somebody has answered")
    elif entry.body == "nobody_plays":
        state.require_over("idle")
    elif entry.body == "no_people":
        state.require(not state.sitting.persons, "somebody plays")
        state.require(state.sitting.may_come_back, "nobody may come back")
    else:
        state.require(entry.body == "channel_lost", "no reason for a pause")
    state.pause, state.paused_by = entry.body, entry.revision


def resume(state: State, entry: Entry, *, was_due: bool) -> None:
    """The game goes on."""
    state.require(not was_due, "goes on of itself")
    state.require(state.pause is not None, "no pause")
    is_by_channel = state.pause == "channel_lost"
    state.require(is_by_channel is (entry.made_by is None), "goes on by whom?")
    if entry.seat is not None:
        may = {*state.sitting.persons, *state.sitting.may_come_back}
        state.require(entry.seat in may, "goes on by nobody of it")
        state.see(entry.seat)
    if state.pause == "nobody_plays":
        state.idle_since = entry.revision
    state.pause = None
    state.unanswered.clear()


def move(state: State, _entry: Entry, *, was_due: bool) -> None:
    """The game goes on in another channel; that is the end of a pause whose channel is lost."""
    state.require(not was_due, "moves of itself")
    state.require(not state.play.is_over, "a game moves that is over")


def put_back(state: State, _entry: Entry, *, was_due: bool) -> None:
    """The game is as it was when a copy was made; what was open then is open."""
    state.require(not was_due, "put back of itself")
    state.require(not state.play.is_over, "a game is put back that is over")


def close(state: State, entry: Entry, *, was_due: bool) -> None:
    """The game closes without a result."""
    state.require(not was_due, "closed of itself")
    state.require(state.pause is not None, "closed, and not paused")
    if entry.body == "time":
        state.require_over("closing")
    elif entry.body in state.sitting.ever:
        state.require(entry.body == state.around.host, "closed by another than the host")
        alone = not state.others_than(state.sitting.seat_of(entry.body))
        left = state.times.left("host")
        # Time without a connection is given back by the next heartbeat.
        early = BEAT if state.around.is_down(entry.at) else timedelta()
        state.require(alone or (left is not None and left <= early), "closed too early")
    state.is_closed = True
    state.question = state.offer = None


def nudge(state: State, entry: Entry, *, was_due: bool) -> None:
    """Whoever is on turn is nudged by somebody."""
    state.require(not was_due, "a nudge of itself")
    state.require(state.pause is None, "a nudge in a pause")
    on_turn = state.play.on_turn
    state.require(state.sitting.is_person(on_turn), "a nudge of a computer")
    assert on_turn is not None
    state.require(entry.seat == on_turn, "a nudge of who is not on turn")
    state.require(entry.body != state.sitting.holders[on_turn], "a nudge of oneself")
