"""The ``dalapapa`` command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Final

from bot.cli.command import CarryOut, Exit, complain, unusable
from bot.config import ConfigurationError
from bot.storage.database import DatabaseInUse, DatabaseUnusable
from bot.texts import Catalogue, Texts
from bot.version import VERSION

COMMANDS: Final[Mapping[str, Sequence[str]]] = {
    "bot_commands": ("run", "sandbox"),
    "health_command": ("health",),
    "database_commands": ("check", "end", "backup"),
    "restore_command": ("restore",),
    "doctor_commands": ("doctor",),
    "statistics_command": ("stats",),
    "record_commands": ("replay", "verify", "perft", "render"),
    "review_command": ("review",),
}
"""The commands of each module of ``bot.cli``.

Only that of the command that is given is loaded. ``health`` is asked each minute, and to load all
would take three times as long as to answer it.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command; return its exit status."""
    texts = Catalogue().texts(None)
    words = sys.argv[1:] if arguments is None else arguments
    parser = _parser(texts, words)
    given = parser.parse_args(words)
    carry_out: CarryOut | None = given.carry_out
    if carry_out is None:
        parser.print_help()
        return Exit.FINE
    try:
        return carry_out(given, texts)
    except ConfigurationError as error:
        return complain(texts.say(error.key, **error.data), Exit.MISCONFIGURED)
    except DatabaseInUse as error:
        return complain(
            texts.say("cli-database-in-use", path=str(error.path)), Exit.DATABASE_IN_USE
        )
    except DatabaseUnusable as error:
        return complain(unusable(texts, error), Exit.DATABASE_UNUSABLE)


def _parser(texts: Texts, words: Sequence[str]) -> argparse.ArgumentParser:
    """Return what reads the words; it knows their command, or all if they begin with none."""
    parser = argparse.ArgumentParser(prog="dalapapa", description=texts.say("cli-about"))
    parser.add_argument(
        "--version", action="version", version=f"%(prog)s {VERSION}", help=texts.say("cli-version")
    )
    parser.set_defaults(carry_out=None)
    commands = parser.add_subparsers(metavar="COMMAND")
    command = next(iter(words), None)
    asked = [module for module, names in COMMANDS.items() if command in names]
    for module in asked or COMMANDS:
        import_module(f"bot.cli.{module}").add_commands(commands, texts)
    return parser


if __name__ == "__main__":
    sys.exit(main())
