"""Opens the database file and gives out its connections."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, Final

import aiosqlite
from filelock import FileLock, Timeout

from bot.storage import copies
from bot.storage.parting import part
from bot.storage.schema import (
    MIGRATIONS,
    UnknownSchema,
    bring_up_to_date,
    refuse_damaged,
    refuse_outdated,
)
from bot.version import VERSION

Given = Sequence[object] | Mapping[str, object]
"""The values for the marks of a statement."""

# At DEBUG the library logs the parameters of every statement, also the seeds of bags.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


OLDEST_SQLITE = (3, 37)
"""The first version with strict tables."""

_ROWS_AT_A_TIME = 64
"""How many rows a cursor would fetch at once; nothing here keeps one open."""

_PATIENCE = 5_000
_SHORT_PATIENCE = 500
"""How many milliseconds to wait for another program that holds the file."""


_A_MOMENT: Final = 0.05
"""For how many seconds a lock is waited for: whoever only looks who has it may keep it so long."""


class DatabaseUnusable(Exception):
    """The file at ``path`` is damaged, unusable or not ours; nothing in it was changed.

    Its cause is ``UnknownSchema`` if another version of this program works with the file.
    """

    def __init__(self, path: Path, why: str) -> None:
        self.path = path
        self.why = why
        super().__init__(f"{path}: {why}")


class DatabaseInUse(Exception):
    """Another bot holds the file at ``path``."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(str(path))


class Connection(aiosqlite.Connection):
    """A connection to the database; what it is asked is read to the end.

    For statements use the methods below. They close their cursor in the connection's thread. A
    cursor dropped in another thread resets its statement; if the same statement runs at that time,
    its next use fails.
    """

    async def run(self, statement: str, given: Given = ()) -> list[Any]:
        """Carry out a statement; return its rows."""
        return [*await self.execute_fetchall(statement, given)]

    async def has(self, statement: str, given: Given = ()) -> bool:
        """Carry out a statement; tell whether it has any row."""
        return bool(await self.run(statement, given))

    async def numbers(self, statement: str, given: Given = ()) -> list[int]:
        """Carry out a statement; return the only column of its rows."""
        return [int(number) for (number,) in await self.run(statement, given)]

    async def number(self, statement: str, given: Given = ()) -> int | None:
        """Carry out a statement; return its only value, None if it has no row or is NULL."""
        rows = await self.run(statement, given)
        return next((int(number) for (number,) in rows if number is not None), None)


class Database:
    """An open database: one connection that writes, ``reader`` for moves, and one for pages.

    Pages are what people look up: leaderboards, lists and overviews. However long reading one
    takes, no move waits for it.
    """

    def __init__(
        self, writer: Connection, reader: Connection, pages: Connection, opened: AsyncExitStack
    ) -> None:
        self.reader = reader
        self._writer = writer
        self._pages = pages
        self._opened = opened
        self._turn = asyncio.Lock()
        self._page_turn = asyncio.Lock()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """Give the writing connection for one transaction, kept as a whole or not at all."""
        async with self._turn:
            try:
                await self._writer.run("BEGIN IMMEDIATE")
                yield self._writer
                await self._writer.commit()
            except BaseException:
                await self._writer.rollback()
                raise

    @asynccontextmanager
    async def autocommit(self) -> AsyncIterator[Connection]:
        """Give the writing connection for one statement, which is its own transaction."""
        async with self._turn:
            yield self._writer

    @asynccontextmanager
    async def page(self) -> AsyncIterator[Connection]:
        """Give the connection for pages; everything read in it is of one snapshot."""
        async with self._page_turn:
            try:
                await self._pages.run("BEGIN")
                yield self._pages
            finally:
                await self._pages.rollback()

    async def erase_traces(self) -> bool:
        """Take what was deleted out of the files: the write-ahead log still has it.

        Tell whether that was done; while somebody else reads the file, as for a copy, it cannot be.
        """
        async with self._page_turn, self._turn:
            return await _empty_log(self._writer)

    async def close(self) -> None:
        """Let the running transaction finish, then close the file and release it."""
        async with self._page_turn, self._turn:
            await self._opened.aclose()


async def insert(connection: Connection, statement: str, rows: Sequence[Sequence[object]]) -> None:
    """Insert rows with one statement, which is given up to its ``VALUES``."""
    if rows:  # one statement, not one a row: each is a trip to the connection's thread and back
        marks = ", ".join([f"({', '.join('?' * len(row))})" for row in rows])
        await connection.run(f"{statement} {marks}", [*chain.from_iterable(rows)])


