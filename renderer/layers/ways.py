"""The strip of the ways to fill the cell chosen: each tile as it would lie, the chosen one lit."""

from __future__ import annotations

from typing import Final

from engine.hexes import FIRST_CELL
from renderer.assembly import draw_tiles, looks_alone
from renderer.canvas import Canvas
from renderer.choice import Way
from renderer.layout import UNITS, Box, Grid
from renderer.parts.lettering import Type, Weight, fit, width_of
from renderer.parts.plates import PlateLook
from renderer.scene import Scene

_LEAST_COLUMNS: Final = 6
"""A few ways are no wider than if there were so many."""
_UNIT: Final = 0.052
_GAP: Final = 0.0085
_RADIUS: Final = 0.013
_OUTLINE: Final = 0.0042
_TYPES: Final = ((0.036, 0.03), (0.031, 0.025))
"""Heights of a number and of what is written beside it; the smaller ones where plates are narrow.

Sizes in widths of the picture, like those above.
"""
_APART: Final = 0.35
"""How far these two stand apart, in heights of the second."""
_TILE_AT: Final = 0.4
_LABEL_AT: Final = 0.85
"""How far down in a plate these stand, in its heights."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw a plate for each way, from the left."""
    ways, strip = scene.choice.ways, scene.layout.ways
    if not ways:
        return
    canvas.fill(strip, canvas.theme.panel)
    gap = scene.layout.pixels(_GAP)
    columns = max(len(ways), _LEAST_COLUMNS)
    step = (strip.width - gap) / columns
    for index, way in enumerate(ways):
        left, right = round(gap + index * step), round((index + 1) * step)
        box = Box(left, strip.top + gap, right - left, strip.height - gap)
        _draw_way(scene, canvas, box, way)


def _draw_way(scene: Scene, canvas: Canvas, box: Box, way: Way) -> None:
    theme, layout, ghost = canvas.theme, scene.layout, scene.choice.ghost
    radius = _RADIUS * layout.width
    if ghost is not None and ghost.place == way.place:
        ink, ground = theme.text, theme.seat_on_turn
        thickness = max(1, layout.pixels(_OUTLINE))
        canvas.plate(box, PlateLook(theme.panel, ground, theme.text, radius, thickness))
    else:
        ink, ground = theme.quiet_text, theme.table
        canvas.plate(box, PlateLook(theme.panel, ground, ground, radius))
    small = canvas.at_scale(Grid(max(unit for unit in UNITS if unit <= _UNIT * layout.width)))
    middle = box.left + box.width // 2
    tile, face, _, turn = way.place
    at = middle, box.top + round(_TILE_AT * box.height)
    draw_tiles(small, {FIRST_CELL: at}, looks_alone(tile, face, turn))
    number_size, label_size = _TYPES[len(scene.choice.ways) > _LEAST_COLUMNS]
    bold = Type(Weight.BOLD, number_size * layout.width, ink, ground)
    kind = Type(Weight.MEDIUM, label_size * layout.width, ink, ground)
    number, apart = str(way.number), round(_APART * kind.size)
    wide = width_of(number, bold) + apart
    label = fit(way.label, kind, box.width - wide)
    left = middle - round(wide + width_of(label, kind)) // 2
    down = box.top + round(_LABEL_AT * box.height)
    canvas.write(number, (left, down), bold)
    canvas.write(label, (left + round(wide), down), kind)
