"""Stores a database of the schema of today: `python -m tests.bot.storage.versions`.

To be done for each release that changes the schema. What is stored is never written again.
"""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bot.storage.versions import FOLDER, NEWEST, stored
from tests.bot.storage.versions.story import play

STATISTICS = "sqlite_stat1"
"""SQLite's own table, which a script cannot fill."""


def written(path: Path) -> str:
    """Return a database as SQL that makes it again."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"DROP TABLE IF EXISTS {STATISTICS}")
        ((schema,),) = connection.execute("PRAGMA user_version")
        return "\n".join([*connection.iterdump(), f"PRAGMA user_version = {schema};\n"])


def main() -> int:
    """Play the story and store what it leaves; return the exit status."""
    if NEWEST in stored():
        print(f"Schema {NEWEST} is stored already.")  # noqa: T201  it is a command
        return 1
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.db")
        asyncio.run(play(path))
        target = FOLDER / f"{NEWEST:02}.sql"
        target.write_text(written(path), encoding="utf-8")
    print(target)  # noqa: T201  as above
    return 0


if __name__ == "__main__":
    sys.exit(main())
