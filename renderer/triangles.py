"""Draws what lies between three neighbouring discs: the smallest part that boards are made of.

Discs stand on a lattice of triangles, and a bar or a ring joins two neighbours, so that nothing
reaches past the triangles beside it. A triangle *inside* a tile has the tile's centre disc and two
neighbouring side discs; a *corner* has the three side discs around a corner of the tile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from PIL import Image, ImageChops

from engine.tiles import Colour
from renderer.disc_signs import draw_sign
from renderer.layout import Box, Grid, Offset, box_round
from renderer.measures import (
    BAR,
    DISC,
    PIP,
    RING,
    RING_WIDTH,
    THINNEST_RING,
    TILE_CORNER,
    TILE_EDGE,
)
from renderer.pen import OVERLAP, Pen
from renderer.theme import Theme

_PAD: Final = 1
"""Pixels drawn round a triangle: what is there its neighbours draw alike."""
_COVERED: Final = 64
"""Coverage from which on a pixel belongs to a triangle; triangles overlap rather than gape."""
_SLANT: Final = 3**0.5 / 2
"""Sine of the angle between a cell's edge and the line from its end to the cell's centre."""
_PAST: Final = 1.5
"""How far a cut reaches, in half edges of a cell: well past its triangle."""
_HARDENING: Final = [0] * _COVERED + [255] * (256 - _COVERED)
_MASKS: Final = 1024
_ALL_JOINED: Final = 3
"""Joints of a triangle whose discs all touch, and which is therefore filled."""


@dataclass(frozen=True, slots=True, eq=False)
class DiscLook:
    """How a disc is drawn. There is one object for each look, compared by identity."""

    colour: Colour
    is_whole: bool
    is_closed: bool


LOOKS: Final = {
    (colour, is_whole, is_closed): DiscLook(colour, is_whole, is_closed)
    for colour in Colour
    for is_whole, is_closed in ((False, False), (True, False), (True, True))
}
"""Every look by colour, ``is_whole`` and ``is_closed``."""


class _Spot(NamedTuple):
    """A disc and where it is."""

    at: Offset
    look: DiscLook


class _Wedge(NamedTuple):
    """What lies between two half edges of cells that begin at ``tip``."""

    tip: Offset
    one: Offset
    other: Offset

    @property
    def inwards(self) -> Offset:
        """A step along the middle that leads one pixel away from both edges."""
        middle = self.one + self.other
        return middle / abs(middle) / _SLANT


_Side = Callable[[Box, _Wedge, float, float], Image.Image]
"""Covers one side of a wedge, so many pixels from its edges, its corner rounded by a radius."""


@dataclass(frozen=True, slots=True)
class Art:
    """A drawing and the mask of its pixels, in the ``box`` round the centre of its tile."""

    image: Image.Image
    mask: Image.Image
    box: Box


@dataclass(frozen=True, slots=True)
class TrianglePainter:
    """Draws the triangles of one theme at one scale; all offsets are from their tile's centre."""

    theme: Theme
    grid: Grid

    def inside(self, side: int, centre: DiscLook, first: DiscLook, second: DiscLook) -> Art:
        """Draw the triangle of a tile's centre and its discs on ``side`` and on the next side."""
        ends = self._ends(side)
        spots = [_Spot(0j, centre), _Spot(ends[0], first), _Spot(ends[1], second)]
        box = box_round((spot.at for spot in spots), _PAD)
        pen = Pen(box, self.theme.tile)
        self._draw_discs(pen, spots, list(combinations(spots, 2)))
        for spot in spots[1:]:
            if not spot.look.is_whole:
                width = TILE_EDGE * self.grid.unit - OVERLAP
                pen.bar(self.grid.corners()[side], spot.at, width, self.theme.tile_edge)
        return Art(pen.finish(), _triangle(box, tuple(spot.at for spot in spots)), box)

    def corner(self, side: int, first: DiscLook, second: DiscLook, across: DiscLook | None) -> Art:
        """Draw a tile's corner between ``side`` and the next one.

        A neighbour lies over each side whose disc is whole; ``across`` is the disc on the edge
        between these two neighbours, None if there is neither.
        """
        one, other = self._ends(side)
        tip = self.grid.corners()[side]
        beyond = 3 * tip - one - other
        spots = [_Spot(one, first), _Spot(other, second)]
        pairs = [(spots[0], spots[1])]
        if across is not None:
            spots.append(_Spot(beyond, across))
            pairs += [(spot, spots[2]) for spot in spots[:2] if spot.look.is_whole]
        box = box_round((one, other, beyond), _PAD)
        pen = Pen(box, self.theme.tile)
        self._draw_seams(pen, tip, [spot.at for spot in spots if spot.look.is_whole])
        self._draw_discs(pen, spots, pairs)
        art = Art(pen.finish(), _triangle(box, (one, other, beyond)), box)
        match first.is_whole, second.is_whole:
            case True, True:
                return art
            case False, False:
                return self._cut(art, _within, _Wedge(tip, one - tip, other - tip))
            case is_first, _:
                edge = other if is_first else one
                return self._cut(art, _outside, _Wedge(tip, edge - tip, beyond - tip))

    def _ends(self, side: int) -> tuple[Offset, Offset]:
        sides = self.grid.sides()
        return sides[side], sides[(side + 1) % 6]

    def _draw_seams(self, pen: Pen, tip: Offset, ends: Sequence[Offset]) -> None:
        """Draw the thin lines between the tiles that meet at ``tip``."""
        width = TILE_EDGE * self.grid.unit
        for end in ends:
            pen.bar(tip, end, width / 2, self.theme.tile_edge)
        if ends:
            pen.disc(tip, width, self.theme.tile_edge)

    def _draw_discs(
        self, pen: Pen, spots: Sequence[_Spot], pairs: Sequence[tuple[_Spot, _Spot]]
    ) -> None:
        """Draw the bodies that the discs form where ``pairs`` of one colour touch."""
        joined = [pair for pair in pairs if pair[0].look.colour is pair[1].look.colour]
        shapes = [*((spot, spot) for spot in spots), *joined]
        for one, other in shapes:
            if one.look.is_closed:
                ring = self.theme.disc(one.look.colour).ring
                self._draw_shape(pen, one.at, other.at, RING * self.grid.unit, ring)
        for one, other in shapes:
            grow = -self._slimmer() if one.look.is_closed else 0.0
            self._draw_shape(pen, one.at, other.at, grow, self.theme.disc(one.look.colour).body)
        if len(joined) == _ALL_JOINED:
            pen.polygon([spot.at for spot in spots], self.theme.disc(spots[0].look.colour).body)
        for spot in spots:
            colours = self.theme.disc(spot.look.colour)
            draw_sign(pen, colours, spot.at, self.grid.unit)
            if spot.look.is_whole:
                pen.disc(spot.at, PIP * self.grid.unit, colours.pip)

    def _slimmer(self) -> float:
        """Return how many pixels of a closed group's ring lie on its body."""
        wanted = max(RING_WIDTH * self.grid.unit, THINNEST_RING) - RING * self.grid.unit
        return min(wanted, BAR * self.grid.unit / 2)

    def _draw_shape(
        self, pen: Pen, one: Offset, other: Offset, grow: float, ink: tuple[int, int, int]
    ) -> None:
        """Draw a disc, or the bar between two, that is ``grow`` pixels wider on each side."""
        if one == other:
            pen.disc(one, DISC * self.grid.unit + grow, ink)
        else:
            pen.bar(one, other, BAR * self.grid.unit + grow, ink)

    def _cut(self, art: Art, side: _Side, wedge: _Wedge) -> Art:
        """Keep one side of a wedge, with a line along its edge."""
        cut = _cut(side, art.box, wedge, self.grid)
        art.image.paste(self.theme.tile_edge, mask=cut.edge)
        art.image.paste(self.theme.shadow, mask=cut.beyond)
        return Art(art.image, ImageChops.darker(art.mask, cut.kept), art.box)


