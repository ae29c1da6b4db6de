"""Owed messages in their barest form: one line and the buttons to play on.

They are made of stored rows alone, so they can be sent even when the game cannot be shown.
"""

from __future__ import annotations

from dataclasses import replace

from bot.presenters.custom_ids import CustomId, Verb
from bot.presenters.lobbies.lobby import full_message, game_head, invitation, lobby_buttons
from bot.presenters.lobbies.rematch import bare_rematch, rematch_call
from bot.presenters.message import Button, Message, Style, in_rows, joined
from bot.presenters.panel_ids import PanelId, PanelVerb
from bot.presenters.people import mention, name_of, shown_name
from bot.services.lobby import Lobby, Status
from bot.services.posting.courier import Row
from bot.texts import Texts


def bare_turn(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return the call of a turn; a late one calls nobody."""
    if row.is_outdated or row.user_id is None:
        return bare_draft(texts, lobby, row)
    head = texts.say("board-call", mention=mention(row.user_id), game=shown_name(lobby.name))
    return Message(head, in_rows(_play_buttons(texts, row)), pings=(row.user_id,))


def bare_draft(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return the silent line that says a game has gone on."""
    head = texts.say("bare-gone-on", game=shown_name(lobby.name))
    return Message(head, in_rows(_play_buttons(texts, row)), is_silent=True)


def bare_resigned(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return the silent line that reports a resignation out of turn."""
    names = {member.user_id: name_of(texts, member) for member in lobby.members}
    name = shown_name(names.get(row.user_id or 0, ""))
    return Message(texts.say("told-resigned", name=name), is_silent=True)


def bare_result(texts: Texts, lobby: Lobby, _row: Row) -> Message:
    """Return the line that says a game is over."""
    return Message(texts.say("bare-result", game=shown_name(lobby.name)))


def bare_lobby(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return a lobby's first line, and its buttons while it is open."""
    if lobby.is_rematch:
        return bare_rematch(texts, lobby, row.row_id)
    is_open = lobby.status is Status.LOBBY
    buttons = lobby_buttons(texts, lobby.game_id, row.row_id) if is_open else ()
    return Message(game_head(texts, lobby), in_rows(buttons))


def bare_full(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return the message that calls the host when all seats are taken; it has one form only."""
    return full_message(texts, lobby, row.row_id)


def bare_invitation(texts: Texts, lobby: Lobby, row: Row) -> Message:
    """Return the message that invites somebody; it has one form only."""
    if lobby.is_rematch:
        return rematch_call(texts, lobby, row.user_id or 0, row.row_id)
    return invitation(texts, lobby, row.user_id or 0, row.row_id)


def also_calling(texts: Texts, lobby: Lobby, message: Message, user_id: int) -> Message:
    """Return a message that also calls somebody to their turn, because their own call failed."""
    called, game = mention(user_id), shown_name(lobby.name)
    text = joined([texts.say("board-call", mention=called, game=game), message.text])
    return replace(message, text=text, pings=(user_id,), is_silent=False)


def mark_of(texts: Texts, lobby: Lobby, row: Row) -> Button:
    """Return a button that carries a row's id, for a message with no attachment to carry it.

    It shows the board. Where there is none it opens another lobby on the same terms if the game or
    lobby is closed, or shows the rules if it is still open, or deleted.
    """
    verb, revision = Verb.RULES, 0
    if lobby.status in (Status.CANCELLED, Status.CLOSED):
        verb = Verb.NEW
    elif row.last_revision and lobby.status is not Status.DELETED:
        verb, revision = Verb.BOARD, row.last_revision
    mark = CustomId(verb, row.game_id, revision, row.row_id)
    return Button(texts.say(f"button-{verb}"), str(mark))


def _play_buttons(texts: Texts, row: Row) -> list[Button]:
    play = PanelId(PanelVerb.OPEN, row.game_id, row.last_revision)
    hand = CustomId(Verb.HAND, row.game_id, row.last_revision, row.row_id)
    return [
        Button(texts.say("button-play"), str(play), Style.PRIMARY),
        Button(texts.say("button-hand"), str(hand)),
    ]
