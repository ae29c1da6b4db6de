"""What all parts of the ``dalapapa`` command share: exit statuses, arguments, complaints."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable
from enum import IntEnum
from typing import TypeAlias

from bot.config import Settings, load_settings
from bot.operating.watchdog import Hang
from bot.storage.database import DatabaseUnusable
from bot.storage.schema import UnknownSchema, writer_of
from bot.texts import Texts
from bot.version import VERSION

Parsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001
"""What commands are added to."""

CarryOut: TypeAlias = Callable[[argparse.Namespace, Texts], int]
"""Carries out a command, given its arguments; returns its exit status."""


class Exit(IntEnum):
    """What the command's exit status means; from 64 to 78 as in sysexits.h."""

    FINE = 0
    FOUND_FAULTS = 1
    UNAVAILABLE = 69
    LOOP_HANGS = Hang.LOOP
    DATABASE_HANGS = Hang.DATABASE
    DATABASE_UNUSABLE = 74
    DATABASE_IN_USE = 75
    GATEWAY_DEAF = Hang.GATEWAY
    MISCONFIGURED = 78
    CLOSING_HANGS = Hang.CLOSING


def add(commands: Parsers, texts: Texts, name: str, carry_out: CarryOut) -> argparse.ArgumentParser:
    """Add a command, which is explained by the text ``cli-`` and its name; return its parser."""
    parser = commands.add_parser(name, help=texts.say(f"cli-{name}"))
    parser.set_defaults(carry_out=carry_out)
    return parser


def settings() -> Settings:
    """Read the settings from the environment.

    Raises:
        ConfigurationError: one is wrong, or two of them say different things.
    """
    return load_settings(os.environ)


def complain(line: str, status: Exit) -> int:
    """Write a line to standard error; return the status."""
    print(line, file=sys.stderr)
    return status


def unusable(texts: Texts, error: DatabaseUnusable) -> str:
    """Say why a database cannot be used, and which version of the program it needs."""
    path, schema = str(error.path), error.__cause__
    if not isinstance(schema, UnknownSchema):
        return texts.say("cli-database-unusable", path=path, why=error.why)
    known = {"found": str(schema.found), "ours": str(schema.ours), "version": VERSION}
    if schema.found < schema.ours:
        return texts.say("cli-database-older", path=path, **known)
    writer = writer_of(error.path) or "unknown"
    return texts.say("cli-database-newer", path=path, writer=writer, **known)


def whole_number(low: int, high: int | None = None) -> Callable[[str], int]:
    """Return what reads an argument that is a whole number within bounds."""
    expected = f"number from {low}" if high is None else f"number from {low} to {high}"

    def read(text: str) -> int:
        number = int(text) if re.fullmatch("[0-9]{1,9}", text) else -1
        if number < low or (high is not None and number > high):
            message = f"invalid {expected} value: {text!r}"
            raise argparse.ArgumentTypeError(message)
        return number

    return read
