"""The pawns of Terra and the groups on which they stand (rules, sections 3.4, 3.6 and 3.7)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final

from engine.board import Board, GroupSummary
from engine.errors import ColonyTaken, NoDiscThere, NoPawnThere, NotAJoinedColony
from engine.events import ColoniesJoined, ColonyKept, EndReason, Event, PawnReturned, ProductChanged
from engine.hexes import Point
from engine.pieces import Pieces
from engine.tiles import Colour

PAWNS: Final = 5


def product(groups: Sequence[GroupSummary]) -> int:
    """Return what groups are worth that are multiplied: 0 if there are none (section 3.7)."""
    return prod(group.size for group in groups) if groups else 0


class Colonies:
    """All seats' pawns, and which of them share a group, so that one is to be chosen to stay.

    ``joined`` holds for each such group the discs of its pawns, ``products`` what each seat's
    colonies are worth without money, where that is not 0.
    """

    __slots__ = ("joined", "pawns", "products")

    def __init__(self, pawns: Pieces) -> None:
        """Take the pawns, none of which stands on a closed group or shares one with another."""
        self.pawns = pawns
        self.joined: tuple[tuple[Point, ...], ...] = ()
        self.products: dict[int, int] = {}

    @classmethod
    def of(cls, pawns: Pieces, board: Board) -> Colonies:
        """Return the colonies of ``pawns``; those that share a group wait for a choice."""
        colonies = cls(pawns)
        colonies.joined = tuple(colonies._shared(board).values())
        colonies.revalued(board)
        return colonies

    def _shared(self, board: Board) -> dict[Point, tuple[Point, ...]]:
        """Return the discs of the pawns that share a group, by its name."""
        by_group = self.pawns.by_group(board)
        return {name: discs for name, discs in by_group.items() if len(discs) > 1}

    def copy(self) -> Colonies:
        """Return independent, equal colonies."""
        twin = Colonies(self.pawns.copy())
        twin.joined, twin.products = self.joined, self.products
        return twin

    def closed(self, seat: int, board: Board) -> list[GroupSummary]:
        """List the closed groups that bear a pawn of ``seat``: its colonies (Ruling 6)."""
        return [group for group in self.pawns.groups_of(seat, board) if group.is_closed]

    def largest(self, seat: int, board: Board) -> tuple[GroupSummary, ...]:
        """Return the largest colony of ``seat`` on each ground, in falling order (section 3.7)."""
        falling = sorted(self.closed(seat, board), key=lambda group: (-group.size, group.disc))
        largest: dict[Colour, GroupSummary] = {}
        for group in falling:
            largest.setdefault(group.colour, group)
        return tuple(largest.values())

    def revalued(
        self, board: Board, closed: Sequence[GroupSummary] | None = None
    ) -> list[ProductChanged]:
        """Tell whose products have changed since this was last asked (section 3.7).

        If all that has changed is that groups were ``closed``, say so: it is found out quickly
        when no pawn stands on them.
        """
        names = None if closed is None else {group.disc for group in closed}
        if names is not None and names.isdisjoint(self.pawns.by_group(board) if names else ()):
            return []
        before = self.products
        owners = set(self.pawns.on_board().values())
        worth = {seat: product(self.largest(seat, board)) for seat in owners}
        self.products = {seat: points for seat, points in worth.items() if points}
        changed = sorted(before.keys() | self.products.keys())
        by = ((seat, self.products.get(seat, 0) - before.get(seat, 0)) for seat in changed)
        return [ProductChanged(seat, points) for seat, points in by if points]

    def grounds(self, seat: int, board: Board) -> int:
        """Count the colours on which ``seat`` has colonies."""
        return len({group.colour for group in self.closed(seat, board)})

    def end_reached_by(self, seat: int, board: Board) -> EndReason | None:
        """Return what of ``seat`` sets off the end, if anything does (section 3.6)."""
        if not self.pawns.supply(seat):
            return EndReason.PAWNS
        return EndReason.GROUNDS if self.grounds(seat, board) == len(Colour) else None

    def free_groups(self, board: Board) -> list[Point]:
        """List the lowest discs of the groups without a pawn."""
        taken = self.pawns.by_group(board)
        return [disc for disc in board.group_names() if disc not in taken]

    def free_group_at(self, disc: Point, board: Board) -> GroupSummary:
        """Return the group to which a disc belongs, on which a pawn may be put.

        Raises:
            NoDiscThere, ColonyTaken: none may.
        """
        group = board.group_at(disc)
        if group is None:
            raise NoDiscThere(disc=disc)
        if group.disc in self.pawns.by_group(board):
            raise ColonyTaken(disc=disc)
        return group

    def join(self, seat: int, board: Board) -> list[Event]:
        """Find the groups that bear several pawns after a placement of ``seat`` (section 3.4)."""
        if board.are_apart(self.pawns.on_board()):  # the common case, found out quickly
            self.joined = ()
            return []
        joined = self._shared(board)
        self.joined = tuple(joined.values())
        groups = ((board.group_at(name), discs) for name, discs in joined.items())
        return [ColoniesJoined(seat, group, discs) for group, discs in groups if group]

    def keep(self, seat: int, disc: Point) -> list[Event]:
        """Let the pawn on ``disc`` stay, and the others of its group return to their owners.

        Raises:
            NoPawnThere, NotAJoinedColony: there is no choice to make there.
        """
        owner = self.pawns.owner_at(disc)
        if owner is None:
            raise NoPawnThere(disc=disc)
        chosen = next((discs for discs in self.joined if disc in discs), None)
        if chosen is None:
            raise NotAJoinedColony(disc=disc)
        self.joined = tuple(discs for discs in self.joined if discs is not chosen)
        leaving = [other for other in chosen if other != disc]
        returned = [PawnReturned(self.pawns.take(other), other) for other in leaving]
        return [ColonyKept(seat, disc, owner), *returned]

    def keep_for(self, seat: int) -> list[Event]:
        """Choose in place of ``seat`` which pawns stay, on every shared group (Ruling 12).

        A pawn of its own stays, the one on the lowest point if there are several; without one of
        its own, that on the lowest point.
        """
        events: list[Event] = []
        for discs in self.joined:  # the tuple as it is now: ``keep`` puts another in its place
            own = [disc for disc in discs if self.pawns.owner_at(disc) == seat]
            events += self.keep(seat, min(own or discs))
        return events
