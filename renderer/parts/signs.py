"""The seats' signs, different in shape and colour, and the emblems beside their scores."""

from __future__ import annotations

import cmath
import math
from typing import Final

from PIL import ImageDraw

from engine.tiles import Colour
from renderer.layout import Box, Offset, box_round
from renderer.parts.kept import kept
from renderer.parts.lettering import Type, Weight, width_of, write
from renderer.parts.marks import Stamp
from renderer.parts.pen import Ink, Pen
from renderer.theme import Rgb, Theme, legible

_NO_TONE: Final = (0, 0, 0)
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
_COIN: Final = _regular(24, 0)
_COINS: Final = (0.6, 0.0, -0.6)
_PIECE: Final = (
    *(-0.22 - 0.3j, 0.22 - 0.3j, 0.42 + 0.6j, 0.75 + 0.72j),
    *(0.75 + 1j, -0.75 + 1j, -0.75 + 0.72j, -0.42 + 0.6j),
)
_CHIP_EDGE: Final = 0.13
_CHIP_TYPES: Final = (1.3, 1.1, 0.85)
"""Height of the type for one, two and three figures, in radii, as the width of the edge is."""
_PILL: Final = (1.3, 0.75)
_CARD: Final = (0.75, 0.9, 0.3)
"""Type and room beside the figures of a chip, which grows with them, in radii; half the height of
the bonus's card, the room beside its figures, and how its corners are rounded."""
_HEXAGON: Final = ((0.05, 0.1), (0.12, 0.18))
"""Half the width of an earlier turn's outline and of the last one's: light, then dark."""


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


def star(colour: Rgb, radius: float) -> Stamp:
    """Return the star of the best turn."""
    return _emblem(_SHAPES[-1], colour, radius)


def flag(colour: Rgb, radius: float) -> Stamp:
    """Return the flag of a seat that plays its last turn."""
    return _emblem(_FLAG, colour, radius)


def coin(colour: Rgb, radius: float) -> Stamp:
    """Return a round plate, such as a leaderboard's medal."""
    return _emblem(_COIN, colour, radius)


@kept
def coins(theme: Theme, radius: float) -> Stamp:
    """Return a stack of three coins, the sign of money and tokens: no disc looks like it."""
    box = box_round((0j,), 1.2 * radius + 1)
    pen, coverage = Pen(box, theme.mark_edge), Pen(box, 0)
    for level in _COINS:
        ends = (level * 1j - 0.6) * radius, (level * 1j + 0.6) * radius
        _capsule(coverage, ends, 0.42 * radius, 255)
        _capsule(pen, ends, 0.42 * radius, theme.mark_edge)
        _capsule(pen, ends, 0.28 * radius, theme.winner)
    return Stamp(pen.finish(), coverage.finish(), box)


def _capsule(pen: Pen, ends: tuple[Offset, Offset], half_width: float, ink: Ink) -> None:
    pen.bar(*ends, half_width, ink)
    for end in ends:
        pen.disc(end, half_width, ink)


@kept
def piece(colour: Rgb, radius: float) -> Stamp:
    """Return the silhouette of a piece that stands for those in supply."""
    box = box_round((0j,), 1.2 * radius + 1)
    pen, coverage = Pen(box, colour), Pen(box, 0)
    coverage.disc(-0.55j * radius, 0.48 * radius, 255)
    coverage.polygon([radius * corner for corner in _PIECE], 255)
    return Stamp(pen.finish(), coverage.finish(), box)


@kept
def chip(theme: Theme, colour: Colour, text: str, radius: float) -> Stamp:
    """Return a disc that bears the size of a group that counts."""
    disc = theme.disc(colour)
    box = box_round((0j,), radius + 1)
    pen, coverage = Pen(box, disc.ring), Pen(box, 0)
    pen.disc(0j, (1 - _CHIP_EDGE) * radius, disc.body)
    coverage.disc(0j, radius, 255)
    image = pen.finish()
    ink = legible(disc.body, theme.mark, disc.ring, theme.mark_edge)
    kind = Type(Weight.BOLD, _CHIP_TYPES[min(len(text), 3) - 1] * radius, ink, disc.body)
    at = -box.left - width_of(text, kind) / 2, -box.top
    write(ImageDraw.Draw(image), at, text, kind)
    return Stamp(image, coverage.finish(), box)


