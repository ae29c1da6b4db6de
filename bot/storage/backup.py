"""Copies of the database: made beside a running bot, and put back while none runs."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import mkstemp
from typing import Final

from bot.storage import copies
from bot.storage.copies import UNFINISHED, flush
from bot.storage.database import DatabaseUnusable, hold
from bot.storage.schema import MIGRATIONS, UnknownSchema, scripts_in

_HOLD_CONTENT: Final = ("", "-wal", "-journal")
_SIDE_FILES: Final = ("-wal", "-shm", "-journal")
_WAIT_SECONDS: Final = 1.0
_DAMAGES: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_PRIMARY_CODE: Final = 0xFF


def back_up(path: Path, target: Path) -> None:
    """Copy the database at ``path`` to the new file ``target``; a bot may hold it and go on.

    The copy is one snapshot and compact, only its owner may read it, and it is on the disk when
    this returns. Where anything fails there is no ``target``. What killed ones have left in its
    folder is deleted.

    Raises:
        FileExistsError: there is a ``target`` already.
        OSError: ``target`` cannot be written.
        DatabaseUnusable: the database is missing, damaged or not one that we know.
    """
    if target.exists():
        raise FileExistsError(target)
    with _sound_copy(path, target, MIGRATIONS) as copy:
        copy.rename(target)
        flush(target.parent)


def back_up_before_deletion(path: Path, at: datetime) -> Path:
    """Copy the database beside itself before something is deleted for good; return the copy.

    Of such copies the newest few stay.

    Raises:
        as ``back_up``.
    """
    copy = copies.before_deletion(path, at)
    back_up(path, copy)
    copies.finish_before_deletion(path)
    return copy


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
            with _sound_copy(backup, path, migrations) as copy:
                return _replace(path, copy)
        except OSError as error:
            raise DatabaseUnusable(path, error.strerror or str(error)) from error


@contextmanager
def _sound_copy(source: Path, beside: Path, migrations: Path) -> Iterator[Path]:
    """Give a checked copy of a database; it is deleted at the end, unless it was renamed."""
    descriptor, name = mkstemp(UNFINISHED, f"{beside.name}.", beside.parent)
    os.close(descriptor)
    copy = Path(name)
    copies.drop_forgotten(copy)
    try:
        _copy(source, copy, migrations)
        yield copy
    finally:
        copy.unlink(missing_ok=True)


def _copy(source: Path, empty: Path, migrations: Path) -> None:
    try:
        with closing(_connect(source, "ro")) as connection:
            _refuse_damaged(connection)
            connection.execute("VACUUM INTO ?", (str(empty),))
        with closing(_connect(empty, "ro")) as connection:
            _refuse_damaged(connection)
            _refuse_unknown(connection, migrations)
    except (sqlite3.Error, UnknownSchema) as error:
        raise DatabaseUnusable(source, str(error)) from error
    flush(empty)


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, timeout=_WAIT_SECONDS, uri=True, isolation_level=None)


def _refuse_damaged(connection: sqlite3.Connection) -> None:
    for (finding,) in connection.execute("PRAGMA integrity_check(1)"):
        if finding != "ok":
            raise sqlite3.DatabaseError(finding)


def _refuse_unknown(connection: sqlite3.Connection, migrations: Path) -> None:
    ((version,),) = connection.execute("PRAGMA user_version")
    scripts = scripts_in(migrations)
    if version > max(scripts):
        raise UnknownSchema(f"has version {version}, this program knows {max(scripts)}")
    with closing(sqlite3.connect(":memory:")) as ours:
        for number in range(1, version + 1):
            ours.executescript(scripts[number].read_text(encoding="utf-8"))
        if version < 1 or not _schema(ours) <= _schema(connection):
            raise UnknownSchema("is not a database of this bot")


def _schema(connection: sqlite3.Connection) -> set[tuple[str, str, str]]:
    made_by_us = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'"
    return set(connection.execute(made_by_us))


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
        with closing(_connect(path, "rw")) as connection:
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
