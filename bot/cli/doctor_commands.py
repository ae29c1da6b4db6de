"""The command that says whether all is well: doctor."""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import re
import sys
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

from bot.cli.command import Exit, Parsers, add
from bot.config import Settings
from bot.logs import configure_logs
from bot.signals import stop_signal
from bot.texts import Texts

if TYPE_CHECKING:
    from bot.operating.doctor.diagnosis import Phrase
    from bot.operating.doctor.rounds import Examined

T = TypeVar("T")

_LOGS: Final = Settings(token=None, log_level="error")
"""What a check could not foresee is logged; nothing else may stand between the lines."""


def add_commands(commands: Parsers, texts: Texts) -> None:
    """Add ``doctor``."""
    doctor = add(commands, texts, "doctor", _doctor)
    doctor.add_argument("--json", action="store_true", help=texts.say("cli-doctor-json"))
    doctor.add_argument("--all", action="store_true", help=texts.say("cli-doctor-all"))
    doctor.add_argument(
        "--channel", metavar="ID", type=_channel_id, help=texts.say("cli-doctor-channel")
    )


def _doctor(given: argparse.Namespace, texts: Texts) -> int:
    from bot.app import examine, steps_of_acceptance  # noqa: PLC0415  # as for ``run``
    from bot.operating.doctor.report import (  # noqa: PLC0415
        as_json,
        is_well,
        lines_of,
        summed_up,
    )
    from bot.operating.doctor.rounds import CHANNELS, CHECKS  # noqa: PLC0415

    configure_logs(_LOGS)
    checks = (*CHECKS, CHANNELS) if given.all else CHECKS
    if given.channel is not None:

        def tell(phrase: Phrase) -> None:
            print(texts.say(phrase.key, **phrase.facts), file=sys.stderr, flush=True)

        checks = (*checks, *steps_of_acceptance(given.channel, tell))
    if isinstance(sys.stdout, io.TextIOWrapper):  # a terminal may know no ✓
        sys.stdout.reconfigure(errors="replace")
    examined: list[Examined] = []

    def note(one: Examined) -> None:
        examined.append(one)
        if not given.json:
            print(*lines_of(texts, one), sep="\n", flush=True)

    is_stopped = False
    try:
        asyncio.run(until_stopped(examine(os.environ, checks, note)))
    except asyncio.CancelledError:
        is_stopped = True
    if given.json:
        print(as_json(texts, examined))
    elif not is_stopped:
        print(summed_up(texts, examined))
    return Exit.FINE if is_well(examined) and not is_stopped else Exit.FOUND_FAULTS


async def until_stopped(work: Coroutine[Any, Any, T]) -> T:
    """Carry out some work; SIGTERM or SIGINT cancels it, a second one leaves at once.

    Raises:
        asyncio.CancelledError: it was cancelled.
    """
    asked_to_stop, working = stop_signal(), asyncio.create_task(work)
    await asyncio.wait((asked_to_stop, working), return_when=asyncio.FIRST_COMPLETED)
    if not working.done():
        working.cancel()
    return await working


def _channel_id(text: str) -> int:
    """Read the id of a channel."""
    if re.fullmatch("[0-9]{15,19}", text) is None:
        message = f"invalid channel id: {text!r}"
        raise argparse.ArgumentTypeError(message)
    return int(text)
