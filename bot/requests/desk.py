"""Everything a command or a button works with, and the checks that all of them share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord

from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.games.pauses import StoppedGame, stopped_game
from bot.services.leaderboard import Leaderboards
from bot.services.lobbies import Lobbies
from bot.services.lobby import Lobby, Status
from bot.services.people import People, Person
from bot.services.posting.outbox import Outbox
from bot.services.preferences import Preferences
from bot.texts import Texts, language_of
from bot.transport.answers import Answers

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions without which a channel cannot see a game."""

AT_ONCE: Final = timedelta(minutes=1)
"""What may be done within that time may be done now."""

_COMMUNITY: Final = "COMMUNITY"
"""The mark of servers that choose their language; Discord calls that of all others English."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The services, and how people are answered."""

    answers: Answers
    lobbies: Lobbies
    matches: Matches
    outbox: Outbox
    people: People
    leaderboards: Leaderboards
    preferences: Preferences

    def texts(self, interaction: discord.Interaction) -> Texts:
        """Return the texts in the language of whoever asks."""
        return self.answers.texts(interaction)

    def texts_of(self, match: Match) -> Texts:
        """Return the texts in the language in which a game speaks to all."""
        return self.answers.texts_in(match.terms.language)

    def language_for_all(self, interaction: discord.Interaction) -> str:
        """Return the language that a server has chosen, else that of whoever asks."""
        guild = interaction.guild
        if guild is not None and _COMMUNITY in guild.features:
            language = language_of(str(guild.preferred_locale))
            if language in self.answers.languages:
                return language
        return self.texts(interaction).language

    def is_text_first(self, interaction: discord.Interaction) -> bool:
        """Tell whether whoever asks wants to be told in words what pictures show."""
        return self.preferences.of(interaction.user.id).is_text_first

    async def meet(self, interaction: discord.Interaction) -> None:
        """Note the name of whoever asks, and wake the channel if we may write there.

        Raises:
            Refused: ``only_on_servers``.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("only_on_servers")
        await self.people.see(interaction.guild_id, asker(interaction))
        channel_id = interaction.channel_id
        if channel_id in self.outbox.asleep and not missing_permissions(interaction):
            self.outbox.wake_channel(channel_id)

    async def here(self, interaction: discord.Interaction) -> Match | Lobby:
        """Meet whoever asks, and return the game or lobby of the channel.

        Raises:
            Refused: ``only_on_servers``, ``game_paused``, or ``no_game_here`` with the asker's
                ``games`` elsewhere on the server.
        """
        await self.meet(interaction)
        with _told_to(interaction):
            here = await self.matches.in_channel(interaction.channel_id or 0)
        if here is None:
            games = await self.matches.list_for(interaction.user.id, interaction.guild_id or 0)
            raise Refused("no_game_here", games=tuple(game for game in games if game.is_player))
        return here

    async def stopped_here(self, interaction: discord.Interaction) -> StoppedGame | None:
        """Meet whoever asks, and return the paused game of the channel, if there is one.

        Raises:
            Refused: ``only_on_servers``.
        """
        await self.meet(interaction)
        return await self.matches.stopped_in(interaction.channel_id or 0)

    async def lobby_here(self, interaction: discord.Interaction) -> Lobby:
        """Return the open lobby of the channel.

        Raises:
            Refused: as ``here``, or ``game_running``.
        """
        here = await self.here(interaction)
        if isinstance(here, Match):
            raise Refused("game_running")
        return here

    async def lobby_of(self, interaction: discord.Interaction, game_id: int) -> Lobby:
        """Return a lobby that a button names, if whoever asks may see it and it is still open.

        Raises:
            Refused: ``no_lobby_here``.
        """
        lobby = await self.seen_lobby(interaction, game_id)
        if lobby.status is not Status.LOBBY:
            raise Refused("no_lobby_here")
        return lobby

    async def seen_lobby(self, interaction: discord.Interaction, game_id: int) -> Lobby:
        """Return a lobby that a button names, whatever has become of it.

        Raises:
            Refused: ``no_lobby_here``: there is none that whoever asks may see.
        """
        lobby = await self.lobbies.load(game_id)
        is_member = lobby.has_member(interaction.user.id)
        if not is_member and not may_see(interaction, lobby.guild_id, lobby.channel_id):
            raise Refused("no_lobby_here")
        return lobby

    async def match_here(self, interaction: discord.Interaction) -> Match:
        """Return the running game of the channel.

        Raises:
            Refused: as ``here``, or ``not_started``.
        """
        here = await self.here(interaction)
        if isinstance(here, Lobby):
            raise Refused("not_started")
        return here

    async def stopped_of(self, interaction: discord.Interaction, game_id: int) -> StoppedGame:
        """Return a paused or closed game that a button names, if whoever asks may see it.

        Raises:
            Refused: ``no_game_here``, ``not_paused``.
        """
        try:
            await self.match_of(interaction, game_id)
        except Refused as refused:
            game = stopped_game(refused)
            if game is None:
                raise
            return game
        raise Refused("not_paused")

    async def match_of(self, interaction: discord.Interaction, game_id: int) -> Match:
        """Return a started game that a button names, if whoever asks may see it.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``game_closed``.
        """
        with _told_to(interaction):
            match = await self.matches.load(game_id)
        is_player = match.seat_of(interaction.user.id) is not None
        if not is_player and not may_see(interaction, match.guild_id, match.channel_id):
            raise Refused("no_game_here")
        return match


@contextmanager
def _told_to(interaction: discord.Interaction) -> Iterator[None]:
    """Tell whoever asks that a game stands still if they may see it, and if they may close it.

    Raises:
        Refused: ``no_game_here``, or as within; whoever may close the game is told from when on
            (``closable_from``, None from now on).
    """
    try:
        yield
    except Refused as refused:
        game = stopped_game(refused)
        if game is None:
            raise
        user_id = interaction.user.id
        if user_id not in game.people and not may_see(interaction, game.guild_id, game.channel_id):
            raise Refused("no_game_here") from refused
        since = game.may_close_from(user_id, is_manager=is_manager(interaction, game.guild_id))
        if since is None:
            raise
        # A game that this interaction has found to be paused was paused after it was made.
        later = since if since - interaction.created_at > AT_ONCE else None
        raise Refused(refused.code, game=game, closable_from=later) from refused


def is_manager(interaction: discord.Interaction, guild_id: int) -> bool:
    """Tell whether whoever asks, asking from that server, may manage it."""
    return interaction.guild_id == guild_id and interaction.permissions.manage_guild


def asker(interaction: discord.Interaction) -> Person:
    """Return who asks, by the name shown on the server."""
    return Person(interaction.user.id, interaction.user.display_name)


def require_permissions(interaction: discord.Interaction, channel_id: int | None = None) -> None:
    """Refuse to begin what could not be shown in a channel (that of the interaction if None).

    Raises:
        Refused: ``missing_permissions``, with their ``names`` and the ``channel_id``.
    """
    missing = missing_permissions(interaction, channel_id)
    if missing:
        where = channel_id or interaction.channel_id
        raise Refused("missing_permissions", names=missing, channel_id=where)


def missing_permissions(
    interaction: discord.Interaction, channel_id: int | None = None
) -> tuple[str, ...]:
    """Return which of the needed permissions the bot lacks in the channel meant above.

    In another channel that is not known either, none counts as missing.
    """
    channel, held = interaction.channel, interaction.app_permissions
    guild = interaction.guild
    if channel_id not in (None, interaction.channel_id):
        there = guild.get_channel_or_thread(channel_id or 0) if guild else None
        if guild is None or there is None or _is_orphan(there):
            return ()
        channel, held = there, there.permissions_for(guild.me)
    is_thread = isinstance(channel, discord.Thread)
    needed = [
        "send_messages_in_threads" if is_thread and name == "send_messages" else name
        for name in NEEDED
    ]
    return tuple(name for name in needed if not getattr(held, name))


def may_see(interaction: discord.Interaction, guild_id: int, channel_id: int) -> bool:
    """Tell whether whoever asks, asking from the same server, can view a channel.

    A private thread is viewed from within alone: who else is in it is not known.
    """
    if interaction.guild_id != guild_id:
        return False
    if interaction.channel_id == channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is None or not isinstance(member, discord.Member):
        return False
    # A thread's permissions are those of its parent, whoever is in it.
    if _is_orphan(channel) or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(member).view_channel


def _is_orphan(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Tell whether a channel is a thread of which the parent, whose permissions count, is unknown.

    The library asks the parent and fails.
    """
    return isinstance(channel, discord.Thread) and channel.parent is None
