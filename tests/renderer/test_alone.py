"""A tile that lies by itself is one sprite, and looks as if drawn part by part."""

from __future__ import annotations

from random import Random

import pytest

from engine.hexes import FIRST_CELL
from engine.tiles import ALL_TILES, Face
from renderer import alone
from renderer.alone import draw_alone, draw_face
from renderer.assembly import draw_tiles, looks_alone
from renderer.canvas import Canvas
from renderer.layout import Box, Grid
from renderer.parts.kept import Store
from renderer.parts.sprites import style_of
from renderer.theme import load_theme

SIZE, AT = (300, 300), (150, 140)
THEMES = ["wood", "night", "signs"]


def canvas_of(theme: str, unit: int) -> Canvas:
    """A sheet of which the left half is in another colour than the table."""
    canvas = Canvas(style_of(load_theme(theme), Grid(unit)), SIZE)
    canvas.fill(Box(0, 0, SIZE[0] // 2, SIZE[1]), canvas.theme.panel)
    return canvas


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("unit", [9, 24, 41])
def test_each_pixel_is_as_if_drawn_part_by_part(theme: str, unit: int) -> None:
    random = Random(unit)
    for _ in range(12):
        tile, face, turn = random.choice(ALL_TILES), random.choice([*Face]), random.randrange(6)
        parts, whole = canvas_of(theme, unit), canvas_of(theme, unit)

        draw_tiles(parts, {FIRST_CELL: AT}, looks_alone(tile, face, turn))
        draw_alone(whole, AT, tile, face, turn)

        assert whole.indices().tobytes() == parts.indices().tobytes()


def test_a_tile_is_put_together_once(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, made = canvas_of("wood", 30), list[object]()
    alone.TILES.clear()
    monkeypatch.setattr(alone, "draw_tiles", lambda *given: made.append(given))

    for _ in range(3):
        draw_face(canvas, AT, ALL_TILES[5], Face.B)

    assert len(made) == 1
    alone.TILES.clear()  # of what was not drawn


def test_all_tiles_together_share_one_mask() -> None:
    canvas = canvas_of("wood", 30)
    alone.TILES.clear()
    draw_alone(canvas, AT, ALL_TILES[0], Face.A)
    first = alone.TILES.bytes
    for tile in ALL_TILES[1:11]:
        draw_alone(canvas, AT, tile, Face.A)

    assert isinstance(alone.TILES, Store)
    assert alone.TILES.bytes < 7 * first
