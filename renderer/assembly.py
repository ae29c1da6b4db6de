"""Tiles assembled from their parts: those of a board, or one that lies alone.

Two neighbouring discs always lie on one tile in common, so every join lies inside one tile. No body
has to be traced over the board: each tile draws its own joins, and the bodies come of themselves.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

from engine.hexes import (
    FIRST_CELL,
    SIDES,
    Cell,
    Point,
    centre_of,
    neighbour,
    neighbours_of,
    side_of,
)
from engine.tiles import CENTRE, Face, TileId, look_of
from renderer.canvas import Canvas
from renderer.parts.placements import along_sides, dark_hexagon, light_hexagon, rim
from renderer.parts.sprites import (
    Style,
    centre,
    chord,
    filling,
    golden_style,
    ground,
    spoke,
)
from renderer.parts.sprites import disc as disc_on
from renderer.parts.tiles import LOOKS, DiscLook

_OWN_SIDES: Final = SIDES[:3]
"""A whole disc on a side lies on two tiles; the one that has it on one of these draws it."""


class Outlined(NamedTuple):
    """The tiles that one turn laid, which share an outline; ``is_last`` if none came after it."""

    cells: tuple[Cell, ...]
    is_last: bool


class Marks(NamedTuple):
    """What lately happened to tiles: the turns told, the earliest first, and groups just closed."""

    outlined: Sequence[Outlined] = ()
    closed: Sequence[tuple[Point, ...]] = ()
    is_golden: bool = False


class _Laid(NamedTuple):
    """A tile, the pixel of its centre, and how its discs look."""

    cell: Cell
    at: tuple[int, int]
    centre: DiscLook
    sides: list[DiscLook]

    @property
    def free(self) -> int:
        """The sides that touch no other tile, one bit for each."""
        return sum(1 << side for side, look in enumerate(self.sides) if not look.is_whole)


def draw_tiles(
    canvas: Canvas,
    tiles: Mapping[Cell, tuple[int, int]],
    discs: Mapping[Point, DiscLook],
    marks: Marks = Marks(),  # noqa: B008 an immutable value
) -> None:
    """Draw tiles, each with its centre on the given pixel; ``discs`` says how each disc looks."""
    style = canvas.style
    lines = golden_style(style) if marks.is_golden else style
    laid = {
        cell: _Laid(
            cell, at, discs[centre_of(cell)], [discs[side_of(cell, side)] for side in SIDES]
        )
        for cell, at in tiles.items()
    }
    # Side discs reach into the neighbouring tile: every ground lies before the first of them.
    for one in laid.values():
        canvas.paste(ground(style, one.free), one.at)
    # Bodies lie over outlines, so that these cut no disc but on free sides, and in gold.
    for turn in marks.outlined:
        _outline(canvas, lines, [laid[cell] for cell in turn.cells], is_last=turn.is_last)
    for one in laid.values():
        canvas.paste(centre(style, one.centre), one.at)
        for side, look in enumerate(one.sides):
            if side in _OWN_SIDES or not look.is_whole:
                canvas.paste(disc_on(style, side, look), one.at)
    # A disc that came after a bar would cut it off with its own edge.
    for one in laid.values():
        _join(canvas, one, discs)
    if marks.closed:
        _draw_rims(canvas, lines, laid, discs, marks.closed)
    for turn in marks.outlined:
        for one in (laid[cell] for cell in turn.cells):
            # A tile in gold may have been laid long ago, and others all round it since then.
            sides = _outer_sides(one.cell, turn.cells) if marks.is_golden else one.free
            canvas.paste(along_sides(lines, sides, is_last=turn.is_last), one.at)


def _outer_sides(cell: Cell, together: Collection[Cell]) -> int:
    """Return the sides of a tile that touch none of those ``together``, one bit for each."""
    return sum(1 << side for side in SIDES if neighbour(cell, side) not in together)


def draw_bodies(
    canvas: Canvas,
    tiles: Mapping[Cell, tuple[int, int]],
    discs: Mapping[Point, DiscLook],
    only: AbstractSet[Point],
) -> None:
    """Draw some discs and half-discs once more, which are all of their bodies, over what is there.

    Args:
        canvas: what to draw on.
        tiles: the tiles on which these lie, each with the pixel of its centre; others are left out.
        discs: how each disc looks.
        only: which of them to draw.
    """
    laid = (
        _Laid(cell, at, discs[centre_of(cell)], [discs[side_of(cell, side)] for side in SIDES])
        for cell, at in tiles.items()
    )
    _draw_again(canvas, laid, discs, only)


def _draw_again(
    canvas: Canvas,
    laid: Iterable[_Laid],
    discs: Mapping[Point, DiscLook],
    only: AbstractSet[Point],
) -> None:
    """Draw some discs and half-discs once more, with what joins them."""
    style = canvas.style
    redrawn = [
        one
        for one in laid
        if not only.isdisjoint((centre_of(one.cell), *(side_of(one.cell, s) for s in SIDES)))
    ]
    for one in redrawn:
        if centre_of(one.cell) in only:
            canvas.paste(centre(style, one.centre), one.at)
        for side, look in enumerate(one.sides):
            if side_of(one.cell, side) in only:
                canvas.paste(disc_on(style, side, look), one.at)
    for one in redrawn:
        _join(canvas, one, discs, only)


def _outline(canvas: Canvas, style: Style, turn: Sequence[_Laid], *, is_last: bool) -> None:
    """Draw one outline round the tiles of a turn, on the grounds of those beside them."""
    for one in turn:
        canvas.paste(dark_hexagon(style, one.free, is_last=is_last), one.at)
    for one in turn:
        canvas.paste(light_hexagon(style, is_last=is_last), one.at)
    for one in turn:
        canvas.paste(ground(canvas.style, 0), one.at)


def _draw_rims(
    canvas: Canvas,
    lines: Style,
    laid: Mapping[Cell, _Laid],
    discs: Mapping[Point, DiscLook],
    groups: Sequence[tuple[Point, ...]],
) -> None:
    """Draw rims round closed groups, over their neighbours' edges, then the groups once more."""
    grid = canvas.style.grid
    among = {disc for group in groups for disc in group}
    cell, at = next((one.cell, one.at) for one in laid.values())
    x, y = grid.at(centre_of(cell))
    spots = {disc: (at[0] - x + grid.at(disc)[0], at[1] - y + grid.at(disc)[1]) for disc in among}
    for is_light in (False, True):
        for disc, spot in spots.items():
            canvas.paste(rim(lines, None, is_light=is_light), spot)
            for other in neighbours_of(disc):
                if other > disc and other in among and discs[other] is discs[disc]:
                    step = spots[other][0] - spot[0], spots[other][1] - spot[1]
                    canvas.paste(rim(lines, step, is_light=is_light), spot)
    _draw_again(canvas, laid.values(), discs, among)


