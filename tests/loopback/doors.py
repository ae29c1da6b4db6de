"""Leads discord.py to another address than Discord's."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.loopback.server import LoopbackDiscord


@contextmanager
def discord_at(address: str) -> Iterator[None]:
    """Send every client of this process to `address` (`http://127.0.0.1:port`) while it lasts."""
    base, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    url = yarl.URL(address)
    Route.BASE = str(url / "api/v10")
    DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws") / "gateway"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


@asynccontextmanager
async def logged_in(client: discord.Client, loopback: LoopbackDiscord) -> AsyncIterator[None]:
    """Run a client of this process on the loopback Discord; it is closed in the end."""
    with discord_at(loopback.address):
        running = asyncio.create_task(client.start("any"))
        connected = asyncio.create_task(loopback.gateway.is_connected.wait())
        try:
            await asyncio.wait((running, connected), timeout=30, return_when="FIRST_COMPLETED")
            if connected.done():
                yield
        finally:
            connected.cancel()
            await client.close()
            await running
