"""The bag and the hands: who holds which tile in which slot, as far as it is known.

A bag whose order is hidden, and a hand that the reader may not see, hold ``UNKNOWN_TILE`` instead
of tiles: their numbers still count, and an unknown tile may turn out to be any that is not laid.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from engine.tiles import UNKNOWN_TILE, TileId

Slots = tuple[TileId | None, ...]
"""A hand by slot, the first slot first; None where a slot is free."""


class Hands:
    """Every seat's tiles and the bag they are drawn from."""

    __slots__ = ("_bag", "_slots")

    def __init__(self, bag: Iterable[TileId], slots: Iterable[Iterable[TileId | None]]) -> None:
        """Take the bag in draw order and every seat's hand by slot."""
        self._bag = deque(bag)
        self._slots = [list(hand) for hand in slots]

    def copy(self) -> Hands:
        """Return independent, equal hands."""
        return Hands(self._bag, self._slots)

    def hidden_from(self, seat: int | None) -> Hands:
        """Return a copy in which the bag and all but the hand of ``seat`` are unknown."""
        slots = (
            hand if holder == seat else [tile and UNKNOWN_TILE for tile in hand]
            for holder, hand in enumerate(self._slots)
        )
        return Hands([UNKNOWN_TILE] * len(self._bag), slots)

    @property
    def bag_size(self) -> int:
        """How many tiles are left in the bag."""
        return len(self._bag)

    def bag(self) -> tuple[TileId, ...]:
        """Return the tiles left in the bag, in draw order."""
        return tuple(self._bag)

    def slots(self, seat: int) -> Slots:
        """Return a hand by slot."""
        return tuple(self._slots[seat])

    def tiles(self, seat: int) -> list[TileId]:
        """Return the tiles of a hand, lowest slot first."""
        return [tile for tile in self._slots[seat] if tile is not None]

    def holds(self, seat: int, tile: TileId) -> bool:
        """Tell whether a hand holds ``tile``, or an unknown tile that could be it."""
        return tile in self._slots[seat] or UNKNOWN_TILE in self._slots[seat]

    def draw_up_to(self, seat: int, size: int) -> int:
        """Draw until a hand has ``size`` tiles or the bag is empty (Ruling 11); count them.

        Each tile takes the lowest free slot and keeps it until it is laid.
        """
        slots = self._slots[seat]
        slots.extend([None] * (size - len(slots)))
        drawn = 0
        for slot in range(size):
            if slots[slot] is None and self._bag:
                slots[slot] = self._bag.popleft()
                drawn += 1
        return drawn

    def remove(self, seat: int, tile: TileId) -> None:
        """Take a tile that is ``held`` out of a hand."""
        slots = self._slots[seat]
        slots[slots.index(tile if tile in slots else UNKNOWN_TILE)] = None

    def discard(self, seat: int) -> None:
        """Take a whole hand out of the game."""
        self._slots[seat] = [None] * len(self._slots[seat])
