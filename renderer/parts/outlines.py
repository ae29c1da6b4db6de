"""Outlines of the parts of boards: their shapes drawn in one ink, and the masks of their pixels."""

from __future__ import annotations

import cmath
import math
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from engine.hexes import SIDES
from renderer.layout import Box, Grid, Offset
from renderer.parts.kept import kept
from renderer.parts.measures import BAR, DISC, TILE_CORNER
from renderer.parts.pen import Ink, Pen

_SLANT: Final = 3**0.5 / 2
"""Sine of the angle between a cell's edge and the line from its end to the cell's centre."""
_ARC: Final = tuple(cmath.rect(1, math.radians(angle)) for angle in (-30, -10, 10, 30))
"""Turns of -30 to 30 degrees: from the direction of a corner to the points of its arc."""
_VISIBLE: Final = 40
"""Least coverage (of 255) of a part's pixels: so low that parts overlap rather than leave gaps."""
_HARDENING: Final = [0] * _VISIBLE + [255] * (256 - _VISIBLE)

Shape = tuple[Offset, ...]
"""A disc (its centre), a bar (its ends) or a polygon (its corners)."""


class Outline(NamedTuple):
    """Where a part has pixels: on its ``shapes``, grown by so many pixels.

    A ``room`` limits them to a bar: between two points, so many pixels to each side. They end at
    the ``free`` sides of their tile, one bit for each.
    """

    grid: Grid
    box: Box
    shapes: tuple[Shape, ...]
    grow: float = 0.0
    room: tuple[Offset, Offset, float] | None = None
    free: int = 0


def draw_shapes(pen: Pen, outline: Outline, grow: float, ink: Ink) -> None:
    """Draw discs and bars, ``grow`` pixels larger on all sides, and polygons as they are."""
    unit = outline.grid.unit
    for shape in outline.shapes:
        match shape:
            case (at,):
                pen.disc(at, DISC * unit + grow, ink)
            case (one, other):
                pen.bar(one, other, BAR * unit + grow, ink)
            case _:
                pen.polygon(shape, ink)


def draw_rim(pen: Pen, outline: Outline, inset: float, ink: Ink) -> None:
    """Draw over all that is not ``inset`` pixels inside the free sides and the rounded corners."""
    grid = outline.grid
    is_free = [bool(outline.free >> side & 1) for side in SIDES]
    # A neighbouring cell enlarged by the inset covers what is past a side, and a strip along it.
    cell = grid.corners(1 + inset / grid.unit)
    for side, at in enumerate(grid.sides()):
        if is_free[side]:
            pen.polygon([2 * at + corner for corner in cell], ink)
    for side, corner in enumerate(grid.corners()):
        if is_free[side] and is_free[(side + 1) % 6]:
            pen.polygon(_tip(corner, inset, TILE_CORNER * grid.unit - inset), ink)


def _tip(corner: Offset, inset: float, radius: float) -> list[Offset]:
    """Return what rounding cuts off at a corner, once its edges are moved ``inset`` pixels in."""
    outwards = corner / abs(corner)
    tip = corner - outwards * inset / _SLANT
    middle = tip - outwards * radius / _SLANT
    return [tip, *(middle + radius * outwards * direction for direction in _ARC)]


@kept
def mask_of(outline: Outline) -> Image.Image:
    """Return the mask of a part's pixels."""
    # Kept by the outline alone, which has no colours: all themes share the masks.
    pen = Pen(outline.box, 0)
    draw_shapes(pen, outline, outline.grow, 255)
    draw_rim(pen, outline, 0.0, 0)
    mask = pen.finish()
    if outline.room:
        room = Pen(outline.box, 0)
        room.bar(*outline.room, 255)
        mask = ImageChops.darker(mask, room.finish())
    return hardened(mask)


def hardened(mask: Image.Image) -> Image.Image:
    """Return a mask of mode 1: a pixel is in or out."""
    return mask.point(_HARDENING, "1")
