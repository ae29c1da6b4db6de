"""The sizes of groups that count, in badges that hide no piece and, where possible, no pip."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import dist
from typing import Final

from engine.board import Group
from engine.hexes import Point, neighbours_of
from renderer.canvas import Canvas
from renderer.layout import Grid, Layout
from renderer.parts.marks import Stamp
from renderer.parts.measures import FREE_OF_PIECES
from renderer.parts.sprites import Style, fresh_size, open_size, size
from renderer.scene import Scene

_SPOTS: Final = 1024


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the badges."""
    for stamp, spot in badges(scene, canvas.style):
        canvas.stamp(stamp, spot)


def badges(scene: Scene, style: Style) -> Iterator[tuple[Stamp, tuple[int, int]]]:
    """Yield the badges, each with the pixel round which it lies.

    A group that was closed just now has one; so has any closed group of two discs or more, and an
    open group that has a piece. A group with pieces on all its discs has none.
    """
    pieces = scene.view.pieces.keys()
    # Events name a group by its lowest disc, which is the first of its ``discs``.
    fresh = {group.disc for event in scene.recent for group in event.closed}
    for group in scene.groups:
        if pieces >= set(group.discs):
            continue
        if group.discs[0] in fresh:
            stamp = fresh_size(style, len(group.discs))
        elif group.is_closed and len(group.discs) > 1:
            stamp = size(style, len(group.discs), group.colour)
        elif not pieces.isdisjoint(group.discs):
            stamp = open_size(style, len(group.discs), group.colour)
        else:
            continue
        yield stamp, badge_spot(scene.layout, group, pieces)


def badge_spot(layout: Layout, group: Group, pieces: Collection[Point] = ()) -> tuple[int, int]:
    """Return the pixel round which a group's badge lies.

    It lies between three discs that touch one another, else between two, else on a single disc.
    Of several such places clear of the ``pieces``, it takes the nearest to the group's middle. At
    least one disc of the group must be free of pieces.
    """
    taken = tuple(disc for disc in group.discs if disc in pieces)
    x, y = _spot(layout.grid, group.discs, taken)
    return round(layout.origin[0] + x), round(layout.origin[1] + y)


@lru_cache(_SPOTS)
def _spot(grid: Grid, discs: tuple[Point, ...], taken: tuple[Point, ...]) -> tuple[float, float]:
    """Return where a badge lies, in pixels from the disc ``(0, 0)``."""
    clear = FREE_OF_PIECES * grid.unit
    joints = [
        joint
        for joint in _joints(discs)
        if all(dist(_middle(grid, joint), grid.at(piece)) >= clear for piece in taken)
    ]
    most = max(map(len, joints))
    spots = [_middle(grid, joint) for joint in joints if len(joint) == most]
    x, y = _middle(grid, discs)
    return min(spots, key=lambda spot: ((spot[0] - x) ** 2 + (spot[1] - y) ** 2, spot))


def _joints(discs: Sequence[Point]) -> list[tuple[Point, ...]]:
    """List the sets of one, two or three discs that all touch one another."""
    whole = set(discs)
    joints: list[tuple[Point, ...]] = []
    for disc in discs:
        later = [other for other in neighbours_of(disc) if other > disc and other in whole]
        joints.append((disc,))
        joints += [(disc, other) for other in later]
        joints += [
            (disc, *pair) for pair in combinations(later, 2) if pair[1] in neighbours_of(pair[0])
        ]
    return joints


def _middle(grid: Grid, discs: Sequence[Point]) -> tuple[float, float]:
    places = [grid.at(disc) for disc in discs]
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
