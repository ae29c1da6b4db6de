"""Long work yields the processor to others, in a thread that ends with it."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest

from bot.services.background import NICENESS, in_background
from tests.sources import ROOT


def priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has priorities of threads")
async def test_it_stands_back_and_nothing_else_does() -> None:
    before = priority()

    behind = await in_background(priority)

    assert behind == min(before + NICENESS, 19)
    assert priority() == before


async def test_what_it_returns_or_raises_arrives_and_its_thread_ends() -> None:
    assert await in_background(divmod, 7, 2) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        await in_background(divmod, 7, 0)

    for thread in threading.enumerate():
        if thread.name.startswith("background"):
            thread.join(timeout=5)
            assert not thread.is_alive()


def test_the_end_of_the_process_does_not_wait_for_it() -> None:
    script = (
        "import asyncio, time; from bot.services.background import in_background;"
        "asyncio.run(asyncio.wait_for(in_background(time.sleep, 60), 0.01))"
    )
    ended = subprocess.run(  # noqa: S603  our own
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, timeout=30, check=False
    )

    assert ended.stderr.decode().splitlines()[-1] == "TimeoutError"
