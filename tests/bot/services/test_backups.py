"""Copies of the database that the bot makes: each night, and before deletions."""

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from structlog.testing import capture_logs

from bot.services.backups import Backups
from bot.storage import copies
from bot.storage.copies import Keeping
from bot.storage.copying.backup import BackupRuns
from bot.storage.database import hold, open_database, open_to_read

pytestmark = pytest.mark.slow

KEEPING = Keeping(days=7, weeks=4)
EVENING = datetime(2026, 11, 24, 20, tzinfo=UTC)


class Usage(NamedTuple):
    """What is told of a disk, in bytes."""

    free: int


class Time:
    """Moved by hand."""

    def __init__(self) -> None:
        self.at = EVENING

    def now(self) -> datetime:
        return self.at


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
async def backups(tmp_path: Path, time: Time) -> Backups:
    path = tmp_path / "games.db"
    await (await open_database(path)).close()
    return Backups(path, tmp_path / "kept" / "backups", KEEPING, time.now)


def made(backups: Backups) -> list[datetime]:
    assert backups.folder is not None
    return [at for at, _ in copies.nightly_in(backups.folder)]


async def test_a_copy_is_made_each_night_and_at_the_first_start(
    backups: Backups, time: Time
) -> None:
    for _ in range(36):  # hours
        await backups.make_nightly()
        time.at += timedelta(hours=1)

    nights = [datetime(2026, 11, day, 3, tzinfo=UTC) for day in (26, 25)]
    assert made(backups) == [*nights, EVENING]


async def test_a_copy_can_be_opened_and_only_its_owner_reads_it(backups: Backups) -> None:
    await backups.make_nightly()

    assert backups.folder is not None
    ((_, copy),) = copies.nightly_in(backups.folder)
    await (await open_to_read(copy)).close()
    assert copy.stat().st_mode & 0o077 == 0
    assert backups.folder.stat().st_mode & 0o077 == 0


async def test_a_night_that_was_missed_is_made_up_for(backups: Backups, time: Time) -> None:
    await backups.make_nightly()
    time.at += timedelta(days=3, hours=3)  # 23 o'clock

    await backups.make_nightly()

    assert made(backups) == [time.at, EVENING]


async def test_a_copy_from_a_time_to_come_is_no_copy_of_this_night(
    backups: Backups, time: Time
) -> None:
    time.at += timedelta(days=30)
    await backups.make_nightly()
    time.at = EVENING  # the machine's clock is right again

    await backups.make_nightly()

    assert EVENING in made(backups)


async def test_old_copies_go_once_the_new_one_is_made(backups: Backups, time: Time) -> None:
    for _ in range(50):
        await backups.make_nightly()
        time.at += timedelta(days=1)

    last = time.at - timedelta(days=1)
    assert [(last - at).days for at in made(backups)] == [*range(7), 9, 16, 23]


async def test_without_a_folder_no_copy_is_made_and_old_ones_go(
    backups: Backups, time: Time
) -> None:
    only_old = Backups(backups.path, None, KEEPING, time.now)
    old = copies.before_deletion(backups.path, EVENING - timedelta(days=60))
    old.touch()

    await only_old.make_nightly()

    assert not old.exists()
    assert not (backups.path.parent / "kept").exists()


async def test_with_too_little_space_no_copy_is_made_and_the_log_says_so(
    backups: Backups, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = backups.path.stat().st_size
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(2 * size - 1))

    with capture_logs() as logged:
        await backups.make_nightly()

    assert made(backups) == []
    (line,) = logged
    assert (line["event"], line["needed"]) == ("backup_lacks_space", 2 * size)


async def test_with_just_enough_space_a_copy_is_made(
    backups: Backups, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = backups.path.stat().st_size
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(2 * size))

    await backups.make_nightly()

    assert made(backups) == [EVENING]


async def test_while_no_copy_can_be_made_old_ones_still_go(backups: Backups, time: Time) -> None:
    await backups.make_nightly()
    time.at += timedelta(days=1)
    await backups.make_nightly()
    time.at += timedelta(days=60)
    other = hold(Path(f"{backups.path}.backup"))

    with pytest.raises(BackupRuns):
        await backups.make_nightly()

    other.release()
    assert made(backups) == [EVENING + timedelta(days=1)]


async def test_before_a_deletion_the_database_is_copied_beside_itself(backups: Backups) -> None:
    with closing(sqlite3.connect(backups.path)) as stored, stored:
        stored.execute("INSERT INTO settings VALUES ('kept', 'this')")

    await backups.make_before_deletion()

    copy = await open_to_read(copies.before_deletion(backups.path, EVENING))
    kept = await copy.reader.run("SELECT value FROM settings WHERE name = 'kept'")
    await copy.close()
    assert kept == [("this",)]
    assert backups.folder is not None
    assert not backups.folder.exists()  # which keeps the nightly ones
