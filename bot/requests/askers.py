"""Who asks, what they may see where they ask, and what the bot may do there."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import Interaction

from bot.services.errors import Refused
from bot.services.games.causes import Cause, by_manager, by_player
from bot.services.lobby import Whereabouts
from bot.services.people import Person
from bot.transport.places import is_orphan, lacking


def asker(interaction: Interaction) -> Person:
    """Return the asker, with the name shown on the server."""
    return Person(interaction.user.id, interaction.user.display_name)


def is_manager(interaction: Interaction, guild_id: int) -> bool:
    """Tell whether the asker may manage a server; False if they ask from elsewhere."""
    return interaction.guild_id == guild_id and interaction.permissions.manage_guild


def cause_of(interaction: Interaction, guild_id: int) -> Cause:
    """Return the cause of what the asker does: as a manager of a server, else as a player."""
    return (by_manager if is_manager(interaction, guild_id) else by_player)(interaction.id)


def require_permissions(interaction: Interaction, channel_id: int | None = None) -> None:
    """Refuse if the bot cannot show a game in a channel (None: that of the interaction).

    Raises:
        Refused: ``missing_permissions``, with their ``names`` and the ``channel_id``.
    """
    if missing := missing_permissions(interaction, channel_id):
        where = channel_id or interaction.channel_id
        raise Refused("missing_permissions", names=missing, channel_id=where)


def require_all(interaction: Interaction, needed: Sequence[str]) -> None:
    """Refuse if the bot lacks one of some permissions in the channel of the interaction.

    Raises:
        Refused: ``missing_permissions``, as above.
    """
    if missing := lacking_of(interaction, needed):
        raise Refused("missing_permissions", names=missing, channel_id=interaction.channel_id)


def lacking_of(interaction: Interaction, needed: Sequence[str]) -> tuple[str, ...]:
    """Return those of some permissions that the bot lacks in the channel of the interaction."""
    return tuple(name for name in needed if not getattr(interaction.app_permissions, name))


def missing_permissions(interaction: Interaction, channel_id: int | None = None) -> tuple[str, ...]:
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


def may_see(interaction: Interaction, where: Whereabouts) -> bool:
    """Tell whether the asker can view a game's channel, on the server from which they ask."""
    return interaction.guild_id == where.guild_id and may_view(interaction, where.channel_id)


def may_view(interaction: Interaction, channel_id: int) -> bool:
    """Tell whether the asker can view a channel of the server from which they ask.

    A private thread counts as seen only by those who ask from within it: its members are not known.
    """
    if interaction.guild_id is None:
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


def is_known(interaction: Interaction, channel_id: int) -> bool:
    """Tell whether the bot knows a channel of the server from which somebody asks."""
    if channel_id == interaction.channel_id:
        return True
    guild = interaction.guild
    return guild is not None and guild.get_channel_or_thread(channel_id) is not None
