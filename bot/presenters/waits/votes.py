"""Messages about votes: the question with its buttons, what was decided, and pauses."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.presenters.boards import board_picture
from bot.presenters.buttons import button, id_of, match_button, play_button, row_button
from bot.presenters.ids.game_ids import Verb
from bot.presenters.message import Button, Message, Style, Telling, framed, in_rows, joined
from bot.presenters.people import mention, mention_of, name_of, pinged, shown_name, timestamp
from bot.presenters.telling import Teller
from bot.services.games.match import Match, Turn
from bot.services.games.pauses import PauseReason
from bot.services.games.replacing import Request
from bot.services.games.vote import ENDED, VOID, Answer, Subject, Vote
from bot.services.lobby import Lobby, Whereabouts
from bot.services.posting.sending import OwedRow
from bot.texts import Texts
from engine.events import TilesDrawn

VERBS: Final[Mapping[Answer, Verb]] = {answer: Verb(answer) for answer in Answer}
"""The button that stands for each answer."""


_PAUSED: Final[Mapping[str, str]] = {
    PauseReason.NO_PEOPLE: "told-paused-no-people",
    PauseReason.NOBODY_PLAYS: "told-paused-nobody-plays",
    PauseReason.CLOCK_FAILED: "told-paused-clock-failed",
}
"""What is told of pauses."""


def vote_message(telling: Telling[Match]) -> Message:
    """Return a vote's message: what is asked, who has answered what, and until when.

    Once it is decided it has no buttons. It calls the voters whom its row names.
    """
    texts, match, row = telling.texts, telling.game, telling.row
    vote = match.vote
    if vote is None:
        return Message(telling.say("vote-over"))
    called = users_named_in(row)
    calls = " ".join(mention(user_id) for user_id in called)
    undone = () if vote.decided else turns_to_take_back(match, vote)
    text = framed(
        texts.side_by_side([calls, _question(texts, match, vote)]),
        [*_choices(texts, match, vote), *Teller(texts, match).turns(undone)],
        _seen(texts, vote, undone),
        _answers(texts, match, vote),
        _without_decision(texts, match, vote) or _end(texts, vote, telling.time.deadline),
    )
    buttons = [] if vote.decided else _buttons(texts, match.where, vote, row.row_id)
    picture = board_picture(texts, match, undone, row.row_id) if undone else None
    return Message(text, rows=in_rows(buttons), picture=picture, pings=called)


def turns_to_take_back(match: Match, vote: Vote) -> tuple[Turn, ...]:
    """Return the turns that would be undone if a vote about that said yes; none of other votes."""
    if vote.subject is not Subject.UNDO:
        return ()
    return match.turns_in(int(vote.detail) + 1, match.revision)


def bare_vote(telling: Telling[Lobby]) -> Message:
    """Return the line that says that a vote is open, with a button to the facts."""
    texts, row = telling.texts, telling.row
    called = users_named_in(row)
    calls = " ".join(mention(user_id) for user_id in called)
    text = joined([calls, telling.say("vote-open")])
    return Message(text, in_rows([row_button(texts, row, Verb.INFO)]), pings=called)


def vote_call_message(telling: Telling[Match]) -> Message:
    """Call the voters who have not answered yet."""
    texts, match, row = telling.texts, telling.game, telling.row
    vote = match.vote
    silent = set() if vote is None or vote.decided else set(vote.silent)
    called = tuple(user for seat, user in json.loads(row.body) if seat in silent)
    calls = " ".join(mention(user_id) for user_id in called)
    if vote is None or not called:
        return Message(telling.say("vote-over"), is_silent=True)
    question = texts.side_by_side([calls, _question(texts, match, vote)])
    lines = [question, _end(texts, vote, telling.time.deadline)]
    rows = in_rows(_buttons(texts, match.where, vote, row.row_id))
    return Message(joined(lines), rows=rows, pings=called)


def decided_message(telling: Telling[Match]) -> Message:
    """Return the silent line that says what was decided about a seat; the row's body names both."""
    texts = telling.texts
    seat, decided = telling.row.body.split(" ")
    text = texts.say(f"decided-{decided}", name=Teller(texts, telling.game).owner(int(seat)))
    return Message(text, rows=in_rows([_board(telling)]), is_silent=True)


