"""Opens the sandbox: one address on 127.0.0.1, and behind it a page to play on.

Needs the extra "sandbox".
"""

import asyncio
import logging
import signal
from dataclasses import replace
from datetime import datetime
from importlib.metadata import version
from pathlib import Path
from secrets import token_urlsafe
from typing import TYPE_CHECKING, Final

from bot.app import build_client
from bot.config import ConfigurationError, Settings
from bot.logs import configure_logs
from bot.sandbox.redirect import PortTaken, Redirect
from bot.sandbox.renewal import owe_present
from bot.storage import games
from bot.storage import single_values as remembered
from bot.storage.database import open_database
from bot.storage.presence import heartbeat
from bot.texts import Catalogue

if TYPE_CHECKING:
    from bot.sandbox.world import World

__all__ = ["DATABASE", "PortTaken", "run_sandbox"]

DATABASE = "sandbox.sqlite3"
"""The sandbox's own database file, beside the bot's."""

_PAGE: Final = "sandbox_page"
"""Under this name the page's secret is remembered."""

# The page reaches into simcord and simcord into discord.py: other versions may differ inside.
NEEDED: Final = {"discord.py": "2.7.1", "simcord": "3.2.1"}
"""The packages that must have exactly this version."""


async def run_sandbox(settings: Settings) -> None:
    """Serve the page until it is ended by Ctrl-C or by SIGTERM.

    People open ``settings.sandbox_port``, which sends them on to the page on the port before it.

    Raises:
        ConfigurationError: a package is of another version.
        DatabaseInUse, DatabaseUnusable: the database cannot be had.
        PortTaken: another program listens on one of the two ports.
    """
    _check_versions()
    from bot.sandbox import page, world  # noqa: PLC0415  # not before the check

    _cancel_when_asked_to_stop()
    configure_logs(settings)
    logging.getLogger("discord").setLevel(logging.WARNING)  # it would tell of tokens and log-ins
    texts = Catalogue().texts(None)
    own = replace(settings, database=settings.database.with_name(DATABASE))
    last = await _last_time(own.database)
    here = world.create_world(build_client(own), texts, last)
    try:
        async with Redirect(settings.sandbox_port) as redirect:
            secret = await _prepare(own.database, here)
            port = settings.sandbox_port - 1
            async with page.open_page(here, port=port, secret=secret) as opened:
                redirect.target = opened.url
                people = texts.listed(list(world.PEOPLE.values()))
                print(texts.say("sandbox-open", address=redirect.url, people=people), flush=True)
                await opened.play()
    except asyncio.CancelledError:
        pass  # the way to stop it
    print(texts.say("sandbox-closed"))


async def _prepare(path: Path, here: "World") -> str:
    """Owe what was posted to the last simulated Discord, since each begins empty.

    Games that were not in its channel were in threads.

    Return the page's secret, which stays: a tab left open goes on by itself.
    """
    database = await open_database(path)
    try:
        for game in await games.all_open(database.reader):
            if game.where.channel_id != here.channel.id:
                here.open_thread(game.where.channel_id, game.where.name)
            await owe_present(database, game.where.channel_id)
        async with database.transaction() as connection:
            secret = await remembered.get(connection, _PAGE) or token_urlsafe()
            await remembered.put(connection, _PAGE, secret)
        return secret
    finally:
        await database.close()


async def _last_time(path: Path) -> datetime | None:
    """Return when the bot worked last: if time was moved on then, games must not go back in it."""
    database = await open_database(path)
    try:
        return await heartbeat.last_beat(database.reader)
    finally:
        await database.close()


def _check_versions() -> None:
    for name, needed in NEEDED.items():
        if (found := version(name)) != needed:
            raise ConfigurationError("sandbox-version", package=name, needed=needed, found=found)


def _cancel_when_asked_to_stop() -> None:
    task = asyncio.current_task()
    if task is not None:
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
