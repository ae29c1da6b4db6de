"""Connects to Discord's gateway as the bot, and waits there for a click on one button."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, Self, TypeVar

import discord

from bot.storage.presence.shards import shard_of

T = TypeVar("T")


class Deaf(Exception):
    """There is no connection to the gateway; the message says why."""


class _Client(discord.Client):
    """Hears of clicks on one shard, with the intents of the bot; all else it leaves alone."""

    def __init__(self, custom_id: str, shard: int, shards: int) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_id=shard,
            shard_count=shards,
        )
        self.connected = asyncio.Event()
        self.clicks: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        self._custom_id = custom_id

    async def on_connect(self) -> None:
        self.connected.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if {**(interaction.data or {})}.get("custom_id") == self._custom_id:
            self.clicks.put_nowait(interaction)


class ClickListener:
    """Waits for clicks on the button of a custom id, on a server; to be entered as a context."""

    def __init__(self, token: str, custom_id: str, guild_id: int, shards: int) -> None:
        """The bot has so many ``shards``; only the server's is connected."""
        self._client = _Client(custom_id, shard_of(guild_id, shards), shards)
        self._running = asyncio.create_task(self._run(token))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        await self._client.close()

    async def connect(self, seconds: float) -> None:
        """Wait until the gateway tells of clicks.

        Raises:
            Deaf: it does not, within so many seconds.
        """
        if await self._first(self._client.connected.wait(), seconds) is None:
            raise Deaf(f"not connected within {seconds:g} s")

    async def next_click(self, seconds: float) -> discord.Interaction | None:
        """Return the next click; None if there is none within so many seconds.

        Raises:
            Deaf: the connection has ended.
        """
        return await self._first(self._client.clicks.get(), seconds)

    async def _run(self, token: str) -> None:
        await self._client.login(token)
        await self._client.connect(reconnect=False)

    async def _first(self, coming: Coroutine[Any, Any, T], seconds: float) -> T | None:
        """Wait for something that only comes while the connection lasts."""
        waited = asyncio.create_task(coming)
        try:
            both = (waited, self._running)
            await asyncio.wait(both, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            if waited.done():
                return waited.result()
            if self._running.done():
                raise Deaf(str(self._running.exception() or "closed")) from None
            return None
        finally:
            waited.cancel()
