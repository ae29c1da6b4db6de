"""Films as animated GIF files: each frame holds only the pixels that differ from the one before."""

from __future__ import annotations

import struct
from itertools import chain
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

_SIGNATURE: Final = b"GIF89a"
_TONES: Final = 256
_TABLE_OF_ALL: Final = 0xF7
"""A colour table for all frames, of ``_TONES`` tones of eight bits."""
_FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_STAYS: Final = 1
"""What is done with a frame when the next one comes: it stays, and is drawn over."""
_UNCHANGED: Final = _TONES - 1
"""The index of pixels through which the frame before is seen."""
_END: Final = b";"


class Gif:
    """An animated GIF file in the making, which begins again after its end."""

    def __init__(self, size: tuple[int, int], palette: bytes) -> None:
        """Begin a film without frames.

        Args:
            size: its width and height in pixels.
            palette: the red, green and blue of each tone.

        Raises:
            ValueError: the palette leaves no index free.
        """
        if len(palette) > 3 * _UNCHANGED:
            raise ValueError(f"{len(palette) // 3} tones leave no index free")
        screen = struct.pack("<HHBBB", *size, _TABLE_OF_ALL, 0, 0)
        table = palette.ljust(3 * _TONES, b"\x00")
        self._parts = [_SIGNATURE, screen, table, _FOR_EVER]
        self._shown: Image.Image | None = None

    def add(self, frame: Image.Image, duration: int) -> None:
        """Add a frame (indices, mode L) that is shown for ``duration`` milliseconds."""
        box = (0, 0, *frame.size)
        drawn = frame
        if self._shown is not None:
            # Modulo, since ``subtract`` gives 0 as well where an index has become smaller.
            differing = ImageChops.subtract_modulo(frame, self._shown)
            # A frame needs a pixel at least.
            box = differing.getbbox() or (0, 0, 1, 1)
            # A copy even of a whole frame, which the next is compared with as it is.
            drawn = frame.crop(box)
            unchanged = differing.crop(box).point([255] + [0] * 255)
            drawn.paste(_UNCHANGED, (0, 0), unchanged)
        self._shown = frame
        self._parts += GifImagePlugin.getdata(
            drawn, box[:2], duration=duration, disposal=_STAYS, transparency=_UNCHANGED
        )

    def file(self) -> bytes:
        """Return the file."""
        return b"".join(chain(self._parts, [_END]))
