"""Tells the C library how to keep the memory that Python asks of it."""

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
