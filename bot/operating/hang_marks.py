"""Marks that processes which hung leave beside the database: none of them could write into it."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

HANGS: Final = "process_hangs"
"""As what the log tells of a hang, and the faults count it."""


@dataclass(frozen=True, slots=True)
class HangMarks:
    """The marks beside the database at ``database``: a line for each hang, in one file."""

    database: Path

    @property
    def file(self) -> Path:
        """Where they stand."""
        return self.database.with_name(f"{self.database.name}.hung")

    def leave(self, what: str) -> None:
        """Leave a mark; no matter if that cannot be done."""
        with suppress(OSError):
            file = os.open(self.file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            os.write(file, f"{what}\n".encode())
            os.close(file)

    def take(self) -> list[datetime]:
        """Remove all marks; return for each when the last of them was left.

        Only whoever holds the database's lock may do so.
        """
        try:
            last = datetime.fromtimestamp(self.file.stat().st_mtime, UTC)
            number = len(self.file.read_bytes().splitlines())
            self.file.unlink()
        except OSError:
            return []
        return [last] * number
