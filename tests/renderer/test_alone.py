"""A tile that lies by itself is one sprite, and looks as if drawn part by part."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.hexes import FIRST_CELL
from engine.tiles import ALL_TILES, Face
from renderer import alone
from renderer.alone import draw_alone, draw_face
from renderer.assembly import draw_tiles, looks_alone
from renderer.canvas import Canvas
from renderer.layout import UNITS, Box, Grid
from renderer.parts.kept import Store
from renderer.parts.sprites import style_of
from renderer.theme import load_theme

SIZE, AT = (600, 600), (300, 290)
THEMES = ["wood", "night", "signs"]
LEAST, MOST = 9, 124
"""The scales at which tiles lie in strips, hands and over boards."""


def canvas_of(theme: str, unit: int) -> Canvas:
    """A sheet of which the left half is in another colour than the table."""
    canvas = Canvas(style_of(load_theme(theme), Grid(unit)), SIZE)
    canvas.fill(Box(0, 0, SIZE[0] // 2, SIZE[1]), canvas.theme.panel)
    return canvas


@pytest.fixture(autouse=True)
def tiles() -> Iterator[Store]:
    """Nothing is kept before, and nothing afterwards."""
    alone.TILES.clear()
    yield alone.TILES
    alone.TILES.clear()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("unit", [unit for unit in UNITS if LEAST <= unit <= MOST])
def test_each_pixel_is_as_if_drawn_part_by_part(theme: str, unit: int) -> None:
    random = Random(unit)
    for _ in range(5):
        tile, face, turn = random.choice(ALL_TILES), random.choice([*Face]), random.randrange(6)
        parts, whole = canvas_of(theme, unit), canvas_of(theme, unit)

        draw_tiles(parts, {FIRST_CELL: AT}, looks_alone(tile, face, turn))
        draw_alone(whole, AT, tile, face, turn)

        assert whole.indices().tobytes() == parts.indices().tobytes()


def test_a_tile_is_put_together_once(monkeypatch: pytest.MonkeyPatch) -> None:
    canvas, made = canvas_of("wood", 30), list[object]()
    monkeypatch.setattr(alone, "draw_tiles", lambda *given: made.append(given))

    for _ in range(3):
        draw_face(canvas, AT, ALL_TILES[5], Face.B)

    assert len(made) == 2  # on two tones


def test_tiles_that_cover_the_same_pixels_share_a_mask(tiles: Store) -> None:
    canvas = canvas_of("wood", 24)
    draw_alone(canvas, AT, ALL_TILES[0], Face.A)
    first = tiles.bytes
    for tile in ALL_TILES[1:11]:
        draw_alone(canvas, AT, tile, Face.A)

    assert tiles.bytes < 7 * first
