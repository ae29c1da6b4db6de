"""The strip of the ways to fill the cell chosen: each tile as it would lie, the chosen one lit."""

from __future__ import annotations

from typing import Final

from renderer.alone import draw_alone
from renderer.canvas import Canvas
from renderer.choice import Way
from renderer.layout import Box
from renderer.parts.lettering import Type, Weight, fit, width_of
from renderer.parts.strip_plates import grid_of_tiles, lit_plate, plain_plate, plates_in
from renderer.scene import Scene

_LEAST_COLUMNS: Final = 6
"""A few ways are no wider than if there were so many."""
_TYPES: Final = ((0.036, 0.03), (0.031, 0.025))
"""Heights of a number and of what is written beside it; the smaller ones where plates are narrow.

Sizes in widths of the picture.
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
    boxes = plates_in(strip, scene.layout, max(len(ways), _LEAST_COLUMNS), has_gap_below=False)
    for box, way in zip(boxes, ways, strict=False):
        _draw_way(scene, canvas, box, way)


def _draw_way(scene: Scene, canvas: Canvas, box: Box, way: Way) -> None:
    theme, layout, ghost = canvas.theme, scene.layout, scene.choice.ghost
    if ghost is not None and ghost.place == way.place:
        ink, look = theme.text, lit_plate(theme, layout, theme.panel)
    else:
        ink, look = theme.quiet_text, plain_plate(theme, layout)
    canvas.plate(box, look)
    small, ground = canvas.at_scale(grid_of_tiles(layout)), look.colour
    middle = box.left + box.width // 2
    tile, face, _, turn = way.place
    at = middle, box.top + round(_TILE_AT * box.height)
    draw_alone(small, at, tile, face, turn)
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
