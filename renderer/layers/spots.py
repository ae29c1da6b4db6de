"""The spots: free cells where a tile may be laid, bright and named in bold."""

from __future__ import annotations

from typing import Final

from engine.hexes import cell_name
from renderer.canvas import Canvas
from renderer.parts.lettering import Type, Weight
from renderer.parts.sprites import spot
from renderer.scene import Scene

NAME: Final = 0.5
"""Height of the type in which spots are named, in units."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the spots over the free cells."""
    theme = canvas.theme
    kind = Type(Weight.BOLD, NAME * scene.layout.grid.unit, theme.text, theme.spot)
    for cell in scene.choice.spots:
        centre = scene.layout.centre(cell)
        canvas.paste(spot(canvas.style), centre)
        canvas.write(cell_name(cell), centre, kind, anchor=0.5)
