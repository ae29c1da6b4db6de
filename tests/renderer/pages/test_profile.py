"""A profile's picture shows each rating's curve, and says how high it went."""

from dataclasses import replace

import pytest
from PIL import Image

from renderer.pages.profile import ProfileRow, draw_profile
from renderer.theme import THEMES, load_theme
from tests.renderer.goldens import PROFILE_ROWS
from tests.renderer.positions import opened

WOOD = load_theme("wood")
WIDTH = 1200
TOP, STEP = 98, 302
"""Where rows lie in a picture of ``WIDTH``, in pixels."""
CURVE = (560, 20, 1155, 220)
"""Where a row's curve lies in it."""


def picture(*rows: ProfileRow) -> Image.Image:
    return opened(draw_profile("Ann", rows, WOOD, WIDTH))


def curve_of(drawn: Image.Image, index: int) -> Image.Image:
    left, top, right, bottom = CURVE
    return drawn.crop((left, TOP + index * STEP + top, right, TOP + index * STEP + bottom))


def heights(box: Image.Image, column: int) -> list[int]:
    """Where a column is not bare, in pixels from above."""
    return [y for y in range(box.height) if box.getpixel((column, y)) != WOOD.seat]


@pytest.mark.parametrize(("after", "is_up"), [(1700, True), (1300, False)])
def test_a_curve_goes_where_the_rating_went(after: int, *, is_up: bool) -> None:
    drawn = picture(*PROFILE_ROWS, replace(PROFILE_ROWS[0], curve=(1500, after)))

    box = curve_of(drawn, 2)
    begin, end = (sum(found) / len(found) for found in (heights(box, 20), heights(box, 580)))

    assert (end < begin) == is_up
    assert abs(end - begin) > 100


def test_a_rating_without_a_curve_stands_alone() -> None:
    drawn = picture(replace(PROFILE_ROWS[0], curve=()), PROFILE_ROWS[1])

    alone, beside = (curve_of(drawn, index) for index in (0, 1))
    assert alone.getcolors() == [(alone.width * alone.height, WOOD.seat)]
    assert len(beside.getcolors(1000) or []) > 1


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [400, 1200])
def test_it_is_drawn_in_every_theme_and_width(theme: str, width: int) -> None:
    drawn = opened(draw_profile("Ann" * 30, PROFILE_ROWS, load_theme(theme), width))

    assert drawn.width == width


def test_a_wrong_width_is_refused() -> None:
    with pytest.raises(ValueError, match="399"):
        draw_profile("Ann", PROFILE_ROWS, WOOD, 399)
