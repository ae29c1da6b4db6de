"""What the model is told besides the log: who is away or on the server, and what was chosen."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

NEAR = timedelta(seconds=2)
"""Within this, which of two things came first is not known."""


@dataclass
class Holiday:
    """A holiday of somebody."""

    user: str
    since: datetime
    until: datetime


def _is_in(at: datetime, span: tuple[datetime, datetime | None]) -> bool:
    since, until = span
    return since <= at and (until is None or at < until)


@dataclass
class Around:
    """People and settings around a game; what is not known is None.

    ``there`` are the changes of who is on the server, each with the instant from which it holds.
    """

    pace: timedelta | None
    defaults: list[tuple[datetime, str]] = field(default_factory=list)
    holidays: list[Holiday] = field(default_factory=list)
    there: dict[str, list[tuple[datetime, bool]]] = field(default_factory=dict)
    known_from: datetime | None = None
    down: list[tuple[datetime, datetime | None]] = field(default_factory=list)
    """When the bot was down, or without a connection to the server."""
    host: str = ""
    offered: dict[int, datetime] = field(default_factory=dict)
    """When the offer that an entry made was told: that waits for an hour without calls."""

    def changes(self, after: datetime, until: datetime) -> list[datetime]:
        """When holidays and downtimes begin and end within a time, in order."""
        spans = [(it.since, it.until) for it in self.holidays]
        all_ = {instant for span in (*spans, *self.down) for instant in span if instant}
        all_.update(self.offered.values())
        return sorted(instant for instant in all_ if after < instant < until)

    def has_changed(self, at: datetime) -> bool:
        """Whether somebody comes or goes just now."""
        spans = [instant for it in self.holidays for instant in (it.since, it.until)]
        looks = [instant for changes in self.there.values() for instant, _ in changes]
        return any(abs(instant - at) < NEAR for instant in (*spans, *looks))

    def is_down(self, at: datetime) -> bool:
        """Whether the bot is down, or has no connection."""
        return any(_is_in(at, span) for span in self.down)

    def is_on_holiday(self, user: str, at: datetime) -> bool:
        """Whether somebody is on holiday, at an instant itself."""
        return any(it.user == user and it.since <= at < it.until for it in self.holidays)

    def is_away(self, user: str, at: datetime) -> bool | None:
        """Whether somebody is on holiday; an end while the bot is down waits until it is back."""
        for it in self.holidays:
            if it.user == user:
                ended_in = [one for one in self.down if _is_in(it.until, one)]
                if it.until < at and any(_is_in(at, one) for one in ended_in):
                    return None
                if abs(it.since - at) < NEAR or abs(it.until - at) < NEAR:
                    return None
                if it.since < at < it.until:
                    return True
        return False

    def is_there(self, user: str, at: datetime) -> bool | None:
        """Whether somebody is on the server."""
        if self.known_from is None or at <= self.known_from:
            return None
        changes = self.there.get(user, [])
        if any(abs(changed - at) < NEAR for changed, _ in changes):
            return None
        return next((is_there for changed, is_there in reversed(changes) if changed < at), True)

    def default(self, at: datetime) -> set[str]:
        """What a time-out decides by default on the server: either, where it just changed."""
        before = [chosen for since, chosen in self.defaults if since < at - NEAR]
        near = [chosen for since, chosen in self.defaults if abs(since - at) <= NEAR]
        return {*(before[-1:] or ["wait"]), *near}
