"""A tile that lies by itself, in hands and strips and held over a board, as one sprite.

People look at their few tiles again and again: each is put together once, and then copied.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from engine.hexes import FIRST_CELL
from engine.tiles import Face, TileId
from renderer.assembly import draw_tiles, looks_alone
from renderer.canvas import Canvas
from renderer.layout import box_round
from renderer.palette import to_keep
from renderer.parts.kept import Store
from renderer.parts.measures import SHADOW
from renderer.parts.sprites import Sprite, Style, shadow

MOST_BYTES: Final = 4_000_000
"""As much as some two hundred tiles, as they are turned, take in panels."""

_PAD: Final = 2
"""Pixels by which parts of a tile may reach out of its cell."""

_SAME: Final = [255] + [0] * 255

TILES: Final = Store(MOST_BYTES)


def draw_alone(
    canvas: Canvas, at: tuple[int, int], tile: TileId, face: Face, turn: int = 0
) -> None:
    """Draw a known tile without neighbours, its centre on the pixel ``at``."""
    canvas.paste(_sprite(canvas.style, tile, face, turn), at)


def draw_face(canvas: Canvas, at: tuple[int, int], tile: TileId, face: Face) -> None:
    """Draw one face of a known tile on the table, with its shadow."""
    right, down = (round(part * canvas.style.grid.unit) for part in SHADOW)
    canvas.deepen(shadow(canvas.style), (at[0] + right, at[1] + down))
    draw_alone(canvas, at, tile, face)


@TILES.keep
def _sprite(style: Style, tile: TileId, face: Face, turn: int) -> Sprite:
    box = box_round(style.grid.corners(), _PAD)
    at, looks = (-box.left, -box.top), looks_alone(tile, face, turn)
    drawn = []
    for tone in range(2):
        canvas = Canvas(style, box.size, tone)
        draw_tiles(canvas, {FIRST_CELL: at}, looks)
        drawn.append(canvas.indices())
    # The tile covers what lies behind it where that makes no difference.
    mask = ImageChops.difference(*drawn).point(_SAME, "1")
    return Sprite(to_keep(drawn[0]), _mask(box.size, mask.tobytes()), box)


@lru_cache(256)
def _mask(size: tuple[int, int], bits: bytes) -> Image.Image:
    """Return a mask, the same for all tiles that cover the same pixels."""
    return Image.frombytes("1", size, bits)
