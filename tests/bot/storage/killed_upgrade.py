"""Upgrades databases of all schemas, each killed at some statements of its first migration.

`killed_upgrade.py FOLDER MOST`: of each migration at most MOST statements are killed, evenly spread
and the last always among them. What each kill leaves stands in FOLDER/SCHEMA-STATEMENT, by the
schema of before and the number of the statement.
"""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import aiosqlite

from bot.storage.schema import MIGRATIONS, bring_up_to_date, scripts_in
from tests.bot.storage.versions import SCHEMAS, lay_out

DATABASE = "games.db"


def statements_of(script: str) -> Iterator[str]:
    """Yield the statements of a script; a trigger's are one."""
    begun = ""
    for part in script.split(";")[:-1]:
        begun += f"{part};"
        if sqlite3.complete_statement(begun):
            yield begun
            begun = ""


def chosen(statements: int, most: int) -> list[int]:
    """Return the numbers of at most so many of the statements, from 1 on."""
    step = max(1, -(-statements // most))
    return [*range(statements, 0, -step)]


async def upgrade_and_die(path: Path, statement: str) -> None:
    """Be killed by a statement when it is carried out first, before it does anything."""

    def die(carried_out: str) -> None:
        if carried_out.strip() == statement.strip():
            os.kill(os.getpid(), signal.SIGKILL)

    async with aiosqlite.connect(path, isolation_level=None) as connection:
        await connection.set_trace_callback(die)
        await bring_up_to_date(connection, path, MIGRATIONS)


def is_killed(path: Path, statement: str) -> bool:
    """Tell whether an upgrade was killed at that statement."""
    child = os.fork()
    if child == 0:
        asyncio.run(upgrade_and_die(path, statement))
        os._exit(0)
    return os.waitpid(child, 0)[1] == signal.SIGKILL


def main(folder: Path, most: int) -> int:
    """Kill them all; return the exit status, 1 if one of them was not killed."""
    for schema in SCHEMAS[:-1]:
        script = scripts_in(MIGRATIONS)[schema + 1].read_text(encoding="utf-8")
        statements = [*statements_of(script)]
        for number in chosen(len(statements), most):
            left = folder / f"{schema}-{number}"
            left.mkdir()
            lay_out(left / DATABASE, schema)
            if not is_killed(left / DATABASE, statements[number - 1]):
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
