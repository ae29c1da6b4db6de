"""A backup is whole and ours alone to read, and only a sound one takes the database's place."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.storage import single_values
from bot.storage.copying.backup import BackupRuns, back_up, back_up_before_deletion
from bot.storage.copying.restore import Restored, restore
from bot.storage.database import (
    Database,
    DatabaseInUse,
    DatabaseUnusable,
    open_database,
    open_to_read,
    take_lock,
)
from bot.storage.schema import MIGRATIONS
from tests.bot.storage.copying.killed_restore import BACKUP, DATABASE, NOW
from tests.sources import ROOT

pytestmark = pytest.mark.slow

SIDE_FILES = ("-wal", "-shm")
CUT_OFF = "k1ll3d_a.unfinished"
"""What a copy is called behind its name until it is whole."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / DATABASE


@pytest.fixture
def target(tmp_path: Path) -> Path:
    return tmp_path / BACKUP


async def paint(database: Database, colour: str) -> None:
    async with database.transaction() as connection:
        await single_values.put(connection, "colour", colour)


async def make(path: Path, colour: str) -> None:
    database = await open_database(path)
    await paint(database, colour)
    await database.close()


async def make_backup(target: Path, colour: str) -> None:
    origin = target.with_name("origin.db")
    await make(origin, colour)
    back_up(origin, target)
    origin.unlink()


async def make_restored(path: Path, colour: str) -> None:
    await make_backup(path.with_name(BACKUP), colour)
    restore(path.with_name(BACKUP), path, NOW)


async def colour_of(path: Path) -> str | None:
    """What a bot that starts on the file finds."""
    database = await open_database(path)
    try:
        return await single_values.get(database.reader, "colour")
    finally:
        await database.close()


async def leave_unmerged(path: Path, colour: str) -> None:
    """Make what a killed bot leaves: its last words lie beside the database."""
    live = path.with_name("live.db")
    await make(live, "not yet")
    database = await open_database(live)
    await paint(database, colour)
    for suffix in ("", *SIDE_FILES):
        shutil.copyfile(f"{live}{suffix}", f"{path}{suffix}")
    await database.close()
    for left in live.parent.glob("live.db*"):
        left.unlink()


def everything_in(folder: Path) -> dict[str, bytes | None]:
    """Names and contents, but for the lock, which may be taken."""
    return {
        path.name: path.read_bytes() if path.is_file() else None
        for path in folder.iterdir()
        if path.suffix != ".lock"
    }


def content_of(path: Path) -> bytes | None:
    return everything_in(path.parent).get(path.name)


def mode_of(path: Path) -> int:
    return path.stat().st_mode & 0o777


