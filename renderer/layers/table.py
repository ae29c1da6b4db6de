"""The table: the tiles' shadows on it, and the free cells with their names."""

from __future__ import annotations

from engine.hexes import SIDES, cell_name, neighbour
from renderer.canvas import Canvas
from renderer.parts.lettering import Type, Weight
from renderer.parts.measures import CELL_NAME, SHADOW
from renderer.parts.sprites import free_cell, shadow
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the shadows that can be seen, then the free cells."""
    draw_shadows(scene, canvas)
    if scene.choice.targets:  # cells are nothing to choose then
        return
    unit, theme = scene.layout.grid.unit, canvas.theme
    kind = Type(Weight.MEDIUM, CELL_NAME * unit, theme.cell_name, theme.table)
    for cell in () if scene.result else scene.free_cells:
        centre = scene.layout.centre(cell)
        canvas.paste(free_cell(canvas.style), centre)
        if scene.layout.has_room_for_name(cell):
            canvas.write(cell_name(cell), centre, kind, anchor=0.5)


def draw_shadows(scene: Scene, canvas: Canvas) -> None:
    """Draw the shadows that can be seen, on a table without cells."""
    right, down = (round(part * scene.layout.grid.unit) for part in SHADOW)
    rim = {neighbour(cell, side) for cell in scene.free_cells for side in SIDES}
    for place in scene.places:  # all others hide their shadows under their neighbours
        if place.cell in rim:
            x, y = scene.layout.centre(place.cell)
            canvas.deepen(shadow(canvas.style), (x + right, y + down))
