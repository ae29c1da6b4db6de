"""The only arithmetic from hexes to pixels: where discs, cells and corners lie in a picture."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from engine.hexes import SIDES, Cell, Point, centre_of

WIDTHS: Final = range(400, 2401)
"""Widths in pixels in which a picture may be drawn."""

DEFAULT_WIDTH: Final = 1200
"""The width in which pictures are posted; a phone shows it at about a third of its size."""

FLATTEST: Final = 0.75
TALLEST: Final = 1.15
"""Least and greatest height of a board's picture, in widths."""

UNITS: Final = (
    *range(1, 24),
    *(24, 26, 28, 30, 34, 36, 40, 44, 48, 52, 56, 62, 68, 74, 80, 88, 96),
    *(104, 114, 124, 136, 150, 164, 180),
)
"""The scales, in pixels: few enough that boards of about one size share their sprites.

From 24 on they are even, so that every disc lies on a whole pixel and all discs share sprites.
"""

_LARGEST_UNIT: Final = 1 / 13
_HEADER: Final = 0.054
_SEATS: Final = 0.112
_SUPPLIES: Final = 0.044
_STRIP: Final = 0.11
_MARGIN: Final = 0.014
"""In widths of the picture."""

_CROP: Final = 11.4
"""Width of a crop, in units."""
_CROP_HEIGHT: Final = 0.766
"""Its height, in widths."""
_ASIDE: Final = (2.2, 1.5)
"""How far its subject may lie from its middle, in units and rows: the cells round it still show."""

_SCALES: Final = 256

Offset = complex
"""Pixels to the right (real part) and down (imaginary part)."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The lattice of disc points at one scale.

    ``unit`` is the distance in pixels between neighbouring discs of a row; ``row`` is that between
    two rows of discs, rounded, so that the centres of all tiles lie on whole pixels.
    """

    unit: int

    @property
    def row(self) -> int:
        """Pixels from one row of discs to the next."""
        return round(self.unit * math.sqrt(3) / 2)

    def at(self, point: Point) -> tuple[int, int]:
        """Return where a disc lies, in pixels from the disc ``(0, 0)``."""
        return self.unit * (2 * point.x + point.y) // 2, self.row * point.y

    def corners(self, scale: float = 1.0) -> tuple[Offset, ...]:
        """Return a cell's corners from its centre; corner ``n`` comes right after side ``n``."""
        return _corners(self, scale)

    def sides(self) -> tuple[Offset, ...]:
        """Return the side discs of a cell from its centre, sides 0 to 5."""
        return _sides(self)


@lru_cache(_SCALES)
def _corners(grid: Grid, scale: float) -> tuple[Offset, ...]:
    x, y = scale * grid.unit, scale * grid.row * 2j / 3
    return x - y, -2 * y, -x - y, -x + y, 2 * y, x + y


@lru_cache(_SCALES)
def _sides(grid: Grid) -> tuple[Offset, ...]:
    corners = grid.corners()
    return tuple((corners[side - 1] + corners[side]) / 2 for side in SIDES)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of the picture, in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Left, top, and the first column and row past the box."""
        return self.left, self.top, self.left + self.width, self.top + self.height

    def moved(self, x: int, y: int) -> Box:
        """Return the box that lies ``x`` pixels further right and ``y`` further down."""
        return Box(self.left + x, self.top + y, self.width, self.height)

    def overlap(self, other: Box) -> int:
        """Count the pixels that lie in both boxes."""
        right = min(self.left + self.width, other.left + other.width)
        across = right - max(self.left, other.left)
        if across <= 0:
            return 0
        bottom = min(self.top + self.height, other.top + other.height)
        return across * max(0, bottom - max(self.top, other.top))

    def shrunk(self, by: int) -> Box:
        """Return the box ``by`` pixels inside this one."""
        return Box(self.left + by, self.top + by, self.width - 2 * by, self.height - 2 * by)


def box_round(offsets: Iterable[Offset], pad: float) -> Box:
    """Return the box of whole pixels that holds ``offsets`` and ``pad`` pixels round them."""
    offsets = list(offsets)
    left = math.floor(min(offset.real for offset in offsets) - pad)
    top = math.floor(min(offset.imag for offset in offsets) - pad)
    right = math.ceil(max(offset.real for offset in offsets) + pad)
    bottom = math.ceil(max(offset.imag for offset in offsets) + pad)
    return Box(left, top, right - left, bottom - top)


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything lies in a board's picture of ``width`` by ``height`` pixels."""

    width: int
    height: int
    grid: Grid
    origin: tuple[int, int]
    header: Box
    seats: Box
    strip: Box

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    def at(self, point: Point) -> tuple[int, int]:
        """Return the pixel on which the centre of a disc lies."""
        x, y = self.grid.at(point)
        return self.origin[0] + x, self.origin[1] + y

    def centre(self, cell: Cell) -> tuple[int, int]:
        """Return the pixel on which the centre of a cell lies."""
        return self.at(centre_of(cell))

    def shows(self, disc: Point, margin: float = 2) -> bool:
        """Tell whether a disc's centre lies in the picture, or up to ``margin`` units past it.

        A tile of which something can be seen has its centre in a margin of 2.
        """
        x, y = self.at(disc)
        reach = margin * self.grid.unit
        return -reach < x < self.width + reach and -reach < y < self.height + reach

    def pixels(self, part: float) -> int:
        """Return a part of the picture's width in pixels."""
        return round(part * self.width)


