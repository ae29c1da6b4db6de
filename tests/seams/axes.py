"""What a story may begin with: every setting, stage, person and thing that is open."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
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
    return pairs_of(corners())


def pairs_of(some: Iterable[Corner]) -> frozenset[Pair]:
    """All pairs of values that meet in some of these corners."""
    return frozenset(pair for corner in some for pair in corner.pairs())


def covering(
    seed: int,
    among: Sequence[Corner] | None = None,
    missing: set[Pair] | None = None,
    tries: int = 60,
) -> Iterator[Corner]:
    """Choose corners so that soon every possible pair of values has been met; then go on at random.

    Every corner is the best of some random ones ``among`` those that there are; the same seed
    chooses the same. Of ``missing`` it takes what is met, and into it may be put what was not.
    """
    chance, there = random.Random(seed), corners() if among is None else among
    missing = set(pairs_of(there)) if missing is None else missing
    while True:
        some: Sequence[Corner] = chance.choices(there, k=tries)
        if missing and not any(pair in missing for corner in some for pair in corner.pairs()):
            rare = min(missing)
            some = [corner for corner in there if rare in corner.pairs()]
        best = max(some, key=lambda corner: sum(pair in missing for pair in corner.pairs()))
        missing.difference_update(best.pairs())
        yield best


def table_of(met: Sequence[Corner], possible: Collection[Pair] | None = None) -> str:
    """Write down for each axis, and each two, how many of the possible values were met, how often.

    ``possible`` are the pairs of values that there are, all if none are named.
    """
    possible = all_pairs() if possible is None else possible
    pairs = Counter(pair for corner in met for pair in corner.pairs())
    lines, never = [], sorted(pair for pair in possible if not pairs[pair])
    for axis, values in AXES.items():
        counts = Counter(getattr(corner, axis) for corner in met)
        there = [value for value in values if any((axis, value) in pair for pair in possible)]
        number = sum(counts[value] > 0 for value in there)
        told = " · ".join(f"{value} {counts[value]}" for value in there)
        lines.append(f"{axis}: {number} of {len(there)}: {told}")
    for first, second in combinations(AXES, 2):
        here = [pair for pair in possible if (pair[0][0], pair[1][0]) == (first, second)]
        number = sum(pairs[pair] > 0 for pair in here)
        least = min((pairs[pair] for pair in here), default=0)
        lines.append(f"{first} × {second}: {number} of {len(here)}, each at least {least} times")
    lines.append(f"pairs: {len(possible) - len(never)} of {len(possible)}")
    lines += [f"never: {' × '.join(map(' '.join, pair))}" for pair in never]
    return "\n".join(lines)