async def open_database(path: Path, migrations: Path = MIGRATIONS) -> Database:
    """Open or create the bot's database, update its schema, and hold it until it is closed.

    Raises:
        DatabaseInUse: another bot holds it.
        DatabaseUnusable: it is damaged, cannot be written, or was made by a newer version; or this
            machine's SQLite is too old.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        needed = ".".join(map(str, OLDEST_SQLITE))
        why = f"SQLite {sqlite3.sqlite_version} is too old, {needed} is needed"
        raise DatabaseUnusable(path, why)
    async with _opening(path) as opening:
        opening.callback(hold(path).release)
        copies.drop_cut_off(path)
        writer = await _connect(path, "rwc", opening)
        await refuse_damaged(writer)
        await bring_up_to_date(writer, path, migrations)
        # Read to its end: an open cursor would keep the file locked.
        await writer.run("PRAGMA journal_mode = WAL")
        await writer.run("PRAGMA synchronous = FULL")
        await _probe_writing(writer)
        await _sign(writer)
        await part(writer)
        await _empty_log(writer)
        reader, pages = [await _connect(path, "ro", opening) for _ in range(2)]
        opening.push_async_callback(_optimize, writer)
        return Database(writer, reader, pages, opening.pop_all())


async def open_to_read(path: Path, migrations: Path = MIGRATIONS) -> Database:
    """Open a database read-only, even while a bot holds it.

    Raises:
        DatabaseUnusable: it is missing, damaged, or of another version than this program.
    """
    async with _opening(path) as opening:
        reader = await _connect(path, "ro", opening)
        try:
            await refuse_damaged(reader)
        except asyncio.CancelledError:  # closing would wait until all of the file is read
            await reader.interrupt()
            raise
        await refuse_outdated(reader, migrations)
        return Database(reader, reader, reader, opening.pop_all())


@asynccontextmanager
async def _opening(path: Path) -> AsyncIterator[AsyncExitStack]:
    """Give what closes all that is opened, unless that is taken out of it."""
    try:
        async with AsyncExitStack() as opening:
            yield opening
    except (sqlite3.Error, UnknownSchema) as error:
        raise DatabaseUnusable(path, str(error)) from error


def hold(path: Path) -> FileLock:
    """Keep every bot away from the database at ``path`` until the lock is released.

    Raises:
        DatabaseInUse: a bot holds it.
        DatabaseUnusable: there can be no lock file beside it.
    """
    try:
        return take_lock(Path(f"{path}.lock"))
    except Timeout:
        raise DatabaseInUse(path) from None
    except OSError as error:
        raise DatabaseUnusable(path, error.strerror or str(error)) from error


def take_lock(file: Path) -> FileLock:
    """Take the lock of a lock file, which is made if it is missing, until it is released.

    Raises:
        Timeout: somebody else has it.
        OSError: the file cannot be made.
    """
    if not file.parent.is_dir():  # FileLock would make it, and hide a mistyped path
        raise FileNotFoundError("its folder does not exist")
    lock = FileLock(file, timeout=_A_MOMENT, thread_local=False)
    lock.acquire(poll_interval=_A_MOMENT / 5)
    return lock


async def _connect(path: Path, mode: str, opened: AsyncExitStack) -> Connection:
    uri = _uri(path, mode)
    sqlite3.connect(uri, uri=True).close()  # a failure in aiosqlite leaves a broken thread
    connect = partial(sqlite3.connect, uri, uri=True, isolation_level=None)
    connection = Connection(connect, _ROWS_AT_A_TIME)
    await connection
    opened.push_async_callback(connection.close)
    await connection.run(f"PRAGMA busy_timeout = {_PATIENCE}")
    await connection.run("PRAGMA foreign_keys = ON")
    # What is deleted is overwritten with zeros. Not every SQLite does so by itself.
    await connection.run("PRAGMA secure_delete = ON")
    return connection


def _uri(path: Path, mode: str) -> str:
    return f"{path.absolute().as_uri()}?mode={mode}"


async def _optimize(connection: Connection) -> None:
    """Let SQLite collect statistics that make statements faster; a disk may refuse that."""
    with suppress(sqlite3.Error):
        await connection.run("PRAGMA optimize")


async def _empty_log(connection: Connection) -> bool:
    """Write what the write-ahead log holds into the database, and cut it to nothing."""
    try:
        # Every move waits meanwhile.
        await connection.run(f"PRAGMA busy_timeout = {_SHORT_PATIENCE}")
        ((is_busy, *_),) = await connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.Error:  # a full disk: it stays as long as it is full
        return False
    finally:
        await connection.run(f"PRAGMA busy_timeout = {_PATIENCE}")
    return not is_busy


async def _probe_writing(connection: Connection) -> None:
    """Write the stored version again: an empty write succeeds even on a read-only file."""
    ((version,),) = await connection.run("PRAGMA user_version")
    await connection.run(f"PRAGMA user_version = {version}")


async def _sign(connection: Connection) -> None:
    """Write which version of this program uses the file from now on."""
    await connection.run(
        "INSERT INTO settings VALUES ('written_by', ?)"
        " ON CONFLICT DO UPDATE SET value = excluded.value",
        (VERSION,),
    )
