"""The ghosts: tiles held over the board, with the discs that they would complete, and pieces."""

from __future__ import annotations

from typing import Final

from renderer.alone import draw_alone
from renderer.canvas import Canvas
from renderer.choice import Ghost
from renderer.parts.choice_marks import ghost_outline
from renderer.parts.signs import sign
from renderer.parts.sprites import fresh_disc, gone
from renderer.scene import Scene

_PIECE: Final = 0.2
"""Radius of the sign of a piece that is not there, in units."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the tiles faded, with dashed outlines, over whatever lies there; then the pieces."""
    for ghost in scene.ghosts:
        _draw_tile(ghost, scene, canvas)
    for disc, seat in scene.sought:
        at = scene.layout.at(disc)
        canvas.stamp(gone(canvas.style), at)
        canvas.stamp(sign(canvas.theme, seat, _PIECE * scene.layout.grid.unit), at)


def _draw_tile(ghost: Ghost, scene: Scene, canvas: Canvas) -> None:
    tile, face, cell, turn = ghost.place
    at = scene.layout.centre(cell)
    draw_alone(canvas.faded(), at, tile, face, turn)
    canvas.stamp(ghost_outline(canvas.style), at)
    for disc in ghost.discs:
        canvas.stamp(fresh_disc(canvas.style), scene.layout.at(disc))
