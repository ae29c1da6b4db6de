"""The commands /replay, /export and /verify."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot.commands.building import SlashCommand, slash_command
from bot.presenters.message import Message
from bot.requests import records
from bot.requests.desk import Desk
from bot.requests.replays import open_replay
from bot.services.games.match import Match
from bot.texts import Texts


def record_commands(texts: Texts, desk: Desk) -> list[SlashCommand]:
    """Return /replay, /export and /verify."""
    return [
        of_game(texts, desk, "replay", open_replay),
        of_game(texts, desk, "export", records.export),
        of_game(texts, desk, "verify", records.prove),
    ]


def of_game(
    texts: Texts,
    desk: Desk,
    path: str,
    show: Callable[[Desk, discord.Interaction, Match], Awaitable[Message]],
) -> SlashCommand:
    """Return a command that shows something of any started game that the asker may see."""

    async def callback(interaction: discord.Interaction, game: str | None = None) -> None:
        async def work() -> Message:
            return await show(desk, interaction, await records.asked_for(desk, interaction, game))

        await desk.answers.give(interaction, work)

    async def games(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await desk.answers.complete(
            interaction, lambda: records.offered(desk, interaction, typed)
        )

    command = slash_command(texts, path, callback)
    command.autocomplete("game")(games)
    return command
