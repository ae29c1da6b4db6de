"""Pills at the edges of a board that is shown in part: how many choices lie past each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from renderer.canvas import Canvas
from renderer.layers.sizes import badges
from renderer.layout import Box, Layout
from renderer.parts.choice_marks import pill
from renderer.parts.marks import Stamp
from renderer.parts.sprites import Style
from renderer.scene import Scene

_TYPE: Final = 0.028
"""Height of the type, in widths of the picture."""
_MARGIN: Final = 0.012
"""From a pill to the edge, in widths of the picture."""
_PLACES: Final = 24
"""Places tried along each edge."""
_WEIGHTS: Final = (9, 4, 3, 1)
"""What counts as hidden, by area: the ghost, targets and badges, spots, tiles; table is free."""


_SEEN: Final = 0.3
"""How far inside the picture a target's disc lies if its number can be read, in units."""


class Edge(StrEnum):
    """An edge of what the board lies in."""

    LEFT = "←"
    RIGHT = "→"
    UP = "↑"
    DOWN = "↓"


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the pills."""
    for pill_of_edge, at in placed_pills(scene, canvas.style):
        canvas.stamp(pill_of_edge, at)


def placed_pills(scene: Scene, style: Style) -> Iterator[tuple[Stamp, tuple[int, int]]]:
    """Yield a pill for each edge with choices past it, and the pixel round which it lies."""
    counts = past_edges(scene)
    if not counts:
        return
    layout = scene.layout
    kept = _covered(scene)
    kept += [(badge.box.moved(*at), _WEIGHTS[1]) for badge, at in badges(scene, style)]
    for edge in (edge for edge in Edge if counts[edge]):
        text = f"{counts[edge]} {edge}" if edge is Edge.RIGHT else f"{edge} {counts[edge]}"
        stamp = pill(style, text, layout.pixels(_TYPE) / layout.grid.unit, is_chosen=True)
        places = list(_places(layout, edge, stamp.box))
        row = [box for box in kept if _lies_along(box[0], stamp.box.moved(*places[0]), edge)]

        def hidden(at: tuple[int, int], box: Box = stamp.box, row: list[_Kept] = row) -> int:
            moved = box.moved(*at)
            return sum(weight * moved.overlap(other) for other, weight in row)

        at = min(places, key=hidden)
        kept.append((stamp.box.moved(*at), _WEIGHTS[0]))
        yield stamp, at


def past_edges(scene: Scene) -> Counter[Edge]:
    """Count the spots whose names, and the targets whose numbers cannot be read, by edge."""
    layout, choice = scene.layout, scene.choice
    counts: Counter[Edge] = Counter()
    hidden = [layout.centre(cell) for cell in choice.spots if not layout.has_room_for_name(cell)]
    hidden += [layout.at(disc) for disc in scene.tags.values() if not layout.holds(disc, _SEEN)]
    bottom = layout.board_bottom
    for x, y in hidden:
        # Of two edges, the one past which it lies further.
        past = {
            Edge.LEFT: -x,
            Edge.RIGHT: x - layout.width,
            Edge.UP: -y,
            Edge.DOWN: y - bottom,
        }
        counts[max(past, key=lambda edge: past[edge])] += 1
    return counts


_Kept = tuple[Box, int]
"""Part of the picture, and how much each of its pixels counts."""


def _covered(scene: Scene) -> list[_Kept]:
    """List what a pill should not hide."""
    layout, choice = scene.layout, scene.choice
    ghost = [layout.centre(choice.ghost.place.cell)] if choice.ghost else []
    targets = [layout.at(disc) for disc in scene.tags.values()]
    spots = [layout.centre(cell) for cell in choice.spots]
    tiles = [layout.centre(place.cell) for place in scene.places]
    free = [layout.centre(cell) for cell in scene.free_cells]
    kept: list[_Kept] = []
    for places, units, weight in (
        (ghost, 1.1, _WEIGHTS[0]),
        (targets, 0.55, _WEIGHTS[1]),
        (spots, 0.8, _WEIGHTS[2]),
        (tiles, 0.9, _WEIGHTS[3]),
        (free, 0.5, _WEIGHTS[3]),
    ):
        reach = round(units * layout.grid.unit)
        kept += [(Box(x - reach, y - reach, 2 * reach, 2 * reach), weight) for x, y in places]
    return kept


def _places(layout: Layout, edge: Edge, box: Box) -> Iterator[tuple[int, int]]:
    """Yield the places for a pill along an edge, from the middle outwards."""
    margin, bottom = layout.pixels(_MARGIN), layout.board_bottom
    left, right = margin + box.width // 2, layout.width - margin - box.width // 2
    top, low = margin + box.height // 2, bottom - margin - box.height // 2
    middle = _PLACES // 2
    for step in sorted(range(_PLACES + 1), key=lambda step: abs(step - middle)):
        x = left + (right - left) * step // _PLACES
        y = top + (low - top) * step // _PLACES
        match edge:
            case Edge.LEFT:
                yield left, y
            case Edge.RIGHT:
                yield right, y
            case Edge.UP:
                yield x, top
            case Edge.DOWN:
                yield x, low


def _lies_along(box: Box, pill_box: Box, edge: Edge) -> bool:
    """Tell whether a pill that is moved along an edge may meet a box."""
    if edge in (Edge.LEFT, Edge.RIGHT):
        return box.left < pill_box.edges[2] and pill_box.left < box.edges[2]
    return box.top < pill_box.edges[3] and pill_box.top < box.edges[3]
