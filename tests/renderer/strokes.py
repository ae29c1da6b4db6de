"""Where the sign of a disc lies, computed from the theme's numbers instead of a drawing."""

import cmath
import math

from renderer.parts.measures import SIGN_DOT, SIGN_LINE
from renderer.theme import DiscColours

CLEAR = 0.04
"""Units round a sign into which its soft edge may reach."""

PLACES = (0.1, 0.2, 0.3, cmath.rect(0.3, -math.tau / 8), cmath.rect(0.3, math.tau / 8))
"""Offsets from the middle of a half-disc, in units, when its tile's centre is to the right."""


def places_in_half(disc: DiscColours, inwards: complex) -> list[complex]:
    """The ``PLACES`` that no sign covers, with the tile's centre ``inwards`` (of length 1)."""
    turned = [inwards * place for place in PLACES]
    return [place for place in turned if not is_on_sign(disc, place, CLEAR)]


def is_on_sign(disc: DiscColours, place: complex, within: float = 0.0) -> bool:
    """Whether a disc's sign covers a place or lies ``within`` so many units of it.

    The place is an offset from the middle of the disc, in units.
    """
    on_line = (distance(line, place) < SIGN_LINE + within for line in disc.lines)
    return any(on_line) or any(abs(place - dot) < SIGN_DOT + within for dot in disc.dots)


def distance(line: tuple[complex, complex], place: complex) -> float:
    start, end = line
    along = ((place - start) / (end - start)).real
    return abs(place - start - min(1.0, max(0.0, along)) * (end - start))
