"""Databases as older versions of the program have left them, with games that were really played."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.services.games.derived import write_derived
from bot.services.ratings.ranking import BEFORE
from bot.services.ratings.renewing import Renewal
from bot.services.ratings.updating import withdraw
from bot.storage import games
from bot.storage.database import Database
from bot.storage.games import Status
from bot.storage.schema import MIGRATIONS, scripts_in
from tests.bot.stored_games import stored_fold

_MORE_CLOCKS = 17
"""The version since which there are clocks of other things than turns and votes."""


def migrations_up_to(version: int, folder: Path) -> Path:
    """Copy the migrations that a version had into a folder."""
    folder.mkdir(exist_ok=True)
    for number, script in scripts_in(MIGRATIONS).items():
        if number <= version:
            shutil.copy(script, folder)
    return folder


def make_older(path: Path, version: int) -> None:
    """Turn a database that nobody holds into one of an older version; what that lacked is lost."""
    older = path.with_name("older.db")
    with closing(sqlite3.connect(older, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        for number in range(1, version + 1):
            connection.executescript(scripts_in(MIGRATIONS)[number].read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("ATTACH ? AS present", (str(path),))
        connection.execute("BEGIN")
        for table in _tables(connection):
            columns = ", ".join(_columns(connection, table))
            copied = f"INSERT INTO {table} ({columns}) SELECT {columns} FROM present.{table}"  # noqa: S608
            if table == "clocks" and version < _MORE_CLOCKS:
                copied += " WHERE kind IN ('turn', 'vote')"
            connection.execute(copied)
        connection.execute("DELETE FROM sqlite_sequence")
        connection.execute("INSERT INTO sqlite_sequence SELECT * FROM present.sqlite_sequence")
        connection.execute("COMMIT")
    older.replace(path)


async def count_as_before(database: Database) -> None:
    """Write all results as versions up to schema 16 have written them, and the ratings with them.

    Each is derived from its log, so the games must have been really played.
    """
    for game_id in await games.all_ids(database.reader):
        row = await games.get(database.reader, game_id)
        if row is None or row.status is not Status.FINISHED:
            continue
        fold = await stored_fold(database, game_id)
        async with database.transaction() as connection:
            await withdraw(connection, game_id)
            await write_derived(connection, replace(row, counting=BEFORE), fold)
    renewal = Renewal(database)
    renewal.wake()
    await renewal.finish()


def _tables(connection: sqlite3.Connection) -> list[str]:
    """The tables of the older version that there are still today."""
    query = (
        "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        " AND name IN (SELECT name FROM present.sqlite_schema)"
    )
    return [name for (name,) in connection.execute(query)]


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [name for (_, name, *_) in connection.execute(f"PRAGMA main.table_info({table})")]
