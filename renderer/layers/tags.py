"""The letters of the targets, each in a ring round a disc of its group."""

from __future__ import annotations

from itertools import count

from engine.hexes import Point, letters_of
from renderer.canvas import Canvas
from renderer.layout import Layout
from renderer.parts.target_marks import SHOULDER, Ring, bare_ring, shoulder_letter, tag
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the tags; letters on shoulders come last, so that no ring covers them."""
    style, layout, pieces = canvas.style, scene.layout, scene.view.pieces
    on_shoulders, left = [], set(scene.gone)
    for letter, target in zip(map(letters_of, count()), scene.choice.targets, strict=False):
        disc = scene.tags[target]
        ring = Ring.LEFT if disc in left else Ring.ONE
        ring = Ring.CHOSEN if target in scene.choice.chosen else ring
        colour = scene.discs[disc].colour
        if disc in pieces or canvas.theme.disc(colour).has_sign:
            canvas.paste(bare_ring(style, ring), layout.at(disc))
            on_shoulders.append((letter, disc))
        else:
            canvas.paste(tag(style, letter, colour, ring), layout.at(disc))
    for letter, disc in on_shoulders:
        canvas.paste(shoulder_letter(style, letter), shoulder(layout, disc))


def shoulder(layout: Layout, disc: Point) -> tuple[int, int]:
    """Return the pixel round which the letter of a disc lies that may not be covered."""
    x, y = layout.at(disc)
    away = SHOULDER * layout.grid.unit
    return x + round(away.real), y + round(away.imag)
