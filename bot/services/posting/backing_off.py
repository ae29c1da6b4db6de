"""Which channels wait after a failure, and for how long.

Each waits twice as long after each failure. In an outage, of the network or of all of Discord, one
channel after another is tried besides, for all of them, and once one works all go on.
"""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from enum import Enum, auto
from typing import Final

FIRST_RETRY: Final = timedelta(seconds=2)
MOST_DOUBLINGS: Final = 7
"""How often the wait is doubled: to a little over four minutes."""

FIRST_TRY_FOR_ALL: Final = timedelta(seconds=1)
TRIES_A_DOUBLING: Final = 2
MOST_DOUBLINGS_FOR_ALL: Final = 4
"""How often the wait between two tries for all is doubled: to a quarter of a minute."""


class Obstacle(Enum):
    """Why nothing could be sent in a channel."""

    HERE = auto()
    """Something about this channel."""
    FAULT = auto()
    """A fault of ours, which may be one of other channels too."""
    OUTAGE = auto()
    """The network, or all of Discord."""


class BackingOff:
    """The channels that wait, and why.

    A channel that meets an outage although something was sent elsewhere since it met the last one
    has a trouble of its own.
    """

    def __init__(self) -> None:
        # The wait that Discord asked for, which no action cuts short; zero if it asked for none.
        self._waiting: dict[int, timedelta] = {}
        self._failures: Counter[int] = Counter()
        self._at_fault: set[int] = set()
        # Those that wait for the end of an outage, the next to try for all first.
        self._stopped: dict[int, None] = {}
        self._tries_for_all = 0
        # How much had been sent, and how much of it when a channel met an outage.
        self._sent = 0
        self._seen: dict[int, int] = {}

    def __contains__(self, channel_id: int) -> bool:
        return channel_id in self._waiting

    @property
    def waiting(self) -> frozenset[int]:
        """The channels that wait."""
        return frozenset(self._waiting)

    def end(self, channel_id: int) -> None:
        """A channel waits no more."""
        self._waiting.pop(channel_id, None)

    def cut_short(self, channel_id: int) -> None:
        """A channel waits no more, unless Discord asked for the wait."""
        if not self._waiting.get(channel_id):
            self.end(channel_id)

    def failed(self, channel_id: int, obstacle: Obstacle, asked: timedelta) -> timedelta:
        """Sending has failed in a channel; return how long it waits, ``asked`` at least."""
        delay: timedelta = FIRST_RETRY * 2 ** min(self._failures[channel_id], MOST_DOUBLINGS)
        self._failures[channel_id] += 1
        self._waiting[channel_id] = asked
        self._stopped.pop(channel_id, None)
        if obstacle is Obstacle.FAULT:
            self._at_fault.add(channel_id)
        elif obstacle is Obstacle.OUTAGE:
            is_shared = self._seen.get(channel_id, self._sent) == self._sent
            self._seen[channel_id] = self._sent
            if is_shared and not asked:
                self._stopped[channel_id] = None
        return max(delay, asked)

    def had_nothing(self, channel_id: int) -> None:
        """Nothing was to be sent in a channel, so it cannot try for others."""
        self._stopped.pop(channel_id, None)

    def worked(self, channel_id: int) -> list[int]:
        """Something was sent in a channel; return which others go on."""
        self._sent += 1
        self._seen.pop(channel_id, None)
        others = list(self._stopped)
        for other in others:
            self._failures.pop(other, None)
        self._stopped.clear()
        self._tries_for_all = 0
        self._failures.pop(channel_id, None)
        if channel_id in self._at_fault:
            others += self._at_fault
            self._at_fault.clear()
        return [other for other in others if self._waiting.get(other) == timedelta()]

    def begin_trying(self) -> timedelta | None:
        """Return in what time the first channel tries for all; None if that has begun before."""
        is_first = bool(self._stopped) and not self._tries_for_all
        return self._next_wait() if is_first else None

    def try_for_all(self) -> tuple[int, timedelta] | None:
        """Return which channel tries for all now, and in what time the next one does."""
        channel_id = next(iter(self._stopped), None)
        if channel_id is None:
            self._tries_for_all = 0
            return None
        self._stopped[channel_id] = self._stopped.pop(channel_id)
        return channel_id, self._next_wait()

    def _next_wait(self) -> timedelta:
        doublings = min(self._tries_for_all // TRIES_A_DOUBLING, MOST_DOUBLINGS_FOR_ALL)
        self._tries_for_all += 1
        wait: timedelta = FIRST_TRY_FOR_ALL * 2**doublings
        return wait
