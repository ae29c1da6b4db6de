"""Runs of the acceptance in a channel of the loopback Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import Any

from discord.utils import utcnow

from bot.operating.acceptance.acceptance_run import AcceptanceRun
from bot.operating.acceptance.stage import TimeLimits
from bot.operating.doctor.application import check_token
from bot.operating.doctor.case import Case
from bot.operating.doctor.diagnosis import Mark, Phrase
from bot.operating.doctor.rounds import Check, Examined, examine_all
from tests.bot.operating.doctor.visit import TEXTS, TOKEN, say_in_all
from tests.loopback import LoopbackDiscord, Message, Person

FINE, WARNING, FAULT = Mark.FINE, Mark.WARNING, Mark.FAULT
ANN = Person(42, "Ann")
UNHURRIED = TimeLimits(step=5.0, click=0.0, removal=5.0, whole=30.0)
"""Nobody is waited for."""

Lines = dict[str, tuple[Mark, str]]
"""The mark and the key of what is said of each step."""


class Trying:
    """A channel to try out, and what came of it."""

    def __init__(self, loopback: LoopbackDiscord, database: Path) -> None:
        self.loopback = loopback
        self.database = database
        self.channel_id = loopback.channel_ids[0]
        self.limits = UNHURRIED
        self.seconds = 5.0
        """How long each answer of Discord's is waited for."""
        self.clock: Callable[[], float] = monotonic
        self.told: list[str] = []
        """What whoever waits was told, by its key."""
        self.examined: list[Examined] = []
        self._numbers = iter(range(1_000_000))

    async def run(self) -> Lines:
        """Carry out a run; what it says can be said in every language."""
        environ = {"DISCORD_TOKEN": TOKEN, "DALAPAPA_DATABASE": str(self.database)}
        # Runs begin at different times, so that each has a number of its own.
        later = timedelta(seconds=next(self._numbers))
        case = Case(environ, lambda: utcnow() + later, asyncio.sleep, _no_commands, self.seconds)
        run = AcceptanceRun(self.channel_id, self.clock, self._tell, self.limits)
        checks = (Check("token", check_token), *run.checks)
        self.examined = []
        await examine_all(case, checks, self.examined.append)
        say_in_all(self.examined)
        return self.lines

    @property
    def lines(self) -> Lines:
        """What the last run has said of each step; the first line of several."""
        return {
            one.check: (one.found.mark, one.found.said.key)
            for one in reversed(self.examined)
            if one.check != "token"
        }

    def deny(self, **denied: bool) -> None:
        """Take permissions away in the channel."""
        self.loopback.world.deny(self.channel_id, **denied)

    def todo(self, step: str) -> tuple[str, str]:
        """What is to be done about a step, by its key, and its permissions."""
        (found, *_) = (one.found for one in self.examined if one.check == step)
        assert found.todo is not None
        return found.todo.key, str(found.todo.facts.get("names", ""))

    @property
    def left(self) -> list[Message | int]:
        """What of the bot stands in the channel, and its threads there that are not archived."""
        world = self.loopback.world
        threads = world.active_threads(world.guild_of(self.channel_id))
        own = [
            message
            for message in self.loopback.messages(self.channel_id)
            if message.author.id == world.bot.id
        ]
        return [*own, *(one for one in threads if world.threads[one] == self.channel_id)]

    def _tell(self, phrase: Phrase) -> None:
        for texts in TEXTS:
            texts.say(phrase.key, **phrase.facts)
        self.told.append(phrase.key)


async def _no_commands() -> list[dict[str, Any]]:
    return []
