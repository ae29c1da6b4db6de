"""What a picture offers to choose from: a tile held over the board, free cells, discs."""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Place
from engine.hexes import Cell, Point, centre_of


@dataclass(frozen=True, slots=True)
class Ghost:
    """A tile held over the board, the discs that it would complete, and the text under it."""

    place: Place
    discs: tuple[Point, ...]
    label: str


@dataclass(frozen=True, slots=True)
class Choice:
    """Free cells (``spots``) and discs (``targets``) to choose from, and what is chosen so far.

    One of the targets may be ``chosen``. The target of a group is its lowest disc.
    """

    ghost: Ghost | None = None
    spots: tuple[Cell, ...] = ()
    targets: tuple[Point, ...] = ()
    chosen: Point | None = None

    @property
    def middle(self) -> Point | None:
        """The disc or cell's centre to look at: what is chosen, else the first target or spot.

        None if there is nothing to choose.
        """
        if self.ghost is not None:
            return centre_of(self.ghost.place.cell)
        if self.chosen is not None:
            return self.chosen
        return next(iter((*self.targets, *map(centre_of, self.spots))), None)
