"""Tells the C library and Python how to keep memory, and how much of it the process takes."""

from __future__ import annotations

import ctypes
import gc
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

_PARAMETERS: Final = {
    -8: 1,  # M_ARENA_MAX: all threads share one heap, so that none keeps another's holes
    -3: 66 * 1024,  # M_MMAP_THRESHOLD, in bytes: larger blocks stand apart and leave no holes
    -1: 32 * 1024 * 1024,  # M_TRIM_THRESHOLD: the heap's free end is not given back each time
}
"""Parameters of glibc's ``mallopt``, by number."""

_TRIM_EVERY: Final = 60.0
"""Seconds between two trims, each of which takes a millisecond."""

_YOUNGER_PER_FULL: Final = 100
"""Collections of younger objects to each that goes through all; Python's own number is 10."""


def resident_megabytes() -> int | None:
    """Return how much memory the process takes now; None where the system does not tell."""
    try:
        fields = Path("/proc/self/statm").read_text(encoding="ascii").split()
    except OSError:
        return None
    return round(int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6)


def keep_heap_dense() -> None:
    """Let the heap not grow by holes between what is kept; for the start of the process."""
    with suppress(AttributeError):  # other C libraries have no such function
        library = ctypes.CDLL(None)
        for parameter, value in _PARAMETERS.items():
            library.mallopt(parameter, value)


async def keep_heap_trimmed(sleep: Callable[[float], Awaitable[None]]) -> None:
    """Give pages back to the system that lie free between what is kept, again and again.

    It goes on until it is cancelled; ``sleep`` takes seconds.
    """
    library = ctypes.CDLL(None)
    while True:
        await sleep(_TRIM_EVERY)
        with suppress(AttributeError):  # as above
            library.malloc_trim(0)


def collect_seldom() -> None:
    """Spare what was made so far, which lives for ever, every later garbage collection.

    Full ones are made rarer besides: each would hold up the event loop for 50 ms and more.
    """
    gc.collect()
    gc.freeze()
    youngest, younger, _ = gc.get_threshold()
    gc.set_threshold(youngest, younger, _YOUNGER_PER_FULL)
