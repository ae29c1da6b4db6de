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
    own_tiles,
    past_edges,
    pieces,
    sizes,
    spots,
    table,
    tags,
    targets,
    tiles,
    ways,
)
from renderer.layout import DEFAULT_WIDTH
from renderer.parts.sprites import style_of_choices
from renderer.scene import set_panel_scene
from renderer.theme import Theme

__all__ = ["Choice", "Ghost", "draw_panel"]

# From the bottom up: pieces and sizes stay visible on the rings, and the ghost covers the board.
_LAYERS: Final = (
    table,
    spots,
    tiles,
    targets,
    pieces,
    sizes,
    tags,
    ghost,
    past_edges,
    ways,
    own_tiles,
)


def draw_panel(
    view: View,
    theme: Theme,
    choice: Choice,
    recent: Sequence[Event] = (),
    width: int = DEFAULT_WIDTH,
) -> bytes:
    """Draw a board, or the part round what is chosen, as a PNG ``width`` pixels wide.

    What was taken off the board or came onto it (``recent``) is marked.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    scene = set_panel_scene(view, choice, recent, width)
    canvas = Canvas(style_of_choices(theme, scene.layout.grid), scene.layout.size)
    for layer in _LAYERS:
        layer.draw(scene, canvas)
    return canvas.png()
