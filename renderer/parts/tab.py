"""Draws the tab beside a tile: who laid it, and what that brought in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import ImageDraw

from renderer.layout import Box
from renderer.parts.figures import change
from renderer.parts.kept import kept_text
from renderer.parts.lettering import Type, Weight, width_of, write
from renderer.parts.marks import Stamp
from renderer.parts.pen import Pen
from renderer.parts.signs import sign, star
from renderer.parts.sprites import Style
from renderer.theme import Rgb

_SIGN: Final = 0.3
_TYPE: Final = 0.72
_ENDS: Final = 0.3
_GAP: Final = 0.07
_STEP: Final = 0.68
"""Radius of the sign, height of the type, room at the far end, gap before the number, and way from
one sign to the next, in heights of the tab."""
_EDGES: Final = (0.03, 0.05)
"""Width of the edge of an earlier turn's tab and of the last turn's, in units."""


@kept_text
def tab(style: Style, seat: int, gain: int, height: int, *, is_last: bool) -> Stamp:
    """Return a tab ``height`` pixels high, put where the middle of its sign is to be.

    It has no number if ``gain`` is 0; else that stands to the right of the sign.
    """
    theme = style.theme
    line = theme.mark if is_last else theme.quiet_line
    ink = theme.loss if gain < 0 else theme.gain
    emblem = sign(theme, seat, _SIGN * height)
    return _tab(
        style, [emblem], _Text(change(gain) if gain else "", ink, line), height, is_last=is_last
    )


@kept_text
def best_tab(style: Style, seat: int, gain: int, height: int) -> Stamp:
    """Return the golden tab of a game's best turn, with a star before its sign."""
    gold = style.theme.winner
    emblems = [star(gold, 1.1 * _SIGN * height), sign(style.theme, seat, _SIGN * height)]
    return _tab(style, emblems, _Text(change(gain), gold, gold), height, is_last=True)


class _Text(NamedTuple):
    """What a tab says, in which colour, and the colour of the tab's edge."""

    text: str
    ink: Rgb
    line: Rgb


def _tab(
    style: Style, emblems: Sequence[Stamp], words: _Text, height: int, *, is_last: bool
) -> Stamp:
    ground = style.theme.mark_edge
    kind = Type(Weight.BOLD, _TYPE * height, words.ink, ground)
    step = round(_STEP * height)
    more = (len(emblems) - 1) * step
    if words.text:
        more += round(width_of(words.text, kind) + (_GAP + _ENDS + _SIGN - 0.5) * height)
    edge = max(1, round(_EDGES[is_last] * style.grid.unit))
    box = Box(-(height // 2), -(height // 2), height + more, height)
    pen, coverage = Pen(box, words.line), Pen(box, 0)
    pen.rounded_box(box.shrunk(edge), height / 2 - edge, ground)
    coverage.rounded_box(box, height / 2, 255)
    image = pen.finish()
    for index, emblem in enumerate(emblems):
        corner = emblem.box.left - box.left + index * step, emblem.box.top - box.top
        image.paste(emblem.image, corner, emblem.coverage)
    left = (0.5 + _SIGN + _GAP) * height + (len(emblems) - 1) * step
    write(ImageDraw.Draw(image), (left, height / 2), words.text, kind)
    return Stamp(image, coverage.finish(), box)
