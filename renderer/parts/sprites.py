"""The parts of boards in a theme's palette, each drawn once for a theme and scale and kept.

They may be asked for from several threads.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PIL import Image, ImageFilter

from engine.hexes import SIDES, opposite
from engine.tiles import Colour
from renderer.layout import Box, Grid, Offset, box_round
from renderer.palette import Palette, palette_of, palette_of_choices
from renderer.parts.kept import kept
from renderer.parts.marks import MarkPainter, Stamp
from renderer.parts.measures import EARLIER_PIECE_RING, FREE_CELL, PIECE_RING, SPOT_DOT
from renderer.parts.outlines import hardened
from renderer.parts.pen import Pen
from renderer.parts.tiles import LOOKS, Art, DiscLook, PartPainter
from renderer.theme import Theme, faded

_BAR_SIDES: Final = SIDES[:3]
"""The directions in which bars are drawn; a bar in another is one of these from its far end."""
# More than a theme has scales: a style made anew finds none of the sprites that are kept.
_SCALES: Final = 64

_SOFTNESS: Final = 0.06
"""Blur of the shadow's edge, in units."""
_LINE: Final = 0.014
"""Half the width of a free cell's outline, in units."""
_THINNEST: Final = 0.5
"""The least half width of that outline, in pixels: a thinner one could not be seen."""

_HALF: Final = [0] * 128 + [255] * 128


@dataclass(frozen=True, slots=True, eq=False)
class Style:
    """A theme at one scale. Caches compare styles by identity: take them from ``style_of``."""

    theme: Theme
    grid: Grid
    palette: Palette


@lru_cache(_SCALES)
def style_of(theme: Theme, grid: Grid) -> Style:
    """Return a theme at one scale."""
    return Style(theme, grid, palette_of(theme))


@lru_cache(_SCALES)
def style_of_choices(theme: Theme, grid: Grid) -> Style:
    """Return a theme at one scale for panels."""
    return Style(theme, grid, palette_of_choices(theme))


@lru_cache(_SCALES)
def faded_style(style: Style) -> Style:
    """Return a panel's style with tiles through which the table shines."""
    # With the panel's own palette, which has these tones: one picture has one set of indices.
    return Style(faded(style.theme), style.grid, style.palette)


@lru_cache(_SCALES)
def golden_style(style: Style) -> Style:
    """Return a style that marks in gold what others mark in white."""
    theme = style.theme
    # Its palette stays: one picture has one set of indices.
    return Style(replace(theme, mark=theme.winner), style.grid, style.palette)


@dataclass(frozen=True, slots=True)
class Sprite:
    """Palette indices, pasted where ``mask`` is set; ``box`` lies round the pixel it is put at."""

    image: Image.Image
    mask: Image.Image
    box: Box

    def moved(self, x: int, y: int) -> Sprite:
        """Return the sprite that goes ``x`` pixels further right and ``y`` further down.

        Both share their images, which count once in what is kept.
        """
        return Sprite(self.image, self.mask, self.box.moved(x, y))

    def paste(self, image: Image.Image, at: tuple[int, int]) -> None:
        """Copy it into an image of indices, round the pixel ``at``."""
        left, top = at[0] + self.box.left, at[1] + self.box.top
        box = left, top, left + self.box.width, top + self.box.height
        # Image.paste does this too, after checks that take longer than a small sprite's pixels.
        image.im.paste(self.image.im, box, self.mask.im)


def _parts(style: Style) -> PartPainter:
    return PartPainter(style.theme, style.grid)


def _marks(style: Style) -> MarkPainter:
    return MarkPainter(style.theme, style.grid)


def _sprite(style: Style, art: Art) -> Sprite:
    return Sprite(style.palette.reduce(art.image), art.mask, art.box)


@kept
def ground(style: Style, free: int) -> Sprite:
    """Return a tile without its discs (see ``PartPainter.ground``)."""
    return _sprite(style, _parts(style).ground(free))


@kept
def centre(style: Style, look: DiscLook) -> Sprite:
    """Return the disc in the middle of a tile."""
    return _disc(style, 0.0, look)


@kept
def disc(style: Style, side: int, look: DiscLook) -> Sprite:
    """Return the disc on a side of a tile, or half of it if it is not whole."""
    if not look.is_whole:
        return _sprite(style, _parts(style).disc(style.grid.sides()[side], look, 1 << side))
    # All whole discs of a look share one sprite, or two if some lie half a pixel aside.
    x, y, shift = _pixel(style.grid.sides()[side])
    return _disc(style, shift, look).moved(x, y)


@kept
def spoke(style: Style, side: int, look: DiscLook) -> Sprite:
    """Return the bar from a tile's centre to the disc on a side."""
    return _bar(style, 0j, side, look)


@kept
def chord(style: Style, side: int, look: DiscLook, free: int, *, is_met: bool) -> Sprite:
    """Return a bar between discs on sides of a tile (see ``PartPainter.chord``)."""
    if free or is_met:  # cut off by the board's edge, or met by more of its body
        return _sprite(style, _parts(style).chord(side, look, free, is_met=is_met))
    return _bar(style, style.grid.sides()[side], (side + 2) % 6, look)


