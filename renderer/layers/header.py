"""The header: the game's name on the left, what is played on the right."""

from __future__ import annotations

from typing import Final

from renderer.canvas import Canvas
from renderer.layout import Box
from renderer.parts.lettering import Type, Weight, fit, fitted, width_of
from renderer.scene import Scene

_TITLE_TYPE: Final = 0.0355
_SUBTITLE_TYPE: Final = 0.0315
_MARGIN: Final = 0.022
_SUBTITLE: Final = 0.62
"""Sizes in widths of the picture; the last is the most that the right text may take."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the header."""
    draw_titles(canvas, scene.layout.header, scene.labels.title, scene.labels.subtitle)


def draw_titles(canvas: Canvas, header: Box, title: str, subtitle: str) -> None:
    """Write two texts into a header as wide as the picture.

    The title gets what room the subtitle leaves.
    """
    theme, width = canvas.theme, header.width
    canvas.fill(header, theme.panel)
    margin, middle = round(_MARGIN * width), header.height // 2
    quiet = Type(Weight.MEDIUM, _SUBTITLE_TYPE * width, theme.quiet_text, theme.panel)
    bold = Type(Weight.BOLD, _TITLE_TYPE * width, theme.text, theme.panel)
    right, quiet = fitted(subtitle, quiet, _SUBTITLE * width)
    canvas.write(right, (width - margin, middle), quiet, anchor=1)
    room = width - 3 * margin - width_of(right, quiet)
    canvas.write(fit(title, bold, room), (margin, middle), bold)
