"""How lobbies are opened: in a channel, or in a new thread of it, named after the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import Final, TypeVar

import discord
from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.waits.thread_offers import OfferId, offer_message
from bot.requests.askers import asker, require_all, require_permissions
from bot.requests.door import Door
from bot.services.errors import Refused
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobbies.terms import agreed
from bot.services.lobby import Lobby, Pace, SeatOrder, Terms
from bot.services.servers.server_settings import Servers
from bot.services.time.times_of_storage import ids_within
from bot.transport.places import NEEDED_FOR_THREADS
from bot.transport.threads import Threads
from engine.variants import VARIANTS, is_known

DEFAULTS_HERE: Final = {"setup": "auto"}
"""Options whose default on Discord differs from that of the rules."""

OptionValue = int | str | bool | None
Opened = TypeVar("Opened")

OFFERED_FOR: Final = timedelta(minutes=30)
"""How long the offer of a thread holds: as long as a repeated click is surely known."""


@dataclass(frozen=True, slots=True)
class ThreadRequests:
    """How people open lobbies."""

    door: Door
    servers: Servers
    lobbies: Lobbies
    threads: Threads

    async def open_new(
        self, interaction: Interaction, *, thread: bool | None, **given: OptionValue
    ) -> Message:
        """Open a lobby as its host asks for, here or in a new thread.

        Raises:
            Refused: as ``open_here``, ``open_in_thread``.
        """
        usual_pace = self.servers.pace_of(interaction.guild_id)
        terms = terms_of(given, self.door.language_for_all(interaction), usual_pace)
        open_it = self.open_in_thread if thread else self.open_here
        return await open_it(interaction, terms)

    async def open_here(self, interaction: Interaction, terms: Terms) -> Message:
        """Open a lobby in the channel; if there is a game already, offer to open it in a thread.

        Raises:
            Refused: there is a game already and there can be no thread, a term is not allowed, or
                the server's managers allow no game in this channel, or by the asker.
        """
        await self.door.meet(interaction)
        self.door.refuse_opening(interaction)
        require_permissions(interaction)
        try:
            channel_id = interaction.channel_id or 0
            lobby = await self._open_in(interaction, terms, interaction.id, channel_id)
        except Refused as refused:
            channel = interaction.channel
            if refused.code != "game_here" or not isinstance(channel, discord.TextChannel):
                raise
            offer = OfferId(interaction.id, terms)
            return offer_message(self.door.texts(interaction), refused, offer)
        return self.opened_in(interaction, lobby)

    async def open_again(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Open a lobby on the terms of a game, or of a lobby, that is over.

        Raises:
            Refused: ``no_lobby_here``, or as ``open_here``.
        """
        if not is_known(lobby.terms.variant, lobby.terms.options):
            raise Refused("no_lobby_here")
        return await self.open_here(interaction, lobby.terms)

    async def accept_offer(self, interaction: Interaction, offer: OfferId) -> Message:
        """Open a lobby in a new thread, as was offered; a second click opens no other.

        Raises:
            Refused: ``offer_over``, or as ``open_in_thread``.
        """
        if not 0 <= interaction.id - offer.interaction_id <= ids_within(OFFERED_FOR):
            raise Refused("offer_over")
        terms = replace(offer.terms, language=self.door.language_for_all(interaction))
        return await self.open_in_thread(interaction, terms, offer.interaction_id)

    async def open_in_thread(
        self, interaction: Interaction, terms: Terms, opening_id: int | None = None
    ) -> Message:
        """Open a lobby in a new thread of the channel.

        ``opening_id`` is the interaction that asked for it, if that was another one: what one
        interaction asks for is opened once.

        Raises:
            Refused: ``thread_in_thread``, ``no_threads_here``, ``missing_permissions``,
                ``too_many_threads``, ``thread_failed``, or a term is not allowed.
        """
        await self.door.meet(interaction)
        channel = channel_of(interaction)
        self.door.refuse_opening(interaction)
        agreed(terms)
        require_all(interaction, NEEDED_FOR_THREADS)
        number = opening_id or interaction.id
        async with self.threads.locks.of(number):
            lobby = await self.lobbies.opened_by(number)
            asked_by = (interaction.guild_id, interaction.user.id)
            if lobby is None:
                open_in = partial(self._open_in, interaction, terms, number)
                lobby = await self.opened_in_thread(interaction, channel, number, open_in)
            elif (lobby.where.guild_id, lobby.host_id) != asked_by:
                raise Refused("offer_over")
        return self.opened_in(interaction, lobby)

    def opened_in(self, interaction: Interaction, lobby: Lobby) -> Message:
        """Say in which channel a lobby is open, and how it goes on from there."""
        place = f"<#{lobby.where.channel_id}>"
        return self.door.tell(interaction, "lobby-opened-in", lobby.where, channel=place)

    async def _open_in(
        self, interaction: Interaction, terms: Terms, number: int, channel_id: int
    ) -> Lobby:
        guild_id, host = interaction.guild_id or 0, asker(interaction)
        return await self.lobbies.open_lobby(guild_id, channel_id, host, terms, number)

    async def opened_in_thread(
        self,
        interaction: Interaction,
        channel: discord.TextChannel,
        number: int,
        open_in: Callable[[int], Awaitable[Opened]],
    ) -> Opened:
        """Open a thread, and in it a lobby or game for which ``number`` asks, or neither."""
        guild_id = interaction.guild_id or 0
        async with self.lobbies.begun_threads.begin(guild_id, channel.id, number) as name:
            try:
                thread = await self.threads.open(channel, name, interaction.id)
            except Refused as refused:
                # If it failed there may be a thread all the same, which the next start finds.
                if refused.code != "thread_failed":
                    await self.lobbies.begun_threads.forget(number)
                raise
            try:
                return await open_in(thread.id)
            except BaseException:
                if await self.threads.take_back(thread):
                    await self.lobbies.begun_threads.forget(number)
                raise


def terms_of(given: Mapping[str, OptionValue], language: str, usual_pace: Pace) -> Terms:
    """Return what a host asks for; options left out get the defaults above, or ``usual_pace``."""
    variant = VARIANTS[str(given["variant"])]
    offered = {option.name for option in variant.options}
    names = dict.fromkeys(it.name for each in VARIANTS.values() for it in each.options)
    options = {name: value for name, value in DEFAULTS_HERE.items() if name in offered}
    chosen = {name: value for name in names if isinstance(value := given.get(name), int | str)}
    seats = given.get("seats")
    return Terms(
        variant=variant.name,
        options=options | chosen,
        most_seats=seats if isinstance(seats, int) else variant.most,
        order=SeatOrder(str(given.get("order") or SeatOrder.RANDOM)),
        invite_only=bool(given.get("invite_only")),
        language=language,
        pace=Pace(str(given.get("pace") or usual_pace)),
    )


def channel_of(interaction: Interaction) -> discord.TextChannel:
    """Return the channel, in which there can be threads."""
    channel = interaction.channel
    if isinstance(channel, discord.Thread):
        raise Refused("thread_in_thread")
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no_threads_here")
    return channel
