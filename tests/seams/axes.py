"""What a story may begin with: every setting, stage, person and thing that is open."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, fields
from functools import cache
from itertools import combinations, product
from typing import Final

AXES: Final[Mapping[str, tuple[str, ...]]] = {
    "variant": ("classic", "terra", "domaine"),
    "setup": ("auto", "players"),
    "pace": ("none", "12h", "3d"),
    "place": ("channel", "thread", "private"),
    "counts": ("rated", "unrated"),
    "stage": ("lobby", "set-up", "begun", "keep", "last", "paused"),
    "people": ("2", "3", "4", "5"),
    "who": ("present", "silent", "left", "away", "played", "resigned", "replaced"),
    "at": ("turn", "table"),
    "open": ("nothing", "vote", "undo", "offer", "rematch", "draft"),
}
"""Each axis and its values. ``who`` is what became of one person, who is on turn or only at the
table (``at``); ``counts`` is whether two have ended two turns each, so that the game changes
ratings however it ends, ``open`` what waits for answers.
"""

Pair = tuple[tuple[str, str], tuple[str, str]]


@dataclass(frozen=True, slots=True, order=True)
class Corner:
    """One value of each axis: where a story begins."""

    variant: str = "classic"
    setup: str = "auto"
    pace: str = "3d"
    place: str = "channel"
    counts: str = "rated"
    stage: str = "begun"
    people: str = "3"
    who: str = "present"
    at: str = "turn"
    open: str = "nothing"

    def __str__(self) -> str:
        return " ".join(astuple(self))

    @classmethod
    def read(cls, text: str) -> Corner:
        """Read what ``str`` wrote.

        Raises:
            ValueError: it is no corner.
        """
        values = text.split()
        known = zip(AXES, values, strict=True)
        if not all(value in AXES[axis] for axis, value in known):
            raise ValueError(text)
        return cls(*values)

    @property
    def seats(self) -> int:
        """How many people begin the game."""
        return int(self.people)

    @property
    def is_possible(self) -> bool:
        """Whether the rules of the game and of the table let there be such a corner."""
        return all(
            (
                self.people != "5" or self.variant == "terra",
                self.stage != "keep" or self.variant == "terra",
                self._may_count,
                self.stage == "lobby" or self.open != "rematch",
                self.stage != "lobby" or self._is_lobby,
                self.stage != "set-up" or self._is_set_up,
                self.who != "resigned" or self.seats > 2,
                self.at == "table" or self.who not in ("resigned", "replaced", "played"),
                self._may_be_open,
            )
        )

    @property
    def _may_count(self) -> bool:
        """A game counts once two have ended two turns each, as they have near its end."""
        is_rated = self.counts == "rated"
        match self.stage:
            case "lobby":
                return is_rated is (self.open == "rematch")  # the game that was played before
            case "set-up":
                return not is_rated
            case "keep" | "last":
                return is_rated
            case _:
                return True

    @property
    def _is_lobby(self) -> bool:
        at_table = self.who in ("present", "silent", "left", "away") and self.at == "table"
        return at_table and self.open in ("nothing", "rematch")

    @property
    def _is_set_up(self) -> bool:
        """In a set-up a turn is one tile; in Domaine the dealer alone lays, in one turn."""
        is_one_turn = self.variant == "domaine"
        return (
            self.setup == "players"
            and self.open != "draft"
            and not (is_one_turn and (self.open == "undo" or self.who == "played"))
        )

    @property
    def _may_be_open(self) -> bool:
        """Whether something could have been opened in the state of the table."""
        alone = self.seats == 2 and self.who in ("left", "played", "away")
        match self.open:
            case "vote":
                is_timed = self.pace != "none" or (self.who == "left" and self.at == "turn")
                others = self.at == "turn" or not alone
                return is_timed and others and not (self.at == "turn" and self.who == "away")
            case "undo":
                return not alone and self.stage != "keep"
            case "offer":
                return self.who != "left" or self.seats > 2
            case "draft":
                return not (self.at == "turn" and self.who in ("away", "left"))
            case _:
                return True

    def pairs(self) -> Iterator[Pair]:
        """Each two values of different axes that meet here."""
        values = [(field.name, getattr(self, field.name)) for field in fields(self)]
        yield from combinations(values, 2)


@cache
def corners() -> tuple[Corner, ...]:
    """All possible corners."""
    return tuple(
        corner for values in product(*AXES.values()) if (corner := Corner(*values)).is_possible
    )


@cache
def all_pairs() -> frozenset[Pair]:
    """All pairs of values that meet in some corner."""
    return frozenset(pair for corner in corners() for pair in corner.pairs())


def covering(seed: int, tries: int = 60) -> Iterator[Corner]:
    """Choose corners so that soon every possible pair of values has been met; then go on at random.

    Every corner is the best of some random ones; the same seed chooses the same.
    """
    chance, missing = random.Random(seed), set(all_pairs())
    while True:
        some = chance.choices(corners(), k=tries)
        best = max(some, key=lambda corner: sum(pair in missing for pair in corner.pairs()))
        missing.difference_update(best.pairs())
        yield best


def table_of(met: Sequence[Corner]) -> str:
    """Write down how often each value was met, and how many of the pairs of each two axes."""
    lines, pairs = [], Counter(pair for corner in met for pair in corner.pairs())
    for axis, values in AXES.items():
        counts = Counter(getattr(corner, axis) for corner in met)
        lines.append(f"{axis:8} " + " · ".join(f"{value} {counts[value]}" for value in values))
    for first, second in combinations(AXES, 2):
        here = [pair for pair in all_pairs() if (pair[0][0], pair[1][0]) == (first, second)]
        missed = sum(pairs[pair] == 0 for pair in here)
        least = min(pairs[pair] for pair in here)
        lines.append(f"{first} × {second}: {len(here) - missed} of {len(here)}, each {least} times")
    return "\n".join(lines)
