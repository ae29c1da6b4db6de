"""The seats: sign, name and score; below them supplies and what the score is made of, or a bar."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from renderer.canvas import Canvas
from renderer.layout import Box, seat_boxes
from renderer.parts.figures import change, figures
from renderer.parts.lettering import Type, Weight, drawable, fit, width_of
from renderer.parts.plates import GaugeLook, PlateLook
from renderer.parts.signs import chip, coins, crown, flag, hexagon, piece, plate, sign
from renderer.scene import Scene
from renderer.theme import Rgb

_PADDING: Final = 0.014
_RADIUS: Final = 0.015
_OUTLINE: Final = 0.0042
_SIGN: Final = 0.0165
_NAME_TYPES: Final = (0.0335, 0.029)
_SCORE_TYPES: Final = (0.052, 0.042, 0.034)
_GAIN_TYPE: Final = 0.029
_DETAIL_TYPES: Final = (0.029, 0.0255)
_SUPPLY_TYPE: Final = 0.031
_SUPPLY_SIGN: Final = 0.0145
_CHIP: Final = 0.0168
_CHIP_STEP: Final = 2.1
_TIMES_STEP: Final = 3.1
_BAR: Final = 0.0115
_LEGEND_TYPE: Final = 0.0255
_LEVEL_TYPE: Final = 0.0255
"""Sizes in widths of the picture; a long text takes the smaller type. Steps are in radii."""
_LINES: Final = (0.35, 0.755)
"""Heights of the two lines, in heights of a seat's box."""
_TIMES: Final = "×"


@dataclass(frozen=True, slots=True)
class _Look:
    """How a seat is shown."""

    ground: Rgb
    outline: Rgb
    name: Rgb
    score: Rgb
    bar: Rgb


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw all seats but those of a result, and a legend of the outlines where they leave a box."""
    layout, view = scene.layout, scene.view
    if scene.result is not None:
        return
    canvas.fill(layout.seats, canvas.theme.panel)
    boxes = seat_boxes(layout.seats, view.players)
    for seat in range(view.players):
        _Seat(scene, canvas, seat, boxes[seat], _look_of(scene, canvas, seat)).draw()
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
        canvas.write(fit(text, kind, room), (left + 3 * radius, middle), kind)


def _look_of(scene: Scene, canvas: Canvas, seat: int) -> _Look:
    theme, view = canvas.theme, scene.view
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
        first, second = (self.box.top + round(part * self.box.height) for part in _LINES)
        end = self._draw_gain(self._draw_score(left, right, first), first)
        self._draw_name(left, end, first)
        left, right = self._draw_supplies(left, second), self._draw_emblems(right, second)
        if not self._draw_chips(left, right, second):
            self._draw_detail(left, right, second)

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

    def _draw_emblems(self, right: int, middle: int) -> int:
        """Draw crown, flag and plate up to ``right``; return where the room beside them ends."""
        theme, view, radius = self.canvas.theme, self.scene.view, self._radius
        emblems = []
        if self.seat in self.scene.podium.won:
            emblems.append(crown(theme.winner, radius))
        elif view.outcome is None and self.seat in view.last_turns:
            emblems.append(flag(theme.text, radius))
        if self.seat == view.bonus_seat:
            emblems.append(plate(theme.winner, radius))
        for emblem in emblems:
            self.canvas.stamp(emblem, (right - radius, middle))
            right -= 5 * radius // 2
        return right

    def _draw_supplies(self, left: int, middle: int) -> int:
        """Draw how many pieces the seat has left, then its money or tokens; return their end."""
        theme, view = self.canvas.theme, self.scene.view
        radius = self.scene.layout.pixels(_SUPPLY_SIGN)
        kind = self._type(Weight.BOLD, _SUPPLY_TYPE, self.look.name)
        supplies = (
            (piece(self.look.name, radius), view.supply(self.seat)),
            (coins(theme, radius), view.purse(self.seat)),
        )
        for emblem, count in supplies:
            if count is not None:
                self.canvas.stamp(emblem, (left + radius, middle))
                left += 5 * radius // 2
                self.canvas.write(figures(count), (left, middle), kind)
                left += round(width_of(figures(count), kind)) + radius
        return left

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

    def _draw_chips(self, left: int, right: int, middle: int) -> bool:
        """Draw the groups that count up to ``right``; tell whether there is room for them."""
        tally = self.scene.view.tally(self.seat)
        radius = self.scene.layout.pixels(_CHIP)
        step = round((_TIMES_STEP if tally.multiplies else _CHIP_STEP) * radius)
        count = len(tally.groups)
        if not count or (count - 1) * step + 2 * radius > right - left:
            return False
        kind = self._type(Weight.BOLD, _DETAIL_TYPES[1], self.look.score)
        x = right - radius
        for index, group in enumerate(reversed(tally.groups)):
            stamp = chip(self.canvas.theme, group.colour, figures(group.size), radius)
            self.canvas.stamp(stamp, (x, middle))
            if tally.multiplies and index < count - 1:
                self.canvas.write(_TIMES, (x - step // 2, middle), kind, anchor=0.5)
            x -= step
        return True

    def _draw_detail(self, left: int, right: int, middle: int) -> None:
        """Draw what the score is made of in words, or the bar if there is nothing to say."""
        detail = self.scene.labels.details[self.seat]
        progress = self.scene.view.progress(self.seat)
        if detail:
            room = right - left
            kinds = [self._type(Weight.MEDIUM, part, self.look.name) for part in _DETAIL_TYPES]
            kind = kinds[width_of(detail, kinds[0]) > room]
            self.canvas.write(fit(detail, kind, room), (right, middle), kind, anchor=1)
        elif progress is not None and self.scene.counts_points:
            height = max(4, self.scene.layout.pixels(_BAR))
            bar = Box(left, middle - height // 2, right - left, height)
            look = GaugeLook(self.look.ground, self.canvas.theme.bar, self.look.bar)
            self.canvas.gauge(bar, look, progress)

    @property
    def _radius(self) -> int:
        """Pixels to each side of the middle of a sign."""
        return self.scene.layout.pixels(_SIGN)
