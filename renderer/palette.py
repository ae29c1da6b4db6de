"""The tones of a theme: its colours, and the blends that anti-aliased edges between them need."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from renderer.theme import Rgb, Theme

_SAME: Final = 8
"""A blend that differs from a tone by less than this in every channel is left out."""


def _ramps(theme: Theme) -> Iterator[tuple[Rgb, Rgb, int]]:
    """Yield pairs of colours that meet in a picture, each with the number of blends between."""
    yield theme.table, theme.shadow, 3
    yield theme.table, theme.free_cell, 2
    yield theme.table, theme.cell_name, 4
    yield theme.tile, theme.tile_edge, 2
    yield theme.tile_edge, theme.shadow, 3
    yield theme.mark, theme.mark_edge, 4
    yield theme.open_size, theme.mark_edge, 2
    for disc in theme.discs:
        yield disc.body, theme.tile, 4
        yield disc.body, disc.ring, 3
        yield disc.body, disc.pip, 2
        yield disc.body, theme.tile_edge, 2
        yield disc.body, theme.mark_edge, 2
        yield disc.ring, theme.tile, 3
        yield disc.ring, theme.size_text, 4
        yield disc.ring, theme.mark, 3
    for ground in (theme.panel, theme.seat, theme.seat_on_turn):
        yield ground, theme.text, 4
        yield ground, theme.quiet_text, 3
        yield ground, theme.winner, 2
        yield ground, theme.second, 1
        yield ground, theme.third, 1
        yield ground, theme.bar, 1
        yield ground, theme.bar_done, 1
        for sign in (*theme.signs, *theme.sign_edges):
            yield ground, sign, 1
    for metal in (theme.winner, theme.second, theme.third):
        yield metal, theme.mark_edge, 2
    for sign, edge in zip(theme.signs, theme.sign_edges, strict=True):
        yield sign, edge, 2


def _tones(theme: Theme) -> tuple[Rgb, ...]:
    """List the theme's own colours, then the blends; table and shadow ascend by darkness."""
    shades = [theme.table, *_between(theme.table, theme.shadow, 3), theme.shadow]
    ramps = list(_ramps(theme))
    tones = dict.fromkeys(shades)
    tones.update(dict.fromkeys(colour for one, other, _ in ramps for colour in (one, other)))
    tones.update(dict.fromkeys((theme.spot, theme.bar, theme.bar_done)))
    for one, other, steps in ramps:
        for blend in _between(one, other, steps):
            if not any(_is_close(blend, tone) for tone in tones):
                tones[blend] = None
    return tuple(tones)


def _between(one: Rgb, other: Rgb, steps: int) -> Iterator[Rgb]:
    for step in range(1, steps + 1):
        part = step / (steps + 1)
        red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
        yield red, green, blue


def _is_close(one: Rgb, other: Rgb) -> bool:
    return all(abs(a - b) < _SAME for a, b in zip(one, other, strict=True))


class Palette:
    """The tones in which one theme's pictures are drawn; sprites and pictures hold their indices.

    The table is tone 0 and the tones of its shadow follow, each darker than the one before.
    """

    def __init__(self, theme: Theme) -> None:
        """Choose the tones."""
        self.tones = _tones(theme)
        self._index = {tone: index for index, tone in enumerate(self.tones)}
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(bytes(channel for tone in self.tones for channel in tone))

    def index(self, colour: Rgb) -> int:
        """Return the index of one of the theme's own colours."""
        return self._index[colour]

    def blank(self, size: tuple[int, int], colour: Rgb) -> Image.Image:
        """Return an image in this palette, filled with one of the theme's own colours."""
        image = Image.new("P", size, self.index(colour))
        image.putpalette(self._image.getpalette() or ())
        return image

    def reduce(self, image: Image.Image) -> Image.Image:
        """Return an RGB image in the tones nearest to its colours."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)


@lru_cache(maxsize=8)
def palette_of(theme: Theme) -> Palette:
    """Return the palette of a theme."""
    return Palette(theme)
