"""The tabs of the turns told: whose each tile is, each outside a corner where it hides least."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.hexes import SIDES, Cell, Point, centre_of, neighbour
from renderer.canvas import Canvas
from renderer.layers.sizes import badges
from renderer.layout import Box, Layout
from renderer.parts.marks import Stamp
from renderer.parts.measures import PIECE, PIP, SIZE
from renderer.parts.sprites import Style
from renderer.parts.tab import best_tab, tab, tag
from renderer.scene import Scene

_HEIGHT: Final = (0.6, 0.031)
"""Height of a tab: so many units, but at least that part of the picture's width."""
_BEST_HEIGHT: Final = (0.72, 0.038)
"""The same of the best turn's, which is alone."""
_AWAY: Final = (1.06, 0.09)
"""Where a tab lies: so many times as far out as its corner, and more for each free side there."""
_PER_SIDE: Final = 0.25
"""What a side that is not free costs, in square units that a pip's weight of 1 would hide."""
_OUTSIDE: Final = 20.0
_PIECE: Final = 4.0
_BADGE: Final = 3.0
_TAB: Final = 3.0
_NEW: Final = 1.5
_NAME: Final = 0.9
_PIP: Final = 0.5
"""How much it weighs to hide each of these."""
_NAME_SIZE: Final = (0.55, 0.2)
_NEAR: Final = range(-4, 5)
_MOST_GAINS: Final = 2
"""So many seats' gains stand in a tile's tab at most."""
_BESIDE: Final = 0.45
"""How far from the middle of a piece its tag begins, in units."""


