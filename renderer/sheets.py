"""The images that pictures are drawn on, used again and again.

A picture's megabyte, taken and given back for each, would leave holes in the heap that nothing
else fits into: the bot would grow for hours.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

_STEP: Final = 256
"""Pixels in which sheets grow, so that few sizes are ever made."""


class Sheets:
    """Images of mode P, as many as are drawn on at once; threads may ask for them."""

    def __init__(self) -> None:
        """Have none yet."""
        self._free: list[Image.Image] = []

    def take(self, size: tuple[int, int]) -> Image.Image:
        """Return an image of at least that width and height, with anything on it."""
        try:
            sheet = self._free.pop()
        except IndexError:
            sheet = Image.new("P", (0, 0))
        if sheet.width < size[0] or sheet.height < size[1]:
            width, height = map(max, sheet.size, size)
            sheet = Image.new("P", (_rounded_up(width), _rounded_up(height)))
        return sheet

    def give_back(self, sheet: Image.Image) -> None:
        """Let an image be drawn on anew."""
        self._free.append(sheet)


def _rounded_up(pixels: int) -> int:
    return -(-pixels // _STEP) * _STEP


SHEETS: Final = Sheets()
"""Those of all pictures."""