def _join(
    canvas: Canvas,
    one: _Laid,
    discs: Mapping[Point, DiscLook],
    only: Collection[Point] | None = None,
) -> None:
    """Draw what joins the discs of a tile, or ``only`` some of them, which are whole groups."""
    style, centre = canvas.style, one.centre
    filled = []
    for side, first in enumerate(one.sides):
        if only is not None and side_of(one.cell, side) not in only:
            continue
        following = (side + 1) % 6
        second = one.sides[following]
        if first.colour is centre.colour:
            canvas.paste(spoke(style, side, first), one.at)
        if first.colour is second.colour:
            free = (not first.is_whole) << side | (not second.is_whole) << following
            # A third disc meets at this corner, on another tile; the bar must show it if it joins.
            across = discs.get(side_of(neighbour(one.cell, side), (side + 2) % 6))
            is_met = across is not None and across.colour is first.colour
            canvas.paste(chord(style, side, first, free, is_met=is_met), one.at)
            if first.colour is centre.colour:
                filled.append(side)
    # Last, for a bar shows no fillings: it would draw the bare tile over them.
    for side in filled:
        canvas.paste(filling(style, side, centre.colour), one.at)


def looks_alone(tile: TileId, face: Face, turn: int = 0) -> Mapping[Point, DiscLook]:
    """Return how the discs look of a tile that lies on ``FIRST_CELL``, without neighbours."""
    colours = look_of(tile, face, turn).colours
    looks = {side_of(FIRST_CELL, side): LOOKS[colours[side], False, False] for side in SIDES}
    return {centre_of(FIRST_CELL): LOOKS[colours[CENTRE], True, False], **looks}