def left_message(telling: Telling[Match]) -> Message:
    """Return the silent line that somebody has left the server; the row's body names the seat.

    It promises no decision of the others where their time is over: that follows at once. Nor
    does it speak of a time where there is none.
    """
    match = telling.game
    seat, _, late = telling.row.body.partition(" ")
    name = Teller(telling.texts, match).owner(int(seat))
    is_timed = match.terms.pace.span is not None
    time = "over" if late else "left" if is_timed else "untimed"
    text = telling.say("told-left", name=name, time=time)
    return Message(text, rows=in_rows([_board(telling)]), is_silent=True)


def paused_message(telling: Telling[Lobby]) -> Message:
    """Return the message that a game is paused because nobody goes on; anybody in it may."""
    reason, _, given = telling.row.body.partition(" ")
    key = _PAUSED.get(reason, "told-paused-nobody-answers")
    text = telling.say(key, given=given or "nothing")
    buttons = [] if reason == PauseReason.CLOCK_FAILED else [_way_on(telling, reason)]
    return Message(text, rows=in_rows(buttons), is_silent=True)


def _way_on(telling: Telling[Lobby], reason: str) -> Button:
    """Return the button that lets a game go on that is paused for a reason."""
    verb = Verb.RETURN if reason == PauseReason.NO_PEOPLE else Verb.RESUME
    return row_button(telling.texts, telling.row, verb, Style.PRIMARY)


def resumed_message(telling: Telling[Lobby]) -> Message:
    """Return the line that somebody lets a paused game go on; it calls whoever is on turn."""
    texts, row = telling.texts, telling.row
    name, called = mention_of(texts, int(row.body or 0)), pinged(row.user_id)
    if not called or row.is_outdated:
        text = telling.say("told-resumed", name=name)
        return Message(text, in_rows([_board(telling)]), is_silent=True)
    text = telling.say("told-resumed-call", mention=mention(called[0]), name=name)
    buttons = [play_button(texts, row, row.last_revision), _board(telling)]
    return Message(text, in_rows(buttons), pings=called)


def closes_soon_message(telling: Telling[Lobby]) -> Message:
    """Return the silent line that a paused game will close by itself.

    The row's body says when, in seconds, and why the game is paused.
    """
    at, _, reason = telling.row.body.partition(" ")
    text = telling.say("told-closes-soon", when=f"<t:{at}:R>")
    return Message(text, in_rows([_way_on(telling, reason)]), is_silent=True)


def gone_on_message(telling: Telling[Lobby]) -> Message:
    """Return what becomes of the message about a pause that is over."""
    return Message(telling.say("told-gone-on"), is_silent=True)


def back_message(telling: Telling[Lobby]) -> Message:
    """Return the silent line that somebody is back and plays their seat again.

    If the row's body names somebody, it is their seat that was taken over.
    """
    texts, row = telling.texts, telling.row
    name = mention_of(texts, row.user_id or 0)
    if row.body:
        text = telling.say("told-replaced", name=name, former=mention_of(texts, int(row.body)))
    else:
        text = telling.say("back-told", name=name)
    return Message(text, in_rows([_board(telling)]), is_silent=True)


def back_question(texts: Texts, match: Match) -> Message:
    """Tell somebody that a computer plays for them, and ask whether they are back."""
    text = texts.say("back-question", game=shown_name(match.where.name))
    back = match_button(texts, match, Verb.RETURN, Style.PRIMARY)
    return Message(text, rows=in_rows([back]))


def back_answer(texts: Texts, match: Match) -> Message:
    """Welcome somebody back who plays their seat again."""
    text = texts.say("done-back", game=shown_name(match.where.name))
    return Message(text, rows=in_rows([play_button(texts, match.where, match.revision)]))


def users_named_in(row: OwedRow) -> tuple[int, ...]:
    """Return the users whom a row's body names."""
    return tuple(user for _, user in json.loads(row.body)) if row.body else ()


