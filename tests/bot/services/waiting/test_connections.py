"""Connections that come and go: nothing is served too early, and no time is lost or given twice."""

import asyncio
import sqlite3
from datetime import timedelta

import pytest

from bot.storage.outbox import RowKind
from bot.storage.presence import heartbeat
from tests.bot.services.time.rows import goes_away
from tests.bot.services.waiting.breaking import HEARTBEATS, broken
from tests.bot.services.waiting.living import (
    BEAT,
    DAY,
    HOUR,
    begin,
    deadline_of,
    live_on,
    turn_of,
)
from tests.bot.services.world import ANN, CHANNEL, World


async def test_no_vote_opens_before_the_lost_time_was_given_back(lasting: World) -> None:
    game_id = await begin(lasting)
    posted = lasting.courier.kinds(CHANNEL)
    lasting.clocks.lose(0, 1)
    await lasting.pass_time(2 * DAY)

    async with broken(lasting, HEARTBEATS):
        await lasting.clocks.regain(0)
        await lasting.pass_time(HOUR)
        lasting.clocks.look()
        await lasting.settle()
        assert lasting.courier.kinds(CHANNEL) == posted
    await lasting.clocks.beat()
    await lasting.settle()

    assert await deadline_of(lasting, game_id) == 23
    assert lasting.courier.kinds(CHANNEL) == posted


async def test_a_connection_between_two_losses_is_not_given_back(lasting: World) -> None:
    game_id = await begin(lasting)

    async with broken(lasting, HEARTBEATS):
        for _ in range(2):
            lasting.clocks.lose(0, 1)
            await lasting.pass_time(2 * HOUR)
            await lasting.clocks.regain(0)
            await lasting.pass_time(HOUR)
    await lasting.clocks.beat()

    assert await deadline_of(lasting, game_id) == 22


async def test_a_heartbeat_that_fails_loses_nothing(lasting: World) -> None:
    game_id = await begin(lasting)
    lasting.clocks.lose(0, 1)
    await lasting.settle()

    for is_broken in (False, True, True, False, True):
        await lasting.pass_time(BEAT)
        if not is_broken:
            await lasting.clocks.beat()
            continue
        async with broken(lasting, HEARTBEATS):
            with pytest.raises(sqlite3.IntegrityError):
                await lasting.clocks.beat()
    await lasting.clocks.regain(0)

    assert await deadline_of(lasting, game_id) == 24


async def test_a_shard_that_is_there_again_gets_no_time_at_the_next_start(lasting: World) -> None:
    game_id = await begin(lasting)
    lasting.clocks.lose(0, 1)
    await lasting.pass_time(HOUR)
    await lasting.clocks.regain(0)
    await lasting.pass_time(HOUR)
    async with lasting.database.transaction() as connection:  # as a move does
        await heartbeat.beat(connection, lasting.clock.now())
    lasting.clock.pass_time(HOUR)  # killed

    await killed(lasting, 0)

    assert await deadline_of(lasting, game_id) == 23


async def test_a_shard_that_comes_back_at_a_heartbeat_gets_its_time_once(lasting: World) -> None:
    game_id = await begin(lasting)
    lasting.clocks.lose(0, 1)
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)

    await asyncio.gather(lasting.clocks.regain(0), lasting.clocks.beat())

    assert await deadline_of(lasting, game_id) == 24


async def test_a_shard_that_seems_lost_only_after_the_last_beat_takes_no_time(
    lasting: World,
) -> None:
    game_id = await begin(lasting)
    await lasting.pass_time(HOUR)
    await lasting.clocks.close()
    async with lasting.database.transaction() as connection:  # the machine's clock was set back
        later = lasting.clock.now() + timedelta(hours=1)
        await heartbeat.put_lost_shards(connection, [(0, 1, later)])

    await killed(lasting, 2 * HOUR)

    assert await deadline_of(lasting, game_id) == 23


async def test_nothing_is_served_before_there_is_a_connection(lasting: World) -> None:
    game_id = await begin(lasting)
    posted = lasting.courier.kinds(CHANNEL)

    await lasting.restart(is_connected=False)
    for shard in range(2):
        lasting.clocks.lose(shard, 2)
    await live_on(lasting, 30)
    assert lasting.courier.kinds(CHANNEL) == posted
    for shard in range(2):
        await lasting.clocks.regain(shard)
    await lasting.settle()

    assert lasting.courier.kinds(CHANNEL) == posted
    assert await deadline_of(lasting, game_id) == 24
    await lasting.pass_time(12 * HOUR)
    assert lasting.courier.kinds(CHANNEL) == [*posted, RowKind.REMINDER]


async def killed(world: World, hours: float) -> None:
    """The bot is killed, and started again so many seconds later."""
    world.clock.pass_time(hours)
    again = World(world.path, world.database, world.clock).clocks
    await again.resume()
    await again.close()


async def beat(world: World) -> None:
    """A heartbeat; nothing that is on its way stands yet."""
    async with world.database.transaction() as connection:
        await heartbeat.beat(connection, world.clock.now())


async def test_a_clock_that_began_after_the_last_heartbeat_has_missed_only_the_kill(
    lasting: World,
) -> None:
    game_id = await begin(lasting)  # the start was the last heartbeat, two minutes ago
    await lasting.clocks.close()
    async with lasting.database.transaction() as connection:
        await connection.execute("UPDATE heartbeat SET at = at - 120000")

    await killed(lasting, 3 * HOUR)

    assert await deadline_of(lasting, game_id) == 24


async def test_a_clock_that_was_given_time_before_gets_a_later_outage_whole(lasting: World) -> None:
    game_id = await begin(lasting)
    await lasting.clocks.close()
    for _ in range(2):
        await killed(lasting, 30 * HOUR)
        await beat(lasting)

    assert await deadline_of(lasting, game_id) == 24


async def test_a_board_that_is_posted_without_a_connection_has_missed_only_what_follows(
    lasting: World,
) -> None:
    lasting.clocks.lose(0, 1)
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)
    game_id = await begin(lasting)
    await lasting.pass_time(HOUR)

    await lasting.clocks.regain(0)

    assert await deadline_of(lasting, game_id) == 24


async def test_a_holiday_that_begins_without_a_connection_takes_no_time(lasting: World) -> None:
    game_id = await begin(lasting)
    lasting.clocks.lose(0, 1)
    await lasting.settle()
    await lasting.pass_time(BEAT - 1)

    await goes_away(lasting, ANN.user_id)

    clock = await turn_of(lasting, game_id)
    assert (clock.deadline, clock.time_left.total_seconds()) == (None, DAY)
