"""Each number rings once, at the time last set for it, whatever else is set or fails."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.services.time.alarm import Alarm
from tests.bot.services.clock import Clock


class Bell:
    """An alarm on a clock of its own, and what it has rung for, in order."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.sleeps = 0
        self.rung: list[int] = []
        self.broken: set[int] = set()
        self.alarm = Alarm(self.clock.now, self._sleep, self._ring)

    def set(self, number: int, seconds: float) -> None:
        self.alarm.set(number, self.clock.now() + timedelta(seconds=seconds))

    async def pass_time(self, seconds: float) -> None:
        await self._go_round()
        self.clock.pass_time(seconds)
        await self._go_round()

    @staticmethod
    async def _go_round() -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def _sleep(self, seconds: float) -> None:
        self.sleeps += 1
        await self.clock.sleep(seconds)

    def _ring(self, number: int) -> None:
        if number in self.broken:
            raise ZeroDivisionError
        self.rung.append(number)


@pytest.fixture
async def bell() -> AsyncIterator[Bell]:
    bell = Bell()
    yield bell
    bell.alarm.stop()


async def test_numbers_ring_once_in_the_order_of_their_times(bell: Bell) -> None:
    for number, seconds in ((1, 30), (2, 10), (3, 20)):
        bell.set(number, seconds)

    for _ in range(5):
        await bell.pass_time(10)

    assert bell.rung == [2, 3, 1]


async def test_a_number_rings_at_the_time_last_set_for_it(bell: Bell) -> None:
    bell.set(1, 10)
    bell.set(2, 30)
    bell.set(1, 40)
    bell.set(2, 20)

    await bell.pass_time(10)
    before = list(bell.rung)
    await bell.pass_time(10)
    between = list(bell.rung)
    await bell.pass_time(20)

    assert (before, between, bell.rung) == ([], [2], [2, 1])


async def test_a_stopped_alarm_rings_for_nothing_until_it_is_set_again(bell: Bell) -> None:
    bell.set(1, 10)
    bell.alarm.stop()
    await bell.pass_time(10)

    bell.set(2, 10)
    await bell.pass_time(10)

    assert bell.rung == [2]


async def test_a_number_that_fails_holds_up_no_other(bell: Bell) -> None:
    bell.broken = {1}
    for number, seconds in ((1, 10), (2, 10), (3, 20)):
        bell.set(number, seconds)

    with capture_logs() as logs:
        await bell.pass_time(10)
        await bell.pass_time(10)

    assert bell.rung == [2, 3]
    assert [(entry["event"], entry["number"]) for entry in logs] == [("alarm_failed", 1)]


async def test_one_sleep_waits_for_all_that_come_later(bell: Bell) -> None:
    for number in range(1000):
        bell.set(number, 10 + number)
        await asyncio.sleep(0)

    assert bell.sleeps == 1


async def test_a_number_that_is_set_again_and_again_leaves_nothing_behind(bell: Bell) -> None:
    for seconds in range(10_000):
        bell.set(seconds % 3, 1 + seconds)

    assert len(bell.alarm._queue) <= 7


async def test_whatever_is_set_rings_as_a_list_of_times_says(bell: Bell) -> None:
    chance = random.Random(18)
    expected: dict[int, float] = {}
    for moment in range(200):
        number, seconds = chance.randrange(20), chance.choice([0.0, 1.0, 2.0, 7.0, 30.0])
        bell.set(number, seconds)
        expected[number] = moment + seconds
        bell.rung.clear()
        await bell.pass_time(1)
        due = {number for number, at in expected.items() if at <= moment + 1}
        expected = {number: at for number, at in expected.items() if number not in due}

        assert set(bell.rung) == due
        assert len(bell.rung) == len(due)


async def test_a_clock_that_is_set_back_makes_nothing_late(bell: Bell) -> None:
    bell.set(1, 10)
    bell.set(2, 20)
    bell.clock.set_back(3600)

    bell.set(3, 15)
    await bell.pass_time(10)
    first = list(bell.rung)
    await bell.pass_time(10)

    assert first == [1]
    assert bell.rung == [1, 3, 2]


async def test_a_clock_that_is_set_back_in_a_long_sleep_makes_nothing_late(bell: Bell) -> None:
    bell.set(1, 55)
    bell.set(2, 60)
    await bell.pass_time(54)
    bell.clock.set_back(3600)

    await bell.pass_time(1)
    first = list(bell.rung)
    await bell.pass_time(5)

    assert first == [1]
    assert bell.rung == [1, 2]
