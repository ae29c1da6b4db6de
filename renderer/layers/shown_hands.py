"""Hands that were shown to all on a pass, above the seats: a seat's sign, then its tiles' faces."""

from __future__ import annotations

from typing import Final

from engine.tiles import Face
from renderer.alone import draw_face
from renderer.canvas import Canvas
from renderer.layout import UNITS, Grid
from renderer.parts.signs import sign
from renderer.scene import Scene

_LARGEST_UNIT: Final = 0.036
_ROOM: Final = 0.36
_SIGN: Final = 0.0125
_MARGIN: Final = 0.022
"""Sizes in widths of the picture; the room is shared by all faces."""
_STEP: Final = 2.2
"""From one face to the next, in units."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the shown hands in one row."""
    if not scene.shown:
        return
    layout, strip = scene.layout, scene.layout.strip
    canvas.fill(strip, canvas.theme.table)
    faces = len(Face) * sum(len(event.tiles) for event in scene.shown)
    largest = min(_LARGEST_UNIT, _ROOM / faces) * layout.width
    small = canvas.at_scale(Grid(max(unit for unit in UNITS if unit <= largest)))
    step, radius = round(_STEP * small.style.grid.unit), layout.pixels(_SIGN)
    x, middle = layout.pixels(_MARGIN), strip.top + strip.height // 2
    for event in scene.shown:
        canvas.stamp(sign(canvas.theme, event.seat, radius), (x + radius, middle))
        x += 3 * radius + step // 2
        for tile in event.tiles:
            for face in Face:
                draw_face(small, (x, middle), tile, face)
                x += step
