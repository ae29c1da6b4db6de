"""The rules of the Dalapapa games: pure values and state, the standard library only."""

from typing import Final

RULES: Final = 2
"""Raised by every change that alters the result of a recorded game; stored with each game.

Number 1 had the same rules, and checksums made in another way.
"""
