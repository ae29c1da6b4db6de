"""Copies the database each night and before deletions, and deletes copies that are too old."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import structlog

from bot.services.background import in_background
from bot.storage import copies
from bot.storage.copies import Keeping
from bot.storage.copying.backup import back_up, back_up_before_deletion

NIGHT: Final = timedelta(hours=3)
"""Each night's copy is made at the first look after so many hours of the day, UTC."""

SPACE: Final = 2
"""A copy is made only while so many times the database's size is free."""

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Backups:
    """Makes copies of the database at ``path``; the nightly ones, if any, in ``folder``.

    ``now`` gives aware UTC instants.
    """

    path: Path
    folder: Path | None
    keeping: Keeping
    now: Callable[[], datetime]

    async def make_nightly(self) -> None:
        """Make the night's copy if there is none yet, then delete copies that are too old.

        While the disk has too little space no copy is made, and the log says so.

        Raises:
            OSError: the folder cannot be read or written.
            DatabaseUnusable: the database is damaged.
            BackupRuns: another backup is being made.
        """
        await in_background(self._make_nightly, self.now())

    async def make_before_deletion(self) -> None:
        """Copy the database beside itself before something is deleted for good.

        Raises:
            as ``make_nightly``.
        """
        copy = await in_background(back_up_before_deletion, self.path, self.now())
        _log.info("backed_up", file=copy.name)

    def _make_nightly(self, now: datetime) -> None:
        try:
            if self.folder is not None:
                self._copy_once(self.folder, now)
        finally:  # old copies go even while no new one can be made
            for copy in copies.prune(self.path, self.folder, self.keeping, now):
                _log.info("backup_deleted", file=copy.name)

    def _copy_once(self, folder: Path, now: datetime) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        night = _start_of_night(now)
        # A copy of a later time was made while the machine's clock was wrong.
        if any(night <= at <= now for at, _ in copies.nightly_in(folder)):
            return
        needed, free = SPACE * size_of(self.path), shutil.disk_usage(folder).free
        if free < needed:
            _log.error("backup_lacks_space", needed=needed, free=free)
            return
        copy = copies.nightly(folder, now)
        back_up(self.path, copy)
        _log.info("backed_up", file=copy.name, size=copy.stat().st_size)


def _start_of_night(now: datetime) -> datetime:
    """Return when the night began whose copy is to be there by now."""
    day = (now - NIGHT).replace(hour=0, minute=0, second=0, microsecond=0)
    return day + NIGHT


def size_of(path: Path) -> int:
    """Return how many bytes a database takes, with its write-ahead log; 0 if there is none."""
    files = (path, path.with_name(f"{path.name}-wal"))
    return sum(file.stat().st_size for file in files if file.exists())