def _question(texts: Texts, match: Match, vote: Vote) -> str:
    teller, game = Teller(texts, match), shown_name(match.where.name)
    name = teller.owner(vote.seat)
    if vote.subject is not Subject.REPLACE:
        return texts.say(f"vote-{vote.subject}", name=name, game=game)
    request = Request.parse(vote.detail)
    guest, asker = mention_of(texts, request.user_id), request.asker
    if asker in (None, vote.seat):
        return texts.say("vote-replace-own", name=name, guest=guest, game=game)
    return texts.say("vote-replace", asker=teller.owner(asker), name=name, guest=guest, game=game)


def _choices(texts: Texts, match: Match, vote: Vote) -> Iterator[str]:
    for choice in () if vote.is_request or vote.decided else vote.choices:
        if choice is Answer.SKIP and match.public.is_in_set_up:
            yield texts.say("vote-choice-skip-set-up")
        else:
            yield texts.say(f"vote-choice-{choice}")


def _seen(texts: Texts, vote: Vote, undone: Sequence[Turn]) -> str:
    """Say whether a tile was seen that would return to the bag."""
    if not undone:
        return ""
    drawn = (event for turn in undone for event in turn.events if isinstance(event, TilesDrawn))
    is_seen = any(event.seat == vote.seat and event.count for event in drawn)
    return texts.say("vote-undo-seen" if is_seen else "vote-undo-unseen")


def _answers(texts: Texts, match: Match, vote: Vote) -> str:
    return texts.side_by_side(
        texts.say(
            "vote-answer",
            name=shown_name(name_of(texts, match.seats[seat], seat)),
            answer=_given(texts, vote.answers.get(seat)),
        )
        for seat in vote.voters
    )


def voted_answer(texts: Texts, match: Match, answer: Answer) -> Message:
    """Confirm an answer to whoever has given it; it may have decided the vote."""
    name, vote = answer_name(texts, answer), match.vote
    if vote is None or vote.decided in ("", VOID, ENDED):
        return Message(texts.say("done-voted", answer=name))
    return Message(texts.say("done-voted-last", answer=name, decided=_end(texts, vote, None)))


def asked_to_take_back_answer(texts: Texts, match: Match, vote: Vote) -> Message:
    """Confirm to a player that the others are asked whether their turn may be taken back."""
    names = [shown_name(name_of(texts, match.seats[seat], seat)) for seat in vote.voters]
    return Message(texts.say("done-asked-to-take-back", names=texts.listed(names)))


def answer_name(texts: Texts, answer: Answer) -> str:
    """Return what the button of an answer says."""
    return texts.say(f"button-{VERBS[answer]}")


def _given(texts: Texts, answer: Answer | None) -> str:
    return texts.say("vote-silent") if answer is None else answer_name(texts, answer)


def _without_decision(texts: Texts, match: Match, vote: Vote) -> str:
    """Say why a vote is over that nothing has decided; "" for others."""
    name = Teller(texts, match).owner(vote.seat)
    if vote.decided == ENDED:
        return texts.say("vote-ended", name=name)
    if vote.decided != VOID:
        return ""
    if match.public.outcome is not None:
        return texts.say("vote-void-over")
    is_of_gone = vote.subject is Subject.GONE
    return texts.say("vote-void-gone" if is_of_gone else "vote-void", name=name)


def _end(texts: Texts, vote: Vote, deadline: datetime | None) -> str:
    if vote.decided:
        key = "vote-decided"
        if vote.is_by_default and not vote.is_request:
            key = "vote-decided-by-default" if vote.answers else "vote-decided-by-silence"
        return texts.say(key, answer=answer_name(texts, Answer(vote.decided)))
    if deadline is None:
        return ""
    if vote.is_request:
        return texts.say("vote-until-all", when=timestamp(deadline))
    return texts.say("vote-until", when=timestamp(deadline), default=vote.default)


def _buttons(texts: Texts, where: Whereabouts, vote: Vote, row_id: int) -> list[Button]:
    return [
        button(
            texts,
            id_of(where, VERBS[choice], vote.revision, row_id),
            Style.DANGER if choice is Answer.REMOVE else Style.SECONDARY,
        )
        for choice in vote.choices
    ]


def _board(telling: Telling[Lobby] | Telling[Match]) -> Button:
    return row_button(telling.texts, telling.row, Verb.BOARD)
