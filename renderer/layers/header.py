"""The header: the game's name on the left, what is played on the right."""

from __future__ import annotations

from typing import Final

from renderer.canvas import Canvas
from renderer.parts.lettering import Type, Weight, fit, width_of
from renderer.scene import Scene

_TITLE_TYPE: Final = 0.0355
_SUBTITLE_TYPE: Final = 0.0315
_MARGIN: Final = 0.022
_SUBTITLE: Final = 0.62
"""Sizes in widths of the picture; the last is the most that the right text may take."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw the header; the title gets what room the subtitle leaves."""
    theme, layout, labels = canvas.theme, scene.layout, scene.labels
    canvas.fill(layout.header, theme.panel)
    margin, middle = layout.pixels(_MARGIN), layout.header.height // 2
    quiet = Type(Weight.MEDIUM, _SUBTITLE_TYPE * layout.width, theme.quiet_text, theme.panel)
    bold = Type(Weight.BOLD, _TITLE_TYPE * layout.width, theme.text, theme.panel)
    subtitle = fit(labels.subtitle, quiet, _SUBTITLE * layout.width)
    canvas.write(subtitle, (layout.width - margin, middle), quiet, anchor=1)
    room = layout.width - 3 * margin - width_of(subtitle, quiet)
    canvas.write(fit(labels.title, bold, room), (margin, middle), bold)
