"""The sizes of groups, in badges that lie on a disc of theirs and hide no piece."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.board import Group
from engine.hexes import Point
from renderer.canvas import Canvas
from renderer.layout import Layout
from renderer.middles import middle_disc
from renderer.parts.measures import COUNTED
from renderer.parts.sprites import Sprite, Style, fresh_size, open_size, size
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the badges."""
    for badge, spot in badges(scene, canvas.style):
        canvas.paste(badge, spot)


def badges(scene: Scene, style: Style) -> Iterator[tuple[Sprite, tuple[int, int]]]:
    """Yield the badges, each with the pixel round which it lies.

    A group that was closed just now has one; so has any closed group of two discs or more, and an
    open group that has a piece or, while the game goes on, ``COUNTED`` discs. A group with pieces
    on all its discs has none.
    """
    pieces = scene.view.pieces.keys()
    # A badge hides no target's number either.
    taken = {*pieces, *scene.tags.values()}
    is_over = scene.view.outcome is not None
    # Events name a group by its lowest disc, which is the first of its ``discs``.
    fresh = {group.disc for event in scene.recent for group in event.closed}
    for group in scene.groups:
        discs = len(group.discs)
        if taken >= set(group.discs):
            continue
        if group.discs[0] in fresh:
            badge = fresh_size(style, discs, group.colour)
        elif group.is_closed and discs > 1:
            badge = size(style, discs, group.colour)
        elif group.is_closed:
            continue
        elif (discs >= COUNTED and not is_over) or not pieces.isdisjoint(group.discs):
            badge = open_size(style, discs, group.colour)
        else:
            continue
        yield badge, badge_spot(scene.layout, group, taken)


def badge_spot(layout: Layout, group: Group, taken: Collection[Point] = ()) -> tuple[int, int]:
    """Return the pixel round which a group's badge lies."""
    return layout.at(badge_disc(layout, group, taken))


def badge_disc(layout: Layout, group: Group, taken: Collection[Point] = ()) -> Point:
    """Return the disc on which a group's badge lies: one that is not ``taken``, if there is any."""
    return middle_disc(layout, group.discs, taken)
