"""The sandbox as a program of its own, started as people start it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from aiohttp import ClientSession

from tests.bot.sandbox.browser import PATIENCE_SECONDS
from tests.bot.sandbox.ports import LOOPBACK, free_port_after_a_free_one
from tests.sources import ROOT


async def launch(home: Path, port: int) -> Process:
    """Start ``dalapapa sandbox`` with its database in a folder of its own."""
    database = str(home / "dalapapa.sqlite3")
    settings = {"DALAPAPA_DATABASE": database, "DALAPAPA_SANDBOX_PORT": str(port)}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox"),
        cwd=ROOT,
        env=os.environ | settings,
        stdout=PIPE,
        stderr=PIPE,
    )


async def line_with(process: Process, part: str) -> str:
    """Read what a program prints up to a line that says ``part``."""
    assert process.stdout is not None
    async with asyncio.timeout(PATIENCE_SECONDS):
        async for line in process.stdout:
            if part in line.decode():
                return line.decode()
    raise AssertionError((await process.communicate())[1].decode())


@asynccontextmanager
async def running(home: Path, port: int | None = None) -> AsyncIterator[tuple[Process, str]]:
    """A sandbox that can be played in, on any port or a given one, and the page's address."""
    port = port or free_port_after_a_free_one()
    process = await launch(home, port)
    try:
        await line_with(process, f"http://{LOOPBACK}:{port}/")
        async with (
            ClientSession() as session,
            session.get(f"http://{LOOPBACK}:{port}/", allow_redirects=False) as response,
        ):
            yield process, response.headers["Location"]
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
