"""A clock of each kind in each state; a quarter of its time is left."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.services.time import running
from bot.services.time.running import GameFacts, Hold
from bot.services.time.writing import OF_PAUSES
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.games import Status

SPANS: Final = {
    ClockKind.TURN: timedelta(days=1),
    ClockKind.VOTE: timedelta(days=1),
    ClockKind.OFFER: running.OFFER_DELAY + running.OFFER_OPEN,
    ClockKind.GONE: running.AFTER_LEAVING,
    ClockKind.LOOK: running.LOOKS_APART,
    ClockKind.IDLE: running.UNTIL_IDLE,
    ClockKind.CLOSING: running.UNTIL_CLOSED,
    ClockKind.HOST: running.UNTIL_HOST,
    ClockKind.PLAY: running.NO_TIME,
}
TOLD: Final = (ClockKind.TURN, ClockKind.VOTE, ClockKind.OFFER, ClockKind.GONE)
"""Clocks that wait until their message stands; the others run at once."""

ASKING: Final = (ClockKind.TURN, ClockKind.GONE)
"""Clocks about which the others are asked; where all of them are away that is done later."""

OWNER, OTHER = 1, 2
PEOPLE: Final = frozenset({OWNER, OTHER})
BEGUN: Final = datetime(2026, 3, 1, 12, tzinfo=UTC)


def facts(kind: ClockKind, *holds: Hold, away: int = OWNER) -> GameFacts:
    """A game in which some things hold clocks; a clock of a pause is in a paused one."""
    is_paused = Hold.PAUSE in holds or kind in OF_PAUSES
    status = Status.PAUSED if is_paused else Status.RUNNING
    return GameFacts(status, PEOPLE, frozenset({away} if Hold.AWAY in holds else ()))


def who_is_away(kind: ClockKind) -> int:
    """Whose holiday is tried: that of the other person where its owner's holds nothing."""
    return OTHER if kind is ClockKind.HOST else OWNER


@dataclass(frozen=True)
class Specimen:
    """A clock in some state, and when that is: a quarter of its time is left."""

    clock: ClockRow
    at: datetime


def waiting(kind: ClockKind) -> Specimen | None:
    """The message is still to be posted."""
    clock = running.given(5, kind, OWNER, 9, SPANS[kind])
    return Specimen(clock, BEGUN) if kind in TOLD else None


def under_way(kind: ClockKind) -> Specimen:
    """Three quarters of the time have run."""
    clock = running.posted(running.given(5, kind, OWNER, 9, SPANS[kind]))
    clock = running.adjusted(clock, facts(kind), BEGUN)
    return Specimen(clock, BEGUN + SPANS[kind] * 0.75)


def held(kind: ClockKind, *holds: Hold) -> Specimen | None:
    """The same, but it stands still; None if that does not hold it."""
    before = under_way(kind)
    after = running.adjusted(before.clock, facts(kind, *holds, away=who_is_away(kind)), before.at)
    return Specimen(after, before.at) if after.held == {*holds} else None


def after_holiday(kind: ClockKind) -> Specimen | None:
    """In a second holiday; a quarter of the time is left again."""
    specimen = held(kind, Hold.AWAY)
    return specimen and replace(specimen, clock=replace(specimen.clock, was_away=True))


def unserved(kind: ClockKind) -> Specimen | None:
    """Held, but its deadline had come before and was not served yet."""
    specimen = held(kind, Hold.PAUSE)
    return specimen and replace(specimen, clock=replace(specimen.clock, time_left=running.NO_TIME))


def over(kind: ClockKind) -> Specimen | None:
    """Its deadline has been served; None if it has none, or comes again and again."""
    specimen = under_way(kind)
    clock = running.over(specimen.clock)
    is_possible = running.is_over(clock) and kind is not ClockKind.LOOK
    return Specimen(clock, specimen.at) if is_possible else None


def unasked(kind: ClockKind) -> Specimen | None:
    """The same, where all who could be asked about it were away."""
    return over(kind) if kind in ASKING else None