def pill_width(text: str, radius: int) -> int:
    """Return how wide ``pill`` is: an even number, a circle if there is one figure."""
    return max(2 * radius, _even(_length(text, radius) + _PILL[1] * radius))


@kept
def pill(theme: Theme, colour: Colour | None, text: str, radius: int) -> Stamp:
    """Return a chip that is as long as its figures ask; without a colour it stands for several."""
    body, ring = theme.quiet_line, theme.mark_edge
    if colour is not None:
        body, ring = theme.disc(colour).body, theme.disc(colour).ring
    reach = pill_width(text, radius) / 2 - radius
    box = box_round((-reach + 0j, reach + 0j), radius + 1)
    pen, coverage = Pen(box, ring), Pen(box, 0)
    for one, half, ink in ((pen, (1 - _CHIP_EDGE) * radius, body), (coverage, radius, 255)):
        if reach:
            _capsule(one, (-reach + 0j, reach + 0j), half, ink)
        else:
            one.disc(0j, half, ink)
    return _inscribed(
        Stamp(pen.finish(), coverage.finish(), box),
        text,
        radius,
        (body, theme.mark, ring, theme.mark_edge),
    )


def card_width(text: str, radius: int) -> int:
    """Return how wide ``card`` is, an even number."""
    return _even(_length(text, radius) + _CARD[1] * radius)


@kept
def card(theme: Theme, text: str, radius: int) -> Stamp:
    """Return the plate of the seat that holds the bonus, with the bonus on it."""
    half = card_width(text, radius) // 2, round(_CARD[0] * radius)
    inner = Box(-half[0], -half[1], 2 * half[0], 2 * half[1])
    box = box_round((complex(*half), -complex(*half)), 1)
    pen, coverage = Pen(box, theme.winner), Pen(box, 0)
    coverage.rounded_box(inner, _CARD[2] * radius, 255)
    stamp = Stamp(pen.finish(), coverage.finish(), box)
    return _inscribed(stamp, text, radius, (theme.winner, theme.mark_edge))


def _inscribed(stamp: Stamp, text: str, radius: int, tones: tuple[Rgb, ...]) -> Stamp:
    """Return a stamp with figures in its middle: ``tones`` are its ground and possible inks."""
    kind = Type(Weight.BOLD, _PILL[0] * radius, legible(*tones), tones[0])
    at = -stamp.box.left - width_of(text, kind) / 2, -stamp.box.top
    write(ImageDraw.Draw(stamp.image), at, text, kind)
    return stamp


def _length(text: str, radius: int) -> float:
    return width_of(text, Type(Weight.BOLD, _PILL[0] * radius, _NO_TONE, _NO_TONE))


def _even(length: float) -> int:
    return 2 * round(length / 2)


@kept
def hexagon(theme: Theme, radius: float, *, is_last: bool) -> Stamp:
    """Return an outline as tiles of the last turn have it, or of earlier ones."""
    corners = tuple(radius * corner for corner in _regular(6, 1 / 12))
    box = box_round(corners, 0.3 * radius + 1)
    pen, coverage = Pen(box, theme.mark_edge), Pen(box, 0)
    light, dark = _HEXAGON[is_last]
    pen.outline(corners, light * radius, theme.mark if is_last else theme.quiet_line)
    coverage.outline(corners, dark * radius, 255)
    return Stamp(pen.finish(), coverage.finish(), box)


@kept
def _emblem(corners: tuple[Offset, ...], colour: Rgb, radius: float) -> Stamp:
    box = box_round((0j,), radius + 1)
    pen, coverage = Pen(box, colour), Pen(box, 0)
    coverage.polygon([radius * corner for corner in corners], 255)
    return Stamp(pen.finish(), coverage.finish(), box)
