"""The names of the targets, each where it hides least."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.hexes import Point, disc_name
from renderer.canvas import Canvas
from renderer.layers.sizes import badges
from renderer.layout import Box
from renderer.parts.choice_marks import pill
from renderer.parts.marks import Stamp
from renderer.parts.measures import PIECE, PILL_TYPE
from renderer.parts.sprites import Style
from renderer.scene import Scene

_TYPE: Final = 0.28
_PLACES: Final = (
    *((0, 0), (0, 0.3), (0, -0.3), (-0.37, 0), (0.37, 0)),
    *((0, 0.62), (0, -0.62), (-0.9, 0), (0.9, 0)),
)
_CHOSEN_PLACES: Final = ((0, 0.84), (0, -0.84), (-1.1, 0), (1.1, 0))
"""Where a name may lie, from its disc's middle, the best first; the chosen disc stays uncovered."""
_CLEAR: Final = 0.22
"""How far other names stay away from a target's middle; all sizes in units."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Write the names."""
    for _, name, spot in placed_names(scene, canvas.style):
        canvas.stamp(name, spot)


def placed_names(scene: Scene, style: Style) -> Iterator[tuple[Point, Stamp, tuple[int, int]]]:
    """Yield each target in the picture, its name, and the pixel round which the name lies.

    The chosen target comes first, so that its name has the first choice of places.
    """
    shown = [disc for disc in scene.choice.targets if scene.layout.shows(disc, margin=0)]
    if not shown:
        return
    discs = {disc: _round(scene, disc, _CLEAR) for disc in shown}
    taken = [stamp.box.moved(*spot) for stamp, spot in badges(scene, style)]
    taken += [_round(scene, disc, PIECE) for disc in scene.view.pieces]
    for disc in sorted(shown, key=lambda disc: disc != scene.choice.chosen):
        is_chosen = disc == scene.choice.chosen
        units, offsets = (PILL_TYPE, _CHOSEN_PLACES) if is_chosen else (_TYPE, _PLACES)
        name = pill(style, disc_name(disc), units, is_chosen=is_chosen)
        others = [box for other, box in discs.items() if other != disc]
        spot = _free_place(name, _places(scene, disc, offsets), [*taken, *others])
        yield disc, name, spot
        taken.append(name.box.moved(*spot))


def _round(scene: Scene, disc: Point, units: float) -> Box:
    """Return the box ``units`` to each side of a disc's middle."""
    x, y = scene.layout.at(disc)
    reach = round(units * scene.layout.grid.unit)
    return Box(x - reach, y - reach, 2 * reach, 2 * reach)


def _places(
    scene: Scene, disc: Point, offsets: Sequence[tuple[float, float]]
) -> list[tuple[int, int]]:
    x, y = scene.layout.at(disc)
    unit = scene.layout.grid.unit
    return [(x + round(right * unit), y + round(down * unit)) for right, down in offsets]


def _free_place(
    name: Stamp, places: Iterable[tuple[int, int]], taken: Sequence[Box]
) -> tuple[int, int]:
    """Return the first of ``places`` where a name hides nothing, or else the least."""
    hidden: dict[tuple[int, int], int] = {}
    for place in places:
        box = name.box.moved(*place)
        hidden[place] = sum(box.overlap(other) for other in taken)
        if not hidden[place]:
            break
    return min(hidden, key=lambda place: hidden[place])
