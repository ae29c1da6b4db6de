"""Rectangles and bars with rounded ends, drawn once and kept."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from renderer.layout import Box
from renderer.palette import Palette
from renderer.parts.kept import kept, kept_text
from renderer.parts.pen import Pen
from renderer.theme import Rgb


@dataclass(frozen=True, slots=True)
class PlateLook:
    """Colours and measures (in pixels) of a rectangle with rounded corners."""

    ground: Rgb
    colour: Rgb
    outline: Rgb
    radius: float
    thickness: int = 0


@dataclass(frozen=True, slots=True)
class GaugeLook:
    """Colours of a bar that is partly filled."""

    ground: Rgb
    bar: Rgb
    done: Rgb


@kept
def plate(palette: Palette, size: tuple[int, int], look: PlateLook) -> Image.Image:
    """Return a rectangle with rounded corners."""
    box = Box(0, 0, *size)
    pen = Pen(box, look.ground)
    pen.rounded_box(box, look.radius, look.outline)
    pen.rounded_box(box.shrunk(look.thickness), look.radius - look.thickness, look.colour)
    return palette.reduce(pen.finish())


@kept_text
def gauge(palette: Palette, size: tuple[int, int], done: int, look: GaugeLook) -> Image.Image:
    """Return a bar with rounded ends, ``done`` pixels of it filled."""
    box, height = Box(0, 0, *size), size[1]
    pen = Pen(box, look.ground)
    pen.rounded_box(box, height / 2, look.bar)
    if done:
        pen.rounded_box(Box(0, 0, max(height, done), height), height / 2, look.done)
    return palette.reduce(pen.finish())
