"""Pawns and markers: each its seat's sign, on the disc where it stands or from which it went."""

from __future__ import annotations

from renderer.canvas import Canvas
from renderer.measures import GONE, PIECE
from renderer.scene import Scene
from renderer.signs import sign
from renderer.sprites import piece_ring


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the pieces; those of colonies joined in the last turn ringed, those gone home small."""
    layout, unit = scene.layout, scene.layout.grid.unit
    for disc, seat in scene.view.pieces.items():
        canvas.stamp(sign(canvas.theme, seat, PIECE * unit), layout.at(disc))
    for event in scene.returned:
        canvas.stamp(sign(canvas.theme, event.owner, GONE * unit), layout.at(event.disc))
    pawns = {disc for event in scene.joined for disc in event.pawns}
    for disc in sorted(pawns | {event.disc for event in scene.returned}):
        canvas.stamp(piece_ring(canvas.style), layout.at(disc))
