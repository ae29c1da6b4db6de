"""Checks the newest copy of the database: that there is one, its age, and that it is sound."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Diagnosis, fault, fine, warning
from bot.services.background import in_background
from bot.storage.copies import nightly_in
from bot.storage.copying.backup import check_copy
from bot.storage.database import DatabaseUnusable

OLDEST: Final = timedelta(hours=36)
"""A copy is made each night, and may fail once."""

_HOUR: Final = timedelta(hours=1)


async def check_backup(case: Case) -> Diagnosis:
    """Open the newest copy and look through it."""
    folder = case.settings.backups
    if not case.settings.database.exists():
        return fine("doctor-database-none")
    if folder is None:
        return warning("doctor-backup-nowhere", "doctor-backup-nowhere-todo")
    try:
        copies = await in_background(nightly_in, folder)
    except OSError as error:
        facts = {"folder": str(folder), "why": error.strerror or str(error)}
        return fault("doctor-backup-unreadable", "doctor-backup-unreadable-todo", **facts)
    if not copies:
        return warning("doctor-backup-none", "doctor-backup-todo", folder=str(folder))
    return await _checked(case, *copies[0])


async def _checked(case: Case, at: datetime, copy: Path) -> Diagnosis:
    age = case.now() - at
    facts = {"path": str(copy), "hours": str(age // _HOUR)}
    try:
        await in_background(check_copy, copy)
    except DatabaseUnusable as error:
        return fault("doctor-backup-damaged", "doctor-backup-damaged-todo", why=error.why, **facts)
    if age > OLDEST:
        return warning("doctor-backup-old", "doctor-backup-todo", **facts)
    return fine("doctor-backup", **facts)
