"""Messages about votes: the question with its buttons, what was decided, and pauses."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Final

from bot.presenters.custom_ids import CustomId, Verb
from bot.presenters.message import Button, Message, Style, in_rows, joined
from bot.presenters.panel_ids import PanelId, PanelVerb
from bot.presenters.people import mention, name_of, shown_name, timestamp
from bot.presenters.telling import Teller
from bot.services.games.match import Match
from bot.services.games.pauses import PauseReason
from bot.services.games.votes import VOID, Answer, Subject, Vote
from bot.services.lobby import Lobby
from bot.services.posting.courier import Row
from bot.texts import Texts

VERBS: Final[Mapping[Answer, Verb]] = {answer: Verb(answer) for answer in Answer}
"""The button that stands for each answer."""


def vote_message(texts: Texts, match: Match, row: Row, deadline: datetime | None) -> Message:
    """Return a vote's message: what is asked, who has answered what, and until when.

    Once it is decided it has no buttons. It calls the voters whom its row names.
    """
    vote = match.vote
    if vote is None:
        return Message(texts.say("vote-over", game=shown_name(match.name)))
    called = called_by(row)
    calls = " ".join(mention(user_id) for user_id in called)
    lines = [
        " ".join(part for part in (calls, _question(texts, match, vote)) if part),
        *_choices(texts, vote),
        _answers(texts, match, vote),
        _end(texts, vote, deadline),
    ]
    buttons = [] if vote.decided else _buttons(texts, match.game_id, vote, row.row_id)
    return Message(joined(lines), rows=in_rows(buttons), pings=called)


def bare_vote(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return the line that says that a vote is open, with a button to the facts."""
    called = called_by(row)
    calls = " ".join(mention(user_id) for user_id in called)
    board = CustomId(Verb.INFO, row.game_id, row.last_revision, row.row_id)
    text = joined([calls, texts.say("vote-open", game=shown_name(lobby.name))])
    return Message(text, rows=in_rows([Button(texts.say("button-info"), str(board))]), pings=called)


def vote_call_message(texts: Texts, match: Match, row: Row, deadline: datetime | None) -> Message:
    """Call the voters who have not answered yet."""
    vote = match.vote
    silent = set() if vote is None or vote.decided else set(vote.silent)
    called = tuple(user for seat, user in json.loads(row.body) if seat in silent)
    calls = " ".join(mention(user_id) for user_id in called)
    if vote is None or not called:
        return Message(texts.say("vote-over", game=shown_name(match.name)), is_silent=True)
    lines = [f"{calls} {_question(texts, match, vote)}", _end(texts, vote, deadline)]
    rows = in_rows(_buttons(texts, match.game_id, vote, row.row_id))
    return Message(joined(lines), rows=rows, pings=called)


def decided_message(texts: Texts, match: Match, row: Row) -> Message:
    """Return the silent line that says what was decided about a seat; the row's body names both."""
    seat, decided = row.body.split(" ")
    text = texts.say(f"decided-{decided}", name=Teller(texts, match).owner(int(seat)))
    return Message(text, rows=in_rows([_board(texts, row)]), is_silent=True)


