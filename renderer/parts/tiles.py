"""Draws the parts that boards are made of: tiles, discs, the bars that join two, and fillings.

Within its own pixels a part shows all that the finished board has there. A bar shows pieces of the
discs at its ends, too, so that parts laid side by side look as if they were drawn in one go.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.tiles import Colour
from renderer.layout import Box, Grid, Offset, box_round
from renderer.parts.disc_signs import draw_sign
from renderer.parts.measures import (
    BAR,
    DISC,
    PIP,
    RING,
    RING_WIDTH,
    THINNEST_RING,
    TILE_EDGE,
)
from renderer.parts.outlines import Outline, Shape, draw_rim, draw_shapes, hardened, mask_of
from renderer.parts.pen import Pen
from renderer.theme import Theme

_PAD: Final = 1
"""Pixels drawn round a part, for what anti-aliasing spreads."""
_LEFT_OUT: Final = 0.25
"""Units that bars leave out at their ends and fillings at their corners: pips are there."""


@dataclass(frozen=True, slots=True, eq=False)
class DiscLook:
    """How a disc is drawn; compared by identity, so take it from ``LOOKS``."""

    colour: Colour
    is_whole: bool
    is_closed: bool


LOOKS: Final = {
    (colour, is_whole, is_closed): DiscLook(colour, is_whole, is_closed)
    for colour in Colour
    for is_whole, is_closed in ((False, False), (True, False), (True, True))
}
"""Every look by colour, ``is_whole`` and ``is_closed``."""


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing and the mask of its pixels, in the ``box`` round the zero of its offsets."""

    image: Image.Image
    mask: Image.Image
    box: Box


@dataclass(frozen=True, slots=True)
class PartPainter:
    """Draws the parts of one theme at one scale.

    What lies on a side of a tile is drawn at its offset from the tile's centre. ``free`` are the
    sides that touch no other tile, one bit for each.
    """

    theme: Theme
    grid: Grid

    def ground(self, free: int) -> Art:
        """Draw a tile without its discs, with the seams to the tiles beside it."""
        corners = self.grid.corners()
        outline = Outline(self.grid, box_round(corners, _PAD), (corners,), free=free)
        pen = Pen(outline.box, self.theme.tile)
        pen.polygon(self.grid.corners(1 + TILE_EDGE / 2), self.theme.tile_edge)
        pen.polygon(self.grid.corners(1 - TILE_EDGE / 2), self.theme.tile)
        for corner in corners:
            pen.disc(corner, TILE_EDGE * self.grid.unit, self.theme.tile_edge)
        return self._cut(pen, outline)

    def disc(self, at: Offset, look: DiscLook, free: int = 0) -> Art:
        """Draw a disc, or half of it if it is on a free side."""
        box = box_round((at,), (DISC + RING) * self.grid.unit + _PAD)
        outline = Outline(self.grid, box, ((at,),), self._reach(look), free=free)
        pen = self._body(look, outline)
        if look.is_whole:
            pen.disc(at, PIP * self.grid.unit, self.theme.disc(look.colour).pip)
        return self._cut(pen, outline)

    def bar(
        self,
        ends: tuple[Offset, Offset],
        look: DiscLook,
        met: Iterable[Shape] = (),
        free: int = 0,
    ) -> Art:
        """Draw the bar between two discs; ``met`` are further shapes of its body that reach it."""
        step = (ends[1] - ends[0]) * _LEFT_OUT
        near, far = ends[0] + step, ends[1] - step
        width = (BAR + RING) * self.grid.unit + _PAD
        shapes = ((ends[0],), (ends[1],), ends, *met)
        outline = Outline(
            grid=self.grid,
            box=box_round((near, far), width),
            shapes=shapes,
            grow=self._reach(look),
            room=(near, far, width),
            free=free,
        )
        return self._cut(self._body(look, outline), outline)

    def chord(self, side: int, look: DiscLook, free: int, *, is_met: bool) -> Art:
        """Draw the bar from the disc on a side to the disc on the next, past the corner between.

        ``free`` tells which of the two sides are free. A third disc touches both, on the edge that
        runs outwards from that corner; ``is_met`` tells whether it belongs to the body.
        """
        ends = self._ends(side)
        met: list[Shape] = []
        if is_met:
            # The corner is the middle of the three discs round it.
            across = 3 * self.grid.corners()[side] - sum(ends)
            # From a disc on a free side no bar leads to the third one: no tile has them both.
            laid = [end for index, end in enumerate(ends) if not free >> (side + index) % 6 & 1]
            met += [(across,), *((end, across) for end in laid)]
            met += [(*ends, across)] if len(laid) == len(ends) else []
        return self.bar(ends, look, met, free)

    def filling(self, side: int, colour: Colour) -> Art:
        """Draw the triangle between the discs at the centre, on a side and on the next one."""
        corners = (0j, *self._ends(side))
        box, colours = box_round(corners, _PAD), self.theme.disc(colour)
        pen, mask = Pen(box, colours.body), Pen(box, 0)
        mask.polygon(corners, 255)
        for corner in corners:
            draw_sign(pen, colours, corner, self.grid.unit)
            mask.disc(corner, _LEFT_OUT * self.grid.unit, 0)
        return Art(pen.finish(), hardened(mask.finish()), box)

    def _ends(self, side: int) -> tuple[Offset, Offset]:
        sides = self.grid.sides()
        return sides[side], sides[(side + 1) % 6]

    def _body(self, look: DiscLook, outline: Outline) -> Pen:
        """Draw the body that an outline's shapes form, its ring if closed, and its discs' signs."""
        colours = self.theme.disc(look.colour)
        pen = Pen(outline.box, self.theme.tile)
        # A ring is what a slimmer body leaves of a larger one: so it runs round all shapes at once.
        if look.is_closed:
            draw_shapes(pen, outline, outline.grow, colours.ring)
        draw_shapes(pen, outline, -self._slimmer() if look.is_closed else 0.0, colours.body)
        for at, *others in outline.shapes:
            if not others:
                draw_sign(pen, colours, at, self.grid.unit)
        return pen

    def _reach(self, look: DiscLook) -> float:
        """Return how many pixels of the ring of a closed group lie outside its body."""
        return RING * self.grid.unit if look.is_closed else 0.0

    def _slimmer(self) -> float:
        """Return how many pixels of a closed group's ring lie on its body."""
        wanted = max(RING_WIDTH * self.grid.unit, THINNEST_RING) - RING * self.grid.unit
        return min(wanted, BAR * self.grid.unit / 2)

    def _cut(self, pen: Pen, outline: Outline) -> Art:
        """Cut a drawing out, with a line along the free sides."""
        # Past the line comes the shadow, so that the outermost pixels blend into it.
        draw_rim(pen, outline, TILE_EDGE * self.grid.unit, self.theme.tile_edge)
        draw_rim(pen, outline, 0.0, self.theme.shadow)
        return Art(pen.finish(), mask_of(outline), outline.box)
