"""What somebody waits for is run before what can wait."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from bot.services.urgent_first import UrgentFirst


@pytest.fixture
def one() -> Iterator[UrgentFirst]:
    """One thread."""
    threads = UrgentFirst(1, "tests")
    yield threads
    threads.close()


async def test_urgent_jobs_run_before_those_that_wait_already(one: UrgentFirst) -> None:
    is_free, done = threading.Event(), list[str]()
    first = asyncio.create_task(one.run(is_free.wait, is_urgent=False))
    await asyncio.sleep(0)
    patient = [
        asyncio.create_task(one.run(lambda: done.append("patient"), is_urgent=False))
        for _ in range(3)
    ]
    await asyncio.sleep(0)
    urgent = asyncio.create_task(one.run(lambda: done.append("urgent"), is_urgent=True))
    await asyncio.sleep(0)

    is_free.set()
    await asyncio.gather(first, urgent, *patient)

    assert done == ["urgent", "patient", "patient", "patient"]


async def test_a_job_that_fails_raises_and_the_next_is_run(one: UrgentFirst) -> None:
    def fail() -> None:
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        await one.run(fail, is_urgent=True)

    assert await one.run(lambda: 5, is_urgent=True) == 5


async def test_a_job_that_nobody_waits_for_any_more_is_not_run(one: UrgentFirst) -> None:
    is_free, done = threading.Event(), list[int]()
    first = asyncio.create_task(one.run(is_free.wait, is_urgent=True))
    await asyncio.sleep(0)
    given_up = asyncio.create_task(one.run(lambda: done.append(1), is_urgent=True))
    await asyncio.sleep(0)
    given_up.cancel()
    last = asyncio.create_task(one.run(lambda: done.append(2), is_urgent=True))

    is_free.set()
    await asyncio.gather(first, last)

    assert done == [2]


async def test_a_job_that_nobody_waits_for_any_more_makes_room_when_it_is_done(
    one: UrgentFirst,
) -> None:
    is_free = threading.Event()
    given_up = asyncio.create_task(one.run(is_free.wait, is_urgent=True))
    await asyncio.sleep(0)
    given_up.cancel()
    last = asyncio.create_task(one.run(lambda: 5, is_urgent=True))
    await asyncio.sleep(0)

    is_free.set()

    assert await last == 5


async def test_closing_lets_nobody_wait(one: UrgentFirst) -> None:
    is_free = threading.Event()
    running = asyncio.create_task(one.run(is_free.wait, is_urgent=True))
    waiting = asyncio.create_task(one.run(is_free.wait, is_urgent=True))
    await asyncio.sleep(0)

    one.close()
    is_free.set()

    assert await running
    with pytest.raises(asyncio.CancelledError):
        await waiting