def paused_message(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return the message that a game is paused because nobody goes on; anybody in it may."""
    is_deserted = row.body == PauseReason.NO_PEOPLE
    key = "told-paused-no-people" if is_deserted else "told-paused-nobody-answers"
    verb, label = (Verb.RETURN, "button-return") if is_deserted else (Verb.RESUME, "button-resume")
    custom_id = CustomId(verb, row.game_id, row.last_revision, row.row_id)
    button = Button(texts.say(label), str(custom_id), Style.PRIMARY)
    text = texts.say(key, game=shown_name(lobby.name))
    return Message(text, rows=in_rows([button]), is_silent=True)


def back_message(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return the silent line that somebody is back and plays their seat again."""
    text = texts.say("back-told", name=mention(row.user_id or 0), game=shown_name(lobby.name))
    board = CustomId(Verb.BOARD, row.game_id, row.last_revision, row.row_id)
    return Message(text, in_rows([Button(texts.say("button-board"), str(board))]), is_silent=True)


def back_question(texts: Texts, match: Match) -> Message:
    """Tell somebody that a computer plays for them, and ask whether they are back."""
    text = texts.say("back-question", game=shown_name(match.name))
    return Message(text, rows=in_rows([back_button(texts, match)]))


def back_answer(texts: Texts, match: Match) -> Message:
    """Welcome somebody back who plays their seat again."""
    play = PanelId(PanelVerb.OPEN, match.game_id, match.revision)
    button = Button(texts.say("button-play"), str(play), Style.PRIMARY)
    text = texts.say("done-back", game=shown_name(match.name))
    return Message(text, rows=in_rows([button]))


def back_button(texts: Texts, match: Match) -> Button:
    """Return the button with which somebody takes back their seat."""
    back = CustomId(Verb.RETURN, match.game_id, match.revision)
    return Button(texts.say("button-return"), str(back), Style.PRIMARY)


def called_by(row: Row) -> tuple[int, ...]:
    """Return the users whom a row's body names."""
    return tuple(user for _, user in json.loads(row.body)) if row.body else ()


def _question(texts: Texts, match: Match, vote: Vote) -> str:
    name, game = Teller(texts, match).owner(vote.seat), shown_name(match.name)
    return texts.say(f"vote-{vote.subject}", name=name, game=game)


def _choices(texts: Texts, vote: Vote) -> Iterator[str]:
    if vote.subject is Subject.TIME_OUT and not vote.decided:
        for choice in vote.choices:
            yield texts.say(f"vote-choice-{choice}")


def _answers(texts: Texts, match: Match, vote: Vote) -> str:
    return " · ".join(
        texts.say(
            "vote-answer",
            name=shown_name(name_of(texts, match.seats[seat])),
            answer=_given(texts, vote.answers.get(seat)),
        )
        for seat in vote.voters
    )


def voted_answer(texts: Texts, match: Match, answer: Answer) -> Message:
    """Confirm an answer to whoever has given it; it may have decided the vote."""
    name, vote = answer_name(texts, answer), match.vote
    if vote is None or not vote.decided:
        return Message(texts.say("done-voted", answer=name))
    return Message(texts.say("done-voted-last", answer=name, decided=_end(texts, vote, None)))


def gone_on_answer(texts: Texts, match: Match) -> Message:
    """Confirm to whoever let a paused game go on that it does."""
    return Message(texts.say("done-gone-on", game=shown_name(match.name)))


def answer_name(texts: Texts, answer: Answer) -> str:
    """Return what the button of an answer says."""
    return texts.say(f"button-{VERBS[answer]}")


def _given(texts: Texts, answer: Answer | None) -> str:
    return texts.say("vote-silent") if answer is None else answer_name(texts, answer)


def _end(texts: Texts, vote: Vote, deadline: datetime | None) -> str:
    if vote.decided == VOID:
        return texts.say("vote-void")
    if vote.decided:
        key = "vote-decided-by-default" if vote.is_by_default else "vote-decided"
        return texts.say(key, answer=answer_name(texts, Answer(vote.decided)))
    return "" if deadline is None else texts.say("vote-until", when=timestamp(deadline))


def _buttons(texts: Texts, game_id: int, vote: Vote, row_id: int) -> list[Button]:
    return [
        Button(
            answer_name(texts, choice),
            str(CustomId(VERBS[choice], game_id, vote.revision, row_id)),
            Style.DANGER if choice is Answer.REMOVE else Style.SECONDARY,
        )
        for choice in vote.choices
    ]


def _board(texts: Texts, row: Row) -> Button:
    board = CustomId(Verb.BOARD, row.game_id, row.last_revision, row.row_id)
    return Button(texts.say("button-board"), str(board))
