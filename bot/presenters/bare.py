"""Owed messages in their barest form: one line and the buttons to play on; those of lobbies whole.

They are made of stored rows alone, so that no fault in making a fuller form holds back a call.
"""

from __future__ import annotations

from dataclasses import replace

from bot.presenters.buttons import button, id_of, play_button, row_button
from bot.presenters.ids.game_ids import Verb
from bot.presenters.lobbies.lobby import game_head, invitation, lobby_buttons, lobby_message
from bot.presenters.lobbies.rematch import bare_rematch, rematch_call, rematch_message
from bot.presenters.message import Button, Message, Telling, in_rows, joined
from bot.presenters.people import mention, name_of, pinged, shown_name
from bot.services.lobby import Lobby, Status
from bot.services.people.holders import is_person
from bot.services.posting.sending import OwedRow
from bot.texts import Texts


def bare_message(telling: Telling[Lobby]) -> Message:
    """Return what a kind says in one line; if it calls nobody any more, that its game has gone on.

    This is how a kind is told that has no form of its own.
    """
    row = telling.row
    play = play_button(telling.texts, row, row.last_revision)
    buttons = in_rows([play, row_button(telling.texts, row, Verb.HAND)])
    is_call = row.kind.calls_user
    user_id = 0 if row.is_outdated else row.user_id or 0
    called = pinged(user_id) if is_call and is_person(user_id) else ()
    if row.kind.bare is None or (is_call and not called):
        return Message(telling.say("bare-gone-on"), buttons, is_silent=True)
    text = telling.say(row.kind.bare, mention=" ".join(map(mention, called)))
    return Message(text, buttons, pings=called, is_silent=not called)


def bare_resigned(telling: Telling[Lobby]) -> Message:
    """Return the silent line that reports a resignation out of turn."""
    texts = telling.texts
    names = {member.user_id: name_of(texts, member) for member in telling.game.members}
    name = shown_name(names.get(telling.row.user_id or 0, ""))
    return Message(texts.say("told-resigned", name=name), is_silent=True)


def bare_result(telling: Telling[Lobby]) -> Message:
    """Return the line that says a game is over."""
    return Message(telling.say("bare-result"))


def whole_lobby(telling: Telling[Lobby]) -> Message:
    """Return the message of a lobby, or of a request for a rematch."""
    return (rematch_message if telling.game.is_rematch else lobby_message)(telling)


def bare_lobby(telling: Telling[Lobby]) -> Message:
    """Return a lobby's first line, and its buttons while it is open."""
    texts, lobby = telling.texts, telling.game
    if lobby.is_rematch:
        return bare_rematch(telling)
    is_open = lobby.status is Status.LOBBY
    buttons = lobby_buttons(texts, lobby.where, telling.row.row_id) if is_open else ()
    return Message(game_head(texts, lobby), in_rows(buttons))


def call_to_lobby(telling: Telling[Lobby]) -> Message:
    """Return the message that invites somebody, or calls them to a rematch."""
    return (rematch_call if telling.game.is_rematch else invitation)(telling)


def also_calling(texts: Texts, lobby: Lobby, message: Message, user_id: int) -> Message:
    """Return a message that also calls somebody to their turn, because their own call failed."""
    called, game = mention(user_id), shown_name(lobby.where.name)
    text = joined([texts.say("board-call", mention=called, game=game), message.text])
    return replace(message, text=text, pings=(user_id,), is_silent=False)


def mark_of(texts: Texts, lobby: Lobby, row: OwedRow) -> Button:
    """Return a button that carries a row's id, for a message with no attachment to carry it.

    It shows the board. Where there is none it opens another lobby on the same terms if the game or
    lobby is closed, or shows the rules if it is still open, or deleted.
    """
    verb, revision = Verb.RULES, 0
    if lobby.status in (Status.CANCELLED, Status.CLOSED):
        verb = Verb.NEW
    elif row.last_revision and lobby.status is not Status.DELETED:
        verb, revision = Verb.BOARD, row.last_revision
    return button(texts, id_of(row, verb, revision, row.row_id))
