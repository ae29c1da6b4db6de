"""How sharply strengths tell who wins; fitted by `python -m tests.arena --calibration --fit`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class Curve(NamedTuple):
    """By what strengths are multiplied at the ``start`` of a game and at its ``end``."""

    start: float = 1.0
    end: float = 1.0

    def at(self, progress: float) -> float:
        """Return the factor where the foremost seat is so far on its way to the end, 0 to 1."""
        return self.start + progress * (self.end - self.start)


CURVES: Final[Mapping[str, Mapping[int, Curve]]] = {
    "points": {
        2: Curve(1.7, 1.2),
        3: Curve(2.45, 0.75),
        4: Curve(1.55, 1.65),
    },
    "colonies": {
        2: Curve(0.65, 0.7),
        3: Curve(0.65, 0.85),
        4: Curve(0.65, 0.85),
        5: Curve(0.45, 0.65),
    },
    "territories": {
        2: Curve(1.8, 1.4),
        3: Curve(1.7, 1.3),
        4: Curve(0.9, 0.95),
    },
}
"""By a style's name and the number of seats."""
