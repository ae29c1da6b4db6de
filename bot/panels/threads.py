"""Clicks on the offer to open a game in a thread."""

from __future__ import annotations

from functools import partial

import discord

from bot.panels.route import Route
from bot.presenters.message import Message
from bot.presenters.waits.offers import OFFER_IDS, OfferId
from bot.requests import threads
from bot.requests.desk import Desk
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on an offer leads; None for other buttons."""
    offer = OFFER_IDS.read(custom_id)
    return None if offer is None else Route(partial(_answer, offer), Form.IN_PLACE)


async def _answer(offer: OfferId, desk: Desk, interaction: discord.Interaction) -> Message:
    return await threads.accept_offer(desk, interaction, offer)
