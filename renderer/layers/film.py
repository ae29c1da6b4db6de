"""What stands above and below the board in a frame of a film: what a turn did, and the scores."""

from __future__ import annotations

from typing import Final, NamedTuple

from renderer.canvas import Canvas
from renderer.layout import Box
from renderer.parts.figures import change, figures
from renderer.parts.lettering import Type, Weight, drawable, fit, width_of
from renderer.parts.plates import PlateLook
from renderer.parts.signs import chip, coin, sign
from renderer.scene import Scene
from renderer.theme import Rgb

_MARGIN: Final = 0.03
_SIGN: Final = 0.028
_NAME_AT: Final = 0.117
_NAME_TYPES: Final = (0.062, 0.053, 0.046)
_GAIN_TYPE: Final = 0.062
_TURN_TYPE: Final = 0.048
_DOT: Final = 0.0135
_DOT_STEP: Final = 0.0345
_CHIP: Final = 0.031
_CHIP_STEP: Final = 0.067
_GAP: Final = 0.022
_LEAST_NAME: Final = 0.2
"""Width that a name has at least, however much its turn did."""
_LINE: Final = 0.007
_SCORE_TYPES: Final = (0.064, 0.053, 0.046, 0.04)
_BOX_GAP: Final = 0.012
_CROWD: Final = (3, 0.75)
"""With more seats than these signs and gaps are this much smaller."""
_RADIUS: Final = 0.02
_OUTLINE: Final = 0.0065
_BETWEEN: Final = 0.065
"""Sizes in widths of the picture; the last is from a sign's middle to its score."""
_MOST_DOTS: Final = 4
"""More new discs than these are one dot and their number."""


class Moment(NamedTuple):
    """Which turn a frame shows: whose (None: the table's), its number from 1, of how many.

    ``widest`` is the film's longest score at its end: all are as large as that one can be.
    """

    seat: int | None
    number: int
    turns: int
    widest: str


class _ScoreLook(NamedTuple):
    """How a score is written: its colour, that of its ground, and how long all must find room."""

    colour: Rgb
    ground: Rgb
    widest: str


def draw_head(scene: Scene, canvas: Canvas, moment: Moment) -> None:
    """Draw who acted and what that brought, how far the film is, and a line that shows it."""
    theme, layout = canvas.theme, scene.layout
    canvas.fill(layout.header, theme.panel)
    line = max(2, layout.pixels(_LINE))
    bar = Box(0, layout.header.height - line, layout.width, line)
    canvas.fill(bar, theme.bar)
    done = round(moment.number / moment.turns * layout.width)
    canvas.fill(Box(0, bar.top, done, line), theme.bar_done)
    middle = (layout.header.height - line) // 2
    right = _draw_figures(scene, canvas, moment, middle)
    left = layout.pixels(_MARGIN)
    if moment.seat is not None:
        radius = layout.pixels(_SIGN)
        canvas.stamp(sign(theme, moment.seat, radius), (left + radius, middle))
        left = layout.pixels(_NAME_AT)
        left = _draw_name(scene, canvas, moment.seat, Box(left, middle, right - left, 0))
    _draw_done(scene, canvas, Box(left, middle, right - left, 0))


def _draw_figures(scene: Scene, canvas: Canvas, moment: Moment, middle: int) -> int:
    """Draw the turn's number and what it brought at the right; return where room ends."""
    theme, layout = canvas.theme, scene.layout
    gap, right = layout.pixels(_GAP), layout.width - layout.pixels(_MARGIN)
    quiet = Type(Weight.MEDIUM, _TURN_TYPE * layout.width, theme.quiet_text, theme.panel)
    canvas.write(f"{moment.number}/{moment.turns}", (right, middle), quiet, anchor=1)
    # As wide as the widest, so that nothing moves from frame to frame.
    right -= round(width_of(f"{moment.turns}/{moment.turns}", quiet)) + gap
    points = 0 if moment.seat is None else scene.gain_of(moment.seat)
    if not points:
        return right
    colour = theme.loss if points < 0 else theme.gain
    bold = Type(Weight.BOLD, _GAIN_TYPE * layout.width, colour, theme.panel)
    canvas.write(change(points), (right, middle), bold, anchor=1)
    return right - round(width_of(change(points), bold)) - gap


