"""Cells, sides and disc points of the hex board, and their names.

Cells are axial ``(q, r)`` of pointy-top hexagons. Disc points lie on the half-step lattice: the
centre disc of cell ``(q, r)`` is the point ``(2q, 2r)``, the disc on its side ``k`` lies one step
further. This module is the only one that knows the axial arithmetic (rules, section 1).

Inside the engine a cell or point is also a single number, its *code*: ``x * STRIDE + y``. Codes
add like vectors. Twice a cell's code is the code of its centre disc. A cell's code plus
``SIDE_STEPS[k]`` is the code of the neighbour over side ``k``; a centre disc's code plus
``SIDE_STEPS[k]`` is the code of the disc on side ``k``. Codes sort as ``(x, y)`` do. A code does
not tell whether it is a cell's or a point's.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

SIDES: Final = range(6)
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""Axial steps ``(dq, dr)`` over sides 0 to 5: E, NE, NW, W, SW, SE."""

STRIDE: Final = 1 << 13
"""What one step in ``x`` adds to a code; ``y`` must lie between -4096 and 4095."""

SIDE_STEPS: Final = tuple(dq * STRIDE + dr for dq, dr in DIRECTIONS)
"""What each side adds to a code."""

_HALF: Final = STRIDE // 2  # added before a code is taken apart, since y may be negative
_FIRST_ROW: Final = ord("M") - ord("A")
_FIRST_COLUMN: Final = 13
# With more letters y would leave the range of STRIDE, and two cells would share one code.
_CELL_NAME: Final = re.compile(r"(-?)([A-Z]{1,2})(0|-?[1-9][0-9]{0,3})")


class Cell(NamedTuple):
    """A place for one tile, in axial coordinates."""

    q: int
    r: int


class Point(NamedTuple):
    """The place of one disc, on the half-step lattice."""

    x: int
    y: int


FIRST_CELL: Final = Cell(0, 0)
"""Where the first tile of every game lies (``M13``)."""


def opposite(side: int) -> int:
    """Return the side by which the neighbour over ``side`` touches back."""
    return (side + 3) % 6


def neighbour(cell: Cell, side: int) -> Cell:
    """Return the cell over ``side`` of ``cell``."""
    dq, dr = DIRECTIONS[side]
    return Cell(cell.q + dq, cell.r + dr)


def centre_of(cell: Cell) -> Point:
    """Return the point of the centre disc of ``cell``."""
    return Point(2 * cell.q, 2 * cell.r)


def side_of(cell: Cell, side: int) -> Point:
    """Return the point of the disc on ``side`` of ``cell``."""
    dq, dr = DIRECTIONS[side]
    return Point(2 * cell.q + dq, 2 * cell.r + dr)


def neighbours_of(point: Point) -> tuple[Point, ...]:
    """Return the six points whose discs would be neighbours of the disc at ``point``."""
    return tuple(Point(point.x + dx, point.y + dy) for dx, dy in DIRECTIONS)


def distance(one: Cell, other: Cell) -> int:
    """Return the number of steps between two cells."""
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


def code_of(place: Cell | Point) -> int:
    """Return the code of a cell or of a point."""
    return place[0] * STRIDE + place[1]


@lru_cache(maxsize=1 << 12)
def cell_at(code: int) -> Cell:
    """Return the cell whose code is ``code``."""
    q, r = divmod(code + _HALF, STRIDE)
    return Cell(q, r - _HALF)


@lru_cache(maxsize=1 << 13)
def point_at(code: int) -> Point:
    """Return the point whose code is ``code``."""
    x, y = divmod(code + _HALF, STRIDE)
    return Point(x, y - _HALF)


def letters_of(index: int) -> str:
    """Write a number as A … Z, AA, AB … (0 is A)."""
    text = ""
    index += 1
    while index:
        index, letter = divmod(index - 1, 26)
        text = chr(ord("A") + letter) + text
    return text


def _index(letters: str) -> int:
    index = 0
    for letter in letters:
        index = index * 26 + ord(letter) - ord("A") + 1
    return index - 1


@lru_cache(maxsize=1 << 12)
def cell_name(cell: Cell) -> str:
    """Write a cell as row letters and column number, such as ``M13`` for ``(0, 0)``."""
    row = cell.r + _FIRST_ROW
    letters = letters_of(row) if row >= 0 else "-" + letters_of(-row - 1)
    return f"{letters}{cell.q + _FIRST_COLUMN}"


def parse_cell(text: str) -> Cell:
    """Read a cell's name in its one strict spelling.

    Raises:
        ValueError: ``text`` is no cell name.
    """
    match = _CELL_NAME.fullmatch(text)
    if match is None:
        message = f"not a cell name: {text[:40]!r}"
        raise ValueError(message)
    above, letters, column = match.groups()
    row = -_index(letters) - 1 if above else _index(letters)
    return Cell(int(column) - _FIRST_COLUMN, row - _FIRST_ROW)


def disc_name(point: Point) -> str:
    """Write a disc's name: its cell for a centre, cell and side (0 to 2) for a side disc."""
    for side, (dx, dy) in enumerate(DIRECTIONS[:3]):
        q, r = point.x - dx, point.y - dy
        if q % 2 == 0 and r % 2 == 0:
            return f"{cell_name(Cell(q // 2, r // 2))}.{side}"
    return cell_name(Cell(point.x // 2, point.y // 2))


def parse_disc(text: str) -> tuple[Cell, Point]:
    """Read a disc's name; return the cell it was named by and its point.

    Raises:
        ValueError: ``text`` is no disc name.
    """
    name, dot, side = text.partition(".")
    cell = parse_cell(name)
    if not dot:
        return cell, centre_of(cell)
    if side not in {"0", "1", "2", "3", "4", "5"}:
        message = f"not a disc name: {text[:40]!r}"
        raise ValueError(message)
    return cell, side_of(cell, int(side))
