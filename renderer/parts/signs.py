"""The seats' signs, different in shape and colour, and the emblems beside their scores."""

from __future__ import annotations

import cmath
import math
from typing import Final

from renderer.layout import Offset, box_round
from renderer.parts.kept import kept
from renderer.parts.marks import Stamp
from renderer.parts.pen import Pen
from renderer.theme import Rgb, Theme

_EDGE: Final = 0.16
"""Width of a sign's edge, in radii."""
_CROWN: Final = (-1 + 0.7j, -1 - 0.45j, -0.5 + 0.1j, -0.85j, 0.5 + 0.1j, 1 - 0.45j, 1 + 0.7j)


def _regular(corners: int, first: float) -> tuple[Offset, ...]:
    """Return a regular polygon whose first corner is ``first`` turns clockwise from the right."""
    return tuple(cmath.rect(1, math.tau * (first + corner / corners)) for corner in range(corners))


_SHAPES: Final[tuple[tuple[Offset, ...], ...]] = (
    (),
    tuple(0.95 * corner for corner in _regular(4, 1 / 8)),
    tuple(1.12 * corner + 0.2j for corner in _regular(3, -1 / 4)),
    tuple(1.08 * corner for corner in _regular(4, 0)),
    tuple(
        size * corner
        for pair in zip(_regular(5, -1 / 4), _regular(5, -3 / 20), strict=True)
        for size, corner in zip((1.15, 0.52), pair, strict=True)
    ),
)
"""By seat: circle (no corners), square, triangle, diamond, star; all about as large."""
_FLAG: Final = (-0.7 - 0.9j, 0.8 - 0.4j, -0.4 + 0.1j, -0.4 + 0.9j, -0.7 + 0.9j)
_PLATE: Final = (-0.95 - 0.55j, 0.95 - 0.55j, 0.95 + 0.55j, -0.95 + 0.55j)
_COIN: Final = _regular(24, 0)


@kept
def sign(theme: Theme, seat: int, radius: float) -> Stamp:
    """Return the sign of ``seat``, about ``radius`` pixels to each side of its middle."""
    colours = theme.signs[seat], theme.sign_edges[seat]
    box = box_round((0j,), 1.3 * radius + 1)
    pen, coverage = Pen(box, colours[1]), Pen(box, 0)
    corners = tuple(radius * corner for corner in _SHAPES[seat])
    edge = _EDGE * radius
    if corners:
        pen.polygon(corners, colours[0])
        coverage.polygon(corners, 255)
        coverage.outline(corners, edge, 255)
    else:
        pen.disc(0j, radius - edge, colours[0])
        coverage.disc(0j, radius, 255)
    return Stamp(pen.finish(), coverage.finish(), box)


def crown(colour: Rgb, radius: float) -> Stamp:
    """Return a crown, ``radius`` pixels to each side of its middle."""
    return _emblem(_CROWN, colour, radius)


def flag(colour: Rgb, radius: float) -> Stamp:
    """Return the flag of a seat that plays its last turn."""
    return _emblem(_FLAG, colour, radius)


def plate(colour: Rgb, radius: float) -> Stamp:
    """Return the plate of the seat that holds the bonus."""
    return _emblem(_PLATE, colour, radius)


def coin(colour: Rgb, radius: float) -> Stamp:
    """Return a coin, the sign of money and tokens."""
    return _emblem(_COIN, colour, radius)


@kept
def _emblem(corners: tuple[Offset, ...], colour: Rgb, radius: float) -> Stamp:
    box = box_round((0j,), radius + 1)
    pen, coverage = Pen(box, colour), Pen(box, 0)
    coverage.polygon([radius * corner for corner in corners], 255)
    return Stamp(pen.finish(), coverage.finish(), box)
