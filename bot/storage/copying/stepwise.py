"""Lets a long statement write its file to the disk step by step.

Else a gigabyte waits in memory until the end, and whoever commits then waits for all of it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

STEP: Final = 32_000_000
"""How many bytes are written at most before they are on the disk."""

_LOOK_EVERY: Final = 100_000
"""Instructions of SQLite's between two looks at the file: some milliseconds."""


@contextmanager
def flushing_in_steps(connection: sqlite3.Connection, file: Path) -> Iterator[None]:
    """Flush ``file`` whenever a statement of ``connection`` has written another ``STEP`` to it."""
    descriptor = os.open(file, os.O_RDONLY)
    flushed = 0

    def look() -> int:
        nonlocal flushed
        size = os.fstat(descriptor).st_size
        if size - flushed >= STEP:
            os.fsync(descriptor)
            flushed = size
        return 0  # go on

    connection.set_progress_handler(look, _LOOK_EVERY)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)
        os.close(descriptor)
