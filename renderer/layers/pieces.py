"""Pawns and markers: the sign of its seat for each, small where it was taken off the board."""

from __future__ import annotations

from renderer.canvas import Canvas
from renderer.parts.measures import GONE, PIECE
from renderer.parts.signs import sign
from renderer.parts.sprites import piece_ring
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the pieces, and rings where a piece came, left or met others."""
    layout, unit = scene.layout, scene.layout.grid.unit
    # Those taken off come first: another piece may be on their disc by now.
    for event in scene.gone:
        canvas.stamp(sign(canvas.theme, event.owner, GONE * unit), layout.at(event.disc))
    for disc, seat in scene.view.pieces.items():
        canvas.stamp(sign(canvas.theme, seat, PIECE * unit), layout.at(disc))
    for disc in scene.touched:
        canvas.stamp(piece_ring(canvas.style), layout.at(disc))
