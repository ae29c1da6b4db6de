"""What may be laid from a hand or from the open tiles, as far as the tiles are known."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from engine.actions import Place
from engine.board import Board
from engine.errors import TileAlreadyLaid, TileNotInHand, UnknownTile
from engine.hands import Slots, may_be_among
from engine.legal import Fits
from engine.tiles import KNOWN_TILES, TileId


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
