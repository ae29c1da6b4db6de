"""Where tiles may be laid: the cells, and at each the ways to fill it, in orders without advice."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from engine.actions import Place
from engine.game import View
from engine.hands import Slots
from engine.hexes import FIRST_CELL, Cell, distance
from engine.tiles import Face, TileId

Item = TypeVar("Item")


class Spots:
    """The legal placements of a seat by cell: of all tiles, or ``only`` of one slot's.

    If that tile fits nowhere, those of all are here. Cells come from the last placement outward,
    the ways at each by slot, face and turn.
    """

    def __init__(self, view: View, only: int | None = None) -> None:
        self._slots = view.to_lay
        self._slot_of = slots_of(self._slots)
        legal, centre = placements_of(view), last_cell(view)
        self.fitting = tuple(dict.fromkeys(map(self.slot, legal)))
        """The slots whose tiles fit somewhere."""
        self.only = only if only in self.fitting else None
        """The slot whose placements these are; None if all are here."""
        self.places = [place for place in legal if self.only in (None, self.slot(place))]
        self._ways: dict[Cell, list[Place]] = {
            cell: [] for cell in sorted({it.cell for it in self.places}, key=_from(centre))
        }
        for place in self.places:
            self._ways[place.cell].append(place)

    def slot(self, place: Place) -> int:
        """Return the slot of a placement's tile, counted from 1."""
        return self._slot_of[place.tile]

    @property
    def misfits(self) -> tuple[int, ...]:
        """The slots whose tiles fit nowhere."""
        held = (slot for slot, tile in enumerate(self._slots, start=1) if tile is not None)
        return tuple(slot for slot in held if slot not in self.fitting)

    @property
    def cells(self) -> list[Cell]:
        """The cells where a tile may lie."""
        return list(self._ways)

    def ways(self, cell: Cell) -> list[Place]:
        """Return all ways to fill a cell; none if it is not one of ``cells``."""
        return self._ways.get(cell, [])

    def number(self, way: Place) -> int:
        """Return the number that a way bears in the list of its cell, from 1."""
        return self._ways[way.cell].index(way) + 1

    def nearest(
        self, cell: Cell | None, slot: int | None = None, face: Face | None = None, turn: int = 0
    ) -> Place | None:
        """Return the way that is most like what is wanted; None if no tile fits anywhere.

        ``slot`` None is any, and then so are face and turn.
        """
        if cell not in self._ways:
            fitting = (it for it in self._ways if self._takes(it, slot))
            cell = next(fitting, next(iter(self._ways), None))
        if cell is None:
            return None
        if slot is None:
            return self._ways[cell][0]
        return min(
            self._ways[cell],
            key=lambda place: (self.slot(place) != slot, place.face != face, place.turn != turn),
        )

    def _takes(self, cell: Cell, slot: int | None) -> bool:
        return any(slot in (None, self.slot(place)) for place in self._ways[cell])


def slots_of(slots: Slots) -> dict[TileId | None, int]:
    """Return the slot of each tile, counted from 1."""
    return {tile: slot for slot, tile in enumerate(slots, start=1)}


def placements_of(view: View) -> list[Place]:
    """List legal placements by slot, face, distance from the last placement, row and turn."""
    slots, outward = slots_of(view.to_lay), _from(last_cell(view))
    return sorted(
        (action for action in view.legal_actions() if isinstance(action, Place)),
        key=lambda place: (
            slots[place.tile],
            place.face,
            *outward(place.cell),
            place.turn,
        ),
    )


def _from(centre: Cell) -> Callable[[Cell], tuple[int, int, int]]:
    """Return the key by which cells are sorted outward."""
    return cache(lambda cell: (distance(cell, centre), cell.r, cell.q))


def last_cell(view: View) -> Cell:
    """Return where the last tile was laid."""
    return next((place.cell for place in deque(view.board.tiles(), maxlen=1)), FIRST_CELL)


def neighbour(items: Sequence[Item], item: Item, steps: int) -> Item:
    """Return the item some steps further in a list that starts again at its end."""
    return items[(items.index(item) + steps) % len(items)]
