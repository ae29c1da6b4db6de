"""Takes the vital signs while the bot runs, tells them, and has the process ended when it hangs."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime
from os import getpid
from pathlib import Path
from typing import Final

import discord
import structlog

from bot.operating.gateway_watch import GatewayWatch
from bot.operating.health_line import line_of
from bot.operating.owed_age import OwedAge
from bot.operating.sd_notify import Notifier
from bot.operating.signs_socket import SignsSocket
from bot.operating.steady_time import SteadyTime
from bot.operating.vital_signs import VitalSigns
from bot.operating.watchdog import Hang, Limits, Watchdog
from bot.operating.write_probe import WriteProbe
from bot.services.posting.outbox import Outbox
from bot.services.time.alarm import Sleep
from bot.services.waiting.clocks import Clocks
from bot.storage.database import Database
from bot.texts import Texts
from bot.transport.throttle import Throttle

TOLD_EVERY: Final = 5
"""In how many beats of the loop systemd is told once."""

STARTING_SECONDS: Final = 90
"""What systemd is asked to wait on for while the bot starts: longer than the loop may be held."""

_BEATS_KEPT: Final = 60

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Watched:
    """An open bot: whose vital signs are taken. ``now`` gives aware UTC instants."""

    client: discord.AutoShardedClient
    path: Path
    database: Database
    outbox: Outbox
    clocks: Clocks
    throttle: Throttle
    now: Callable[[], datetime]


class _Signs:
    """What is looked at of an open bot."""

    def __init__(self, watched: Watched, time: Callable[[], float], limits: Limits) -> None:
        self.client = watched.client
        clocks, outbox, throttle = watched.clocks, watched.outbox, watched.throttle
        self.gateway = GatewayWatch(watched.client, lambda: clocks.lost.some, time, limits)
        self.probe = WriteProbe(watched.database, watched.now, time)
        self.owed = OwedAge(
            watched.database,
            lambda: None if throttle.is_stopped else outbox.stopped,
            watched.now,
            time,
        )


class Monitor:
    """Watches one run of the bot, from before its database is open until it begins to close.

    ``watched`` gives None while the database is not open. Nothing here fails the bot: a look that
    fails is logged, once, and tried again.
    """

    def __init__(
        self,
        watched: Callable[[], Watched | None],
        watchdog: Watchdog,
        notifier: Notifier,
        texts: Texts,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        """``texts`` are the operator's; ``sleep`` takes seconds."""
        self._watched = watched
        self._watchdog = watchdog
        self._notifier = notifier
        self._texts = texts
        self._sleep = sleep
        self._time = SteadyTime(watchdog.monotonic, 2 * watchdog.limits.look_every)
        self._beaten_at = watchdog.monotonic()
        self._late: deque[float] = deque([0.0], maxlen=_BEATS_KEPT)
        self._beats = 0
        self._signs: _Signs | None = None
        self._socket: SignsSocket | None = None
        self._is_ready = False
        self._failed: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin: from now on a loop that is held ends the process."""
        self._watchdog.beat()
        self._repeat("beat", self._watchdog.limits.look_every, self._beat)

    def stop(self) -> None:
        """The bot closes, and still has its database: take no more signs; watch that alone."""
        self._watchdog.expect_end()
        self._notifier.tell("STOPPING=1")
        if self._socket is not None:
            self._socket.close()
        for task in self._tasks:
            task.cancel()

    def signs(self) -> VitalSigns | None:
        """Return the vital signs; None before the database is open."""
        return None if self._signs is None else self._taken(self._signs)

    def _taken(self, of: _Signs) -> VitalSigns:
        return VitalSigns(
            process_id=getpid(),
            running_for=self._time(),
            is_ready=self._is_ready,
            loop_late=max(self._late),
            written_ago=of.probe.written_ago,
            writing_for=of.probe.writing_for,
            write_error=of.probe.error,
            owed_for=of.owed.seconds,
            discord_answers=of.gateway.answers,
            shards=of.gateway.shards,
        )

    async def _beat(self) -> None:
        """Do what is done each second."""
        self._watchdog.beat()
        self._time.look()
        now, every = self._watchdog.monotonic(), self._watchdog.limits.look_every
        self._late.append(max(0.0, now - self._beaten_at - every))
        self._beaten_at = now
        if self._signs is None and (watched := self._watched()) is not None:
            self._signs = self._begin(watched)
        if self._signs is not None and (hang := self._hang(self._signs)) is not None:
            self._watchdog.end(hang)
            return
        has_become_ready = self._signs is not None and self._has_become_ready(self._signs)
        if has_become_ready or self._beats % TOLD_EVERY == 0:
            self._tell(has_become_ready=has_become_ready)
        self._beats += 1

    def _begin(self, watched: Watched) -> _Signs:
        """Begin to take signs of a bot that is open now."""
        limits = self._watchdog.limits
        signs = _Signs(watched, self._time, limits)
        self._repeat("gateway", limits.look_every, signs.gateway.look)
        self._repeat("write", limits.write_every, signs.probe.write)
        self._repeat("discord", limits.ask_every, signs.gateway.ask)
        self._repeat("owed", limits.count_every, signs.owed.look)
        self._socket = SignsSocket(watched.path, lambda: self._taken(signs))
        self._tasks.append(asyncio.create_task(self._answer(self._socket)))
        return signs

    async def _answer(self, answering: SignsSocket) -> None:
        try:
            await answering.open()
        except OSError as error:
            _log.error("health_not_told", why=str(error))

    def _has_become_ready(self, signs: _Signs) -> bool:
        was_ready, self._is_ready = self._is_ready, self._is_ready or signs.client.is_ready()
        return self._is_ready and not was_ready

    def _hang(self, signs: _Signs) -> Hang | None:
        if (signs.probe.writing_for or 0.0) >= self._watchdog.limits.database:
            return Hang.DATABASE
        return Hang.GATEWAY if signs.gateway.is_deaf else None

    def _tell(self, *, has_become_ready: bool) -> None:
        """Tell systemd that nothing hangs, and then how things stand."""
        if has_become_ready:
            self._notifier.tell("READY=1")
        if self._is_ready:
            self._notifier.tell("WATCHDOG=1")
        else:
            self._notifier.tell(f"EXTEND_TIMEOUT_USEC={STARTING_SECONDS * 1_000_000}")
        if (signs := self.signs()) is not None:
            self._notifier.tell(f"STATUS={line_of(signs, self._texts)}")

    def _repeat(self, name: str, seconds: float, look: Callable[[], Awaitable[None]]) -> None:
        self._tasks.append(asyncio.create_task(self._again(name, seconds, look)))

    async def _again(self, name: str, seconds: float, look: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await look()
                self._failed.discard(name)
            except Exception as error:  # noqa: BLE001  the next look is another try
                if name not in self._failed:
                    _log.error("vital_sign_failed", sign=name, exc_info=error)
                self._failed.add(name)
            await self._sleep(seconds)
