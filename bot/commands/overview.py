"""Commands that only show something: /game info and list, /turns, /settings, /privacy, /help ..."""

from __future__ import annotations

import discord

from bot.commands.building import ANYWHERE, Option, SlashCommand, slash_command
from bot.presenters.message import Message
from bot.presenters.overviews import (
    help_message,
    list_message,
    lobby_info,
)
from bot.presenters.rules import rules_message
from bot.requests import games
from bot.requests.away import go_away, show_away, show_turns
from bot.requests.desk import Desk
from bot.requests.privacy import show_privacy
from bot.requests.settings import show_settings
from bot.services.lobby import Lobby
from bot.texts import Texts
from engine.variants import VARIANTS


def game_overview_commands(texts: Texts, desk: Desk) -> list[SlashCommand]:
    """Return the commands of /game that only show something."""

    async def info(interaction: discord.Interaction) -> None:
        await desk.answers.give(interaction, lambda: _info(desk, interaction))

    async def list_games(interaction: discord.Interaction) -> None:
        await desk.answers.give(interaction, lambda: _list(desk, interaction))

    return [
        slash_command(texts, "game info", info),
        slash_command(texts, "game list", list_games),
    ]


def overview_commands(texts: Texts, desk: Desk) -> list[SlashCommand]:
    """Return the commands that work anywhere."""

    async def turns(interaction: discord.Interaction) -> None:
        await desk.answers.give(interaction, lambda: show_turns(desk, interaction))

    async def rules(interaction: discord.Interaction, **given: str) -> None:
        await desk.answers.give(interaction, lambda: _rules(desk, interaction, given["variant"]))

    async def away(interaction: discord.Interaction, until: str | None = None) -> None:
        async def work() -> Message:
            if until is None:
                return await show_away(desk, interaction)
            return await go_away(desk, interaction, until)

        await desk.answers.give(interaction, work)

    async def show_help(interaction: discord.Interaction) -> None:
        await desk.answers.give(interaction, lambda: _help(desk, interaction))

    async def settings(interaction: discord.Interaction) -> None:
        await desk.answers.give(interaction, lambda: show_settings(desk, interaction))

    async def privacy(interaction: discord.Interaction) -> None:
        await desk.answers.give(interaction, lambda: show_privacy(desk, interaction))

    variant = Option("variant", words=tuple(VARIANTS), is_required=True)
    return [
        slash_command(texts, "turns", turns, contexts=ANYWHERE),
        slash_command(texts, "away", away, contexts=ANYWHERE),
        slash_command(texts, "settings", settings, contexts=ANYWHERE),
        slash_command(texts, "privacy", privacy, contexts=ANYWHERE),
        slash_command(texts, "help", show_help, contexts=ANYWHERE),
        slash_command(texts, "rules", rules, [variant], contexts=ANYWHERE),
    ]


async def _info(desk: Desk, interaction: discord.Interaction) -> Message:
    here = await desk.here(interaction)
    if isinstance(here, Lobby):
        return lobby_info(desk.texts(interaction), here)
    return await games.show_info(desk, interaction, here)


async def _list(desk: Desk, interaction: discord.Interaction) -> Message:
    await desk.meet(interaction)
    return list_message(desk.texts(interaction), await desk.seen_games(interaction))


async def _help(desk: Desk, interaction: discord.Interaction) -> Message:
    return help_message(desk.texts(interaction))


async def _rules(desk: Desk, interaction: discord.Interaction, variant: str) -> Message:
    return rules_message(desk.texts(interaction), variant)
