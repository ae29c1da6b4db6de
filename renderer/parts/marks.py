"""Draws the marks on tiles and discs: sizes of groups, the last placement, rings."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image, ImageDraw

from engine.tiles import Colour
from renderer.layout import Box, Grid, box_round
from renderer.parts.lettering import Type, Weight, width_of, write
from renderer.parts.measures import (
    FRESH_DISC,
    FRESH_SIZE,
    GONE,
    GONE_DASHES,
    LARGEST_SIZE,
    OPEN_SIZE,
    SIZE,
    SIZE_EDGE,
    SIZE_TYPE,
    SMALLEST_SIZE,
)
from renderer.parts.pen import Pen
from renderer.theme import Rgb, Theme, legible


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

    def fresh_size(self, size: int, colour: Colour) -> Stamp:
        """Draw the badge of a group that was closed just now."""
        ink = self._ink(self.theme.mark, colour)
        return self._badge(size, FRESH_SIZE, ink, self.theme.mark, ink)

    def open_size(self, size: int, colour: Colour) -> Stamp:
        """Draw the badge of an open group: a pip grown to hold the number."""
        ground = self.theme.open_ground(self.theme.disc(colour))
        return self._badge(size, OPEN_SIZE, ground, ground, self._ink(ground, colour))

    def _ink(self, ground: Rgb, colour: Colour) -> Rgb:
        return legible(ground, self.theme.disc(colour).ring, self.theme.mark_edge)

    def fresh_disc(self) -> Stamp:
        """Draw the dot on a disc that was completed just now."""
        light, dark = (radius * self.grid.unit for radius in FRESH_DISC)
        return self._round(light, dark, self.theme.mark, self.theme.mark_edge)

    def gone(self) -> Stamp:
        """Draw the dashed ring where a piece left the board."""
        radius, light, dark = (part * self.grid.unit for part in GONE)
        count, degrees = GONE_DASHES
        box = box_round((0j,), radius + dark + 1)
        pen, coverage = Pen(box, self.theme.mark_edge), Pen(box, 0)
        for dash in range(count):
            start = 360 * dash / count
            ends = start - degrees / 2, start + degrees / 2
            pen.arc(radius, light, ends, self.theme.mark)
            more = math.degrees((dark - light) / radius)
            coverage.arc(radius, dark, (ends[0] - more, ends[1] + more), 255)
        return Stamp(pen.finish(), coverage.finish(), box)

    def ring(self, radii: tuple[float, float, float, float], light: Rgb) -> Stamp:
        """Draw a light ring with dark edges round a disc.

        ``radii``, in units, go outwards: where the dark, the light and the outer dark line begin,
        and where that ends.
        """
        hole, inner, outer, edge = (radius * self.grid.unit for radius in radii)
        box = box_round((0j,), edge + 1)
        pen, coverage = Pen(box, self.theme.mark_edge), Pen(box, 0)
        pen.disc(0j, outer, light)
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
