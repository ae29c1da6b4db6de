"""Tells who holds the database, without keeping it from anybody."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LOCKS: Final = Path("/proc/locks")


@dataclass(frozen=True, slots=True)
class Holder:
    """A program that holds the database; its process id is None where the system does not tell."""

    process_id: int | None


def holder_of(database: Path) -> Holder | None:
    """Return who holds the database at a path; None if nobody does.

    Raises:
        OSError: its lock file cannot be opened.
    """
    try:
        file = os.open(f"{database}.lock", os.O_RDONLY)
    except FileNotFoundError:
        return None
    try:
        process_id = _by_the_system(os.fstat(file))
        return Holder(process_id) if process_id is not None or _is_held(file) else None
    finally:
        os.close(file)


def _is_held(file: int) -> bool:
    try:
        # Given back at once: a bot that starts just then waits for a moment (``database.hold``).
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    fcntl.flock(file, fcntl.LOCK_UN)
    return False


def _by_the_system(lock: os.stat_result) -> int | None:
    """Return the process that the system's list of locks names for a file; None if there is none.

    A process of another container has no id there.
    """
    place = f"{os.major(lock.st_dev):02x}:{os.minor(lock.st_dev):02x}:{lock.st_ino}"
    with suppress(OSError, ValueError):
        for line in LOCKS.read_text(encoding="ascii").splitlines():
            _, kind, _, mode, process_id, where, *_ = line.split()
            if (kind, mode, where) == ("FLOCK", "WRITE", place) and int(process_id) > 0:
                return int(process_id)
    return None
