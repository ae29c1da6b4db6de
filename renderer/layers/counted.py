"""What a score is made of, in one line: every group, or groups summed up where room is short.

``lay_out_parts`` chooses what stands in the line, and ``draw_parts`` draws just that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from math import prod
from typing import Final, NamedTuple

from engine.board import GroupSummary
from engine.game import Tally
from engine.tiles import Colour
from renderer.canvas import Canvas
from renderer.parts.figures import figures
from renderer.parts.lettering import Type, width_of
from renderer.parts.signs import card, card_width, coins, piece, pill, pill_width
from renderer.theme import Theme

_BESIDE: Final = 0.1
_AFTER_MANY: Final = 0.45
_TIMES_GAPS: Final = (0.3, 0.06)
_BEFORE_COUNT: Final = 0.15
_PLUS_GAPS: Final = (0.35, 0.15)
_BETWEEN: Final = 1.0
_TO_FIGURES: Final = 0.3
"""Room between parts, in radii of a chip: round signs as much as is beautiful, then the least."""


class Kind(Enum):
    """What a part looks like."""

    CHIP = auto()
    WORDS = auto()
    FIGURES = auto()
    COINS = auto()
    PIECE = auto()
    CARD = auto()


class Part(NamedTuple):
    """One thing in a line, what is written in or behind it, and the room before it, in radii.

    A chip has a ``colour`` unless it stands for groups of several colours.
    """

    kind: Kind
    text: str
    gap: float = 0.0
    colour: Colour | None = None


class Placed(NamedTuple):
    """A part, and where it stands: pixels from the left end of its line."""

    part: Part
    left: int
    width: int


@dataclass(frozen=True, slots=True)
class Setting:
    """How a line is set: the radii of chips and of coins or pieces, and its two types."""

    theme: Theme
    chip: int
    sign: int
    figures: Type
    quiet: Type


def lay_out_parts(tally: Tally, setting: Setting, room: float, more: str) -> tuple[Placed, ...]:
    """Return what tells how ``tally`` makes its score, in as much detail as there is room for.

    Groups that are added are first told one by one, then those of one size together, then the
    smallest by their sum, for which ``more`` has the words, with ``{count}`` and ``{points}``.
    """
    ways = _multiplied(tally.groups) if tally.multiplies else _added(tally.groups, more)
    line: tuple[Placed, ...] = ()
    for way in ways:
        for gap in _PLUS_GAPS if tally.extra else _PLUS_GAPS[:1]:
            line = place([*way, *_extra(tally, gap)], setting)
            if end_of(line) <= room:
                return line
    return line


def place(parts: Sequence[Part], setting: Setting) -> tuple[Placed, ...]:
    """Put parts beside each other."""
    line: list[Placed] = []
    left = 0
    for part in parts:
        left += max(1, round(part.gap * setting.chip)) if line else 0
        line.append(Placed(part, left, _width(part, setting)))
        left += line[-1].width
    return tuple(line)


def end_of(line: Sequence[Placed]) -> int:
    """Return how many pixels wide a line is."""
    return line[-1].left + line[-1].width if line else 0


def _multiplied(groups: Sequence[GroupSummary]) -> Iterator[list[Part]]:
    for gap in _TIMES_GAPS:
        factors: list[Part] = []
        for group in groups:
            if factors:
                factors.append(Part(Kind.WORDS, "×", gap))
            factors.append(Part(Kind.CHIP, figures(group.size), gap, group.colour))
        yield factors
    if groups:
        yield [Part(Kind.CHIP, figures(prod(group.size for group in groups)))]


def _added(groups: Sequence[GroupSummary], more: str) -> Iterator[list[Part]]:
    runs = [list(run) for _, run in groupby(groups, key=lambda group: group.size)]
    # Together where that saves most, so that as many as can be keep their colours.
    by_length = sorted(
        (index for index, run in enumerate(runs) if len(run) > 1), key=lambda at: -len(runs[at])
    )
    for count in range(len(by_length) + 1):
        yield _in_runs(runs, frozenset(by_length[:count]))
    if not groups:
        return
    for kept in range(len(runs) - 1, -1, -1):
        rest = [group.size for run in runs[kept:] for group in run]
        if len(rest) == 1:
            continue
        words = more.replace("{count}", figures(len(rest)))
        words = words.replace("{points}", figures(sum(rest)))
        yield [
            *_in_runs(runs[:kept], frozenset(by_length)),
            Part(Kind.WORDS, words, _AFTER_MANY),
        ]
    yield [Part(Kind.CHIP, figures(sum(group.size for group in groups)))]


def _in_runs(runs: Sequence[Sequence[GroupSummary]], together: frozenset[int]) -> list[Part]:
    """Return groups, those of the sizes ``together`` as one chip and their number."""
    parts: list[Part] = []
    for index, run in enumerate(runs):
        gap = _AFTER_MANY if parts and parts[-1].kind is Kind.FIGURES else _BESIDE
        size = figures(run[0].size)
        if index in together:
            colours = {group.colour for group in run}
            gap = max(gap, _AFTER_MANY)
            parts += [
                Part(Kind.CHIP, size, gap, colours.pop() if len(colours) == 1 else None),
                Part(Kind.FIGURES, f"×{len(run)}", _BEFORE_COUNT),
            ]
        else:
            parts.append(Part(Kind.CHIP, size, gap, run[0].colour))
            parts += [Part(Kind.CHIP, size, _BESIDE, group.colour) for group in run[1:]]
    return parts


def _extra(tally: Tally, gap: float) -> list[Part]:
    """Return what a score has beside its groups: money, or a bonus on its card."""
    if not tally.extra:
        return []
    kind = Kind.COINS if tally.multiplies else Kind.CARD
    extra = Part(kind, figures(tally.extra), gap)
    return [Part(Kind.WORDS, "+", gap), extra] if tally.groups else [extra]


def supplies(pieces: int | None, purse: int | None) -> list[Part]:
    """Return how many pieces and how much money a seat has, where there are such."""
    counts = ((Kind.PIECE, pieces), (Kind.COINS, purse))
    return [Part(kind, figures(count), _BETWEEN) for kind, count in counts if count is not None]


def _width(part: Part, setting: Setting) -> int:
    match part.kind:
        case Kind.CHIP:
            return pill_width(part.text, setting.chip)
        case Kind.CARD:
            return card_width(part.text, setting.chip)
        case Kind.WORDS:
            return round(width_of(part.text, setting.quiet))
        case Kind.FIGURES:
            return round(width_of(part.text, setting.figures))
        case Kind.COINS | Kind.PIECE:
            return _before_figures(setting) + round(width_of(part.text, setting.figures))


def _before_figures(setting: Setting) -> int:
    return 2 * setting.sign + round(_TO_FIGURES * setting.chip)


def draw_parts(
    canvas: Canvas, line: Sequence[Placed], at: tuple[int, int], setting: Setting
) -> None:
    """Draw a line, its left end and the middle of its height on the pixel ``at``."""
    for part, offset, width in line:
        left, middle = at[0] + offset, at[1]
        written = left - 1  # for a text begins with one pixel of its ground
        match part.kind:
            case Kind.CHIP:
                stamp = pill(setting.theme, part.colour, part.text, setting.chip)
                canvas.stamp(stamp, (left + width // 2, middle))
            case Kind.CARD:
                stamp = card(setting.theme, part.text, setting.chip)
                canvas.stamp(stamp, (left + width // 2, middle))
            case Kind.WORDS:
                canvas.write(part.text, (written, middle), setting.quiet)
            case Kind.FIGURES:
                canvas.write(part.text, (written, middle), setting.figures)
            case Kind.COINS | Kind.PIECE:
                radius, colour = setting.sign, setting.figures.colour
                is_coins = part.kind is Kind.COINS
                stamp = coins(setting.theme, radius) if is_coins else piece(colour, radius)
                canvas.stamp(stamp, (left + radius, middle))
                start = written + _before_figures(setting), middle
                canvas.write(part.text, start, setting.figures)
