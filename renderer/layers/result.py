"""The result, a row for each seat by rank: how its points came about, its best turn, the crown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from renderer.canvas import Canvas
from renderer.layout import RESULT_HEADS, Box, result_boxes
from renderer.parts.figures import change, figures
from renderer.parts.lettering import Type, Weight, drawable, fit, width_of
from renderer.parts.plates import PlateLook
from renderer.parts.signs import chip, coins, crown, plate, sign, star
from renderer.reckoning import Reckoning
from renderer.scene import Scene
from renderer.theme import Rgb

_RADIUS: Final = 0.015
_OUTLINE: Final = 0.0042
_SIGN: Final = 0.0165
_NAME_TYPE: Final = 0.033
_HEAD_TYPE: Final = 0.0255
_LEVEL_TYPES: Final = (0.0255, 0.0225)
_SCORE_TYPE: Final = 0.05
_CHIPS: Final = (0.0165, 0.0205)
"""Radius of a chip where groups are added, and where they are multiplied."""
_RANK_AT: Final = 0.043
_SIGN_AT: Final = 0.0915
_NAME_AT: Final = 0.1226
_PARTS_AT: Final = 0.3
_COLUMNS: Final = (0.424, 0.558, 0.66, 0.8135, 0.97)
"""Where things stand, in widths of the picture as the sizes are: columns by their right ends."""
_LINE: Final = 0.41
_BAR: Final = (0.026, 0.8, 0.012)
"""Left end, place in the row's height, and height of the bar."""
_SCORE_ROOM: Final = 0.1
"""Width kept for the score."""
_NO_RANK: Final = "–"
_EXTRA: Final = 5.5
"""Width of money or a bonus, in radii of a chip."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the rows, the best first; with heads where points were counted as the game went on."""
    layout, view, result = scene.layout, scene.view, scene.result
    if result is None:
        return
    canvas.fill(layout.seats, canvas.theme.panel)
    if scene.counts_points:
        _draw_heads(scene, canvas)
    boxes = result_boxes(layout.seats, view.players, has_heads=scene.counts_points)
    for seat, box in zip(scene.podium.order, boxes, strict=True):
        _Row(scene, canvas, result, seat, box).draw()


def _draw_heads(scene: Scene, canvas: Canvas) -> None:
    theme, layout = canvas.theme, scene.layout
    kind = Type(Weight.MEDIUM, _HEAD_TYPE * layout.width, theme.quiet_text, theme.panel)
    middle = layout.seats.top + layout.pixels(0.58 * RESULT_HEADS)
    for text, right in zip(scene.labels.heads, _COLUMNS, strict=True):
        shown = fit(text, kind, 0.135 * layout.width)
        canvas.write(shown, (layout.pixels(right), middle), kind, anchor=1)


