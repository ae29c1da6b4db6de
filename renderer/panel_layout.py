"""Where a panel shows a board: the whole of it while that can be read, else a window on it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from engine.hexes import Cell, Point, centre_of
from renderer.layout import UNITS, Box, Grid, Layout, check_width

_LARGEST_UNIT: Final = 0.08
_WINDOW_UNIT: Final = 0.0634
_WINDOW_HEIGHT: Final = 0.7
_LEAST_HEIGHT: Final = 0.5
_STRIP: Final = 0.168
_WAYS: Final = 0.178
"""Sizes in widths of the picture."""
_MARGIN: Final = 0.22
"""Table shown past the outermost cells, in units."""


@dataclass(frozen=True, slots=True)
class Fit:
    """When a board is shown whole: at this unit or a larger one, up to this height, in widths."""

    unit: float
    height: float


class Strips(NamedTuple):
    """Which strips lie below a board: one's own tiles, and above them the ways to fill a cell."""

    has_tiles: bool
    has_ways: bool


FIT_OF_SPOTS: Final = Fit(0.0458, 0.8)
"""So that names of cells can still be read."""
FIT_OF_TARGETS: Final = Fit(0.0366, 1.0)
"""Numbers on discs are larger than names of cells."""


def lay_out_panel(
    cells: Iterable[Cell], middle: Point, width: int, fit: Fit, strips: Strips
) -> Layout:
    """Fit ``cells`` (at least one) into a panel, or as much of them round ``middle`` as goes in.

    Nothing past them is shown but a margin. Below lie the ``strips`` that there are.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    check_width(width)
    below = partial(_layout, strips=strips)
    centres = [centre_of(cell) for cell in cells]
    for unit in reversed(UNITS):
        if fit.unit * width <= unit <= _LARGEST_UNIT * width:
            grid = Grid(unit)
            bounds = _bounds(centres, grid)
            if bounds.width <= width and bounds.height <= fit.height * width:
                height = max(bounds.height, round(_LEAST_HEIGHT * width))
                return below(grid, _centred(bounds, (width, height)))
    grid = Grid(max(unit for unit in UNITS if unit <= _WINDOW_UNIT * width))
    bounds = _bounds(centres, grid)
    window = _window(bounds, grid.at(middle), grid, width)
    return below(grid, window)


def _bounds(centres: Iterable[Point], grid: Grid) -> Box:
    """Return what the cells and their margin cover, in pixels from the disc ``(0, 0)``."""
    places = [grid.at(centre) for centre in centres]
    columns, rows = [x for x, _ in places], [y for _, y in places]
    aside = math.ceil((1 + _MARGIN) * grid.unit)
    above = math.ceil(4 / 3 * grid.row + _MARGIN * grid.unit)
    left, top = min(columns) - aside, min(rows) - above
    return Box(left, top, max(columns) + aside - left, max(rows) + above - top)


def _centred(bounds: Box, size: tuple[int, int]) -> Box:
    """Return a box of a size with the same middle."""
    left = bounds.left + (bounds.width - size[0]) // 2
    return Box(left, bounds.top + (bounds.height - size[1]) // 2, *size)


def _window(bounds: Box, middle: tuple[int, int], grid: Grid, width: int) -> Box:
    """Return the part of ``bounds`` round ``middle`` that a panel shows."""
    pitch = 2 * grid.row
    height = int(_WINDOW_HEIGHT * width / pitch) * pitch
    height = max(min(height, bounds.height), round(_LEAST_HEIGHT * width))
    around = _centred(bounds, (width, height))
    left, top = around.left, around.top
    if bounds.width > width:
        left = _clamped(middle[0] - width // 2, bounds.left, bounds.width - width)
    if bounds.height > height:
        # Half-way between two rows of cells, so that it cuts off tips but no names.
        rows = math.floor((middle[1] - height / 2) / pitch)
        top = _clamped(rows * pitch + grid.row, bounds.top, bounds.height - height)
    return Box(left, top, width, height)


def _clamped(start: int, least: int, room: int) -> int:
    return max(least, min(start, least + room))


def _layout(grid: Grid, window: Box, strips: Strips) -> Layout:
    """Lay out a picture of a window, given in pixels from the disc ``(0, 0)``."""
    strip = round(_STRIP * window.width) if strips.has_tiles else 0
    ways = round(_WAYS * window.width) if strips.has_ways else 0
    height = window.height + ways + strip
    return Layout(
        width=window.width,
        height=height,
        grid=grid,
        origin=(-window.left, -window.top),
        header=Box(0, 0, window.width, 0),
        seats=Box(0, height, window.width, 0),
        strip=Box(0, height - strip, window.width, strip),
        ways=Box(0, window.height, window.width, ways),
    )
