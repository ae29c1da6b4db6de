"""A board as plain shapes in painter's order, for drawing programs that know nothing of the game.

It looks like the board that our renderer draws: same layout, theme and measures.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from engine.board import Board
from engine.hexes import Point, cell_name, neighbours_of
from engine.tiles import Colour
from renderer.layout import Layout, lay_out
from renderer.parts import measures
from renderer.theme import Rgb, load_theme

Pixel = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled polygon."""

    corners: tuple[Pixel, ...]
    colour: Rgb


@dataclass(frozen=True, slots=True)
class Circle:
    """A filled circle."""

    centre: Pixel
    radius: float
    colour: Rgb


@dataclass(frozen=True, slots=True)
class Bar:
    """A straight line with flat ends."""

    start: Pixel
    end: Pixel
    width: float
    colour: Rgb


@dataclass(frozen=True, slots=True)
class Words:
    """A line of text in the middle of a place; `size` is the height of the type."""

    centre: Pixel
    size: float
    text: str
    colour: Rgb


Shape = Polygon | Circle | Bar | Words


@dataclass(frozen=True, slots=True)
class Drawing:
    """All shapes of a picture and its size in pixels."""

    width: int
    height: int
    ground: Rgb
    shapes: tuple[Shape, ...]


THEME = load_theme("wood")
_OUTLINE = (0.055, 0.1)
"""Half the width of the last placement's outline, in units: light, and dark under it."""


def drawing_of(board: Board, width: int) -> Drawing:
    """The picture of a two-player board."""
    layout = lay_out([*(place.cell for place in board.tiles()), *board.frontier()], width)
    shapes = (*_tiles(board, layout), *_discs(board, layout), *_rim(board, layout))
    last = list(board.tiles())[-1]
    marks = _outline(layout, layout.centre(last.cell))
    return Drawing(
        width, layout.height, THEME.table, (*shapes, *marks, *_sizes(board, layout), *_text(layout))
    )


def _hexagon(layout: Layout, centre: Pixel, scale: float = 1.0) -> tuple[Pixel, ...]:
    corners = layout.grid.corners(scale)
    return tuple((centre[0] + offset.real, centre[1] + offset.imag) for offset in corners)


def _tiles(board: Board, layout: Layout) -> Iterator[Shape]:
    for place in board.tiles():
        centre = layout.centre(place.cell)
        yield Polygon(_hexagon(layout, centre), THEME.tile_edge)
        yield Polygon(_hexagon(layout, centre, 0.96), THEME.tile)


def _discs(board: Board, layout: Layout) -> Iterator[Shape]:
    """Closed groups twice, the ring beneath; open groups and half-discs once; then the pips."""
    unit = layout.grid.unit
    open_discs = dict(board.half_discs())
    for group in board.groups():
        discs = dict.fromkeys(group.discs, group.colour)
        if group.is_closed:
            ring = THEME.disc(group.colour).ring
            yield from _body(discs, layout, measures.RING, ring)
            yield from _body(discs, layout, 0.0, THEME.disc(group.colour).body)
        else:
            open_discs |= discs
    for colour in Colour:
        discs = {point: shown for point, shown in open_discs.items() if shown is colour}
        yield from _body(discs, layout, 0.0, THEME.disc(colour).body)
    for group in board.groups():
        for point in group.discs:
            pip = THEME.disc(group.colour).pip
            yield Circle(layout.at(point), measures.PIP * unit, pip)


def _body(
    discs: dict[Point, Colour], layout: Layout, margin: float, colour: Rgb
) -> Iterator[Shape]:
    """Discs of one colour, the bars that join neighbours and the corners between three."""
    unit = layout.grid.unit
    width = 2 * (measures.BAR + margin) * unit
    for point in discs:
        here = layout.at(point)
        yield Circle(here, (measures.DISC + margin) * unit, colour)
        around = [layout.at(other) for other in neighbours_of(point)[:3] if other in discs]
        for there in around:
            yield Bar(here, there, width, colour)
        first, second, third = (other in discs for other in neighbours_of(point)[:3])
        if (first and second) or (second and third):
            yield Polygon((here, *around), colour)


def _rim(board: Board, layout: Layout) -> Iterator[Shape]:
    """Free cells: they cover what bleeds over the tiles' edges, and bear their names."""
    for cell in board.frontier():
        centre = layout.centre(cell)
        yield Polygon(_hexagon(layout, centre), THEME.table)
        corners = _hexagon(layout, centre, measures.FREE_CELL)
        for start, end in itertools.pairwise((*corners, corners[0])):
            yield Bar(start, end, 1.5, THEME.free_cell)
        size = measures.CELL_NAME * layout.grid.unit
        yield Words(centre, size, cell_name(cell), THEME.cell_name)


def _outline(layout: Layout, centre: Pixel) -> Iterator[Shape]:
    light, dark = (2 * half_width * layout.grid.unit for half_width in _OUTLINE)
    corners = _hexagon(layout, centre)
    for width, colour in ((dark, THEME.mark_edge), (light, THEME.mark)):
        for start, end in itertools.pairwise((*corners, corners[0])):
            yield Bar(start, end, width, colour)


def _sizes(board: Board, layout: Layout) -> Iterator[Shape]:
    radius = measures.SIZE * layout.grid.unit
    for group in board.groups():
        if group.is_closed and len(group.discs) > 1:
            where = layout.at(group.discs[len(group.discs) // 2])
            yield Circle(where, radius, THEME.disc(group.colour).ring)
            yield Words(where, 1.3 * radius, str(len(group.discs)), THEME.size_text)


def _text(layout: Layout) -> Iterator[Shape]:
    """The header, and two seats at the foot."""
    header, seats = ("Blue Heron", "Dalapapa to 240 · bag 56"), ("Ann  87", "Björn  64")
    for box, texts in ((layout.header, header), (layout.seats, seats)):
        left, top, right, bottom = box.edges
        yield Polygon(((left, top), (right, top), (right, bottom), (left, bottom)), THEME.panel)
        for part, text in zip((1 / 4, 3 / 4), texts, strict=True):
            centre = layout.width * part, (top + bottom) / 2
            yield Words(centre, 0.02 * layout.width, text, THEME.text)
