"""The command that tells whether the bot is well, for people, containers and other programs."""

from __future__ import annotations

import argparse

from bot.cli.command import Exit, Parsers, add, settings
from bot.operating.health_line import line_of
from bot.operating.signs_socket import NoAnswer, NoBot, ask
from bot.operating.vital_signs import troubles
from bot.texts import Texts


def add_commands(commands: Parsers, texts: Texts) -> None:
    """Add ``health``."""
    add(commands, texts, "health", _tell)


def _tell(_: argparse.Namespace, texts: Texts) -> int:
    path = settings().database
    try:
        signs = ask(path)
    except NoBot:
        print(texts.say("health-not-running", path=str(path)))
        return Exit.FOUND_FAULTS
    except NoAnswer as error:
        print(texts.say("health-no-answer", path=str(path), why=str(error)))
        return Exit.FOUND_FAULTS
    print(line_of(signs, texts))
    return Exit.FOUND_FAULTS if troubles(signs) else Exit.FINE
