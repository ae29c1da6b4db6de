"""The database file: safe settings, whole transactions, one bot at a time, nothing lost."""

import asyncio
import fcntl
import os
import resource
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiosqlite import Connection

from bot.storage import single_values
from bot.storage.database import (
    Database,
    DatabaseInUse,
    DatabaseUnusable,
    open_database,
    open_to_read,
)

DIARY = b"Dear diary, " * 1000
SECONDS_OF_COUNTING = """
    WITH RECURSIVE counted AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM counted WHERE n < 50000000)
    SELECT count(*) FROM counted
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await open_database(path)
    yield database
    await database.close()


async def put(database: Database, name: str, value: str) -> None:
    async with database.transaction() as connection:
        await single_values.put(connection, name, value)


def content_of(path: Path) -> bytes:
    return path.read_bytes()


def names_in(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def write(path: Path, content: bytes) -> bytes:
    path.write_bytes(content)
    return content


def forbid_writing(path: Path) -> None:
    path.chmod(0o444)


async def damage(path: Path, where: int) -> bytes:
    """Write nonsense into a database that holds something; return what the file has then."""
    database = await open_database(path)
    await put(database, "colour", "red" * 5000)
    await database.close()
    sound = content_of(path)
    return write(path, sound[:where] + b"?" * 100 + sound[where + 100 :])


def log_of(path: Path) -> bytes:
    """What waits beside a database to be written into it."""
    return path.with_name(f"{path.name}-wal").read_bytes()


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("busy_timeout", 5000),
        ("secure_delete", 1),
    ],
)
async def test_writing_is_safe(database: Database, pragma: str, value: object) -> None:
    async with database.transaction() as connection:
        ((set_to,),) = await connection.execute_fetchall(f"PRAGMA {pragma}")

    assert set_to == value


async def test_what_is_written_is_read_and_outlives_a_restart(path: Path) -> None:
    first = await open_database(path)
    await put(first, "colour", "red")
    await put(first, "colour", "blue")
    read = await single_values.get(first.reader, "colour")
    await first.close()

    second = await open_database(path)
    read_again = await single_values.get(second.reader, "colour")
    await second.close()

    assert (read, read_again) == ("blue", "blue")


async def test_what_was_deleted_leaves_the_files_once_nobody_reads_them(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.database._SHORT_PATIENCE", 1)
    database = await open_database(path)
    await put(database, "colour", "red" * 9)
    with closing(sqlite3.connect(path)) as beside:
        beside.execute("BEGIN")
        beside.execute("SELECT * FROM settings").fetchall()
        await put(database, "colour", "blue")

        assert not await database.erase_traces()
        assert b"red" * 9 in log_of(path)

    assert await database.erase_traces()
    assert log_of(path) == b""
    assert b"red" * 9 not in content_of(path)
    await database.close()


async def test_what_a_killed_bot_had_deleted_leaves_the_files_at_the_next_start(
    path: Path, tmp_path: Path
) -> None:
    first = await open_database(path)
    await put(first, "colour", "red" * 9)
    await put(first, "colour", "blue")
    killed = tmp_path / "killed.db"
    for suffix in ("", "-wal"):
        shutil.copyfile(f"{path}{suffix}", f"{killed}{suffix}")
    await first.close()

    second = await open_database(killed)

    assert log_of(killed) == b""
    assert b"red" * 9 not in content_of(killed)
    await second.close()


async def test_a_statement_tells_its_rows_whether_there_is_any_and_its_numbers(
    database: Database,
) -> None:
    counted = "SELECT value, -value FROM json_each(?) AS counted"

    rows = await database.reader.run(counted, ("[1, 2]",))

    assert rows == [(1, -1), (2, -2)]
    assert await database.reader.has(counted, ("[0]",))
    assert not await database.reader.has(counted, ("[]",))
    assert await database.reader.numbers("SELECT value FROM json_each(?)", ("[3, 5]",)) == [3, 5]


@pytest.mark.parametrize(
    ("listed", "number"), [("[7, 8]", 7), ("[0]", 0), ("[null]", None), ("[]", None)]
)
async def test_a_statement_without_a_row_or_with_null_has_no_number(
    database: Database, listed: str, number: int | None
) -> None:
    listing = "SELECT value FROM json_each(:listed)"

    assert await database.reader.number(listing, {"listed": listed}) == number


async def test_a_transaction_that_fails_keeps_nothing(database: Database) -> None:
    async def fail() -> None:
        async with database.transaction() as connection:
            await single_values.put(connection, "colour", "red")
            raise RuntimeError("fault")

    with pytest.raises(RuntimeError, match="fault"):
        await fail()

    assert await single_values.get(database.reader, "colour") is None


@pytest.mark.parametrize("loops", range(6))
async def test_a_transaction_that_is_cancelled_leaves_the_next_one_whole(
    database: Database, loops: int
) -> None:
    cancelled = asyncio.create_task(put(database, "colour", "red"))
    for _ in range(loops):
        await asyncio.sleep(0.0002)
    cancelled.cancel()

    await put(database, "sign", "dot")

    assert await single_values.get(database.reader, "sign") == "dot"
    assert await single_values.get(database.reader, "colour") in (None, "red")


async def test_transactions_take_turns(database: Database) -> None:
    async def add_one() -> None:
        async with database.transaction() as connection:
            known = await single_values.get(connection, "number")
            await single_values.put(connection, "number", str(int(known or 0) + 1))

    await asyncio.gather(*(add_one() for _ in range(20)))

    assert await single_values.get(database.reader, "number") == "20"


async def test_a_page_that_takes_long_holds_up_no_move(database: Database) -> None:
    async with database.page() as connection:
        page = asyncio.create_task(connection.execute_fetchall(SECONDS_OF_COUNTING))
        await put(database, "colour", "red")
        colour = await single_values.get(database.reader, "colour")
        is_read = page.done()
        await connection.interrupt()
        await asyncio.gather(page, return_exceptions=True)

    assert (colour, is_read) == ("red", False)


async def test_all_that_one_reads_for_a_page_is_of_one_moment(database: Database) -> None:
    async with database.page() as connection:
        before = await single_values.get(connection, "colour")
        await put(database, "colour", "red")
        after = await single_values.get(connection, "colour")
    async with database.page() as connection:
        later = await single_values.get(connection, "colour")

    assert (before, after, later) == (None, None, "red")


async def test_a_page_that_is_given_up_leaves_the_next_one_whole(database: Database) -> None:
    async def give_up() -> None:
        async with database.page() as connection:
            await single_values.get(connection, "colour")
            raise RuntimeError("fault")

    with pytest.raises(RuntimeError, match="fault"):
        await give_up()

    async with database.page() as connection:
        assert await single_values.get(connection, "colour") is None


async def test_a_statement_by_itself_is_kept_and_part_of_no_other_transaction(
    database: Database,
) -> None:
    is_begun, may_fail = asyncio.Event(), asyncio.Event()

    async def fail() -> None:
        async with database.transaction() as connection:
            await single_values.put(connection, "name", "lost")
            is_begun.set()
            await may_fail.wait()
            raise RuntimeError

    async def put_by_itself() -> None:
        await is_begun.wait()
        async with database.autocommit() as connection:
            await single_values.put(connection, "name", "kept")

    failing, putting = asyncio.create_task(fail()), asyncio.create_task(put_by_itself())
    await is_begun.wait()
    await asyncio.sleep(0)
    may_fail.set()
    await asyncio.gather(failing, putting, return_exceptions=True)

    assert isinstance(failing.exception(), RuntimeError)
    assert await single_values.get(database.reader, "name") == "kept"


async def test_a_second_bot_is_refused_until_the_first_has_closed(path: Path) -> None:
    first = await open_database(path)
    with pytest.raises(DatabaseInUse) as excinfo:
        await open_database(path)
    await first.close()

    second = await open_database(path)
    await second.close()

    assert excinfo.value.path == path


async def test_a_refused_bot_does_not_let_a_third_one_in(database: Database, path: Path) -> None:
    for _ in range(2):
        with pytest.raises(DatabaseInUse):
            await open_database(path)

    await put(database, "colour", "red")

    assert await single_values.get(database.reader, "colour") == "red"


async def test_reading_beside_a_bot_sees_what_it_writes_and_writes_nothing(
    database: Database, path: Path
) -> None:
    beside = await open_to_read(path)
    try:
        await put(database, "colour", "red")
        read = await single_values.get(beside.reader, "colour")
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await put(beside, "colour", "blue")
    finally:
        await beside.close()

    assert read == "red"


async def test_what_is_not_there_cannot_be_read(path: Path) -> None:
    with pytest.raises(DatabaseUnusable):
        await open_to_read(path)

    assert names_in(path.parent) == []


async def test_a_sqlite_that_is_too_old_is_named_and_opens_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 0))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.36.0")

    with pytest.raises(DatabaseUnusable, match=r"SQLite 3\.36\.0 is too old, 3\.37 is needed"):
        await open_database(path)

    assert names_in(path.parent) == []


async def test_a_file_that_is_no_database_is_left_as_it_is(path: Path) -> None:
    content = write(path, DIARY)

    for opening in (open_database, open_to_read):
        with pytest.raises(DatabaseUnusable) as excinfo:
            await opening(path)

        assert str(excinfo.value) == f"{path}: file is not a database"
    assert content_of(path) == content


@pytest.mark.parametrize("where", [4096, 8192, 16_384])
async def test_a_damaged_database_is_left_as_it_is(path: Path, where: int) -> None:
    content = await damage(path, where)

    for opening in (open_database, open_to_read):
        with pytest.raises(DatabaseUnusable):
            await opening(path)

    assert content_of(path) == content


async def test_a_database_that_could_not_be_opened_is_not_held(path: Path) -> None:
    write(path, DIARY)
    with pytest.raises(DatabaseUnusable):
        await open_database(path)
    write(path, b"")

    database = await open_database(path)
    await put(database, "colour", "red")
    await database.close()

    assert content_of(path) not in (DIARY, b"")


async def test_a_database_whose_opening_is_given_up_is_not_held(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await open_database(path)).close()

    async def give_up(_: Connection) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patch:
        patch.setattr("bot.storage.database.refuse_damaged", give_up)
        for opening in (open_database, open_to_read):
            with pytest.raises(asyncio.CancelledError):
                await opening(path)

    await (await open_database(path)).close()


@pytest.mark.parametrize("place", ["missing/games.db", "file/games.db", "folder"])
async def test_where_nothing_can_be_written_nothing_is_opened(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "folder").mkdir()

    with pytest.raises(DatabaseUnusable) as excinfo:
        await open_database(tmp_path / place)

    assert excinfo.value.path == tmp_path / place
    assert excinfo.value.why


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_database_that_refuses_writing_is_not_opened(path: Path) -> None:
    await (await open_database(path)).close()
    forbid_writing(path)

    with pytest.raises(DatabaseUnusable):
        await open_database(path)


async def test_no_answer_that_somebody_keeps_locks_a_new_database(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    call_soon = loop.call_soon_threadsafe
    kept: list[object] = []

    def keep_and_call(*call: Any, **context: Any) -> asyncio.Handle:
        kept.append(call)
        return call_soon(*call, **context)

    monkeypatch.setattr(loop, "call_soon_threadsafe", keep_and_call)
    database = await open_database(path)
    await database.reader.execute("PRAGMA busy_timeout = 0")

    assert await single_values.get(database.reader, "theme") is None
    assert kept
    await database.close()


async def test_a_file_that_can_only_be_read_is_refused(path: Path) -> None:
    await (await open_database(path)).close()
    with closing(sqlite3.connect(path)) as beside:  # so that its index is there already
        beside.execute("SELECT * FROM settings").fetchall()
        before = content_of(path)

        with no_room_for_files(), pytest.raises(DatabaseUnusable):
            await open_database(path)

    assert content_of(path) == before
    await (await open_database(path)).close()


@contextmanager
def no_room_for_files() -> Iterator[None]:
    """Let no file of this process grow, which holds for root, too."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_whoever_gives_up_opening_waits_for_no_look_through_all_of_a_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless = "WITH RECURSIVE rows AS (SELECT 1 UNION ALL SELECT 1 FROM rows) SELECT 1 FROM rows"
    looking = asyncio.Event()

    async def look(connection: Connection) -> None:
        looking.set()
        await connection.execute_fetchall(f"SELECT count(*) FROM ({endless})")  # noqa: S608

    await (await open_database(path)).close()
    monkeypatch.setattr("bot.storage.database.refuse_damaged", look)

    opening = asyncio.create_task(open_to_read(path))
    await asyncio.wait_for(looking.wait(), timeout=10)
    await asyncio.wait((opening,), timeout=0.1)
    is_over = opening.done()
    opening.cancel()
    await asyncio.wait((opening,), timeout=10)

    assert not is_over
    # It has closed its connection, too, and did not wait for the reading to end.
    assert opening.cancelled()


async def test_whoever_only_looks_who_has_the_lock_keeps_no_bot_from_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.database._A_MOMENT", 5.0)
    looking = os.open(f"{path}.lock", os.O_RDONLY | os.O_CREAT)
    fcntl.flock(looking, fcntl.LOCK_SH)
    threading.Timer(0.05, os.close, (looking,)).start()

    database = await open_database(path)

    again = os.open(f"{path}.lock", os.O_RDONLY)
    with pytest.raises(BlockingIOError):
        fcntl.flock(again, fcntl.LOCK_SH | fcntl.LOCK_NB)
    os.close(again)
    await database.close()
