"""The command that says whether all is well: doctor."""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import sys
from typing import Final

from bot.cli.command import Exit, Parsers, add
from bot.config import Settings
from bot.logs import configure_logs
from bot.texts import Texts

_LOGS: Final = Settings(token=None, log_level="error")
"""What a check could not foresee is logged; nothing else may stand between the lines."""


def add_doctor_commands(commands: Parsers, texts: Texts) -> None:
    """Add ``doctor``."""
    doctor = add(commands, texts, "doctor", _doctor)
    doctor.add_argument("--json", action="store_true", help=texts.say("cli-doctor-json"))
    doctor.add_argument("--all", action="store_true", help=texts.say("cli-doctor-all"))


def _doctor(given: argparse.Namespace, texts: Texts) -> int:
    from bot.app import examine  # noqa: PLC0415  # as for ``run``
    from bot.operating.doctor.report import as_json, as_lines, is_well  # noqa: PLC0415
    from bot.operating.doctor.rounds import CHANNELS, CHECKS  # noqa: PLC0415

    configure_logs(_LOGS)
    checks = (*CHECKS, CHANNELS) if given.all else CHECKS
    examined = asyncio.run(examine(os.environ, checks))
    lines = [as_json(texts, examined)] if given.json else as_lines(texts, examined)
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal may know no ✓
        sys.stdout.reconfigure(errors="replace")
    for line in lines:
        print(line)
    return Exit.FINE if is_well(examined) else Exit.FOUND_FAULTS
