"""The newest copy is opened and looked through; a missing, old or damaged one is told."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from discord.utils import utcnow

from bot.storage.copies import nightly
from tests.bot.operating.doctor.test_database_file import files
from tests.bot.operating.doctor.visit import FAULT, FINE, WARNING, Visit
from tests.empty_database import put_empty_database


@pytest.fixture
def backups(visit: Visit) -> Path:
    """The folder for copies of a database that is there."""
    visit.put_database()
    folder = visit.folder / "backups"
    folder.mkdir()
    visit.environ["DALAPAPA_BACKUPS"] = str(folder)
    return folder


def put_copy(folder: Path, hours: float) -> Path:
    copy = nightly(folder, utcnow() - timedelta(hours=hours))
    put_empty_database(copy)
    return copy


async def test_without_a_database_no_copy_is_missed(visit: Visit) -> None:
    assert await visit.line("backup") == (FINE, "doctor-database-none")


async def test_a_database_that_nobody_copies_is_told(visit: Visit) -> None:
    visit.put_database()

    assert await visit.line("backup") == (WARNING, "doctor-backup-nowhere")


async def test_a_folder_that_is_not_there_is_told(visit: Visit, backups: Path) -> None:
    visit.environ["DALAPAPA_BACKUPS"] = str(backups / "nowhere")

    assert await visit.line("backup") == (FAULT, "doctor-backup-unreadable")


async def test_a_folder_without_a_copy_is_told(visit: Visit, backups: Path) -> None:
    (backups / "dalapapa.sqlite3").touch()

    assert await visit.line("backup") == (WARNING, "doctor-backup-none")


@pytest.mark.parametrize(
    ("hours", "expected"), [(35, (FINE, "doctor-backup")), (37, (WARNING, "doctor-backup-old"))]
)
async def test_a_copy_may_be_36_hours_old(
    hours: int, expected: object, visit: Visit, backups: Path
) -> None:
    put_copy(backups, 90)
    put_copy(backups, hours)
    before = files(backups)

    (found,) = await visit.found("backup")

    assert (found.found.mark, found.found.said.key) == expected
    assert found.found.said.facts["hours"] == str(hours)
    assert files(backups) == before


async def test_a_newest_copy_that_is_damaged_is_told(visit: Visit, backups: Path) -> None:
    put_copy(backups, 20)
    newest = put_copy(backups, 1)
    newest.write_bytes(newest.read_bytes()[:5000])

    assert await visit.line("backup") == (FAULT, "doctor-backup-damaged")
