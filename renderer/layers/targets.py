"""The targets: a rim round each group that may be chosen, the strongest round what is chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from engine.hexes import SIDES, side_of
from renderer.assembly import draw_bodies
from renderer.bodies import Body, bodies_of
from renderer.canvas import Canvas
from renderer.parts.sprites import Sprite, ground
from renderer.parts.target_marks import Rim, rim
from renderer.scene import Scene

_OTHERS: Final = (Rim.DARK, Rim.LIGHT, Rim.CORE)
_CHOSEN: Final = (Rim.CHOSEN_DARK, Rim.CHOSEN_LIGHT)


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the rims, cut off at the edge of the board, and the groups in them once more."""
    if not scene.choice.targets:
        return
    group_at = {disc: group for group in scene.groups for disc in group.discs}
    groups = {target: group_at[target].discs for target in scene.choice.targets}
    bodies = bodies_of(groups, (place.cell for place in scene.places), scene.discs)
    chosen = {target for target in scene.choice.chosen if target in bodies}
    with canvas.only_on(_tiles(scene, canvas)):
        _draw(scene, canvas, [bodies[name] for name in bodies if name not in chosen], _OTHERS)
        _draw(scene, canvas, [bodies[name] for name in bodies if name in chosen], _CHOSEN)


def _draw(scene: Scene, canvas: Canvas, bodies: Collection[Body], parts: Iterable[Rim]) -> None:
    style, at = canvas.style, scene.layout.at
    for part in parts:
        for body in bodies:
            for disc in body.discs:
                canvas.paste(rim(style, None, part), at(disc))
            for one, other in body.bars:
                (x, y), (right, down) = at(one), at(other)
                canvas.paste(rim(style, (right - x, down - y), part), (x, y))
    only = {disc for body in bodies for disc in body.discs}
    tiles = {place.cell: scene.layout.centre(place.cell) for place in scene.places}
    draw_bodies(canvas, tiles, scene.discs, only)


def _tiles(scene: Scene, canvas: Canvas) -> Iterable[tuple[Sprite, tuple[int, int]]]:
    """Yield every tile without its discs."""
    for place in scene.places:
        free = sum(
            1 << side for side in SIDES if not scene.discs[side_of(place.cell, side)].is_whole
        )
        yield ground(canvas.style, free), scene.layout.centre(place.cell)
