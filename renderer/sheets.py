"""The memory that pictures are drawn in, used again and again.

A picture takes a megabyte. Allocated and freed for each, it would leave holes in the heap that
nothing else fits into, and the bot's memory would grow for hours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from PIL import Image

_STEP: Final = 256 * 1024
"""Bytes of memory are a multiple of this, so that few sizes are ever made."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """An image whose pixels already lie as a PNG file wants them."""

    image: Image.Image
    """The image to draw on, of mode P and without a palette."""
    rows: memoryview
    """Its rows, from the upper one, each after a zero byte."""
    memory: bytearray
    """What both lie in; it may be longer than they are."""


class Sheets:
    """A pool of memory for images, which threads may share."""

    def __init__(self) -> None:
        """Begin without any."""
        self._free: list[bytearray] = []

    def take(self, size: tuple[int, int]) -> Sheet:
        """Return a sheet of that width and height in pixels, each of which is 0."""
        width, height = size
        stride = width + 1
        taken = stride * height + 1
        try:  # asking first whether there is one would leave another thread time to take it
            memory = self._free.pop()
        except IndexError:
            memory = bytearray()
        if len(memory) < taken:  # the larger one takes its place
            memory = bytearray(-(-taken // _STEP) * _STEP)
        # Each row's zero byte is the pixel past the end of the row before, so the first row has its
        # own: the byte at 0, which nothing is ever drawn on.
        whole = memoryview(memory)
        _image_in(whole[1:], (stride, height), stride).paste(0, (0, 0, stride, height))
        return Sheet(_image_in(whole[1:], size, stride), whole[: stride * height], memory)

    def give_back(self, sheet: Sheet) -> None:
        """Take the sheet's memory back; whoever gives it back must not use the sheet any more."""
        self._free.append(sheet.memory)


def _image_in(memory: memoryview, size: tuple[int, int], stride: int) -> Image.Image:
    """Return an image of mode P that is drawn in that memory, a row every ``stride`` bytes."""
    # Pillow takes any buffer, though its types name three.
    image = Image.frombuffer("P", size, cast("bytearray", memory), "raw", "P", stride, 1)
    image.readonly = 0  # else whoever draws on it would get a copy
    return image


SHEETS: Final = Sheets()
"""The pool for all pictures."""
