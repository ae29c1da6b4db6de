"""The commands /profile and /history."""

from __future__ import annotations

import discord

from bot.commands.building import Option, SlashCommand, slash_command
from bot.presenters.servers.history import HistoryId, HistoryVerb
from bot.requests.desk import Desk
from bot.requests.profiles import show_history, show_profile
from bot.services.people import Person
from bot.texts import Texts
from engine.variants import VARIANTS


def profile_commands(texts: Texts, desk: Desk) -> list[SlashCommand]:
    """Return the commands about how somebody has played."""

    async def profile(interaction: discord.Interaction, user: discord.User | None = None) -> None:
        whose = user or interaction.user
        person = Person(whose.id, whose.display_name)
        await desk.answers.give(interaction, lambda: show_profile(desk, interaction, person))

    async def history(
        interaction: discord.Interaction, *, user: discord.User | None = None, **given: str | None
    ) -> None:
        whose = (user or interaction.user).id
        wanted = HistoryId(HistoryVerb.PAGE, whose, given.get("variant"))
        await desk.answers.give(interaction, lambda: show_history(desk, interaction, wanted))

    return [
        slash_command(texts, "profile", profile),
        slash_command(texts, "history", history, [Option("variant", words=tuple(VARIANTS))]),
    ]
