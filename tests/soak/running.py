"""The soaked bot as a process: it is started, stopped, killed, and its disk is filled."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import sys
from asyncio.subprocess import Process
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.loopback import LoopbackDiscord
from tests.loopback.child import launch
from tests.loopback.moved_clock import move_clock
from tests.loopback.watched import CLOCK, WATCHED

STARTS_WITHIN = 60.0
STOPS_WITHIN = 30.0
LOGS = {"DALAPAPA_LOG_FORMAT": "json", "DALAPAPA_LOG_LEVEL": "error"}


@dataclass(slots=True)
class Bot:
    """One bot after the other on a database, all with the same clock, `ahead` seconds ahead."""

    loopback: LoopbackDiscord
    database: Path
    ahead: float = 0.0
    statuses: tuple[int, ...] = ()
    """How those ended that were told to stop."""
    died: int = 0
    """How many ended although nobody had asked them to."""
    logged: Counter[str] = field(default_factory=Counter)
    """The events that it has logged as errors."""
    _process: Process | None = None
    _reading: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def pid(self) -> int | None:
        """The number of the process; None while there is none."""
        alive = self._process is not None and self._process.returncode is None
        return self._process.pid if self._process and alive else None

    async def start(self) -> None:
        """Start it and wait until it is connected.

        TimeoutError: it is not connected soon.
        """
        await self.loopback.gateway.drop()
        clock = self.database.with_name("clock")
        move_clock(clock, self.ahead)
        backups = self.database.with_name("backups")
        self._process = await launch(
            self.loopback,
            self.database,
            launcher=WATCHED,
            stderr=asyncio.subprocess.PIPE,
            **LOGS,
            **{CLOCK: str(clock), "DALAPAPA_BACKUPS": str(backups)},
        )
        assert self._process.stderr is not None
        self._reading.add(asyncio.create_task(self._read(self._process.stderr)))
        await asyncio.wait_for(self.loopback.gateway.is_connected.wait(), STARTS_WITHIN)

    async def start_again_if_it_died(self) -> None:
        """Do as a service manager does."""
        if self._process is not None and self._process.returncode is not None:
            self.died += 1
            await self.start()

    async def terminate(self) -> None:
        """Tell it to stop, and wait until it has.

        TimeoutError: it had to be killed.
        """
        if self._process is not None and self.pid:
            self._process.send_signal(signal.SIGTERM)
            try:
                self.statuses += (await asyncio.wait_for(self._process.wait(), STOPS_WITHIN),)
            except TimeoutError:
                await self.kill()
                raise
        self._process = None

    async def kill(self) -> None:
        """Kill it."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
        self._process = None

    def step_clock(self, seconds: float) -> None:
        """Move its clock."""
        self.ahead += seconds
        move_clock(self.database.with_name("clock"), self.ahead)

    def fill_disk(self) -> None:
        """Let no file grow or be written to: every write fails, with EFBIG in place of ENOSPC."""
        self._limit_files(0)

    def free_disk(self) -> None:
        """Let files be written again."""
        self._limit_files(None)

    async def _read(self, log: asyncio.StreamReader) -> None:
        async for line in log:
            try:
                self.logged[str(json.loads(line)["event"])[:40]] += 1
            except ValueError:  # said before the log began, or after it ended
                print(line.decode().rstrip(), file=sys.stderr)

    def _limit_files(self, most: int | None) -> None:
        if self.pid is not None:
            _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
            soft = hard if most is None else most
            resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (soft, hard))
