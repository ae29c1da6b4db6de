"""The seats: sign, name and score; below them supplies and what the score is made of, or a bar."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from renderer.canvas import Canvas
from renderer.layers.counted import (
    Kind,
    Part,
    Placed,
    Setting,
    draw_parts,
    end_of,
    lay_out_parts,
    place,
    supplies,
)
from renderer.layout import Box, seat_boxes
from renderer.parts.figures import change, figures
from renderer.parts.lettering import Type, Weight, drawable, fit, fitted, width_of
from renderer.parts.plates import GaugeLook, PlateLook
from renderer.parts.signs import crown, flag, hexagon, sign
from renderer.scene import Scene, foot_of
from renderer.theme import Rgb, Theme

_PADDING: Final = 0.014
_RADIUS: Final = 0.015
_OUTLINE: Final = 0.0042
_SIGN: Final = 0.0165
_NAME_TYPES: Final = (0.0335, 0.029)
_SCORE_TYPES: Final = (0.052, 0.042, 0.034)
_GAIN_TYPE: Final = 0.029
_QUIET_TYPE: Final = 0.0258
_SUPPLY_TYPE: Final = 0.031
_SUPPLY_SIGN: Final = 0.0145
_CHIP: Final = 0.0198
_BAR: Final = 0.0115
_LEGEND_TYPE: Final = 0.0255
_LEVEL_TYPE: Final = 0.0255
"""Sizes in widths of the picture; a long text takes the smaller type."""
_LINES: Final = (0.35, 0.755)
_LINES_BESIDE: Final = (0.31, 0.745)
_EMPTY_LINES: Final = (0.33, 0.7)
_THREE_LINES: Final = (0.225, 0.52, 0.795)
"""Heights of the lines, in heights of a seat's box: without supplies; with what counts beside
them; and with what counts below them, as long as no seat of a row has such, and later."""
_BETWEEN: Final = 0.016


@dataclass(frozen=True, slots=True)
class _Look:
    """How a seat is shown."""

    ground: Rgb
    outline: Rgb
    name: Rgb
    score: Rgb
    bar: Rgb


class Told(NamedTuple):
    """What the box of a seat tells below its name, each from its own left end.

    ``supplies`` are pieces left and money or tokens, ``groups`` those that count; ``bonus`` is
    there if the seat holds it.
    """

    supplies: tuple[Placed, ...]
    groups: tuple[Placed, ...]
    bonus: tuple[Placed, ...]


def told_of(scene: Scene, theme: Theme, seat: int) -> Told:
    """Return what a seat's box tells of its supplies and its score; money is in the supplies."""
    view, setting = scene.view, _setting_of(scene, theme, seat)
    box = seat_boxes(scene.layout.seats, view.players)[seat]
    tally = view.tally(seat)
    has_bonus = seat == view.bonus_seat
    bonus = place([Part(Kind.CARD, figures(tally.extra))] if has_bonus else [], setting)
    supply = place(supplies(view.supply(seat), view.purse(seat)), setting)
    room = box.width - 2 * scene.layout.pixels(_PADDING)
    if not _has_third_line(scene):
        between = scene.layout.pixels(_BETWEEN)
        room -= end_of(supply) + between + (end_of(bonus) + between if bonus else 0)
    groups = lay_out_parts(replace(tally, extra=0), setting, room, scene.labels.more)
    return Told(supply, groups, bonus)


def _has_third_line(scene: Scene) -> bool:
    return foot_of(scene.view).has_third_line


