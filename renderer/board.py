"""The picture of a board: its layers in the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.events import Event
from engine.game import View
from renderer.canvas import Canvas
from renderer.layers import header, last_move, pieces, seats, shown_hands, sizes, table, tiles
from renderer.layout import DEFAULT_WIDTH
from renderer.scene import BoardLabels, set_scene
from renderer.sprites import style_of
from renderer.theme import Theme

__all__ = ["BoardLabels", "draw_board"]

_LAYERS: Final = (table, tiles, last_move, pieces, sizes, header, shown_hands, seats)


def draw_board(
    view: View,
    theme: Theme,
    labels: BoardLabels,
    recent: Sequence[Event] = (),
    width: int = DEFAULT_WIDTH,
) -> bytes:
    """Draw a board as a PNG ``width`` pixels wide, with every placement of ``recent`` marked.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    scene = set_scene(view, labels, recent, width)
    canvas = Canvas(style_of(theme, scene.layout.grid), (scene.layout.width, scene.layout.height))
    for layer in _LAYERS:
        layer.draw(scene, canvas)
    return canvas.png()
