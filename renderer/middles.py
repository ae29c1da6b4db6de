"""The disc of a group on which something about the group is written, and the order of these."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final

from engine.board import Group
from engine.hexes import Point
from renderer.layout import Layout

_GROUPS: Final = 1024
_WHOLE: Final = 0.45
"""How far inside the picture such a disc lies if it can, in units."""


def middle_disc(layout: Layout, discs: tuple[Point, ...], taken: Collection[Point] = ()) -> Point:
    """Return the disc nearest to a group's middle that is not ``taken``, if any is free.

    One that lies in the picture is preferred.
    """
    free = free_of(discs, taken)
    seen = tuple(disc for disc in free if layout.holds(disc, _WHOLE))
    return nearest_to_middle(discs, seen or free)


def free_of(discs: tuple[Point, ...], taken: Collection[Point]) -> tuple[Point, ...]:
    """Return the discs that are not ``taken``, or all if all are."""
    return tuple(disc for disc in discs if disc not in taken) or discs


@lru_cache(_GROUPS)
def nearest_to_middle(discs: tuple[Point, ...], among: tuple[Point, ...]) -> Point:
    """Return which of ``among`` is the nearest to the middle of ``discs``, of two the lower one."""
    count = len(discs)
    x, y = sum(disc.x for disc in discs), sum(disc.y for disc in discs)

    def away(disc: Point) -> tuple[int, Point]:
        right, down = count * disc.x - x, count * disc.y - y
        return right * right + right * down + down * down, disc

    return min(among, key=away)


def in_reading_order(
    targets: Iterable[Point], groups: Iterable[Group], pieces: Collection[Point]
) -> list[Point]:
    """Sort discs, each of which stands for its group, as their numbers are read on a whole board.

    From the upper row to the lower one, and in a row from the left.
    """
    group_at = {disc: group.discs for group in groups for disc in group.discs}

    def place(target: Point) -> tuple[int, int]:
        discs = group_at.get(target, (target,))
        on = target if target in pieces else nearest_to_middle(discs, free_of(discs, pieces))
        return on.y, on.x

    return sorted(targets, key=place)
