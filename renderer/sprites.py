"""The parts of boards in a theme's palette, each drawn once for a theme and scale and kept.

The caches are bounded and may be used from several threads.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageFilter

from engine.tiles import Colour
from renderer.layout import Box, Grid, box_round
from renderer.marks import MarkPainter, Stamp
from renderer.measures import FREE_CELL, PIECE_RING
from renderer.palette import Palette, palette_of, palette_of_choices
from renderer.pen import Pen
from renderer.theme import Theme, faded
from renderer.triangles import Art, DiscLook, TrianglePainter

_TRIANGLES: Final = 12_000
_CORNERS: Final = 6_000
_MARKS: Final = 1024
_SCALES: Final = 64

_SOFTNESS: Final = 0.06
"""Of the shadow's edge, in units."""
_LINE: Final = 0.014
"""Half the width of a free cell's outline, in units, if that is not too thin to see."""
_THINNEST: Final = 0.5
"""The least it may be, in pixels."""
_VISIBLE: Final = 40
"""Coverage from which on a pixel along an edge is drawn."""
_COVERED: Final = [0] * _VISIBLE + [255] * (256 - _VISIBLE)


@dataclass(frozen=True, slots=True, eq=False)
class Style:
    """A theme at one scale; the caches know it by identity, so take it from ``style_of``."""

    theme: Theme
    grid: Grid
    palette: Palette


@lru_cache(_SCALES)
def style_of(theme: Theme, grid: Grid) -> Style:
    """Return a theme at one scale."""
    return Style(theme, grid, palette_of(theme))


@lru_cache(_SCALES)
def style_of_choices(theme: Theme, grid: Grid) -> Style:
    """Return a theme at one scale for pictures of which something is to be chosen."""
    return Style(theme, grid, palette_of_choices(theme))


@lru_cache(_SCALES)
def faded_style(style: Style) -> Style:
    """Return a style of choices in whose tiles the table shines through."""
    return Style(faded(style.theme), style.grid, style.palette)


@dataclass(frozen=True, slots=True)
class Sprite:
    """Palette indices to be pasted where ``mask`` is set, in a ``box`` round where they go."""

    image: Image.Image
    mask: Image.Image
    box: Box


def _triangles(style: Style) -> TrianglePainter:
    return TrianglePainter(style.theme, style.grid)


def _marks(style: Style) -> MarkPainter:
    return MarkPainter(style.theme, style.grid)


def _sprite(style: Style, art: Art) -> Sprite:
    return Sprite(style.palette.reduce(art.image), art.mask, art.box)


@lru_cache(_TRIANGLES)
def inside(style: Style, side: int, centre: DiscLook, first: DiscLook, second: DiscLook) -> Sprite:
    """Return a triangle inside a tile (see ``TrianglePainter.inside``), round the tile's centre."""
    return _sprite(style, _triangles(style).inside(side, centre, first, second))


@lru_cache(_CORNERS)
def corner(
    style: Style, side: int, first: DiscLook, second: DiscLook, across: DiscLook | None
) -> Sprite:
    """Return a tile's corner (see ``TrianglePainter.corner``), round the tile's centre."""
    return _sprite(style, _triangles(style).corner(side, first, second, across))


@lru_cache(_SCALES)
def shadow(style: Style) -> Sprite:
    """Return the shadow of one tile, round the cell that casts it; darker tones count more."""
    unit = style.grid.unit
    box = box_round(style.grid.corners(), 4 * _SOFTNESS * unit + 1)
    pen = Pen(box, 0)
    pen.polygon(style.grid.corners(), 255)
    mask = pen.finish().filter(ImageFilter.GaussianBlur(_SOFTNESS * unit))
    image = Image.composite(
        Image.new("RGB", box.size, style.theme.shadow),
        Image.new("RGB", box.size, style.theme.table),
        mask,
    )
    return Sprite(style.palette.reduce(image), mask, box)


@lru_cache(_SCALES)
def free_cell(style: Style) -> Sprite:
    """Return the outline of a free cell, round its centre."""
    corners = style.grid.corners(FREE_CELL)
    box = box_round(corners, 2)
    pen, mask = Pen(box, style.theme.table), Pen(box, 0)
    half_width = max(_THINNEST, _LINE * style.grid.unit)
    pen.outline(corners, half_width, style.theme.free_cell)
    mask.outline(corners, half_width, 255)
    return Sprite(style.palette.reduce(pen.finish()), mask.finish().point(_COVERED), box)


@lru_cache(_SCALES)
def spot(style: Style) -> Sprite:
    """Return a free cell where the tile in question may lie, round its centre."""
    corners = style.grid.corners(FREE_CELL)
    box = box_round(corners, 1)
    pen, mask = Pen(box, style.theme.table), Pen(box, 0)
    pen.polygon(corners, style.theme.spot)
    mask.polygon(corners, 255)
    return Sprite(style.palette.reduce(pen.finish()), mask.finish().point(_COVERED), box)


@lru_cache(_MARKS)
def size(style: Style, discs: int, colour: Colour) -> Stamp:
    """Return the badge of a closed group (see ``MarkPainter.size``)."""
    return _marks(style).size(discs, colour)


@lru_cache(_MARKS)
def fresh_size(style: Style, discs: int) -> Stamp:
    """Return the badge of a group closed just now (see ``MarkPainter.fresh_size``)."""
    return _marks(style).fresh_size(discs)


@lru_cache(_MARKS)
def open_size(style: Style, discs: int, colour: Colour) -> Stamp:
    """Return the badge of an open group that counts (see ``MarkPainter.open_size``)."""
    return _marks(style).open_size(discs, colour)


@lru_cache(_SCALES)
def piece_ring(style: Style) -> Stamp:
    """Return the ring round the place of a piece (see ``MarkPainter.ring``)."""
    return _marks(style).ring(PIECE_RING)


@lru_cache(_SCALES)
def placement(style: Style) -> Stamp:
    """Return the outline of the last placement (see ``MarkPainter.placement``)."""
    return _marks(style).placement()


@lru_cache(_SCALES)
def fresh_disc(style: Style) -> Stamp:
    """Return the dot on a disc completed just now (see ``MarkPainter.fresh_disc``)."""
    return _marks(style).fresh_disc()
