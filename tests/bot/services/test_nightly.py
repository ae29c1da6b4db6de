"""A copy of the database each night, made by the bot."""

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import pytest
from structlog.testing import capture_logs

from bot.services.nightly import Nightly
from bot.storage import copies
from bot.storage.copies import Keeping
from bot.storage.database import open_database, open_to_read

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
async def nightly(tmp_path: Path, time: Time) -> Nightly:
    path = tmp_path / "games.db"
    await (await open_database(path)).close()
    return Nightly(path, tmp_path / "kept" / "backups", KEEPING, time.now)


def made(nightly: Nightly) -> list[datetime]:
    assert nightly.folder is not None
    return [at for at, _ in copies.nightly_in(nightly.folder)]


async def test_a_copy_is_made_each_night_and_at_the_first_start(
    nightly: Nightly, time: Time
) -> None:
    for _ in range(36):  # hours
        await nightly.look()
        time.at += timedelta(hours=1)

    nights = [datetime(2026, 11, day, 3, tzinfo=UTC) for day in (26, 25)]
    assert made(nightly) == [*nights, EVENING]


async def test_a_copy_can_be_opened_and_only_its_owner_reads_it(nightly: Nightly) -> None:
    await nightly.look()

    assert nightly.folder is not None
    ((_, copy),) = copies.nightly_in(nightly.folder)
    await (await open_to_read(copy)).close()
    assert copy.stat().st_mode & 0o077 == 0
    assert nightly.folder.stat().st_mode & 0o077 == 0


async def test_a_night_that_was_missed_is_made_up_for(nightly: Nightly, time: Time) -> None:
    await nightly.look()
    time.at += timedelta(days=3, hours=3)  # 23 o'clock

    await nightly.look()

    assert made(nightly) == [time.at, EVENING]


async def test_a_copy_from_a_time_to_come_is_no_copy_of_this_night(
    nightly: Nightly, time: Time
) -> None:
    time.at += timedelta(days=30)
    await nightly.look()
    time.at = EVENING  # the machine's clock is right again

    await nightly.look()

    assert EVENING in made(nightly)


async def test_old_copies_go_once_the_new_one_is_made(nightly: Nightly, time: Time) -> None:
    for _ in range(50):
        await nightly.look()
        time.at += timedelta(days=1)

    assert 9 <= len(made(nightly)) <= 11
    assert time.at - made(nightly)[-1] <= timedelta(weeks=4) + timedelta(days=1)


async def test_without_a_folder_no_copy_is_made_and_old_ones_go(
    nightly: Nightly, time: Time
) -> None:
    only_old = Nightly(nightly.path, None, KEEPING, time.now)
    old = copies.before_deletion(nightly.path, EVENING - timedelta(days=60))
    old.touch()

    await only_old.look()

    assert not old.exists()
    assert not (nightly.path.parent / "kept").exists()


async def test_with_too_little_space_no_copy_is_made_and_the_log_says_so(
    nightly: Nightly, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = nightly.path.stat().st_size
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(2 * size - 1))

    with capture_logs() as logged:
        await nightly.look()

    assert made(nightly) == []
    (line,) = logged
    assert (line["event"], line["needed"]) == ("backup_lacks_space", 2 * size)


async def test_with_just_enough_space_a_copy_is_made(
    nightly: Nightly, monkeypatch: pytest.MonkeyPatch
) -> None:
    size = nightly.path.stat().st_size
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(2 * size))

    await nightly.look()

    assert made(nightly) == [EVENING]
