"""Compares two pictures: finds what a person would see as different, and overlooks noise."""

from PIL import Image, ImageChops

VISIBLE = 40
"""Least difference in a channel by which a pixel counts as different."""

PATCH = 12
"""Pixels on each side of the squares in which differing pixels are counted."""

STEP = PATCH // 2
"""From one square to the next: they overlap, so that none cuts a digit in two."""

TOLERATED = 4
"""Differing pixels allowed in one square: rounding causes some, a lost pip or digit more."""


def differences(one: Image.Image, other: Image.Image) -> list[tuple[int, int]]:
    """The upper left corners of the squares in which two RGB pictures differ to the eye."""
    if one.size != other.size:
        return [(0, 0)]
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(red, ImageChops.lighter(green, blue))
    differing = most.point([0] * VISIBLE + [1] * (256 - VISIBLE))
    width, height = one.size
    return [
        (left, top)
        for top in range(0, height, STEP)
        for left in range(0, width, STEP)
        if differing_pixels(differing, left, top) > TOLERATED
    ]


def differing_pixels(differing: Image.Image, left: int, top: int) -> int:
    return differing.crop((left, top, left + PATCH, top + PATCH)).histogram()[1]
