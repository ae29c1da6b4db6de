"""The command /profile."""

from __future__ import annotations

import discord

from bot.commands.building import SlashCommand, slash_command
from bot.requests.desk import Desk
from bot.requests.profiles import show_profile
from bot.services.people import Person
from bot.texts import Texts


def profile_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /profile."""

    async def profile(interaction: discord.Interaction, user: discord.User | None = None) -> None:
        whose = user or interaction.user
        person = Person(whose.id, whose.display_name)
        await desk.answers.give(interaction, lambda: show_profile(desk, interaction, person))

    return slash_command(texts, "profile", profile)
