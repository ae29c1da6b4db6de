"""The result, a row for each seat by rank: how its points came about, its best turn, the crown."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from renderer.canvas import Canvas
from renderer.layers.counted import Placed, Setting, draw_parts, lay_out_parts
from renderer.layout import RESULT_HEADS, Box, result_boxes
from renderer.parts.figures import change, figures
from renderer.parts.lettering import Type, Weight, drawable, fit, fitted, width_of
from renderer.parts.plates import PlateLook
from renderer.parts.signs import crown, sign, star
from renderer.reckoning import Reckoning
from renderer.scene import Scene
from renderer.theme import Rgb, Theme

_RADIUS: Final = 0.015
_OUTLINE: Final = 0.0042
_SIGN: Final = 0.0165
_NAME_TYPE: Final = 0.033
_HEAD_TYPE: Final = 0.0255
_LEVEL_TYPES: Final = (0.0255, 0.0225)
_SCORE_TYPES: Final = (0.05, 0.042, 0.036)
_CHIP: Final = 0.0205
_COIN: Final = 0.017
_RANK_AT: Final = 0.043
_SIGN_AT: Final = 0.0915
_NAME_AT: Final = 0.1226
_PARTS_AT: Final = 0.3
_COLUMNS: Final = (0.424, 0.558, 0.66, 0.8135, 0.97)
"""Where things stand, in widths of the picture as the sizes are: columns by their right ends."""
_LINE: Final = 0.41
_BAR: Final = (0.026, 0.8, 0.012)
"""Left end, place in the row's height, and height of the bar."""
_SCORE_ROOM: Final = 0.125
"""Most width of a score, unless even the smallest type needs more."""
_BESIDE_SCORE: Final = 0.026
_BEFORE_STAR: Final = 0.05
_NO_RANK: Final = "–"


class Told(NamedTuple):
    """What a row tells of a score: sums or groups, and what the best turn brought.

    ``sums`` are discs, closed groups and payments, where points were counted as the game went on.
    """

    sums: tuple[str, ...]
    parts: tuple[Placed, ...]
    best: str


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the rows, the best first; with heads where points were counted as the game went on."""
    layout, view, result = scene.layout, scene.view, scene.result
    if result is None:
        return
    canvas.fill(layout.seats, canvas.theme.panel)
    if scene.view.counts_points:
        _draw_heads(scene, canvas)
    boxes = result_boxes(layout.seats, view.players, has_heads=scene.view.counts_points)
    for seat, box in zip(scene.podium.order, boxes, strict=True):
        _Row(scene, canvas, result, seat, box).draw()


def told_of(scene: Scene, theme: Theme, result: Reckoning, seat: int) -> Told:
    """Return what a seat's row tells of how its points came about."""
    if scene.view.counts_points:
        sums, best = result.seats[seat], change(result.bests[seat])
        return Told((figures(sums.discs), figures(sums.closed), figures(-sums.paid)), (), best)
    best = ""
    setting = _setting_of(scene, theme, seat)
    room = _end_of_parts(scene, theme, seat) - scene.layout.pixels(_PARTS_AT)
    if result.best is not None and result.best.seat == seat:
        best = change(result.best.gain)
        room -= round(width_of(best, setting.figures)) + scene.layout.pixels(_BEFORE_STAR)
    return Told((), lay_out_parts(scene.view.tally(seat), setting, room, scene.labels.more), best)


def _end_of_parts(scene: Scene, theme: Theme, seat: int) -> int:
    """Return where room ends before the score."""
    text = figures(scene.view.scores[seat])
    score = round(width_of(text, _score_type(scene, theme, seat)))
    return scene.layout.pixels(_COLUMNS[-1] - _BESIDE_SCORE) - score


def _score_type(scene: Scene, theme: Theme, seat: int) -> Type:
    text = figures(scene.view.scores[seat])
    kinds = [_type_of(scene, theme, seat, part) for part in _SCORE_TYPES]
    room = scene.layout.pixels(_SCORE_ROOM)
    return next((kind for kind in kinds if width_of(text, kind) <= room), kinds[-1])


def _type_of(scene: Scene, theme: Theme, seat: int, part: float) -> Type:
    ground = theme.seat_on_turn if seat in scene.podium.won else theme.seat
    return Type(Weight.BOLD, part * scene.layout.width, theme.text, ground)


def _setting_of(scene: Scene, theme: Theme, seat: int) -> Setting:
    bold = _type_of(scene, theme, seat, _NAME_TYPE)
    quiet = replace(_type_of(scene, theme, seat, _HEAD_TYPE), colour=theme.quiet_text)
    return Setting(theme, scene.layout.pixels(_CHIP), scene.layout.pixels(_COIN), bold, quiet)


def _draw_heads(scene: Scene, canvas: Canvas) -> None:
    theme, layout = canvas.theme, scene.layout
    kind = Type(Weight.MEDIUM, _HEAD_TYPE * layout.width, theme.quiet_text, theme.panel)
    middle = layout.seats.top + layout.pixels(0.58 * RESULT_HEADS)
    for text, right in zip(scene.labels.heads, _COLUMNS, strict=True):
        shown, shown_type = fitted(text, kind, 0.135 * layout.width)
        canvas.write(shown, (layout.pixels(right), middle), shown_type, anchor=1)


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
        part = _LINE if self.scene.view.counts_points else 0.5
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
        score = _score_type(self.scene, theme, self.seat)
        end = layout.pixels(_COLUMNS[-1])
        self.canvas.write(figures(view.scores[self.seat]), (end, middle), score, anchor=1)
        told = told_of(self.scene, theme, self.result, self.seat)
        if self.scene.view.counts_points:
            self._draw_sums(told, middle)
            self._draw_bar()
        else:
            at = layout.pixels(_PARTS_AT), middle
            draw_parts(self.canvas, told.parts, at, _setting_of(self.scene, theme, self.seat))
            self._draw_best(told.best, _end_of_parts(self.scene, theme, self.seat), middle)

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

    def _draw_sums(self, told: Told, middle: int) -> None:
        """Draw what the points are the sum of, and the best turn."""
        theme, layout = self.canvas.theme, self.scene.layout
        colours = (theme.text, theme.winner, theme.loss)
        for text, colour, right in zip(told.sums, colours, _COLUMNS, strict=False):
            kind = self._type(_NAME_TYPE, colour)
            self.canvas.write(text, (layout.pixels(right), middle), kind, anchor=1)
        self._draw_best(told.best, layout.pixels(_COLUMNS[3]), middle)

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

    def _draw_best(self, best: str, right: int, middle: int) -> None:
        """Draw what a best turn brought up to ``right``; before the best of all there is a star."""
        theme, layout = self.canvas.theme, self.scene.layout
        kind = self._type(_NAME_TYPE, theme.winner if self._has_best else theme.gain)
        self.canvas.write(best, (right, middle), kind, anchor=1)
        if self._has_best:
            radius = layout.pixels(0.75 * _SIGN)
            left = round(right - width_of(best, kind) - 1.7 * radius)
            self.canvas.stamp(star(theme.winner, radius), (left, middle))
