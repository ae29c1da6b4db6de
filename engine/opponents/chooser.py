"""What every computer player is: a function from what its seat sees to what it does."""

from __future__ import annotations

from collections.abc import Callable

from engine.actions import Action
from engine.game import View

Choose = Callable[[View, int], Action]
"""Choose a legal action of the view's seat, which must be on turn.

The number is how many actions may be previewed: with fewer it is faster, with more it plays better.
"""
