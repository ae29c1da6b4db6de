"""A clock for watching: a machine or a process that was suspended does not move it on."""

from __future__ import annotations

from collections.abc import Callable


class SteadyTime:
    """Counts seconds from look to look, and never more than ``most`` between two looks.

    A laptop's lid, a paused machine or a stopped process are one long gap, in which nothing that
    is watched could have gone on either.
    """

    def __init__(self, monotonic: Callable[[], float], most: float) -> None:
        """``monotonic`` gives seconds of a clock that is never set back."""
        self._monotonic = monotonic
        self._most = most
        self._looked_at = monotonic()
        self._passed = 0.0

    def __call__(self) -> float:
        """Return how many seconds had passed at the last look."""
        return self._passed

    def look(self) -> float:
        """Count what has passed since the last look; return that."""
        now = self._monotonic()
        step = min(now - self._looked_at, self._most)
        self._looked_at = now
        self._passed += step
        return step
