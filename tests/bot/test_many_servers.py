"""Very many servers that are there at once cost the database a few statements, not one each."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from structlog.testing import capture_logs

from bot.app import Dalapapa, build_client
from bot.config import Settings
from bot.services.time.alarm import Sleep
from bot.services.waiting.channels import Channels, Lacking
from bot.storage.database import open_database
from bot.storage.presence import server_presence
from bot.transport import greeting
from tests.loopback import LoopbackDiscord, World, logged_in

SERVERS = 30


@asynccontextmanager
async def a_ready_bot(folder: Path, loopback: LoopbackDiscord) -> AsyncIterator[Dalapapa]:
    """A bot that knows of all servers."""
    bot = build_client(Settings(token=None, database=folder / "games.sqlite3"))
    assert isinstance(bot, Dalapapa)
    bot._connection.guild_ready_timeout = 0.5  # discord.py would wait 2 seconds for more servers
    async with logged_in(bot, loopback):
        async with asyncio.timeout(10):
            await bot.wait_until_ready()
            while len(bot.guilds) < len(loopback.world.guilds):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        yield bot


async def test_servers_that_are_there_again_are_looked_at_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[set[int]] = []
    look_at = Channels.look_at

    async def noted(self: Channels, guild_ids: Collection[int], lacking: Lacking) -> None:
        looks.append({*guild_ids})
        await look_at(self, guild_ids, lacking)

    monkeypatch.setattr(Channels, "look_at", noted)
    async with (
        LoopbackDiscord(servers=SERVERS) as loopback,
        a_ready_bot(tmp_path, loopback) as bot,
    ):
        at_start = len(looks)
        looks.clear()
        await asyncio.gather(*(bot.on_guild_available(guild) for guild in bot.guilds))
        async with asyncio.timeout(5):
            while set().union(*looks) != set(loopback.world.guilds):  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    assert at_start <= 3
    assert len(looks) <= 2  # one may have been going on


async def test_servers_that_could_not_be_looked_at_are_with_the_next_or_within_the_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[set[int]] = []
    is_broken = True

    async def look_at(_: Channels, guild_ids: Collection[int], __: Lacking) -> None:
        looks.append({*guild_ids})
        if is_broken:
            raise sqlite3.OperationalError("disk I/O error")

    async with (
        LoopbackDiscord(servers=3) as loopback,
        a_ready_bot(tmp_path, loopback) as bot,
    ):
        while bot._looks_at_back:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        monkeypatch.setattr(Channels, "look_at", look_at)
        first, second, third = bot.guilds
        with capture_logs() as logs:
            await bot.on_guild_available(first)
            await bot.on_guild_available(second)
        is_broken = False
        await bot.ask_for_lost_channels.coro(bot)
        await bot.on_guild_available(third)

    assert [entry["event"] for entry in logs] == ["servers_not_looked_at"] * 2
    assert looks == [{first.id}, {first.id, second.id}, {first.id, second.id}, {third.id}]


async def test_of_very_many_new_servers_some_are_greeted_and_one_after_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(greeting, "MOST_GREETED", 3)
    monkeypatch.setattr(greeting, "SECONDS_APART", 0.01)
    database = await open_database(tmp_path / "games.sqlite3")
    async with database.transaction() as connection:  # it has been on one of them before
        known = [World.first_guild_id]
        await server_presence.see(connection, known, World.application_id, greets_new=False)
    await database.close()

    async with LoopbackDiscord(servers=SERVERS) as loopback:
        async with a_ready_bot(tmp_path, loopback) as bot:
            await loopback.until(lambda: greeted(loopback) == 3)
            await bot.on_ready()
            await asyncio.gather(*(bot.on_guild_available(guild) for guild in bot.guilds))
            slept: list[float] = []
            await greeting.greet_new(bot.guilds, bot.server_presence, bot.catalogue, noting(slept))
        assert greeted(loopback) == 3
        assert slept == [greeting.SECONDS_APART] * 2


async def test_the_newest_message_of_a_channel_is_found_without_asking_all_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        LoopbackDiscord(servers=2) as loopback,
        a_ready_bot(tmp_path, loopback) as bot,
    ):
        *_, channel_id = loopback.channel_ids
        channel = bot.get_channel(channel_id)
        assert isinstance(channel, discord.TextChannel)
        found = []
        for newest in (7, 8):
            channel.last_message_id = newest
            found.append(await bot.courier.latest(channel_id))
            monkeypatch.setattr(bot, "get_channel", None)  # only the first time

    assert found == [7, 8]


def noting(slept: list[float]) -> Sleep:
    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    return sleep


def greeted(loopback: LoopbackDiscord) -> int:
    return sum(len(standing) for standing in loopback.world.channels.values())
