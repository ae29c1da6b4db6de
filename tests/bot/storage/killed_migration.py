"""Migrates a database again and again, killed three statements later each time.

`killed_migration.py FOLDER`: FOLDER/before holds the database. What each kill leaves stands in
FOLDER/1, FOLDER/2 and so on; the last migration was not killed.
"""

import asyncio
import os
import shutil
import signal
import sys
from itertools import count
from pathlib import Path

import aiosqlite

from bot.storage.schema import MIGRATIONS, bring_up_to_date

DATABASE = "games.db"
APART = 3
"""In one transaction all statements but the first and the last are alike."""


async def migrate_and_die(path: Path, last: int) -> None:
    """Be killed by the statement with that number, before it does anything."""
    statements = count(1)

    def die(_: str) -> None:
        if next(statements) == last:
            os.kill(os.getpid(), signal.SIGKILL)

    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await connection.set_trace_callback(die)
        await bring_up_to_date(connection, path, MIGRATIONS)


def is_killed(path: Path, last: int) -> bool:
    """Tell whether a migration was killed at that statement; it may have had fewer."""
    child = os.fork()
    if child == 0:
        asyncio.run(migrate_and_die(path, last))
        os._exit(0)
    return os.waitpid(child, 0)[1] != 0


def main(folder: Path) -> None:
    """Go on until a migration gets to its end."""
    for last in count(1, APART):
        shutil.copytree(folder / "before", folder / str(last))
        if not is_killed(folder / str(last) / DATABASE, last):
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]))
