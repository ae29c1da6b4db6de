"""Greets servers, each once, where the bot may write; of very many at once only some."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

import aiohttp
import discord
import structlog

from bot.presenters.waits.greeting import greeting
from bot.services.servers.server_presence import ServerPresence
from bot.services.time.alarm import Sleep
from bot.texts import Catalogue
from bot.transport.contents import contents_of
from bot.transport.places import NEEDED_FOR_THREADS, lacking, language_of_server

MOST_GREETED: Final = 200
"""How many servers are greeted that are found new together; the others count as greeted.

So many do not join while the bot is down: a copy of the database was put back that does not know
who was greeted since.
"""

SECONDS_APART: Final = 1.0

_log = structlog.get_logger()


async def greet_new(
    servers: Sequence[discord.Guild], presence: ServerPresence, catalogue: Catalogue, sleep: Sleep
) -> None:
    """Greet servers that were found new together, the first at once and others ever later.

    ``sleep`` takes seconds.
    """
    left_out = [guild.id for guild in servers[MOST_GREETED:]]
    if left_out:
        await presence.count_as_greeted(left_out)
        _log.warning("servers_not_greeted", number=len(left_out), why="too many are new at once")
    for number, guild in enumerate(servers[:MOST_GREETED]):
        if number:
            await sleep(SECONDS_APART)
        await greet(guild, presence, catalogue)


async def greet(guild: discord.Guild, presence: ServerPresence, catalogue: Catalogue) -> None:
    """Greet a server that has not been greeted since the bot joined it.

    It is tried once: what fails is logged and not made up for.
    """
    if guild.unavailable or not await presence.may_greet(guild.id):
        return
    channel = next(_open_channels(guild), None)
    if channel is None:
        _log.info("server_not_greeted", guild_id=guild.id, why="no channel to write in")
        return
    texts = catalogue.texts(language_of_server(guild, catalogue.languages))
    held = channel.permissions_for(guild.me)
    for_threads = (name for name in NEEDED_FOR_THREADS if not getattr(held, name))
    lacks = tuple(dict.fromkeys((*lacking(channel, held), *for_threads)))
    try:
        message = greeting(texts, channel.id, lacks)
        await channel.send(**contents_of(message, None), silent=message.is_silent)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        _log.warning("server_not_greeted", guild_id=guild.id, why=str(error))


def _open_channels(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Yield the channels in which the bot may write: first that for Discord's own messages."""
    channels: Collection[discord.TextChannel | None] = (guild.system_channel, *guild.text_channels)
    for channel in channels:
        if channel is not None:
            held = channel.permissions_for(guild.me)
            if held.view_channel and held.send_messages:
                yield channel