class Tab(NamedTuple):
    """A tab of a tile or of the piece on a disc, and the pixel that it is put at."""

    at: Cell | Point
    stamp: Stamp
    spot: tuple[int, int]


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the tabs, the newest on top."""
    for one in reversed(placed_tabs(scene, canvas.style)):
        canvas.stamp(one.stamp, one.spot)


def placed_tabs(scene: Scene, style: Style) -> list[Tab]:
    """Return a tab for each tile that a seat has laid in the turns told, the newest first.

    Tags of pieces that brought points follow.
    """
    height = round(max(_HEIGHT[0] * style.grid.unit, _HEIGHT[1] * scene.layout.width))
    turns = [(scene.recent, True), *((turn, False) for turn in reversed(scene.earlier))]
    placing = _Placing(scene, {spot for _, spot in badges(scene, style)})
    if scene.result is not None:
        return _best(scene, style, placing)
    tabs: list[Tab] = []
    for turn, is_last in turns:
        for event in reversed(turn):
            cell = event.place.cell
            if event.seat is not None and scene.layout.shows(centre_of(cell), 0):
                gains = scene.gains_of_tiles.get(cell, ())[:_MOST_GAINS]
                stamp = tab(style, event.seat, gains, height, is_last=is_last)
                tabs.append(Tab(cell, stamp, placing.beside_tile(cell, stamp, tabs)))
    for discs, is_last in ((scene.touched, True), (scene.touched_before, False)):
        for disc in discs:
            gain = dict(scene.gains_of_pieces.get(disc, ())).get(scene.view.pieces[disc], 0)
            if gain and scene.layout.shows(disc, 0):
                stamp = tag(style, gain, height, is_last=is_last)
                tabs.append(Tab(disc, stamp, placing.beside_piece(disc, stamp, tabs)))
    return tabs


def _best(scene: Scene, style: Style, placing: _Placing) -> list[Tab]:
    """Return the tab of the best turn, if there is one, beside its last tile or piece."""
    best = scene.result.best if scene.result else None
    if best is None:
        return []
    height = max(_BEST_HEIGHT[0] * style.grid.unit, _BEST_HEIGHT[1] * scene.layout.width)
    stamp = best_tab(style, best.seat, best.gain, round(height))
    for event in best.placed[-1:]:
        cell = event.place.cell
        return [Tab(cell, stamp, placing.beside_tile(cell, stamp, []))]
    return [Tab(disc, stamp, placing.beside_piece(disc, stamp, [])) for disc in best.discs[-1:]]


class _Placing:
    """Finds the places of tabs."""

    def __init__(self, scene: Scene, badge_spots: set[tuple[int, int]]) -> None:
        self._scene = scene
        self._badges = badge_spots
        self._new = {disc for event in scene.recent for disc in event.discs}
        self._free = set(scene.free_cells)
        layout = scene.layout
        bottom = layout.height - layout.seats.height - layout.strip.height
        self._room = Box(0, layout.header.height, layout.width, bottom - layout.header.height)

    def beside_tile(self, cell: Cell, stamp: Stamp, others: Sequence[Tab]) -> tuple[int, int]:
        """Return the pixel at which a tile's tab hides least."""
        return self._best(dict(self._places(cell, stamp)), centre_of(cell), stamp, others)

    def beside_piece(self, disc: Point, stamp: Stamp, others: Sequence[Tab]) -> tuple[int, int]:
        """Return the pixel at which the tag of the piece on a disc hides least."""
        grid, (x, y) = self._scene.layout.grid, self._scene.layout.at(disc)
        right, low = stamp.box.edges[2], stamp.box.height // 2
        away = round(_BESIDE * grid.unit)
        level = {(x + away + low, y): 0.0, (x - away - right, y): 0.0}
        middle = x - (right - low) // 2
        across = {(middle, y - away - low): 0.0, (middle, y + away + low): 0.0}
        return self._best(level | across, disc, stamp, others)

    def _best(
        self,
        places: Mapping[tuple[int, int], float],
        middle: Point,
        stamp: Stamp,
        others: Sequence[Tab],
    ) -> tuple[int, int]:
        """Return that of ``places`` which costs least, with what a stamp would hide there."""
        hidden = list(self._near(middle))
        hidden += [(other.stamp.box.moved(*other.spot), _TAB) for other in others]

        def cost(spot: tuple[int, int]) -> float:
            box = stamp.box.moved(*spot)
            outside = box.width * box.height - box.overlap(self._room)
            return (
                places[spot]
                + _OUTSIDE * outside
                + sum(weight * box.overlap(other) for other, weight in hidden)
            )

        return min(places, key=cost)

    def _places(self, cell: Cell, stamp: Stamp) -> Iterator[tuple[tuple[int, int], float]]:
        """Yield where a tab may lie, with what it costs that sides there are not free."""
        grid, (x, y) = self._scene.layout.grid, self._scene.layout.centre(cell)
        more = stamp.box.width - stamp.box.height
        for side, corner in enumerate(grid.corners()):
            beside = (side, (side + 1) % len(SIDES))
            free = sum(neighbour(cell, one) in self._free for one in beside)
            at = corner * (_AWAY[0] + _AWAY[1] * free)
            # A number grows to the right, so to the left of a tile the whole tab moves away.
            left = more if corner.real < -1 else 0
            lost = _PER_SIDE * (len(beside) - free) * grid.unit**2
            yield (x + round(at.real) - left, y + round(at.imag)), lost
            if more and abs(corner.real) <= 1:
                yield (x + round(at.real) - more, y + round(at.imag)), lost

    def _near(self, middle: Point) -> Iterator[tuple[Box, float]]:
        """Yield what may be hidden near a point, and how much that weighs."""
        scene = self._scene
        for right in _NEAR:
            for down in _NEAR:
                disc = Point(middle.x + right, middle.y + down)
                look = scene.discs.get(disc)
                if look is not None and look.is_whole:
                    yield self._weighed(disc)
        for free in self._free:
            at = centre_of(free)
            if abs(at.x - middle.x) in _NEAR and abs(at.y - middle.y) in _NEAR:
                yield _box(scene.layout, at, *_NAME_SIZE), _NAME

    def _weighed(self, disc: Point) -> tuple[Box, float]:
        layout = self._scene.layout
        if disc in self._scene.view.pieces:
            return _box(layout, disc, PIECE, PIECE), _PIECE
        if layout.at(disc) in self._badges:
            return _box(layout, disc, SIZE, SIZE), _BADGE
        if disc in self._new:
            return _box(layout, disc, 2 * PIP, 2 * PIP), _NEW
        return _box(layout, disc, PIP, PIP), _PIP


def _box(layout: Layout, disc: Point, wide: float, high: float) -> Box:
    """Return the box so many units to each side of a disc's middle."""
    x, y = layout.at(disc)
    right, down = round(wide * layout.grid.unit), round(high * layout.grid.unit)
    return Box(x - right, y - down, 2 * right, 2 * down)
