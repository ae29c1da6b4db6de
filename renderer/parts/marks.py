"""Draws the marks on tiles and discs: sizes of groups, the last placement, rings."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.tiles import Colour
from renderer.layout import Box, Grid, box_round
from renderer.parts.lettering import Type, Weight, width_of, write
from renderer.parts.measures import (
    FRESH_DISC,
    FRESH_SINGLE,
    FRESH_SIZE,
    LARGEST_SIZE,
    MARK,
    SIZE,
    SIZE_EDGE,
    SIZE_TYPE,
    SMALLEST_SIZE,
)
from renderer.parts.pen import Pen
from renderer.theme import Rgb, Theme


@dataclass(frozen=True, slots=True)
class Stamp:
    """A drawing and how much of it covers each pixel; ``box`` lies round the pixel it is put at."""

    image: Image.Image
    coverage: Image.Image
    box: Box


@dataclass(frozen=True, slots=True)
class MarkPainter:
    """Draws the marks of one theme at one scale."""

    theme: Theme
    grid: Grid

    def size(self, size: int, colour: Colour) -> Stamp:
        """Draw the badge of a closed group."""
        ring = self.theme.disc(colour).ring
        return self._badge(size, SIZE, ring, ring, self.theme.size_text)

    def fresh_size(self, size: int) -> Stamp:
        """Draw the badge of a group that was closed just now."""
        units = FRESH_SIZE if size > 1 else FRESH_SINGLE
        edge = self.theme.mark_edge
        return self._badge(size, units, edge, self.theme.mark, edge)

    def open_size(self, size: int, colour: Colour) -> Stamp:
        """Draw the badge of a group that counts for a seat while it is open."""
        theme = self.theme
        return self._badge(size, SIZE, theme.disc(colour).ring, theme.open_size, theme.mark_edge)

    def placement(self) -> Stamp:
        """Draw the outline of the tile that was laid last."""
        corners = self.grid.corners()
        light, dark = (width * self.grid.unit for width in MARK)
        box = box_round(corners, dark + 1)
        pen, coverage = Pen(box, self.theme.mark_edge), Pen(box, 0)
        pen.outline(corners, light, self.theme.mark)
        coverage.outline(corners, dark, 255)
        return Stamp(pen.finish(), coverage.finish(), box)

    def fresh_disc(self) -> Stamp:
        """Draw the dot on a disc that was completed just now."""
        light, dark = (radius * self.grid.unit for radius in FRESH_DISC)
        return self._round(light, dark, self.theme.mark, self.theme.mark_edge)

    def ring(self, radii: tuple[float, float, float, float]) -> Stamp:
        """Draw a light ring with dark edges round a disc.

        ``radii``, in units, go outwards: where the dark, the light and the outer dark line begin,
        and where that ends.
        """
        hole, inner, outer, edge = (radius * self.grid.unit for radius in radii)
        box = box_round((0j,), edge + 1)
        pen, coverage = Pen(box, self.theme.mark_edge), Pen(box, 0)
        pen.disc(0j, outer, self.theme.mark)
        pen.disc(0j, inner, self.theme.mark_edge)
        coverage.disc(0j, edge, 255)
        coverage.disc(0j, hole, 0)
        return Stamp(pen.finish(), coverage.finish(), box)

    def _round(self, inner: float, outer: float, ground: Rgb, edge: Rgb) -> Stamp:
        box = box_round((0j,), outer + 1)
        pen, coverage = Pen(box, edge), Pen(box, 0)
        pen.disc(0j, inner, ground)
        coverage.disc(0j, outer, 255)
        return Stamp(pen.finish(), coverage.finish(), box)

    def _badge(self, size: int, units: float, edge: Rgb, ground: Rgb, ink: Rgb) -> Stamp:
        unit = self.grid.unit
        radius = min(max(units * unit, SMALLEST_SIZE), LARGEST_SIZE * unit)
        stamp = self._round(radius * (1 - SIZE_EDGE), radius, ground, edge)
        text = str(size)
        height = SIZE_TYPE[min(len(text), len(SIZE_TYPE)) - 1] * radius
        kind = Type(Weight.BOLD, height, ink, ground)
        at = -stamp.box.left - width_of(text, kind) / 2, -stamp.box.top
        write(ImageDraw.Draw(stamp.image), at, text, kind)
        return stamp
