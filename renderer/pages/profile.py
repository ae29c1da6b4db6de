"""The picture of a profile: for each game somebody is rated in, the rating and its curve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renderer.canvas import Canvas
from renderer.layout import DEFAULT_WIDTH, Box, Grid, check_width
from renderer.parts.curve import CurveLook, curve
from renderer.parts.lettering import Type, Weight, fit, fitted, width_of
from renderer.parts.plates import PlateLook
from renderer.parts.sprites import style_of
from renderer.theme import Rgb, Theme

_MARGIN: Final = 0.0167
_LEFT: Final = 0.045
_HEADER: Final = 0.082
_TITLE_AT: Final = 0.045
_ROW: Final = 0.252
_PLATE: Final = 0.24
_RADIUS: Final = 0.016
_NAME_AT: Final = 0.042
_RATING_AT: Final = 0.118
_NOTES_AT: Final = (0.183, 0.213)
_SPACE: Final = 0.016
_WORDS_ROOM: Final = 0.34
_CURVE: Final = (0.475, 0.955)
_CURVE_AT: Final = 0.1
_CURVE_HEIGHT: Final = 0.13
_LEVEL_ROOM: Final = 0.07
_DATES_AT: Final = 0.213
_DATE_ROOM: Final = 0.2
_LINE: Final = 0.0022
_END: Final = 0.0062
_LEAST_SPAN: Final = 120
"""A curve fills its height if it spans at least so many points; one that spans less is flatter."""
_TITLE_TYPE: Final = 0.042
_NAME_TYPE: Final = 0.03
_RATING_TYPE: Final = 0.07
_QUIET_TYPE: Final = 0.025
"""All in widths of the picture."""


@dataclass(frozen=True, slots=True)
class ProfileRow:
    """A game somebody is rated in, as the reader's language writes it.

    ``note`` stands beside the ``rating``, ``notes`` below it. A ``curve`` of at least two numbers
    is drawn from left to right; ``dates`` stand below its ends.
    """

    name: str
    rating: str
    note: str
    notes: tuple[str, str]
    curve: tuple[int, ...] = ()
    dates: tuple[str, str] = ("", "")


def draw_profile(
    title: str, rows: Sequence[ProfileRow], theme: Theme, width: int = DEFAULT_WIDTH
) -> bytes:
    """Draw a profile as a PNG, a row below the other.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    check_width(width)
    size = width, round((_HEADER + _ROW * len(rows) + _MARGIN / 2) * width)
    canvas = Canvas(style_of(theme, Grid(1)), size)
    canvas.fill(Box(0, 0, *size), theme.panel)
    kind = Type(Weight.BOLD, _TITLE_TYPE * width, theme.text, theme.panel)
    words = fit(title, kind, (1 - 2 * _LEFT) * width)
    canvas.write(words, (round(_LEFT * width), round(_TITLE_AT * width)), kind)
    for index, row in enumerate(rows):
        _Row(canvas, width, row, _HEADER + _ROW * index).draw()
    return canvas.png()


@dataclass(frozen=True, slots=True)
class _Row:
    """One row of a picture; positions and sizes are given in widths of it, from the row's top."""

    canvas: Canvas
    width: int
    row: ProfileRow
    top: float

    def draw(self) -> None:
        """Draw the row."""
        theme, row = self.canvas.theme, self.row
        self._draw_plate()
        self._write(row.name, (_LEFT, _NAME_AT), self._type(Weight.BOLD, _NAME_TYPE, theme.text))
        big = self._type(Weight.BOLD, _RATING_TYPE, theme.text)
        self._write(row.rating, (_LEFT, _RATING_AT), big)
        beside = _LEFT + width_of(row.rating, big) / self.width + _SPACE
        quiet = self._type(Weight.MEDIUM, _QUIET_TYPE, theme.quiet_text)
        self._write(row.note, (beside, _RATING_AT + 0.012), quiet)
        for note, at in zip(row.notes, _NOTES_AT, strict=True):
            self._write(note, (_LEFT, at), quiet)
        if len(row.curve) > 1:
            self._draw_curve(quiet)

    def _draw_plate(self) -> None:
        theme, width = self.canvas.theme, self.width
        look = PlateLook(theme.panel, theme.seat, theme.seat, _RADIUS * width, 1)
        x, y = self._pixel((_MARGIN, 0))
        box = Box(x, y, round((1 - 2 * _MARGIN) * width), round(_PLATE * width))
        self.canvas.plate(box, look)

    def _draw_curve(self, quiet: Type) -> None:
        """Draw the curve, its highest and lowest number beside it, and the dates below it."""
        (left, right), values = _CURVE, self.row.curve
        room = complex((right - left) * self.width, _CURVE_HEIGHT * self.width)
        line, end = max(0.5, _LINE * self.width), max(1.5, _END * self.width)
        look = CurveLook(self.canvas.theme.text, line, end, _LEAST_SPAN)
        middle = self._pixel(((left + right) / 2, _CURVE_AT))
        self.canvas.stamp(curve(values, room, look), middle)
        levels = {max(values), min(values)}
        span = max(max(values) - min(values), _LEAST_SPAN)
        half = (max(values) + min(values)) / 2
        for level in levels:
            at = _CURVE_AT + (half - level) / span * _CURVE_HEIGHT
            self._write(str(level), (left - _SPACE, at), quiet, 1, _LEVEL_ROOM)
        begin, until = self.row.dates
        self._write(begin, (left, _DATES_AT), quiet, 0, _DATE_ROOM)
        self._write(until, (right, _DATES_AT), quiet, 1, _DATE_ROOM)

    def _write(
        self,
        text: str,
        at: tuple[float, float],
        kind: Type,
        anchor: float = 0,
        room: float = _WORDS_ROOM,
    ) -> None:
        shown, shown_type = fitted(text, kind, room * self.width)
        self.canvas.write(shown, self._pixel(at), shown_type, anchor)

    def _type(self, weight: Weight, size: float, colour: Rgb) -> Type:
        return Type(weight, size * self.width, colour, self.canvas.theme.seat)

    def _pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        return round(at[0] * self.width), round((self.top + at[1]) * self.width)
