"""What Discord tells of channels and of a server's members."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord
import structlog

_UNKNOWN: Final = (10007, 10013)
"""Discord's codes for an unknown member or user."""

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class DiscordPlaces:
    """Channels as the gateway has reported them, and members as Discord says when asked."""

    client: discord.Client

    def is_open(self, guild_id: int, channel_id: int) -> bool:
        """Tell whether all members of a server may view a channel; False if it is unknown."""
        guild = self.client.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        if guild is None or channel is None:
            return False
        if isinstance(channel, discord.Thread) and (channel.is_private() or not channel.parent):
            return False  # the library gives a thread its parent's permissions
        return channel.permissions_for(guild.default_role).view_channel

    async def present(self, guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        """Return those of some users who are on a server; all whom Discord does not deny."""
        return frozenset(
            [user_id for user_id in user_ids if await self._is_member(guild_id, user_id)]
        )

    async def _is_member(self, guild_id: int, user_id: int) -> bool:
        try:
            await self.client.http.get_member(guild_id, user_id)
        except discord.NotFound as error:
            return error.code not in _UNKNOWN
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("member_unknown", guild_id=guild_id, why=str(error))
        return True
