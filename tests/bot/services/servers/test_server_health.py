"""Managers are told how the bot is for their own server, and nothing of others."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.servers.server_health import Overdue, ServerHealth
from bot.storage.clocks import Shards
from tests.bot.services.world import CHANNEL, ELSEWHERE, GUILD, World, open_world

OTHER_GUILD = GUILD + (1 << 22)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """A world in which nothing is posted."""
    async with open_world(tmp_path / "games.sqlite3") as world:
        yield world


async def test_only_what_is_owed_to_the_servers_own_channels_is_told(world: World) -> None:
    health = ServerHealth(world.database, world.clock.now, Shards)
    began = world.clock.now()
    await world.start()
    await world.start(channel_id=ELSEWHERE)
    async with world.database.autocommit() as connection:
        await connection.run(
            "UPDATE games SET guild_id = ? WHERE channel_id = ?", (OTHER_GUILD, CHANNEL)
        )
        await connection.run("DELETE FROM outbox WHERE channel_id = ?", (ELSEWHERE,))
    world.clock.pass_time(300)

    here, there = [await health.of(guild_id) for guild_id in (GUILD, OTHER_GUILD)]

    assert here.owed == Overdue(0, None)
    assert there.owed.count > 0
    assert there.owed.since == began
    assert here.runs_since == began
    assert world.clock.now() - here.runs_since == timedelta(seconds=300)


async def test_the_shard_of_the_server_is_told_with_its_connection(world: World) -> None:
    lost = Shards(frozenset({1}), 2)
    health = ServerHealth(world.database, world.clock.now, lambda: lost)

    found = [await health.of(guild_id) for guild_id in (GUILD, OTHER_GUILD)]

    assert [(one.shard, one.shards, one.is_connected) for one in found] == [
        (0, 2, True),
        (1, 2, False),
    ]
