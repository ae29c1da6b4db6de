"""Keeps the C library's heap from holding on to memory that Python has freed."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from typing import Final

_ARENA_MAX: Final = -8
"""The number of a parameter of glibc's ``mallopt``."""


def share_one_heap() -> None:
    """Let all threads share one heap, so that none keeps another's holes; for the start."""
    with suppress(AttributeError):  # other C libraries have no such parameter
        ctypes.CDLL(None).mallopt(_ARENA_MAX, 1)


def give_back() -> None:
    """Give the pages of holes in the heap back to the system; this takes some milliseconds.

    Pictures that are kept lie among large blocks that are soon freed, and leave holes that only
    smaller things fit.
    """
    with suppress(AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
