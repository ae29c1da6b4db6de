"""What people look up about each other: profiles, and finished games."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.presenters.message import Message
from bot.presenters.servers.history import (
    HistoryId,
    finished_message,
    history_for_all,
    history_message,
)
from bot.presenters.servers.profile import ProfileId, profile_for_all, profile_message
from bot.requests.desk import Desk, may_see
from bot.services.errors import Refused
from bot.services.pages.history import HistoryPage
from bot.services.pages.profiles import Games
from bot.services.people import Person

_NOBODY = 0
"""As the asker: nobody's seat lets a game be seen."""


async def show_profile(desk: Desk, interaction: discord.Interaction, person: Person) -> Message:
    """Show somebody's profile to the asker, made of the games that the asker may see.

    Raises:
        Refused: ``only_on_servers``.
    """
    profile = await desk.profiles.of(await _seen_by_asker(desk, interaction, person.user_id))
    if not profile.person.name:
        profile = replace(profile, person=person)
    is_own = person.user_id == interaction.user.id
    return profile_message(desk.texts(interaction), profile, is_own=is_own)


async def show_profile_to_all(
    desk: Desk, interaction: discord.Interaction, wanted: ProfileId
) -> Message:
    """Show a profile to the channel, made of games in channels that everybody may see.

    Raises:
        Refused: ``only_on_servers``.
    """
    profile = await desk.profiles.of(await _seen_by_all(desk, interaction, wanted.user_id))
    texts = desk.answers.texts_in(desk.language_for_all(interaction))
    return profile_for_all(texts, profile, interaction.user.display_name)


async def show_history(desk: Desk, interaction: discord.Interaction, wanted: HistoryId) -> Message:
    """Show a page of somebody's finished games that the asker may see.

    Raises:
        Refused: ``only_on_servers``.
    """
    games = await _seen_by_asker(desk, interaction, wanted.user_id)
    page = await _page(desk, games, wanted)
    return history_message(desk.texts(interaction), page)


async def show_history_to_all(
    desk: Desk, interaction: discord.Interaction, wanted: HistoryId
) -> Message:
    """Show a page of somebody's finished games in channels that everybody may see.

    Raises:
        Refused: ``only_on_servers``, ``no_games_for_all``.
    """
    games = await _seen_by_all(desk, interaction, wanted.user_id)
    page = await _page(desk, games, wanted)
    if not page.games:
        raise Refused("no_games_for_all")
    texts = desk.answers.texts_in(desk.language_for_all(interaction))
    return history_for_all(texts, page, interaction.user.display_name)


async def _page(desk: Desk, games: Games, wanted: HistoryId) -> HistoryPage:
    since, is_newer = wanted.since, wanted.is_newer
    return await desk.histories.page(games, wanted.variant, since, is_newer=is_newer)


async def open_finished(
    desk: Desk, interaction: discord.Interaction, wanted: HistoryId, game_id: int
) -> Message:
    """Show how a game ended, with the way back to the page it was chosen from.

    Raises:
        Refused: ``only_on_servers``, ``no_game_here``, ``game_paused``, ``game_closed``.
    """
    await desk.meet(interaction)
    match = await desk.match_of(interaction, game_id)
    if match.public.outcome is None:
        raise Refused("no_game_here")
    rated = await desk.leaderboards.rated_game(game_id)
    return finished_message(desk.texts(interaction), match, rated, wanted)


async def _seen_by_asker(desk: Desk, interaction: discord.Interaction, user_id: int) -> Games:
    await desk.meet(interaction)
    guild_id = interaction.guild_id or 0
    channels = await desk.profiles.channels_of(guild_id, user_id)
    hidden = {
        channel_id for channel_id in channels if not may_see(interaction, guild_id, channel_id)
    }
    return Games(guild_id, user_id, interaction.user.id, hidden)


async def _seen_by_all(desk: Desk, interaction: discord.Interaction, user_id: int) -> Games:
    await desk.meet(interaction)
    guild_id = interaction.guild_id or 0
    channels = await desk.profiles.channels_of(guild_id, user_id)
    hidden = {
        channel_id for channel_id in channels if not desk.places.is_open(guild_id, channel_id)
    }
    return Games(guild_id, user_id, _NOBODY, hidden)
