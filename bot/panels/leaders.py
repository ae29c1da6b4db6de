"""Clicks on leaderboards."""

from __future__ import annotations

import discord

from bot.panels.route import Route
from bot.presenters.message import Message
from bot.presenters.servers.leaderboard import LEADERS_IDS
from bot.requests.desk import Desk
from bot.requests.leaderboards import show_leaders
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on a leaderboard's button leads; None for other buttons."""
    wanted = LEADERS_IDS.read(custom_id)
    if wanted is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        return await show_leaders(desk, interaction, wanted)

    return Route(work, Form.PUBLIC if wanted.shows_to_all else Form.IN_PLACE)
