"""The numbers of the targets, each in a ring round a disc of its group."""

from __future__ import annotations

from engine.hexes import Point
from renderer.canvas import Canvas
from renderer.layout import Layout
from renderer.parts.target_marks import SHOULDER, Ring, bare_ring, shoulder_number, tag
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the tags; numbers on shoulders come last, so that no ring covers them."""
    style, layout, pieces = canvas.style, scene.layout, scene.view.pieces
    on_shoulders, left = [], set(scene.gone)
    for number, target in enumerate(scene.choice.targets, start=1):
        disc = scene.tags[target]
        ring = Ring.LEFT if disc in left else Ring.ONE
        ring = Ring.CHOSEN if target in scene.choice.chosen else ring
        colour = scene.discs[disc].colour
        if disc in pieces or canvas.theme.disc(colour).has_sign:
            canvas.paste(bare_ring(style, ring), layout.at(disc))
            on_shoulders.append((number, disc))
        else:
            canvas.paste(tag(style, number, colour, ring), layout.at(disc))
    for number, disc in on_shoulders:
        canvas.paste(shoulder_number(style, number), shoulder(layout, disc))


def shoulder(layout: Layout, disc: Point) -> tuple[int, int]:
    """Return the pixel round which the number of a disc lies that may not be covered."""
    x, y = layout.at(disc)
    away = SHOULDER * layout.grid.unit
    return x + round(away.real), y + round(away.imag)
