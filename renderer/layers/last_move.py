"""The last placement: an outline round its tile, dots on the discs that it completed."""

from __future__ import annotations

from renderer.canvas import Canvas
from renderer.parts.sprites import fresh_disc, placement
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Mark every placement of the turn that the picture tells of."""
    for event in scene.recent:
        canvas.stamp(placement(canvas.style), scene.layout.centre(event.place.cell))
    # In a loop of its own: the outline of a later tile would cover the dots.
    for event in scene.recent:
        for disc in event.discs:
            canvas.stamp(fresh_disc(canvas.style), scene.layout.at(disc))
