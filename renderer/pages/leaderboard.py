"""The picture of a leaderboard's page: a row for each person with rank, name and figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renderer.canvas import Canvas
from renderer.layout import DEFAULT_WIDTH, Box, Grid, check_width
from renderer.parts.curve import CurveLook, curve
from renderer.parts.lettering import Type, Weight, fit, fitted, width_of
from renderer.parts.plates import PlateLook
from renderer.parts.signs import coin
from renderer.parts.sprites import style_of
from renderer.theme import Rgb, Theme

_MARGIN: Final = 0.0167
_LEFT: Final = 2 * _MARGIN
_HEADER: Final = 0.126
_TITLE_AT: Final = 0.041
_HEADS_AT: Final = 0.098
_ROW: Final = 0.07
_PLATE: Final = 0.061
_RADIUS: Final = 0.013
_OUTLINE: Final = 0.002
_RANK_AT: Final = 0.047
_RANK_ROOM: Final = 0.066
_COIN: Final = 0.0205
_NAME_AT: Final = 0.085
_NAME_ROOM: Final = 0.31
_SPACE: Final = 0.008
_COLUMNS_AT: Final = (0.495, 0.656, 0.738, 0.838)
"""The right edges of the columns."""
_COLUMN_ROOM: Final = 0.088
_NOTE_AT: Final = 0.5
_NOTE_ROOM: Final = 0.07
_CURVE: Final = (0.856, 0.966)
_CURVE_HEIGHT: Final = 0.04
_CURVE_LINE: Final = 0.0014
_CURVE_END: Final = 0.0042
_LEAST_SPAN: Final = 120
"""A curve fills its height if it spans at least so many points; one that spans less is flatter."""
_GAP: Final = 0.028
_LINE: Final = 0.042
_UNRANKED: Final = "?"
_DOT: Final = 0.0022
_DOTS_APART: Final = 0.012
_FOOTER: Final = 0.052
_TITLE_TYPE: Final = 0.036
_QUIET_TYPE: Final = 0.021
_RANK_TYPE: Final = 0.0225
_NAME_TYPE: Final = 0.0275
_STRONG_TYPE: Final = 0.03
_FIGURE_TYPE: Final = 0.026
"""All in widths of the picture."""


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """One person's row; those with equal results share a rank, counted from 1; None without one.

    ``figures`` stand below the columns' names, as the reader's language writes them, and ``note``
    small beside the first. ``curve`` is drawn from left to right, whatever its unit. ``is_asker``
    marks the row of whoever asks.
    """

    rank: int | None
    name: str
    figures: tuple[str, str, str, str]
    note: str = ""
    curve: tuple[int, ...] = ()
    is_asker: bool = False


@dataclass(frozen=True, slots=True)
class LeaderboardLabels:
    """The texts of a leaderboard's page, in the reader's language.

    People are ranked by the column number ``strong``; ``own`` stands after the name of whoever
    asks, ``unranked`` above the first row without a rank. The ``footer`` may be empty.
    """

    title: str
    subtitle: str
    columns: tuple[str, str, str, str]
    own: str
    unranked: str = ""
    footer: str = ""
    strong: int = 0


def draw_leaderboard(
    blocks: Sequence[Sequence[LeaderRow]],
    theme: Theme,
    labels: LeaderboardLabels,
    width: int = DEFAULT_WIDTH,
) -> bytes:
    """Draw a page as a PNG: blocks of at least one row, with three dots between two blocks.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    check_width(width)
    foot = _FOOTER if labels.footer else _MARGIN
    rows = [leader for block in blocks for leader in block]
    line = next((index for index, leader in enumerate(rows) if leader.rank is None), len(rows))
    has_line = line < len(rows)
    height = _HEADER + _ROW * len(rows) + _GAP * (len(blocks) - 1) + _LINE * has_line + foot
    size = width, round(height * width)
    page = _Page(Canvas(style_of(theme, Grid(1)), size), width)
    page.canvas.fill(Box(0, 0, *size), theme.panel)
    page.draw_header(labels)
    top = _HEADER
    starts = {sum(map(len, blocks[:index])) for index in range(1, len(blocks))}
    for index, leader in enumerate(rows):
        if index in starts:
            page.draw_gap(top + (_PLATE - _ROW + _GAP) / 2)
            top += _GAP
        if index == line:
            page.write(labels.unranked, (_LEFT, top + _LINE / 2), page.quiet(), 1 - 2 * _LEFT)
            top += _LINE
        _Row(page, leader, top).draw(labels)
        top += _ROW
    page.write(labels.footer, (_LEFT, height - foot / 2), page.quiet(), 1 - 2 * _LEFT)
    return page.canvas.png()


