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
from renderer.theme import Rgb, Theme

Gain = tuple[int, int]
"""A seat, and by how many points its score changed."""

_SIGN: Final = 0.3
_TYPE: Final = 0.72
_ENDS: Final = 0.3
_GAP: Final = 0.07
_STEP: Final = 0.68
"""Radius of the sign, height of the type, room at the far end, gap before the number, and way from
one sign to the next, in heights of the tab."""
_EDGES: Final = (0.03, 0.05)
"""Width of the edge of an earlier turn's tab and of the last turn's, in units."""


_BEFORE: Final = 0.2
"""Room between an end of the tab and a sign, in heights of the tab."""
_THEN: Final = "›"


@kept_text
def tab(style: Style, seat: int, gains: Sequence[Gain], height: int, *, is_last: bool) -> Stamp:
    """Return a tab ``height`` pixels high, put where the middle of its sign is to be.

    To the right of the sign of ``seat`` stands what it gained; what others gained follows behind an
    arrow and their signs.
    """
    theme = style.theme
    line = theme.mark if is_last else theme.quiet_line
    parts: list[Stamp | _Text] = [sign(theme, seat, _SIGN * height)]
    for who, points in gains:
        if who != seat:
            parts += (_Text(_THEN, theme.quiet_line), sign(theme, who, _SIGN * height))
        parts.append(_Text(change(points), _ink(theme, points)))
    return _tab(style, parts, line, height, is_last=is_last)


@kept_text
def tag(style: Style, gain: int, height: int, *, is_last: bool) -> Stamp:
    """Return a tab that says what a piece brought, put where its left end has its middle."""
    theme = style.theme
    line = theme.mark if is_last else theme.quiet_line
    return _tab(style, [_Text(change(gain), _ink(theme, gain))], line, height, is_last=is_last)


@kept_text
def best_tab(style: Style, seat: int, gain: int, height: int) -> Stamp:
    """Return the golden tab of a game's best turn, with a star before its sign."""
    gold = style.theme.winner
    emblems = [star(gold, 1.1 * _SIGN * height), sign(style.theme, seat, _SIGN * height)]
    return _tab(style, [*emblems, _Text(change(gain), gold)], gold, height, is_last=True)


class _Text(NamedTuple):
    """A text in a tab, and its colour."""

    text: str
    ink: Rgb


def _ink(theme: Theme, points: int) -> Rgb:
    return theme.loss if points < 0 else theme.gain


def _tab(
    style: Style, parts: Sequence[Stamp | _Text], line: Rgb, height: int, *, is_last: bool
) -> Stamp:
    ground = style.theme.mark_edge
    places: list[float] = []
    end = after = 0.0
    for part in parts:
        if isinstance(part, _Text):
            left = end + (_GAP if places else _ENDS) * height
            end, after = left + width_of(part.text, _type(part, ground, height)), _ENDS * height
        else:
            left = end + (_STEP - 2 * _SIGN if places else _BEFORE) * height
            end, after = left + 2 * _SIGN * height, _BEFORE * height
        places.append(left)
    edge = max(1, round(_EDGES[is_last] * style.grid.unit))
    box = Box(-(height // 2), -(height // 2), round(end + after), height)
    pen, coverage = Pen(box, line), Pen(box, 0)
    pen.rounded_box(box.shrunk(edge), height / 2 - edge, ground)
    coverage.rounded_box(box, height / 2, 255)
    image = pen.finish()
    drawing = ImageDraw.Draw(image)
    for part, left in zip(parts, places, strict=True):
        if isinstance(part, _Text):
            write(drawing, (left, height / 2), part.text, _type(part, ground, height))
        else:
            middle = round(left + _SIGN * height), height // 2
            image.paste(part.image, part.box.moved(*middle).edges[:2], part.coverage)
    return Stamp(image, coverage.finish(), box)


def _type(text: _Text, ground: Rgb, height: int) -> Type:
    return Type(Weight.BOLD, _TYPE * height, text.ink, ground)
