"""Clicks on the offer to open a game in a thread."""

from __future__ import annotations

import discord

from bot.panels.route import Route
from bot.presenters.message import Message
from bot.presenters.waits.offers import parse_offer_id
from bot.requests import threads
from bot.requests.desk import Desk
from bot.services.errors import Refused
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on an offer leads; None for other buttons."""
    if parse_offer_id(custom_id) is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        offer = parse_offer_id(custom_id, desk.language_for_all(interaction))
        if offer is None:
            raise Refused("unknown_button")
        return await threads.accept_offer(desk, interaction, offer)

    return Route(work, Form.IN_PLACE)
