"""A clock and its recount, to which the same things happen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.services.time import running
from bot.services.time.running import GameFacts
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.games import Status
from tests.bot.services.time.recount import OTHER, OWNER, PEOPLE, Recount

NOON: Final = datetime(2026, 3, 1, 12, tzinfo=UTC)

Event = str | tuple[str, float]
"""What happens; with a number, so much of all that the clock has passes."""

Stored = Callable[[ClockRow], ClockRow]
"""Writes a clock, and reads it back."""


class Life:
    """A clock and its recount, to which the same things happen."""

    def __init__(self, kind: ClockKind, span: timedelta, stored: Stored) -> None:
        self.now = NOON
        self.stored = stored
        self.clock = running.given(5, kind, OWNER, 9, span)
        self.count = Recount(kind, span)

    def happens(self, event: Event) -> None:
        match event:
            case ("pass", float() | int() as part):
                self.now += part * self.count.span
                self.count.pass_time(part * self.count.span)
            case ("down", float() | int() as part):  # as ``clocks.give_back`` writes it
                missed = part * self.count.span
                self.now += missed
                if self.clock.deadline is not None:
                    self.clock = replace(self.clock, deadline=self.clock.deadline + missed)
            case "restart":
                self.clock = self.stored(self.clock)
            case "serve" if self.count.is_due:
                self.clock = running.served(self.clock, self.now)
                self.count.serve()
            case "again" if self.count.is_over and not self.count.held_by:
                self.clock = running.due_again(self.clock, self.now)
                self.count.fall_due_again()
            case str():
                self._settle(event)
            case _:
                pass

    def _settle(self, event: str) -> None:
        count = self.count
        match event:
            case "posted" if not count.is_posted:
                count.is_posted = True
                self.clock = running.posted(self.clock)
            case "owner away" | "other away":
                count.away.add(OWNER if event.startswith("owner") else OTHER)
            case "owner back" | "other back":
                count.away.discard(OWNER if event.startswith("owner") else OTHER)
            case "pause" | "go on":
                count.is_paused = event == "pause"
            case _:
                pass
        status = Status.PAUSED if count.is_paused else Status.RUNNING
        facts = GameFacts(status, PEOPLE, frozenset(count.away))
        self.clock = running.adjusted(self.clock, facts, self.now)
        count.settle()

    def check(self) -> None:
        clock, count = self.clock, self.count
        is_due = clock.due_at is not None and clock.due_at <= self.now
        assert is_due == count.is_due
        assert running.is_over(clock) == count.is_over
        if count.runs:
            assert clock.deadline == self.now + count.left
            assert clock.held == frozenset()
        else:
            assert (clock.deadline, clock.due_at) == (None, None)
        if count.is_posted and not count.is_over and count.held_by:
            assert clock.time_left == count.left
            assert clock.held == count.stood_for
