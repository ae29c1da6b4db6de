"""Messages about closing a game without a result, and about deleting it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenters.buttons import button, id_of
from bot.presenters.ids.game_ids import Verb
from bot.presenters.message import Message, Style, Telling, in_rows
from bot.presenters.people import mention_of, shown_name
from bot.services.games.pauses import BY_TIME, StoppedGame
from bot.services.lobby import Lobby, Status
from bot.services.people import Person
from bot.texts import Texts


def close_question(texts: Texts, game: StoppedGame) -> Message:
    """Ask whether somebody really wants to close a paused game."""
    close = button(texts, id_of(game.where, Verb.CLOSE), Style.DANGER)
    question = texts.say("close-question", game=shown_name(game.where.name))
    return Message(question, rows=in_rows([close]))


def cancel_question(texts: Texts, lobby: Lobby, others: Sequence[Person]) -> Message:
    """Ask a host whether they really want to cancel a lobby in which others sit."""
    cancel = button(texts, id_of(lobby.where, Verb.CALL_OFF), Style.DANGER)
    names = texts.listed([shown_name(person.name) for person in others])
    question = texts.say("cancel-question", game=shown_name(lobby.where.name), names=names)
    return Message(question, rows=in_rows([cancel]))


def closed_message(telling: Telling[Lobby]) -> Message:
    """Return the message that a game or lobby was closed; it calls nobody.

    The row's user closed it; without a user it was whoever runs the bot.
    """
    texts, lobby, row = telling.texts, telling.game, telling.row
    if lobby.is_rematch and row.body:
        # Whoever closed it; else those without whom it cannot be, who have accepted no more.
        who = [row.user_id] if row.user_id else lobby.silent
        names = [mention_of(texts, user_id) for user_id in who] or [texts.say("former-player")]
        return Message(telling.say(f"rematch-told-{row.body}", name=texts.listed(names)))
    if row.body == BY_TIME and lobby.status is Status.CANCELLED:
        host = mention_of(texts, lobby.host_id)
        return Message(telling.say("cancel-told-by-time", host=host), is_silent=True)
    if row.user_id is None:
        key = "close-told-by-time" if row.body == BY_TIME else "close-told-by-operator"
        return Message(telling.say(key))
    key = "cancel-told" if lobby.status is Status.CANCELLED else "close-told"
    return Message(telling.say(key, name=mention_of(texts, row.user_id)))


def deleted_message(telling: Telling[Lobby]) -> Message:
    """Return the message that a game was deleted by the row's user; it calls nobody."""
    name = mention_of(telling.texts, telling.row.user_id or 0)
    return Message(telling.say("deleted-told", name=name))
