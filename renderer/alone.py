"""A tile that lies by itself, in hands and strips, as one sprite.

People look at their few tiles again and again: each is put together once, and then copied.
"""

from __future__ import annotations

from typing import Final

from engine.hexes import FIRST_CELL, SIDES
from engine.tiles import Face, TileId
from renderer.assembly import draw_tiles, looks_alone
from renderer.canvas import Canvas
from renderer.parts.kept import Store
from renderer.parts.measures import SHADOW
from renderer.parts.sprites import Sprite, Style, ground, shadow

MOST_BYTES: Final = 4_000_000
"""As much as some three hundred tiles, as they are turned, take in panels."""

TILES: Final = Store(MOST_BYTES)

_ALL_FREE: Final = sum(1 << side for side in SIDES)


def draw_alone(
    canvas: Canvas, at: tuple[int, int], tile: TileId, face: Face, turn: int = 0
) -> None:
    """Draw a known tile without neighbours, its centre on the pixel ``at``."""
    canvas.paste(_sprite(canvas.style, tile, face, turn), at)


@TILES.keep
def _sprite(style: Style, tile: TileId, face: Face, turn: int) -> Sprite:
    bare = ground(style, _ALL_FREE)  # with no tile beside it nothing reaches out of it
    canvas = Canvas(style, bare.box.size)
    at = -bare.box.left, -bare.box.top
    draw_tiles(canvas, {FIRST_CELL: at}, looks_alone(tile, face, turn))
    return Sprite(canvas.indices(), bare.mask, bare.box)


def draw_face(canvas: Canvas, at: tuple[int, int], tile: TileId, face: Face) -> None:
    """Draw one face of a known tile on the table, with its shadow."""
    right, down = (round(part * canvas.style.grid.unit) for part in SHADOW)
    canvas.deepen(shadow(canvas.style), (at[0] + right, at[1] + down))
    draw_alone(canvas, at, tile, face)
