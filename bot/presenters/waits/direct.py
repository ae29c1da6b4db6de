"""Direct messages, for those who want them: a line with a link, beside the call in a channel."""

from __future__ import annotations

from bot.presenters.buttons import button, id_of, play_button
from bot.presenters.ids.game_ids import Verb
from bot.presenters.message import Button, Message, Telling, in_rows
from bot.presenters.overviews import game_waiting, linked, list_of_games
from bot.presenters.people import linked_name, shown_name, timestamp
from bot.services.lobby import Lobby, Whereabouts
from bot.services.posting.sending import OwedRow, RowKind
from bot.texts import Texts


def direct_message(telling: Telling[Lobby]) -> Message:
    """Tell somebody of the games that wait for them, the most urgent first."""
    texts, waiting, row = telling.texts, telling.waiting, telling.row
    if not waiting:
        return bare_direct(telling)
    first = waiting[0]
    buttons = _buttons(texts, first.where, row)
    if len(waiting) > 1:
        head = texts.say("direct-several", count=len(waiting))
        lines = [game_waiting(texts, summary) for summary in waiting]
        return Message(list_of_games(texts, head, lines), rows=in_rows(buttons))
    if first.deadline is None:
        return Message(texts.say("direct-turn", game=linked(first)), rows=in_rows(buttons))
    key = "direct-turn-timed" if row.kind is RowKind.DIRECT_TURN else "direct-reminder"
    text = texts.say(key, game=linked(first), when=timestamp(first.deadline))
    return Message(text, rows=in_rows(buttons))


def direct_vote_message(telling: Telling[Lobby]) -> Message:
    """Tell somebody of a vote that waits for their answer; ``vote_id`` is its message."""
    texts, game = telling.texts, linked_name(telling.game.where, telling.vote_id)
    return Message(texts.say("direct-vote", game=game), rows=in_rows([_board(texts, telling.row)]))


def bare_direct(telling: Telling[Lobby]) -> Message:
    """Return the line alone, without a link: a filter may have objected to it."""
    texts, row = telling.texts, telling.row
    game = shown_name(telling.game.where.name)
    if row.kind is RowKind.DIRECT_VOTE:
        return Message(texts.say("direct-vote", game=game), rows=in_rows([_board(texts, row)]))
    buttons = _buttons(texts, row, row)
    return Message(texts.say("direct-turn", game=game), rows=in_rows(buttons))


def _buttons(texts: Texts, of: Whereabouts | OwedRow, row: OwedRow) -> list[Button]:
    return [play_button(texts, of), _board(texts, row, of)]


def _board(texts: Texts, row: OwedRow, of: Whereabouts | OwedRow | None = None) -> Button:
    """Return the button that shows the reader's own view and carries the row's id."""
    return button(texts, id_of(of or row, Verb.BOARD, row.last_revision, row.row_id))