@dataclass(frozen=True, slots=True)
class _Extent:
    """What a set of cells covers: its outermost centres, in units and rows of the grid."""

    left: int
    right: int
    top: int
    bottom: int

    def size(self, grid: Grid) -> tuple[int, int]:
        return (
            (self.right - self.left + 2) * grid.unit,
            math.ceil((self.bottom - self.top + 8 / 3) * grid.row),
        )


def _extent(cells: Iterable[Cell]) -> _Extent:
    centres = [(2 * cell.q + cell.r, 2 * cell.r) for cell in cells]
    columns = [x for x, _ in centres]
    rows = [y for _, y in centres]
    return _Extent(min(columns), max(columns), min(rows), max(rows))


def check_width(width: int) -> None:
    """Check that a picture may be ``width`` pixels wide.

    Raises:
        ValueError: it is not one of ``WIDTHS``.
    """
    if width not in WIDTHS:
        raise ValueError(f"a picture is {WIDTHS[0]} to {WIDTHS[-1]} pixels wide, not {width}")


def lay_out(
    cells: Iterable[Cell], width: int, *, has_supplies: bool = False, has_strip: bool = False
) -> Layout:
    """Fit ``cells`` (at least one) as large as they go into a picture ``width`` pixels wide.

    Its height stays between ``FLATTEST`` and ``TALLEST``; table fills what the cells leave free.
    Seats with supplies have a third line; a strip lies above them if tiles are shown there.
    (In a narrow picture a chain of nearly a hundred tiles or more is cut off at its ends.)

    Raises:
        ValueError: ``width`` is not one of ``WIDTHS``.
    """
    check_width(width)
    extent = _extent(cells)
    foot = _SEATS + _SUPPLIES * has_supplies
    parts = (_HEADER, foot, _STRIP * has_strip, _MARGIN)
    header, seats, strip, margin = (round(part * width) for part in parts)
    tallest = math.floor(TALLEST * width)
    around = header + seats + strip + 2 * margin
    grid = _largest_grid(extent, width - 2 * margin, tallest - around, width * _LARGEST_UNIT)
    height = min(max(math.ceil(FLATTEST * width), extent.size(grid)[1] + around), tallest)
    origin = (
        (width - (extent.left + extent.right) * grid.unit) // 2,
        (header + height - seats - strip - (extent.top + extent.bottom) * grid.row) // 2,
    )
    return Layout(
        width=width,
        height=height,
        grid=grid,
        origin=origin,
        header=Box(0, 0, width, header),
        seats=Box(0, height - seats, width, seats),
        strip=Box(0, height - seats - strip, width, strip),
    )


def lay_out_crop(middle: Point, cells: Iterable[Cell], width: int) -> Layout:
    """Lay out a picture of the part of a board round a disc, at one scale for all boards.

    It leans from ``middle`` towards those of ``cells`` that are near, and shows table past them.

    Raises:
        ValueError: ``width`` is not one of ``WIDTHS``.
    """
    check_width(width)
    height = round(_CROP_HEIGHT * width)
    grid = Grid(max(unit for unit in UNITS if unit <= width / _CROP))
    x, y = grid.at(middle)
    left, top = width // 2 - x, height // 2 - y
    nothing = Box(0, 0, width, 0)
    centred = Layout(
        width=width,
        height=height,
        grid=grid,
        origin=(left, top),
        header=nothing,
        seats=nothing,
        strip=nothing,
    )
    near = [centred.at(disc) for disc in map(centre_of, cells) if centred.shows(disc)]
    left -= _lean([x for x, _ in near], width // 2, _ASIDE[0] * grid.unit)
    top -= _lean([y for _, y in near], height // 2, _ASIDE[1] * grid.row)
    return replace(centred, origin=(left, top))


def _lean(places: Sequence[int], middle: int, most: float) -> int:
    """Return half the way from ``middle`` to the mean of ``places``, but no more than ``most``."""
    if not places:
        return 0
    half = (sum(places) / len(places) - middle) / 2
    return round(max(-most, min(half, most)))


def _largest_grid(extent: _Extent, width: int, height: int, largest: float) -> Grid:
    fitting = Grid(UNITS[0])
    for grid in map(Grid, UNITS):
        wide, high = extent.size(grid)
        if wide > width or high > height or grid.unit > largest:
            break
        fitting = grid
    return fitting
