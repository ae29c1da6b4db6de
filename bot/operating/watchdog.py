"""Ends the process, with the stacks of all threads in the log, when it hangs.

A thread watches the event loop, which cannot watch itself. It counts its own looks without a beat
of the loop, not the time between: whoever was suspended has missed looks, and is no hung loop.
"""

from __future__ import annotations

import faulthandler
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Self

import structlog

from bot.operating.hang_marks import HANGS, HangMarks
from bot.operating.steady_time import SteadyTime

_STANDARD_ERROR: Final = 2
_TELLING_SECONDS: Final = 5.0
"""How long the log may take: what holds the loop may be a log that nobody reads."""

_log = structlog.get_logger()


class Hang(IntEnum):
    """What hangs; the number is the exit status with which the process ends then."""

    LOOP = 70
    DATABASE = 71
    GATEWAY = 76
    CLOSING = 79


@dataclass(frozen=True, slots=True)
class Limits:
    """After how many seconds something counts as hung, and how often that is looked at.

    ``gateway`` is how long a shard may hear nothing while Discord answers otherwise; after
    ``silence`` of it Discord is asked whether it does.
    """

    loop: float = 60.0
    database: float = 60.0
    gateway: float = 600.0
    closing: float = 30.0
    silence: float = 90.0
    look_every: float = 1.0
    ask_every: float = 60.0
    write_every: float = 30.0
    count_every: float = 15.0


def end_process(hang: Hang, marks: HangMarks | None = None) -> None:
    """Log what hangs and all stacks, and end the process at once: what hangs cannot close.

    Among ``marks`` one is left, whatever becomes of the log.
    """
    try:
        telling = [threading.Thread(target=_tell, args=(hang,), daemon=True)]
        if marks is not None:
            leave, what = marks.leave, (hang.name.lower(),)
            telling.append(threading.Thread(target=leave, args=what, daemon=True))
        for thread in telling:
            thread.start()
        for thread in telling:
            thread.join(_TELLING_SECONDS)
    finally:
        os._exit(hang)


def _tell(hang: Hang) -> None:
    # The stacks first: the loop may be held while it has the log's lock.
    left = _stacks()
    while left:
        left = left[os.write(_STANDARD_ERROR, left) :]
    _log.critical(HANGS, what=hang.name.lower(), status=int(hang))


def _stacks() -> bytes:
    """Return where each thread stands; of very many, what fits into a pipe."""
    # Into a pipe that cannot be full for ever: all threads stand still while this is written.
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    try:
        faulthandler.dump_traceback(writing)
    finally:
        os.close(writing)
    with os.fdopen(reading, "rb") as dumped:
        return dumped.read()


class Watchdog:
    """Watches from its first ``beat`` on, in a thread of its own, until it is left."""

    def __init__(
        self,
        limits: Limits,
        monotonic: Callable[[], float],
        end: Callable[[Hang], None] = end_process,
    ) -> None:
        """``monotonic`` gives seconds of a clock that is never set back."""
        self.limits = limits
        self.monotonic = monotonic
        self.end = end
        self._time = SteadyTime(monotonic, 2 * limits.look_every)
        self._is_watching = self._has_beaten = self._is_closing = False
        self._held = self._closing = 0.0
        self._left = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._left.set()
        self._thread.join()

    def beat(self) -> None:
        """Note that the event loop goes round."""
        self._is_watching = self._has_beaten = True

    def expect_end(self) -> None:
        """Note that the bot closes: from now on that alone is what must not take long."""
        self._is_closing = True

    def look(self) -> Hang | None:
        """Return what hangs, if anything does."""
        step = self._time.look()
        if self._is_closing:
            self._closing += step
            return Hang.CLOSING if self._closing >= self.limits.closing else None
        if self._has_beaten or not self._is_watching:
            self._has_beaten, self._held = False, 0.0
            return None
        self._held += step
        return Hang.LOOP if self._held >= self.limits.loop else None

    def _watch(self) -> None:
        while not self._left.wait(self.limits.look_every):
            if (hang := self.look()) is not None:
                self.end(hang)
                return
