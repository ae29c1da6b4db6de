"""Tells the C library how to keep the memory that Python asks of it."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from typing import Final

_PARAMETERS: Final = {
    -8: 1,  # M_ARENA_MAX: all threads share one heap, so that none keeps another's holes
    -3: 66 * 1024,  # M_MMAP_THRESHOLD, in bytes: larger blocks stand apart and leave no holes
    -1: 32 * 1024 * 1024,  # M_TRIM_THRESHOLD: the heap's free end is not given back each time
}
"""Parameters of glibc's ``mallopt``, by number."""


def keep_heap_dense() -> None:
    """Let the heap not grow by holes between what is kept; for the start of the process."""
    with suppress(AttributeError):  # other C libraries have no such function
        library = ctypes.CDLL(None)
        for parameter, value in _PARAMETERS.items():
            library.mallopt(parameter, value)
