"""The tiles: their discs joined to bodies, rings round closed groups, outlines of placements."""

from __future__ import annotations

from renderer.assembly import Marks, Outlined, draw_tiles
from renderer.canvas import Canvas
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw all tiles of a board, and mark those that the turns told have laid."""
    tiles = {place.cell: scene.layout.centre(place.cell) for place in scene.places}
    outlined = [
        Outlined(tuple(event.place.cell for event in turn if event.place.cell in tiles), is_last)
        for is_last, turns in ((False, scene.earlier), (True, (scene.recent,)))
        for turn in turns
    ]
    fresh = {group.disc for event in scene.recent for group in event.closed}
    best = scene.result.best if scene.result else None
    if best is not None:
        outlined = [Outlined(tuple(event.place.cell for event in best.placed), is_last=True)]
        fresh = set(best.groups)
    closed = [group.discs for group in scene.groups if group.discs[0] in fresh]
    draw_tiles(canvas, tiles, scene.discs, Marks(outlined, closed, is_golden=best is not None))
