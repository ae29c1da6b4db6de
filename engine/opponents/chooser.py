"""What every computer player is: a function from what its seat sees to what it does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.actions import Action
from engine.game import View

IsTimeUp = Callable[[], bool]
"""Tells whether a choice must be made now, with whatever has been thought so far."""

Choose = Callable[[View, Random, IsTimeUp], Action]
"""Choose a legal action of the view's seat, which must be on turn.

The same view and the same numbers lead to the same choice, unless time is up before it is made.
"""


def never() -> bool:
    """Leave all the time that is needed."""
    return False
