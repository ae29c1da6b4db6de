"""The seats: sign, name, score, the way to the end as a bar or in words, and supplies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from renderer.canvas import Canvas
from renderer.layout import Box
from renderer.parts.lettering import Type, Weight, drawable, fit, width_of
from renderer.parts.plates import GaugeLook, PlateLook
from renderer.parts.signs import coin, crown, flag, plate, sign
from renderer.scene import Scene
from renderer.theme import Rgb

_GAP: Final = 0.0085
_PADDING: Final = 0.014
_RADIUS: Final = 0.013
_OUTLINE: Final = 0.0028
_SIGN: Final = 0.0125
_NAME_TYPES: Final = (0.026, 0.022)
_SCORE_TYPES: Final = (0.038, 0.03, 0.024)
_DETAIL_TYPES: Final = (0.027, 0.021)
_SUPPLY_TYPE: Final = 0.027
_SUPPLY_SIGN: Final = 0.0095
_BAR: Final = 0.0095
"""Sizes in widths of the picture; a long text takes the smaller type."""
_CROWDED: Final = 5
"""From so many seats on a score stands in the last line, so that the name has the first."""
_LINES: Final = ((0.37, 0.77), (0.25, 0.55, 0.81))
"""Heights of the lines without and with supplies, in heights of a seat's box."""


@dataclass(frozen=True, slots=True)
class _Look:
    """How a seat is shown."""

    ground: Rgb
    outline: Rgb
    name: Rgb
    score: Rgb
    bar: Rgb


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw all seats in one row."""
    layout = scene.layout
    canvas.fill(layout.seats, canvas.theme.panel)
    gap = layout.pixels(_GAP)
    step = (layout.width - gap) / scene.view.players
    for seat in range(scene.view.players):
        left, right = round(gap + seat * step), round((seat + 1) * step)
        box = Box(left, layout.seats.top + gap, right - left, layout.seats.height - 2 * gap)
        _Seat(scene, canvas, seat, box, _look_of(scene, canvas, seat)).draw()


def _look_of(scene: Scene, canvas: Canvas, seat: int) -> _Look:
    theme, view = canvas.theme, scene.view
    if _has_won(scene, seat):
        return _Look(theme.seat_on_turn, theme.winner, theme.text, theme.text, theme.winner)
    if seat == view.to_act:
        return _Look(theme.seat_on_turn, theme.text, theme.text, theme.text, theme.text)
    if seat in view.resigned:
        return _Look(theme.panel, theme.bar, theme.quiet_text, theme.quiet_text, theme.bar)
    return _Look(theme.seat, theme.seat, theme.quiet_text, theme.text, theme.bar_done)


def _has_won(scene: Scene, seat: int) -> bool:
    outcome = scene.view.outcome
    return outcome is not None and seat in outcome.winners


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
        supply = self.scene.view.supply(self.seat)
        lines = _LINES[supply is not None]
        first, second, *third = (self.box.top + round(part * self.box.height) for part in lines)
        if not third:
            self._draw_name(left, self._draw_score(left, right, first), first)
            right = self._draw_emblems(right, second)
        elif self.scene.view.players < _CROWDED:
            self._draw_name(left, self._draw_score(left, right, first), first)
            self._draw_supplies(left, third[0])
            self._draw_emblems(right, third[0])
        else:
            self._draw_name(left, self._draw_emblems(right, first), first)
            self._draw_score(self._draw_supplies(left, third[0]), right, third[0])
        self._draw_detail(left, right, second)

    def _type(self, weight: Weight, part: float, colour: Rgb) -> Type:
        return Type(weight, part * self.scene.layout.width, colour, self.look.ground)

    def _draw_score(self, left: int, right: int, middle: int) -> int:
        """Draw the score up to ``right``; return where the room for the name ends."""
        text = str(self.scene.view.scores[self.seat])
        kinds = [self._type(Weight.BOLD, part, self.look.score) for part in _SCORE_TYPES]
        fitting = (kind for kind in kinds if width_of(text, kind) <= right - left)
        kind = next(fitting, kinds[-1])
        self.canvas.write(text, (right, middle), kind, anchor=1)
        return round(right - width_of(text, kind)) - self._radius

    def _draw_emblems(self, right: int, middle: int) -> int:
        """Draw crown, flag and plate up to ``right``; return where the room beside them ends."""
        theme, view, radius = self.canvas.theme, self.scene.view, self._radius
        emblems = []
        if _has_won(self.scene, self.seat):
            emblems.append(crown(theme.winner, radius))
        elif view.outcome is None and self.seat in view.last_turns:
            emblems.append(flag(theme.text, radius))
        if self.seat == view.bonus_seat:
            emblems.append(plate(theme.winner, radius))
        for emblem in emblems:
            self.canvas.stamp(emblem, (right - radius, middle))
            right -= 3 * radius
        return right

    def _draw_supplies(self, left: int, middle: int) -> int:
        """Draw how many pieces the seat has left, then its money or tokens; return their end."""
        theme, view = self.canvas.theme, self.scene.view
        radius = self.scene.layout.pixels(_SUPPLY_SIGN)
        kind = self._type(Weight.BOLD, _SUPPLY_TYPE, self.look.name)
        supplies = (
            (sign(theme, self.seat, radius), view.supply(self.seat)),
            (coin(theme.winner, radius), view.purse(self.seat)),
        )
        for emblem, count in supplies:
            if count is not None:
                self.canvas.stamp(emblem, (left + radius, middle))
                left += 5 * radius // 2
                self.canvas.write(str(count), (left, middle), kind)
                left += round(width_of(str(count), kind)) + 2 * radius
        return left - radius

    def _draw_name(self, left: int, right: int, middle: int) -> None:
        """Draw sign and name; the seat's number stands for a name that cannot be drawn."""
        radius = self._radius
        self.canvas.stamp(sign(self.canvas.theme, self.seat, radius), (left + radius, middle))
        left += 3 * radius
        name, kind = self._fit_name(right - left)
        self.canvas.write(name, (left, middle), kind)
        if self.seat in self.scene.view.resigned:
            length = round(width_of(name, kind))
            thickness = max(1, round(kind.size / 12))
            self.canvas.fill(Box(left, middle, length, thickness), kind.colour)

    def _fit_name(self, room: int) -> tuple[str, Type]:
        """Choose the name's type, and shorten the name if even the smaller one is too wide."""
        name = drawable(self.scene.labels.names[self.seat]) or str(self.seat + 1)
        large, small = (self._type(Weight.BOLD, part, self.look.name) for part in _NAME_TYPES)
        if width_of(name, large) <= room:
            return name, large
        return fit(name, small, room), small

    def _draw_detail(self, left: int, right: int, middle: int) -> None:
        """Draw the detail, or the bar where there is none."""
        detail = self.scene.labels.details[self.seat]
        progress = self.scene.view.progress(self.seat)
        if detail:
            room = right - left
            kinds = [self._type(Weight.MEDIUM, part, self.look.name) for part in _DETAIL_TYPES]
            kind = kinds[width_of(detail, kinds[0]) > room]
            self.canvas.write(fit(detail, kind, room), (left, middle), kind)
        elif progress is not None:
            height = max(4, self.scene.layout.pixels(_BAR))
            bar = Box(left, middle - height // 2, right - left, height)
            look = GaugeLook(self.look.ground, self.canvas.theme.bar, self.look.bar)
            self.canvas.gauge(bar, look, progress)

    @property
    def _radius(self) -> int:
        """Pixels to each side of the middle of a sign."""
        return self.scene.layout.pixels(_SIGN)
