"""Text in pictures: which font draws which letters, how wide they are, and shortening to fit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from renderer.palette import Palette
from renderer.parts.kept import kept_text
from renderer.parts.script import tidy, visual
from renderer.theme import Rgb

_FOLDER: Final = Path(__file__).parent.parent / "fonts"
_FURTHER: Final = ("DejaVuSans.ttf", "DroidSansFallback.ttf")
"""What other scripts are drawn with, the last for Chinese, Japanese and Korean."""

_CAPITAL: Final = 0.727
"""Height of Inter's capitals and figures, in sizes."""
_FIGURES: Final = frozenset("0123456789+\N{MINUS SIGN}×")
_FIGURES_HIGH: Final = 0.86
_LETTERS_HIGH: Final = 1.24
"""Height of a line of figures alone, and of any other, in sizes."""
_PROBE_SIZE: Final = 24
_NO_LETTER: Final = "\uffff"
_ELLIPSIS: Final = "…"
_SMALLER: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7)
"""Parts of its size in which a label is tried, one after the other."""
_LONGEST: Final = 100
"""A text is cut off after so many letters; no more would fit anywhere."""


class Weight(StrEnum):
    """The font in which a text is drawn, as far as it has the letters."""

    MEDIUM = "Inter-Medium.otf"
    BOLD = "Inter-Bold.otf"


@dataclass(frozen=True, slots=True)
class Type:
    """How a text is set: its height in pixels, its colour and that of its ground."""

    weight: Weight
    size: float
    colour: Rgb
    ground: Rgb


@lru_cache(maxsize=64)
def _font(file: str, size: float) -> ImageFont.FreeTypeFont:
    # The basic layout is the same on every machine; the other one depends on system libraries.
    return ImageFont.truetype(_FOLDER / file, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _has(file: str, letter: str) -> bool:
    font = _font(file, _PROBE_SIZE)
    missing, drawn = font.getmask(_NO_LETTER), font.getmask(letter)
    return drawn.size != missing.size or bytes(drawn) != bytes(missing)


def _file_for(letter: str, weight: Weight) -> str | None:
    return next((file for file in (weight.value, *_FURTHER) if _has(file, letter)), None)


def _runs(text: str, weight: Weight) -> Iterator[tuple[str, str]]:
    """Yield the pieces of a line from left to right, each with the file of its font."""
    for file, letters in groupby(visual(text), key=lambda letter: _file_for(letter, weight)):
        if file is not None:
            yield file, "".join(letters)


def drawable(text: str) -> str:
    """Return the letters of ``text`` that the fonts can draw; empty if only spaces are left."""
    letters = (letter for letter in tidy(text[:_LONGEST]) if _file_for(letter, Weight.MEDIUM))
    return " ".join("".join(letters).split())


@lru_cache(maxsize=2048)
def width_of(text: str, kind: Type) -> float:
    """Return how many pixels wide ``text`` is when drawn."""
    return sum(_font(file, kind.size).getlength(run) for file, run in _runs(text, kind.weight))


@lru_cache(maxsize=2048)
def fit(text: str, kind: Type, width: float) -> str:
    """Return what the fonts can draw of ``text``, shortened with … to ``width`` pixels."""
    whole = drawable(text)
    if width_of(whole, kind) <= width:
        return whole
    for length in range(len(whole) - 1, 0, -1):
        shortened = whole[:length].rstrip() + _ELLIPSIS
        if width_of(shortened, kind) <= width:
            return shortened
    return ""


@lru_cache(maxsize=2048)
def fitted(text: str, kind: Type, width: float) -> tuple[str, Type]:
    """Return a label of at most ``width`` pixels, and how it is set.

    It gets smaller before words are left out; no word is cut, unless not even the first has room.
    """
    whole = drawable(text)
    sizes = (replace(kind, size=kind.size * part) for part in _SMALLER)
    shown = next((one for one in sizes if width_of(whole, one) <= width), None)
    if shown is not None:
        return whole, shown
    smallest = replace(kind, size=kind.size * _SMALLER[-1])
    words = whole.split(" ")
    for count in range(len(words) - 1, 0, -1):
        shortened = " ".join(words[:count]) + _ELLIPSIS
        if width_of(shortened, smallest) <= width:
            return shortened, smallest
    return fit(whole, smallest, width), smallest


def write(draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, kind: Type) -> None:
    """Draw ``text`` with its left edge and the middle of its figures at ``at``."""
    x, baseline = at[0], at[1] + kind.size * _CAPITAL / 2
    for file, run in _runs(text, kind.weight):
        font = _font(file, kind.size)
        draw.text((x, baseline), run, kind.colour, font, "ls")
        x += font.getlength(run)


@kept_text
def line(palette: Palette, text: str, kind: Type) -> Image.Image:
    """Return ``text`` on its ground; the middle of its figures is the middle of the image."""
    # No higher than its ink, for what lies above and below a line is not its own.
    high = _FIGURES_HIGH if _FIGURES.issuperset(text) else _LETTERS_HIGH
    image = Image.new(
        "RGB", (round(width_of(text, kind)) + 2, round(kind.size * high)), kind.ground
    )
    write(ImageDraw.Draw(image), (1, image.height / 2), text, kind)
    return palette.reduce(image)
