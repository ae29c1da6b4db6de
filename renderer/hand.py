"""The picture of a hand: both faces of each tile, with the names that players type for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.hands import Slots
from engine.tiles import KNOWN_TILES, Face, TileId
from renderer.alone import draw_face
from renderer.canvas import Canvas
from renderer.layout import DEFAULT_WIDTH, GAP, UNITS, Box, Grid, check_width
from renderer.parts.lettering import Type, Weight, fit, fitted
from renderer.parts.plates import PlateLook
from renderer.parts.sprites import free_cell, style_of
from renderer.theme import Theme

_MARGIN: Final = 0.02
_RADIUS: Final = 0.013
_TITLE_LINE: Final = 0.055
_TITLE_TYPE: Final = 0.028
_FACE_LINE: Final = 0.06
_FACE_TYPE: Final = 0.038
_LARGEST_UNIT: Final = 0.09
"""Sizes in widths of the picture."""
_FACE_WIDTH: Final = 2.3
"""Least width for one face, in units."""


@dataclass(frozen=True, slots=True)
class HandLabels:
    """The texts of a hand's picture, by slot; all empty for a hand that may not be played yet.

    ``slots`` are the tiles' titles ("Tile 1"), ``faces`` the names of both faces ("1a", "1b").
    """

    slots: tuple[str, ...]
    faces: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class _Slot:
    """What stands in one slot's box: a title, both faces, their names; sizes in pixels."""

    box: Box
    margin: int
    title: int
    names: int

    def title_at(self) -> tuple[int, int]:
        return self.box.left + self.margin, self.box.top + self.margin // 2 + self.title // 2

    def face_at(self, index: int) -> tuple[int, int]:
        tiles = self.box.height - self.title - self.names
        x = self.box.left + (2 * index + 1) * self.box.width // 4
        return x, self.box.top + self.title + tiles // 2

    def name_at(self, index: int) -> tuple[int, int]:
        bottom = self.box.edges[3] - self.margin // 2
        return self.face_at(index)[0], bottom - self.names // 2


def draw_hand(hand: Slots, theme: Theme, labels: HandLabels, width: int = DEFAULT_WIDTH) -> bytes:
    """Draw a hand of at least one slot as a PNG; a free slot shows two empty cells.

    Raises:
        ValueError: ``width`` is not one of ``renderer.layout.WIDTHS``.
    """
    check_width(width)
    gap = round(GAP * width)
    step = (width - gap) / len(hand)
    largest = min(_LARGEST_UNIT * width, step / 2 / _FACE_WIDTH)
    grid = Grid(max(unit for unit in UNITS if unit <= largest))
    margin = round(_MARGIN * width)
    title = round(_TITLE_LINE * width) if any(labels.slots) else 0
    names = round(_FACE_LINE * width) if any(map(any, labels.faces)) else 0
    height = title + names + 2 * margin + round(8 / 3 * grid.row)
    canvas = Canvas(style_of(theme, grid), (width, height + 2 * gap))
    canvas.fill(Box(0, 0, width, height + 2 * gap), theme.panel)
    for index, tile in enumerate(hand):
        left, right = round(gap + index * step), round((index + 1) * step)
        slot = _Slot(Box(left, gap, right - left, height), margin, title, names)
        canvas.plate(slot.box, PlateLook(theme.panel, theme.table, theme.table, _RADIUS * width))
        _draw_faces(canvas, slot, tile)
        _write_labels(canvas, slot, labels.slots[index], labels.faces[index], width)
    return canvas.png()


def _draw_faces(canvas: Canvas, slot: _Slot, tile: TileId | None) -> None:
    for index, face in enumerate(Face):
        if tile in KNOWN_TILES:
            draw_face(canvas, slot.face_at(index), tile, face)
        else:
            canvas.paste(free_cell(canvas.style), slot.face_at(index))


def _write_labels(
    canvas: Canvas, slot: _Slot, title: str, names: tuple[str, str], width: int
) -> None:
    theme, room = canvas.theme, slot.box.width - 2 * slot.margin
    quiet = Type(Weight.MEDIUM, _TITLE_TYPE * width, theme.quiet_text, theme.table)
    label, label_type = fitted(title, quiet, room)
    canvas.write(label, slot.title_at(), label_type)
    bold = Type(Weight.BOLD, _FACE_TYPE * width, theme.text, theme.table)
    for index, name in enumerate(names):
        canvas.write(fit(name, bold, room / 2), slot.name_at(index), bold, anchor=0.5)
