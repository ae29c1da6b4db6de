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
        2: Curve(1.0, 1.0),
        3: Curve(1.0, 1.0),
        4: Curve(1.0, 1.0),
    },
    "colonies": {
        2: Curve(1.0, 1.0),
        3: Curve(1.0, 1.0),
        4: Curve(1.0, 1.0),
        5: Curve(1.0, 1.0),
    },
    "territories": {
        2: Curve(1.0, 1.0),
        3: Curve(1.0, 1.0),
        4: Curve(1.0, 1.0),
    },
}
"""By a style's name and the number of seats."""
