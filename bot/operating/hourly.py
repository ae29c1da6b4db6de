"""Logs one line an hour: how much the bot did, how fast, and what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import structlog
from discord.ext import tasks

from bot.memory import resident_megabytes
from bot.operating.fault_log import FaultLog
from bot.services.games.matches import Matches
from bot.transport.answers import Answers
from bot.transport.courier import DiscordCourier
from bot.transport.throttle import Throttle

_log = structlog.get_logger()


def hourly_of(
    matches: Matches,
    answers: Answers,
    courier: DiscordCourier,
    throttle: Throttle,
    fault_log: FaultLog,
) -> Hourly:
    """Return what tells how much a client does."""
    return Hourly(
        totals={
            "turns": lambda: matches.turns_ended,
            "posts": lambda: courier.posted,
            "answers": lambda: answers.answered,
            "too_many_requests": lambda: throttle.too_many,
            "faults": lambda: fault_log.total,
        },
        others={
            "slowest": lambda: [round(seconds, 2) for seconds in answers.take_slowest()],
            "memory_mb": resident_megabytes,
        },
    )


@dataclass
class Hourly:
    """Tells what came to each of some totals since the line before, and how things stand.

    ``totals`` count from the start on, by name; ``others`` are read once for each line, and may
    begin anew when they are read.
    """

    totals: Mapping[str, Callable[[], int]]
    others: Mapping[str, Callable[[], object]]

    def __post_init__(self) -> None:
        self._before = {name: total() for name, total in self.totals.items()}

    def start(self) -> None:
        """Begin; the first line comes after an hour."""
        self._tell.start()

    def stop(self) -> None:
        """End at once."""
        self._tell.cancel()

    def tell(self) -> None:
        """Write the line."""
        now = {name: total() for name, total in self.totals.items()}
        since = {name: total - self._before[name] for name, total in now.items()}
        self._before = now
        _log.info("hour", **since, **{name: read() for name, read in self.others.items()})

    @tasks.loop(hours=1)
    async def _tell(self) -> None:
        if self._tell.current_loop:
            self.tell()
