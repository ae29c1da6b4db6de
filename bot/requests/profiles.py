"""What people look up about each other."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.presenters.message import Message
from bot.presenters.servers.profile import ProfileId, profile_for_all, profile_message
from bot.requests.desk import Desk, may_see
from bot.services.pages.profiles import Games
from bot.services.people import Person

_NOBODY = 0
"""As the asker: nobody's seat lets a game be seen."""


async def show_profile(desk: Desk, interaction: discord.Interaction, person: Person) -> Message:
    """Show somebody's profile to the asker, made of the games that the asker may see.

    Raises:
        Refused: ``only_on_servers``.
    """
    await desk.meet(interaction)
    guild_id, asker_id = interaction.guild_id or 0, interaction.user.id
    channels = await desk.profiles.channels_of(guild_id, person.user_id)
    hidden = {
        channel_id for channel_id in channels if not may_see(interaction, guild_id, channel_id)
    }
    profile = await desk.profiles.of(Games(guild_id, person.user_id, asker_id, hidden))
    if not profile.person.name:
        profile = replace(profile, person=person)
    return profile_message(desk.texts(interaction), profile, is_own=person.user_id == asker_id)


async def show_profile_to_all(
    desk: Desk, interaction: discord.Interaction, wanted: ProfileId
) -> Message:
    """Show a profile to the channel, made of games in channels that everybody may see.

    Raises:
        Refused: ``only_on_servers``.
    """
    await desk.meet(interaction)
    guild_id = interaction.guild_id or 0
    channels = await desk.profiles.channels_of(guild_id, wanted.user_id)
    hidden = {
        channel_id for channel_id in channels if not desk.places.is_open(guild_id, channel_id)
    }
    profile = await desk.profiles.of(Games(guild_id, wanted.user_id, _NOBODY, hidden))
    texts = desk.answers.texts_in(desk.language_for_all(interaction))
    return profile_for_all(texts, profile, interaction.user.display_name)
