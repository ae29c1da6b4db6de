"""The spots: free cells where a tile may be laid, each with a dot for every disc it would complete.

How many these are depends on the cell alone: every tile that fits completes the same discs.
"""

from __future__ import annotations

from typing import Final

from engine.hexes import cell_name
from renderer.canvas import Canvas
from renderer.parts.lettering import Type, Weight
from renderer.parts.sprites import spot
from renderer.scene import Scene

NAME: Final = 0.54
"""Height of the type in which spots are named, in units."""
ABOVE: Final = 0.2
"""How far a name stands above the middle of its cell, in units."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the spots over the free cells."""
    theme, unit, board = canvas.theme, scene.layout.grid.unit, scene.view.board
    kind = Type(Weight.BOLD, NAME * unit, theme.text, theme.spot)
    for cell in scene.choice.spots:
        x, y = scene.layout.centre(cell)
        canvas.paste(spot(canvas.style, board.completed_at(cell)), (x, y))
        if scene.layout.has_room_for_name(cell):
            canvas.write(cell_name(cell), (x, y - round(ABOVE * unit)), kind, anchor=0.5)
