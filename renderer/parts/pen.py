"""Anti-aliased shapes: drawn oversized, then shrunk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from renderer.layout import Box, Offset
from renderer.theme import Rgb

_OVERSIZE: Final = 3

Ink = Rgb | int
"""A colour, or a coverage of 0 to 255 when the pen draws a mask."""


class Pen:
    """Draws on an image that covers ``box``; offsets have the same zero as the box's edges."""

    def __init__(self, box: Box, ground: Ink) -> None:
        """Begin with an image of one colour, or a mask of one coverage."""
        mode = "L" if isinstance(ground, int) else "RGB"
        self._zero = complex(box.left, box.top)
        self._image = Image.new(mode, (box.width * _OVERSIZE, box.height * _OVERSIZE), ground)
        self._draw = ImageDraw.Draw(self._image)

    def _scaled(self, offset: Offset) -> tuple[float, float]:
        scaled = (offset - self._zero) * _OVERSIZE
        return scaled.real, scaled.imag

    def disc(self, centre: Offset, radius: float, ink: Ink) -> None:
        """Fill a circle."""
        x, y = self._scaled(centre)
        r = max(0.5, radius * _OVERSIZE)
        # Less one: Pillow counts the right and the lower edge in.
        self._draw.ellipse((x - r, y - r, x + r - 1, y + r - 1), fill=ink)

    def arc(self, radius: float, half_width: float, ends: tuple[float, float], ink: Ink) -> None:
        """Draw a part of a circle round the zero; ``ends`` are degrees, clockwise."""
        x, y = self._scaled(0j)
        r, width = (radius + half_width) * _OVERSIZE, round(2 * half_width * _OVERSIZE)
        self._draw.arc((x - r, y - r, x + r - 1, y + r - 1), *ends, fill=ink, width=width)

    def polygon(self, corners: Sequence[Offset], ink: Ink) -> None:
        """Fill a polygon."""
        self._draw.polygon([self._scaled(corner) for corner in corners], fill=ink)

    def bar(self, one: Offset, other: Offset, half_width: float, ink: Ink) -> None:
        """Draw a straight bar with flat ends."""
        across = (other - one) * 1j * half_width / abs(other - one)
        self.polygon((one + across, other + across, other - across, one - across), ink)

    def outline(self, corners: Sequence[Offset], half_width: float, ink: Ink) -> None:
        """Draw the closed line through ``corners``, its joints rounded."""
        for corner, following in zip(corners, (*corners[1:], corners[0]), strict=True):
            self.bar(corner, following, half_width, ink)
            self.disc(corner, half_width, ink)

    def rounded_box(self, box: Box, radius: float, ink: Ink) -> None:
        """Fill a rectangle with rounded corners."""
        left, top, right, bottom = box.edges
        x, y = self._scaled(complex(left, top))
        x_end, y_end = self._scaled(complex(right, bottom))
        self._draw.rounded_rectangle((x, y, x_end - 1, y_end - 1), radius * _OVERSIZE, fill=ink)

    def finish(self) -> Image.Image:
        """Return the drawing at its true size."""
        return self._image.reduce(_OVERSIZE)
