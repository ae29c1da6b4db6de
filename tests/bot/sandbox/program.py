"""The sandbox as a program of its own, as people start it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from aiohttp import ClientSession

from tests.bot.sandbox.browser import PATIENCE_SECONDS
from tests.bot.sandbox.ports import LOOPBACK, free_port_after_a_free_one
from tests.forks import Fork
from tests.loopback.forked import command_line, forked

A_LOOK_SECONDS = 0.02


def launched(home: Path, port: int) -> AbstractAsyncContextManager[Fork]:
    """Start ``dalapapa sandbox`` with its database in a folder of its own; it ends with this."""
    database = str(home / "dalapapa.sqlite3")
    settings = {"DALAPAPA_DATABASE": database, "DALAPAPA_SANDBOX_PORT": str(port)}
    return forked(command_line, ["sandbox"], **settings)


@asynccontextmanager
async def running(home: Path, port: int | None = None) -> AsyncIterator[tuple[Fork, str]]:
    """A sandbox that can be played in, on any port or a given one, and the page's address."""
    port = port or free_port_after_a_free_one()
    async with launched(home, port) as sandbox:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while f"http://{LOOPBACK}:{port}/".encode() not in sandbox.printed():
                assert sandbox.returncode is None
                await asyncio.sleep(A_LOOK_SECONDS)
        async with (
            ClientSession() as session,
            session.get(f"http://{LOOPBACK}:{port}/", allow_redirects=False) as response,
        ):
            yield sandbox, response.headers["Location"]
