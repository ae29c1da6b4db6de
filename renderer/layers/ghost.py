"""The ghost: a tile held over the board, and the discs that it would complete."""

from __future__ import annotations

from renderer.alone import draw_alone
from renderer.canvas import Canvas
from renderer.parts.choice_marks import ghost_outline
from renderer.parts.sprites import fresh_disc
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the tile faded, with a dashed outline, over whatever lies there."""
    ghost, layout = scene.choice.ghost, scene.layout
    if ghost is None:
        return
    tile, face, cell, turn = ghost.place
    at = layout.centre(cell)
    draw_alone(canvas.faded(), at, tile, face, turn)
    canvas.stamp(ghost_outline(canvas.style), at)
    for disc in ghost.discs:
        canvas.stamp(fresh_disc(canvas.style), layout.at(disc))
