"""The tiles: their discs joined to bodies, with rings round the closed groups."""

from __future__ import annotations

from collections.abc import Mapping

from engine.hexes import SIDES, Cell, Point, centre_of, neighbour, side_of
from renderer.canvas import Canvas
from renderer.scene import Scene
from renderer.sprites import corner, inside
from renderer.triangles import DiscLook


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw all tiles of a board."""
    for place in scene.places:
        draw_tile(canvas, scene.layout.centre(place.cell), place.cell, scene.discs)


def draw_tile(
    canvas: Canvas, at: tuple[int, int], cell: Cell, discs: Mapping[Point, DiscLook]
) -> None:
    """Draw the tile on ``cell`` round the pixel ``at``, its discs and those beside as in ``discs``.

    Tiles that meet share a corner: the one on the least of their cells draws it for all.
    """
    centre = discs[centre_of(cell)]
    sides = [discs[side_of(cell, side)] for side in SIDES]
    is_least = [
        not (look.is_whole and neighbour(cell, side) < cell) for side, look in enumerate(sides)
    ]
    for side in SIDES:
        following = (side + 1) % 6
        first, second = sides[side], sides[following]
        canvas.paste(inside(canvas.style, side, centre, first, second), at)
        if is_least[side] and is_least[following]:
            across = discs.get(side_of(neighbour(cell, side), (side + 2) % 6))
            canvas.paste(corner(canvas.style, side, first, second, across), at)
