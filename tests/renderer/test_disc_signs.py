"""In the theme *signs*, shapes alone tell the discs' colours, even in grey and on a phone."""

from functools import cache
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageDraw

from engine.tiles import Colour
from renderer.layout import Grid
from renderer.parts.measures import PIECE, PIP
from renderer.parts.signs import sign
from renderer.scene import set_scene
from renderer.theme import load_theme
from tests.renderer.compare import differences
from tests.renderer.eyes import contrast, lab
from tests.renderer.goldens import golden_file
from tests.renderer.grey import REACH, Spot, likeness, pixels_of, sign_alone, spots, values
from tests.renderer.positions import COLONIES, draw, labels_of, opened, position_after, position_at

SIGNS = load_theme("signs")
POSITIONS = {
    "9 tiles": position_at(9),
    "60 tiles": position_at(60),
    "pawns": position_after(COLONIES, 45),
}
PHONE = 400
"""Width of a picture on a phone, in pixels."""

SHIFTS = (0, 2, -2, 2j, -2j)
"""Where a sign should be, and places that are wrong by two pixels."""

UNIT = 44
"""The scale in which signs are compared with one another."""


@cache
def seen(name: str, width: int) -> tuple[int, Image.Image, list[Spot]]:
    """A board with nothing marked: its scale, its picture in grey, its discs and half-discs."""
    shown = POSITIONS[name]
    scene = set_scene(shown.view, labels_of(shown), (), width)
    picture = opened(draw(shown, "signs", width, is_marked=False))
    return scene.layout.grid.unit, picture.convert("L"), list(spots(scene))


def sign_of(colour: Colour, unit: int, spot: Spot, *, has_pip: bool) -> list[int]:
    return sign_alone(SIGNS.disc(colour), unit, spot.pixels, has_pip=has_pip)


def halves_and_whole() -> list[complex | None]:
    return [None, *Grid(UNIT).sides()]


@pytest.mark.parametrize("inwards", halves_and_whole())
def test_no_sign_is_like_another_nor_a_half_like_that_half(inwards: complex | None) -> None:
    pixels = pixels_of(UNIT, inwards)
    shapes = [
        sign_alone(SIGNS.disc(colour), UNIT, pixels, has_pip=inwards is None) for colour in Colour
    ]

    assert max(likeness(one, other) for one, other in combinations(shapes, 2)) < 0.5


@pytest.mark.parametrize("colour", Colour)
def test_no_sign_of_a_disc_is_like_that_of_a_seat(colour: Colour) -> None:
    pixels = pixels_of(UNIT)
    shape = sign_alone(SIGNS.disc(colour), UNIT, pixels, has_pip=True)

    for seat in range(len(SIGNS.signs)):
        stamp = sign(SIGNS, seat, PIECE * UNIT)
        middle = -complex(stamp.box.left, stamp.box.top)
        assert likeness(shape, values(stamp.coverage, middle, pixels)) < 0.5


@pytest.mark.parametrize("name", POSITIONS)
def test_every_disc_and_half_disc_tells_its_colour_in_grey_on_a_phone(name: str) -> None:
    unit, picture, found = seen(name, PHONE)

    assert {spot.inwards is None for spot in found} == {True, False}
    for spot in found:
        grey = values(picture, spot.at, spot.pixels)
        like = {
            colour: likeness(grey, sign_of(colour, unit, spot, has_pip=spot.inwards is None))
            for colour in Colour
        }
        assert max(like, key=lambda colour: like[colour]) == spot.colour


@pytest.mark.parametrize("name", POSITIONS)
def test_every_sign_stands_in_the_middle_of_its_disc(name: str) -> None:
    unit, picture, found = seen(name, PHONE)

    for spot in found:
        if spot.inwards is None:
            shape = sign_of(spot.colour, unit, spot, has_pip=True)
            here, *beside = (
                likeness(values(picture, spot.at + by, spot.pixels), shape) for by in SHIFTS
            )
            assert here > 0.6
            assert here > max(beside)


def test_whole_discs_have_a_pip_in_their_sign_and_half_discs_none() -> None:
    unit, picture, found = seen("9 tiles", 800)

    for spot in found:
        grey = values(picture, spot.at, spot.pixels)
        with_pip, without = (
            likeness(grey, sign_of(spot.colour, unit, spot, has_pip=has_pip))
            for has_pip in (True, False)
        )
        assert (with_pip > without) == (spot.inwards is None)


def test_the_greys_of_tiles_and_discs_are_far_apart() -> None:
    greys = sorted(
        lab(colour, "normal")[0] for colour in (SIGNS.tile, *(disc.body for disc in SIGNS.discs))
    )

    assert min(lighter - darker for darker, lighter in pairwise(greys)) >= 12


def test_signs_stand_out_from_their_discs() -> None:
    assert min(contrast(disc.pip, disc.body) for disc in SIGNS.discs) >= 4.5


@pytest.mark.parametrize("colour", Colour)
def test_a_disc_without_its_sign_is_a_difference(colour: Colour) -> None:
    golden = Image.open(golden_file("board-signs")).convert("RGB")
    unit, _, found = seen("9 tiles", PHONE)
    at = next(spot.at for spot in found if spot.colour is colour and spot.inwards is None)
    disc, pen = SIGNS.disc(colour), ImageDraw.Draw(golden)

    for radius, ink in ((REACH, disc.body), (PIP, disc.pip)):
        box = at - (1 + 1j) * radius * unit, at + (1 + 1j) * radius * unit
        pen.ellipse([(corner.real, corner.imag) for corner in box], fill=ink)

    assert differences(opened(draw(position_at(9), "signs", PHONE)), golden) != []
