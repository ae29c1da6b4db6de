"""A shard that hears nothing while Discord answers is deaf; where Discord is down, none is."""

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
from structlog.testing import capture_logs

from bot.operating.gateway_watch import GatewayWatch
from bot.operating.watchdog import Limits
from tests.bot.operating.hand_clock import HandClock
from tests.bot.operating.heartbeats import quick_heartbeats
from tests.loopback import LoopbackDiscord, Request, Trouble, logged_in

TEN_MINUTES = 601


class Connection:
    """A shard on a loopback Discord, watched in a time that a test moves on."""

    def __init__(self, loopback: LoopbackDiscord, client: discord.AutoShardedClient) -> None:
        self.loopback = loopback
        self.clock = HandClock()
        self.lost: set[int] = set()
        self.watch = GatewayWatch(client, lambda: self.lost, self.clock, Limits())

    async def until_heard(self) -> None:
        async with asyncio.timeout(10):
            while self.silent_for != 0:
                await asyncio.sleep(0.002)
                await self.watch.look()

    async def pass_time(self, seconds: int) -> list[bool]:
        """Look each second, and ask each minute; tell whether it was deaf after each second."""
        deaf = []
        for second in range(seconds):
            self.clock.pass_time(1)
            await self.watch.look()
            if second % 60 == 0:
                await self.watch.ask()
            deaf.append(self.watch.is_deaf)
        return deaf

    async def become_deaf(self) -> None:
        self.loopback.gateway.is_deaf = True
        await asyncio.sleep(0.05)  # what was answered before arrives
        await self.watch.look()

    @property
    def silent_for(self) -> float | None:
        return next((shard.silent_for for shard in self.watch.shards), None)

    @property
    def down_for(self) -> float | None:
        (shard,) = self.watch.shards
        return shard.down_for

    @property
    def asked(self) -> int:
        return sum(request.endswith("/gateway/bot") for request in self.loopback.requests)


@pytest.fixture
async def connection() -> AsyncIterator[Connection]:
    async with LoopbackDiscord() as loopback, quick_heartbeats(loopback):
        client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
        async with logged_in(client, loopback):
            connection = Connection(loopback, client)
            await connection.until_heard()
            yield connection


async def test_a_shard_that_answers_its_heartbeats_is_heard_and_discord_is_not_asked(
    connection: Connection,
) -> None:
    asked = connection.asked
    for _ in range(3):
        await connection.pass_time(80)
        await connection.until_heard()

    assert connection.down_for is None
    assert connection.asked == asked
    assert connection.watch.answers is None


async def test_a_shard_that_hears_nothing_for_ten_minutes_while_discord_answers_is_deaf(
    connection: Connection,
) -> None:
    await connection.become_deaf()

    before = await connection.pass_time(599)
    after = await connection.pass_time(62)

    assert not any(before)
    assert after[-1]
    assert connection.watch.answers is True
    assert connection.asked < 15


async def test_a_shard_that_is_heard_again_was_never_deaf(connection: Connection) -> None:
    await connection.become_deaf()
    await connection.pass_time(590)
    connection.loopback.gateway.is_deaf = False
    await connection.until_heard()
    await connection.become_deaf()

    assert not any(await connection.pass_time(590))


@pytest.mark.parametrize("trouble", [Trouble(503), Trouble(is_reset=True), Trouble(401)])
async def test_where_discord_does_not_answer_either_no_shard_is_deaf(
    connection: Connection, trouble: Trouble
) -> None:
    connection.loopback.arrange(Request.GATEWAY, *[trouble] * 60)
    await connection.become_deaf()

    assert not any(await connection.pass_time(TEN_MINUTES * 2))
    assert connection.watch.answers is False


async def test_after_an_outage_of_discords_a_shard_has_another_ten_minutes(
    connection: Connection,
) -> None:
    connection.loopback.arrange(Request.GATEWAY, *[Trouble(503)] * 20)
    await connection.become_deaf()
    await connection.pass_time(60 * 22)
    connection.loopback.relent(Request.GATEWAY)

    assert not any(await connection.pass_time(599))
    assert any(await connection.pass_time(130))


async def test_no_start_is_taken_from_the_half_of_a_day_that_is_left_alone(
    connection: Connection,
) -> None:
    connection.loopback.world.starts_left = 500
    await connection.become_deaf()

    with capture_logs() as logged:
        deaf = await connection.pass_time(TEN_MINUTES * 2)

    assert not any(deaf)
    assert {line["event"] for line in logged} == {"gateway_silent_without_starts"}


async def test_a_shard_without_a_session_is_down_and_comes_back(connection: Connection) -> None:
    connection.lost = {0}
    await connection.pass_time(5)
    down_for, silent_for = connection.down_for, connection.silent_for
    connection.lost = set()
    await connection.watch.look()

    assert (down_for, silent_for) == (4, 5)
    assert (connection.down_for, connection.silent_for) == (None, 0)


async def test_a_shard_that_never_came_is_deaf_in_the_end() -> None:
    async with LoopbackDiscord() as loopback:
        client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)
        async with logged_in(client, loopback):
            connection = Connection(loopback, client)
            connection.lost = {0}

            deaf = await connection.pass_time(TEN_MINUTES + 60)

    assert not any(deaf[:599])
    assert deaf[-1]
    assert connection.silent_for is None
