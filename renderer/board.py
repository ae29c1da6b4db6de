"""The picture of a board: its layers in the order in which they are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.events import Event
from engine.game import View
from renderer.canvas import Canvas
from renderer.layers import (
    ghost,
    header,
    last_move,
    pieces,
    result,
    seats,
    shown_hands,
    sizes,
    spots,
    table,
    tabs,
    tiles,
)
from renderer.parts.sprites import style_of, style_of_choices
from renderer.scene import BoardLabels, Scene, Sight, set_own_scene, set_scene
from renderer.theme import Theme

__all__ = ["BoardLabels", "Sight", "draw_board", "draw_own_board"]

# From the bottom up. Header, hands and seats come late: in a crop, tiles reach under them.
_LAYERS: Final = (
    table,
    spots,
    tiles,
    last_move,
    pieces,
    sizes,
    ghost,
    tabs,
    header,
    shown_hands,
    seats,
    result,
)


def draw_board(
    view: View,
    theme: Theme,
    labels: BoardLabels,
    recent: Sequence[Event] = (),
    width: int | None = None,
) -> bytes:
    """Draw a board as a PNG ``width`` pixels wide; what happened (``recent``) is marked.

    Without a width it has the default one, which grows with a large board.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    return _drawn(set_scene(view, labels, recent, width), theme)


def draw_own_board(
    view: View, theme: Theme, labels: BoardLabels, sight: Sight, width: int | None = None
) -> bytes:
    """Draw a board as one player asks to see it, as a PNG (``width`` as in ``draw_board``).

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    return _drawn(set_own_scene(view, labels, sight, width), theme)


def _drawn(scene: Scene, theme: Theme) -> bytes:
    styled = style_of_choices if scene.ghosts else style_of  # only these have a ghost's tones
    canvas = Canvas(styled(theme, scene.layout.grid), scene.layout.size)
    for layer in _LAYERS:
        layer.draw(scene, canvas)
    return canvas.png()
