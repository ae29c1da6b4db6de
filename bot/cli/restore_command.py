"""The command that puts a copy of the database back in its place: restore."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.command import Exit, Parsers, add, settings
from bot.storage.copying.restore import Restored
from bot.texts import Texts


def add_restore_command(commands: Parsers, texts: Texts) -> None:
    """Add ``restore``."""
    restoring = add(commands, texts, "restore", _restore)
    restoring.add_argument("file", metavar="FILE", type=Path, help=texts.say("cli-restore-file"))


def _restore(given: argparse.Namespace, texts: Texts) -> int:
    from bot.app import restore_database  # noqa: PLC0415  as for ``end``; it has the clock

    database = settings().database
    _tell(texts, given.file, database, restore_database(given.file, database))
    return Exit.FINE


def _tell(texts: Texts, copy: Path, database: Path, restored: Restored) -> None:
    print(texts.say("cli-restored", path=str(copy), database=str(database)))
    if restored.kept is not None:
        print(texts.say("cli-replaced", path=str(restored.kept)))
    if restored.deleted is None:
        print(texts.say("cli-deleted-unknown"))
    else:
        print(texts.say("cli-deleted-since", people=restored.deleted))
