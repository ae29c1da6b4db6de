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

TO_ANSWER: Final = 24 * HOUR
AFTER_LEAVING: Final = 24 * HOUR
TO_ACCEPT: Final = 48 * HOUR
BEFORE_TAKING: Final = 24 * HOUR
"""So long before it can be accepted an owner is told who has not agreed."""

UNTIL_IDLE: Final = 14 * DAY
UNTIL_CLOSED: Final = 30 * DAY
UNTIL_HOST: Final = 7 * DAY


@dataclass
class Watch:
    """One time that was given: ``given`` names it, ``held`` is what it stands still for."""

    given: object
    left: timedelta
    is_turn: bool = False
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

    def pass_time(self, much: timedelta) -> None:
        """Time passes."""
        if not self.held:
            self.left -= much
