"""A second, plain model of the clocks of turns and votes: what is left, counted as time passes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import accumulate
from typing import Final

from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.log import Entry, EntryKind

NONE: Final = timedelta()
LEAST: Final = timedelta(hours=12)


def all_of(clock: ClockRow, entry: Entry, pace: timedelta) -> timedelta:
    """All the time that an entry of the log gives: half a pace more, or a day to answer."""
    if clock.kind is ClockKind.TURN:
        return pace / 2 if entry.kind is EntryKind.DECIDED else pace
    if clock.kind is ClockKind.IDLE:
        return timedelta(days=14)
    is_about_turn = "time_out" in entry.body or "gone" in entry.body
    return timedelta(hours=12 if is_about_turn and pace == timedelta(hours=12) else 24)


@dataclass
class Left:
    """What is left of one time that was given, and what it has stood still for.

    ``given`` names it; ``since`` is when it last began to run, None while it does not.
    """

    given: tuple[object, ...]
    left: timedelta
    is_turn: bool = False
    had_holiday: bool = False
    since: datetime | None = None
    stood_for: set[str] = field(default_factory=set)
    ran: list[tuple[datetime, datetime]] = field(default_factory=list)

    def look(self, held: set[str], at: datetime, *, is_posted: bool) -> None:
        """From now on these things hold it; it begins once its message stands."""
        if not is_posted:
            return
        if held:
            self.stood_for |= held
            self.since, self.ran = None, []
        elif self.since is None:
            is_first = "away" in self.stood_for and not self.had_holiday
            if self.is_turn and self.left > NONE and ("pause" in self.stood_for or is_first):
                self.left = max(self.left, LEAST)
            self.had_holiday |= "away" in self.stood_for
            self.stood_for = set()
            self.since = at

    def is_over(self) -> None:
        """Its end was served, which must not be too early."""
        assert self.left < timedelta(minutes=1), self
        self.left, self.since, self.ran = NONE, None, []

    def pass_time(self, begin: datetime, end: datetime) -> None:
        """Time passes in which the bot works and has a connection."""
        if self.since is not None:
            self.left -= end - begin
            self.ran.append((begin, end))

    def killed(self, last_beat: datetime) -> None:
        """What ran after the last heartbeat cannot be told from the time in which it was dead."""
        for begin, end in self.ran:
            self.left += max(NONE, end - max(last_beat, begin))
        self.ran = []


def pauses_over_in(entries: Sequence[Entry]) -> int:
    """Count the pauses of a game that are over; another may have begun at once."""
    return sum(entry.kind is EntryKind.RESUMED for entry in entries)


def most_votes_at_once(entries: Sequence[Entry]) -> int:
    """Count how many votes and requests of a game were open at once, at most."""
    asked = (int(it.kind is EntryKind.ASKED) - (it.kind is EntryKind.DECIDED) for it in entries)
    return max(accumulate(asked, lambda number, change: max(0, number + change)), default=0)
