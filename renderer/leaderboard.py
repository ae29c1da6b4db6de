"""The picture of a leaderboard's page: rank, name, games, wins and the share of wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renderer.canvas import Canvas
from renderer.layout import DEFAULT_WIDTH, Box, Grid, check_width
from renderer.lettering import Type, Weight, drawable, fit
from renderer.marks import Stamp
from renderer.plates import PlateLook
from renderer.signs import coin
from renderer.sprites import style_of
from renderer.theme import Rgb, Theme

_MARGIN: Final = 0.0167
_HEADER: Final = 0.12
_ROW: Final = 0.07
_GAP: Final = 0.028
_FOOTER: Final = 0.05
_RADIUS: Final = 0.013
_OUTLINE: Final = 0.002
_TITLE_TYPE: Final = 0.036
_NAME_TYPE: Final = 0.027
_QUIET_TYPE: Final = 0.021
_RANK_AT: Final = 0.052
_NAME_AT: Final = 0.09
_NAME_ROOM: Final = 0.45
_COLUMNS_AT: Final = (0.67, 0.81, 0.96)
"""Sizes in widths of the picture; a column's right edge is given."""
_PODIUM: Final = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's place; those with equal results share a rank, counted from 1.

    ``is_asker`` marks the row of the person who asked.
    """

    rank: int
    name: str
    games: int
    wins: int
    is_asker: bool = False


@dataclass(frozen=True, slots=True)
class LeaderboardLabels:
    """The texts of a leaderboard's page, in the reader's language.

    ``columns`` name games, wins and share of wins; ``shares`` holds each row's share as written
    there, that of a row that stands apart last. ``empty`` stands in place of
    rows.
    """

    title: str
    subtitle: str
    columns: tuple[str, str, str]
    shares: tuple[str, ...]
    footer: str
    empty: str


def draw_leaderboard(
    rows: Sequence[Standing],
    theme: Theme,
    labels: LeaderboardLabels,
    apart: Standing | None = None,
    width: int = DEFAULT_WIDTH,
) -> bytes:
    """Draw a page of standings as a PNG, and below it one that stands ``apart``.

    The row of the person who asked is highlighted.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``, or a share is missing.
    """
    check_width(width)
    lines = [*rows, apart] if apart else list(rows)
    height = _HEADER + _ROW * max(1, len(lines)) + _GAP * bool(apart) + _FOOTER
    size = width, round(height * width)
    canvas = Canvas(style_of(theme, Grid(1)), size)
    page = _Page(canvas, labels, width)
    canvas.fill(Box(0, 0, *size), theme.panel)
    page.draw_header()
    top = _HEADER
    for index, (row, share) in enumerate(zip(lines, labels.shares, strict=True)):
        top += _GAP * (index == len(rows))
        page.draw_row(row, share, round(top * width))
        top += _ROW
    if apart:
        page.draw_gap(round((_HEADER + _ROW * len(rows) + _GAP / 2) * width))
    page.draw_footer(size[1], is_empty=not lines)
    return canvas.png()


@dataclass(frozen=True, slots=True)
class _Page:
    """One page, being drawn."""

    canvas: Canvas
    labels: LeaderboardLabels
    width: int

    def draw_header(self) -> None:
        theme, left = self.canvas.theme, self._pixels(_MARGIN * 2)
        title = self._type(Weight.BOLD, _TITLE_TYPE, theme.text, theme.panel)
        quiet = self._type(Weight.MEDIUM, _QUIET_TYPE, theme.quiet_text, theme.panel)
        room = self.width - 2 * left
        at = left, self._pixels(0.04)
        self.canvas.write(fit(self.labels.title, title, room), at, title)
        subtitle = fit(self.labels.subtitle, quiet, _NAME_ROOM * self.width)
        middle = self._pixels(0.092)
        self.canvas.write(subtitle, (left, middle), quiet)
        for right, column in zip(_COLUMNS_AT, self.labels.columns, strict=True):
            self.canvas.write(drawable(column), (self._pixels(right), middle), quiet, anchor=1)

    def draw_row(self, row: Standing, share: str, top: int) -> None:
        theme = self.canvas.theme
        ground = theme.seat_on_turn if row.is_asker else theme.seat
        outline = theme.text if row.is_asker else ground
        look = PlateLook(
            theme.panel, ground, outline, _RADIUS * self.width, max(1, self._pixels(_OUTLINE))
        )
        margin, height = self._pixels(_MARGIN), self._pixels(_ROW * 0.88)
        self.canvas.plate(Box(margin, top, self.width - 2 * margin, height), look)
        middle = top + height // 2
        self._draw_rank(row.rank, middle, ground)
        bold = self._type(Weight.BOLD, _NAME_TYPE, theme.text, ground)
        name = fit(row.name, bold, _NAME_ROOM * self.width) or f"#{row.rank}"
        self.canvas.write(name, (self._pixels(_NAME_AT), middle), bold)
        for right, text in zip(_COLUMNS_AT, (row.games, row.wins, share), strict=True):
            self.canvas.write(str(text), (self._pixels(right), middle), bold, anchor=1)

    def draw_gap(self, middle: int) -> None:
        """Draw three dots between the page and a row that stands apart."""
        dot = self._dot(self.canvas.theme.quiet_text, 0.0022)
        for step in (-1, 0, 1):
            self.canvas.stamp(dot, (self.width // 2 + step * self._pixels(0.012), middle - 3))

    def draw_footer(self, height: int, *, is_empty: bool) -> None:
        theme, left = self.canvas.theme, self._pixels(_MARGIN * 2)
        quiet = self._type(Weight.MEDIUM, _QUIET_TYPE, theme.quiet_text, theme.panel)
        room = self.width - 2 * left
        at = left, height - self._pixels(_FOOTER / 2)
        self.canvas.write(fit(self.labels.footer, quiet, room), at, quiet)
        if is_empty:
            at = left, self._pixels(_HEADER + _ROW / 2)
            self.canvas.write(fit(self.labels.empty, quiet, room), at, quiet)

    def _draw_rank(self, rank: int, middle: int, ground: Rgb) -> None:
        """Draw the rank; the first three are bright."""
        theme, at = self.canvas.theme, (self._pixels(_RANK_AT), middle)
        colour = theme.winner if rank <= _PODIUM else theme.text
        kind = self._type(Weight.BOLD, _NAME_TYPE, colour, ground)
        self.canvas.write(str(rank), at, kind, anchor=0.5)

    def _dot(self, colour: Rgb, radius: float) -> Stamp:
        return coin(colour, max(1.0, radius * self.width))

    def _type(self, weight: Weight, part: float, colour: Rgb, ground: Rgb) -> Type:
        return Type(weight, part * self.width, colour, ground)

    def _pixels(self, part: float) -> int:
        return round(part * self.width)
