"""Which game or lobby an asker or a button means, if the asker may know of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Final

from discord import Interaction

from bot.presenters.ids.codec import LARGEST
from bot.requests.askers import is_known, is_manager, may_see, may_view
from bot.requests.door import Door
from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.lists import GameLists, Summary
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.games.pauses import PauseReason, StoppedGame, stopped_game
from bot.services.games.records.archive import Archive, NamedGame
from bot.services.lobbies.lobbies import Lobbies
from bot.services.lobby import Lobby, Status
from bot.services.waiting.channels import MovableGame
from bot.services.waiting.presence import Presence
from bot.transport.places import DiscordPlaces

AT_ONCE: Final = timedelta(minutes=1)
"""What is allowed within this time counts as allowed now."""


@dataclass(frozen=True, slots=True)
class Finder:
    """Finds games and lobbies, and refuses to tell of hidden ones."""

    door: Door
    lobbies: Lobbies
    matches: Matches
    lists: GameLists
    presence: Presence
    archive: Archive
    places: DiscordPlaces

    async def here(self, interaction: Interaction) -> Match | Lobby:
        """Meet the asker, and return the game or lobby of the channel.

        Raises:
            Refused: ``only_on_servers``, ``game_paused``, or ``no_game_here`` with the asker's
                ``games`` elsewhere on the server.
        """
        await self.door.meet(interaction)
        async with self._refusals_for(interaction):
            here = await self.matches.in_channel(interaction.channel_id or 0)
        if here is None:
            games = await self.lists.own_on(interaction.guild_id or 0, interaction.user.id)
            raise Refused("no_game_here", games=tuple(games))
        return here

    async def seen_games(self, interaction: Interaction) -> list[Summary]:
        """Return the open games and lobbies of the server that the asker may see."""
        listed = await self.lists.list_for(interaction.user.id, interaction.guild_id or 0)
        return [game for game in listed if sees(interaction, game)]

    async def stopped_here(self, interaction: Interaction) -> StoppedGame | None:
        """Meet the asker, and return the paused game of the channel, if there is one.

        Raises:
            Refused: ``only_on_servers``.
        """
        await self.door.meet(interaction)
        return await self.matches.stopped_in(interaction.channel_id or 0)

    async def lobby_here(self, interaction: Interaction) -> Lobby:
        """Return the open lobby of the channel.

        Raises:
            Refused: as ``here``, or ``game_running``.
        """
        here = await self.here(interaction)
        if isinstance(here, Match):
            raise Refused("game_running")
        return here

    async def lobby_of(self, interaction: Interaction, game_id: int) -> Lobby:
        """Return an open lobby that a button names, if the asker may see it.

        Raises:
            Refused: ``no_lobby_here``.
        """
        lobby = await self.seen_lobby(interaction, game_id)
        if lobby.status is not Status.LOBBY:
            raise Refused("no_lobby_here")
        return lobby

    async def seen_lobby(self, interaction: Interaction, game_id: int) -> Lobby:
        """Return a lobby that a button names, open or not, if the asker may see it.

        Raises:
            Refused: ``no_lobby_here``.
        """
        lobby = await self.lobbies.load(game_id)
        is_member = lobby.has_member(interaction.user.id)
        if not is_member and not may_see(interaction, lobby.where):
            raise Refused("no_lobby_here")
        return lobby

    async def match_here(self, interaction: Interaction) -> Match:
        """Return the running game of the channel.

        Raises:
            Refused: as ``here``, or ``not_started``.
        """
        here = await self.here(interaction)
        if isinstance(here, Lobby):
            raise Refused("not_started")
        return await self._welcomed(interaction, here)

    async def running_here(self, interaction: Interaction) -> Match | None:
        """Return the running game of the channel, if there is one, for what is typed about it."""
        here = await self.matches.in_channel(interaction.channel_id or 0)
        return here if isinstance(here, Match) else None

    async def stopped_of(self, interaction: Interaction, game_id: int) -> StoppedGame:
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

    async def match_of(self, interaction: Interaction, game_id: int) -> Match:
        """Return a started game that a button names, if the asker may see it.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, ``game_closed``.
        """
        async with self._refusals_for(interaction):
            match = await self.matches.load(game_id)
        if not _may_know(interaction, match):
            raise Refused("no_game_here")
        return await self._welcomed(interaction, match)

    async def asked_for(self, interaction: Interaction, typed: str | None) -> Match:
        """Return the started game that was typed, if the asker may see it.

        If nothing was typed it is the channel's game, else its newest finished one.

        Raises:
            Refused: ``no_game_of_name``, or as ``here``, ``not_started``.
        """
        if typed is not None:
            await self.door.meet(interaction)
            guild_id, user_id = interaction.guild_id or 0, interaction.user.id
            found = await self.archive.find(guild_id, user_id, typed, partial(sees, interaction))
            return await self.match_of(interaction, found)
        try:
            return await self.match_here(interaction)
        except Refused as refused:
            newest = await self.archive.newest_finished_in(interaction.channel_id or 0)
            if newest is None or refused.code not in ("no_game_here", "not_started"):
                raise
        return await self.match_of(interaction, newest)

    async def finished_one(self, interaction: Interaction, typed: str | None) -> Match:
        """Return the started game that was typed; if nothing was, the channel's newest finished.

        Without one it is the channel's game.

        Raises:
            Refused: as ``asked_for``.
        """
        channel_id, newest = interaction.channel_id or 0, None
        if typed is None:
            newest = await self.archive.newest_finished_in(channel_id)
        if newest is None:
            return await self.asked_for(interaction, typed)
        await self.door.meet(interaction)
        return await self.match_of(interaction, newest)

    async def may_manage(self, interaction: Interaction, channel_id: int) -> bool:
        """Tell whether a manager of the server may know of a game in a channel.

        They may if they can view it, or if it is gone: its game can only be cleared away from here.
        """
        if is_known(interaction, channel_id):
            return may_view(interaction, channel_id)
        return await self.places.is_gone(channel_id)

    async def require_known(self, interaction: Interaction, game_id: int) -> None:
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

    async def going_on(self, interaction: Interaction, game_id: int) -> Match:
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

    async def going_on_here(self, interaction: Interaction) -> Match:
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
            return await self.going_on(interaction, stopped.where.game_id)

    @asynccontextmanager
    async def _refusals_for(self, interaction: Interaction) -> AsyncIterator[None]:
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
                data["missing"] = await self.places.missing(game.where)
            can_manage = is_manager(interaction, game.where.guild_id)
            since = game.may_close_from(interaction.user.id, is_manager=can_manage)
            if since is None:
                raise Refused(refused.code, **data) from refused
            # If this interaction itself has paused the game, ``since`` is a little later than it.
            later = since if since - interaction.created_at > AT_ONCE else None
            raise Refused(refused.code, **data, closable_from=later) from refused

    async def _welcomed(self, interaction: Interaction, match: Match) -> Match:
        """Return a match in which the asker counts as being on the server, as they are."""
        seat = match.seat_of(interaction.user.id)
        if seat not in match.gone or interaction.guild_id != match.where.guild_id:
            return match
        await self.presence.welcome(match.where.guild_id, interaction.user.id, [match.game_id])
        return await self.matches.load(match.game_id)


def _may_know(interaction: Interaction, game: Match | StoppedGame) -> bool:
    is_player = game.has_player(interaction.user.id)
    return is_player or may_see(interaction, game.where)


def sees(interaction: Interaction, game: Summary | NamedGame | MovableGame) -> bool:
    """Tell whether the asker may see a game that is listed."""
    return game.is_player or may_see(interaction, game.where)
