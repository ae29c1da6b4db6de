"""How long a game will likely be, as the lobby shows it; measured by ``python -m tests.arena``."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import Final

from engine.turns import Options
from engine.variants import VARIANTS

_TARGET: Final = 60
"""The target of the games that were measured."""

_LIKE_PEOPLE: Final = ("easy", "normal")
"""The levels between which people play."""


def turns_each(variant: str, options: Options, levels: Sequence[str | None]) -> int:
    """Return how many turns each player will likely have.

    ``levels`` has the level of the computer in each seat, None for those of people.
    """
    return round(min(_turns(variant, options, levels), _turns_to_empty_bag(variant, len(levels))))


def is_bag_short(variant: str, options: Options, players: int) -> bool:
    """Tell whether so many people would likely empty the bag before they reach the target."""
    people = [None] * players
    return _turns(variant, options, people) > _turns_to_empty_bag(variant, players)


def _turns(variant: str, options: Options, levels: Sequence[str | None]) -> float:
    rules = VARIANTS[variant]
    at = len(levels) - rules.fewest
    by_level = {level: turns[at] for level, turns in rules.turns_each.items()}
    people = mean(by_level[level] for level in _LIKE_PEOPLE)
    by_level.setdefault("hard", by_level["normal"])
    turns = mean(by_level[level] if level else people for level in levels)
    return turns * int(options.get("target", _TARGET)) / _TARGET


def _turns_to_empty_bag(variant: str, players: int) -> float:
    return len(VARIANTS[variant].tiles) / players
