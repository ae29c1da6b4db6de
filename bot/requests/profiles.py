"""What people look up about each other: profiles, and finished games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import discord
from discord import Interaction

from bot.presenters.message import Message
from bot.presenters.pages.history import (
    HistoryId,
    HistoryVerb,
    finished_message,
    history_for_all,
    history_message,
)
from bot.presenters.pages.profile import ProfileId, profile_for_all, profile_message
from bot.requests.askers import may_view
from bot.requests.clicked import chosen_number
from bot.requests.door import Door
from bot.requests.finding import Finder
from bot.requests.looking_back.records import RecordRequests
from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.pages.history import Histories, HistoryPage
from bot.services.pages.leaderboard import Leaderboards
from bot.services.pages.profiles import Games, Profiles
from bot.services.people import Person
from bot.transport.places import DiscordPlaces

_NOBODY = 0
"""As the asker: nobody's seat lets a game be seen."""


@dataclass(frozen=True, slots=True)
class ProfileRequests:
    """What people look up about each other."""

    door: Door
    find: Finder
    records: RecordRequests
    places: DiscordPlaces
    profiles: Profiles
    histories: Histories
    leaderboards: Leaderboards

    async def open_profile(self, interaction: Interaction, user: discord.User | None) -> Message:
        """Show somebody's profile to the asker, their own if nobody is named.

        Raises:
            Refused: as ``show_profile``.
        """
        whose = user or interaction.user
        return await self.show_profile(interaction, Person(whose.id, whose.display_name))

    async def open_history(
        self, interaction: Interaction, variant: str | None, user: discord.User | None
    ) -> Message:
        """Show somebody's newest finished games, the asker's own if nobody is named.

        Raises:
            Refused: as ``show_history``.
        """
        whose = (user or interaction.user).id
        return await self.show_history(interaction, HistoryId(HistoryVerb.PAGE, whose, variant))

    async def show_profile(self, interaction: Interaction, person: Person) -> Message:
        """Show somebody's profile to the asker, made of the games that the asker may see.

        Raises:
            Refused: ``only_on_servers``.
        """
        profile = await self.profiles.of(await self._seen(interaction, person.user_id))
        if not profile.person.name:
            profile = replace(profile, person=person)
        is_own = person.user_id == interaction.user.id
        return profile_message(self.door.texts(interaction), profile, is_own=is_own)

    async def show_profile_to_all(self, interaction: Interaction, wanted: ProfileId) -> Message:
        """Show a profile to the channel, made of games in channels that everybody may see.

        Raises:
            Refused: ``only_on_servers``.
        """
        profile = await self.profiles.of(await self._seen(interaction, wanted.user_id, by_all=True))
        texts = self.door.texts_for_all(interaction)
        return profile_for_all(texts, profile, interaction.user.display_name)

    async def show_history(self, interaction: Interaction, wanted: HistoryId) -> Message:
        """Show a page of somebody's finished games that the asker may see.

        Raises:
            Refused: ``only_on_servers``.
        """
        page = await self._page(await self._seen(interaction, wanted.user_id), wanted)
        return history_message(self.door.texts(interaction), page)

    async def show_history_to_all(self, interaction: Interaction, wanted: HistoryId) -> Message:
        """Show a page of somebody's finished games in channels that everybody may see.

        Raises:
            Refused: ``only_on_servers``, ``no_games_for_all``.
        """
        games = await self._seen(interaction, wanted.user_id, by_all=True)
        page = await self._page(games, wanted)
        if not page.games:
            raise Refused("no_games_for_all")
        texts = self.door.texts_for_all(interaction)
        return history_for_all(texts, page, interaction.user.display_name)

    async def _page(self, games: Games, wanted: HistoryId) -> HistoryPage:
        since, is_newer = wanted.since, wanted.is_newer
        return await self.histories.page(games, wanted.variant, since, is_newer=is_newer)

    async def export(self, interaction: Interaction, wanted: HistoryId) -> Message:
        """Give the asker the record of the game that was opened from a page.

        Raises:
            Refused: as ``meet``, ``match_of``.
        """
        return await self.records.export(interaction, await self._opened(interaction, wanted))

    async def prove(self, interaction: Interaction, wanted: HistoryId) -> Message:
        """Compute again what chance decided in the game that was opened from a page.

        Raises:
            Refused: as ``meet``, ``match_of``.
        """
        return await self.records.prove(interaction, await self._opened(interaction, wanted))

    async def _opened(self, interaction: Interaction, wanted: HistoryId) -> Match:
        await self.door.meet(interaction)
        return await self.find.match_of(interaction, wanted.game_id or 0)

    async def open_finished(self, interaction: Interaction, wanted: HistoryId) -> Message:
        """Show how the chosen game ended, with the way back to the page it was chosen from.

        Raises:
            Refused: ``unknown_button``, ``only_on_servers``, ``no_game_here``, ``game_paused``,
                ``game_closed``.
        """
        game_id = chosen_number(interaction)
        await self.door.meet(interaction)
        match = await self.find.match_of(interaction, game_id)
        if match.public.outcome is None:
            raise Refused("no_game_here")
        rated = await self.leaderboards.rated_game(game_id)
        return finished_message(self.door.texts(interaction), match, rated, wanted)

    async def _seen(self, interaction: Interaction, user_id: int, *, by_all: bool = False) -> Games:
        """Meet the asker, and return which of a user's games they, or all, may see."""
        await self.door.meet(interaction)
        guild_id = interaction.guild_id or 0
        sees = partial(self.places.is_open, guild_id) if by_all else partial(may_view, interaction)
        channels = await self.profiles.channels_of(guild_id, user_id)
        hidden = {channel_id for channel_id in channels if not sees(channel_id)}
        return Games(guild_id, user_id, _NOBODY if by_all else interaction.user.id, hidden)
