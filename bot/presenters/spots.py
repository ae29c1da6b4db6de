"""Where a tile may go when it is flipped, moved and turned: sides, cells and turns in order."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Sequence
from typing import TypeVar

from engine.actions import Place
from engine.game import View
from engine.hexes import FIRST_CELL, Cell, distance
from engine.tiles import Face

Side = tuple[int, Face]
"""A tile's slot, counted from 1, and the face that is up."""

Item = TypeVar("Item")


class Spots:
    """The legal placements of a seat, in the order of ``placements_of``, which gives no advice."""

    def __init__(self, view: View) -> None:
        self._slots = view.to_lay
        self.places = placements_of(view)
        self._showing: defaultdict[Side, list[Place]] = defaultdict(list)
        for place in self.places:
            self._showing[self.side(place)].append(place)

    def slot(self, place: Place) -> int:
        """Return the slot of a placement's tile."""
        return self._slots.index(place.tile) + 1

    def side(self, place: Place) -> Side:
        """Return a placement's slot and the face that is up."""
        return self.slot(place), place.face

    @property
    def slots(self) -> tuple[int, ...]:
        """The slots that hold a tile."""
        return tuple(slot for slot, tile in enumerate(self._slots, start=1) if tile is not None)

    def cells(self, side: Side) -> list[Cell]:
        """Return the cells where a tile may lie with this face up."""
        return list(dict.fromkeys(place.cell for place in self._showing[side]))

    def turned(self, place: Place) -> list[Place]:
        """Return all turns of a tile that fit its cell, ``place`` among them."""
        return [other for other in self._showing[self.side(place)] if other.cell == place.cell]

    def on(self, side: Side, cell: Cell | None = None, turn: int | None = None) -> Place | None:
        """Return the placement nearest to what is wanted; None if this side fits nowhere."""
        return min(
            self._showing[side],
            key=lambda place: (place.cell != cell, place.turn != turn),
            default=None,
        )

    def of_tile(self, slot: int, like: Place | None = None) -> Place | None:
        """Return the placement of a slot's tile that is most like another; None without any."""
        cell, turn = (like.cell, like.turn) if like else (None, None)
        faces = sorted(Face, key=lambda face: like is not None and face != like.face)
        places = (self.on((slot, face), cell, turn) for face in faces)
        return next((place for place in places if place is not None), None)

    def flipped(self, place: Place) -> Place | None:
        """Return the placement with the other face up; None if that face fits nowhere."""
        (other,) = (face for face in Face if face != place.face)
        return self.on((self.slot(place), other), place.cell, place.turn)


def placements_of(view: View) -> list[Place]:
    """List legal placements by slot, face, distance from the last placement, row and turn."""
    slots, centre = view.to_lay, last_cell(view)
    return sorted(
        (action for action in view.legal_actions() if isinstance(action, Place)),
        key=lambda place: (
            slots.index(place.tile),
            place.face,
            distance(place.cell, centre),
            (place.cell.r, place.cell.q),
            place.turn,
        ),
    )


def last_cell(view: View) -> Cell:
    """Return where the last tile was laid."""
    return next((place.cell for place in deque(view.board.tiles(), maxlen=1)), FIRST_CELL)


def neighbour(items: Sequence[Item], item: Item, steps: int) -> Item:
    """Return the item some steps further in a list that starts again at its end."""
    return items[(items.index(item) + steps) % len(items)]
