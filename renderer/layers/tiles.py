"""The tiles: their discs joined to bodies, with rings round the closed groups."""

from __future__ import annotations

from renderer.assembly import draw_tiles
from renderer.canvas import Canvas
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw all tiles of a board."""
    tiles = {place.cell: scene.layout.centre(place.cell) for place in scene.places}
    draw_tiles(canvas, tiles, scene.discs)
