"""Clocks of a plain game: what is left of each, counted down as time passes."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

NONE: Final = timedelta()
HOUR: Final = timedelta(hours=1)
DAY: Final = timedelta(days=1)
LEAST: Final = 12 * HOUR
"""A pause, and the first holiday of a turn, leave so much of it at least."""

LOOKS_APART: Final = 6 * HOUR
TO_ANSWER: Final = 24 * HOUR
AFTER_LEAVING: Final = 24 * HOUR
TO_ACCEPT: Final = 48 * HOUR
BEFORE_TAKING: Final = 24 * HOUR
"""So long before it can be accepted an owner is told who has not agreed."""

UNTIL_IDLE: Final = 14 * DAY
UNTIL_CLOSED: Final = 30 * DAY
TOLD_BEFORE: Final = 7 * DAY
UNTIL_HOST: Final = 7 * DAY

BEAT: Final = timedelta(minutes=10)
"""As often time that was missed is given back: until then a stored clock may be so much ahead."""


@dataclass
class Watch:
    """One time that was given: ``given`` names it, ``held`` is what it stands still for."""

    given: object
    left: timedelta
    is_turn: bool = False
    calls: tuple[timedelta, ...] = ()
    """What is left when somebody must be called, or told, once each."""
    held: frozenset[str] = frozenset()
    stood_for: set[str] = field(default_factory=set)
    had_holiday: bool = False

    def hold(self, held: frozenset[str]) -> None:
        """From now on these things hold it; it goes on when there are none."""
        self.held = held
        self.stood_for |= held
        if held or not self.stood_for:
            return
        is_first = "away" in self.stood_for and not self.had_holiday
        if self.is_turn and self.left > NONE and ("pause" in self.stood_for or is_first):
            self.left = max(self.left, LEAST)
        self.had_holiday |= "away" in self.stood_for
        self.stood_for = set()

    def pass_time(self, much: timedelta) -> list[timedelta]:
        """Time passes; return how long ago each call fell due that did meanwhile."""
        if self.held:
            return []
        self.left -= much
        now = [left for left in self.calls if left >= self.left]
        self.calls = tuple(left for left in self.calls if left < self.left)
        return [left - self.left for left in now]


def calls_of(kind: str, span: timedelta, *, is_more: bool) -> tuple[timedelta, ...]:
    """What is left of a clock when somebody is called, or told, before its end."""
    match kind:
        case "turn":
            return (span / 10,) if is_more else (span / 2, span / 10)
        case "vote":
            return (span / 4,)
        case "closing":
            return (TOLD_BEFORE,)
        case _:
            return ()