@dataclass(frozen=True, slots=True)
class _Row:
    """One seat's row, being drawn."""

    scene: Scene
    canvas: Canvas
    result: Reckoning
    seat: int
    box: Box

    @property
    def _ground(self) -> Rgb:
        return self.canvas.theme.seat_on_turn if self._has_won else self.canvas.theme.seat

    @property
    def _has_best(self) -> bool:
        return self.result.best is not None and self.result.best.seat == self.seat

    @property
    def _has_won(self) -> bool:
        return self.seat in self.scene.podium.won

    def _type(self, part: float, colour: Rgb) -> Type:
        return Type(Weight.BOLD, part * self.scene.layout.width, colour, self._ground)

    def draw(self) -> None:
        theme, layout, view = self.canvas.theme, self.scene.layout, self.scene.view
        line = theme.winner if self._has_won else theme.seat
        thickness = max(2, layout.pixels(_OUTLINE))
        look = PlateLook(theme.panel, self._ground, line, _RADIUS * layout.width, thickness)
        self.canvas.plate(self.box, look)
        part = _LINE if self.scene.counts_points else 0.5
        middle = self.box.top + round(part * self.box.height)
        radius = layout.pixels(_SIGN)
        at = layout.pixels(_RANK_AT), middle
        if self._has_won:
            self.canvas.stamp(crown(theme.winner, radius), at)
        else:
            rank = self.scene.podium.ranks[self.seat]
            text = _NO_RANK if rank is None else figures(rank)
            self.canvas.write(text, at, self._type(_NAME_TYPE, theme.quiet_text), anchor=0.5)
        self.canvas.stamp(sign(theme, self.seat, radius), (layout.pixels(_SIGN_AT), middle))
        self._draw_name(middle)
        score = self._type(_SCORE_TYPE, theme.text)
        end = layout.pixels(_COLUMNS[-1])
        self.canvas.write(figures(view.scores[self.seat]), (end, middle), score, anchor=1)
        if self.scene.counts_points:
            self._draw_sums(middle)
            self._draw_bar()
        else:
            end = layout.pixels(_COLUMNS[-1] - _SCORE_ROOM)
            self._draw_parts(middle, self._draw_best(middle, end))

    def _draw_name(self, middle: int) -> None:
        theme, layout, view = self.canvas.theme, self.scene.layout, self.scene.view
        colour = theme.quiet_text if self.seat in view.resigned else theme.text
        kind = self._type(_NAME_TYPE, colour)
        name = drawable(self.scene.labels.names[self.seat]) or str(self.seat + 1)
        left = layout.pixels(_NAME_AT)
        shown = fit(name, kind, layout.pixels(_PARTS_AT - 0.01) - left)
        self.canvas.write(shown, (left, middle), kind)
        self._draw_level(left + round(width_of(shown, kind)), middle)
        if self.seat in view.resigned:
            thickness = max(1, round(kind.size / 12))
            length = round(width_of(shown, kind))
            self.canvas.fill(Box(left, middle, length, thickness), colour)

    def _draw_level(self, left: int, middle: int) -> None:
        """Draw how well a computer plays behind its name, if there is room."""
        layout, level = self.scene.layout, self.scene.labels.level(self.seat)
        left += layout.pixels(0.4 * _SIGN)
        for part in _LEVEL_TYPES:
            kind = self._type(part, self.canvas.theme.quiet_text)
            if level and left + width_of(level, kind) <= layout.pixels(_PARTS_AT - 0.004):
                self.canvas.write(level, (left, middle), kind)
                return

    def _draw_sums(self, middle: int) -> None:
        """Draw what the points are the sum of, and the best turn."""
        theme, layout = self.canvas.theme, self.scene.layout
        sums = self.result.seats[self.seat]
        texts = (
            (figures(sums.discs), theme.text),
            (figures(sums.closed), theme.winner),
            (figures(-sums.paid), theme.loss),
            (change(self.result.bests[self.seat]), theme.winner if self._has_best else theme.gain),
        )
        for (text, colour), right in zip(texts, _COLUMNS, strict=False):
            kind = self._type(_NAME_TYPE, colour)
            self.canvas.write(text, (layout.pixels(right), middle), kind, anchor=1)
        if self._has_best:
            self._draw_star(texts[3][0], middle)

    def _draw_star(self, best: str, middle: int) -> None:
        """Draw a star before what the best turn of all brought."""
        theme, layout = self.canvas.theme, self.scene.layout
        radius = layout.pixels(0.75 * _SIGN)
        width = width_of(best, self._type(_NAME_TYPE, theme.winner))
        left = round(layout.pixels(_COLUMNS[3]) - width - 1.5 * radius)
        self.canvas.stamp(star(theme.winner, radius), (left, middle))

    def _draw_bar(self) -> None:
        """Draw discs, then closed groups, the end of them that was paid away, on one scale."""
        theme, layout = self.canvas.theme, self.scene.layout
        most = max(1, *(sums.discs + sums.closed for sums in self.result.seats))
        sums = self.result.seats[self.seat]
        left, height = layout.pixels(_BAR[0]), max(3, layout.pixels(_BAR[2]))
        top = self.box.top + round(_BAR[1] * self.box.height)
        width = layout.width - 2 * left
        self.canvas.fill(Box(left, top, width, height), theme.bar)
        all_of_it = sums.discs + sums.closed
        # The longest first, since the next is drawn over it.
        parts = (
            (all_of_it, theme.loss),
            (all_of_it - sums.paid, theme.winner),
            (min(sums.discs, all_of_it - sums.paid), theme.quiet_line),
        )
        for points, colour in parts:
            length = round(max(0, points) / most * width)
            if length:
                self.canvas.fill(Box(left, top, length, height), colour)

    def _draw_best(self, middle: int, end: int) -> int:
        """Draw what the best turn of all brought, if it was this seat's; return where room ends."""
        theme, layout = self.canvas.theme, self.scene.layout
        if self.result.best is None or not self._has_best:
            return end
        text = change(self.result.best.gain)
        right = layout.pixels(_COLUMNS[3])
        kind = self._type(_NAME_TYPE, theme.winner)
        self.canvas.write(text, (right, middle), kind, anchor=1)
        self._draw_star(text, middle)
        return round(right - width_of(text, kind)) - layout.pixels(2.5 * _SIGN)

    def _draw_parts(self, middle: int, end: int) -> None:
        """Draw the groups that count, as many as there is room for, then money or bonus."""
        theme, layout, view = self.canvas.theme, self.scene.layout, self.scene.view
        tally = view.tally(self.seat)
        radius = layout.pixels(_CHIPS[tally.multiplies])
        kind = self._type(_NAME_TYPE, theme.text)
        quiet = self._type(_HEAD_TYPE, theme.quiet_text)
        x = layout.pixels(_PARTS_AT) + radius
        step = round((3.2 if tally.multiplies else 2.15) * radius)
        room = end - x - (round(_EXTRA * radius) if tally.extra else 0)
        for index, group in enumerate(tally.groups[: max(1, room // step)]):
            if index and tally.multiplies:
                self.canvas.write("×", (x, middle), quiet, anchor=0.5)
                x += round(1.6 * radius)
            self.canvas.stamp(chip(theme, group.colour, figures(group.size), radius), (x, middle))
            x += round((1.6 if tally.multiplies else 2.15) * radius)
        if tally.extra:
            if tally.groups:
                self.canvas.write("+", (x, middle), quiet, anchor=0.5)
                x += 2 * radius
            emblem = coins(theme, radius) if tally.multiplies else plate(theme.winner, radius)
            self.canvas.stamp(emblem, (x, middle))
            self.canvas.write(figures(tally.extra), (x + round(1.4 * radius), middle), kind)
