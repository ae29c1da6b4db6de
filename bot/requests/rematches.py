"""What people ask for who want to play a finished game again, and what the others answer."""

from __future__ import annotations

import discord

from bot.presenters.lobbies.rematch import (
    agreed_answer,
    asked_already,
    asked_answer,
    refused_answer,
)
from bot.presenters.message import Message
from bot.presenters.waits.offers import thread_offer
from bot.requests import records
from bot.requests.desk import Desk, asker, require_all, require_permissions
from bot.requests.servers import refuse_opening
from bot.requests.threads import channel_of, opened_in_thread
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.lobbies.opening import Opening
from bot.services.lobby import Lobby
from bot.transport.places import NEEDED_FOR_THREADS


async def ask_here(desk: Desk, interaction: discord.Interaction) -> Message:
    """Ask for a rematch of the channel's last game.

    Raises:
        Refused: as ``records.asked_for``, ``ask``.
    """
    return await ask(desk, interaction, await records.asked_for(desk, interaction, None))


async def ask(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Ask for a rematch in the channel; if there is a game already, offer to ask in a thread.

    Raises:
        Refused: as ``Rematches.ask``, or ``only_on_servers``, ``missing_permissions``, or the
            server's managers allow no game in this channel, or by the asker.
    """
    await desk.meet(interaction)
    refuse_opening(desk, interaction)
    require_permissions(interaction)
    texts = desk.texts(interaction)
    try:
        opening = _opening(interaction, interaction.channel_id or 0)
        lobby = await desk.rematches.ask(match, opening)
    except Refused as refused:
        if refused.code == "rematch_asked":
            return await _asked_already(desk, interaction, match)
        if refused.code == "game_here" and isinstance(interaction.channel, discord.TextChannel):
            return thread_offer(texts, refused, match)
        raise
    return asked_answer(texts, lobby)


async def ask_in_thread(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    """Ask for a rematch in a new thread of the channel.

    Raises:
        Refused: as ``ask``, or ``thread_in_thread``, ``no_threads_here``, ``too_many_threads``,
            ``thread_failed``.
    """
    await desk.meet(interaction)
    channel = channel_of(interaction)
    refuse_opening(desk, interaction)
    require_all(interaction, NEEDED_FOR_THREADS)

    async def open_in(thread_id: int) -> Lobby:
        return await desk.rematches.ask(match, _opening(interaction, thread_id))

    async with desk.threads.locks.of(match.game_id):  # of two clicks one finds the request
        if await desk.rematches.asked_of(match.game_id) is not None:
            return await _asked_already(desk, interaction, match)
        lobby = await opened_in_thread(desk, interaction, channel, interaction.id, open_in)
    return asked_answer(desk.texts(interaction), lobby)


async def agree(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Accept a rematch, as the asker.

    Raises:
        Refused: ``no_lobby_here``, ``rematch_not_asked``, ``missing_permissions``.
    """
    require_permissions(interaction)
    lobby = await desk.rematches.accept(game_id, asker(interaction), interaction.id)
    return agreed_answer(desk.texts(interaction), lobby)


async def refuse(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Decline a rematch, as the asker.

    Raises:
        Refused: ``no_lobby_here``, ``rematch_not_asked``.
    """
    lobby = await desk.rematches.decline(game_id, interaction.user.id, interaction.id)
    return refused_answer(desk.texts(interaction), lobby)


async def _asked_already(desk: Desk, interaction: discord.Interaction, match: Match) -> Message:
    lobby = await desk.rematches.asked_of(match.game_id)
    if lobby is None:  # it was closed a moment ago
        raise Refused("no_lobby_here")
    return asked_already(desk.texts(interaction), lobby)


def _opening(interaction: discord.Interaction, channel_id: int) -> Opening:
    guild_id, host = interaction.guild_id or 0, asker(interaction)
    return Opening(guild_id, channel_id, host, interaction.id)
