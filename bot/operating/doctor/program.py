"""Checks what the bot runs on: Python, SQLite and the libraries."""

from __future__ import annotations

import platform
import re
import sqlite3
import sys
from importlib.metadata import PackageNotFoundError, metadata, version
from pathlib import Path
from typing import Final

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnosis, fault, fine, warning
from bot.storage.database import OLDEST_SQLITE
from bot.version import VERSION

PACKAGE: Final = "dalapapa"

LOCKED: Final = Path(__file__).with_name("locked.txt")
"""The lines of requirements.lock that a running bot needs; ``make lock`` writes them."""

_WANTED: Final = re.compile(r">=(\d+)\.(\d+)")


async def check_python(_: Case) -> Diagnosis:
    """Check that Python is as new as the package wants it."""
    facts = {"version": platform.python_version(), "bot": VERSION}
    wanted = _WANTED.match(metadata(PACKAGE)["Requires-Python"])
    oldest = (int(wanted[1]), int(wanted[2])) if wanted else (0, 0)
    if sys.version_info[:2] < oldest:
        needed = ".".join(map(str, oldest))
        return fault("doctor-python-old", "doctor-python-todo", needed=needed, **facts)
    return fine("doctor-python", **facts)


async def check_sqlite(_: Case) -> Diagnosis:
    """Check that SQLite has what the database needs."""
    facts = {"version": sqlite3.sqlite_version, "needed": ".".join(map(str, OLDEST_SQLITE))}
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        return fault("doctor-sqlite-old", "doctor-sqlite-todo", **facts)
    return fine("doctor-sqlite", **facts)


async def check_libraries(_: Case) -> Diagnosis:
    """Check that the libraries are there, in the versions with which the bot was tested."""
    lines = LOCKED.read_text(encoding="utf-8").splitlines()
    missing, other, count = list[str](), list[str](), 0
    for line in lines:
        wanted, _sign, condition = line.partition(" ; ")
        name, _sign, locked = wanted.partition("==")
        try:
            installed = version(name)
        except PackageNotFoundError:
            missing += [] if condition else [name]  # what only other systems need may be left out
            continue
        count += 1
        if installed != locked:
            other.append(f"{name} {installed} ({locked})")
    if missing:
        return fault("doctor-libraries-missing", "doctor-libraries-todo", names=tuple(missing))
    if other:
        return warning("doctor-libraries-other", "doctor-libraries-todo", names=tuple(other))
    return fine("doctor-libraries", count=count)
