"""What every request works with: the services, and the checks that requests share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import discord

from bot.presenters.ids.codec import LARGEST
from bot.presenters.message import joined
from bot.presenters.waits.places import lost_channel_news
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.lists import GameLists
from bot.services.games.match import Match, Summary
from bot.services.games.matches import Matches
from bot.services.games.pauses import PauseReason, StoppedGame, stopped_game
from bot.services.games.records.archive import Archive
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobby import Lobby, Status
from bot.services.pages.history import Histories
from bot.services.pages.leaderboard import Leaderboards
from bot.services.pages.profiles import Profiles
from bot.services.people import People, Person
from bot.services.posting.outbox import Outbox
from bot.services.preferences import Preferences
from bot.services.privacy.privacy import Privacy
from bot.services.servers.games import ServerGames
from bot.services.servers.settings import Servers
from bot.services.waiting.away import Away
from bot.services.waiting.channels import Channels
from bot.services.waiting.clocks import Clocks, TimeLeft
from bot.services.waiting.deadlines import Deadlines
from bot.services.waiting.rematches import Rematches
from bot.services.waiting.seat_offers import SeatOffers
from bot.services.waiting.votes import Votes
from bot.texts import Texts
from bot.transport.answers import Answers
from bot.transport.places import DiscordPlaces, is_orphan, lacking, language_of_server
from bot.transport.threads import Threads

AT_ONCE: Final = timedelta(minutes=1)
"""What is allowed within this time counts as allowed now."""


@dataclass(frozen=True, slots=True)
class Desk:
    """The services, and the answers to interactions."""

    answers: Answers
    lobbies: Lobbies
    matches: Matches
    lists: GameLists
    votes: Votes
    offers: SeatOffers
    away: Away
    clocks: Clocks
    outbox: Outbox
    people: People
    leaderboards: Leaderboards
    profiles: Profiles
    histories: Histories
    preferences: Preferences
    privacy: Privacy
    servers: Servers
    server_games: ServerGames
    places: DiscordPlaces
    threads: Threads
    channels: Channels
    archive: Archive
    rematches: Rematches

    @property
    def deadlines(self) -> Deadlines:
        """What carries out what falls due."""
        return Deadlines(self.matches, self.votes, self.offers, self.rematches)

    def texts(self, interaction: discord.Interaction) -> Texts:
        """Return the texts in the asker's language."""
        return self.answers.texts(interaction)

    def texts_of(self, match: Match) -> Texts:
        """Return the texts in a game's language, in which its channel is written to."""
        return self.answers.texts_in(match.terms.language)

    def language_for_all(self, interaction: discord.Interaction) -> str:
        """Return the language that was chosen for the server, else the asker's.

        A manager has chosen it here, or, of a community, at Discord.
        """
        chosen = self.servers.of(interaction.guild_id).language
        if chosen in self.answers.languages:
            return chosen
        guild = interaction.guild
        chosen = language_of_server(guild, self.answers.languages) if guild else None
        return chosen or self.texts(interaction).language

    async def time_left(self, match: Match) -> TimeLeft:
        """Return how much time the player on turn has left."""
        waits_for = match.waits_for.user_id if match.waits_for else None
        return await self.clocks.time_left(match.game_id, waits_for)

    def is_text_first(self, interaction: discord.Interaction) -> bool:
        """Tell whether the asker wants pictures described in words."""
        return self.preferences.of(interaction.user.id).is_text_first

    async def meet(self, interaction: discord.Interaction) -> None:
        """Note the asker's name, and wake the channel if it sleeps and the bot may write there.

        Raises:
            Refused: ``only_on_servers``.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("only_on_servers")
        await self.people.see(interaction.guild_id, asker(interaction))
        channel_id = interaction.channel_id
        is_waited_for = channel_id in self.outbox.asleep or self.channels.is_lost(channel_id)
        if is_waited_for and not missing_permissions(interaction):
            await self.channels.find(channel_id, interaction.user.id)

    async def news(self, interaction: discord.Interaction) -> str:
        """Return what the asker is to be told besides, once; "" if there is nothing."""
        lost = await self.channels.news_for(interaction.user.id)
        texts = self.texts(interaction)
        told = []
        for game in lost:
            missing = await self.places.missing(game.guild_id, game.channel_id)
            told.append(lost_channel_news(texts, game, missing))
        return joined(told)

    async def meet_player(self, interaction: discord.Interaction) -> None:
        """Meet whoever clicks; in a direct message they are shown none but the games they play."""
        if interaction.guild_id is not None:
            await self.meet(interaction)

    async def here(self, interaction: discord.Interaction) -> Match | Lobby:
        """Meet the asker, and return the game or lobby of the channel.

        Raises:
            Refused: ``only_on_servers``, ``game_paused``, or ``no_game_here`` with the asker's
                ``games`` elsewhere on the server.
        """
        await self.meet(interaction)
        async with self._refusals_for(interaction):
            here = await self.matches.in_channel(interaction.channel_id or 0)
        if here is None:
            games = await self.lists.own_on(interaction.guild_id or 0, interaction.user.id)
            raise Refused("no_game_here", games=tuple(games))
        return here

    async def seen_games(self, interaction: discord.Interaction) -> list[Summary]:
        """Return the open games and lobbies of the server that the asker may see."""
        listed = await self.lists.list_for(interaction.user.id, interaction.guild_id or 0)
        return [
            game
            for game in listed
            if game.is_player or may_see(interaction, game.guild_id, game.channel_id)
        ]

    async def stopped_here(self, interaction: discord.Interaction) -> StoppedGame | None:
        """Meet the asker, and return the paused game of the channel, if there is one.

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
        """Return an open lobby that a button names, if the asker may see it.

        Raises:
            Refused: ``no_lobby_here``.
        """
        lobby = await self.seen_lobby(interaction, game_id)
        if lobby.status is not Status.LOBBY:
            raise Refused("no_lobby_here")
        return lobby

    async def seen_lobby(self, interaction: discord.Interaction, game_id: int) -> Lobby:
        """Return a lobby that a button names, open or not, if the asker may see it.

        Raises:
            Refused: ``no_lobby_here``.
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
        return await self._welcomed(interaction, here)

    async def stopped_of(self, interaction: discord.Interaction, game_id: int) -> StoppedGame:
        """Return a paused or closed game that a button names, if the asker may see it.

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
        """Return a started game that a button names, if the asker may see it.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``game_closed``.
        """
        async with self._refusals_for(interaction):
            match = await self.matches.load(game_id)
        if not _may_know(interaction, match):
            raise Refused("no_game_here")
        return await self._welcomed(interaction, match)

    async def require_known(self, interaction: discord.Interaction, game_id: int) -> None:
        """Check that the asker may know of a started game, which may be paused by its people.

        Whoever is offered a seat in it may.

        Raises:
            Refused: as ``match_of``.
        """
        async with self._refusals_for(interaction):
            match = await self.matches.at_revision(game_id, LARGEST)
        asked = match.offer.user_id if match.offer else None
        if asked != interaction.user.id and not _may_know(interaction, match):
            raise Refused("no_game_here")

    async def going_on(self, interaction: discord.Interaction, game_id: int) -> Match:
        """Return a game to play in; one that people let pause goes on for whoever is on turn.

        Raises:
            Refused: as ``match_of``.
        """
        try:
            return await self.match_of(interaction, game_id)
        except Refused as refused:
            stopped, who = stopped_game(refused), interaction.user.id
            if stopped is None or stopped.waits_for != who or not stopped.may_go_on:
                raise
            return await self.matches.resume(game_id, who, by_player(interaction.id))

    async def going_on_here(self, interaction: discord.Interaction) -> Match:
        """Return the channel's game to play in, as ``going_on``.

        Raises:
            Refused: as ``match_here``.
        """
        try:
            return await self.match_here(interaction)
        except Refused as refused:
            stopped = stopped_game(refused)
            if stopped is None:
                raise
            return await self.going_on(interaction, stopped.game_id)

    @asynccontextmanager
    async def _refusals_for(self, interaction: discord.Interaction) -> AsyncIterator[None]:
        """Fit refusals because of a paused or closed game to what the asker may know and do.

        Raises:
            Refused: ``no_game_here`` if the asker may not see the game, else as within. For those
                who may close the game, with ``closable_from``: from when on, None if already now.
        """
        try:
            yield
        except Refused as refused:
            game = stopped_game(refused)
            if game is None:
                raise
            if not _may_know(interaction, game):
                raise Refused("no_game_here") from refused
            data: dict[str, object] = {"game": game}
            if game.reason == PauseReason.CHANNEL_LOST:
                data["missing"] = await self.places.missing(game.guild_id, game.channel_id)
            can_manage = is_manager(interaction, game.guild_id)
            since = game.may_close_from(interaction.user.id, is_manager=can_manage)
            if since is None:
                raise Refused(refused.code, **data) from refused
            # If this interaction itself has paused the game, ``since`` is a little later than it.
            later = since if since - interaction.created_at > AT_ONCE else None
            raise Refused(refused.code, **data, closable_from=later) from refused

    async def _welcomed(self, interaction: discord.Interaction, match: Match) -> Match:
        """Return a match in which the asker counts as being on the server, as they are."""
        seat = match.seat_of(interaction.user.id)
        if seat not in match.gone or interaction.guild_id != match.guild_id:
            return match
        await self.clocks.call_back(match.game_id, match.guild_id, interaction.user.id)
        return await self.matches.load(match.game_id)


