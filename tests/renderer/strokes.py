"""Where on a disc its sign is, reckoned from the theme's numbers, not from a drawing."""

import cmath
import math

from renderer.parts.measures import SIGN_DOT, SIGN_LINE
from renderer.theme import DiscColours

CLEAR = 0.04
"""Units round a sign in which its edge may still be seen."""

PLACES = (0.1, 0.2, 0.3, cmath.rect(0.3, -math.tau / 8), cmath.rect(0.3, math.tau / 8))
"""Offsets from the middle of a half-disc, in units, if the tile's centre lies to the right."""


def places_in_half(disc: DiscColours, inwards: complex) -> list[complex]:
    """Those of the places that no sign covers; ``inwards``, of length 1, leads to the centre."""
    turned = [inwards * place for place in PLACES]
    return [place for place in turned if not is_on_sign(disc, place, CLEAR)]


def is_on_sign(disc: DiscColours, place: complex, within: float = 0.0) -> bool:
    """Whether a place, in units from the middle of a disc, is on its sign, or ``within`` of it."""
    on_line = (distance(line, place) < SIGN_LINE + within for line in disc.lines)
    return any(on_line) or any(abs(place - dot) < SIGN_DOT + within for dot in disc.dots)


def distance(line: tuple[complex, complex], place: complex) -> float:
    start, end = line
    along = ((place - start) / (end - start)).real
    return abs(place - start - min(1.0, max(0.0, along)) * (end - start))