def execute(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def cut(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def scribble(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[:8192] + b"?" * 200 + content[8392:])


def write_diary(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def put_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def make_foreign(path: Path) -> None:
    path.unlink()
    execute(path, "CREATE TABLE tunes (name TEXT); PRAGMA user_version = 1;")


def lose_table(path: Path) -> None:
    execute(path, "DROP TABLE settings;")


def make_newer(path: Path) -> None:
    execute(path, "PRAGMA user_version = 9999;")


WRONGS = (
    Path.unlink,
    cut,
    scribble,
    write_diary,
    empty,
    put_folder,
    make_foreign,
    lose_table,
    make_newer,
)


async def test_a_backup_beside_a_bot_holds_what_was_committed(path: Path, target: Path) -> None:
    database = await open_database(path)
    await paint(database, "red")
    async with database.transaction() as connection:
        await single_values.put(connection, "colour", "blue")
        back_up(path, target)
    later = await single_values.get(database.reader, "colour")
    await database.close()

    assert await colour_of(target) == "red"
    assert later == "blue"


async def test_a_backup_is_one_file_that_only_its_owner_reads(path: Path, target: Path) -> None:
    await make(path, "red")

    back_up(path, target)

    assert mode_of(target) == 0o600
    assert [found.name for found in target.parent.glob(f"{BACKUP}*")] == [BACKUP]


async def test_a_backup_takes_the_place_of_nothing(path: Path, target: Path) -> None:
    await make(path, "red")
    write_diary(target)
    before = everything_in(path.parent)

    with pytest.raises(FileExistsError):
        back_up(path, target)

    assert everything_in(path.parent) == before


@pytest.mark.parametrize("place", ["missing/backup.db", "file/backup.db"])
async def test_a_backup_that_cannot_be_written_is_refused(path: Path, place: str) -> None:
    await make(path, "red")
    (path.parent / "file").touch()

    with pytest.raises(OSError, match="directory"):
        back_up(path, path.parent / place)


@pytest.mark.parametrize("spoil", WRONGS)
async def test_what_is_not_a_sound_database_of_ours_is_not_copied(
    path: Path, target: Path, spoil: Callable[[Path], None]
) -> None:
    await make(path, "red")
    spoil(path)
    content = content_of(path)

    with pytest.raises(DatabaseUnusable) as refused:
        back_up(path, target)

    assert refused.value.path == path
    assert content_of(path) == content
    assert not list(path.parent.glob(f"{BACKUP}*"))


async def test_a_copy_before_a_deletion_is_called_by_its_time(path: Path) -> None:
    await make(path, "red")

    made = back_up_before_deletion(path, datetime(2026, 1, 8, 12, tzinfo=UTC))

    assert made.name == f"{DATABASE}.before-deletion-20260108T120000"
    assert await colour_of(made) == "red"


async def test_while_one_backup_is_made_no_other_begins(path: Path, target: Path) -> None:
    await make(path, "red")
    other = take_lock(Path(f"{path}.backup.lock"))

    with pytest.raises(BackupRuns):
        back_up(path, target)

    other.release()
    back_up(path, target)


async def test_where_backups_cannot_be_locked_the_database_is_named_and_none_is_made(
    path: Path, target: Path
) -> None:
    await make(path, "red")
    path.with_name(f"{path.name}.backup.lock").mkdir()

    with pytest.raises(DatabaseUnusable, match=r"games\.db\.backup\.lock: ") as refused:
        back_up(path, target)

    assert refused.value.path == path
    assert not list(path.parent.glob(f"{BACKUP}*"))


async def test_a_lock_makes_no_folder(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        take_lock(tmp_path / "missing" / "games.db.lock")

    assert everything_in(tmp_path) == {}


async def test_what_was_cut_off_of_backups_goes_with_the_next(path: Path, target: Path) -> None:
    await make(path, "red")
    killed = [target.with_name(f"monday.db.{rest}") for rest in (CUT_OFF, f"{CUT_OFF}-journal")]
    others = [path.with_name(f"monday.{rest}") for rest in ("unfinished", f"{CUT_OFF}.db")]
    for left in (*killed, *others):
        left.write_bytes(b"half")
        os.utime(left, (0, 0))
    in_making = path.with_name(f"tuesday.db.{CUT_OFF}")
    in_making.write_bytes(b"half")

    back_up(path, target)

    assert [it.exists() for it in killed] == [False, False]
    assert all(it.exists() for it in (*others, in_making))


@pytest.mark.parametrize("begins", [make, make_restored])
async def test_what_was_cut_off_of_restores_goes_with_the_next_start_or_restore(
    path: Path, begins: Callable[[Path, str], Awaitable[None]]
) -> None:
    killed = [path.with_name(f"{DATABASE}.{rest}") for rest in (CUT_OFF, f"{CUT_OFF}-journal")]
    for left in killed:
        left.write_bytes(b"half")

    await begins(path, "red")

    assert [it.exists() for it in killed] == [False, False]


async def test_a_restored_bot_finds_the_backup_and_the_rest_is_kept(
    path: Path, target: Path
) -> None:
    await make(path, "red")
    back_up(path, target)
    copy = content_of(target)

    kept = []
    for colour in ("blue", "green"):
        await make(path, colour)
        kept.append(restore(target, path, NOW).kept)

    assert await colour_of(path) == "red"
    assert kept == [path.with_name(f"{DATABASE}.replaced-{number:04}") for number in (1, 2)]
    assert [await colour_of(name) for name in kept if name] == ["blue", "green"]
    assert content_of(target) == copy


async def test_a_backup_can_be_restored_where_nothing_is(path: Path, target: Path) -> None:
    await make(path, "red")
    back_up(path, target)

    assert restore(target, path.with_name("new.db"), NOW) == Restored(kept=None, deleted=None)
    assert await colour_of(path.with_name("new.db")) == "red"


async def test_what_a_killed_bot_left_beside_its_database_is_kept_with_it(
    path: Path, target: Path
) -> None:
    await make_backup(target, "red")
    await leave_unmerged(path, "blue")

    kept = restore(target, path, NOW).kept

    assert kept is not None
    assert await colour_of(path) == "red"
    assert await colour_of(kept) == "blue"


async def test_a_damaged_database_is_replaced_and_kept_with_all_that_lay_beside_it(
    path: Path, target: Path
) -> None:
    await make_backup(target, "red")
    await leave_unmerged(path, "blue")
    write_diary(path)
    before = everything_in(path.parent)

    kept = restore(target, path, NOW).kept

    after = everything_in(path.parent)
    assert kept is not None
    for suffix in ("", "-wal"):
        assert after[f"{kept.name}{suffix}"] == before[f"{path.name}{suffix}"]
    assert after.keys().isdisjoint(f"{path.name}{suffix}" for suffix in SIDE_FILES)
    assert await colour_of(path) == "red"


@pytest.mark.parametrize("spoil", WRONGS)
async def test_what_is_not_a_sound_database_of_ours_is_not_restored(
    path: Path, target: Path, spoil: Callable[[Path], None]
) -> None:
    await make(path, "blue")
    await make_backup(target, "red")
    spoil(target)
    before = everything_in(path.parent)

    with pytest.raises(DatabaseUnusable) as refused:
        restore(target, path, NOW)

    assert refused.value.path == target
    assert everything_in(path.parent) == before


async def test_a_backup_of_an_older_program_is_restored(
    path: Path, target: Path, tmp_path: Path
) -> None:
    newer = Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))
    (newer / "9999_second.sql").write_text("CREATE TABLE second (a INTEGER);", encoding="utf-8")
    await make_backup(target, "red")

    restore(target, path, NOW, newer)

    assert await colour_of(path) == "red"


async def test_a_bot_that_runs_keeps_its_database(path: Path, target: Path) -> None:
    await make_backup(target, "red")
    database = await open_database(path)
    await paint(database, "blue")
    before = everything_in(path.parent)

    with pytest.raises(DatabaseInUse):
        restore(target, path, NOW)

    assert everything_in(path.parent) == before
    await database.close()


async def test_a_database_that_is_being_read_is_not_replaced(path: Path, target: Path) -> None:
    await make_backup(target, "red")
    await make(path, "blue")
    reading = await open_to_read(path)
    before = everything_in(path.parent)

    with pytest.raises(DatabaseUnusable, match="locked"):
        restore(target, path, NOW)

    assert everything_in(path.parent).keys() == before.keys()
    assert await single_values.get(reading.reader, "colour") == "blue"
    await reading.close()


@pytest.mark.parametrize("place", ["missing/games.db", "file/games.db", "folder"])
async def test_where_nothing_can_be_written_nothing_is_restored(
    target: Path, tmp_path: Path, place: str
) -> None:
    await make_backup(target, "red")
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()
    before = everything_in(tmp_path)

    with pytest.raises(DatabaseUnusable) as refused:
        restore(target, tmp_path / place, NOW)

    assert refused.value.path == tmp_path / place
    assert everything_in(tmp_path) == before


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_in_a_folder_that_refuses_writing_nothing_is_restored(
    path: Path, tmp_path: Path
) -> None:
    backup = tmp_path / BACKUP
    await make_backup(backup, "red")
    path.parent.chmod(0o500)

    with pytest.raises(DatabaseUnusable):
        restore(backup, path, NOW)


async def test_a_restore_gives_the_database_free_even_if_it_was_refused(
    path: Path, target: Path
) -> None:
    await make(path, "blue")
    write_diary(target)

    with pytest.raises(DatabaseUnusable):
        restore(target, path, NOW)

    assert await colour_of(path) == "blue"


def restores_of(path: Path) -> int:
    """How many restores a database knows of."""
    with closing(sqlite3.connect(path)) as connection:
        ((count,),) = connection.execute("SELECT count(*) FROM restores")
    return int(count)


def kill_restores(folder: Path) -> list[Path]:
    """Kill a restore at each of its steps; return the folders that are left, one a step."""
    subprocess.run(  # noqa: S603 - our own file
        [sys.executable, "-m", "tests.bot.storage.copying.killed_restore", str(folder)],
        cwd=ROOT,
        check=True,
        timeout=60,
    )
    return [left for left in folder.iterdir() if left.name != "before"]


@pytest.mark.slow
async def test_a_kill_at_any_step_leaves_the_old_or_the_new_database_whole(tmp_path: Path) -> None:
    before = tmp_path / "before"
    before.mkdir()
    await make_backup(before / BACKUP, "new")
    await leave_unmerged(before / DATABASE, "old")

    found = {left: await colour_of(left / DATABASE) for left in kill_restores(tmp_path)}

    assert {*found.values()} == {"old", "new"}
    for left, colour in found.items():
        is_new = colour == "new"
        assert not is_new or await colour_of(left / f"{DATABASE}.replaced-0001") == "old"
        assert restores_of(left / DATABASE) == is_new, left