def _may_know(interaction: discord.Interaction, game: Match | StoppedGame) -> bool:
    is_player = game.has_player(interaction.user.id)
    return is_player or may_see(interaction, game.guild_id, game.channel_id)


def is_manager(interaction: discord.Interaction, guild_id: int) -> bool:
    """Tell whether the asker may manage a server; False if they ask from elsewhere."""
    return interaction.guild_id == guild_id and interaction.permissions.manage_guild


def asker(interaction: discord.Interaction) -> Person:
    """Return the asker, with the name shown on the server."""
    return Person(interaction.user.id, interaction.user.display_name)


def require_permissions(interaction: discord.Interaction, channel_id: int | None = None) -> None:
    """Refuse if the bot cannot show a game in a channel (None: that of the interaction).

    Raises:
        Refused: ``missing_permissions``, with their ``names`` and the ``channel_id``.
    """
    if missing := missing_permissions(interaction, channel_id):
        where = channel_id or interaction.channel_id
        raise Refused("missing_permissions", names=missing, channel_id=where)


def require_all(interaction: discord.Interaction, needed: Sequence[str]) -> None:
    """Refuse if the bot lacks one of some permissions in the channel of the interaction.

    Raises:
        Refused: ``missing_permissions``, as above.
    """
    missing = tuple(name for name in needed if not getattr(interaction.app_permissions, name))
    if missing:
        raise Refused("missing_permissions", names=missing, channel_id=interaction.channel_id)


def missing_permissions(
    interaction: discord.Interaction, channel_id: int | None = None
) -> tuple[str, ...]:
    """Return the needed permissions that the bot lacks in a channel (None: the interaction's).

    If another channel is unknown to the bot, none counts as missing.
    """
    channel, held = interaction.channel, interaction.app_permissions
    guild = interaction.guild
    if channel_id not in (None, interaction.channel_id):
        there = guild.get_channel_or_thread(channel_id or 0) if guild else None
        if guild is None or there is None or is_orphan(there):
            return ()
        channel, held = there, there.permissions_for(guild.me)
    return lacking(channel, held)


def may_see(interaction: discord.Interaction, guild_id: int, channel_id: int) -> bool:
    """Tell whether the asker can view a channel of the server from which they ask.

    A private thread counts as seen only by those who ask from within it: its members are not known.
    """
    if interaction.guild_id != guild_id:
        return False
    if interaction.channel_id == channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    channel = guild.get_channel_or_thread(channel_id) if guild else None
    if channel is None or not isinstance(member, discord.Member):
        return False
    # The library gives a thread its parent's permissions, and so shows private threads to all.
    if is_orphan(channel) or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(member).view_channel
