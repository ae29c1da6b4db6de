"""How lobbies are opened: in a channel, or in a new thread of it, named after the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord

from bot.presenters.message import Message
from bot.presenters.people import shown_name
from bot.presenters.waits.offers import OfferId, offer_message
from bot.requests.desk import Desk, asker, require_all, require_permissions
from bot.requests.servers import refuse_opening
from bot.services.errors import Refused
from bot.services.lobbies.terms import agreed
from bot.services.lobby import Lobby, Terms
from bot.services.time.snowflakes import ids_within
from bot.transport.places import NEEDED_FOR_THREADS
from engine.variants import is_known

OFFERED_FOR: Final = timedelta(minutes=30)
"""How long the offer of a thread holds: as long as a repeated click is surely known."""


async def open_here(desk: Desk, interaction: discord.Interaction, terms: Terms) -> Message:
    """Open a lobby in the channel; if there is a game already, offer to open it in a thread.

    Raises:
        Refused: there is a game already and there can be no thread, a term is not allowed, or the
            server's managers allow no game in this channel, or by the asker.
    """
    await desk.meet(interaction)
    refuse_opening(desk, interaction)
    require_permissions(interaction)
    try:
        lobby = await desk.lobbies.open_lobby(
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            asker(interaction),
            terms,
            interaction.id,
        )
    except Refused as refused:
        if refused.code != "game_here" or not isinstance(interaction.channel, discord.TextChannel):
            raise
        offer = OfferId(interaction.id, terms)
        return offer_message(desk.texts(interaction), refused, interaction.guild_id, offer)
    game = shown_name(lobby.name)
    return Message(desk.texts(interaction).say("lobby-opened", game=game))


async def open_again(desk: Desk, interaction: discord.Interaction, game_id: int) -> Message:
    """Open a lobby on the terms of a game, or of a lobby, that is over.

    Raises:
        Refused: ``no_lobby_here``, or as ``open_here``.
    """
    lobby = await desk.lobbies.load(game_id)
    if not is_known(lobby.terms.variant, lobby.terms.options):
        raise Refused("no_lobby_here")
    return await open_here(desk, interaction, lobby.terms)


async def accept_offer(desk: Desk, interaction: discord.Interaction, offer: OfferId) -> Message:
    """Open a lobby in a new thread, as was offered; a second click opens no other.

    Raises:
        Refused: ``offer_over``, or as ``open_in_thread``.
    """
    if not 0 <= interaction.id - offer.interaction_id <= ids_within(OFFERED_FOR):
        raise Refused("offer_over")
    terms = replace(offer.terms, language=desk.language_for_all(interaction))
    return await open_in_thread(desk, interaction, terms, offer.interaction_id)


async def open_in_thread(
    desk: Desk,
    interaction: discord.Interaction,
    terms: Terms,
    opening_id: int | None = None,
) -> Message:
    """Open a lobby in a new thread of the channel.

    ``opening_id`` is the interaction that asked for it, if that was another one: what one
    interaction asks for is opened once.

    Raises:
        Refused: ``thread_in_thread``, ``no_threads_here``, ``missing_permissions``,
            ``too_many_threads``, ``thread_failed``, or a term is not allowed.
    """
    await desk.meet(interaction)
    channel = channel_of(interaction)
    refuse_opening(desk, interaction)
    agreed(terms)
    require_all(interaction, NEEDED_FOR_THREADS)
    number = opening_id or interaction.id
    async with desk.threads.locks.of(number):
        lobby = await desk.lobbies.opened_by(number)
        if lobby is None:

            async def open_in(thread_id: int) -> Lobby:
                guild_id, host = interaction.guild_id or 0, asker(interaction)
                return await desk.lobbies.open_lobby(guild_id, thread_id, host, terms, number)

            lobby = await opened_in_thread(desk, interaction, channel, number, open_in)
        elif (lobby.guild_id, lobby.host_id) != (interaction.guild_id, interaction.user.id):
            raise Refused("offer_over")
    game, place = shown_name(lobby.name), f"<#{lobby.channel_id}>"
    return Message(desk.texts(interaction).say("lobby-opened-in-thread", game=game, thread=place))


async def opened_in_thread(
    desk: Desk,
    interaction: discord.Interaction,
    channel: discord.TextChannel,
    number: int,
    open_in: Callable[[int], Awaitable[Lobby]],
) -> Lobby:
    """Open a thread, and in it the lobby for which interaction ``number`` asks, or neither."""
    guild_id = interaction.guild_id or 0
    async with desk.lobbies.begun_threads.begin(guild_id, channel.id, number) as name:
        try:
            thread = await desk.threads.open(channel, name, interaction.id)
        except Refused as refused:
            if refused.code != "thread_failed":  # else there may be one, which the next start finds
                await desk.lobbies.begun_threads.forget(number)
            raise
        try:
            return await open_in(thread.id)
        except BaseException:
            if await desk.threads.take_back(thread):
                await desk.lobbies.begun_threads.forget(number)
            raise


def channel_of(interaction: discord.Interaction) -> discord.TextChannel:
    """Return the channel, in which there can be threads."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        raise Refused("thread_in_thread")
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no_threads_here")
    return channel
