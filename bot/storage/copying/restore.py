"""Puts a copy of the database back in its place, while no bot runs."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from bot.storage import copies
from bot.storage.copies import flush
from bot.storage.copying.backup import PRIMARY_CODE, connect, sound_copy
from bot.storage.copying.deleted_since import deleted_since
from bot.storage.database import DatabaseUnusable, hold
from bot.storage.parting import mark
from bot.storage.schema import MIGRATIONS

_HOLD_CONTENT: Final = ("", "-wal", "-journal")
_SIDE_FILES: Final = ("-wal", "-shm", "-journal")
_DAMAGES: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


@dataclass(frozen=True, slots=True)
class Restored:
    """What a restore did: where the former database is kept, None if it held nothing.

    ``deleted`` is how many people had themselves deleted since the copy was made, and are deleted
    again before anything is posted; None if the former database cannot tell.
    """

    kept: Path | None
    deleted: int | None


def restore(backup: Path, path: Path, at: datetime, migrations: Path = MIGRATIONS) -> Restored:
    """Put what ``backup`` holds in the place of the database at ``path``; it is marked for that.

    Whoever opens ``path``, even after a kill during this call, finds all of the former database or
    all of the backup. ``at`` is an aware instant.

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
                return _replace(path, copy, at)
        except OSError as error:
            raise DatabaseUnusable(path, error.strerror or str(error)) from error


def _replace(path: Path, copy: Path, at: datetime) -> Restored:
    try:
        _merge_side_files(path)
        deleted = _mark(copy, path, at)
    except sqlite3.Error as error:
        raise DatabaseUnusable(path, str(error)) from error
    kept = _keep(path)
    for suffix in _SIDE_FILES:  # another database's write-ahead log could ruin this one
        Path(f"{path}{suffix}").unlink(missing_ok=True)
    copy.rename(path)
    flush(path.parent)
    return Restored(kept, deleted)


def _mark(copy: Path, path: Path, at: datetime) -> int | None:
    """Mark a copy while it is still nobody's database; return how many are to be deleted again."""
    with closing(connect(copy, "rw")) as connection:
        deleted = deleted_since(connection, path)
        mark(connection, at, deleted.user_ids if deleted else ())
    flush(copy)
    return deleted.number if deleted else None


def _merge_side_files(path: Path) -> None:
    """Let SQLite merge what a killed bot left beside its database, unless that is damaged."""
    if not path.exists():
        return
    try:
        with closing(connect(path, "rw")) as connection:
            connection.executescript("BEGIN IMMEDIATE; COMMIT; PRAGMA journal_mode = DELETE;")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & PRIMARY_CODE not in _DAMAGES:
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
