"""The strip below a panel's board: both faces of each of one's tiles, the one held lit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.tiles import KNOWN_TILES, Face, TileId
from renderer.alone import draw_alone, draw_face
from renderer.canvas import Canvas
from renderer.choice import Ghost
from renderer.layout import Box
from renderer.parts.lettering import Type, Weight, fit, width_of
from renderer.parts.sprites import free_cell
from renderer.parts.strip_plates import grid_of_tiles, lit_plate, plain_plate, plates_in
from renderer.scene import Scene

_NAME: Final = 0.04
_HELD_NAME: Final = 0.046
_WHERE: Final = (0.032, 0.027, 0.023, 0.019)
"""Sizes in widths of the picture; a long name of a place takes a smaller type."""
_CROWDED: Final = 0.25
"""Largest unit, in widths of a face's room."""
_FACE_AT: Final = 0.72
_NAME_AT: Final = 0.27
_ROOM: Final = 0.46
"""Where a face and its name stand, and the room of the name, in widths of a face's room."""
_LINES: Final = (-0.105, 0.15)
"""Heights of a held face's two lines, from the middle, in heights of the strip."""


def draw(scene: Scene, canvas: Canvas) -> None:
    """Draw a plate for each slot."""
    tiles, strip = scene.choice.tiles, scene.layout.strip
    if tiles is None or not tiles.slots:
        return
    canvas.fill(strip, canvas.theme.panel)
    boxes = plates_in(strip, scene.layout, len(tiles.slots), has_gap_below=True)
    for box, tile, names in zip(boxes, tiles.slots, tiles.names, strict=True):
        _Slot(scene, canvas, box, tile).draw(names)


@dataclass(frozen=True, slots=True)
class _Slot:
    """One slot's plate, being drawn."""

    scene: Scene
    canvas: Canvas
    box: Box
    tile: TileId | None

    def draw(self, names: tuple[str, str]) -> None:
        """Draw both faces, or two empty cells, each beside its name."""
        self.canvas.plate(self.box, plain_plate(self.canvas.theme, self.scene.layout))
        half = self.box.width // 2
        for index, face in enumerate(Face):
            room = Box(self.box.left + index * half, self.box.top, half, self.box.height)
            ghost = self.scene.choice.ghost
            if ghost and (ghost.place.tile, ghost.place.face) == (self.tile, face):
                self._draw_held(room, ghost, names[index])
            else:
                self._draw_other(room, face, names[index])

    def _draw_held(self, room: Box, ghost: Ghost, name: str) -> None:
        """Draw the face that is held as it is turned, with where it would lie."""
        theme, layout = self.canvas.theme, self.scene.layout
        look = lit_plate(theme, layout, theme.table)
        ground = look.colour
        self.canvas.plate(room, look)
        tile, face, _, turn = ghost.place
        at = self._at(room, _FACE_AT)
        draw_alone(self._small(room), at, tile, face, turn)
        x, y = self._at(room, _NAME_AT)
        above, below = (y + round(part * layout.strip.height) for part in _LINES)
        bold = Type(Weight.BOLD, _HELD_NAME * layout.width, theme.text, ground)
        self.canvas.write(name, (x, above), bold, anchor=0.5)
        kinds = [Type(Weight.MEDIUM, size * layout.width, theme.text, ground) for size in _WHERE]
        wide = _ROOM * room.width
        fitting = (kind for kind in kinds if width_of(ghost.label, kind) <= wide)
        kind = next(fitting, kinds[-1])
        self.canvas.write(fit(ghost.label, kind, wide), (x, below), kind, anchor=0.5)

    def _draw_other(self, room: Box, face: Face, name: str) -> None:
        theme, layout = self.canvas.theme, self.scene.layout
        small, at = self._small(room), self._at(room, _FACE_AT)
        if self.tile in KNOWN_TILES:
            draw_face(small, at, self.tile, face)
        else:
            small.paste(free_cell(small.style), at)
        kind = Type(Weight.BOLD, _NAME * layout.width, theme.quiet_text, theme.table)
        self.canvas.write(name, self._at(room, _NAME_AT), kind, anchor=0.5)

    def _small(self, room: Box) -> Canvas:
        return self.canvas.at_scale(grid_of_tiles(self.scene.layout, _CROWDED * room.width))

    def _at(self, room: Box, part: float) -> tuple[int, int]:
        return room.left + round(part * room.width), room.top + room.height // 2
