"""Migrations: in order, all or none, with a copy of the file before the first."""

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.storage import single_values
from bot.storage.copying.backup import back_up
from bot.storage.database import DatabaseUnusable, open_database, open_to_read
from bot.storage.schema import MIGRATIONS, UnknownSchema, scripts_in, writer_of
from bot.version import VERSION

TODAY = max(scripts_in(MIGRATIONS))
NEXT, AFTER_NEXT = TODAY + 1, TODAY + 2
OF_OLDER_VERSIONS = f"games.db.before-{NEXT:04}"
"""How a copy was called that did not say when it was made."""
SECOND = "CREATE TABLE second (a INTEGER);\nINSERT INTO second VALUES (2);\n"
THIRD = "ALTER TABLE second ADD COLUMN b INTEGER;\nUPDATE second SET b = 3;\n"
COLOUR = "SELECT value FROM settings WHERE name = 'colour'"
BROKEN = "CREATE TABLE half (a INTEGER);\nINSERT INTO missing VALUES (5);\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Our migrations, to be followed by others."""
    return Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database of today that holds something."""
    path = tmp_path / "games.db"
    database = await open_database(path)
    async with database.transaction() as connection:
        await single_values.put(connection, "colour", "red")
    await database.close()
    return path


async def migrate(path: Path, folder: Path) -> None:
    await (await open_database(path, folder)).close()


def read(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def content_of(path: Path) -> bytes:
    return path.read_bytes()


def backups(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.name}.before*"))


def is_copy(path: Path, version: int = NEXT) -> bool:
    """Tell whether a file is called as a copy made just now before an upgrade to a version."""
    made_at = datetime.now(UTC) - timedelta(minutes=1), datetime.now(UTC)
    early, late = (f"games.db.before-{version:04}-{at:%Y%m%dT%H%M%S}" for at in made_at)
    return early <= path.name <= late


async def test_migrations_are_applied_in_order_and_once(path: Path, folder: Path) -> None:
    (folder / f"{AFTER_NEXT:04}_third.sql").write_text(THIRD, encoding="utf-8")
    (folder / f"{NEXT:04}_second.sql").write_text(SECOND, encoding="utf-8")

    for _ in range(2):
        await migrate(path, folder)

    assert read(path, "SELECT * FROM second") == [(2, 3)]
    assert read(path, "PRAGMA user_version") == [(AFTER_NEXT,)]


async def test_the_file_is_copied_before_it_is_migrated(path: Path, folder: Path) -> None:
    (folder / f"{NEXT:04}_second.sql").write_text(SECOND, encoding="utf-8")

    await migrate(path, folder)

    (copy,) = backups(path)
    assert is_copy(copy)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert read(copy, COLOUR) == [("red",)]
    assert read(copy, "PRAGMA user_version") == [(TODAY,)]


async def test_a_new_file_and_one_up_to_date_are_not_copied(tmp_path: Path, path: Path) -> None:
    await migrate(path, MIGRATIONS)
    await migrate(tmp_path / "new.db", MIGRATIONS)

    assert backups(path) == backups(tmp_path / "new.db") == []


async def test_a_migration_that_fails_changes_nothing(path: Path, folder: Path) -> None:
    (folder / f"{NEXT:04}_second.sql").write_text(SECOND, encoding="utf-8")
    (folder / f"{AFTER_NEXT:04}_broken.sql").write_text(BROKEN, encoding="utf-8")

    with pytest.raises(DatabaseUnusable, match="missing"):
        await migrate(path, folder)

    assert read(path, "SELECT name FROM sqlite_schema WHERE name IN ('second', 'half')") == []
    assert read(path, "PRAGMA user_version") == [(TODAY,)]
    (copy,) = backups(path)
    content = content_of(copy)
    for _ in range(4):  # nor does trying again change the copy, or make another
        with pytest.raises(DatabaseUnusable, match="missing"):
            await migrate(path, folder)
    assert backups(path) == [copy]
    assert content_of(copy) == content
    assert read(copy, "PRAGMA user_version") == [(TODAY,)]


async def test_no_start_writes_over_the_copy_of_an_earlier_one(path: Path, folder: Path) -> None:
    (folder / f"{NEXT:04}_broken.sql").write_text(BROKEN, encoding="utf-8")
    with pytest.raises(DatabaseUnusable):
        await migrate(path, folder)
    (first,) = backups(path)
    whole = first.rename(path.with_name(f"{OF_OLDER_VERSIONS}-20261101T000000"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE settings SET value = 'half'")

    with pytest.raises(DatabaseUnusable):
        await migrate(path, folder)

    kept, half = backups(path)
    assert kept == whole
    assert is_copy(half)
    assert [read(copy, COLOUR) for copy in (kept, half)] == [
        [("red",)],
        [("half",)],
    ]


async def test_a_migration_that_failed_can_be_mended(path: Path, folder: Path) -> None:
    (folder / f"{NEXT:04}_broken.sql").write_text(BROKEN, encoding="utf-8")
    with pytest.raises(DatabaseUnusable):
        await migrate(path, folder)
    (folder / f"{NEXT:04}_broken.sql").write_text(SECOND, encoding="utf-8")

    await migrate(path, folder)

    assert read(path, "SELECT * FROM second") == [(2,)]
    assert [*map(is_copy, backups(path))] == [True]


async def test_a_copy_that_was_cut_off_is_made_anew(path: Path, folder: Path) -> None:
    (folder / f"{NEXT:04}_second.sql").write_text(SECOND, encoding="utf-8")
    for name in (OF_OLDER_VERSIONS, "games.db.before-0002"):
        path.with_name(f"{name}.unfinished").write_text("half", encoding="utf-8")

    await migrate(path, folder)

    assert [*map(is_copy, backups(path))] == [True]


async def test_a_file_of_a_newer_program_is_left_as_it_is(path: Path, folder: Path) -> None:
    (folder / f"{NEXT:04}_second.sql").write_text(SECOND, encoding="utf-8")
    await migrate(path, folder)
    content = content_of(path)

    for opening in (open_database, open_to_read):
        with pytest.raises(DatabaseUnusable) as refused:
            await opening(path)
        assert schemas_of(refused.value) == (NEXT, TODAY)
    with pytest.raises(DatabaseUnusable) as refused:
        back_up(path, path.with_name("copy.db"))

    assert schemas_of(refused.value) == (NEXT, TODAY)
    assert content_of(path) == content


def schemas_of(error: DatabaseUnusable) -> tuple[int, int]:
    """The schema of a file, and that of this program."""
    assert isinstance(error.__cause__, UnknownSchema)
    return error.__cause__.found, error.__cause__.ours


async def test_a_file_says_which_version_has_opened_it_last(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE settings SET value = '0.0.1' WHERE name = 'written_by'")

    assert writer_of(path) == "0.0.1"
    await migrate(path, MIGRATIONS)

    assert writer_of(path) == VERSION


def test_a_file_that_does_not_say_who_has_written_it_is_asked_in_vain(
    path: Path, tmp_path: Path
) -> None:
    path.write_bytes(b"Dear diary, " * 1000)

    assert writer_of(path) is None
    assert writer_of(tmp_path / "missing.db") is None
    assert not list(tmp_path.glob("missing*"))


async def test_a_file_of_an_older_program_is_not_read_before_it_is_migrated(
    path: Path, folder: Path
) -> None:
    (folder / f"{NEXT:04}_second.sql").write_text(SECOND, encoding="utf-8")

    with pytest.raises(DatabaseUnusable) as refused:
        await open_to_read(path, folder)
    assert schemas_of(refused.value) == (TODAY, NEXT)