class _Cut(NamedTuple):
    """Masks of one side of a wedge: its edge and what is beyond, what is beyond, what is kept."""

    edge: Image.Image
    beyond: Image.Image
    kept: Image.Image


@lru_cache(maxsize=_MASKS)
def _cut(side: _Side, box: Box, wedge: _Wedge, grid: Grid) -> _Cut:
    width, radius = TILE_EDGE * grid.unit, TILE_CORNER * grid.unit
    inner = side(box, wedge, width, radius - width)
    outer = side(box, wedge, 0.0, radius)
    return _Cut(ImageChops.invert(inner), ImageChops.invert(outer), _hard(outer))


def _within(box: Box, wedge: _Wedge, inset: float, radius: float) -> Image.Image:
    """Cover the inside of a wedge: the corner of a tile that stands alone."""
    near = wedge.tip + wedge.inwards * inset
    from_one, from_other = (
        near + edge / abs(edge) * radius / (2 * _SLANT) for edge in (wedge.one, wedge.other)
    )
    far = [near + _PAST * step for step in (wedge.other, wedge.other + wedge.one, wedge.one)]
    pen = Pen(box, 0)
    pen.polygon((from_one, from_other, *far), 255)
    pen.disc(near + wedge.inwards * radius, radius, 255)
    return pen.finish()


def _outside(box: Box, wedge: _Wedge, inset: float, _radius: float) -> Image.Image:
    """Cover all but a wedge: two tiles round a free cell, where no corner is to be rounded."""
    near = wedge.tip - wedge.inwards * inset
    one, other = near + _PAST * wedge.one, near + _PAST * wedge.other
    back = -2 * _PAST * (wedge.one + wedge.other)
    pen = Pen(box, 0)
    pen.polygon((near, one, one + back, other + back, other), 255)
    return pen.finish()


@lru_cache(maxsize=_MASKS)
def _triangle(box: Box, corners: tuple[Offset, ...]) -> Image.Image:
    pen = Pen(box, 0)
    pen.polygon(corners, 255)
    return _hard(pen.finish())


def _hard(mask: Image.Image) -> Image.Image:
    return mask.point(_HARDENING)
