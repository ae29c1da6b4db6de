"""What may be laid from a hand or from the open tiles, as far as the tiles are known."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from engine.actions import Place
from engine.board import Board
from engine.errors import TileAlreadyLaid, TileNotInHand, UnknownTile
from engine.hands import Slots, may_be_among
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
    if board.has_tile(place.tile):
        raise TileAlreadyLaid(tile=place.tile)
    board.check(place)


def placements_from(board: Board, slots: Slots, fewest_discs: int = 0) -> list[Place]:
    """List how the known tiles among ``slots`` may be laid, completing ``fewest_discs`` or more."""
    legal: list[Place] = []
    for tile in slots:
        if tile is not None and tile in KNOWN_TILES:
            legal += board.placements(tile, fewest_discs)
    return legal
