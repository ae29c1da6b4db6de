"""Which copies of the database stay, and for how long."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.storage import copies
from bot.storage.copies import Keeping

NOW = datetime(2026, 11, 25, 3, 30, tzinfo=UTC)
"""A Wednesday."""

KEEPING = Keeping(days=7, weeks=4)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "backups"
    made.mkdir()
    return made


def days_ago(*days: int) -> list[datetime]:
    return [NOW - timedelta(days=number) for number in days]


def fill(folder: Path, times: list[datetime]) -> None:
    for at in times:
        copies.nightly(folder, at).touch()


def ages(folder: Path) -> list[int]:
    return [(NOW - at).days for at, _ in copies.nightly_in(folder)]


def test_seven_nights_and_the_last_of_each_of_four_weeks_stay(path: Path, folder: Path) -> None:
    fill(folder, days_ago(*range(40)))

    copies.prune(path, folder, KEEPING, NOW)

    assert ages(folder) == [0, 1, 2, 3, 4, 5, 6, 10, 17, 24]  # Sundays


def test_pruned_night_by_night_as_many_stay(path: Path, folder: Path) -> None:
    for at in reversed(days_ago(*range(60))):
        fill(folder, [at])
        copies.prune(path, folder, KEEPING, at)

    assert ages(folder) == [0, 1, 2, 3, 4, 5, 6, 10, 17, 24]


def test_the_operator_chooses_how_long_copies_stay(path: Path, folder: Path) -> None:
    fill(folder, days_ago(*range(40)))

    copies.prune(path, folder, Keeping(days=2, weeks=1), NOW)

    assert ages(folder) == [0, 1, 3]


@pytest.mark.parametrize("keeping", [KEEPING, Keeping(10, 1), Keeping(1, 9)])
def test_no_copy_stays_longer_than_is_told(path: Path, folder: Path, keeping: Keeping) -> None:
    fill(folder, days_ago(*range(100)))

    copies.prune(path, folder, keeping, NOW)

    assert timedelta(days=ages(folder)[-1]) < keeping.longest


def test_the_newest_copy_stays_however_old_it_is(path: Path, folder: Path) -> None:
    fill(folder, days_ago(400, 500))

    copies.prune(path, folder, KEEPING, NOW)

    assert ages(folder) == [400]


def test_copies_that_a_timer_made_for_older_versions_go_as_well(path: Path, folder: Path) -> None:
    young, old, oldest = (
        folder / f"dalapapa-2026-{day}Z.sqlite3"
        for day in ("11-23T030000", "11-14T235959", "01-01T000000")
    )
    for copy in (young, old, oldest):
        copy.touch()
    fill(folder, days_ago(0))

    gone = copies.prune(path, folder, KEEPING, NOW)

    assert gone == [oldest]
    assert [copy for _, copy in copies.nightly_in(folder)][1:] == [young, old]


def test_what_was_cut_off_long_ago_goes_from_both_folders(path: Path, folder: Path) -> None:
    deletion = copies.before_deletion(path, NOW - timedelta(days=60)).name
    nightly = copies.nightly(folder, NOW).name
    forgotten = [
        path.with_name(f"{deletion}.abcd1234.unfinished"),
        path.with_name(f"{deletion}.abcd1234.unfinished-journal"),
        folder / f"{nightly}.abcd1234.unfinished",
    ]
    begun = folder / f"{nightly}.wxyz5678.unfinished"
    upgrade = path.with_name(f"{path.name}.before-0003.unfinished")
    for file, minutes in (*((file, 61) for file in forgotten), (begun, 59), (upgrade, 61)):
        file.touch()
        at = (NOW - timedelta(minutes=minutes)).timestamp()
        os.utime(file, (at, at))

    copies.prune(path, folder, KEEPING, NOW)

    assert [file for file in forgotten if file.exists()] == []
    assert begun.exists()
    assert upgrade.exists()


def test_files_with_other_names_stay(path: Path, folder: Path) -> None:
    names = [
        *("mine.sqlite3", "dalapapa-monday.sqlite3", "dalapapa-202-60101T000000Z.sqlite3"),
        *("dalapapa-20269999T000000Z.sqlite3", "dalapapa-2026-99-99T000000Z.sqlite3"),
    ]
    for name in names:
        (folder / name).touch()
    fill(folder, days_ago(400, 500))

    copies.prune(path, folder, KEEPING, NOW)

    assert all((folder / name).exists() for name in names)


@pytest.mark.parametrize("sort", ["before-0003", "before-deletion"])
def test_the_newest_five_of_each_sort_beside_the_database_stay(path: Path, sort: str) -> None:
    made = [path.with_name(f"{path.name}.{sort}-202611{day}T000000") for day in range(10, 17)]
    others = [path.with_name(name) for name in ("games.db.before-0001-mine", "other.db")]
    for copy in (*made, *others):
        copy.touch()

    gone = copies.prune(path, None, KEEPING, NOW)

    assert sorted(gone) == made[:2]
    assert all(copy.exists() for copy in (*made[2:], *others))


def test_copies_before_upgrades_from_several_versions_are_counted_together(path: Path) -> None:
    of_old_version = path.with_name(f"{path.name}.before-0001")  # older ones wrote no time
    of_old_version.touch()
    long_ago = days_ago(20)[0].timestamp()
    os.utime(of_old_version, (long_ago, long_ago))
    made = [path.with_name(f"{path.name}.before-0002-202611{day}T000000") for day in range(10, 15)]
    for copy in made:
        copy.touch()

    gone = copies.prune(path, None, KEEPING, NOW)

    assert gone == [of_old_version]
    assert all(copy.exists() for copy in made)


def test_neither_sort_beside_the_database_counts_against_the_other(path: Path) -> None:
    sorts = ("before-0001", "before-0002", "before-deletion")
    made = [
        path.with_name(f"{path.name}.{sort}-202611{day}T000000")
        for day in range(10, 15)
        for sort in (sorts[day % 2], sorts[2])
    ]
    for copy in made:
        copy.touch()

    assert copies.prune(path, None, KEEPING, NOW) == []


def test_what_a_person_deleted_is_in_no_copy_beside_the_database_for_ever(path: Path) -> None:
    young, old = (
        path.with_name(f"{path.name}.before-0003-2026{day}T000000") for day in ("1101", "1001")
    )
    for copy in (young, old):
        copy.touch()

    gone = copies.prune(path, None, KEEPING, NOW)

    assert gone == [old]


def test_a_copy_of_an_old_version_is_as_old_as_its_file(path: Path) -> None:
    path.with_name(f"{path.name}.before-0002").touch()

    later = datetime.now(UTC) + timedelta(days=27)

    assert copies.prune(path, None, KEEPING, later) == []
    assert len(copies.prune(path, None, KEEPING, later + timedelta(days=2))) == 1
