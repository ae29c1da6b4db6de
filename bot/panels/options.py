"""Clicks in the panel in which the host changes a lobby's options."""

from __future__ import annotations

import discord

from bot.panels.route import Route, chosen
from bot.presenters.lobbies.options import OPTIONS_IDS
from bot.presenters.message import Message
from bot.requests import lobbies
from bot.requests.desk import Desk
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click in an options panel leads; None for other clicks."""
    wanted = OPTIONS_IDS.read(custom_id)
    if wanted is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        await desk.meet(interaction)
        value = chosen(interaction)
        if value is None:
            return await lobbies.show_options(desk, interaction, wanted.game_id, wanted.page)
        return await lobbies.change_option(desk, interaction, wanted, value)

    return Route(work, Form.IN_PLACE)
