"""Copies of the database, made beside a running bot."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from filelock import Timeout

from bot.storage import copies
from bot.storage.copies import UNFINISHED, flush
from bot.storage.copying.stepwise import flushing_in_steps
from bot.storage.database import DatabaseUnusable, take_lock
from bot.storage.schema import MIGRATIONS, UnknownSchema, scripts_in

_WAIT_SECONDS: Final = 1.0

PRIMARY_CODE: Final = 0xFF
"""The part of an error's number in SQLite that all errors of its sort have in common."""

_OF_THE_DISK: Final = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_INTERRUPT,
)
"""What a copy cannot be written for; it is interrupted where it cannot be flushed."""

_UNCHANGING: Final = "ro&immutable=1"
"""How a copy is opened: nobody writes to it, and nothing may be left beside it."""


class BackupRuns(Exception):
    """Another backup of the database at ``path`` is being made."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(str(path))


def back_up(path: Path, target: Path) -> None:
    """Copy the database at ``path`` to the new file ``target``; a bot may hold it and go on.

    The copy is one snapshot and compact, only its owner may read it, and it is on the disk when
    this returns. Where anything fails there is no ``target``. What killed ones have left in its
    folder is deleted.

    Raises:
        FileExistsError: there is a ``target`` already.
        BackupRuns: another backup is being made.
        OSError: ``target`` cannot be written.
        DatabaseUnusable: the database is missing, damaged or not one that we know, or no lock file
            can be made beside it.
    """
    if target.exists():
        raise FileExistsError(target)
    with _alone(path), sound_copy(path, target, MIGRATIONS) as copy:
        copy.rename(target)
        flush(target.parent)


def back_up_before_deletion(path: Path, at: datetime) -> Path:
    """Copy the database beside itself before something is deleted for good; return the copy.

    Raises:
        as ``back_up``.
    """
    copy = copies.before_deletion(path, at)
    back_up(path, copy)
    return copy


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep other backups of a database away: each takes disk space and time of the disk."""
    file = path.with_name(f"{path.name}.backup.lock")
    try:
        lock = take_lock(file)
    except Timeout:
        raise BackupRuns(path) from None
    except OSError as error:
        raise DatabaseUnusable(path, f"{file.name}: {error.strerror or error}") from error
    try:
        yield
    finally:
        lock.release()


@contextmanager
def sound_copy(source: Path, beside: Path, migrations: Path) -> Iterator[Path]:
    """Give a checked copy of a database; it is deleted at the end, unless it was renamed."""
    descriptor, name = mkstemp(UNFINISHED, f"{beside.name}.", beside.parent)
    os.close(descriptor)
    copy = Path(name)
    copies.drop_forgotten(copy.parent, copy.stat().st_mtime)
    try:
        _copy(source, copy, migrations)
        yield copy
    finally:
        copy.unlink(missing_ok=True)


def _copy(source: Path, empty: Path, migrations: Path) -> None:
    try:
        with closing(connect(source, "ro")) as connection:
            _refuse_damaged(connection, "quick_check")  # indexes are made anew in the copy
            with _blaming(empty), flushing_in_steps(connection, empty):
                connection.execute("VACUUM INTO ?", (str(empty),))
        with _blaming(empty):
            _check(empty, migrations)
    except (sqlite3.Error, UnknownSchema) as error:
        raise DatabaseUnusable(source, str(error)) from error
    flush(empty)


@contextmanager
def _blaming(copy: Path) -> Iterator[None]:
    """Raise what SQLite says of the disk as an ``OSError`` of ``copy``: the source was read."""
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE not in _OF_THE_DISK:
            raise
        why = f"{copy.parent}: {error}"
        raise OSError(why) from error


def check_copy(copy: Path) -> None:
    """Look through a copy of the database.

    Raises:
        DatabaseUnusable: it is missing, damaged or not one that we know.
    """
    try:
        _check(copy, MIGRATIONS)
    except (sqlite3.Error, UnknownSchema) as error:
        raise DatabaseUnusable(copy, str(error)) from error


def _check(copy: Path, migrations: Path) -> None:
    with closing(connect(copy, _UNCHANGING)) as connection:
        _refuse_damaged(connection)
        _refuse_unknown(connection, migrations)


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Connect to a database in a mode of SQLite's, such as "ro"."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, timeout=_WAIT_SECONDS, uri=True, isolation_level=None)


def _refuse_damaged(connection: sqlite3.Connection, check: str = "integrity_check") -> None:
    for (finding,) in connection.execute(f"PRAGMA {check}(1)"):
        if finding != "ok":
            raise sqlite3.DatabaseError(finding)


def _refuse_unknown(connection: sqlite3.Connection, migrations: Path) -> None:
    ((version,),) = connection.execute("PRAGMA user_version")
    scripts = scripts_in(migrations)
    if version > max(scripts):
        raise UnknownSchema(version, max(scripts))
    with closing(sqlite3.connect(":memory:")) as ours:
        for number in range(1, version + 1):
            ours.executescript(scripts[number].read_text(encoding="utf-8"))
        if version < 1 or not _schema(ours) <= _schema(connection):
            raise sqlite3.DatabaseError("is not a database of this bot")


def _schema(connection: sqlite3.Connection) -> set[tuple[str, str, str]]:
    made_by_us = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'"
    return set(connection.execute(made_by_us))
