"""Draws the marks of choices: texts on pills, a ghost's dashed outline."""

from __future__ import annotations

from typing import Final

from PIL import ImageDraw

from renderer.layout import Box, box_round
from renderer.parts.kept import kept
from renderer.parts.lettering import Type, Weight, width_of, write
from renderer.parts.marks import Stamp
from renderer.parts.pen import Pen
from renderer.parts.sprites import Style

_DASHES: Final = 5
"""Dashes along each of a tile's edges."""
_DASH: Final = (0.06, 0.1)
"""Half the width of a ghost's outline: its light dashes, and the dark line under them."""
_PILL_HEIGHT: Final = 1.5
_PILL_MARGIN: Final = 0.35
"""Height of a pill, and margin on both sides of its text, in heights of its type."""
_PILL_EDGE: Final = 0.03
"""Width of the dark line round a pill, in units."""


@kept
def ghost_outline(style: Style) -> Stamp:
    """Return the dashed outline of a tile that is held over the board, round its centre."""
    corners = style.grid.corners()
    light, dark = (width * style.grid.unit for width in _DASH)
    box = box_round(corners, dark + 1)
    pen, coverage = Pen(box, style.theme.mark_edge), Pen(box, 0)
    coverage.outline(corners, dark, 255)
    for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
        step = (other - one) / (2 * _DASHES)
        for dash in range(_DASHES):
            start = one + (2 * dash + 0.5) * step
            pen.bar(start, start + step, light, style.theme.mark)
    return Stamp(pen.finish(), coverage.finish(), box)


@kept
def pill(style: Style, text: str, units: float, *, is_chosen: bool) -> Stamp:
    """Return a text on a pill, its type ``units`` high: light for what is chosen, else dark."""
    theme, size = style.theme, units * style.grid.unit
    ink, ground = (theme.mark_edge, theme.mark) if is_chosen else (theme.text, theme.table)
    kind = Type(Weight.BOLD, size, ink, ground)
    length, margin = width_of(text, kind), _PILL_MARGIN * size
    width, height = round(length + 2 * margin), round(_PILL_HEIGHT * size)
    box = Box(-(width // 2), -(height // 2), width, height)
    pen, coverage = Pen(box, theme.mark_edge), Pen(box, 0)
    edge = max(1, round(_PILL_EDGE * style.grid.unit))
    pen.rounded_box(box.shrunk(edge), height / 2 - edge, ground)
    coverage.rounded_box(box, height / 2, 255)
    image = pen.finish()
    write(ImageDraw.Draw(image), ((width - length) / 2, height / 2), text, kind)
    return Stamp(image, coverage.finish(), box)
