"""Requests for a rematch: who asks whom, what has been promised of the bag, and until when."""

from __future__ import annotations

from bot.presenters.buttons import button, id_of
from bot.presenters.ids.game_ids import Verb
from bot.presenters.lobbies.lobby import SHOWN_DIGITS, describe_terms, game_head, host_name
from bot.presenters.message import Button, Message, Style, Telling, in_rows, joined
from bot.presenters.people import mention, message_link, name_of, shown_name, timestamp, with_level
from bot.services.lobby import Lobby, Status
from bot.texts import Texts


def rematch_message(telling: Telling[Lobby]) -> Message:
    """Return the request's message, which calls those who are asked; a closed one says so."""
    texts, lobby = telling.texts, telling.game
    head = game_head(texts, lobby)
    if lobby.status is Status.CANCELLED:
        return Message(joined([head, texts.say("rematch-closed")]))
    if lobby.status is not Status.LOBBY:
        return Message(joined([head, accepted(texts, lobby), texts.say("lobby-started")]))
    lines = [
        _question(texts, lobby),
        head,
        describe_terms(texts, lobby),
        accepted(texts, lobby),
        _how_it_goes_on(texts, lobby),
        texts.say("lobby-commitment", commitment=lobby.commitment[:SHOWN_DIGITS]),
    ]
    rows = in_rows(rematch_buttons(texts, lobby, telling.row.row_id))
    return Message(joined(lines), rows=rows, pings=lobby.silent)


def rematch_buttons(texts: Texts, lobby: Lobby, row_id: int | None = None) -> list[Button]:
    """Return the buttons of an open request."""
    styles = {
        Verb.AGREE: Style.SUCCESS,
        Verb.REFUSE: Style.SECONDARY,
        Verb.RULES: Style.SECONDARY,
    }
    return [
        button(texts, id_of(lobby.where, verb, row_id=row_id), style)
        for verb, style in styles.items()
    ]


def rematch_call(telling: Telling[Lobby]) -> Message:
    """Return the message that calls somebody who has not answered yet."""
    texts, lobby, user_id = telling.texts, telling.game, telling.row.user_id or 0
    called, game = mention(user_id), shown_name(lobby.where.name)
    if lobby.people:
        text = texts.say("rematch-call", called=called, asker=host_name(lobby), game=game)
    else:
        text = _question(texts, lobby)
    rows = in_rows(rematch_buttons(texts, lobby, telling.row.row_id))
    return Message(joined([text, _how_it_goes_on(texts, lobby)]), rows=rows, pings=(user_id,))


def bare_rematch(telling: Telling[Lobby]) -> Message:
    """Return a request's first lines, and its buttons while it is open."""
    texts, lobby = telling.texts, telling.game
    if lobby.status is not Status.LOBBY:
        return Message(game_head(texts, lobby))
    text = joined([_question(texts, lobby), game_head(texts, lobby)])
    return Message(
        text, rows=in_rows(rematch_buttons(texts, lobby, telling.row.row_id)), pings=lobby.silent
    )


def asked_answer(texts: Texts, lobby: Lobby) -> Message:
    """Confirm to whoever asks for a rematch that it stands in the channel."""
    key = "rematch-sent" if lobby.has_member(lobby.host_id) else "rematch-sent-alone"
    return Message(texts.say(key, game=shown_name(lobby.where.name)))


def asked_already(texts: Texts, lobby: Lobby) -> Message:
    """Show the request that stands already, with its buttons."""
    link = message_link(lobby.where, lobby.message_id)
    lines = [
        texts.say("rematch-asked-already", game=shown_name(lobby.where.name), link=link),
        accepted(texts, lobby),
        texts.say("lobby-commitment", commitment=lobby.commitment[:SHOWN_DIGITS]),
    ]
    return Message(joined(lines), rows=in_rows(rematch_buttons(texts, lobby)))


def agreed_answer(texts: Texts, lobby: Lobby) -> Message:
    """Confirm to somebody that they have accepted, and say what is still missing."""
    if lobby.status is not Status.LOBBY:
        return Message(texts.say("lobby-begun", game=shown_name(lobby.where.name)))
    names = texts.listed([mention(user_id) for user_id in lobby.silent])
    return Message(texts.say("rematch-agreed", names=names))


def accepted(texts: Texts, lobby: Lobby) -> str:
    """Say who plays for sure, computers included."""
    names = tuple(
        with_level(texts, shown_name(name_of(texts, member, place)), member)
        for place, member in enumerate(lobby.members)
    )
    return texts.say("rematch-accepted", names=names)


def _question(texts: Texts, lobby: Lobby) -> str:
    called = " ".join(mention(user_id) for user_id in lobby.silent)
    if not lobby.people:
        return texts.say("rematch-question-alone", called=called)
    return texts.say("rematch-question", called=called, asker=host_name(lobby))


def _how_it_goes_on(texts: Texts, lobby: Lobby) -> str:
    begins = texts.say("rematch-begins")
    if lobby.open_until is None:
        return begins
    return f"{begins} {texts.say('rematch-until', when=timestamp(lobby.open_until))}"
