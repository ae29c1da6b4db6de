"""Reminders of turns whose time is running out."""

from __future__ import annotations

from bot.presenters.custom_ids import CustomId, Verb
from bot.presenters.message import Button, Message, Style, Telling, in_rows
from bot.presenters.overviews import game_waiting, list_of_games
from bot.presenters.panel_ids import PanelId, PanelVerb
from bot.presenters.people import mention, mention_of, name_of, shown_name, timestamp
from bot.services.games.match import Match
from bot.services.lobby import Lobby
from bot.services.posting.courier import Row
from bot.texts import Texts


def reminder_message(telling: Telling[Lobby]) -> Message:
    """Remind somebody of the games that wait for them, the nearest deadline first."""
    texts, waiting, row = telling.texts, telling.waiting, telling.row
    if not waiting:
        return bare_reminder(telling)
    called, count = mention(row.user_id or 0), len(waiting)
    if count > 1:
        head = texts.say("reminder-several", mention=called, count=count)
        lines = [game_waiting(texts, summary) for summary in waiting]
        return _reminder(texts, list_of_games(texts, head, lines), row)
    game, deadline = shown_name(waiting[0].name), waiting[0].deadline
    if deadline is None:
        text = texts.say("reminder-untimed", mention=called, game=game)
        return _reminder(texts, text, row)
    when = timestamp(deadline)
    return _reminder(texts, texts.say("reminder-one", mention=called, game=game, when=when), row)


def nudge_message(telling: Telling[Lobby]) -> Message:
    """Tell somebody that another player asks for their turn; the row's body says who."""
    texts, row = telling.texts, telling.row
    called, asker = mention(row.user_id or 0), mention_of(texts, int(row.body or 0))
    text = texts.say("nudge-call", mention=called, name=asker, game=shown_name(telling.game.name))
    return _reminder(texts, text, row)


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
    texts, row = telling.texts, telling.row
    called, game = mention(row.user_id or 0), shown_name(telling.game.name)
    return _reminder(texts, texts.say("board-call", mention=called, game=game), row)


def _reminder(texts: Texts, text: str, row: Row) -> Message:
    play = PanelId(PanelVerb.OPEN, row.game_id, row.last_revision)
    board = CustomId(Verb.BOARD, row.game_id, row.last_revision, row.row_id)
    buttons = [
        Button(texts.say("button-play"), str(play), Style.PRIMARY),
        Button(texts.say("button-board"), str(board)),
    ]
    return Message(text, rows=in_rows(buttons), pings=(row.user_id,) if row.user_id else ())
