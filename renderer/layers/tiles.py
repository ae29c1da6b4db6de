"""The tiles: their discs joined to bodies, with rings round the closed groups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.hexes import SIDES, Cell, Point, centre_of, neighbour, side_of
from renderer.canvas import Canvas
from renderer.parts.sprites import centre, chord, disc, filling, ground, spoke
from renderer.parts.tiles import DiscLook
from renderer.scene import Scene

_OWN_SIDES: Final = SIDES[:3]
"""The sides whose whole discs a tile draws; those on the others are drawn by its neighbours."""


class _Laid(NamedTuple):
    """A tile, the pixel its centre is on, and how its discs look."""

    cell: Cell
    at: tuple[int, int]
    centre: DiscLook
    sides: list[DiscLook]


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw all tiles of a board."""
    tiles = {place.cell: scene.layout.centre(place.cell) for place in scene.places}
    draw_tiles(canvas, tiles, scene.discs)


def draw_tiles(
    canvas: Canvas, tiles: Mapping[Cell, tuple[int, int]], discs: Mapping[Point, DiscLook]
) -> None:
    """Draw tiles by the pixels on which their centres are, their discs as in ``discs``."""
    style = canvas.style
    laid = [
        _Laid(cell, at, discs[centre_of(cell)], [discs[side_of(cell, side)] for side in SIDES])
        for cell, at in tiles.items()
    ]
    for one in laid:
        free = sum(1 << side for side, look in enumerate(one.sides) if not look.is_whole)
        canvas.paste(ground(style, free), one.at)
        canvas.paste(centre(style, one.centre), one.at)
    for one in laid:
        for side, look in enumerate(one.sides):
            if side in _OWN_SIDES or not look.is_whole:
                canvas.paste(disc(style, side, look), one.at)
    for one in laid:
        _join(canvas, one, discs)


def _join(canvas: Canvas, one: _Laid, discs: Mapping[Point, DiscLook]) -> None:
    """Draw what joins the discs of a tile; fillings come last, as bars show none."""
    style, centre = canvas.style, one.centre
    filled = []
    for side, first in enumerate(one.sides):
        following = (side + 1) % 6
        second = one.sides[following]
        if first.colour is centre.colour:
            canvas.paste(spoke(style, side, first), one.at)
        if first.colour is second.colour:
            free = (not first.is_whole) << side | (not second.is_whole) << following
            across = discs.get(side_of(neighbour(one.cell, side), (side + 2) % 6))
            is_met = across is not None and across.colour is first.colour
            canvas.paste(chord(style, side, first, free, is_met=is_met), one.at)
            if first.colour is centre.colour:
                filled.append(side)
    for side in filled:
        canvas.paste(filling(style, side, centre.colour), one.at)
