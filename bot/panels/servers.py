"""Clicks on the panel with which managers look after their server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final

import discord

from bot.panels.route import Route, all_chosen
from bot.presenters.ids.codec import NUMBER
from bot.presenters.message import Message
from bot.presenters.servers.ids import SERVER_IDS, SETTINGS, ServerId, ServerVerb
from bot.requests import servers
from bot.requests.desk import Desk
from bot.services.errors import Refused
from bot.transport.replies import Form

_OF_NUMBERS: Final[
    Mapping[ServerVerb, Callable[[Desk, discord.Interaction, int], Awaitable[Message]]]
] = {
    ServerVerb.SHOW: servers.show_server,
    ServerVerb.GAMES: servers.show_games,
    ServerVerb.NEWER_GAMES: servers.show_newer_games,
    ServerVerb.CLOSE: servers.close_game,
    ServerVerb.DELETE: servers.delete_game,
}
"""What clicks do with the page, the game or the place that they name."""


def route(custom_id: str) -> Route | None:
    """Return where a click on the panel leads; None for other clicks."""
    clicked = SERVER_IDS.read(custom_id)
    return None if clicked is None else Route(partial(_answer, clicked), Form.IN_PLACE)


async def _answer(clicked: ServerId, desk: Desk, interaction: discord.Interaction) -> Message:
    verb, values = clicked.verb, all_chosen(interaction)
    if verb in _OF_NUMBERS:
        return await _OF_NUMBERS[verb](desk, interaction, clicked.number)
    if verb is ServerVerb.CHECK:
        return await servers.check_permissions(desk, interaction)
    if verb in SETTINGS:
        return await servers.choose(desk, interaction, verb, values)
    if verb is ServerVerb.PICK:
        picked = NUMBER.read(next(iter(values), ""))
        if picked is None:
            raise Refused("unknown_button")
        return await servers.show_game(desk, interaction, ServerVerb.GAME, picked)
    return await servers.show_game(desk, interaction, verb, clicked.number)
