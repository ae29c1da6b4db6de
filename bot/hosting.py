"""What the host of a lobby decides: its options."""

from __future__ import annotations

from functools import partial

import discord

from bot.desk import Desk, require_permissions
from bot.presenters.message import Message
from bot.presenters.options import OptionsId, options_for_guests, options_panel
from bot.presenters.refusals import refusal_text
from bot.services.errors import Refused
from bot.services.lobby import Lobby
from bot.services.lobby_options import changed


async def show_options(
    desk: Desk, interaction: discord.Interaction, game_id: int, page: int = 0
) -> Message:
    """Show a lobby's options, which its host may change.

    Raises:
        Refused: ``no_lobby_here``.
    """
    return _panel(desk, interaction, await desk.lobby_of(interaction, game_id), page)


async def change_option(
    desk: Desk, interaction: discord.Interaction, wanted: OptionsId, value: str
) -> Message:
    """Give one option of a lobby another value, and show how they are now.

    Raises:
        Refused: ``no_lobby_here``, ``missing_permissions``.
    """
    require_permissions(interaction)
    lobby = await desk.lobby_of(interaction, wanted.game_id)
    languages = tuple(desk.answers.languages)
    asked = partial(changed, name=wanted.option, value=value, languages=languages)
    note = ""
    try:
        lobby = await desk.lobbies.change(
            wanted.game_id, interaction.user.id, asked, interaction.id
        )
    except Refused as refused:
        note = refusal_text(desk.texts(interaction), refused, interaction.guild_id)
        lobby = await desk.lobby_of(interaction, wanted.game_id)
    return _panel(desk, interaction, lobby, wanted.page, note)


def _panel(
    desk: Desk, interaction: discord.Interaction, lobby: Lobby, page: int, note: str = ""
) -> Message:
    texts = desk.texts(interaction)
    if interaction.user.id != lobby.host_id:
        return options_for_guests(texts, lobby)
    return options_panel(texts, lobby, desk.answers.languages, page, note)
