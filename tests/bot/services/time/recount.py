"""Counts by hand how long a clock has run, without deadlines; clocks are compared with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from bot.storage.clocks import ClockKind

HOUR: Final = timedelta(hours=1)
NONE: Final = timedelta()

OWNER: Final = 1
"""Whose turn it is, or who may close the game."""

OTHER: Final = 2
PEOPLE: Final = frozenset({OWNER, OTHER})

HOLIDAYS_THAT_HOLD: Final = {
    ClockKind.TURN: {OWNER},
    ClockKind.IDLE: PEOPLE,
    ClockKind.CLOSING: PEOPLE,
    ClockKind.HOST: {OTHER},
}
RUN_IN_PAUSES: Final = (ClockKind.CLOSING, ClockKind.HOST)


def times_of(kind: ClockKind, span: timedelta) -> list[timedelta]:
    """How much is left when each time of a clock comes."""
    match kind:
        case ClockKind.TURN:
            return [span * 0.5, span * 0.1, NONE]
        case ClockKind.VOTE:
            return [span * 0.25, NONE]
        case ClockKind.OFFER:
            return [48 * HOUR, NONE]
        case ClockKind.CLOSING:
            return [7 * 24 * HOUR, NONE]
        case ClockKind.HOST:
            return []
        case _:
            return [NONE]


@dataclass
class Recount:
    """What is left of one clock, hour by hour, and what is still to come of its times."""

    kind: ClockKind
    span: timedelta
    is_posted: bool = False
    is_paused: bool = False
    away: set[int] = field(default_factory=set)
    had_holiday: bool = False
    stood_for: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.left = self.span
        self.to_come = times_of(self.kind, self.span)
        self.is_endless = not self.to_come

    @property
    def is_over(self) -> bool:
        return not self.to_come and not self.is_endless

    @property
    def held_by(self) -> set[str]:
        reasons: Iterable[tuple[str, bool]] = (
            ("away", bool(self.away & set(HOLIDAYS_THAT_HOLD.get(self.kind, ())))),
            ("pause", self.is_paused and self.kind not in RUN_IN_PAUSES),
        )
        return {reason for reason, is_so in reasons if is_so}

    @property
    def runs(self) -> bool:
        return self.is_posted and not self.is_over and not self.held_by

    @property
    def is_due(self) -> bool:
        return self.runs and bool(self.to_come) and self.left <= self.to_come[0]

    def pass_time(self, hours: timedelta) -> None:
        if self.runs:
            self.left -= hours

    def settle(self) -> None:
        """Something has begun, or has come to an end."""
        if not self.is_posted or self.is_over:
            return
        if self.held_by:
            self.stood_for |= self.held_by
            self.left = max(self.left, NONE)
            return
        first_holiday = "away" in self.stood_for and not self.had_holiday
        if (
            self.kind is ClockKind.TURN
            and self.left
            and ("pause" in self.stood_for or first_holiday)
        ):
            self.left = max(self.left, 12 * HOUR)
        self.had_holiday |= "away" in self.stood_for
        self.stood_for = set()

    def serve(self) -> None:
        """What is due comes; of several reminders only one."""
        if self.kind is ClockKind.LOOK:
            self.left = self.span
            return
        self.to_come.pop(0)
        while len(self.to_come) > 1 and self.left <= self.to_come[0]:
            self.to_come.pop(0)

    def fall_due_again(self) -> None:
        self.to_come, self.left = [NONE], NONE
