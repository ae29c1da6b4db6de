"""Memory that lies free between what is kept goes back to the system."""

from __future__ import annotations

import asyncio
import platform

import pytest

from bot.memory import keep_heap_trimmed, resident_megabytes

BLOCK = 20_000
"""Bytes: large enough for the C library's heap, too small to stand apart from it."""

BLOCKS = 2_000


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries do not trim")
async def test_holes_in_the_heap_are_given_back_after_a_minute() -> None:
    holes = list[bytes]()
    kept = list[bytes]()
    for _ in range(BLOCKS):
        holes.append(b"x" * BLOCK)
        kept.append(b"x" * (BLOCK // 20))
    del holes
    before, slept = resident_megabytes(), list[float]()

    async def sleep(seconds: float) -> None:
        if slept:
            raise asyncio.CancelledError
        slept.append(seconds)

    with pytest.raises(asyncio.CancelledError):
        await keep_heap_trimmed(sleep)

    after = resident_megabytes()
    assert before is not None
    assert after is not None
    assert before - after > BLOCK * BLOCKS / 2 / 1e6
    assert slept == [60.0]
    assert len(kept) == BLOCKS
