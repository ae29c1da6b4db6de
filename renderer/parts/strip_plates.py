"""The plates of the strips below a panel's board: where they stand, and how they look."""

from __future__ import annotations

import math
from typing import Final

from renderer.layout import GAP, UNITS, Box, Grid, Layout
from renderer.parts.plates import PlateLook
from renderer.theme import Rgb, Theme

_UNIT: Final = 0.052
_RADIUS: Final = 0.013
_OUTLINE: Final = 0.0042
"""Sizes in widths of the picture."""


def plates_in(strip: Box, layout: Layout, columns: int, *, has_gap_below: bool) -> list[Box]:
    """Return where plates stand side by side, with a gap above and perhaps one below them."""
    gap = layout.pixels(GAP)
    step = (strip.width - gap) / columns
    height = strip.height - (2 if has_gap_below else 1) * gap
    edges = [(round(gap + index * step), round((index + 1) * step)) for index in range(columns)]
    return [Box(left, strip.top + gap, right - left, height) for left, right in edges]


def plain_plate(theme: Theme, layout: Layout) -> PlateLook:
    """Return the look of a plate on a strip."""
    return PlateLook(theme.panel, theme.table, theme.table, _RADIUS * layout.width)


def lit_plate(theme: Theme, layout: Layout, ground: Rgb) -> PlateLook:
    """Return the look of the plate of what is chosen, on a ground."""
    thickness = max(1, layout.pixels(_OUTLINE))
    return PlateLook(ground, theme.seat_on_turn, theme.text, _RADIUS * layout.width, thickness)


def grid_of_tiles(layout: Layout, most: float = math.inf) -> Grid:
    """Return the scale of the tiles on plates; a unit has at most ``most`` pixels."""
    largest = min(_UNIT * layout.width, most)
    return Grid(max(unit for unit in UNITS if unit <= largest))
