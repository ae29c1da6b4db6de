"""Reminders of turns whose time is running out."""

from __future__ import annotations

from bot.presenters.buttons import play_button, row_button
from bot.presenters.ids.game_ids import Verb
from bot.presenters.message import Message, Telling, in_rows
from bot.presenters.overviews import game_waiting, list_of_games
from bot.presenters.people import mention_of, name_of, pinged, shown_name, timestamp
from bot.services.games.match import Match
from bot.services.lobby import Lobby
from bot.texts import Texts


def reminder_message(telling: Telling[Lobby]) -> Message:
    """Remind somebody of the games that wait for them, the nearest deadline first."""
    texts, waiting = telling.texts, telling.waiting
    if not waiting:
        return bare_reminder(telling)
    called, count = mention_of(texts, telling.row.user_id or 0), len(waiting)
    if count > 1:
        head = texts.say("reminder-several", mention=called, count=count)
        lines = [game_waiting(texts, summary) for summary in waiting]
        return _reminder(telling, list_of_games(texts, head, lines))
    game, deadline = shown_name(waiting[0].where.name), waiting[0].deadline
    if deadline is None:
        return _reminder(telling, texts.say("reminder-untimed", mention=called, game=game))
    when = timestamp(deadline)
    return _reminder(telling, texts.say("reminder-one", mention=called, game=game, when=when))


def nudge_message(telling: Telling[Lobby]) -> Message:
    """Tell somebody that another player asks for their turn; the row's body says who."""
    texts, row = telling.texts, telling.row
    called, asker = (mention_of(texts, user) for user in (row.user_id or 0, int(row.body or 0)))
    return _reminder(telling, telling.say("nudge-call", mention=called, name=asker))


def nudged_answer(texts: Texts, match: Match) -> Message:
    """Confirm to whoever has nudged somebody that they will be called, or that they have left."""
    holder = match.waits_for
    name = "" if holder is None else shown_name(name_of(texts, holder))
    if match.public.to_act not in match.gone:
        return Message(texts.say("done-nudged", name=name))
    vote = match.vote
    is_open = vote is not None and not vote.decided and not vote.is_request
    is_timed = match.terms.pace.span is not None
    decision = "open" if is_open else "later" if is_timed else "untimed"
    return Message(texts.say("done-nudged-gone", name=name, decision=decision))


def bare_reminder(telling: Telling[Lobby]) -> Message:
    """Remind somebody of one game, without saying when their time is over."""
    called = mention_of(telling.texts, telling.row.user_id or 0)
    return _reminder(telling, telling.say("board-call", mention=called))


def _reminder(telling: Telling[Lobby], text: str) -> Message:
    texts, row = telling.texts, telling.row
    play = play_button(texts, row, row.last_revision)
    buttons = [play, row_button(texts, row, Verb.BOARD)]
    return Message(text, rows=in_rows(buttons), pings=pinged(row.user_id))
