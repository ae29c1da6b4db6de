"""How one clock runs: what holds it, what it has left afterwards, and when its next time comes.

All of it is pure: a clock and what happens give the clock after it. ``writing`` stores that.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.storage import words
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.games import Status

NO_TIME: Final = timedelta()

LEAST: Final = timedelta(hours=12)
"""What is left of a turn at least after a pause, and after its first holiday."""

LOOKS_APART: Final = timedelta(hours=6)
"""How long after each other Discord is asked whether whoever is on turn is on the server."""

AFTER_LEAVING: Final = timedelta(hours=24)
"""How long after the others were told that somebody has left they are asked what to do."""

UNTIL_IDLE: Final = timedelta(days=14)
"""A game without time in which no turn ends for so long pauses."""

UNTIL_CLOSED: Final = timedelta(days=30)
"""A game that is paused for so long closes."""

WARNED_BEFORE: Final = timedelta(days=7)
"""How long before it closes that is told."""

UNTIL_HOST: Final = timedelta(days=7)
"""A game that is paused for so long may be closed by its host."""

OFFER_OPEN: Final = timedelta(hours=48)
"""How long somebody can accept a seat."""

OFFER_DELAY: Final = timedelta(hours=24)
"""How long before that its owner is told, if they have not agreed."""


class Hold(StrEnum):
    """Why a clock stands still. The time in which the bot cannot work is given back instead."""

    AWAY = "away"
    PAUSE = "pause"


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What of a game decides which of its clocks run: its status, its people, who is away."""

    status: Status
    people: frozenset[int] = frozenset()
    away: frozenset[int] = frozenset()


def stages_of(kind: ClockKind, span: timedelta) -> tuple[timedelta, ...]:
    """Return how long before the deadline each time of a clock comes, the deadline last."""
    match kind:
        case ClockKind.TURN:
            return span / 2, span / 10, NO_TIME
        case ClockKind.VOTE:
            return span / 4, NO_TIME
        case ClockKind.OFFER:
            return OFFER_OPEN, NO_TIME
        case ClockKind.CLOSING:
            return WARNED_BEFORE, NO_TIME
        case ClockKind.HOST | ClockKind.PLAY:
            return ()
        case _:
            return (NO_TIME,)


def given(game_id: int, kind: ClockKind, user_id: int, revision: int, span: timedelta) -> ClockRow:
    """Return a clock with all its time left, which waits for its message."""
    clock = ClockRow(
        game_id=game_id,
        kind=kind,
        user_id=user_id,
        revision=revision,
        span=span,
        time_left=span,
    )
    return at_stage(clock, 0)


def at_stage(clock: ClockRow, stage: int) -> ClockRow:
    """Return a clock of whose times so many have come."""
    stages = stages_of(clock.kind, clock.span)
    ahead = stages[stage] if stage < len(stages) else None
    return replace(clock, stage=stage, ahead=ahead)


def is_over(clock: ClockRow) -> bool:
    """Tell whether nothing falls due any more: the deadline has been served."""
    # Not over without the 0: a clock that has no times at all, as the host's in a pause.
    return clock.stage >= len(stages_of(clock.kind, clock.span)) > 0


def is_at_deadline(clock: ClockRow, now: datetime) -> bool:
    """Tell whether a clock's deadline has come."""
    return clock.deadline is not None and clock.deadline <= now


def holds(clock: ClockRow, facts: GameFacts) -> frozenset[Hold]:
    """Return why a clock stands still: this is the one place that knows what stops what."""
    away: Collection[int] = ()
    match clock.kind:
        case ClockKind.TURN:
            away = facts.away & {clock.user_id}
        case ClockKind.IDLE | ClockKind.CLOSING:
            away = facts.away & facts.people
        case ClockKind.HOST:
            away = facts.away & facts.people - {clock.user_id}
        case _:
            pass
    runs_in_pauses = clock.kind in (ClockKind.CLOSING, ClockKind.HOST)
    is_paused = facts.status is Status.PAUSED and not runs_in_pauses
    reasons = ((Hold.PAUSE, is_paused), (Hold.AWAY, bool(away)))
    return frozenset(hold for hold, is_so in reasons if is_so)


def begun_at(clock: ClockRow) -> datetime | None:
    """Return when a clock began to run, later by what was given back since; None if it does not."""
    return None if clock.deadline is None else clock.deadline - clock.time_left


def adjusted(
    clock: ClockRow, facts: GameFacts, at: datetime, missed_since: datetime | None = None
) -> ClockRow:
    """Return a clock as it runs, or stands still, from ``at`` on.

    Nothing is lost while it stands still. Of a turn there is ``LEAST`` left after a pause and after
    the first holiday in it, unless its time was over before. What it has missed since
    ``missed_since`` was not given back yet, so a clock that stops has stopped there.
    """
    if not clock.is_posted or is_over(clock) or clock.kind is ClockKind.PLAY:
        return clock
    held = holds(clock, facts) | _unknown_holds(clock)
    begun = begun_at(clock)
    if held and clock.deadline is not None and begun is not None:
        stopped = at if missed_since is None else min(at, max(begun, missed_since))
        # Exactly 0 where its time was over: to anything else ``_left_after`` may add.
        left = max(NO_TIME, clock.deadline - stopped)
        return replace(clock, time_left=left, deadline=None, held=held)
    if held:
        return replace(clock, held=clock.held | held)
    if clock.deadline is not None:
        return clock
    left = _left_after(clock)
    return replace(
        clock,
        time_left=left,
        deadline=at + left,
        held=frozenset(),
        was_away=clock.was_away or Hold.AWAY in clock.held,
    )


def posted(clock: ClockRow) -> ClockRow:
    """Return a clock of which its channel has been told; ``adjusted`` lets it run."""
    return replace(clock, is_posted=True)


def over(clock: ClockRow) -> ClockRow:
    """Return a clock whose deadline has been served."""
    stage = len(stages_of(clock.kind, clock.span))
    return replace(clock, is_posted=True, stage=stage, ahead=None, deadline=None, time_left=NO_TIME)


def due_again(clock: ClockRow, at: datetime) -> ClockRow:
    """Return a clock whose deadline has been served, and is to be served once more."""
    last = len(stages_of(clock.kind, clock.span)) - 1
    return replace(clock, stage=last, ahead=NO_TIME, deadline=at, time_left=NO_TIME)


def served(clock: ClockRow, now: datetime) -> ClockRow:
    """Return a clock after what fell due at ``now`` was served.

    Of two reminders of a turn that are due at once only one comes. A look comes again and again.
    """
    if clock.kind is ClockKind.LOOK:
        return replace(clock, deadline=now + clock.span, time_left=clock.span)
    stages = stages_of(clock.kind, clock.span)
    stage = clock.stage + 1
    while (
        stage < len(stages) - 1
        and clock.deadline is not None
        and clock.deadline - stages[stage] <= now
    ):
        stage += 1
    if stage >= len(stages):
        return over(clock)
    return at_stage(clock, stage)


def _unknown_holds(clock: ClockRow) -> frozenset[str]:
    """Return the reasons for which a newer version of this program has stopped a clock."""
    return frozenset(word for word in clock.held if not words.is_known(Hold, word))


def _left_after(clock: ClockRow) -> timedelta:
    """Return what a clock has left after what held it."""
    if clock.kind is not ClockKind.TURN or not clock.time_left:
        return clock.time_left
    is_raised = Hold.PAUSE in clock.held or (Hold.AWAY in clock.held and not clock.was_away)
    return max(clock.time_left, LEAST) if is_raised else clock.time_left
