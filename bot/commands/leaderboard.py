"""The command /leaderboard."""

from __future__ import annotations

import discord

from bot.commands.building import Option, SlashCommand, slash_command
from bot.requests.desk import Desk
from bot.requests.leaderboards import Asked, open_leaders
from bot.services.pages.leaderboard import Measure, Period
from bot.texts import Texts
from engine.variants import VARIANTS


def leaderboard_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /leaderboard."""

    async def leaderboard(interaction: discord.Interaction, **given: str | None) -> None:
        wanted = Asked(
            given.get("variant"),
            Measure(given.get("by") or Measure.RATING),
            Period(given.get("period") or Period.ALL),
        )
        await desk.answers.give(interaction, lambda: open_leaders(desk, interaction, wanted))

    options = [
        Option("variant", words=tuple(VARIANTS)),
        Option("period", words=tuple(Period)),
        Option("by", words=tuple(Measure)),
    ]
    return slash_command(texts, "leaderboard", leaderboard, options)
