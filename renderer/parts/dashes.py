"""Draws lines of seats: in the colours of their signs, and each with dashes of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from renderer.layout import Offset, box_round
from renderer.parts.marks import Stamp
from renderer.parts.pen import Pen
from renderer.theme import Theme

DASHES: Final[tuple[tuple[float, ...], ...]] = (
    (),
    (5.0, 2.2),
    (0.1, 2.2),
    (6.0, 2.2, 0.1, 2.2),
    (2.4, 2.2, 0.1, 2.2, 0.1, 2.2),
)
"""By seat: dashes and the gaps behind them, in widths of the line; the first line has no gaps.

Dots are dashes of hardly any length, since all ends are round.
"""

EDGE: Final = 0.45
"""How much wider a line is with its edge than without, in halves of its width."""


def seat_line(
    theme: Theme, seat: int, corners: Sequence[Offset], half: float
) -> list[tuple[Stamp, tuple[int, int]]]:
    """Return the line of a seat through some pixels, in stamps each with the pixel it belongs on.

    ``half`` is half its width.
    """
    dashes = list(_dashes(corners, DASHES[seat], 2 * half))
    return [_drawn(theme, seat, dash, half) for dash in dashes]


def _drawn(
    theme: Theme, seat: int, dash: Sequence[Offset], half: float
) -> tuple[Stamp, tuple[int, int]]:
    at = round(dash[0].real), round(dash[0].imag)
    corners = [corner - complex(*at) for corner in dash]
    wide = half * (1 + EDGE)
    box = box_round(corners, wide + 1)
    pen, coverage = Pen(box, theme.sign_edges[seat]), Pen(box, 0)
    _draw(pen, corners, half, theme.signs[seat])
    _draw(coverage, corners, wide, 255)
    return Stamp(pen.finish(), coverage.finish(), box), at


def _draw(
    pen: Pen, corners: Sequence[Offset], half: float, ink: tuple[int, int, int] | int
) -> None:
    for corner in corners:
        pen.disc(corner, half, ink)
    for one, other in pairwise(corners):
        if one != other:
            pen.bar(one, other, half, ink)


def _dashes(
    corners: Sequence[Offset], pattern: Sequence[float], unit: float
) -> Iterator[list[Offset]]:
    """Yield the corners of each dash of a line; without a pattern those of each straight part."""
    if not pattern:
        yield from (list(pair) for pair in pairwise(corners))
        return
    at, left = 0, pattern[0] * unit
    dash = [corners[0]]
    for one, other in pairwise(corners):
        length, done = abs(other - one), 0.0
        while length - done > left:
            done += left
            point = one + (other - one) * (done / length)
            if at % 2 == 0:
                yield [*dash, point]
            at = (at + 1) % len(pattern)
            left, dash = pattern[at] * unit, [point]
        left -= length - done
        if at % 2 == 0:
            dash.append(other)
    if at % 2 == 0:
        yield dash
