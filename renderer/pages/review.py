"""The picture of a review: each seat's chance from turn to turn, and where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from renderer.canvas import Canvas
from renderer.layers.header import draw_titles
from renderer.layout import DEFAULT_WIDTH, GAP, Box, Grid, Offset, box_round, check_width
from renderer.parts.dashes import seat_line
from renderer.parts.lettering import Type, Weight, fit, fitted, width_of
from renderer.parts.marks import Stamp
from renderer.parts.pen import Pen
from renderer.parts.plates import PlateLook
from renderer.parts.signs import pill, sign
from renderer.parts.sprites import style_of
from renderer.theme import Rgb, Theme

_HEADER: Final = 0.066
_MARGIN: Final = 0.022
_PLOT: Final = (0.105, 0.955)
"""Left and right edge of the curves."""
_PLOT_AT: Final = 0.107
_PLOT_HEIGHT: Final = 0.42
LEVELS: Final = (0, 25, 50, 75, 100)
_LEVEL_AT: Final = 0.09
_TURNS_AT: Final = 0.565
_SEATS_AT: Final = 0.6
_ROW: Final = 0.105
_COLUMNS: Final = 2
_GRID: Final = 0.0011
_LINE: Final = 0.0034
"""Half the width of a seat's line."""
_SIGN: Final = 0.0125
_CHIP: Final = 0.02
_CHIP_APART: Final = 0.055
_STEM: Final = 0.0016
_SIGNS_APART: Final = 0.16
_RADIUS: Final = 0.015
_QUIET_TYPE: Final = 0.0275
_NAME_TYPE: Final = 0.032
_FIGURE_TYPE: Final = 0.043
_SEAT_SIGN: Final = 0.02
_SEAT_AT: Final = (0.034, 0.07)
"""From a box's left edge: the sign and the texts."""
_LINES_AT: Final = (0.035, 0.073)
_FIGURE_ROOM: Final = 0.09
_UNIT_ROOM: Final = 0.17
_GAP: Final = 0.012
"""All in widths of the picture."""


