"""Messages about closing a paused game without a result."""

from __future__ import annotations

from bot.presenters.custom_ids import CustomId, Verb
from bot.presenters.message import Button, Message, Style, in_rows
from bot.presenters.people import mention, shown_name
from bot.services.games.pauses import StoppedGame
from bot.services.lobby import Lobby
from bot.services.posting.courier import Row
from bot.texts import Texts


def close_question(texts: Texts, game: StoppedGame) -> Message:
    """Ask whether somebody really wants to close a paused game."""
    close = CustomId(Verb.CLOSE, game.game_id)
    button = Button(texts.say("button-close"), str(close), Style.DANGER)
    question = texts.say("close-question", game=shown_name(game.name))
    return Message(question, rows=in_rows([button]))


def closed_answer(texts: Texts, game: StoppedGame) -> Message:
    """Confirm to whoever closed a game that it is closed."""
    return Message(texts.say("done-closed", game=shown_name(game.name)))


def closed_message(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return the message that a game or lobby was closed; it calls nobody.

    The row's user closed it; without a user it was whoever runs the bot.
    """
    game = shown_name(lobby.name)
    if row.user_id is None:
        text = texts.say("close-told-by-operator", game=game)
    else:
        text = texts.say("close-told", game=game, name=mention(row.user_id))
    return Message(text)
