"""A database that is missing, closed, held, of another version, damaged or too large is told."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.operating.doctor import case, database_file, lock_holder
from bot.operating.doctor.lock_holder import Holder, holder_of
from bot.storage.database import DatabaseUnusable, hold
from bot.storage.schema import MIGRATIONS, scripts_in
from tests.bot.operating.doctor.visit import FAULT, FINE, WARNING, Visit

ALL = ("database", "lock", "schema", "integrity", "disk", "outbox", "set-aside", "faults")
NEWEST = max(scripts_in(MIGRATIONS))


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def set_version(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")


async def test_without_a_database_all_is_well_and_none_is_made(visit: Visit) -> None:
    found = await visit.found(*ALL)

    assert [one.found.mark for one in found] == [FINE] * len(ALL)
    assert files(visit.folder) == {}


async def test_a_database_that_no_bot_holds_is_fine_and_left_as_it_is(visit: Visit) -> None:
    visit.put_database()
    before = visit.database.read_bytes()

    found = await visit.found(*ALL)

    assert [one.found.mark for one in found] == [FINE] * len(ALL)
    assert visit.database.read_bytes() == before
    assert "games.sqlite3.lock" not in files(visit.folder)


async def test_a_database_that_a_bot_holds_is_fine(visit: Visit) -> None:
    database = await visit.opened()

    async with database.transaction():
        found = await visit.found(*ALL)
    await database.close()

    assert [one.found.mark for one in found] == [FINE] * len(ALL)
    assert found[1].found.said.key in {"doctor-lock-held", "doctor-lock-process"}


async def test_a_missing_folder_is_told(visit: Visit) -> None:
    visit.environ["DALAPAPA_DATABASE"] = str(visit.folder / "nowhere" / "games.sqlite3")

    assert await visit.line("database") == (FAULT, "doctor-database-nowhere")


async def test_a_folder_without_room_is_told(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(database_file, "TemporaryFile", full)
    visit.put_database()

    (found,) = await visit.found("database")

    assert (found.found.mark, found.found.said.key) == (FAULT, "doctor-database-closed")
    assert found.found.said.facts["why"] == os.strerror(28)


async def test_a_database_that_may_not_be_written_is_told(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    visit.put_database()

    assert await visit.line("database") == (FAULT, "doctor-database-closed")


async def test_a_database_that_another_program_locks_is_told(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.copying.backup._WAIT_SECONDS", 0.01)
    visit.put_database()
    with closing(sqlite3.connect(visit.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        (found,) = await visit.found("database")

    assert (found.found.mark, found.found.said.key) == (FAULT, "doctor-database-closed")
    assert found.found.said.facts["why"] == "database is locked"


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        (NEWEST, (FINE, "doctor-schema")),
        (NEWEST - 1, (WARNING, "doctor-schema-older")),
        (NEWEST + 1, (FAULT, "doctor-schema-newer")),
        (0, (FAULT, "doctor-schema-foreign")),
    ],
)
async def test_a_database_of_another_version_is_told_and_not_read(
    version: int, expected: object, visit: Visit
) -> None:
    visit.put_database()
    set_version(visit.database, version)

    assert await visit.line("schema") == expected
    is_checked = version == NEWEST
    for one in await visit.found("outbox", "set-aside", "faults"):
        assert (one.found.said.key == "doctor-not-checked") is not is_checked
        assert one.found.said.facts.get("after", "schema") == "schema"


async def test_a_file_that_is_no_database_is_told(visit: Visit) -> None:
    visit.database.write_bytes(b"Dear diary, " * 1000)

    found = await visit.found("database", "schema", "integrity", "outbox")

    assert [(one.found.mark, one.found.said.key) for one in found] == [
        (FAULT, "doctor-database-closed"),
        (FAULT, "doctor-database-unreadable"),
        (FAULT, "doctor-integrity-damaged"),
        (WARNING, "doctor-not-checked"),
    ]
    assert visit.database.read_bytes() == b"Dear diary, " * 1000


async def test_a_damaged_database_is_looked_through_once_for_all_that_needs_it(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = list[Path]()

    async def refused(path: Path) -> None:
        opened.append(path)
        raise DatabaseUnusable(path, "damaged")

    monkeypatch.setattr(case, "open_to_read", refused)
    visit.put_database()

    found = await visit.found("outbox", "set-aside", "faults")

    assert len(opened) == 1
    assert [one.found.said.facts["after"] for one in found] == ["integrity"] * 3


async def test_damage_inside_is_found(visit: Visit) -> None:
    visit.put_database()
    content = bytearray(visit.database.read_bytes())
    for page in range(20, 30):
        content[page * 4096 : page * 4096 + 4096] = b"\xa5" * 4096
    visit.database.write_bytes(content)

    assert await visit.line("integrity") == (FAULT, "doctor-integrity-damaged")


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        (0.5, (FAULT, "doctor-disk-full")),
        (2.0, (WARNING, "doctor-disk-short")),
        (3.0, (FINE, "doctor-disk")),
    ],
)
async def test_three_times_the_database_should_be_free(
    times: float, expected: object, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit.database.write_bytes(b"\0" * 4_000_000)
    visit.database.with_name("games.sqlite3-wal").write_bytes(b"\0" * 1_000_000)
    free = SimpleNamespace(free=int(5_000_000 * times))
    monkeypatch.setattr(shutil, "disk_usage", lambda _: free)

    assert await visit.line("disk") == expected


async def test_room_for_a_copy_must_be_free_where_copies_are_made(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = visit.folder / "backups"
    free = {visit.folder: 100_000_000, folder: 9_000_000}
    visit.database.write_bytes(b"\0" * 5_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=free[path]))
    alone = await visit.lines("disk")
    visit.environ["DALAPAPA_BACKUPS"] = str(folder)
    short = await visit.lines("disk")
    free[folder] = 10_000_000

    assert alone == await visit.lines("disk") == [(FINE, "doctor-disk")]
    assert short == [(FINE, "doctor-disk"), (WARNING, "doctor-disk-copies")]


async def test_the_process_that_holds_the_lock_is_named_where_the_system_tells(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = await asyncio.to_thread(hold, visit.database)
    where = visit.database.with_name("games.sqlite3.lock").stat()
    place = f"{os.major(where.st_dev):02x}:{os.minor(where.st_dev):02x}:{where.st_ino}"
    list_of_locks = visit.folder / "locks"
    held = []
    for lines in (
        f"1: POSIX  ADVISORY  WRITE 7 {place} 0 EOF\n2: FLOCK  ADVISORY  WRITE 42 {place} 0 EOF\n",
        f"1: FLOCK  ADVISORY  WRITE 0 {place} 0 EOF\n",
        "nothing that we know\n",
    ):
        list_of_locks.write_text(lines, encoding="ascii")
        monkeypatch.setattr(lock_holder, "LOCKS", list_of_locks)
        held.append(holder_of(visit.database))
    list_of_locks.unlink()
    held.append(holder_of(visit.database))
    lock.release()

    assert held == [Holder(42), Holder(None), Holder(None), Holder(None)]
    assert holder_of(visit.database) is None


async def test_a_bot_in_another_process_is_seen_and_may_start_beside(visit: Visit) -> None:
    code = "import sys; from pathlib import Path; from bot.storage.database import hold\n"
    code += "lock = hold(Path(sys.argv[1])); print(flush=True); sys.stdin.read()"
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", code, str(visit.database)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert child.stdout is not None
    await child.stdout.readline()
    held = holder_of(visit.database)
    await child.communicate(b"")

    assert held in {Holder(child.pid), Holder(None)}
    assert holder_of(visit.database) is None


async def test_a_look_that_is_given_up_ends() -> None:
    endless = "WITH RECURSIVE rows AS (SELECT 1 UNION ALL SELECT 1 FROM rows) SELECT 1 FROM rows"
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()

    def look(connection: sqlite3.Connection) -> None:
        try:
            connection.execute(f"SELECT count(*) FROM ({endless})")  # noqa: S608
        finally:
            loop.call_soon_threadsafe(ended.set)

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await database_file._read(Path("/dev/null"), look)

    await asyncio.wait_for(ended.wait(), 10)
