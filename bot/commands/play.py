"""Commands of a running game: /place, /end, /hand, /board, and /game resign."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from bot import playing
from bot.commands.building import SlashCommand, slash_command
from bot.desk import Desk
from bot.presenters.message import Message
from bot.presenters.notation import complete_move, write_move
from bot.services.match import Match
from bot.texts import Texts

InMatch = Callable[[Desk, discord.Interaction, Match], Awaitable[Message]]


def play_commands(texts: Texts, desk: Desk) -> list[SlashCommand]:
    """Return the commands with which one plays."""

    async def place(
        interaction: discord.Interaction,
        move: str,
        end: bool | None = None,  # noqa: FBT001  Discord gives options by name
    ) -> None:
        async def work() -> Message:
            match = await desk.match_here(interaction)
            return await playing.place(desk, interaction, match, move, end=end)

        await desk.answers.give(interaction, work)

    async def moves(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await desk.answers.complete(
            interaction, lambda: legal_moves(desk, interaction, typed)
        )

    placing = slash_command(texts, "place", place)
    placing.autocomplete("move")(moves)
    return [
        placing,
        in_match(texts, desk, "end", playing.end_turn),
        in_match(texts, desk, "hand", playing.show_hand),
        in_match(texts, desk, "board", playing.show_board),
    ]


def resign_command(texts: Texts, desk: Desk) -> SlashCommand:
    """Return /game resign."""
    return in_match(texts, desk, "game resign", playing.ask_to_resign)


def in_match(texts: Texts, desk: Desk, path: str, do: InMatch) -> SlashCommand:
    """Return a command without options that concerns the channel's game."""

    async def callback(interaction: discord.Interaction) -> None:
        async def work() -> Message:
            return await do(desk, interaction, await desk.match_here(interaction))

        await desk.answers.give(interaction, work)

    return slash_command(texts, path, callback)


async def legal_moves(desk: Desk, interaction: discord.Interaction, typed: str) -> list[str]:
    """Return the moves that go on from what was typed; none for whoever is not on turn."""
    match = await desk.matches.in_channel(interaction.channel_id or 0)
    if not isinstance(match, Match):
        return []
    view = match.view_for(interaction.user.id)
    return [write_move(view, place) for place in complete_move(typed, view)]
