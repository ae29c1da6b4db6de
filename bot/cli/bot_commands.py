"""The commands that run the bot: with Discord, and without it in the sandbox."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
from typing import Final

from bot.cli.command import Exit, Parsers, add, complain, settings
from bot.texts import Texts

SANDBOX_NEEDS: Final = ("simcord", "linkify_it", "markdown_it", "regex")


def add_commands(commands: Parsers, texts: Texts) -> None:
    """Add ``run`` and ``sandbox``."""
    add(commands, texts, "run", _run)
    add(commands, texts, "sandbox", _sandbox)


def _run(_: argparse.Namespace, texts: Texts) -> int:
    chosen = settings()
    if chosen.token is None:
        return complain(texts.say("cli-no-token"), Exit.MISCONFIGURED)
    from bot.app import BadToken, run  # noqa: PLC0415  # discord.py takes a second to import
    from bot.transport.discord_errors import UNAVAILABLE  # noqa: PLC0415  # as above

    try:
        run(chosen)
    except BadToken:
        return complain(texts.say("cli-bad-token"), Exit.MISCONFIGURED)
    except UNAVAILABLE:
        return complain(texts.say("cli-unreachable"), Exit.UNAVAILABLE)
    return Exit.FINE


def _sandbox(_: argparse.Namespace, texts: Texts) -> int:
    chosen = settings()
    if not all(importlib.util.find_spec(name) for name in SANDBOX_NEEDS):
        return complain(texts.say("cli-no-sandbox"), Exit.MISCONFIGURED)
    from bot.sandbox.run import PortTaken, run_sandbox  # noqa: PLC0415  # an optional extra

    try:
        asyncio.run(run_sandbox(chosen))
    except PortTaken as error:
        return complain(texts.say("cli-port-taken", port=str(error.port)), Exit.UNAVAILABLE)
    return Exit.FINE
