"""What pawns and markers are worth to a seat: the groups it could take, keep or give up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.board import GroupSummary
from engine.game import Preview, Tally, View
from engine.hexes import Point

HOPE: Final = 0.3
"""How much of a group's worth counts while the group is open, and may never close."""

RIVALRY: Final = 0.5
"""What it costs to close a group that only others can take."""

LATE: Final = 0.6
"""How far on its way to the end a seat must be before small groups are taken too."""

LEAST_SIZE: Final = 2
"""The size from which a group is taken at any time."""

FEW: Final = 2
"""With so many pieces left, or fewer, a seat is short of them."""

USE_OF_A_PIECE: Final = 3.5
"""What it is worth to get back a piece that does not count, when a seat is short of them."""


@dataclass(frozen=True, slots=True)
class Claims:
    """What ``seat`` of ``view`` has to take groups with, and what groups would bring it."""

    view: View
    seat: int

    @property
    def supply(self) -> int:
        """The pieces the seat has left; none in a game without them."""
        return self.view.supply(self.seat) or 0

    @property
    def purse(self) -> int:
        """What the seat can spend; nothing in a game without money."""
        return self.view.purse(self.seat) or 0

    def value(self, group: GroupSummary) -> float:
        """Return what a piece on ``group`` would add to the score if the group were closed."""
        tally = self.view.tally(self.seat)
        return _with_group(tally, group).total - tally.total

    def opened(self, done: Preview) -> float:
        """Return what the groups are worth that a placement closed and that bear no piece yet."""
        before = self.view.scores
        if any(now > then for now, then in zip(done.scores, before, strict=True)):
            return 0  # whoever gained has a piece on them
        best = max((self.value(group) for group in done.closed), default=0)
        return best if self.supply else -RIVALRY * best

    def taken(self, disc: Point, done: Preview) -> float:
        """Return what counts for or against a piece on ``disc``, besides the score it brings.

        The last piece may set off the end, so a seat that is behind keeps it.
        """
        group = self.view.board.group_at(disc)
        if group is None or self.view.last_turns:
            return 0
        if self.supply == 1 and not self._leads(done.scores):
            return -self.value(group) - 1
        if not group.is_closed:
            return HOPE * self.value(group)
        return 0 if group.size >= LEAST_SIZE or self._is_late() else -group.size

    def kept(self, disc: Point) -> float:
        """Return what it is worth that of several pieces the one on ``disc`` stays."""
        return 1 if self.view.pieces[disc] == self.seat else 0

    def freed(self, disc: Point) -> float:
        """Return what it is worth to take the piece on ``disc`` back.

        That is 0 unless pieces run short and the piece does not count.
        """
        group = self.view.board.group_at(disc)
        counting = self.view.tally(self.seat).groups
        if group is None or group in counting or self.supply > FEW:
            return 0
        is_wasted = group.is_closed and self.view.pieces[disc] == self.seat
        return max(USE_OF_A_PIECE if is_wasted else 0, self._best_free())

    def _best_free(self) -> float:
        """Return what the best closed group without a piece would bring."""
        board = self.view.board
        taken = {board.group_at(disc) for disc in self.view.pieces}
        closed = (board.group_at(disc) for disc in board.closed_group_names())
        return max(
            (self.value(group) for group in closed if group and group not in taken), default=0
        )

    def _leads(self, scores: Sequence[int]) -> bool:
        return all(scores[self.seat] >= score for score in scores)

    def _is_late(self) -> bool:
        progress = [self.view.progress(seat) or 0 for seat in range(self.view.players)]
        return not self.view.bag_size or max(progress) >= LATE


def _with_group(tally: Tally, group: GroupSummary) -> Tally:
    """Return a tally with one more group; where sizes multiply, one a colour counts."""
    groups = tally.groups
    if tally.multiplies:
        same = [other for other in groups if other.colour == group.colour]
        if any(other.size >= group.size for other in same):
            return tally
        groups = tuple(other for other in groups if other not in same)
    return replace(tally, groups=(*groups, group))
