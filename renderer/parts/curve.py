"""Draws a curve of numbers as one line, the last number as a dot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from renderer.layout import box_round
from renderer.parts.marks import Stamp
from renderer.parts.pen import Pen
from renderer.theme import Rgb


@dataclass(frozen=True, slots=True)
class CurveLook:
    """How a curve is drawn: half its line's width and its dot's radius, in pixels.

    It fills its height if it spans at least ``least_span``; one that spans less is flatter.
    """

    ink: Rgb
    line: float
    end: float
    least_span: int


def curve(values: Sequence[int], room: complex, look: CurveLook) -> Stamp:
    """Return a curve of at least two values, to be stamped on the middle of its ``room``."""
    low, high = min(values), max(values)
    span, middle = max(high - low, look.least_span), (high + low) / 2
    last = len(values) - 1
    corners = [
        complex((index / last - 0.5) * room.real, (middle - value) / span * room.imag)
        for index, value in enumerate(values)
    ]
    box = box_round((-room / 2, room / 2), look.end + 1)
    coverage = Pen(box, 0)
    for one, other in pairwise(corners):
        coverage.bar(one, other, look.line, 255)
        coverage.disc(one, look.line, 255)
    coverage.disc(corners[-1], look.end, 255)
    return Stamp(Pen(box, look.ink).finish(), coverage.finish(), box)
