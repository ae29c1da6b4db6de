"""The version of the program that comes after this one: one migration more, and a higher number.

`python -m tests.next_version ADDRESS` runs its bot against a loopback Discord; the variable
NEXT_MIGRATIONS names a folder for its migrations.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

import bot.version
from bot.storage import schema

NUMBER: Final = "99.0.0"
SCHEMA: Final = max(schema.scripts_in(schema.MIGRATIONS)) + 1

SCRIPT: Final = """
CREATE TABLE of_the_next_version (a INTEGER NOT NULL) STRICT;
INSERT INTO of_the_next_version SELECT count(*) FROM games;
"""
"""A table more, which today's program does not miss; but it has not had this schema."""


def migrations_of_next(folder: Path) -> Path:
    """Return a folder with today's migrations and the one more."""
    if not folder.exists():
        shutil.copytree(schema.MIGRATIONS, folder)
        (folder / f"{SCHEMA:04}_next.sql").write_text(SCRIPT, encoding="utf-8")
    return folder


def main(address: str) -> int:
    """Run the bot until it stops and return its exit status."""
    folder = Path(os.environ["NEXT_MIGRATIONS"])
    # Before any module that keeps them is imported.
    vars(schema).update(MIGRATIONS=migrations_of_next(folder), VERSION=NUMBER)
    vars(bot.version).update(VERSION=NUMBER)
    from tests.loopback.launch import launch  # noqa: PLC0415

    return launch(address)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
