"""The tones of a theme: its colours, and the blends that anti-aliased edges between them need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from mmap import ACCESS_COPY, mmap
from typing import Final, cast

from PIL import Image

from renderer.theme import Rgb, Theme, blend, faded, legible

_OWN_PAGES: Final = 8192
"""Images of so many bytes or more lie in memory pages of their own, outside the heap."""

_SAME: Final = 8
"""A blend that differs from a tone by less than this in every channel is left out."""


_Ramp = tuple[Rgb, Rgb, int]
"""Two colours that meet in a picture, and the number of blends between them."""


def _ramps(theme: Theme) -> Iterator[_Ramp]:
    """Yield the colours that meet in pictures of boards, hands and leaderboards."""
    yield theme.table, theme.shadow, 3
    yield theme.table, theme.free_cell, 2
    yield theme.table, theme.cell_name, 4
    yield theme.tile, theme.tile_edge, 2
    yield theme.tile_edge, theme.shadow, 3
    yield theme.mark, theme.mark_edge, 4
    yield theme.table, theme.quiet_line, 1
    yield theme.mark_edge, theme.quiet_line, 2
    yield theme.mark_edge, theme.text, 3
    for ground in (theme.seat, theme.seat_on_turn, theme.panel, theme.mark_edge):
        yield ground, theme.gain, 3
        yield ground, theme.loss, 2
    for disc in theme.discs:
        yield disc.body, theme.tile, 4
        yield disc.body, disc.ring, 3
        yield disc.body, disc.pip, 2
        yield disc.body, theme.tile_edge, 2
        yield disc.body, theme.mark_edge, 2
        ground = theme.open_ground(disc)
        yield ground, legible(ground, disc.ring, theme.mark_edge), 3
        yield theme.mark, legible(theme.mark, disc.ring, theme.mark_edge), 3
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
    for ground in (theme.panel, theme.seat, theme.seat_on_turn):
        yield ground, theme.mark_edge, 1
        for disc in theme.discs:
            yield ground, disc.ring, 1
    for metal in (theme.winner, theme.second, theme.third):
        yield metal, theme.mark_edge, 2
    for sign, edge in zip(theme.signs, theme.sign_edges, strict=True):
        yield sign, edge, 2


def _ramps_of_choices(theme: Theme) -> Iterator[_Ramp]:
    """Yield the further colours that meet in pictures of panels."""
    yield theme.table, theme.spot, 2
    yield theme.spot, theme.text, 4
    yield theme.table, theme.text, 4
    ghost = faded(theme)
    yield ghost.tile, ghost.tile_edge, 2
    yield ghost.tile_edge, theme.shadow, 2
    for disc in ghost.discs:
        yield disc.body, ghost.tile, 4
        yield disc.body, disc.pip, 2
        yield disc.body, ghost.tile_edge, 2


def _tones(theme: Theme) -> tuple[Rgb, ...]:
    """List the theme's own colours, then the blends."""
    # These come first and ever darker: ``Canvas.deepen`` compares their indices.
    shades = [theme.table, *_between(theme.table, theme.shadow, 3), theme.shadow]
    return _extended((*shades, theme.spot, theme.bar, theme.bar_done), _ramps(theme))


def _extended(tones: Iterable[Rgb], ramps: Iterable[_Ramp]) -> tuple[Rgb, ...]:
    """Add the colours of ``ramps`` to ``tones``, then their blends, but none close to a tone."""
    ramps = tuple(ramps)
    extended = dict.fromkeys(tones)
    extended.update(dict.fromkeys(colour for one, other, _ in ramps for colour in (one, other)))
    for one, other, steps in ramps:
        for tone in _between(one, other, steps):
            if not any(_is_close(tone, kept) for kept in extended):
                extended[tone] = None
    return tuple(extended)


def _between(one: Rgb, other: Rgb, steps: int) -> Iterator[Rgb]:
    return (blend(one, other, step / (steps + 1)) for step in range(1, steps + 1))


def _is_close(one: Rgb, other: Rgb) -> bool:
    # Thousands of pairs are compared; a loop over the channels takes ten times as long.
    return (
        abs(one[0] - other[0]) < _SAME
        and abs(one[1] - other[1]) < _SAME
        and abs(one[2] - other[2]) < _SAME
    )


class Palette:
    """The tones in which one theme's pictures are drawn; sprites and pictures hold their indices.

    Only the picture carries the palette itself (mode P). Sprites are grey images to Pillow (mode
    L): a palette would take as much memory as the pixels of most of them.

    The table is tone 0 and the tones of its shadow follow, each darker than the one before.
    """

    def __init__(self, tones: tuple[Rgb, ...]) -> None:
        """Take up to 256 tones."""
        self.tones = tones
        self._index = {tone: index for index, tone in enumerate(self.tones)}
        self.channels = bytes(channel for tone in self.tones for channel in tone)
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(self.channels)

    def index(self, colour: Rgb) -> int:
        """Return the index of one of the palette's tones.

        Raises:
            KeyError: the palette has no such tone.
        """
        return self._index[colour]

    def dress(self, image: Image.Image) -> None:
        """Give an image of mode P these tones as its palette."""
        image.putpalette(self.channels)

    def nearest(self, image: Image.Image) -> Image.Image:
        """Return an RGB image in the tones nearest to its colours, with the palette (mode P)."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)

    def reduce(self, image: Image.Image) -> Image.Image:
        """Return the indices of the tones nearest to an RGB image's colours (mode L).

        Nothing may be drawn on the image that is returned.
        """
        return to_keep(self.nearest(image))


def to_keep(indices: Image.Image) -> Image.Image:
    """Return an image of indices (mode L) in memory that may long be held; draw nothing on it."""
    pixels = indices.tobytes()
    if len(pixels) < _OWN_PAGES:
        return Image.frombytes("L", indices.size, pixels)
    # In the heap, parts that come and go would leave holes that nothing else fits into.
    pages = mmap(-1, len(pixels), access=ACCESS_COPY)
    pages[:] = pixels
    # Pillow takes any buffer, though its types name three.
    return Image.frombuffer("L", indices.size, cast("bytearray", pages), "raw", "L", 0, 1)


@lru_cache(maxsize=8)
def palette_of(theme: Theme) -> Palette:
    """Return the palette of a theme."""
    return Palette(_tones(theme))


@lru_cache(maxsize=8)
def palette_of_choices(theme: Theme) -> Palette:
    """Return the palette of a theme for panels, which also show spots and a ghost."""
    return Palette(_extended(_tones(theme), _ramps_of_choices(theme)))
