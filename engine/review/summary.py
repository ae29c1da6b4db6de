"""What a review tells of a whole game: how well each person decided, and where it turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import exp
from statistics import fmean
from typing import Final, TypeVar

from engine.review.chances import Chances
from engine.review.decisions import Decision, Verdict
from engine.review.reviewing import ReviewedTurn

Person = TypeVar("Person", bound=Hashable)

SHARPNESS: Final = 10.0
"""How fast accuracy falls with the mean loss (see README.md)."""

A_LEAD: Final = 0.1
"""By how much somebody's chance must be larger than any other for a lead."""

MOST_POINTS: Final = 7
MOST_A_PERSON: Final = 3
"""So many turning points at most, and so many of one seat."""


@dataclass(frozen=True, slots=True)
class Played:
    """How well somebody decided: ``accuracy`` from 0 to 100, and how often each verdict fell."""

    accuracy: float
    verdicts: Counter[Verdict]

    @property
    def decisions(self) -> int:
        """How many decisions there were."""
        return self.verdicts.total()


def played_by(turns: Iterable[ReviewedTurn], who: Callable[[int], Person]) -> dict[Person, Played]:
    """Return how well each of those decided who made the moves, as ``who`` tells by number."""
    decided: dict[Person, list[Decision]] = {}
    for turn in turns:
        for number, decision in turn.decisions.items():
            decided.setdefault(who(number), []).append(decision)
    return {person: _played(decisions) for person, decisions in decided.items()}


def _played(decisions: Sequence[Decision]) -> Played:
    verdicts = Counter(decision.verdict for decision in decisions)
    return Played(accuracy_of([decision.counted for decision in decisions]), verdicts)


def accuracy_of(losses: Sequence[float]) -> float:
    """Return the accuracy, 0 to 100, of decisions with these losses that count."""
    return 100 * exp(-SHARPNESS * fmean(losses))


def turning_points(turns: Iterable[ReviewedTurn]) -> list[ReviewedTurn]:
    """Return the turns that lost most, at most so many of one seat, in the order of the game."""
    chosen: list[ReviewedTurn] = []
    for turn in sorted(turns, key=lambda turn: (-turn.loss, turn.first)):
        is_enough = sum(one.seat == turn.seat for one in chosen) >= MOST_A_PERSON
        if turn.better is not None and not is_enough and len(chosen) < MOST_POINTS:
            chosen.append(turn)
    return sorted(chosen, key=lambda turn: turn.first)


def leaders(curve: Sequence[Chances]) -> list[tuple[int, int]]:
    """Return who led from when on: seats, and from which entry of the curve; none at a draw.

    Whoever leads is ahead of all others by ``A_LEAD`` when it begins, and until another seat is.
    """
    found: list[tuple[int, int]] = []
    for at, chances in enumerate(curve):
        best, second = sorted(chances, reverse=True)[:2]
        leader = chances.index(best)
        if best - second >= A_LEAD and (not found or found[-1][0] != leader):
            found.append((leader, at))
    return found
