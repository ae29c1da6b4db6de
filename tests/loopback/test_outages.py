"""What a loopback Discord and a launched bot's surroundings do to it when they are told to."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord.ext import tasks

from tests.loopback import LoopbackDiscord
from tests.loopback.moved_clock import clock_moved_by, move_clock
from tests.loopback.stalls import longest_stall, noting_stalls


async def status(loopback: LoopbackDiscord, path: str) -> int:
    async with aiohttp.ClientSession(loopback.address) as session, session.get(path) as answer:
        return answer.status


async def test_in_an_outage_requests_are_answered_by_errors_or_refused() -> None:
    me = "/api/v10/users/@me"
    async with LoopbackDiscord() as loopback:
        loopback.broken, loopback.gateway.is_closed = 502, True
        broken = [await status(loopback, path) for path in (me, "/gateway")]
        loopback.broken = None
        well = await status(loopback, me)

        await loopback.refuse_connections()
        with pytest.raises(aiohttp.ClientConnectorError):
            await status(loopback, me)
        await loopback.accept_connections()
        again = await status(loopback, me)

    assert (broken, well, again) == ([502, 503], 200, 200)


def test_a_moved_clock_is_read_by_the_bot_and_by_repeating_tasks(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    read = cast("Any", tasks)
    with clock_moved_by(clock):
        unmoved = discord.utils.utcnow()
        move_clock(clock, 3600)
        moved = discord.utils.utcnow(), read.datetime.datetime.now(UTC)
    after = discord.utils.utcnow(), read.datetime.datetime.now(UTC)

    minute, hour = timedelta(minutes=1), timedelta(hours=1)
    for instant, ahead in ((unmoved, 0), *((at, 1) for at in moved), *((at, 0) for at in after)):
        assert abs(instant - ahead * hour - datetime.now(UTC)) < minute


def test_a_stall_of_an_event_loop_is_noted(tmp_path: Path) -> None:
    stalls = tmp_path / "stalls"

    async def block() -> None:
        await asyncio.sleep(0.01)
        time.sleep(0.05)  # noqa: ASYNC251  this is what is to be noticed
        await asyncio.sleep(0.01)

    assert longest_stall(stalls, 0.0) == 0.0
    with noting_stalls(stalls):
        asyncio.run(block())

    assert longest_stall(stalls, 0.0) > 0.04
    assert longest_stall(stalls, time.monotonic()) == 0.0
