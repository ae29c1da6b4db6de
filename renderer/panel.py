"""The play panel's picture: the part of a board where somebody chooses a cell or a disc."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.events import Event
from engine.game import View
from renderer.canvas import Canvas
from renderer.choice import Choice, Ghost
from renderer.layers import (
    ghost,
    last_move,
    pieces,
    sizes,
    spots,
    table,
    target_names,
    targets,
    tiles,
)
from renderer.layout import DEFAULT_WIDTH
from renderer.parts.sprites import style_of_choices
from renderer.scene import set_panel_scene
from renderer.theme import Theme

__all__ = ["Choice", "Ghost", "draw_panel"]

# From the bottom up: pieces and sizes stay visible on the rings, and the ghost covers all.
_LAYERS: Final = (
    table,
    spots,
    tiles,
    last_move,
    targets,
    pieces,
    sizes,
    target_names,
    ghost,
)


def draw_panel(
    view: View,
    theme: Theme,
    choice: Choice,
    recent: Sequence[Event] = (),
    width: int = DEFAULT_WIDTH,
) -> bytes:
    """Draw some six by five tiles of a board as a PNG ``width`` pixels wide.

    They lie round what is chosen; what happened (``recent``) is marked.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    scene = set_panel_scene(view, choice, recent, width)
    canvas = Canvas(style_of_choices(theme, scene.layout.grid), scene.layout.size)
    for layer in _LAYERS:
        layer.draw(scene, canvas)
    return canvas.png()
