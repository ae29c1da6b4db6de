"""The images that pictures are drawn on, used again and again.

A picture takes a megabyte. Allocated and freed for each, it would leave holes in the heap that
nothing else fits into, and the bot's memory would grow for hours.
"""

from __future__ import annotations

from typing import Final

from PIL import Image

_STEP: Final = 256
"""Widths and heights are multiples of this, so that few sizes are ever made."""


class Sheets:
    """A pool of images of mode P, which threads may share."""

    def __init__(self) -> None:
        """Begin without any."""
        self._free: list[Image.Image] = []

    def take(self, size: tuple[int, int]) -> Image.Image:
        """Return an image of at least that width and height; an old picture may be on it."""
        try:  # asking first whether there is one would leave another thread time to take it
            sheet = self._free.pop()
        except IndexError:
            sheet = Image.new("P", (0, 0))
        if sheet.width < size[0] or sheet.height < size[1]:
            width, height = map(max, sheet.size, size)  # the larger one takes its place
            sheet = Image.new("P", (_rounded_up(width), _rounded_up(height)))
        return sheet

    def give_back(self, sheet: Image.Image) -> None:
        """Put an image back into the pool; whoever gives it back must not draw on it any more."""
        self._free.append(sheet)


def _rounded_up(pixels: int) -> int:
    return -(-pixels // _STEP) * _STEP


SHEETS: Final = Sheets()
"""The pool for all pictures."""
