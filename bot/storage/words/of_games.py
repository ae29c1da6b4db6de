"""Words that games are stored with: how they stand, and what was agreed about seats and time."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from enum import StrEnum
from typing import Final


class Status(StrEnum):
    """Whether a game is a lobby, is played, is paused, or is over, and how."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    CLOSED = "closed"
    """Closed without a result, by its host, a manager of the server or the operator."""
    DELETED = "deleted"
    """Deleted by a manager; of the game nothing is left but a row without people."""
    UNKNOWN = "unknown"
    """Any that only a newer version of this program knows, also if it is a lobby with unknown words
    in its terms; never stored.
    """


STARTED: Final = (Status.RUNNING, Status.PAUSED, Status.FINISHED, Status.CLOSED)
"""The statuses of games that have a log."""


OVER: Final = (Status.FINISHED, Status.CANCELLED, Status.CLOSED, Status.DELETED)
"""The statuses of games and lobbies that never go on."""


class SeatOrder(StrEnum):
    """How seats are given out at the start."""

    RANDOM = "random"
    JOINED = "joined"


class Pace(StrEnum):
    """How much time a player has for a turn."""

    NONE = "none"
    HALF_DAY = "12h"
    DAY = "1d"
    THREE_DAYS = "3d"
    WEEK = "7d"

    @property
    def span(self) -> timedelta | None:
        """The time for a turn; None if turns may take for ever."""
        return _SPANS.get(self)


_SPANS: Final[Mapping[Pace, timedelta]] = {
    Pace.HALF_DAY: timedelta(hours=12),
    Pace.DAY: timedelta(days=1),
    Pace.THREE_DAYS: timedelta(days=3),
    Pace.WEEK: timedelta(days=7),
}
