"""The bodies of groups: their discs, the half-discs that belong to them, and the bars between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.hexes import SIDES, Cell, Point, centre_of, side_of
from renderer.parts.tiles import DiscLook

_BARS: Final = (
    *((side, len(SIDES)) for side in SIDES),
    *((side, (side + 1) % len(SIDES)) for side in SIDES),
)
"""Which of a tile's seven discs are neighbours, the centre the last of them."""


@dataclass(slots=True)
class Body:
    """What is drawn of a group; a bar is the pair of its ends."""

    discs: set[Point] = field(default_factory=set)
    bars: set[tuple[Point, Point]] = field(default_factory=set)


def bodies_of(
    groups: Mapping[Point, Iterable[Point]],
    cells: Iterable[Cell],
    looks: Mapping[Point, DiscLook],
) -> dict[Point, Body]:
    """Return the bodies of groups, as far as they lie on ``cells``.

    ``groups`` are their discs, by a name for each group.
    """
    names = {disc: name for name, discs in groups.items() for disc in discs}
    bodies = {name: Body() for name in groups}
    for cell in cells:
        points = (*(side_of(cell, side) for side in SIDES), centre_of(cell))
        owners = [names.get(point) for point in points]
        if not any(owners):
            continue
        colours = [looks[point].colour for point in points]
        bars = [bar for bar in _BARS if colours[bar[0]] is colours[bar[1]]]
        # All joins lie inside one tile, so a half-disc belongs to what it joins on its tile.
        for _ in SIDES:
            for one, other in bars:
                owners[one] = owners[other] = owners[one] or owners[other]
        for point, owner in zip(points, owners, strict=True):
            if owner is not None:
                bodies[owner].discs.add(point)
        for one, other in bars:
            if (owner := owners[one]) is not None:
                bodies[owner].bars.add(
                    (min(points[one], points[other]), max(points[one], points[other]))
                )
    return bodies
