"""Heartbeats of the gateway that are quick enough for a test."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.loopback import LoopbackDiscord


@asynccontextmanager
async def quick_heartbeats(loopback: LoopbackDiscord) -> AsyncIterator[None]:
    """Let shards that connect inside the block beat a hundred times a second."""
    loopback.gateway.heartbeat_interval = 10
    yield
    # discord.py tells its threads to stop and does not wait: one may be about to use the loop.
    for thread in threading.enumerate():
        if thread.name.startswith("keep-alive-handler"):
            await asyncio.to_thread(thread.join)
