"""The outlines of tiles laid lately, and the rims of groups closed just now, as sprites."""

from __future__ import annotations

from typing import Final

from engine.hexes import SIDES
from renderer.layout import Offset, box_round
from renderer.parts.kept import kept
from renderer.parts.measures import ALONG_FREE, BAR, DISC, EARLIER, FRESH_RIM, LAST
from renderer.parts.outlines import hardened
from renderer.parts.pen import Ink, Pen
from renderer.parts.sprites import Sprite, Style
from renderer.theme import Rgb

_HALF: Final = [0] * 128 + [255] * 128
"""Where what lies below may have any tone, only pixels that are half covered are drawn on."""


@kept
def dark_hexagon(style: Style, free: int, *, is_last: bool) -> Sprite:
    """Return the dark part of a tile's outline, a whole hexagon that the tile will cover.

    ``free`` are the sides that touch no other tile, one bit for each.
    """
    theme, corners = style.theme, style.grid.corners(1 + _reach(is_last=is_last)[0])
    box = box_round(corners, 1)
    pen, mask = Pen(box, theme.tile), Pen(box, 0)
    for side in SIDES:
        if free >> side & 1:
            away = 2 * style.grid.sides()[side]
            pen.polygon([away + corner for corner in style.grid.corners(1.2)], theme.table)
    pen.polygon(corners, theme.mark_edge)
    mask.polygon(corners, 255)
    return Sprite(style.palette.reduce(pen.finish()), hardened(mask.finish()), box)


@kept
def light_hexagon(style: Style, *, is_last: bool) -> Sprite:
    """Return the light part of a tile's outline, which lies on the dark one."""
    _, outer, inner = (style.grid.corners(1 + part) for part in _reach(is_last=is_last))
    box = box_round(outer, 1)
    pen, mask = Pen(box, style.theme.mark_edge), Pen(box, 0)
    pen.polygon(outer, _light(style, is_last=is_last))
    if not is_last:
        pen.polygon(inner, style.theme.mark_edge)
    mask.polygon(outer, 255)
    return Sprite(style.palette.reduce(pen.finish()), hardened(mask.finish()), box)


@kept
def along_sides(style: Style, sides: int, *, is_last: bool) -> Sprite:
    """Return what lies along sides of an outlined tile, one bit for each, over the discs there."""
    theme, light = style.theme, _light(style, is_last=is_last)
    outer = 1 + _reach(is_last=is_last)[1]
    box = box_round(style.grid.corners(outer), 2)
    pen, mask = Pen(box, theme.mark_edge), Pen(box, 0)
    for side in SIDES:
        if sides >> side & 1:
            pen.polygon(_strip(style, side, 1, outer), light)
            pen.polygon(_strip(style, side, 1, 1 + ALONG_FREE), theme.mark_edge)
            mask.polygon(_strip(style, side, 1, outer), 255)
    return Sprite(style.palette.reduce(pen.finish()), mask.finish().point(_HALF, "1"), box)


def _strip(style: Style, side: int, inner: float, outer: float) -> list[Offset]:
    """Return the corners of a strip along a side, between two sizes of the hexagon."""
    near, far = style.grid.corners(inner), style.grid.corners(outer)
    return [near[side - 1], near[side], far[side], far[side - 1]]


def _reach(*, is_last: bool) -> tuple[float, float, float]:
    return LAST if is_last else EARLIER


def _light(style: Style, *, is_last: bool) -> Rgb:
    return style.theme.mark if is_last else style.theme.quiet_line


@kept
def rim(style: Style, step: tuple[int, int] | None, *, is_light: bool) -> Sprite:
    """Return a part of a fresh group's rim: that of a disc, or of the bar by ``step`` pixels."""
    theme, unit = style.theme, style.grid.unit
    grow = FRESH_RIM[is_light] * unit
    ends = (0j,) if step is None else (0j, complex(*step))
    box = box_round(ends, DISC * unit + grow + 2)
    ink = theme.mark if is_light else theme.mark_edge
    pen, mask = Pen(box, theme.mark_edge), Pen(box, 0)
    inks: tuple[tuple[Pen, Ink], ...] = ((pen, ink), (mask, 255))
    for one, filled in inks:
        if step is None:
            one.disc(0j, DISC * unit + grow, filled)
        else:
            one.bar(0j, complex(*step), BAR * unit + grow, filled)
    cut = mask.finish()
    hard = hardened(cut) if is_light else cut.point(_HALF, "1")
    return Sprite(style.palette.reduce(pen.finish()), hard, box)
