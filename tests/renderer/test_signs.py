"""The seats' signs differ in shape: who sees no colours tells them apart too."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops

from renderer.parts.signs import sign
from renderer.theme import THEMES, Rgb, Theme, load_theme

SEATS = range(5)
RADII = (8, 14)
"""In a picture of 1200 pixels: of a pawn on a large board, and of the sign beside a name."""

VISIBLE = 24
"""From this difference in grey on, a pixel is seen on its ground."""

MOST_ALIKE = 0.88
"""The part of two silhouettes that may be common to both; 1 is that of equal ones."""


def silhouette(theme: Theme, seat: int, radius: int, ground: Rgb) -> Image.Image:
    """The pixels, 1 or 0, in which a sign is seen on its ground without its colours."""
    stamp = sign(theme, seat, radius)
    painted = Image.new("RGB", stamp.box.size, ground)
    painted.paste(stamp.image, None, stamp.coverage)
    empty = Image.new("RGB", stamp.box.size, ground)
    grey = ImageChops.difference(painted.convert("L"), empty.convert("L"))
    return grey.point([0] * VISIBLE + [1] * (256 - VISIBLE))


def pixels(silhouette: Image.Image) -> int:
    return silhouette.histogram()[1]


def likeness(one: Image.Image, other: Image.Image) -> float:
    """The part of all their pixels that two silhouettes have in common."""
    return pixels(ImageChops.darker(one, other)) / pixels(ImageChops.lighter(one, other))


def grounds(theme: Theme) -> list[Rgb]:
    """What signs stand on."""
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
