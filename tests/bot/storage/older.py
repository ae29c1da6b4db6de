"""Databases as older versions of the program have left them, with games that were really played."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.schema import MIGRATIONS, scripts_in


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
            connection.execute(copied)
        connection.execute("DELETE FROM sqlite_sequence")
        connection.execute("INSERT INTO sqlite_sequence SELECT * FROM present.sqlite_sequence")
        connection.execute("COMMIT")
    older.replace(path)


def _tables(connection: sqlite3.Connection) -> list[str]:
    """The tables of the older version that there are still today."""
    query = (
        "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        " AND name IN (SELECT name FROM present.sqlite_schema)"
    )
    return [name for (name,) in connection.execute(query)]


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [name for (_, name, *_) in connection.execute(f"PRAGMA main.table_info({table})")]
