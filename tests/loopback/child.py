"""Starts the bot in a process of its own, to be told to stop or killed."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.loopback.server import LoopbackDiscord

ROOT = Path(__file__).parents[2]


async def launch(
    loopback: LoopbackDiscord,
    database: Path,
    *,
    launcher: str = "tests.loopback.launch",
    stderr: int | None = None,
    **environ: str,
) -> Process:
    """Start the bot."""
    settings = {"DISCORD_TOKEN": "any", "DALAPAPA_DATABASE": str(database)}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", launcher, loopback.address),
        cwd=ROOT,
        env={**os.environ, **settings, **environ},
        stderr=stderr,
    )


@asynccontextmanager
async def launched(
    loopback: LoopbackDiscord,
    database: Path,
    *,
    within: float = 120.0,
    launcher: str = "tests.loopback.launch",
    stderr: int | None = None,
    **environ: str,
) -> AsyncIterator[Process]:
    """Start the bot and wait until it is connected; kill it in the end if it still runs.

    TimeoutError when it has not connected after `within` seconds.
    """
    bot = await launch(loopback, database, launcher=launcher, stderr=stderr, **environ)
    try:
        await asyncio.wait_for(loopback.gateway.is_connected.wait(), within)
        yield bot
    finally:
        if bot.returncode is None:
            bot.kill()
            await bot.wait()
        await loopback.gateway.drop()
