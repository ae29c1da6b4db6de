"""Forks the bot into a process of its own, to be told to stop or killed, and its commands."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import mkdtemp

from bot.__main__ import main
from tests.forks import Fork
from tests.loopback.launch import launch
from tests.loopback.server import LoopbackDiscord


@asynccontextmanager
async def forked(
    command: Callable[..., int], arguments: Sequence[str], **environ: str
) -> AsyncIterator[Fork]:
    """Carry out a command in a process of its own; kill it in the end if it still runs."""
    folder = Path(mkdtemp())
    fork = Fork(command, arguments, environ, folder)
    try:
        yield fork
    finally:
        fork.kill()
        _, told = await fork.communicate()
        sys.stderr.write(told.decode(errors="replace"))
        shutil.rmtree(folder)


@asynccontextmanager
async def forked_bot(loopback: LoopbackDiscord, database: Path) -> AsyncIterator[Fork]:
    """Start the bot and wait until it is connected; kill it in the end if it still runs."""
    settings = {"DISCORD_TOKEN": "any", "DALAPAPA_DATABASE": str(database)}
    try:
        async with forked(launch, [loopback.address], **settings) as bot:
            await asyncio.wait_for(loopback.gateway.is_connected.wait(), 120)
            yield bot
    finally:
        await loopback.gateway.drop()


async def dalapapa(command: str, *arguments: Path, database: Path) -> tuple[int, str]:
    """Type a command as the operator does; return its exit status and all that it says."""
    words = [command, *map(str, arguments)]
    async with forked(command_line, words, DALAPAPA_DATABASE=str(database)) as child:
        out, err = await asyncio.wait_for(child.communicate(), 60)
        return await child.wait(), (out + err).decode()


def command_line(*words: str) -> int:
    """Carry out what is typed behind `dalapapa`; return its exit status."""
    return main(words)
