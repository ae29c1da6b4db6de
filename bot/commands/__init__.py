"""Slash commands: each reads its options, calls a request and presents the result."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.building import slash_command, slash_group
from bot.commands.table import commands_of
from bot.requests.all import Requests
from bot.texts import Texts

__all__ = ["add_commands"]


def add_commands(
    tree: app_commands.CommandTree[discord.Client], texts: Texts, asks: Requests
) -> None:
    """Add all commands to a tree, those below /game first."""
    made = {row.path: slash_command(texts, asks.door.answers, row) for row in commands_of(asks)}
    below_game = [command for path, command in made.items() if path.startswith("game ")]
    tree.add_command(slash_group(texts, "game", below_game))
    for path, command in made.items():
        if " " not in path:
            tree.add_command(command)
