"""Draws what marks the groups that may be chosen: rims round them, letters on a disc of each."""

from __future__ import annotations

import cmath
import math
from enum import Enum
from typing import Final

from PIL import Image, ImageDraw

from engine.tiles import Colour
from renderer.layout import Box, box_round
from renderer.parts.kept import kept
from renderer.parts.lettering import Type, Weight, width_of, write
from renderer.parts.measures import BAR, DISC
from renderer.parts.pen import Pen
from renderer.parts.sprites import Sprite, Style
from renderer.theme import Rgb, legible

_HALF: Final = [0] * 128 + [255] * 128
_FULL: Final = [0] * 255 + [255]
"""Which coverages of a part are drawn on: what lies below may have any tone."""
_LETTERS: Final = (0.82, 0.6, 0.42)
"""Height of the type for one, two and three letters, in units."""
SHOULDER: Final = 0.36 - 0.36j
"""Where a letter stands that may not cover its disc, from the disc's middle, in units."""
_BUTTON: Final = (0.29, 0.035)
"""Radius of the ground of such a letter, and its edge."""
_DASHES: Final = 8
_GAP: Final = 0.05
"""Dashes of a ring where a piece was, and half the width of the gaps between, in units."""
_BUTTON_LETTERS: Final = (0.42, 0.36, 0.26)


class Rim(Enum):
    """How far the parts of a rim reach out of a body, in units."""

    DARK = 0.14
    LIGHT = 0.1
    CORE = 0.099
    """The light part without its soft edge: where two rims meet, it takes that away."""
    CHOSEN_DARK = 0.25
    CHOSEN_LIGHT = 0.19


class Ring(Enum):
    """Radii of the ring round a lettered disc, in units: its light part, and its dark edges."""

    ONE = (0.365, 0.4, 0.465, 0.5)
    LEFT = (0.365, 0.4, 0.47, 0.505)
    """A dashed one, where a piece was taken off the board."""
    CHOSEN = (0.345, 0.4, 0.55, 0.605)


@kept
def rim(style: Style, step: tuple[int, int] | None, part: Rim) -> Sprite:
    """Return a part of a group's rim: round a disc, or along the bar by ``step`` pixels."""
    theme, grow = style.theme, part.value * style.grid.unit
    end = complex(*step) if step else 0j
    box = box_round((0j, end), DISC * style.grid.unit + grow + 2)
    is_light = part not in (Rim.DARK, Rim.CHOSEN_DARK)
    pen, mask = Pen(box, theme.mark_edge), Pen(box, 0)
    inks: tuple[tuple[Pen, Rgb | int], ...] = (
        (pen, theme.mark if is_light else theme.mark_edge),
        (mask, 255),
    )
    for one, ink in inks:
        if step is None:
            one.disc(end, DISC * style.grid.unit + grow, ink)
        else:
            one.bar(0j, end, BAR * style.grid.unit + grow, ink)
    cut = mask.finish()
    least = _FULL if part is Rim.CORE else _HALF
    hard = cut.point(least, "1")
    return Sprite(style.palette.reduce(pen.finish()), hard, box)


@kept
def tag(style: Style, letters: str, colour: Colour, ring: Ring) -> Sprite:
    """Return the ring round a disc with letters in it, on the disc's own colour."""
    ground = style.theme.disc(colour).body
    pen, mask = _ring(style, ring, ground)
    ink = legible(ground, style.theme.mark, style.theme.mark_edge)
    image = pen.finish()
    box = _box(style, ring)
    _write(image, box, letters, Type(Weight.BOLD, _size(_LETTERS, letters, style), ink, ground))
    return Sprite(style.palette.reduce(image), mask.finish().point(_HALF, "1"), box)


@kept
def bare_ring(style: Style, ring: Ring) -> Sprite:
    """Return the ring round a disc that stays as it is, for its sign or the piece on it."""
    pen, mask = _ring(style, ring, style.theme.mark_edge)
    mask.disc(0j, ring.value[0] * style.grid.unit, 0)
    return Sprite(
        style.palette.reduce(pen.finish()), mask.finish().point(_HALF, "1"), _box(style, ring)
    )


@kept
def shoulder_letter(style: Style, letters: str) -> Sprite:
    """Return letters on a light ground of their own, round its middle."""
    theme, unit = style.theme, style.grid.unit
    radius, edge = (part * unit for part in _BUTTON)
    box = box_round((0j,), radius + edge + 1)
    pen, mask = Pen(box, theme.mark_edge), Pen(box, 0)
    pen.disc(0j, radius, theme.mark)
    mask.disc(0j, radius + edge, 255)
    image = pen.finish()
    kind = Type(Weight.BOLD, _size(_BUTTON_LETTERS, letters, style), theme.mark_edge, theme.mark)
    _write(image, box, letters, kind)
    return Sprite(style.palette.reduce(image), mask.finish().point(_HALF, "1"), box)


def _box(style: Style, ring: Ring) -> Box:
    return box_round((0j,), ring.value[-1] * style.grid.unit + 1)


def _ring(style: Style, ring: Ring, ground: Rgb) -> tuple[Pen, Pen]:
    """Draw a ring with a ground in it; return it and its mask."""
    theme, box = style.theme, _box(style, ring)
    hole, inner, outer, edge = (radius * style.grid.unit for radius in ring.value)
    pen, mask = Pen(box, theme.mark_edge), Pen(box, 0)
    for radius, ink in ((outer, theme.mark), (inner, theme.mark_edge), (hole, ground)):
        pen.disc(0j, radius, ink)
    if ring is Ring.LEFT:
        for dash in range(_DASHES):
            away = cmath.rect(1, math.tau * dash / _DASHES)
            pen.bar(hole * away, edge * away, _GAP * style.grid.unit, theme.mark_edge)
    mask.disc(0j, edge, 255)
    return pen, mask


def _size(sizes: tuple[float, ...], letters: str, style: Style) -> float:
    return sizes[min(len(letters), len(sizes)) - 1] * style.grid.unit


def _write(image: Image.Image, box: Box, text: str, kind: Type) -> None:
    write(ImageDraw.Draw(image), (-box.left - width_of(text, kind) / 2, -box.top), text, kind)
