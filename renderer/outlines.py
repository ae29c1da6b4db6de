"""Outlines of the parts of boards: their shapes drawn in one ink, and the masks of their pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from engine.hexes import SIDES
from renderer.layout import Box, Grid, Offset
from renderer.measures import BAR, DISC, TILE_CORNER
from renderer.pen import Ink, Pen

_SLANT: Final = 3**0.5 / 2
"""Sine of the angle between a cell's edge and the line from its end to the cell's centre."""
_VISIBLE: Final = 40
"""Coverage from which on a pixel belongs to a part; tiles overlap rather than gape."""
_HARDENING: Final = [0] * _VISIBLE + [255] * (256 - _VISIBLE)
_MASKS: Final = 4096

Shape = tuple[Offset, ...]
"""A disc (its centre), a bar (its ends) or a polygon (its corners)."""


class Outline(NamedTuple):
    """Where a part has pixels: where its shapes lie, grown by so many pixels.

    They count only in the ``room`` of a bar between two points and so many pixels to each side of
    it, and inside the ``free`` sides of their tile, one bit a side.
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


@lru_cache(_MASKS)
def mask_of(outline: Outline) -> Image.Image:
    """Return the mask of a part's pixels."""
    pen = Pen(outline.box, 0)
    draw_shapes(pen, outline, outline.grow, 255)
    mask = pen.finish()
    if outline.room:
        room = Pen(outline.box, 0)
        room.bar(*outline.room, 255)
        mask = ImageChops.darker(mask, room.finish())
    if outline.free:
        mask = ImageChops.darker(mask, inside(outline, 0.0))
    return hardened(mask)


def hardened(mask: Image.Image) -> Image.Image:
    """Return a mask that has pixels whole or not at all."""
    return mask.point(_HARDENING, "1")


def inside(outline: Outline, inset: float) -> Image.Image:
    """Cover what is ``inset`` pixels or more inside a tile's free sides and rounded corners."""
    return _inside(outline.box, outline.grid, outline.free, inset)


@lru_cache(_MASKS)
def _inside(box: Box, grid: Grid, free: int, inset: float) -> Image.Image:
    corners, sides = grid.corners(), grid.sides()
    cell = grid.corners(1 + inset / grid.unit)
    is_free = [bool(free >> side & 1) for side in SIDES]
    pen = Pen(box, 255)
    for side in SIDES:
        if is_free[side]:
            pen.polygon([2 * sides[side] + corner for corner in cell], 0)
    for side in SIDES:
        following = (side + 1) % 6
        if is_free[side] and is_free[following]:
            edges = corners[side - 1] - corners[side], corners[following] - corners[side]
            _round_off(pen, corners[side], edges, inset, TILE_CORNER * grid.unit - inset)
    return pen.finish()


def _round_off(
    pen: Pen, corner: Offset, edges: tuple[Offset, Offset], inset: float, radius: float
) -> None:
    """Round a corner off that lies ``inset`` pixels inside that between two edges."""
    inwards = -corner / abs(corner) / _SLANT
    near = corner + inwards * inset
    middle = near + inwards * radius
    one, other = (near + edge / abs(edge) * radius / (2 * _SLANT) for edge in edges)
    pen.polygon((near, one, middle, other), 0)
    pen.disc(middle, radius, 255)
