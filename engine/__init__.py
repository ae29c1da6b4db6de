"""The rules of the Dalapapa games: pure values and state, the standard library only."""

from typing import Final

RULES: Final = 1
"""Raised by every change that alters the result of a recorded game; stored with each game."""
