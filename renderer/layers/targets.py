"""The targets: a ring round each disc that may be chosen, the strongest round the chosen one."""

from __future__ import annotations

from renderer.canvas import Canvas
from renderer.parts.choice_marks import target_ring
from renderer.scene import Scene


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the rings, the chosen target's on top."""
    chosen = scene.choice.chosen
    for disc in sorted(scene.choice.targets, key=lambda disc: disc == chosen):
        ring = target_ring(canvas.style, is_chosen=disc == chosen)
        canvas.stamp(ring, scene.layout.at(disc))
