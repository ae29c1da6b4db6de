"""Opens threads for games, each once, and takes back those in which no game was opened."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

import aiohttp
import discord
import structlog

from bot.services.caches import Locks
from bot.services.errors import Refused
from bot.services.lobbies.begun_threads import BegunThread, BegunThreads
from bot.storage.times import ids_within
from bot.transport.throttle import watched_calls

STAYS_OPEN: Final = 10080
"""After how many minutes without a message Discord archives a thread: as many as it allows."""

OPENED_WITHIN: Final = timedelta(hours=1)
"""How long after an interaction its thread is opened at most: offered for half an hour."""

_TOO_MANY: Final = 160006
_MISSING: Final = (50001, 50013)

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Threads:
    """The threads of one bot; ``locks`` let a request wait for another that opens the same."""

    client: discord.Client
    begun: BegunThreads
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

    async def take_back(self, thread: discord.Thread) -> bool:
        """Delete a thread in which nothing was opened; without the permission, archive it.

        Return whether that was done.
        """
        try:
            try:
                await thread.delete()
            except discord.HTTPException:
                await thread.edit(archived=True)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.warning("thread_stays", channel_id=thread.id, why=str(error))
            return False
        return True

    async def take_back_left(self) -> None:
        """Take back the threads in which the bot was killed before it could open a lobby."""
        for begun in await self.begun.left():
            guild = self.client.get_guild(begun.guild_id)
            found = await self._opened_for(guild, begun) if guild else []
            if found is None:  # the next start is another try
                continue
            until = begun.interaction_id + ids_within(OPENED_WITHIN)
            left = [
                thread
                for thread in found
                if thread.id < until and not await self.begun.is_played_in(thread.id)
            ]
            if all([await self.take_back(thread) for thread in left]):
                await self.begun.forget(begun.interaction_id)

    async def _first_of(
        self, channel: discord.TextChannel, name: str, interaction_id: int
    ) -> discord.Thread | None:
        """Return the first thread that a doubtful request has opened, and take back the others."""
        wanted = BegunThread(interaction_id, channel.guild.id, channel.id, name)
        ours = await self._opened_for(channel.guild, wanted) or []
        for duplicate in ours[1:]:
            await self.take_back(duplicate)
        return ours[0] if ours else None

    async def _opened_for(
        self, guild: discord.Guild, wanted: BegunThread
    ) -> list[discord.Thread] | None:
        """Return the bot's threads that may be the one that was wanted, the oldest first.

        None if Discord does not tell.
        """
        try:
            active = await guild.active_threads()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.warning("threads_unknown", why=str(error))
            return None
        own_id = self.client.user.id if self.client.user else None
        where = (wanted.channel_id, own_id, wanted.name)
        ours = [
            thread
            for thread in active
            if (thread.parent_id, thread.owner_id, thread.name) == where
            and thread.id > wanted.interaction_id
        ]
        return sorted(ours, key=lambda thread: thread.id)


def _meaning_of(error: discord.HTTPException, channel_id: int) -> Refused:
    if error.code == _TOO_MANY:
        return Refused("too_many_threads")
    if error.code in _MISSING:
        names = ("create_public_threads",)
        return Refused("missing_permissions", names=names, channel_id=channel_id)
    _log.warning("thread_refused", code=error.code, why=str(error))
    return Refused("thread_failed")
