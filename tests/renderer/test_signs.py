"""The seats' signs differ in shape, so that they can be told apart without colours."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from renderer.parts.signs import sign
from renderer.theme import THEMES, Rgb, Theme, load_theme

SEATS = range(5)
RADII = (8, 14)
"""Pixels, in a picture 1200 wide: for a pawn on a large board, and for the sign by a name."""

VISIBLE = 24
"""Least difference in grey by which a pixel stands out from its ground."""

MOST_ALIKE = 0.88
"""Greatest likeness that two silhouettes may have; equal ones have 1."""


def silhouette(theme: Theme, seat: int, radius: int, ground: Rgb) -> Image.Image:
    """A sign in grey: 1 for the pixels that stand out from the ground, 0 for the others."""
    stamp = sign(theme, seat, radius)
    painted = Image.new("RGB", stamp.box.size, ground)
    painted.paste(stamp.image, None, stamp.coverage)
    empty = Image.new("RGB", stamp.box.size, ground)
    grey = ImageChops.difference(painted.convert("L"), empty.convert("L"))
    return grey.point([0] * VISIBLE + [1] * (256 - VISIBLE))


def pixels(silhouette: Image.Image) -> int:
    return silhouette.histogram()[1]


def likeness(one: Image.Image, other: Image.Image) -> float:
    """How many of two silhouettes' pixels belong to both, as a part of all."""
    return pixels(ImageChops.darker(one, other)) / pixels(ImageChops.lighter(one, other))


def grounds(theme: Theme) -> list[Rgb]:
    """The colours on which signs are drawn."""
    return [theme.seat, theme.seat_on_turn, theme.panel, *(disc.body for disc in theme.discs)]


@pytest.mark.parametrize(("name", "radius"), list(product(THEMES, RADII)))
def test_every_sign_has_a_silhouette_of_its_own_on_every_ground(name: str, radius: int) -> None:
    theme = load_theme(name)

    for ground in grounds(theme):
        seen = [silhouette(theme, seat, radius, ground) for seat in SEATS]

        assert min(map(pixels, seen)) > 5 * radius
        assert max(likeness(*pair) for pair in combinations(seen, 2)) <= MOST_ALIKE


def test_a_sign_in_other_colours_has_the_same_silhouette() -> None:
    theme = load_theme("wood")
    other = replace(theme, signs=theme.signs[::-1], sign_edges=theme.sign_edges[::-1])

    seen = [silhouette(each, 0, 14, theme.table) for each in (theme, other)]

    assert likeness(*seen) > MOST_ALIKE
