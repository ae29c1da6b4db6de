"""Clicks on the settings panel."""

from __future__ import annotations

import discord

from bot.panels.route import Route, chosen
from bot.presenters.message import Message
from bot.presenters.settings import SETTING_IDS
from bot.requests import settings
from bot.requests.desk import Desk
from bot.transport.replies import Form


def route(custom_id: str) -> Route | None:
    """Return where a click on a setting leads; None for other selects."""
    setting_id = SETTING_IDS.read(custom_id)
    if setting_id is None:
        return None

    async def work(desk: Desk, interaction: discord.Interaction) -> Message:
        return await settings.choose(desk, interaction, setting_id.setting, chosen(interaction))

    return Route(work, Form.IN_PLACE)
