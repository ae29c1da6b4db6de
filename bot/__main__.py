"""The ``dalapapa`` command."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from bot.cli.bot_commands import add_bot_commands
from bot.cli.command import CarryOut, Exit, complain, unusable
from bot.cli.database_commands import add_database_commands
from bot.cli.doctor_commands import add_doctor_commands
from bot.cli.health_command import add_health_command
from bot.cli.record_commands import add_record_commands
from bot.cli.restore_command import add_restore_command
from bot.cli.review_command import add_review_command
from bot.cli.statistics_command import add_statistics_command
from bot.config import ConfigurationError
from bot.storage.database import DatabaseInUse, DatabaseUnusable
from bot.texts import Catalogue, Texts
from bot.version import VERSION

PARTS: Final = (
    add_bot_commands,
    add_health_command,
    add_database_commands,
    add_restore_command,
    add_doctor_commands,
    add_statistics_command,
    add_record_commands,
    add_review_command,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command; return its exit status."""
    texts = Catalogue().texts(None)
    parser = _parser(texts)
    given = parser.parse_args(arguments)
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


def _parser(texts: Texts) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dalapapa", description=texts.say("cli-about"))
    parser.add_argument(
        "--version", action="version", version=f"%(prog)s {VERSION}", help=texts.say("cli-version")
    )
    parser.set_defaults(carry_out=None)
    commands = parser.add_subparsers(metavar="COMMAND")
    for add_part in PARTS:
        add_part(commands, texts)
    return parser


if __name__ == "__main__":
    sys.exit(main())
