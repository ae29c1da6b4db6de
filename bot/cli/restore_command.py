"""The command that puts a copy of the database back in its place: restore."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.cli.command import Exit, Parsers, add, complain, settings
from bot.storage.copies import nightly_in
from bot.storage.copying.restore import Restored
from bot.storage.database import DatabaseUnusable
from bot.texts import Texts


def add_commands(commands: Parsers, texts: Texts) -> None:
    """Add ``restore``."""
    restoring = add(commands, texts, "restore", _restore)
    which = restoring.add_mutually_exclusive_group(required=True)
    which.add_argument(
        "file", metavar="FILE", nargs="?", type=Path, help=texts.say("cli-restore-file")
    )
    which.add_argument("--newest", action="store_true", help=texts.say("cli-restore-newest"))


def _restore(given: argparse.Namespace, texts: Texts) -> int:
    from bot.app import restore_database  # noqa: PLC0415  as for ``end``; it has the clock

    if given.newest:
        return _restore_newest(texts)
    database = settings().database
    _tell(texts, given.file, database, restore_database(given.file, database))
    return Exit.FINE


def _restore_newest(texts: Texts) -> int:
    """Restore the newest nightly copy that is sound; say which are not."""
    from bot.app import restore_database  # noqa: PLC0415  as above

    folder, database = settings().backups, settings().database
    if folder is None or not folder.is_dir():
        return complain(texts.say("cli-no-backups"), Exit.FOUND_FAULTS)
    for _, copy in nightly_in(folder):
        try:
            restored = restore_database(copy, database)
        except DatabaseUnusable as error:
            if error.path != copy:
                raise
            complain(texts.say("cli-copy-damaged", path=str(copy), why=error.why), Exit.FINE)
        else:
            _tell(texts, copy, database, restored)
            return Exit.FINE
    return complain(texts.say("cli-no-sound-copy", path=str(folder)), Exit.FOUND_FAULTS)


def _tell(texts: Texts, copy: Path, database: Path, restored: Restored) -> None:
    print(texts.say("cli-restored", path=str(copy), database=str(database)))
    if restored.kept is not None:
        print(texts.say("cli-replaced", path=str(restored.kept)))
    if restored.deleted is None:
        print(texts.say("cli-deleted-unknown"))
    else:
        print(texts.say("cli-deleted-since", people=restored.deleted))
