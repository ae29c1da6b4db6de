"""Tiles assembled from their parts: those of a board, or one that lies alone.

Two neighbouring discs always lie on one tile in common, so every join lies inside one tile. No body
has to be traced over the board: each tile draws its own joins, and the bodies come of themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.hexes import FIRST_CELL, SIDES, Cell, Point, centre_of, neighbour, side_of
from engine.tiles import CENTRE, Face, TileId, look_of
from renderer.canvas import Canvas
from renderer.parts.measures import SHADOW
from renderer.parts.sprites import centre, chord, disc, filling, ground, shadow, spoke
from renderer.parts.tiles import LOOKS, DiscLook

_OWN_SIDES: Final = SIDES[:3]
"""A whole disc on a side lies on two tiles; the one that has it on one of these draws it."""


class _Laid(NamedTuple):
    """A tile, the pixel of its centre, and how its discs look."""

    cell: Cell
    at: tuple[int, int]
    centre: DiscLook
    sides: list[DiscLook]


def draw_tiles(
    canvas: Canvas, tiles: Mapping[Cell, tuple[int, int]], discs: Mapping[Point, DiscLook]
) -> None:
    """Draw tiles, each with its centre on the given pixel; ``discs`` says how each disc looks."""
    style = canvas.style
    laid = [
        _Laid(cell, at, discs[centre_of(cell)], [discs[side_of(cell, side)] for side in SIDES])
        for cell, at in tiles.items()
    ]
    # Side discs reach into the neighbouring tile: every ground lies before the first of them.
    for one in laid:
        free = sum(1 << side for side, look in enumerate(one.sides) if not look.is_whole)
        canvas.paste(ground(style, free), one.at)
        canvas.paste(centre(style, one.centre), one.at)
    for one in laid:
        for side, look in enumerate(one.sides):
            if side in _OWN_SIDES or not look.is_whole:
                canvas.paste(disc(style, side, look), one.at)
    # A disc that came after a bar would cut it off with its own edge.
    for one in laid:
        _join(canvas, one, discs)


def _join(canvas: Canvas, one: _Laid, discs: Mapping[Point, DiscLook]) -> None:
    """Draw what joins the discs of a tile."""
    style, centre = canvas.style, one.centre
    filled = []
    for side, first in enumerate(one.sides):
        following = (side + 1) % 6
        second = one.sides[following]
        if first.colour is centre.colour:
            canvas.paste(spoke(style, side, first), one.at)
        if first.colour is second.colour:
            free = (not first.is_whole) << side | (not second.is_whole) << following
            # A third disc meets at this corner, on another tile; the bar must show it if it joins.
            across = discs.get(side_of(neighbour(one.cell, side), (side + 2) % 6))
            is_met = across is not None and across.colour is first.colour
            canvas.paste(chord(style, side, first, free, is_met=is_met), one.at)
            if first.colour is centre.colour:
                filled.append(side)
    # Last, for a bar shows no fillings: it would draw the bare tile over them.
    for side in filled:
        canvas.paste(filling(style, side, centre.colour), one.at)


def draw_face(canvas: Canvas, at: tuple[int, int], tile: TileId, face: Face) -> None:
    """Draw one face of a known tile on the table, its centre on the pixel ``at``."""
    right, down = (round(part * canvas.style.grid.unit) for part in SHADOW)
    canvas.deepen(shadow(canvas.style), (at[0] + right, at[1] + down))
    draw_tiles(canvas, {FIRST_CELL: at}, looks_alone(tile, face))


def looks_alone(tile: TileId, face: Face, turn: int = 0) -> Mapping[Point, DiscLook]:
    """Return how the discs look of a tile that lies on ``FIRST_CELL``, without neighbours."""
    colours = look_of(tile, face, turn).colours
    looks = {side_of(FIRST_CELL, side): LOOKS[colours[side], False, False] for side in SIDES}
    return {centre_of(FIRST_CELL): LOOKS[colours[CENTRE], True, False], **looks}
