"""The panel in which the host changes the options of a lobby, and the custom ids in it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.presenters.ids.codec import NUMBER, RESTORE, Written, number, plain, record
from bot.presenters.lobbies.lobby import describe_terms
from bot.presenters.message import MOST_ROWS, ActionRow, Button, Message, Select, choices, joined
from bot.presenters.people import mention, shown_name
from bot.services.lobbies.options import Common, LobbyOption, options_of
from bot.services.lobby import Lobby
from bot.texts import Languages, Texts

_A_PAGE: Final = MOST_ROWS - 1
"""The selects on one page; the last row holds buttons."""


@dataclass(frozen=True, slots=True)
class OptionsId(Written):
    """One control of the panel: the select of ``option``, or a button to ``page`` without one."""

    game_id: int
    page: int
    option: str = ""
    restore_id: int | None = None


OPTIONS_IDS: Final = record(
    "o1:{game_id}:{page}:{option}[@{restore_id}]",
    OptionsId,
    game_id=NUMBER,
    page=number(9),
    option=plain("[a-z_]{0,32}"),
    restore_id=RESTORE,
)


def options_panel(
    texts: Texts, lobby: Lobby, languages: Languages, page: int = 0, note: str = ""
) -> Message:
    """Return one page of the host's panel; ``note`` says why the last change failed."""
    options = options_of(lobby, tuple(languages))
    starts = range(0, len(options), _A_PAGE)
    page %= len(starts)
    shown = options[starts[page] : starts[page] + _A_PAGE]
    here = OptionsId(lobby.game_id, page, restore_id=lobby.where.restore_id)
    rows: list[ActionRow] = [
        _select(texts, option, replace(here, option=option.name), languages) for option in shown
    ]
    on = replace(here, page=(page + 1) % len(starts))
    label = texts.say("options-on", page=page + 1, pages=len(starts))
    head = texts.say("options-head", game=shown_name(lobby.where.name))
    return Message(
        joined([note, head, _describe_terms(texts, lobby)]), rows=(*rows, (Button(label, str(on)),))
    )


def options_for_guests(texts: Texts, lobby: Lobby) -> Message:
    """Return the options for somebody who cannot change them."""
    head = texts.say(
        "options-of-host", game=shown_name(lobby.where.name), host=mention(lobby.host_id)
    )
    return Message(joined([head, _describe_terms(texts, lobby)]))


def _describe_terms(texts: Texts, lobby: Lobby) -> str:
    seats = texts.say("option-seats", value=lobby.terms.most_seats)
    return texts.side_by_side([describe_terms(texts, lobby), seats])


def _select(
    texts: Texts, option: LobbyOption, custom_id: OptionsId, languages: Languages
) -> Select:
    labels = {value: _label(texts, option.name, value, languages) for value in option.values}
    hint = texts.say(f"options-hint-{option.name}")
    return Select(str(custom_id), choices(labels, option.chosen), hint)


def _label(texts: Texts, name: str, value: str, languages: Languages) -> str:
    if name == Common.LANGUAGE:
        return texts.say("option-language", language=languages[value])
    if value.isdecimal():
        return texts.say(f"option-{name}", value=int(value))
    return texts.say(f"option-{name}-{value}")
