"""Leads every click to its request, by the custom id alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.panels.route import Family, Route
from bot.presenters.message import Message
from bot.requests.clicked import clicked_id
from bot.services.errors import Refused
from bot.transport.answers import Answers
from bot.transport.replies import Form


@dataclass(frozen=True, slots=True)
class Router:
    """Answers clicks and typed answers, without the library's own store of views."""

    answers: Answers
    families: Sequence[Family[Any]]

    async def route(self, interaction: discord.Interaction) -> None:
        """Answer a click, even on a button that we never made."""
        route = self.route_of(clicked_id(interaction))
        question, form = route.question, _form_of(route, interaction)
        if question is not None and interaction.type is discord.InteractionType.component:
            await self.answers.ask(interaction, lambda: question(interaction), form)
        else:
            await self.answers.give(interaction, lambda: route.work(interaction), form)

    def route_of(self, custom_id: str) -> Route:
        """Return where a click leads; unknown ids are refused."""
        routes = (route for family in self.families if (route := family.route(custom_id)))
        return next(routes, UNKNOWN)


def _form_of(route: Route, interaction: discord.Interaction) -> Form:
    """Return where the answer appears; it never replaces a message that everybody sees."""
    is_private = interaction.message is not None and interaction.message.flags.ephemeral
    return Form.PRIVATE if route.form is Form.IN_PLACE and not is_private else route.form


async def _refuse(_: discord.Interaction) -> Message:
    raise Refused("unknown_button")


UNKNOWN = Route(_refuse)
"""Where ids lead that the bot never made."""
