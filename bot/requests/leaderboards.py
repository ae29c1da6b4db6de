"""What people look up on leaderboards, by command or by button."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.presenters.message import Message
from bot.presenters.servers.leaderboard import LeadersId, leaders_for_all, leaders_message
from bot.requests.desk import Desk
from bot.services.pages.leaderboard import Chart, Measure, Period


@dataclass(frozen=True, slots=True)
class Asked:
    """Which leaderboard is asked for; without a ``variant`` that of the game last played."""

    variant: str | None
    measure: Measure
    period: Period


async def open_leaders(desk: Desk, interaction: discord.Interaction, asked: Asked) -> Message:
    """Show the first page of one of the server's leaderboards.

    Raises:
        Refused: ``only_on_servers``.
    """
    variant = asked.variant or await desk.leaderboards.usual_variant(interaction.guild_id or 0)
    chart = Chart(variant, asked.measure, asked.period)
    return await show_leaders(desk, interaction, LeadersId(chart, 0))


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
