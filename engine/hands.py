"""The bag, the hands and the tiles that lie open: which tile is where, and what may be laid.

A bag whose order is hidden, and a hand that the reader may not see, hold ``UNKNOWN_TILE`` in the
place of each tile. So sizes are right, and an unknown tile may turn out to be any that is not laid.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from itertools import chain

from engine.actions import Place
from engine.board import Board
from engine.errors import BadPosition, TileAlreadyLaid, TileNotInHand, UnknownTile
from engine.legal import Fits
from engine.tiles import KNOWN_TILES, UNKNOWN_TILE, TileId

Slots = tuple[TileId | None, ...]
"""A hand by slot, the first slot first; None where a slot is free."""


def may_be_among(tile: TileId, slots: Slots) -> bool:
    """Tell whether ``slots`` hold ``tile``, or an unknown tile that could be it."""
    return tile in slots or UNKNOWN_TILE in slots


class Hands:
    """Every seat's tiles, those lying open for the set-up, and the bag they are drawn from."""

    __slots__ = ("_bag", "_open", "_slots")

    def __init__(
        self,
        bag: Iterable[TileId],
        slots: Iterable[Iterable[TileId | None]],
        open_tiles: Iterable[TileId | None] = (),
    ) -> None:
        """Take the bag in draw order, every seat's hand by slot, and the open tiles likewise."""
        self._bag = deque(bag)
        self._slots = [list(hand) for hand in slots]
        self._open = list(open_tiles)

    def copy(self) -> Hands:
        """Return independent, equal hands."""
        return Hands(self._bag, self._slots, self._open)

    def hidden_from(self, seat: int | None) -> Hands:
        """Return a copy in which the bag and all but the hand of ``seat`` are unknown."""
        slots = (
            hand if holder == seat else [tile and UNKNOWN_TILE for tile in hand]
            for holder, hand in enumerate(self._slots)
        )
        return Hands([UNKNOWN_TILE] * len(self._bag), slots, self._open)

    def revealed(self, tiles: Iterable[TileId]) -> Hands:
        """Return a copy in which the unknown tiles are replaced by ``tiles``, in this order.

        First come the hands by seat and slot, then the open tiles, then the bag. ``tiles`` may be
        more than are needed, but not fewer.
        """
        left = iter(tiles)

        def reveal(slots: Iterable[TileId | None]) -> list[TileId | None]:
            return [next(left) if tile == UNKNOWN_TILE else tile for tile in slots]

        slots = [reveal(hand) for hand in self._slots]
        lying = reveal(self._open)
        return Hands(filter(None, reveal(self._bag)), slots, lying)

    def known(self) -> set[TileId]:
        """Return all tiles in hands, in the bag or lying open, but for the unknown."""
        held = chain(self._bag, self._open, *self._slots)
        return {tile for tile in held if tile is not None and tile != UNKNOWN_TILE}

    def check_slots(self, hand: range, lying_open: int) -> None:
        """Check how many slots there are: in each hand a number of ``hand``, ``lying_open`` others.

        Raises:
            BadPosition: ``bad_hands`` or ``bad_open_tiles``.
        """
        if any(len(slots) not in hand for slots in self._slots):
            raise BadPosition("bad_hands")
        if len(self._open) != lying_open:
            raise BadPosition("bad_open_tiles")

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

    def open_tiles(self) -> Slots:
        """Return the tiles lying open, in the order drawn; None where one has been laid."""
        return tuple(self._open)

    def draw_open(self, count: int) -> None:
        """Draw ``count`` tiles that all may see."""
        self._open += [self._bag.popleft() for _ in range(count)]

    def remove_open(self, tile: TileId) -> None:
        """Take a tile that lies open, or an unknown one that could be it, off the open tiles."""
        _free(self._open, tile)

    def draw_up_to(self, seat: int, size: int) -> int:
        """Draw until a hand has ``size`` tiles or the bag is empty; return how many (Ruling 11).

        Each tile takes the lowest free slot and keeps it until it is laid.
        """
        slots = self._slots[seat]
        # Hands begin without slots, and get them with the first draw of this size.
        slots.extend([None] * (size - len(slots)))
        drawn = 0
        for slot in range(size):
            if slots[slot] is None and self._bag:
                slots[slot] = self._bag.popleft()
                drawn += 1
        return drawn

    def remove(self, seat: int, tile: TileId) -> None:
        """Take a tile that a hand holds, or an unknown one that could be it, out of the hand."""
        _free(self._slots[seat], tile)

    def discard(self, seat: int) -> None:
        """Take a whole hand out of the game."""
        self._slots[seat] = [None] * len(self._slots[seat])


def _free(slots: list[TileId | None], tile: TileId) -> None:
    # A known tile goes first: an unknown one may be it only where no slot shows it.
    slots[slots.index(tile if tile in slots else UNKNOWN_TILE)] = None


def check_laying(board: Board, slots: Slots, place: Place, tiles: AbstractSet[TileId]) -> None:
    """Check that one of ``slots`` may be laid so; ``tiles`` are those of the variant.

    Raises:
        UnknownTile, TileNotInHand, TileAlreadyLaid: it is not the tile's turn.
        CellTaken, FirstTileElsewhere, CellNotAdjacent, ColoursDiffer: the placing rule is broken.
    """
    if place.tile not in tiles:
        raise UnknownTile(tile=place.tile)
    if not may_be_among(place.tile, slots):
        raise TileNotInHand(tile=place.tile)
    if board.has_tile(place.tile):  # as an unknown tile it might else be laid twice
        raise TileAlreadyLaid(tile=place.tile)
    board.check(place)


def fits_of(board: Board, slots: Slots, fewest_discs: int = 0) -> Fits:
    """Return where the known tiles among ``slots`` fit, completing ``fewest_discs`` or more."""
    known = [tile for tile in slots if tile in KNOWN_TILES]
    return {tile: fits for tile in known if (fits := board.fits(tile, fewest_discs))}
