"""The picture being drawn: an image whose pixels are indices into a theme's palette.

What is drawn later covers what was drawn before; there is no other order of depth. Sprites are
indices too and are copied as they are. Stamps are RGB with soft edges: they are blended with what
lies below them, and the result is brought back to the palette.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from copy import copy

from PIL import Image

from renderer.layout import Box, Grid
from renderer.parts.lettering import Type, line
from renderer.parts.marks import Stamp
from renderer.parts.plates import GaugeLook, PlateLook, gauge, plate
from renderer.parts.sprites import Sprite, Style, faded_style, style_of
from renderer.png import png_of
from renderer.sheets import SHEETS
from renderer.theme import Rgb


class Canvas:
    """An image to which the layers are added; all positions are pixels."""

    def __init__(self, style: Style, size: tuple[int, int], tone: int = 0) -> None:
        """Begin with an empty table, which is tone 0, or with another tone everywhere."""
        self.style = style
        self.theme = style.theme
        self._size = size
        self._sheet = SHEETS.take(size)
        self._image = self._sheet.image
        if tone:
            self._image.paste(tone, (0, 0, *size))
        style.palette.dress(self._image)

    def at_scale(self, grid: Grid) -> Canvas:
        """Return a canvas that draws on the same picture at another scale."""
        other = copy(self)  # a shallow one: both draw on one image
        other.style = style_of(self.theme, grid)
        return other

    def faded(self) -> Canvas:
        """Return a canvas that draws on the same picture in faded colours."""
        other = copy(self)
        other.style = faded_style(self.style)
        return other

    def fill(self, box: Box, colour: Rgb) -> None:
        """Fill a box with one of the theme's own colours.

        Raises:
            KeyError: the palette has no such tone.
        """
        self._image.paste(self.style.palette.index(colour), box.edges)

    def plate(self, box: Box, look: PlateLook) -> None:
        """Fill a box with rounded corners."""
        self._lay(plate(self.style.palette, box.size, look), (box.left, box.top))

    def gauge(self, box: Box, look: GaugeLook, part: float) -> None:
        """Fill a box with a bar, of which ``part`` (0 to 1) is done."""
        done = round(part * box.width)
        self._lay(gauge(self.style.palette, box.size, done, look), (box.left, box.top))

    def paste(self, sprite: Sprite, at: tuple[int, int]) -> None:
        """Copy a sprite round the pixel ``at``."""
        sprite.paste(self._image, at)

    @contextmanager
    def only_on(self, shapes: Iterable[tuple[Sprite, tuple[int, int]]]) -> Iterator[None]:
        """Keep what is drawn meanwhile only where one of ``shapes`` would lie."""
        before = self._image.copy()
        yield
        aside = Image.new("1", self._size, 1)
        for sprite, (x, y) in shapes:
            aside.paste(0, sprite.box.moved(x, y).edges, sprite.mask)
        self._image.paste(before, None, aside)

    def deepen(self, sprite: Sprite, at: tuple[int, int]) -> None:
        """Lay a shadow round the pixel ``at``; where shadows meet, the darker tone stays."""
        # Indices are compared, not colours: the table is 0, its shadow's tones ascend from 1, and
        # all else is higher. So no shadow falls on what was drawn already.
        edges = sprite.box.moved(*at).edges
        image = self._image.im
        # As ``ImageChops`` does it, without the palettes that each image would be given.
        image.paste(image.crop(edges).chop_lighter(sprite.image.im), edges)

    def stamp(self, stamp: Stamp, at: tuple[int, int]) -> None:
        """Lay a drawing with soft edges round the pixel ``at``."""
        box = stamp.box.moved(*at)
        # Finding the nearest tones is slow: it is done for this box alone, and only if it is seen.
        if not box.overlap(Box(0, 0, *self._size)):
            return
        edges = box.edges
        below = self._image.crop(edges).convert("RGB")
        below.paste(stamp.image, None, stamp.coverage)
        self._image.paste(self.style.palette.nearest(below), edges)

    def write(self, text: str, at: tuple[int, int], kind: Type, anchor: float = 0.0) -> None:
        """Write drawable text on its ground.

        ``at`` is level with the middle of its figures. It is the left end of the text for an
        ``anchor`` of 0, the middle for 0.5, the right end for 1.
        """
        if not text:
            return
        image = line(self.style.palette, text, kind)
        corner = at[0] - int(anchor * image.width), at[1] - image.height // 2
        self._lay(image, corner)

    def _lay(self, indices: Image.Image, corner: tuple[int, int]) -> None:
        """Copy an image of indices; ``corner`` is the pixel of its upper left corner."""
        left, top = corner
        box = left, top, left + indices.width, top + indices.height
        # Image.paste would take the indices (mode L) for greys, and convert them to the palette.
        self._image.im.paste(indices.im, box)

    def indices(self) -> Image.Image:
        """Return the picture's indices (mode L); nothing can be drawn on it afterwards."""
        indices = Image.frombytes("L", self._size, self._image.tobytes())
        self._give_back()
        return indices

    def png(self) -> bytes:
        """Return the picture as a PNG file; nothing can be drawn on it afterwards."""
        file = png_of(self._sheet.rows, self._size, self.style.palette.channels)
        self._give_back()
        return file

    def _give_back(self) -> None:
        # Copies from ``at_scale`` and ``faded`` still hold the sheet; they must not draw any more.
        SHEETS.give_back(self._sheet)
        del self._image, self._sheet
