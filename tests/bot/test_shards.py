"""One process serves servers on several shards, whatever happens to one of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest

from bot.app import Dalapapa, build_client
from bot.config import Settings
from bot.services.games.computers import Computers
from bot.services.games.match import Turn
from bot.services.posting.outbox import Outbox
from bot.services.waiting.channels import Channels
from bot.services.waiting.clocks import Clocks
from bot.transport import reconnecting
from tests.benchmarks.rows.moves import PING, Table
from tests.loopback import LoopbackDiscord, Request, Trouble, logged_in

TRIES_WITHIN_MINUTES = 8
"""How often a shard would try by itself in the first four minutes of an outage, on average."""


@pytest.fixture(autouse=True)
def _nobody_waits_between_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord wants 5 seconds between two shards that identify themselves."""

    async def at_once(*_: object, initial: bool) -> None:
        """Begin without a pause."""

    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)


@asynccontextmanager
async def a_bot_on_two_servers(
    folder: Path, shards: int | None = None
) -> AsyncIterator[tuple[Dalapapa, LoopbackDiscord]]:
    """A bot with these settings on a Discord that asks for two shards."""
    settings = Settings(token=None, database=folder / "games.sqlite3", shards=shards)
    bot = build_client(settings)
    assert isinstance(bot, Dalapapa)
    loopback = LoopbackDiscord("games", "more", servers=2, shards=2)
    async with loopback, logged_in(bot, loopback):
        yield bot, loopback


def boards(loopback: LoopbackDiscord, table: Table) -> int:
    """Count the boards that call somebody: one after the start and one after each turn."""
    standing = loopback.messages(table.channel_id)
    return sum(bool(old.attachments and PING.search(old.content)) for old in standing)


async def turns(table: Table) -> list[Turn]:
    """The turns of players that are over."""
    history = (await table.match()).history
    return [turn for turn in history if turn.is_finished and turn.seat is not None]


async def test_a_bot_has_as_many_shards_as_discord_asks_for(tmp_path: Path) -> None:
    async with a_bot_on_two_servers(tmp_path) as (bot, _):
        shards = {guild.shard_id for guild in bot.guilds}
        heartbeats = [seconds for _, seconds in bot.latencies]

    assert shards == {0, 1}
    assert len(heartbeats) == 2
    assert max(heartbeats) < 10  # infinite before the first one is answered


async def test_a_bot_has_as_many_shards_as_its_settings_say(tmp_path: Path) -> None:
    async with a_bot_on_two_servers(tmp_path, shards=1) as (bot, _):
        shards = {guild.shard_id for guild in bot.guilds}

        assert list(bot.shards) == [0]
    assert shards == {0}


async def test_downtime_is_known_before_anything_is_written_that_is_a_heartbeat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[type]()

    def noted(room: type, resume: Callable[..., Awaitable[None]]) -> None:
        async def note(self: object, *given: object, **named: object) -> None:
            begun.append(room)
            await resume(self, *given, **named)

        monkeypatch.setattr(room, "resume", note)

    for room in (Clocks, Channels, Outbox, Computers):
        noted(room, room.resume)
    async with a_bot_on_two_servers(tmp_path):
        pass

    assert begun == [Clocks, Channels, Outbox, Computers]


async def test_a_shard_that_is_dropped_within_a_turn_loses_nothing_and_doubles_nothing(
    tmp_path: Path,
) -> None:
    chance = random.Random(1)
    async with a_bot_on_two_servers(tmp_path) as (bot, loopback):
        tables = [Table(bot, loopback, channel_id) for channel_id in loopback.channel_ids]
        for table in tables:
            await table.sit_down()
        here, elsewhere = tables[0], tables[-1]
        dropped = loopback.gateway.shard_of(loopback.world.guild_of(here.channel_id))
        resumed = asyncio.create_task(bot.wait_for("shard_resumed", timeout=10))

        loopback.arrange(Request.POST, Trouble.late(0.2))
        turn = asyncio.create_task(here.play(*await here.choose(chance)))
        await loopback.until(lambda: boards(loopback, here) == 2)
        await loopback.gateway.drop(dropped)  # while the bot waits to be told of its board's id
        who, move = await here.choose(chance)
        typed = await loopback.command(who, here.channel_id, "place", move=move)
        await elsewhere.play(*await elsewhere.choose(chance))  # the other shard goes on
        await loopback.answer(typed)
        await loopback.repeat(typed)
        await turn
        await loopback.until(lambda: boards(loopback, here) == 3)
        await here.play(*await here.choose(chance))

        assert await resumed == dropped
        assert [boards(loopback, table) for table in tables] == [4, 1, 1, 2]
        assert [len(await turns(table)) for table in tables] == [3, 0, 0, 1]


async def test_after_a_long_outage_of_the_gateway_all_shards_are_soon_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconnecting, "LONGEST_WAIT", 0.01)
    async with a_bot_on_two_servers(tmp_path) as (bot, loopback):
        loopback.gateway.is_closed = True
        await loopback.gateway.drop()
        for _ in range(2 * TRIES_WITHIN_MINUTES):
            await bot.wait_for("shard_disconnect", timeout=10)

        loopback.gateway.is_closed = False
        await asyncio.wait_for(loopback.gateway.is_connected.wait(), 10)

        assert not any(shard.is_closed() for shard in bot.shards.values())


async def test_a_client_that_was_never_started_can_be_closed(tmp_path: Path) -> None:
    client = build_client(Settings(token=None, database=tmp_path / "games.sqlite3"))

    await client.close()

    assert client.is_closed()
