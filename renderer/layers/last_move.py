"""The last turn's dots, on the discs that it completed."""

from __future__ import annotations

from renderer.canvas import Canvas
from renderer.parts.sprites import fresh_disc
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Mark every disc that the last turn completed."""
    for event in scene.recent:
        for disc in event.discs:
            canvas.stamp(fresh_disc(canvas.style), scene.layout.at(disc))
