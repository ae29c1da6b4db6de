"""Clicks on profiles."""

from __future__ import annotations

import discord

from bot.panels.route import Route
from bot.presenters.message import Message
from bot.presenters.servers.profile import PROFILE_IDS
from bot.requests.desk import Desk
from bot.requests.profiles import show_profile_to_all
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on a profile's button leads; None for other buttons."""
    wanted = PROFILE_IDS.read(custom_id)
    if wanted is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        return await show_profile_to_all(desk, interaction, wanted)

    return Route(work, Form.PUBLIC)
