"""Clicks that turn the pages of the rules."""

from __future__ import annotations

import discord

from bot.panels.route import Route, chosen
from bot.presenters.message import Message
from bot.presenters.rules import RULES_IDS, rules_message
from bot.requests.desk import Desk
from bot.services.errors import Refused
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on a page of the rules leads; None for other clicks."""
    clicked = RULES_IDS.read(custom_id)
    if clicked is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        # The list's values are ids of pages.
        wanted = RULES_IDS.read(chosen(interaction) or custom_id)
        if wanted is None or wanted.is_list:
            raise Refused("unknown_button")
        return rules_message(desk.texts(interaction), wanted.variant, wanted.number)

    return Route(work, Form.IN_PLACE)
