"""What Discord tells of channels and of a server's members."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import aiohttp
import discord
import structlog

from bot.services.errors import Refused
from bot.services.lobby import Whereabouts
from bot.services.waiting.channels import IF_LOCKED, Missing
from bot.texts import language_of
from bot.transport.throttle import Throttle

NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions that the bot needs to show a game in a channel."""

NEEDED_FOR_THREADS: Final = (
    "view_channel",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""Permissions that the bot needs in a channel to open a thread for a game there."""

INVITED_WITH: Final = discord.Permissions(**dict.fromkeys((*NEEDED, *NEEDED_FOR_THREADS), True))
"""Permissions that the bot asks for when it is invited."""

AT_ONCE: Final = 5
"""How many members are asked for at a time."""

SOON: Final = 1.0
"""Seconds that somebody who waits for an answer may wait for what Discord says of a channel."""

_ON_SERVERS: Final = (discord.abc.GuildChannel, discord.Thread)

_COMMUNITY: Final = "COMMUNITY"
"""The feature of servers that choose a language."""

_UNKNOWN: Final = (10007, 10013)
"""Discord's codes for an unknown member or user."""

NO_CHANNEL: Final = 10003
"""Discord's code for a channel that there is not."""

_CLOSED: Final = (NO_CHANNEL, 50001)
"""Discord's codes for a channel that there is not, or that the bot may not view."""

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class DiscordPlaces:
    """Channels as the gateway has reported them, and members as Discord says when asked."""

    client: discord.Client
    throttle: Throttle
    turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    def is_open(self, guild_id: int, channel_id: int) -> bool:
        """Tell whether all members of a server may view a channel; False if it is unknown."""
        guild = self.client.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        if guild is None or channel is None:
            return False
        if isinstance(channel, discord.Thread) and (channel.is_private() or not channel.parent):
            return False  # the library gives a thread its parent's permissions
        return channel.permissions_for(guild.default_role).view_channel

    async def is_gone(self, channel_id: int) -> bool:
        """Ask Discord whether there is no such channel or thread; False if that cannot be told.

        Somebody waits for an answer meanwhile, so it must be told soon.
        """
        try:
            async with asyncio.timeout(SOON):
                return await self._asked_for(channel_id) == NO_CHANNEL
        except TimeoutError:
            return False

    async def is_closed(self, channel_id: int) -> bool | None:
        """Tell whether the bot cannot show a game in a channel; None if that cannot be told.

        If it knows of nothing that it lacks there it asks Discord for the channel.
        """
        known = self.client.get_channel(channel_id)
        if isinstance(known, _ON_SERVERS) and self.lacking(known.guild.id, channel_id):
            return True
        channel = await self._asked_for(channel_id)
        if isinstance(channel, int):
            return True if channel in _CLOSED else None
        if channel is None or is_orphan(channel) or (me := channel.guild.me) is None:
            return None
        return bool(lacking(channel, channel.permissions_for(me)))

    async def _asked_for(
        self, channel_id: int
    ) -> discord.abc.GuildChannel | discord.Thread | int | None:
        """Ask Discord for a channel, behind all other requests; return it as it is now.

        Return Discord's code if it is refused, None if there is no answer to go by.
        """
        await self.throttle.turn(lets_others_go_first=True)
        try:
            channel = await self.client.fetch_channel(channel_id)
        except discord.HTTPException as error:
            return error.code
        except Exception as error:  # noqa: BLE001  what a proxy in front of Discord says may be anything
            _log.warning("channel_unknown", channel_id=channel_id, why=str(error))
            return None
        return channel if isinstance(channel, _ON_SERVERS) else None

    def lacking(self, guild_id: int, channel_id: int) -> tuple[str, ...] | None:
        """Return what the bot lacks to show a game in a channel; None if that is not known.

        Nothing is known of threads that were archived before the start.
        """
        guild = self.client.get_guild(guild_id)
        if guild is None:
            return NEEDED[:1]
        channel = None if guild.unavailable else guild.get_channel_or_thread(channel_id)
        if channel is None or is_orphan(channel):
            return None
        return lacking(channel, channel.permissions_for(guild.me))

    async def missing(self, where: Whereabouts) -> Missing:
        """Return why the bot cannot write in a channel, as far as it knows or Discord says."""
        if self.client.get_guild(where.guild_id) is None:
            return Missing(has_left=True)
        names = self.lacking(where.guild_id, where.channel_id)
        is_gone = names is None and await self.is_gone(where.channel_id)
        return Missing(names or (), is_gone=is_gone)

    async def present(self, guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        """Return those of some users who are on a server; all whom Discord does not deny.

        A server that the gateway does not report has none who could be asked for: all count.
        """
        if self.client.get_guild(guild_id) is None:
            return frozenset(user_ids)
        return await self._those(partial(self._is_member, guild_id), user_ids)

    async def viewers(self, channel: object, user_ids: Collection[int]) -> frozenset[int]:
        """Return those of some users who can view a channel, or are not on its server.

        Raises:
            Refused: ``viewers_unknown``: Discord does not say.
        """
        return await self._those(partial(self._can_view, channel), user_ids)

    async def _those(
        self, holds: Callable[[int], Awaitable[bool]], user_ids: Collection[int]
    ) -> frozenset[int]:
        """Ask Discord of some users, a few at a time; return those of whom something holds."""

        async def asked(user_id: int) -> tuple[int, bool]:
            async with self.turns:
                await self.throttle.turn()
                return user_id, await holds(user_id)

        answers = await asyncio.gather(*map(asked, user_ids))
        return frozenset(user_id for user_id, it_does in answers if it_does)

    async def _can_view(self, channel: object, user_id: int) -> bool:
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            raise Refused("viewers_unknown")
        try:
            member = await channel.guild.fetch_member(user_id)
            return await _sees(channel, member)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            if isinstance(error, discord.NotFound) and error.code in _UNKNOWN:
                return True
            _log.warning("viewer_unknown", channel_id=channel.id, why=str(error))
        raise Refused("viewers_unknown")

    async def _is_member(self, guild_id: int, user_id: int) -> bool:
        try:
            await self.client.http.get_member(guild_id, user_id)
        except discord.NotFound as error:
            return error.code not in _UNKNOWN
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.warning("member_unknown", guild_id=guild_id, why=str(error))
        return True


def invitation(application_id: int) -> str:
    """Return the link with which somebody invites the bot to their server."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=INVITED_WITH, scopes=scopes)


async def _sees(channel: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Ask Discord, where need be, whether a member can view a channel.

    Raises:
        discord.DiscordException: it does not say.
    """
    held = channel.permissions_for(member)
    if not held.view_channel or not isinstance(channel, discord.Thread):
        return held.view_channel
    # The library gives a thread its parent's permissions.
    if not channel.is_private() or held.manage_threads:
        return True
    try:
        await channel.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True


def lacking(channel: object, held: discord.Permissions) -> tuple[str, ...]:
    """Return what a bot that holds some permissions in a channel lacks to show a game there."""
    needed = list(NEEDED)
    if isinstance(channel, discord.Thread):
        needed[needed.index("send_messages")] = "send_messages_in_threads"
        needed += [IF_LOCKED] if channel.locked else []
    return tuple(name for name in needed if not getattr(held, name))


def in_words(names: Iterable[str]) -> str:
    """Return permissions as English words, for whoever runs the bot."""
    return ", ".join(name.replace("_", " ") for name in names)


def language_of_server(guild: discord.Guild, languages: Collection[str]) -> str | None:
    """Return the language that a server has chosen; None if it chose none of some languages.

    Only communities choose one: of all other servers Discord says it is English.
    """
    language = language_of(str(guild.preferred_locale))
    return language if _COMMUNITY in guild.features and language in languages else None


def is_orphan(channel: object) -> bool:
    """Tell whether a channel is a thread with an unknown parent.

    Its permissions are the parent's, so the library fails to compute them.
    """
    return isinstance(channel, discord.Thread) and channel.parent is None
