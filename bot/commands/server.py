"""The command /server, for those who manage the server."""

from __future__ import annotations

import discord

from bot.commands.building import SlashCommand, slash_command
from bot.requests.desk import Desk
from bot.requests.servers import show_server
from bot.texts import Texts


def server_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /server; servers may give it to others, who are then refused all the same."""

    async def server(interaction: discord.Interaction) -> None:
        await desk.answers.give(interaction, lambda: show_server(desk, interaction))

    command = slash_command(texts, "server", server)
    command.default_permissions = discord.Permissions(manage_guild=True)
    return command