@dataclass(frozen=True, slots=True)
class _Page:
    """The picture of a page; positions and sizes are given in widths of it."""

    canvas: Canvas
    width: int

    def draw_header(self, labels: LeaderboardLabels) -> None:
        """Write the title, and below it the subtitle and the columns' names."""
        title = self.type_of(Weight.BOLD, _TITLE_TYPE, self.canvas.theme.text)
        self.write(labels.title, (_LEFT, _TITLE_AT), title, 1 - 2 * _LEFT)
        room = _COLUMNS_AT[0] - _COLUMN_ROOM - _LEFT - _SPACE
        self.write(labels.subtitle, (_LEFT, _HEADS_AT), self.quiet(), room)
        for right, column in zip(_COLUMNS_AT, labels.columns, strict=True):
            self.write(column, (right, _HEADS_AT), self.quiet(), _COLUMN_ROOM, anchor=1)

    def draw_gap(self, middle: float) -> None:
        """Draw three dots."""
        dot = coin(self.canvas.theme.quiet_text, max(1.0, _DOT * self.width))
        for step in (-1, 0, 1):
            self.canvas.stamp(dot, self.pixel((0.5 + step * _DOTS_APART, middle)))

    def write(
        self, text: str, at: tuple[float, float], kind: Type, room: float, anchor: float = 0
    ) -> None:
        """Write a text so that it fits into ``room``, smaller if need be."""
        shown, shown_type = fitted(text, kind, room * self.width)
        self.canvas.write(shown, self.pixel(at), shown_type, anchor)

    def quiet(self) -> Type:
        """Return how small texts beside the rows are set."""
        return self.type_of(Weight.MEDIUM, _QUIET_TYPE, self.canvas.theme.quiet_text)

    def type_of(self, weight: Weight, size: float, colour: Rgb, ground: Rgb | None = None) -> Type:
        """Return how a text is set, on the bare page unless it has another ground."""
        return Type(weight, size * self.width, colour, ground or self.canvas.theme.panel)

    def pixel(self, at: tuple[float, float]) -> tuple[int, int]:
        """Return the pixel at a position."""
        return round(at[0] * self.width), round(at[1] * self.width)


@dataclass(frozen=True, slots=True)
class _Row:
    """One row of a page; ``top`` is given in widths of it."""

    page: _Page
    leader: LeaderRow
    top: float

    def draw(self, labels: LeaderboardLabels) -> None:
        """Draw the row."""
        self._draw_plate()
        self._draw_rank()
        self._draw_name(labels.own if self.leader.is_asker else "")
        for index, figure in enumerate(self.leader.figures):
            is_strong = index == labels.strong
            kind = (
                self._type(Weight.BOLD, _STRONG_TYPE)
                if is_strong
                else self._type(Weight.MEDIUM, _FIGURE_TYPE)
            )
            self.page.write(figure, (_COLUMNS_AT[index], self._middle), kind, _COLUMN_ROOM, 1)
        small = self.page.type_of(Weight.MEDIUM, _QUIET_TYPE, self._theme.quiet_text, self._ground)
        self.page.write(self.leader.note, (_NOTE_AT, self._middle), small, _NOTE_ROOM)
        if len(self.leader.curve) > 1:
            self._draw_curve()

    def _draw_plate(self) -> None:
        outline = self._theme.text if self.leader.is_asker else self._ground
        width = self.page.width
        thickness = max(1, round(_OUTLINE * width))
        look = PlateLook(self._theme.panel, self._ground, outline, _RADIUS * width, thickness)
        self.page.canvas.plate(self._box(_MARGIN, 1 - _MARGIN, _PLATE), look)

    def _draw_rank(self) -> None:
        """Draw the rank; each of the first three has a coin of its own."""
        theme, rank, at = self._theme, self.leader.rank, (_RANK_AT, self._middle)
        coins = (theme.winner, theme.second, theme.third)
        if rank is None:
            return
        if rank <= len(coins):
            metal = coins[rank - 1]
            self.page.canvas.stamp(coin(metal, _COIN * self.page.width), self.page.pixel(at))
            kind = self.page.type_of(Weight.BOLD, _RANK_TYPE, theme.mark_edge, metal)
        else:
            ink = theme.text if self.leader.is_asker else theme.quiet_text
            kind = self.page.type_of(Weight.MEDIUM, _RANK_TYPE, ink, self._ground)
        self.page.write(str(rank), at, kind, _RANK_ROOM, anchor=0.5)

    def _draw_name(self, note: str) -> None:
        """Draw the name, and a note after it."""
        # Not as one text: in a name that runs from right to left the note would come out reversed.
        kind, width = self._type(Weight.MEDIUM, _NAME_TYPE), self.page.width
        noted, noted_type = fitted(note, kind, _NAME_ROOM * width)
        room = _NAME_ROOM * width - width_of(noted, noted_type) - _SPACE * width
        name = fit(self.leader.name, kind, room) or (
            f"#{self.leader.rank}" if self.leader.rank else "?"
        )
        left, middle = self.page.pixel((_NAME_AT, self._middle))
        self.page.canvas.write(name, (left, middle), kind)
        beside = left + round(width_of(name, kind) + _SPACE * width)
        self.page.canvas.write(noted, (beside, middle), noted_type)

    def _draw_curve(self) -> None:
        """Draw the ratings from left to right, the last one as a dot."""
        width, (left, right) = self.page.width, _CURVE
        room = complex((right - left) * width, _CURVE_HEIGHT * width)
        ink = self._theme.text if self.leader.is_asker else self._theme.quiet_text
        look = CurveLook(
            ink, max(0.5, _CURVE_LINE * width), max(1.5, _CURVE_END * width), _LEAST_SPAN
        )
        line = curve(self.leader.curve, room, look)
        self.page.canvas.stamp(line, self.page.pixel(((left + right) / 2, self._middle)))

    def _box(self, left: float, right: float, height: float) -> Box:
        """Return a box in the middle of the row's height."""
        x, y = self.page.pixel((left, self._middle - height / 2))
        x_end, tall = self.page.pixel((right, height))
        return Box(x, y, x_end - x, tall)

    def _type(self, weight: Weight, size: float) -> Type:
        return self.page.type_of(weight, size, self._theme.text, self._ground)

    @property
    def _theme(self) -> Theme:
        return self.page.canvas.theme

    @property
    def _ground(self) -> Rgb:
        return self._theme.seat_on_turn if self.leader.is_asker else self._theme.seat

    @property
    def _middle(self) -> float:
        return self.top + _PLATE / 2
