"""The signs on discs: in some themes they tell the discs' colours by shape."""

from __future__ import annotations

from renderer.layout import Offset
from renderer.parts.measures import SIGN_DOT, SIGN_LINE
from renderer.parts.pen import Pen
from renderer.theme import DiscColours


def draw_sign(pen: Pen, disc: DiscColours, at: Offset, unit: int) -> None:
    """Draw the sign of a disc or half-disc whose middle is ``at``; nothing where it has none."""
    for one, other in disc.lines:
        ends = at + one * unit, at + other * unit
        pen.outline(ends, SIGN_LINE * unit, disc.pip)
    for dot in disc.dots:
        pen.disc(at + dot * unit, SIGN_DOT * unit, disc.pip)
