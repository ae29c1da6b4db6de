"""Listens to what Discord tells of connections, servers and channels, and passes it on."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord
import structlog
import yarl
from discord.ext import tasks

from bot.services.servers.server_presence import ServerPresence
from bot.services.waiting.ring import Ring
from bot.texts import Catalogue
from bot.transport.greeting import greet, greet_new
from bot.transport.places import DiscordPlaces, lacking
from bot.transport.reconnecting import bound_waits
from bot.transport.threads import Threads

GATHERING_SECONDS: Final = 0.1
"""For how long servers that are there again are gathered, to be looked at together."""

_log = structlog.get_logger()


class Watching(discord.AutoShardedClient):
    """A client that notices where it can write.

    What it tells of all this is set before it connects.
    """

    catalogue: Catalogue
    places: DiscordPlaces
    server_presence: ServerPresence
    ring: Ring
    threads: Threads
    _back: dict[int, discord.Guild]
    """Servers that are there again and were not looked at since."""

    def __init__(self, **options: Any) -> None:  # noqa: ANN401  as the library's own
        super().__init__(**options)
        self._back = {}
        self._looks_at_back = False

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Connect a shard; from then on it does not wait for long before it tries again."""
        await super().launch_shard(gateway, shard_id, initial=initial)
        bound_waits(self.shards[shard_id])

    @tasks.loop(hours=1)
    async def ask_for_lost_channels(self) -> None:
        """Ask whether the bot may write again where games wait for that, in case no event says.

        What could not be looked at when it was there again is looked at, too.
        """
        await self.wait_until_ready()
        try:
            await self.ring.channels.ask_again(self.places.is_closed, asyncio.sleep)
        except Exception as error:  # noqa: BLE001  the next hour is another try
            _log.error("lost_channels_not_asked_for", exc_info=error)
        if self._back and not self._looks_at_back:
            await self._look_at_back()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Let no time run out while a connection is lost."""
        self.ring.clocks.lose(shard, self.shard_count or 1)

    async def on_shard_ready(self, shard: int) -> None:
        """Let time run again on a shard's servers, and see whether an outage is over."""
        self.ring.outbox.note_connection()
        await self.ring.clocks.regain(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Do the same where a connection goes on as if it had not been lost."""
        await self.on_shard_ready(shard)

    async def on_ready(self) -> None:
        """Look at all servers: all shards are there, so what is not known is gone."""
        servers = {guild.id: guild for guild in self.guilds}
        to_greet = await self.server_presence.meet(tuple(servers), self.application_id or 0)
        await self.ring.channels.look_around(self.places.lacking)
        await self.threads.take_back_left()
        new = [servers[guild_id] for guild_id in to_greet]
        await greet_new(new, self.server_presence, self.catalogue, asyncio.sleep)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Look at a server in which a channel's permissions may have changed."""
        await self._look_at(channel.guild)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Look at a server in which a role's permissions may have changed."""
        await self._look_at(role.guild)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Look at a server in which the bot may have been given a role, or lost one."""
        await self._look_at(member.guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the games of a channel and its threads, which are gone."""
        inside = [thread.id for thread in channel.guild.threads if thread.parent_id == channel.id]
        for channel_id in (channel.id, *inside):
            await self.ring.channels.lose(channel_id)

    async def on_thread_update(self, _: discord.Thread, thread: discord.Thread) -> None:
        """Look at a thread that may have been locked or opened again."""
        # An archived one is not among its server's threads any more.
        if thread.parent is not None:
            held = thread.permissions_for(thread.guild.me)
            known = {thread.id: lacking(thread, held)}
            await self.ring.channels.look_at(
                [thread.guild.id], lambda _, channel: known.get(channel)
            )

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Look at a thread that was opened again."""
        await self.on_thread_update(thread, thread)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Pause the game of a thread that is gone."""
        await self.ring.channels.lose(thread.thread_id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look at a server that is there again after an outage of Discord's.

        At a start and after an outage there are thousands within a second: they are looked at
        together, since moves wait for the database as well.
        """
        self._back[guild.id] = guild
        if not self._looks_at_back:  # else it is looked at with the next ones
            await self._look_at_back()

    async def _look_at_back(self) -> None:
        new: list[discord.Guild] = []
        self._looks_at_back = True
        try:
            while self._back:
                await asyncio.sleep(GATHERING_SECONDS)
                back, self._back = self._back, {}
                try:
                    await self.ring.channels.look_at([*back], self.places.lacking)
                    to_greet = await self.server_presence.to_greet([*back])
                except Exception as error:  # noqa: BLE001  the next round is another try
                    _log.error("servers_not_looked_at", exc_info=error)
                    self._back = back | self._back
                    break
                new += [back[guild_id] for guild_id in to_greet]
        finally:
            self._looks_at_back = False
        await greet_new(new, self.server_presence, self.catalogue, asyncio.sleep)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server to which the bot has come, perhaps again."""
        await self.server_presence.join(guild.id, self.application_id or 0)
        await self._look_at(guild)
        await greet(guild, self.server_presence, self.catalogue)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the games of a server that the bot was removed from; this is no outage."""
        await self.server_presence.leave(guild.id)
        await self.ring.channels.lose_server(guild.id)

    async def _look_at(self, guild: discord.Guild) -> None:
        await self.ring.channels.look_at([guild.id], self.places.lacking)
