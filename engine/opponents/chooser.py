"""What every computer player is: a function from what its seat sees to what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeVar

from engine.actions import Action
from engine.game import View

T = TypeVar("T")

IsTimeUp = Callable[[], bool]
"""Tells whether a choice must be made now, with whatever has been thought so far."""

Choose = Callable[[View, Random, IsTimeUp], Action]
"""Choose a legal action of the view's seat, which must be on turn.

The same view and the same numbers lead to the same choice, unless time is up before it is made.
"""


def others_of(view: View) -> int:
    """Count the other seats that are still in."""
    return view.players - 1 - len(view.resigned)


def suited(view: View, style: str, to_one: Mapping[str, T], to_many: Mapping[str, T]) -> T:
    """Return what suits a style: against several others what is meant for them, if there is any."""
    return to_many.get(style, to_one[style]) if others_of(view) > 1 else to_one[style]


def never() -> bool:
    """Leave all the time that is needed."""
    return False
