"""The command /leaderboard."""

from __future__ import annotations

import discord

from bot.commands.building import Option, SlashCommand, slash_command
from bot.presenters.servers.leaderboard import LeadersId
from bot.requests.desk import Desk
from bot.requests.leaderboards import show_leaders
from bot.services.leaderboard import Chart, Measure
from bot.texts import Texts
from engine.variants import VARIANTS


def leaderboard_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /leaderboard."""

    async def leaderboard(interaction: discord.Interaction, **given: str | None) -> None:
        chart = Chart(str(given["variant"]), Measure(given.get("by") or Measure.WINS))
        await desk.answers.give(
            interaction, lambda: show_leaders(desk, interaction, LeadersId(chart, 0))
        )

    options = [
        Option("variant", words=tuple(VARIANTS), is_required=True),
        Option("by", words=tuple(Measure)),
    ]
    return slash_command(texts, "leaderboard", leaderboard, options)
