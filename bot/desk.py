"""Everything a command or a button works with, and the checks that all of them share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import discord

from bot.answers import Answers
from bot.services.errors import Refused
from bot.services.lobbies import Lobbies
from bot.services.lobby import Lobby
from bot.services.match import Match
from bot.services.matches import Matches
from bot.services.outbox import Outbox
from bot.services.people import People, Person
from bot.texts import Texts

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions without which a channel cannot see a game."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The services, and how people are answered."""

    answers: Answers
    lobbies: Lobbies
    matches: Matches
    outbox: Outbox
    people: People

    def texts(self, interaction: discord.Interaction) -> Texts:
        """Return the texts in the language of whoever asks."""
        return self.answers.texts(interaction)

    async def meet(self, interaction: discord.Interaction) -> Person:
        """Return who asks, noting the display name, and wake the channel if we may write there.

        Raises:
            Refused: ``only_on_servers``.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("only_on_servers")
        person = Person(interaction.user.id, interaction.user.display_name)
        await self.people.see(interaction.guild_id, person)
        if not missing_permissions(interaction):
            self.outbox.wake_channel(interaction.channel_id)
        return person

    async def lobby_here(self, interaction: discord.Interaction) -> Lobby:
        """Return the open lobby of the channel.

        Raises:
            Refused: ``no_lobby_here``, ``game_running``.
        """
        here = await self.matches.in_channel(interaction.channel_id or 0)
        if isinstance(here, Match):
            raise Refused("game_running")
        if here is None:
            raise Refused("no_lobby_here")
        return here

    async def match_here(self, interaction: discord.Interaction) -> Match:
        """Return the running game of the channel.

        Raises:
            Refused: ``no_game_here``, ``not_started``.
        """
        await self.meet(interaction)
        here = await self.matches.in_channel(interaction.channel_id or 0)
        if isinstance(here, Lobby):
            raise Refused("not_started")
        if here is None:
            raise await self._elsewhere(interaction)
        return here

    async def _elsewhere(self, interaction: discord.Interaction) -> Refused:
        """Say where the asker's games are when there is none in the channel."""
        games = await self.matches.list_for(interaction.user.id, interaction.guild_id or 0)
        return Refused("no_game_here", games=tuple(game for game in games if game.is_player))


def require_permissions(interaction: discord.Interaction) -> None:
    """Refuse to begin what could not be shown in the channel.

    Raises:
        Refused: ``missing_permissions``, with their ``names``.
    """
    missing = missing_permissions(interaction)
    if missing:
        raise Refused("missing_permissions", names=missing)


def missing_permissions(interaction: discord.Interaction) -> tuple[str, ...]:
    """Return which of the needed permissions the bot lacks in the interaction's channel."""
    is_thread = isinstance(interaction.channel, discord.Thread)
    held = interaction.app_permissions
    needed = [
        "send_messages_in_threads" if is_thread and name == "send_messages" else name
        for name in NEEDED
    ]
    return tuple(name for name in needed if not getattr(held, name))


def may_see(interaction: discord.Interaction, guild_id: int, channel_id: int) -> bool:
    """Tell whether whoever asks, asking from the same server, can view a channel."""
    if interaction.guild_id != guild_id:
        return False
    if interaction.channel_id == channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is None or not isinstance(member, discord.Member):
        return False
    return channel.permissions_for(member).view_channel
