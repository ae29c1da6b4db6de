"""Databases as the programs of all schemas have left them, frozen as SQL; see README.md."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.storage.schema import MIGRATIONS, scripts_in

FOLDER = Path(__file__).parent
NEWEST = max(scripts_in(MIGRATIONS))
"""The schema of the program of today."""

SCHEMAS = range(1, NEWEST + 1)


def stored() -> dict[int, Path]:
    """The files by the schema of the programs that wrote them."""
    return {int(path.stem): path for path in FOLDER.glob("*.sql")}


def lay_out(path: Path, schema: int) -> None:
    """Make a database of a schema, as a bot that was killed leaves it.

    Where no program of that schema was ever in use, it is that of the program before, upgraded to
    that schema.
    """
    written = max(number for number in stored() if number <= schema)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.executescript(stored()[written].read_text(encoding="utf-8"))
        for number in range(written + 1, schema + 1):
            connection.executescript(scripts_in(MIGRATIONS)[number].read_text(encoding="utf-8"))
        connection.execute(f"PRAGMA user_version = {schema}")
