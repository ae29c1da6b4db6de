"""Asks Discord what the bot may do in every channel with a game that goes on, server by server."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Sequence
from typing import Final, TypeVar

import discord

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnosis, fault, fine, warning
from bot.operating.doctor.discord_door import DiscordDoor, Unreachable
from bot.services.time.alarm import Sleep
from bot.storage.presence import lost_channels
from bot.transport.places import NEEDED, NO_CHANNEL, in_words, lacking

T = TypeVar("T")

APART: Final = 1.0
"""Seconds between two requests: a running bot needs Discord's patience more than this does."""

Channel = discord.abc.GuildChannel | discord.Thread


async def check_channels(case: Case) -> AsyncIterator[Diagnosis]:
    """Say of one server after another in which of its channels the bot lacks what."""
    door, database = case.discord(), await case.database()
    games = [] if database is None else await lost_channels.placed(database.reader)
    channels: dict[int, set[int]] = {}
    for game in games:
        channels.setdefault(game.where.guild_id, set()).add(game.where.channel_id)
    if not channels:
        yield fine("doctor-channels-none")
    asking = _Asking(door, case.sleep)
    for guild_id, channel_ids in channels.items():
        for found in await _on_server(asking, guild_id, sorted(channel_ids)):
            yield found


class _Asking:
    """Asks Discord one thing a second at most."""

    def __init__(self, door: DiscordDoor, sleep: Sleep) -> None:
        self.client = door.client
        self._door = door
        self._sleep = sleep

    async def ask(self, question: Awaitable[T]) -> T:
        """As ``DiscordDoor.ask``."""
        await self._sleep(APART)
        return await self._door.ask(question)


async def _on_server(asking: _Asking, guild_id: int, channel_ids: list[int]) -> list[Diagnosis]:
    server = {"server": str(guild_id)}
    try:
        lacks = await _lacks(asking, guild_id, channel_ids)
    except (discord.NotFound, discord.Forbidden):
        return [warning("doctor-server-left", "doctor-server-left-todo", **server)]
    except (discord.DiscordException, Unreachable) as error:
        return [fault("doctor-server-unknown", "doctor-unreachable-todo", why=str(error), **server)]
    found = []
    for channel_id, names in lacks.items():
        facts = {**server, "channel": str(channel_id)}
        if names is None:
            found.append(warning("doctor-channel-gone", "doctor-channel-gone-todo", **facts))
        elif names:
            key, todo = "doctor-channel-lacks", "doctor-channel-lacks-todo"
            found.append(warning(key, todo, names=in_words(names), **facts))
    return found or [fine("doctor-server", count=len(channel_ids), **server)]


async def _lacks(
    asking: _Asking, guild_id: int, channel_ids: Sequence[int]
) -> dict[int, tuple[str, ...] | None]:
    """Return what the bot lacks in each of some channels; None for one that there is not.

    Raises:
        discord.DiscordException, Unreachable: Discord does not tell.
    """
    guild = await asking.ask(asking.client.fetch_guild(guild_id))
    me = await asking.ask(guild.fetch_member(asking.client.user.id if asking.client.user else 0))
    known = {channel.id: channel for channel in await asking.ask(guild.fetch_channels())}
    lacks: dict[int, tuple[str, ...] | None] = {}
    for channel_id in channel_ids:
        channel: Channel | None = known.get(channel_id)
        try:
            channel = channel or await asking.ask(guild.fetch_channel(channel_id))
        except discord.Forbidden:
            lacks[channel_id] = NEEDED[:1]
            continue
        except discord.NotFound as error:
            if error.code != NO_CHANNEL:
                raise
            lacks[channel_id] = None
            continue
        parent = known.get(channel.parent_id) if isinstance(channel, discord.Thread) else channel
        held = parent.permissions_for(me) if parent else discord.Permissions.none()
        lacks[channel_id] = lacking(channel, held)
    return lacks
