"""Counts what the log says went wrong, by kind, and keeps the counts in the database."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date, datetime
from typing import Final

from bot.operating.hang_marks import HANGS, HangMarks
from bot.services.time.alarm import Sleep
from bot.storage.database import Database
from bot.storage.presence import faults
from bot.storage.presence.faults import MOST_KINDS, OTHERS, Fault

COUNTED_WARNINGS: Final = frozenset(
    {
        "answer_made_plainer",
        "answer_too_late",
        "channel_asleep",
        "channel_lost",
        "duplicate_stays",
        "former_player_stays",
        "gateway_silent_without_starts",
        "left_unsent",
        "message_made_plainer",
        "posting_paused",
        "posting_stopped",
        "refused_for_no_reason",
        "result_not_completed",
        "review_broken_off",
        "server_not_greeted",
        "servers_not_greeted",
        "thread_stays",
        "thread_unclear",
    }
)
"""The warnings that whoever runs the bot should know of; errors are counted whatever they are."""

FLUSHED_AFTER: Final = 60.0
"""Seconds from the first fault that is not written yet until it is."""

_LIBRARY: Final = "discord."
"""The loggers of the library whose warnings count, too: limits, and connections that fail."""

_NAME: Final = re.compile("[a-z][a-z0-9_]{2,59}")
_LOGGER: Final = re.compile(r"[A-Za-z_][\w.]{0,59}", re.ASCII)


def kind_of(record: logging.LogRecord) -> str | None:
    """Return as what a log line is counted; None if it is not."""
    event = record.msg.get("event") if isinstance(record.msg, dict) else None
    is_error = record.levelno >= logging.ERROR
    if isinstance(event, str) and _NAME.fullmatch(event):
        return event if is_error or event in COUNTED_WARNINGS else None
    if is_error or record.name.startswith(_LIBRARY):
        return record.name if _LOGGER.fullmatch(record.name) else OTHERS
    return None


class FaultCounter(logging.Handler):
    """Counts faults in memory, by day and kind; of many kinds only the first are told apart."""

    def __init__(self, now: Callable[[], datetime], notify: Callable[[], None]) -> None:
        """``now`` gives aware UTC instants; ``notify`` is called for each fault, in any thread."""
        super().__init__(logging.WARNING)
        self._now = now
        self._notify = notify
        self._counting = threading.Lock()
        self._counts: dict[tuple[date, str], Fault] = {}
        self.total = 0
        """How many there were from the start on."""

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line of the log."""
        kind = kind_of(record)
        if kind is not None:
            self.total += 1
            self.add([Fault(kind, 1, self._now())])
            self._notify()

    def add(self, counted: Iterable[Fault]) -> None:
        """Add to the counts, perhaps what was taken and could not be kept."""
        with self._counting:
            for fault in counted:
                day = fault.last_at.date()
                is_told_apart = (day, fault.kind) in self._counts or len(self._counts) < MOST_KINDS
                key = (day, fault.kind if is_told_apart else OTHERS)
                before = self._counts.get(key, Fault(key[1], 0, fault.last_at))
                last_at = max(before.last_at, fault.last_at)
                self._counts[key] = Fault(key[1], before.count + fault.count, last_at)

    def take(self) -> list[Fault]:
        """Return the counts, and begin anew."""
        with self._counting:
            counts, self._counts = self._counts, {}
        return [*counts.values()]


class FaultLog:
    """Keeps the counts of a running bot, from when it is opened until it is closed.

    ``now`` gives aware UTC instants, ``sleep`` takes seconds.
    """

    def __init__(
        self, database: Database, hangs: HangMarks, now: Callable[[], datetime], sleep: Sleep
    ) -> None:
        """``hangs`` are those of whoever had the database before."""
        self._database = database
        self._hangs = hangs
        self._now = now
        self._sleep = sleep
        self._counter = FaultCounter(now, self._notify)
        self._flushing: asyncio.Task[None] | None = None

    @property
    def total(self) -> int:
        """How many faults were logged from the start on."""
        return self._counter.total

    def open(self) -> None:
        """Begin to count, in the running loop, with the hangs of earlier processes."""
        self._loop = asyncio.get_running_loop()
        logging.getLogger().addHandler(self._counter)
        if hung := self._hangs.take():
            self._counter.add(Fault(HANGS, 1, at) for at in hung)
            self._begin_to_flush()

    async def close(self) -> None:
        """Count no more, and write what there is."""
        logging.getLogger().removeHandler(self._counter)
        if self._flushing is not None:
            self._flushing.cancel()
            await asyncio.gather(self._flushing, return_exceptions=True)
        await self._flush()

    def _notify(self) -> None:
        with suppress(RuntimeError):  # the loop is closed already
            self._loop.call_soon_threadsafe(self._begin_to_flush)

    def _begin_to_flush(self) -> None:
        if self._flushing is None or self._flushing.done():
            self._flushing = asyncio.create_task(self._flush_soon())

    async def _flush_soon(self) -> None:
        is_written = False
        while not is_written:
            await self._sleep(FLUSHED_AFTER)
            is_written = await self._flush()

    async def _flush(self) -> bool:
        """Write the counts; tell whether that could be done. Nothing is said of it in the log."""
        counted, now = self._counter.take(), self._now()
        if not counted:
            return True
        try:
            async with self._database.transaction() as connection:
                await faults.add(connection, counted)
                await faults.forget_old(connection, now)
        except Exception:  # noqa: BLE001  a full disk, or a database that somebody holds
            self._counter.add(counted)
            return False
        except asyncio.CancelledError:
            self._counter.add(counted)
            raise
        return True
