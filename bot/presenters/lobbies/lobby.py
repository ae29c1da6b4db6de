"""Lobby messages: what will be played, who has a seat, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.presenters.buttons import button, id_of
from bot.presenters.ids.game_ids import Verb
from bot.presenters.lobbies.outlook import is_bag_short, turns_each
from bot.presenters.message import Button, Message, Style, Telling, in_rows, joined
from bot.presenters.people import mention, name_of, shown_name, with_level
from bot.services.games.match import Match
from bot.services.games.pauses import BY_TIME
from bot.services.lobby import Lobby, SeatOrder, Status, Whereabouts
from bot.services.people.holders import Computer
from bot.texts import Texts
from engine.turns import Options
from engine.variants import VARIANTS

SHOWN_DIGITS: Final = 16
"""How much of a commitment lobbies and results show; Info shows the whole."""


def lobby_message(telling: Telling[Lobby]) -> Message:
    """Return the lobby's message; that of a closed one says what became of it."""
    texts, lobby = telling.texts, telling.game
    head = game_head(texts, lobby)
    if lobby.status is Status.CANCELLED:
        key = "lobby-closed-by-time" if telling.row.body == BY_TIME else "lobby-cancelled"
        return Message(joined([head, texts.say(key)]))
    if lobby.status is not Status.LOBBY:
        return Message(joined([head, describe_seats(texts, lobby), texts.say("lobby-started")]))
    lines = [head, describe_terms(texts, lobby), describe_seats(texts, lobby)]
    buttons = lobby_buttons(texts, lobby.where, telling.row.row_id)
    return Message(joined([*lines, *_advice(texts, lobby)]), rows=in_rows(buttons))


def game_head(texts: Texts, game: Lobby | Match) -> str:
    """Return the line that names a game and its variant."""
    variant = texts.say(f"variant-{game.terms.variant}")
    return texts.say("lobby-head", game=shown_name(game.where.name), variant=variant)


def lobby_buttons(texts: Texts, where: Whereabouts, row_id: int) -> tuple[Button, ...]:
    """Return the buttons of an open lobby."""
    styles = {
        Verb.JOIN: Style.SUCCESS,
        Verb.LEAVE: Style.SECONDARY,
        Verb.BOT: Style.SECONDARY,
        Verb.START: Style.PRIMARY,
        Verb.CANCEL: Style.DANGER,
        Verb.OPTIONS: Style.SECONDARY,
        Verb.RULES: Style.SECONDARY,
    }
    return tuple(
        button(texts, id_of(where, verb, row_id=row_id), style) for verb, style in styles.items()
    )


def full_message(telling: Telling[Lobby]) -> Message:
    """Return the message that calls the host when all seats are taken."""
    texts, lobby = telling.texts, telling.game
    start = id_of(lobby.where, Verb.START, row_id=telling.row.row_id)
    text = texts.say("lobby-full", host=mention(lobby.host_id), game=shown_name(lobby.where.name))
    rows = in_rows([button(texts, start, Style.PRIMARY)])
    return Message(text, rows, pings=(lobby.host_id,))


def invitation(telling: Telling[Lobby]) -> Message:
    """Return the message that invites somebody."""
    texts, lobby, user_id = telling.texts, telling.game, telling.row.user_id or 0
    text = texts.say(
        "lobby-invitation",
        guest=mention(user_id),
        host=host_name(lobby),
        game=shown_name(lobby.where.name),
        variant=texts.say(f"variant-{lobby.terms.variant}"),
    )
    join = id_of(lobby.where, Verb.JOIN, row_id=telling.row.row_id)
    return Message(text, in_rows([button(texts, join, Style.SUCCESS)]), pings=(user_id,))


def describe_terms(texts: Texts, lobby: Lobby) -> str:
    """Describe the options of a lobby in one line."""
    parts = describe_options(texts, lobby.terms.variant, lobby.terms.options)
    parts.append(texts.say(f"terms-pace-{lobby.terms.pace}"))
    if lobby.terms.order is SeatOrder.JOINED:
        parts.append(texts.say("terms-order-joined"))
    if lobby.terms.invite_only:
        parts.append(texts.say("terms-invite-only"))
    return in_a_line(texts, parts)


def in_a_line(texts: Texts, terms: Sequence[str]) -> str:
    """Write terms in a line of their own, which begins with a capital."""
    line = texts.side_by_side(terms)
    return f"{line[:1].upper()}{line[1:]}"


def describe_options(texts: Texts, variant: str, options: Options) -> list[str]:
    """Describe the options of a game, one part each."""
    parts = []
    for option in VARIANTS[variant].options:
        value = options[option.name]
        key = f"terms-{option.name}" if isinstance(value, int) else f"terms-{option.name}-{value}"
        parts.append(texts.say(key, value=value))
    return parts


def describe_seats(texts: Texts, lobby: Lobby) -> str:
    """Describe who has a seat, and how many seats there are."""
    names = [
        texts.say("lobby-host", name=shown_name(name_of(texts, member)))
        if member.user_id == lobby.host_id
        else with_level(texts, shown_name(name_of(texts, member, place)), member)
        for place, member in enumerate(lobby.members)
    ]
    return texts.say(
        "lobby-seats", taken=len(names), seats=lobby.terms.most_seats, names=tuple(names)
    )


def host_name(lobby: Lobby) -> str:
    """Return the host's name, escaped for a message."""
    names = {member.user_id: member.name for member in lobby.members}
    return shown_name(names.get(lobby.host_id, ""))


def _advice(texts: Texts, lobby: Lobby) -> list[str]:
    terms = lobby.terms
    computers = [Computer.of_user_id(member.user_id) for member in lobby.members]
    levels = [computer.level if computer else None for computer in computers]
    levels += [None] * (VARIANTS[terms.variant].fewest - len(levels))
    turns = turns_each(terms.variant, terms.options, levels)
    is_short = is_bag_short(terms.variant, terms.options, terms.most_seats)
    return [
        texts.say("lobby-outlook", turns=turns),
        texts.say("lobby-bag-short") if is_short else "",
        texts.say("lobby-commitment", commitment=lobby.commitment[:SHOWN_DIGITS]),
    ]