@dataclass(frozen=True, slots=True)
class ReviewLabels:
    """The texts of the picture, in the reader's language.

    ``levels`` are the chances 0, 25, 50, 75 and 100 as written. ``begin`` and ``end`` stand below
    the two ends of the curves. By seat: ``names``, ``figures`` (how well it was played; "" where
    nobody is judged) and ``notes`` below the names. ``unit`` stands below each figure.
    """

    title: str
    subtitle: str
    levels: tuple[str, ...]
    begin: str
    end: str
    names: tuple[str, ...]
    figures: tuple[str, ...]
    notes: tuple[str, ...]
    unit: str


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A numbered mark on the curve of a seat, at an entry of the curve."""

    seat: int
    at: int


def draw_review(
    curve: Sequence[Sequence[float]],
    points: Sequence[TurningPoint],
    labels: ReviewLabels,
    theme: Theme,
    width: int = DEFAULT_WIDTH,
) -> bytes:
    """Draw the chances of all seats, 0 to 1, from the end of the set-up on, as a PNG.

    ``points`` are numbered from 1 on.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    check_width(width)
    rows = -(-len(labels.names) // _COLUMNS)
    height = round((_SEATS_AT + rows * _ROW + GAP) * width)
    canvas = Canvas(style_of(theme, Grid(1)), (width, height))
    picture = _Picture(canvas, width, labels)
    picture.draw_header()
    picture.draw_grid()
    picture.draw_curves(curve)
    picture.draw_points(curve, points)
    picture.draw_seats()
    return canvas.png()


@dataclass(frozen=True, slots=True)
class _Picture:
    canvas: Canvas
    width: int
    labels: ReviewLabels

    def draw_header(self) -> None:
        """Draw the title, and what is reviewed on the right."""
        header = Box(0, 0, self.width, round(_HEADER * self.width))
        draw_titles(self.canvas, header, self.labels.title, self.labels.subtitle)

    def draw_grid(self) -> None:
        """Draw the levels of chance, and write what the ends of the curves are."""
        theme, labels = self.canvas.theme, self.labels
        quiet = self._type(Weight.MEDIUM, _QUIET_TYPE, theme.quiet_text, theme.table)
        left, right = (round(edge * self.width) for edge in _PLOT)
        for level, text in zip(LEVELS, labels.levels, strict=True):
            y = round(self._y(level / 100))
            thick = max(1, round(_GRID * self.width))
            self.canvas.fill(Box(left, y - thick // 2, right - left, thick), theme.free_cell)
            self.canvas.write(text, (round(_LEVEL_AT * self.width), y), quiet, anchor=1)
        at, half = round(_TURNS_AT * self.width), (right - left) / 2
        for text, x, anchor in ((labels.begin, left, 0), (labels.end, right, 1)):
            shown, shown_type = fitted(text, quiet, half)
            self.canvas.write(shown, (x, at), shown_type, anchor=anchor)

    def draw_curves(self, curve: Sequence[Sequence[float]]) -> None:
        """Draw the line of each seat with its signs, the first seat's on top."""
        for seat in reversed(range(len(self.labels.names))):
            corners = self._corners(curve, seat)
            for stamp, at in seat_line(self.canvas.theme, seat, corners, _LINE * self.width):
                self.canvas.stamp(stamp, at)
        stamps = [sign(self.canvas.theme, it, _SIGN * self.width) for it in range(len(curve[0]))]
        for seat in reversed(range(len(stamps))):
            for corner in self._signed(self._corners(curve, seat), seat):
                self.canvas.stamp(stamps[seat], (round(corner.real), round(corner.imag)))

    def _signed(self, corners: Sequence[Offset], seat: int) -> list[Offset]:
        """Return where the signs of a seat stand on its line: at its end, and now and then."""
        apart = _SIGNS_APART * self.width
        # Shifted from seat to seat, so that signs on lines that lie together are beside each other.
        due = corners[0].real + apart * (seat + 1) / (len(self.labels.names) + 1)
        found = []
        for corner in corners[:-1]:
            if corner.real >= due and corners[-1].real - corner.real > apart / 4:
                found.append(corner)
                due += apart
        return [*found, corners[-1]]

    def draw_points(self, curve: Sequence[Sequence[float]], points: Sequence[TurningPoint]) -> None:
        """Number the turning points, each beside its seat's curve where there is room."""
        signed = (self._signed(self._corners(curve, it), it) for it in range(len(curve[0])))
        taken: list[Offset] = [corner for corners in signed for corner in corners]
        for number, point in enumerate(points, 1):
            corner = self._corners(curve, point.seat)[point.at]
            at = self._free(corner, taken)
            taken.append(at)
            middle = round(at.real), round(at.imag)
            self.canvas.stamp(self._stem(corner - at), middle)
            stamp = pill(self.canvas.theme, None, str(number), round(_CHIP * self.width))
            self.canvas.stamp(stamp, middle)

    def _stem(self, to: Offset) -> Stamp:
        """Return the line from a number to its place on the curve, which a dot marks."""
        half = _STEM * self.width
        box = box_round((0j, to), 4 * half + 1)
        pen, coverage = Pen(box, self.canvas.theme.quiet_line), Pen(box, 0)
        coverage.bar(0j, to, half, 255)
        coverage.disc(to, 3 * half, 255)
        return Stamp(pen.finish(), coverage.finish(), box)

    def _free(self, corner: Offset, taken: Sequence[Offset]) -> Offset:
        """Return the nearest place above or below a corner where nothing else stands."""
        apart, top = _CHIP_APART * self.width, (_PLOT_AT - 0.01) * self.width
        bottom = (_PLOT_AT + _PLOT_HEIGHT + 0.01) * self.width
        places = [
            corner + complex(0, way * step * apart * 0.75)
            for step in range(1, 12)
            for way in (-1, 1)
        ]
        free = (
            place
            for place in places
            if top <= place.imag <= bottom and all(abs(place - one) >= apart for one in taken)
        )
        return next(free, places[0])

    def draw_seats(self) -> None:
        """Draw a box for each seat: who it is, and how well it was played."""
        columns = min(_COLUMNS, len(self.labels.names))
        gap, top = round(GAP * self.width), round(_SEATS_AT * self.width)
        across, down = (self.width - gap) / columns, _ROW * self.width
        for seat in range(len(self.labels.names)):
            row, column = divmod(seat, columns)
            left, upper = round(gap + column * across), top + round(row * down)
            right = round((column + 1) * across)
            self._draw_seat(seat, Box(left, upper, right - left, round(down) - gap))

    def _draw_seat(self, seat: int, box: Box) -> None:
        theme, width, labels = self.canvas.theme, self.width, self.labels
        look = PlateLook(theme.table, theme.seat_on_turn, theme.seat_on_turn, _RADIUS * width, 0)
        self.canvas.plate(box, look)
        ground = theme.seat_on_turn
        sign_at, text_at = (box.left + round(part * width) for part in _SEAT_AT)
        upper, lower = (box.top + round(part * width) for part in _LINES_AT)
        self.canvas.stamp(
            sign(theme, seat, _SEAT_SIGN * width), (sign_at, upper + (lower - upper) // 2)
        )
        right = box.left + box.width - round(_MARGIN * width)
        bold = self._type(Weight.BOLD, _NAME_TYPE, theme.text, ground)
        quiet = self._type(Weight.MEDIUM, _QUIET_TYPE, theme.quiet_text, ground)
        room: float = right - text_at
        if labels.figures[seat]:
            figure = self._type(Weight.BOLD, _FIGURE_TYPE, theme.text, ground)
            unit, unit_type = fitted(labels.unit, quiet, _UNIT_ROOM * width)
            self.canvas.write(labels.figures[seat], (right, upper), figure, anchor=1)
            self.canvas.write(unit, (right, lower), unit_type, anchor=1)
            room -= max(width_of(unit, unit_type), _FIGURE_ROOM * width) + _GAP * width
        self.canvas.write(fit(labels.names[seat], bold, room), (text_at, upper), bold)
        note, note_type = fitted(labels.notes[seat], quiet, room)
        self.canvas.write(note, (text_at, lower), note_type)

    def _corners(self, curve: Sequence[Sequence[float]], seat: int) -> list[Offset]:
        left, right = (edge * self.width for edge in _PLOT)
        last = max(1, len(curve) - 1)
        return [
            complex(left + (right - left) * at / last, self._y(chances[seat]))
            for at, chances in enumerate(curve)
        ]

    def _y(self, chance: float) -> float:
        return (_PLOT_AT + _PLOT_HEIGHT * (1 - chance)) * self.width

    def _type(self, weight: Weight, size: float, colour: Rgb, ground: Rgb) -> Type:
        return Type(weight, size * self.width, colour, ground)
