"""Why one turn is better than another, by what both do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.actions import Action
from engine.board import GroupSummary
from engine.game import View

A_DIFFERENCE: Final = 1.0
"""From so many points, coins or discs on something is a reason."""


class Reason(StrEnum):
    """What makes the better turn better."""

    ENDS = "ends"
    """It sets off the end of the game, and what was done does not."""

    GOES_ON = "goes-on"
    """What was done sets off the end, and it does not."""

    SCORE = "score"
    """It brings a higher score."""

    TAKES = "takes"
    """It takes more or larger closed groups for its pieces."""

    HOLDS = "holds"
    """It leaves the best of the others with a lower score at once."""

    CLOSES = "closes"
    """It closes more, which may still be taken."""

    SAVES = "saves"
    """It leaves more money or tokens."""

    LEAVES = "leaves"
    """It leaves less to whoever comes next."""

    STANDS = "stands"
    """None of these: it leaves the seat better placed."""


@dataclass(frozen=True, slots=True)
class Effect:
    """What a whole turn did to the seat that made it.

    By how much its score went up, where groups are multiplied without the money in it; and its
    money or tokens (None where there are none). Which groups it closed, how many discs of closed
    groups it has taken with its pieces, whether it sets off the end, what the best of the others
    has then, and by how much the next seat's score goes up afterwards, on the average.
    """

    score: int
    purse: int | None
    closed: tuple[GroupSummary, ...]
    taken: int
    is_end: bool
    other: int
    left: float


def effect_of(begun: View, actions: Sequence[Action], left: float) -> Effect:
    """Return what actions do from the beginning of a turn on; what they draw is unknown.

    Raises:
        IllegalAction: the rules forbid one of them.
    """
    seat = begun.seat or 0
    done, after = begun.foreseen(*actions)
    before, now = begun.purse(seat), after.purse(seat)
    return Effect(
        score=_score(after, seat) - _score(begun, seat),
        purse=None if before is None or now is None else now - before,
        closed=done.closed,
        taken=_taken(after, seat) - _taken(begun, seat),
        is_end=begun.end_set_off_by is None and after.end_set_off_by == seat,
        other=max(score for at, score in enumerate(after.scores) if at != seat),
        left=left,
    )


def reasons(done: Effect, better: Effect) -> list[Reason]:
    """Return why ``better`` is better than what was done, the weightiest first; never empty."""
    found = _of_the_end(done, better)
    score, taken = better.score - done.score, better.taken - done.taken
    weights = {
        Reason.TAKES if taken > 0 else Reason.SCORE: float(score or taken),
        Reason.SAVES: float((better.purse or 0) - (done.purse or 0)),
        Reason.HOLDS: float(done.other - better.other),
        Reason.LEAVES: done.left - better.left,
    }
    order = sorted(weights, key=lambda reason: -weights[reason])
    found += [reason for reason in order if weights[reason] >= A_DIFFERENCE]
    if not found and _discs(better.closed) > _discs(done.closed):
        return [Reason.CLOSES]
    return found or [Reason.STANDS]


def _of_the_end(done: Effect, better: Effect) -> list[Reason]:
    if better.is_end == done.is_end:
        return []
    return [Reason.ENDS if better.is_end else Reason.GOES_ON]


def _score(seen: View, seat: int) -> int:
    """Return a score without what its purse counts in it, where groups are multiplied."""
    tally = seen.tally(seat)
    return tally.total - tally.extra if tally.multiplies else tally.total


def _taken(seen: View, seat: int) -> int:
    return sum(group.size for group in seen.tally(seat).groups if group.is_closed)


def _discs(groups: Sequence[GroupSummary]) -> int:
    return sum(group.size for group in groups)
