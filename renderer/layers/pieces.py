"""Pawns and markers: the sign of its seat for each, a dashed ring where one left the board."""

from __future__ import annotations

from renderer.canvas import Canvas
from renderer.parts.measures import PIECE
from renderer.parts.signs import sign
from renderer.parts.sprites import best_piece_ring, earlier_piece_ring, gone, piece_ring
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the pieces, and rings where a piece came, left or met others."""
    layout, unit = scene.layout, scene.layout.grid.unit
    for disc in scene.gone:
        canvas.stamp(gone(canvas.style), layout.at(disc))
    for disc, seat in scene.view.pieces.items():
        canvas.stamp(sign(canvas.theme, seat, PIECE * unit), layout.at(disc))
    best = scene.result.best if scene.result else None
    for disc in best.discs if best else ():
        if disc in scene.view.pieces:
            canvas.stamp(best_piece_ring(canvas.style), layout.at(disc))
    for disc in scene.touched:
        canvas.stamp(piece_ring(canvas.style), layout.at(disc))
    for disc in scene.touched_before:
        canvas.stamp(earlier_piece_ring(canvas.style), layout.at(disc))