def _bar(style: Style, start: Offset, side: int, look: DiscLook) -> Sprite:
    """Return the bar from a disc to its neighbour, in the direction of a side."""
    if side not in _BAR_SIDES:
        start, side = start + style.grid.sides()[side], opposite(side)
    # Inside a tile a bar looks the same whether it leads to a half-disc or a whole one.
    x, y, shift = _pixel(start)
    return _bar_from(style, shift, side, LOOKS[look.colour, True, look.is_closed]).moved(x, y)


def _pixel(at: Offset) -> tuple[int, int, float]:
    """Return a disc's pixel, and how far right of it the disc lies: 0 or half a pixel."""
    x = math.floor(at.real)
    return x, round(at.imag), at.real - x


@kept
def _disc(style: Style, shift: float, look: DiscLook) -> Sprite:
    return _sprite(style, _parts(style).disc(complex(shift), look))


@kept
def _bar_from(style: Style, shift: float, side: int, look: DiscLook) -> Sprite:
    return _sprite(style, _parts(style).bar((shift, shift + style.grid.sides()[side]), look))


@kept
def filling(style: Style, side: int, colour: Colour) -> Sprite:
    """Return the triangle between three discs of a tile (see ``PartPainter.filling``)."""
    return _sprite(style, _parts(style).filling(side, colour))


@kept
def shadow(style: Style) -> Sprite:
    """Return the shadow of one tile, to be laid by ``Canvas.deepen``, which asks for no mask."""
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


@kept
def free_cell(style: Style) -> Sprite:
    """Return the outline of a free cell, round its centre."""
    corners = style.grid.corners(FREE_CELL)
    box = box_round(corners, 2)
    pen, mask = Pen(box, style.theme.table), Pen(box, 0)
    half_width = max(_THINNEST, _LINE * style.grid.unit)
    pen.outline(corners, half_width, style.theme.free_cell)
    mask.outline(corners, half_width, 255)
    return Sprite(style.palette.reduce(pen.finish()), hardened(mask.finish()), box)


@kept
def spot(style: Style, discs: int) -> Sprite:
    """Return the ground of a spot, round its centre, with a dot for each of so many discs."""
    corners = style.grid.corners(FREE_CELL)
    box = box_round(corners, 1)
    pen, mask = Pen(box, style.theme.table), Pen(box, 0)
    pen.polygon(corners, style.theme.spot)
    mask.polygon(corners, 255)
    radius, step, below = (part * style.grid.unit for part in SPOT_DOT)
    for index in range(discs):
        at = complex((index - (discs - 1) / 2) * step, below)
        pen.disc(at, radius, style.theme.text)
    return Sprite(style.palette.reduce(pen.finish()), hardened(mask.finish()), box)


@kept
def size(style: Style, discs: int, colour: Colour) -> Sprite:
    """Return the badge of a closed group (see ``MarkPainter.size``)."""
    return _on_disc(style, _marks(style).size(discs, colour), colour)


@kept
def fresh_size(style: Style, discs: int, colour: Colour) -> Sprite:
    """Return the badge of a group closed just now (see ``MarkPainter.fresh_size``)."""
    return _on_disc(style, _marks(style).fresh_size(discs, colour), colour)


@kept
def open_size(style: Style, discs: int, colour: Colour) -> Sprite:
    """Return the badge of an open group (see ``MarkPainter.open_size``)."""
    return _on_disc(style, _marks(style).open_size(discs, colour), colour)


def _on_disc(style: Style, stamp: Stamp, colour: Colour) -> Sprite:
    """Return what lies on a disc and nowhere reaches past it, its soft edge blended already."""
    body = Image.new("RGB", stamp.image.size, style.theme.disc(colour).body)
    image = Image.composite(stamp.image, body, stamp.coverage)
    # Pixels less than half covered stay as they are: a disc's ring may begin there.
    return Sprite(style.palette.reduce(image), stamp.coverage.point(_HALF, "1"), stamp.box)


@kept
def piece_ring(style: Style) -> Stamp:
    """Return the ring round a piece that the last turn touched (see ``MarkPainter.ring``)."""
    return _marks(style).ring(PIECE_RING, style.theme.mark)


@kept
def earlier_piece_ring(style: Style) -> Stamp:
    """Return the thin ring round a piece that an earlier turn touched."""
    return _marks(style).ring(EARLIER_PIECE_RING, style.theme.quiet_line)


@kept
def best_piece_ring(style: Style) -> Stamp:
    """Return the golden ring round a piece that the best turn of a game put there."""
    return _marks(style).ring(PIECE_RING, style.theme.winner)


@kept
def gone(style: Style) -> Stamp:
    """Return the dashed ring where a piece left the board (see ``MarkPainter.gone``)."""
    return _marks(style).gone()


@kept
def fresh_disc(style: Style) -> Stamp:
    """Return the dot on a disc completed just now (see ``MarkPainter.fresh_disc``)."""
    return _marks(style).fresh_disc()
