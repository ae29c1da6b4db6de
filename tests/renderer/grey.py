"""Discs found in a picture without its colours, and how alike their shapes are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from statistics import correlation
from typing import Final

from PIL import Image

from engine.hexes import SIDES, centre_of, side_of
from engine.tiles import Colour
from renderer.layers.sizes import badge_spot
from renderer.parts.measures import LARGEST_SIZE, PIP
from renderer.scene import Scene
from renderer.theme import DiscColours
from tests.renderer.strokes import is_on_sign

REACH: Final = 0.4
"""Radius in which discs are compared, in units: further out lie the edges of bodies."""

EDGE: Final = 1.5
"""Pixels that are left out along the edge of a tile."""

QUARTERS: Final = (0.25 + 0.25j, 0.75 + 0.25j, 0.25 + 0.75j, 0.75 + 0.75j)
"""The middles of a pixel's quarters, from its upper left corner."""

Pixels = tuple[complex, ...]
"""Offsets of pixels from the middle of a disc."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The visible pixels of a disc, or of a half-disc on a tile's edge.

    ``inwards`` leads from a half-disc to the centre of its tile; it is None for a whole disc.
    """

    at: complex
    colour: Colour
    inwards: complex | None
    pixels: Pixels


def pixels_of(unit: float, inwards: complex | None = None) -> Pixels:
    """The pixels of a disc, or of its half on the side to which ``inwards`` leads."""
    steps = range(-round(REACH * unit), round(REACH * unit) + 1)
    return tuple(
        offset
        for offset in (complex(x, y) for y, x in product(steps, repeat=2))
        if abs(offset) <= REACH * unit
        and (inwards is None or (offset * inwards.conjugate()).real > EDGE * abs(inwards))
    )


def spots(scene: Scene) -> Iterator[Spot]:
    """All discs and half-discs of a board whose pixels are more than half visible."""
    badges, unit = list(_badges(scene)), scene.layout.grid.unit
    for at, colour, inwards in (*_whole_discs(scene), *_half_discs(scene)):
        pixels = pixels_of(unit, inwards)
        hidden = [badge - at for badge in badges if abs(badge - at) < unit]
        free = tuple(
            offset
            for offset in pixels
            if all(abs(offset - badge) > LARGEST_SIZE * unit + 1 for badge in hidden)
        )
        if len(free) > len(pixels) / 2:
            yield Spot(at, colour, inwards, free)


def _badges(scene: Scene) -> Iterator[complex]:
    pieces = scene.view.pieces.keys()
    for group in scene.groups:
        if len(group.discs) > 1 and not pieces >= set(group.discs):
            yield complex(*badge_spot(scene.layout, group, pieces))


def _whole_discs(scene: Scene) -> Iterator[tuple[complex, Colour, None]]:
    for group in scene.groups:
        for disc in set(group.discs) - scene.view.pieces.keys():
            yield complex(*scene.layout.at(disc)), group.colour, None


def _half_discs(scene: Scene) -> Iterator[tuple[complex, Colour, complex]]:
    halves = scene.view.board.half_discs()
    for place in scene.view.board.tiles():
        centre = scene.layout.at(centre_of(place.cell))
        for point in (side_of(place.cell, side) for side in SIDES):
            if point in halves:
                at = complex(*scene.layout.at(point))
                yield at, halves[point], complex(*centre) - at


def values(image: Image.Image, at: complex, pixels: Pixels) -> list[int]:
    """The greys of these pixels round ``at``; the image has mode L."""
    greys = image.tobytes()
    places = (at + offset for offset in pixels)
    return [greys[round(place.imag) * image.width + round(place.real)] for place in places]


def sign_alone(disc: DiscColours, unit: int, pixels: Pixels, *, has_pip: bool) -> list[int]:
    """How many quarters of each pixel a disc's sign covers, together with its pip if it has one."""
    return [_quarters(disc, unit, offset, has_pip=has_pip) for offset in pixels]


@cache
def _quarters(disc: DiscColours, unit: int, offset: complex, *, has_pip: bool) -> int:
    places = ((offset + quarter) / unit for quarter in QUARTERS)
    return sum(is_on_sign(disc, place) or (has_pip and abs(place) < PIP) for place in places)


def likeness(one: Sequence[int], other: Sequence[int]) -> float:
    """How alike two shapes are, 0 to 1; light on dark is as good as dark on light."""
    return abs(correlation(one, other))
