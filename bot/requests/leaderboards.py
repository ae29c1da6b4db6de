"""What people look up on leaderboards, by command or by button."""

from __future__ import annotations

import discord

from bot.presenters.message import Message
from bot.presenters.servers.leaderboard import LeadersId, leaders_for_all, leaders_message
from bot.requests.desk import Desk


async def show_leaders(desk: Desk, interaction: discord.Interaction, wanted: LeadersId) -> Message:
    """Show a page of the server's leaderboard, to the asker or to all.

    Raises:
        Refused: ``only_on_servers``.
    """
    await desk.meet(interaction)
    page = await desk.leaderboards.page(
        interaction.guild_id or 0, wanted.chart, wanted.number, interaction.user.id
    )
    if wanted.shows_to_all:
        texts = desk.answers.texts_in(desk.language_for_all(interaction))
        return leaders_for_all(texts, page, interaction.user.display_name)
    return leaders_message(desk.texts(interaction), page)
