"""The seats: sign, name, score, and the way to the end as a bar or in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from renderer.canvas import Canvas
from renderer.layout import Box
from renderer.lettering import Type, Weight, drawable, fit, width_of
from renderer.plates import GaugeLook, PlateLook
from renderer.scene import Scene
from renderer.signs import crown, sign
from renderer.theme import Rgb

_GAP: Final = 0.0085
_PADDING: Final = 0.014
_RADIUS: Final = 0.013
_OUTLINE: Final = 0.0028
_SIGN: Final = 0.0125
_NAME_TYPES: Final = (0.026, 0.022)
_SCORE_TYPE: Final = 0.038
_DETAIL_TYPE: Final = 0.021
_BAR: Final = 0.0095
"""Sizes in widths of the picture; a long name takes the smaller type."""
_FIRST_LINE: Final = 0.37
_SECOND_LINE: Final = 0.77
"""Heights of the two lines, in heights of a seat's box."""


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
        first, second = (
            self.box.top + round(part * self.box.height) for part in (_FIRST_LINE, _SECOND_LINE)
        )
        self._draw_name(left, self._draw_score(right, first), first)
        if _has_won(self.scene, self.seat):
            right = self._draw_crown(right, second)
        self._draw_detail(left, right, second)

    def _type(self, weight: Weight, part: float, colour: Rgb) -> Type:
        return Type(weight, part * self.scene.layout.width, colour, self.look.ground)

    def _draw_score(self, right: int, middle: int) -> int:
        """Draw the score up to ``right``; return where the room for the name ends."""
        text = str(self.scene.view.scores[self.seat])
        kind = self._type(Weight.BOLD, _SCORE_TYPE, self.look.score)
        self.canvas.write(text, (right, middle), kind, anchor=1)
        return round(right - width_of(text, kind)) - self._radius

    def _draw_crown(self, right: int, middle: int) -> int:
        """Draw the crown up to ``right``; return where the room for the bar ends."""
        radius = self._radius
        self.canvas.stamp(crown(self.canvas.theme.winner, radius), (right - radius, middle))
        return right - 3 * radius

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
            kind = self._type(Weight.MEDIUM, _DETAIL_TYPE, self.look.name)
            self.canvas.write(fit(detail, kind, right - left), (left, middle), kind)
        elif progress is not None:
            height = max(4, self.scene.layout.pixels(_BAR))
            bar = Box(left, middle - height // 2, right - left, height)
            look = GaugeLook(self.look.ground, self.canvas.theme.bar, self.look.bar)
            self.canvas.gauge(bar, look, progress)

    @property
    def _radius(self) -> int:
        """Pixels to each side of the middle of a sign."""
        return self.scene.layout.pixels(_SIGN)
