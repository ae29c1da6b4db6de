"""Checks the database: its file and folder, who holds it, its schema, its soundness, the disk."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final, TypeVar

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnoses, Diagnosis, fault, fine, warning
from bot.services.background import in_background
from bot.services.backups import SPACE, size_of
from bot.storage.copying.backup import connect
from bot.storage.schema import MIGRATIONS, scripts_in

T = TypeVar("T")

ROOM: Final = 3
"""How many times the database should fit on the free disk: it grows, and is copied."""

LEAST_ROOM: Final = 1
"""Below this it cannot even be copied once, and any write may be the last."""

MEGABYTE: Final = 1_000_000


async def check_file(case: Case) -> Diagnosis:
    """Check that the database's file and its folder can be read and written."""
    path = case.settings.database.absolute()
    facts = {"path": str(path), "folder": str(path.parent)}
    if not path.parent.is_dir():
        return fault("doctor-database-nowhere", "doctor-database-nowhere-todo", **facts)
    why = await in_background(_hindrance, path)
    if why is None and path.exists() and case.holder is None:
        why = await _read(path, _take_turn, "rw")
    if why is not None:
        return fault("doctor-database-closed", "doctor-database-closed-todo", why=why, **facts)
    if not path.exists():
        return fine("doctor-database-new", **facts)
    return fine("doctor-database", **facts)


async def check_lock(case: Case) -> Diagnosis:
    """Say who holds the database."""
    holder = case.holder
    if holder is None:
        return fine("doctor-lock-free")
    if holder.process_id is None:
        return fine("doctor-lock-held")
    return fine("doctor-lock-process", process=str(holder.process_id))


async def check_schema(case: Case) -> Diagnosis:
    """Check that the database is of the version that this program works with."""
    path = case.settings.database
    if not path.exists():
        return fine("doctor-database-none")
    newest = max(scripts_in(MIGRATIONS))
    found = await _read(path, _version_and_tables)
    if isinstance(found, str):
        return fault("doctor-database-unreadable", "doctor-database-unreadable-todo", why=found)
    version, tables = found
    facts = {"version": str(version), "newest": str(newest)}
    if version > newest:
        return fault("doctor-schema-newer", "doctor-schema-newer-todo", **facts)
    if version == 0 and tables:
        return fault("doctor-schema-foreign", "doctor-schema-foreign-todo")
    if version < newest:
        return warning("doctor-schema-older", "doctor-schema-older-todo", **facts)
    return fine("doctor-schema", **facts)


async def check_integrity(case: Case) -> Diagnosis:
    """Check the whole file for damage."""
    path = case.settings.database
    if not path.exists():
        return fine("doctor-database-none")
    found = await _read(path, _damage)
    if found != "ok":
        return fault("doctor-integrity-damaged", "doctor-integrity-todo", why=found)
    return fine("doctor-integrity")


async def check_disk(case: Case) -> Diagnoses:
    """Check that the database could grow, and be copied more than once, and each night."""
    path, folder = case.settings.database.absolute(), case.settings.backups
    size = await in_background(size_of, path)
    beside = _beside(size, shutil.disk_usage(path.parent).free)
    free = None
    with suppress(OSError):  # what is said of the newest copy says so, too
        free = None if folder is None else shutil.disk_usage(folder).free
    if folder is None or free is None or free >= SPACE * size:
        return beside
    facts = {"free": _megabytes(free), "needed": _megabytes(SPACE * size), "folder": str(folder)}
    return [beside, warning("doctor-disk-copies", "doctor-disk-copies-todo", **facts)]


def _beside(size: int, free: int) -> Diagnosis:
    """Say what is free beside a database."""
    facts = {"size": _megabytes(size), "free": _megabytes(free), "needed": _megabytes(ROOM * size)}
    if free < max(LEAST_ROOM * size, MEGABYTE):
        return fault("doctor-disk-full", "doctor-disk-todo", **facts)
    if free < ROOM * size:
        return warning("doctor-disk-short", "doctor-disk-todo", **facts)
    return fine("doctor-disk", **facts)


def _hindrance(path: Path) -> str | None:
    """Return why a file or its folder cannot be written; None if nothing is in the way."""
    if path.exists() and not os.access(path, os.R_OK | os.W_OK):
        return os.strerror(13)
    try:
        with TemporaryFile(dir=path.parent) as probe:
            probe.write(b"\0" * 4096)
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        return error.strerror or str(error)
    return None


def _take_turn(connection: sqlite3.Connection) -> None:
    """Begin to write, and change nothing."""
    connection.executescript("BEGIN IMMEDIATE; ROLLBACK;")


def _version_and_tables(connection: sqlite3.Connection) -> tuple[int, int]:
    ((version,),) = connection.execute("PRAGMA user_version")
    ((tables,),) = connection.execute("SELECT count(*) FROM sqlite_schema")
    return int(version), int(tables)


def _damage(connection: sqlite3.Connection) -> str:
    ((found,),) = connection.execute("PRAGMA integrity_check(1)")
    return str(found)


async def _read(path: Path, look: Callable[[sqlite3.Connection], T], mode: str = "ro") -> T | str:
    """Let something look at a database in a thread; return what SQLite says if it cannot.

    Whoever gives up waiting ends that, too.
    """
    opened: list[sqlite3.Connection] = []

    def looked() -> T | str:
        try:
            with closing(connect(path, mode)) as connection:
                opened.append(connection)
                return look(connection)
        except sqlite3.Error as error:
            return str(error)

    try:
        return await in_background(looked)
    except asyncio.CancelledError:
        for connection in opened:
            with suppress(sqlite3.ProgrammingError):  # it is closed already
                connection.interrupt()
        raise


def _megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.1f}"