def _draw_name(scene: Scene, canvas: Canvas, seat: int, room: Box) -> int:
    """Draw the name in the room that what was done leaves; return where it ends."""
    theme, layout = canvas.theme, scene.layout
    name = drawable(scene.labels.names[seat]) or str(seat + 1)
    discs, chips = _done(scene)
    needed = layout.pixels(_DOT_STEP) * min(discs, _MOST_DOTS) + layout.pixels(_CHIP_STEP) * chips
    wide = max(layout.pixels(_LEAST_NAME), room.width - needed - layout.pixels(_GAP))
    kinds = [
        Type(Weight.BOLD, size * layout.width, theme.text, theme.panel) for size in _NAME_TYPES
    ]
    kind = next((kind for kind in kinds if width_of(name, kind) <= wide), kinds[-1])
    shown = fit(name, kind, wide)
    canvas.write(shown, (room.left, room.top), kind)
    return room.left + round(width_of(shown, kind)) + layout.pixels(_GAP)


def _done(scene: Scene) -> tuple[int, int]:
    """Count the discs that the turn completed and the groups that it closed."""
    discs = sum(len(event.discs) for event in scene.recent)
    return discs, sum(len(event.closed) for event in scene.recent)


def _draw_done(scene: Scene, canvas: Canvas, room: Box) -> None:
    """Draw a dot for each new disc and a chip for each closed group, as far as there is room."""
    theme, layout = canvas.theme, scene.layout
    discs, _ = _done(scene)
    x, end = room.left, room.left + room.width
    step, radius = layout.pixels(_DOT_STEP), layout.pixels(_DOT)
    dots = discs if discs <= _MOST_DOTS else 1
    for _ in range(dots):
        if x + 2 * radius <= end:
            canvas.stamp(coin(theme.text, radius), (x + radius, room.top))
            x += step
    if discs > _MOST_DOTS:
        bold = Type(Weight.BOLD, _NAME_TYPES[-1] * layout.width, theme.text, theme.panel)
        count = f"×{figures(discs)}"
        if x + width_of(count, bold) <= end:
            canvas.write(count, (x, room.top), bold)
            x += round(width_of(count, bold)) + layout.pixels(_GAP)
    radius, step = layout.pixels(_CHIP), layout.pixels(_CHIP_STEP)
    x += step - 2 * radius if dots else 0
    for group in (group for event in scene.recent for group in event.closed):
        if x + 2 * radius <= end:
            stamp = chip(theme, group.colour, figures(group.size), radius)
            canvas.stamp(stamp, (x + radius, room.top))
            x += step


def draw_foot(scene: Scene, canvas: Canvas, moment: Moment) -> None:
    """Draw sign and score of each seat; whoever acted is lit, and at the end who won."""
    theme, layout, view = canvas.theme, scene.layout, scene.view
    canvas.fill(layout.seats, theme.panel)
    gap = layout.pixels(_BOX_GAP)
    across = (layout.width - gap) / view.players
    lit = scene.podium.won if view.outcome else (moment.seat,)
    for seat in range(view.players):
        left, right = round(gap + seat * across), round((seat + 1) * across)
        box = Box(left, layout.seats.top + gap, right - left, layout.seats.height - 2 * gap)
        ground = theme.panel
        if seat in lit:
            ground = theme.seat_on_turn
            line = theme.winner if view.outcome else theme.text
            radius, thickness = _RADIUS * layout.width, layout.pixels(_OUTLINE)
            canvas.plate(box, PlateLook(theme.panel, ground, line, radius, thickness))
        colour = theme.text if seat in lit and seat not in view.resigned else theme.quiet_text
        _draw_score(scene, canvas, seat, box, _ScoreLook(colour, ground, moment.widest))


def _draw_score(scene: Scene, canvas: Canvas, seat: int, box: Box, look: _ScoreLook) -> None:
    """Draw a seat's sign and score in the middle of its box."""
    layout, view = scene.layout, scene.view
    score = figures(view.scores[seat])
    most, smaller = _CROWD
    size = layout.width * (smaller if view.players > most else 1)
    radius, between = round(_SIGN * size), round(_BETWEEN * size)
    room = box.width - 4 * layout.pixels(_OUTLINE) - radius - between
    kinds = [
        Type(Weight.BOLD, part * layout.width, look.colour, look.ground) for part in _SCORE_TYPES
    ]
    fitting = (
        kind for kind in kinds if max(width_of(text, kind) for text in (score, look.widest)) <= room
    )
    kind = next(fitting, kinds[-1])
    middle = box.top + box.height // 2
    left = box.left + (box.width - radius - between - round(width_of(score, kind))) // 2
    canvas.stamp(sign(canvas.theme, seat, radius), (left + radius, middle))
    canvas.write(score, (left + radius + between, middle), kind)
