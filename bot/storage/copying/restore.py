"""Puts a copy of the database back in its place, while no bot runs."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from typing import Final

from bot.storage import copies
from bot.storage.copies import flush
from bot.storage.copying.backup import connect, sound_copy
from bot.storage.database import DatabaseUnusable, hold
from bot.storage.schema import MIGRATIONS

_HOLD_CONTENT: Final = ("", "-wal", "-journal")
_SIDE_FILES: Final = ("-wal", "-shm", "-journal")
_DAMAGES: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_PRIMARY_CODE: Final = 0xFF


def restore(backup: Path, path: Path, migrations: Path = MIGRATIONS) -> Path | None:
    """Put what ``backup`` holds in the place of the database at ``path``.

    Return where the former database is kept from now on; None if it held nothing. Whoever opens
    ``path``, even after a kill during this call, finds all of the former database or all of the
    backup.

    Raises:
        DatabaseInUse: a bot holds the database.
        DatabaseUnusable: the backup is missing, damaged or not one that we know, or the place of
            the database cannot be written or is being read; nothing was changed.
    """
    with ExitStack() as held:
        held.callback(hold(path).release)
        copies.drop_cut_off(path)
        try:
            with sound_copy(backup, path, migrations) as copy:
                return _replace(path, copy)
        except OSError as error:
            raise DatabaseUnusable(path, error.strerror or str(error)) from error


def _replace(path: Path, copy: Path) -> Path | None:
    try:
        _merge_side_files(path)
    except sqlite3.Error as error:
        raise DatabaseUnusable(path, str(error)) from error
    kept = _keep(path)
    for suffix in _SIDE_FILES:  # another database's write-ahead log could ruin this one
        Path(f"{path}{suffix}").unlink(missing_ok=True)
    copy.rename(path)
    flush(path.parent)
    return kept


def _merge_side_files(path: Path) -> None:
    """Let SQLite merge what a killed bot left beside its database, unless that is damaged."""
    if not path.exists():
        return
    try:
        with closing(connect(path, "rw")) as connection:
            connection.executescript("BEGIN IMMEDIATE; COMMIT; PRAGMA journal_mode = DELETE;")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & _PRIMARY_CODE not in _DAMAGES:
            raise


def _keep(path: Path) -> Path | None:
    """Give the database at ``path`` and its side files a second name; return that name."""
    present = [
        suffix
        for suffix in _HOLD_CONTENT
        if (file := Path(f"{path}{suffix}")).exists() and file.stat().st_size
    ]
    if not present:
        return None
    names = (path.with_name(f"{path.name}.replaced-{number:04}") for number in count(1))
    kept = next(name for name in names if not name.exists())
    for suffix in present:
        Path(f"{kept}{suffix}").hardlink_to(f"{path}{suffix}")
    flush(path.parent)
    return kept
