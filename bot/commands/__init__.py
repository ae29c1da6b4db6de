"""Slash commands: each reads its interaction, calls a request and presents the result."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.building import slash_group
from bot.commands.leaderboard import leaderboard_command
from bot.commands.lobby import lobby_commands
from bot.commands.overview import game_overview_commands, overview_commands
from bot.commands.play import (
    move_command,
    nudge_command,
    play_commands,
    replace_command,
    resign_command,
    undo_command,
)
from bot.commands.profile import profile_commands
from bot.commands.records import record_commands
from bot.commands.server import server_command
from bot.requests.desk import Desk
from bot.texts import Texts

__all__ = ["add_commands"]


def add_commands(tree: app_commands.CommandTree[discord.Client], texts: Texts, desk: Desk) -> None:
    """Add all commands to a tree."""
    game = [
        *lobby_commands(texts, desk),
        *game_overview_commands(texts, desk),
        resign_command(texts, desk),
        nudge_command(texts, desk),
        move_command(texts, desk),
        undo_command(texts, desk),
        replace_command(texts, desk),
    ]
    tree.add_command(slash_group(texts, "game", game))
    tree.add_command(leaderboard_command(texts, desk))
    tree.add_command(server_command(texts, desk))
    others = (*play_commands(texts, desk), *record_commands(texts, desk))
    pages = (*profile_commands(texts, desk), *overview_commands(texts, desk))
    for command in (*others, *pages):
        tree.add_command(command)
