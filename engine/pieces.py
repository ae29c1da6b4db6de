"""Where the seats' pawns or markers stand, and how many each has left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from engine.board import Board, GroupSummary
from engine.errors import BadPosition
from engine.fields import Fields
from engine.game import Parts
from engine.hexes import Point, disc_name


class Pieces:
    """The pawns of Terra or the markers of Domaine: each stands on a whole disc of a group."""

    __slots__ = ("_on_board", "_supply")

    def __init__(self, supply: Iterable[int], on_board: Iterable[tuple[Point, int]] = ()) -> None:
        """Take how many pieces each seat has left, and those on the board: disc and seat."""
        self._supply = list(supply)
        self._on_board = dict(on_board)

    @classmethod
    def read(cls, name: str, fields: Fields, parts: Parts, each: int) -> Pieces:
        """Read the pieces from a field of a position; every seat has ``each`` of them in all.

        Raises:
            BadPosition: ``malformed_position``, or ``bad_pieces``: one stands on no whole disc or
                on another, there are too many, or it is too early for them.
        """
        pieces = cls([each] * parts.seats.count)
        for item in fields.items(name):
            disc, owner = fields.piece(item, parts.seats.count)
            is_whole = parts.board.group_name_at(disc) is not None
            is_taken = pieces.owner_at(disc) is not None
            if not is_whole or is_taken or not pieces.supply(owner) or parts.turns.is_in_set_up:
                raise BadPosition("bad_pieces")
            pieces.put(owner, disc)
        return pieces

    def written(self) -> str:
        """Write the pieces on the board, in the order of their discs."""
        on_board = sorted(self._on_board.items())
        return ", ".join(f"{disc_name(disc)} {seat}" for disc, seat in on_board)

    def copy(self) -> Pieces:
        """Return independent, equal pieces."""
        return Pieces(self._supply, self._on_board.items())

    def on_board(self) -> Mapping[Point, int]:
        """Return the seats that have pieces on the board, by disc; for reading only."""
        return MappingProxyType(self._on_board)

    def supply(self, seat: int) -> int:
        """Return how many pieces ``seat`` has left."""
        return self._supply[seat]

    def owner_at(self, disc: Point) -> int | None:
        """Return whose piece stands on ``disc``, None where none does."""
        return self._on_board.get(disc)

    def put(self, seat: int, disc: Point) -> None:
        """Put one of the pieces that ``seat`` has left on ``disc``."""
        self._on_board[disc] = seat
        self._supply[seat] -= 1

    def take(self, disc: Point) -> int:
        """Give the piece on ``disc`` back to its owner, and tell who that is."""
        owner = self._on_board.pop(disc)
        self._supply[owner] += 1
        return owner

    def by_group(self, board: Board) -> dict[Point, tuple[Point, ...]]:
        """Return for each group with pieces, named by its lowest disc, the discs that bear them."""
        grouped: dict[Point, tuple[Point, ...]] = {}
        for disc in sorted(self._on_board):
            if name := board.group_name_at(disc):
                grouped[name] = (*grouped.get(name, ()), disc)
        return grouped

    def groups_of(self, seat: int, board: Board) -> Iterator[GroupSummary]:
        """Yield the groups on which pieces of ``seat`` stand, once for each piece."""
        for disc, owner in self._on_board.items():
            if owner == seat and (group := board.group_at(disc)):
                yield group
