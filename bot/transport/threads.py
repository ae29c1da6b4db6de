"""Opens threads for games, each once, and takes back those in which no game was opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import aiohttp
import discord
import structlog

from bot.services.caches import Locks
from bot.services.errors import Refused
from bot.transport.throttle import watched_calls

STAYS_OPEN: Final = 10080
"""After how many minutes without a message Discord archives a thread: as many as it allows."""

_TOO_MANY: Final = 160006
_MISSING: Final = (50001, 50013)

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Threads:
    """The threads of one bot; ``locks`` let a request wait for another that opens the same."""

    client: discord.Client
    locks: Locks = field(default_factory=Locks)

    async def open(
        self, channel: discord.TextChannel, name: str, interaction_id: int
    ) -> discord.Thread:
        """Open a public thread with a name in a channel, for an interaction.

        Raises:
            Refused: ``missing_permissions``, ``too_many_threads``, ``thread_failed``.
        """
        kinds = discord.ChannelType
        kind = kinds.news_thread if channel.is_news() else kinds.public_thread
        opened: discord.Thread | None = None
        with watched_calls() as calls:
            try:
                opened = await channel.create_thread(
                    name=name, type=kind, auto_archive_duration=STAYS_OPEN
                )
            except discord.HTTPException as error:
                if error.status < 500:  # noqa: PLR2004  Discord has refused it
                    raise _meaning_of(error, channel.id) from error
                _log.warning("thread_unclear", why=str(error))
            except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
                _log.warning("thread_unclear", why=str(error))
        if opened is None or calls.may_have_duplicates:
            opened = await self._first_of(channel, name, interaction_id) or opened
        if opened is None:
            raise Refused("thread_failed")
        return opened

    async def take_back(self, thread: discord.Thread) -> None:
        """Delete a thread in which nothing was opened; without the permission, archive it."""
        try:
            await thread.delete()
        except discord.HTTPException:
            try:
                await thread.edit(archived=True)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                _log.warning("thread_stays", channel_id=thread.id, why=str(error))
        except (aiohttp.ClientError, OSError) as error:
            _log.warning("thread_stays", channel_id=thread.id, why=str(error))

    async def _first_of(
        self, channel: discord.TextChannel, name: str, interaction_id: int
    ) -> discord.Thread | None:
        """Return the first thread that a doubtful request has opened, and take back the others."""
        try:
            active = await channel.guild.active_threads()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("threads_unknown", why=str(error))
            return None
        own_id = self.client.user.id if self.client.user else None
        ours = sorted(
            (
                thread
                for thread in active
                if (thread.parent_id, thread.owner_id, thread.name) == (channel.id, own_id, name)
                and thread.id > interaction_id
            ),
            key=lambda thread: thread.id,
        )
        for duplicate in ours[1:]:
            await self.take_back(duplicate)
        return ours[0] if ours else None


def _meaning_of(error: discord.HTTPException, channel_id: int) -> Refused:
    if error.code == _TOO_MANY:
        return Refused("too_many_threads")
    if error.code in _MISSING:
        names = ("create_public_threads",)
        return Refused("missing_permissions", names=names, channel_id=channel_id)
    _log.warning("thread_refused", code=error.code, why=str(error))
    return Refused("thread_failed")