def _setting_of(scene: Scene, theme: Theme, seat: int) -> Setting:
    layout, look = scene.layout, _look_of(scene, theme, seat)
    figures_type = Type(Weight.BOLD, _SUPPLY_TYPE * layout.width, look.name, look.ground)
    quiet = Type(Weight.BOLD, _QUIET_TYPE * layout.width, look.name, look.ground)
    return Setting(theme, layout.pixels(_CHIP), layout.pixels(_SUPPLY_SIGN), figures_type, quiet)


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw all seats but those of a result, and a legend of the outlines where they leave a box."""
    layout, view = scene.layout, scene.view
    if scene.result is not None:
        return
    canvas.fill(layout.seats, canvas.theme.panel)
    boxes = seat_boxes(layout.seats, view.players)
    for seat in range(view.players):
        _Seat(scene, canvas, seat, boxes[seat], _look_of(scene, canvas.theme, seat)).draw()
    if len(boxes) > view.players and scene.earlier:
        _draw_legend(scene, canvas, boxes[-1])


def _draw_legend(scene: Scene, canvas: Canvas, box: Box) -> None:
    theme, layout = canvas.theme, scene.layout
    kind = Type(Weight.MEDIUM, _LEGEND_TYPE * layout.width, theme.quiet_text, theme.panel)
    radius, padding = layout.pixels(_SIGN), layout.pixels(_PADDING)
    left, room = box.left + padding, box.width - 2 * padding - 3 * radius
    for line, text, is_last in zip((0.28, 0.72), scene.labels.legend, (True, False), strict=True):
        middle = box.top + round(line * box.height)
        canvas.stamp(hexagon(theme, 0.8 * radius, is_last=is_last), (left + radius, middle))
        shown, shown_type = fitted(text, kind, room)
        canvas.write(shown, (left + 3 * radius, middle), shown_type)


def _look_of(scene: Scene, theme: Theme, seat: int) -> _Look:
    view = scene.view
    if seat in scene.podium.won:
        return _Look(theme.seat_on_turn, theme.winner, theme.text, theme.text, theme.winner)
    if seat == view.to_act:
        return _Look(theme.seat_on_turn, theme.text, theme.text, theme.text, theme.text)
    if seat in view.resigned:
        return _Look(theme.panel, theme.bar, theme.quiet_text, theme.quiet_text, theme.bar)
    return _Look(theme.seat, theme.seat, theme.quiet_text, theme.text, theme.bar_done)


@dataclass(frozen=True, slots=True)
class _Seat:
    """One seat's box, being drawn."""

    scene: Scene
    canvas: Canvas
    seat: int
    box: Box
    look: _Look

    def draw(self) -> None:
        layout, look = self.scene.layout, self.look
        outline = max(2, layout.pixels(_OUTLINE))
        radius = _RADIUS * layout.width
        panel = self.canvas.theme.panel
        self.canvas.plate(self.box, PlateLook(panel, look.ground, look.outline, radius, outline))
        padding = layout.pixels(_PADDING)
        left, right = self.box.left + padding, self.box.edges[2] - padding
        middles = [self.box.top + round(part * self.box.height) for part in self._lines()]
        end = self._draw_score(left, right, middles[0])
        end = self._draw_gain(end, middles[0])
        if self.scene.view.counts_points:
            self._draw_bar(left, self._draw_emblem(right, middles[1]), middles[1])
        elif _has_third_line(self.scene):
            self._draw_in_three(left, right, middles)
        else:
            end = self._draw_emblem(end, middles[0])
            self._draw_in_two(left, right, middles[1])
        self._draw_name(left, end, middles[0])

    def _lines(self) -> tuple[float, ...]:
        view, columns = self.scene.view, foot_of(self.scene.view).columns
        if view.counts_points:
            return _LINES
        if not _has_third_line(self.scene):
            return _LINES_BESIDE
        first = self.seat - self.seat % columns
        beside = range(first, min(first + columns, view.players))
        has_groups = any(view.tally(seat).groups for seat in beside)
        return _THREE_LINES if has_groups else _EMPTY_LINES

    def _draw_in_three(self, left: int, right: int, middles: list[int]) -> None:
        """Draw the supplies, with emblem and bonus at the right; below them what counts."""
        told = told_of(self.scene, self.canvas.theme, self.seat)
        self._draw_parts(told.supplies, left, middles[1])
        right = self._draw_emblem(right, middles[1])
        self._draw_parts(told.bonus, right - end_of(told.bonus), middles[1])
        self._draw_parts(told.groups, left, middles[-1])

    def _draw_in_two(self, left: int, right: int, middle: int) -> None:
        """Draw the supplies, and what counts at the right, the bonus last."""
        told = told_of(self.scene, self.canvas.theme, self.seat)
        self._draw_parts(told.supplies, left, middle)
        self._draw_parts(told.bonus, right - end_of(told.bonus), middle)
        if told.bonus:
            right -= end_of(told.bonus) + self.scene.layout.pixels(_BETWEEN)
        self._draw_parts(told.groups, right - end_of(told.groups), middle)

    def _draw_parts(self, line: tuple[Placed, ...], left: int, middle: int) -> None:
        setting = _setting_of(self.scene, self.canvas.theme, self.seat)
        draw_parts(self.canvas, line, (left, middle), setting)

    def _type(self, weight: Weight, part: float, colour: Rgb) -> Type:
        return Type(weight, part * self.scene.layout.width, colour, self.look.ground)

    def _draw_score(self, left: int, right: int, middle: int) -> int:
        """Draw the score up to ``right``; return where the room before it ends."""
        text = figures(self.scene.view.scores[self.seat])
        kinds = [self._type(Weight.BOLD, part, self.look.score) for part in _SCORE_TYPES]
        fitting = (kind for kind in kinds if width_of(text, kind) <= (right - left) / 2)
        kind = next(fitting, kinds[-1])
        self.canvas.write(text, (right, middle), kind, anchor=1)
        return round(right - width_of(text, kind)) - self._radius // 2

    def _draw_gain(self, right: int, middle: int) -> int:
        """Draw what the turns told brought the seat; return where the room for the name ends."""
        gain, theme = self.scene.gain_of(self.seat), self.canvas.theme
        if not gain:
            return right
        kind = self._type(Weight.BOLD, _GAIN_TYPE, theme.loss if gain < 0 else theme.gain)
        text = change(gain)
        # On the line on which the larger score stands.
        lower = round(0.36 * (_SCORE_TYPES[0] - _GAIN_TYPE) * self.scene.layout.width)
        self.canvas.write(text, (right, middle + lower), kind, anchor=1)
        return round(right - width_of(text, kind)) - self._radius // 2

    def _draw_emblem(self, right: int, middle: int) -> int:
        """Draw crown or flag up to ``right``; return where the room beside it ends."""
        theme, view, radius = self.canvas.theme, self.scene.view, self._radius
        if self.seat in self.scene.podium.won:
            emblem = crown(theme.winner, radius)
        elif view.outcome is None and self.seat in view.last_turns:
            emblem = flag(theme.text, radius)
        else:
            return right
        self.canvas.stamp(emblem, (right - radius, middle))
        return right - 5 * radius // 2

    def _draw_name(self, left: int, right: int, middle: int) -> None:
        """Draw sign and name; the seat's number stands for a name that cannot be drawn."""
        radius = self._radius
        self.canvas.stamp(sign(self.canvas.theme, self.seat, radius), (left + radius, middle))
        left += 3 * radius
        name, kind = self._fit_name(right - left)
        self.canvas.write(name, (left, middle), kind)
        self._draw_level(left + round(width_of(name, kind)), right, middle)
        if self.seat in self.scene.view.resigned:
            length = round(width_of(name, kind))
            thickness = max(1, round(kind.size / 12))
            self.canvas.fill(Box(left, middle, length, thickness), kind.colour)

    def _draw_level(self, left: int, right: int, middle: int) -> None:
        """Draw how well a computer plays behind its name, if there is room."""
        level = self.scene.labels.level(self.seat)
        kind = self._type(Weight.MEDIUM, _LEVEL_TYPE, self.canvas.theme.quiet_text)
        left += self._radius
        if level and left + width_of(level, kind) <= right:
            self.canvas.write(level, (left, middle), kind)

    def _fit_name(self, room: int) -> tuple[str, Type]:
        """Choose the name's type, and shorten the name if even the smaller one is too wide."""
        name = drawable(self.scene.labels.names[self.seat]) or str(self.seat + 1)
        large, small = (self._type(Weight.BOLD, part, self.look.name) for part in _NAME_TYPES)
        if width_of(name, large) <= room:
            return name, large
        return fit(name, small, room), small

    def _draw_bar(self, left: int, right: int, middle: int) -> None:
        """Draw how far the seat has come."""
        progress = self.scene.view.progress(self.seat)
        if progress is not None:
            height = max(4, self.scene.layout.pixels(_BAR))
            bar = Box(left, middle - height // 2, right - left, height)
            look = GaugeLook(self.look.ground, self.canvas.theme.bar, self.look.bar)
            self.canvas.gauge(bar, look, progress)

    @property
    def _radius(self) -> int:
        """Pixels to each side of the middle of a sign."""
        return self.scene.layout.pixels(_SIGN)
