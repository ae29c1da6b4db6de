"""Leads every click to its request, by the custom id alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import discord

from bot.panels import (
    away,
    games,
    history,
    leaders,
    options,
    play,
    privacy,
    profiles,
    replays,
    rules,
    seats,
    servers,
    settings,
    text_boards,
    threads,
)
from bot.panels.route import Route, clicked_id
from bot.presenters.message import Message
from bot.requests.desk import Desk
from bot.services.errors import Refused
from bot.transport.replies import Form

_FAMILIES: Final = (
    games.route,
    play.route,
    leaders.route,
    profiles.route,
    replays.route,
    history.route,
    settings.route,
    privacy.route,
    options.route,
    rules.route,
    text_boards.route,
    away.route,
    servers.route,
    seats.route,
    threads.route,
)
"""Each knows the custom ids of one family, and returns None for all others."""


@dataclass(frozen=True, slots=True)
class Router:
    """Answers clicks and typed answers, without the library's own store of views."""

    desk: Desk

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer a click, even on a button that we never made."""
        route = route_of(clicked_id(interaction))
        desk, question, form = self.desk, route.question, _form_of(route, interaction)
        if question is not None and interaction.type is discord.InteractionType.component:
            await desk.answers.ask(interaction, lambda: question(desk, interaction), form)
        else:
            await desk.answers.give(interaction, lambda: route.work(desk, interaction), form)


def route_of(custom_id: str) -> Route:
    """Return where a click leads; unknown ids are refused."""
    routes = (route for family in _FAMILIES if (route := family(custom_id)))
    return next(routes, Route(_unknown))


def _form_of(route: Route, interaction: discord.Interaction) -> Form:
    """Return where the answer appears; it never replaces a message that everybody sees."""
    is_private = interaction.message is not None and interaction.message.flags.ephemeral
    return Form.PRIVATE if route.form is Form.IN_PLACE and not is_private else route.form


async def _unknown(_desk: Desk, _interaction: discord.Interaction) -> Message:
    raise Refused("unknown_button")
