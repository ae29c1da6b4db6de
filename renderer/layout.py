"""The only arithmetic from hexes to pixels: where discs, cells and corners lie in a picture."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from engine.hexes import SIDES, Cell, Point, centre_of

WIDTHS: Final = range(400, 2401)
"""Widths in pixels in which a picture may be drawn."""

DEFAULT_WIDTH: Final = 1200
"""The width in which pictures are posted; a phone shows it at about a quarter of its size."""

GROWN_WIDTHS: Final = range(DEFAULT_WIDTH, 2001, 100)
"""The widths in which large boards are posted."""

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
_HEADER: Final = 0.066
_FILM_HEADER: Final = 0.125
_FILM_SEATS: Final = 0.125
_SEAT: Final = 0.098
_SEAT_WITH_SUPPLIES: Final = 0.104
_SEAT_OF_THREE_LINES: Final = 0.14
_LOW_SEAT: Final = 0.086
GAP: Final = 0.0085
_STRIP: Final = 0.11
_RESULT_ROWS: Final = (0.079, 0.072)
RESULT_HEADS: Final = 0.042
_MARGIN: Final = 0.014
"""In widths of the picture."""

_IN_A_ROW: Final = 3
_TWO_BY_TWO: Final = 4
"""How many seats one row has at most, and how many stand in two rows of two."""

_NAME_ROOM: Final = (0.6, 0.3)
"""Room for the name of a cell: to each side, above and below its middle, in units."""

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
    row: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Reckon once what is asked for with every disc."""
        object.__setattr__(self, "row", round(self.unit * math.sqrt(3) / 2))

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


NOWHERE: Final = Box(0, 0, 0, 0)


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
    ways: Box = NOWHERE
    """The strip above ``strip``, in a panel alone."""

    @property
    def board_bottom(self) -> int:
        """Where what the board lies in ends."""
        return self.strip.top - self.ways.height

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

    def has_room_for_name(self, cell: Cell) -> bool:
        """Tell whether a cell's name can be read: no edge of what the board lies in cuts it."""
        x, y = self.centre(cell)
        aside, above = _NAME_ROOM[0] * self.grid.unit, _NAME_ROOM[1] * self.grid.unit
        return (
            aside <= x <= self.width - aside
            and self.header.height + above <= y <= self.board_bottom - above
        )

    def holds(self, disc: Point, margin: float) -> bool:
        """Tell whether a disc's centre lies ``margin`` units inside the room for the board."""
        x, y = self.at(disc)
        inset = margin * self.grid.unit
        top, bottom = self.header.height, self.board_bottom
        return inset <= x <= self.width - inset and top + inset <= y <= bottom - inset

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


class Foot(NamedTuple):
    """What stands below a board: seats, whether they have supplies, a strip of shown tiles.

    A frame of a film has one row of seats, and a higher header.
    """

    players: int = 3
    has_supplies: bool = False
    has_strip: bool = False
    is_result: bool = False
    is_film: bool = False

    @property
    def columns(self) -> int:
        """Seats in a row: up to three have one row, four stand 2 by 2, five 3 and 2."""
        return self.players if self.players <= _IN_A_ROW else (self.players + 1) // 2

    @property
    def has_third_line(self) -> bool:
        """Whether what a score is made of stands below the supplies; else it does beside them.

        Four seats are wide, and have too few pieces to fill that line.
        """
        return self.has_supplies and self.players != _TWO_BY_TWO

    @property
    def height(self) -> float:
        """Height of the seats, in widths of the picture."""
        if self.is_film:
            return _FILM_SEATS
        if self.is_result:
            heads = 0.0 if self.has_supplies else RESULT_HEADS
            row = _RESULT_ROWS[self.players > _IN_A_ROW]
            return heads + self.players * (row + GAP) + GAP
        rows = -(-self.players // self.columns)
        row = _SEAT if rows == 1 else _LOW_SEAT
        if self.has_supplies:
            row = _SEAT_OF_THREE_LINES if self.has_third_line else _SEAT_WITH_SUPPLIES
        return rows * (row + GAP) + GAP


def lay_out(cells: Iterable[Cell], width: int, foot: Foot | None = None) -> Layout:
    """Fit ``cells`` (at least one) as large as they go into a picture ``width`` pixels wide.

    Its height stays between ``FLATTEST`` and ``TALLEST``; table fills what the cells leave free.
    A strip lies above the seats if tiles are shown there.
    (In a narrow picture a chain of nearly a hundred tiles or more is cut off at its ends.)

    Raises:
        ValueError: ``width`` is not one of ``WIDTHS``.
    """
    check_width(width)
    foot = foot or Foot()
    extent = _extent(cells)
    above = _FILM_HEADER if foot.is_film else _HEADER
    parts = (above, foot.height, _STRIP * foot.has_strip, _MARGIN)
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


def seat_boxes(seats: Box, players: int) -> list[Box]:
    """Divide the room for the seats into boxes, row by row; of six boxes five seats leave one."""
    foot = Foot(players)
    columns, rows = foot.columns, -(-players // foot.columns)
    gap = round(GAP * seats.width)
    across, down = (seats.width - gap) / columns, (seats.height - gap) / rows
    boxes = []
    for index in range(columns * rows):
        row, column = divmod(index, columns)
        left, top = round(gap + column * across), seats.top + round(gap + row * down)
        right, bottom = round((column + 1) * across), seats.top + round((row + 1) * down)
        boxes.append(Box(left, top, right - left, bottom - top))
    return boxes


def result_boxes(seats: Box, players: int, *, has_heads: bool) -> list[Box]:
    """Divide the room for the seats into rows, below their heads if they have some."""
    gap, heads = round(GAP * seats.width), round(RESULT_HEADS * seats.width) if has_heads else 0
    down = (seats.height - heads - gap) / players
    tops = [seats.top + heads + round(gap + row * down) for row in range(players)]
    return [Box(gap, top, seats.width - 2 * gap, round(down) - gap) for top in tops]


def lay_out_grown(cells: Collection[Cell], foot: Foot, least: float) -> Layout:
    """Fit cells as ``lay_out``, in the first of ``GROWN_WIDTHS`` where a unit has ``least`` pixels.

    Should none do, it is the last.
    """
    layout = lay_out(cells, GROWN_WIDTHS[0], foot)
    for width in GROWN_WIDTHS[1:]:
        if layout.grid.unit >= least:
            break
        layout = lay_out(cells, width, foot)
    return layout


def _largest_grid(extent: _Extent, width: int, height: int, largest: float) -> Grid:
    fitting = Grid(UNITS[0])
    for grid in map(Grid, UNITS):
        wide, high = extent.size(grid)
        if wide > width or high > height or grid.unit > largest:
            break
        fitting = grid
    return fitting
