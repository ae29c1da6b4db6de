"""Numbered migrations; those that a file lacks are one transaction, and data is copied before.

``user_version`` is the number of the newest migration that a file has had. SQLite writes it in that
transaction, so the copy is always of the version that the file had, however often the program is
killed meanwhile. No start writes over the copy of an earlier one (``copies``).
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import aiosqlite

from bot.storage import copies

MIGRATIONS: Final = Path(__file__).parent / "migrations"

_WRITER: Final = "SELECT value FROM settings WHERE name = 'written_by'"


class UnknownSchema(Exception):
    """The file has the schema ``found``, of another version; this program works with ``ours``."""

    def __init__(self, found: int, ours: int) -> None:
        self.found = found
        self.ours = ours
        super().__init__(f"schema {found}, not {ours}")


def writer_of(path: Path) -> str | None:
    """Return which version of this program has last opened a file; None if it does not say that.

    Also of a file that this version cannot use. Nothing is left beside it.
    """
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    with suppress(sqlite3.Error), closing(sqlite3.connect(uri, uri=True)) as connection:
        for (writer,) in connection.execute(_WRITER):
            return str(writer)
    return None


async def refuse_damaged(connection: aiosqlite.Connection) -> None:
    """Check the whole file for damage.

    Raises:
        sqlite3.DatabaseError: it is damaged, or no database.
    """
    for (finding,) in await connection.execute_fetchall("PRAGMA quick_check(1)"):
        if finding != "ok":
            raise sqlite3.DatabaseError(finding)


async def refuse_outdated(connection: aiosqlite.Connection, migrations: Path) -> None:
    """Check that every migration has been applied, and no other.

    Raises:
        UnknownSchema: the file is older or newer than this program.
    """
    version, newest = await _version_of(connection), max(scripts_in(migrations))
    if version != newest:
        raise UnknownSchema(version, newest)


async def bring_up_to_date(connection: aiosqlite.Connection, path: Path, migrations: Path) -> None:
    """Apply the migrations that the file at ``path`` has not had.

    Raises:
        UnknownSchema: a newer version of this program has written the file.
        sqlite3.Error: a migration failed; closing the connection undoes it.
    """
    version, scripts = await _version_of(connection), scripts_in(migrations)
    if version > max(scripts):
        raise UnknownSchema(version, max(scripts))
    if 0 < version < max(scripts):
        await _back_up(connection, path, max(scripts))
    missing = [scripts[number] for number in sorted(scripts) if number > version]
    # Foreign keys off, or no table could be rebuilt; SQLite ignores this inside a transaction.
    await connection.execute_fetchall("PRAGMA foreign_keys = OFF")
    if missing:
        # One call: each commits what was begun before it.
        steps = [script.read_text(encoding="utf-8") for script in missing]
        steps = ["BEGIN IMMEDIATE;", *steps, f"PRAGMA user_version = {max(scripts)};"]
        await connection.executescript("\n".join(steps))
        await _refuse_strays(connection)
        await connection.commit()
    await connection.execute_fetchall("PRAGMA foreign_keys = ON")


async def _refuse_strays(connection: aiosqlite.Connection) -> None:
    """Check that no row refers to a missing one after migrations."""
    for table, _, parent, _ in await connection.execute_fetchall("PRAGMA foreign_key_check"):
        raise sqlite3.IntegrityError(f"a row of {table} refers to no row of {parent}")


async def _back_up(connection: aiosqlite.Connection, path: Path, version: int) -> None:
    unfinished = copies.begin(path, version)
    await connection.execute_fetchall("VACUUM INTO ?", (str(unfinished),))
    copies.finish(path, unfinished)


async def _version_of(connection: aiosqlite.Connection) -> int:
    ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    return int(version)


def scripts_in(folder: Path) -> dict[int, Path]:
    """Return a folder's migrations by number."""
    return {int(path.name.split("_")[0]): path for path in folder.glob("*.sql")}


async def tables_with(connection: aiosqlite.Connection, column: str) -> list[str]:
    """Return the tables with a column, so that none can be forgotten."""
    rows = await connection.execute_fetchall(
        "SELECT tables.name FROM sqlite_schema AS tables"
        " JOIN pragma_table_info(tables.name) AS columns"
        " WHERE tables.type = 'table' AND columns.name = ? ORDER BY tables.name",
        (column,),
    )
    return [str(name) for (name,) in rows]
