"""What a picture offers to choose from: a tile held over the board, free cells, discs."""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Place
from engine.hands import Slots
from engine.hexes import Cell, Point, centre_of


@dataclass(frozen=True, slots=True)
class Ghost:
    """A tile held over the board, the discs that it would complete, and where it would lie.

    ``label`` names cell and rotation.
    """

    place: Place
    discs: tuple[Point, ...]
    label: str


@dataclass(frozen=True, slots=True)
class OwnTiles:
    """The tiles to choose from, by slot, and the names of both faces of each ("1a", "1b").

    As secret as a hand.
    """

    slots: Slots
    names: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Way:
    """A way to fill the ghost's cell, its number among all ways, and how it is written ("2a r1").

    As secret as a hand.
    """

    place: Place
    number: int
    label: str


@dataclass(frozen=True, slots=True)
class Choice:
    """Free cells (``spots``) and discs (``targets``) to choose from, and what is chosen so far.

    Some of the targets may be ``chosen``; a target's letter tells its place among them. The
    target of a group is its lowest disc, unless a piece is meant. ``ways`` and ``tiles`` are shown
    below the board.
    """

    ghost: Ghost | None = None
    spots: tuple[Cell, ...] = ()
    targets: tuple[Point, ...] = ()
    chosen: tuple[Point, ...] = ()
    tiles: OwnTiles | None = None
    ways: tuple[Way, ...] = ()

    @property
    def middle(self) -> Point | None:
        """The disc or cell's centre to look at: what is chosen, else the first target or spot.

        None if there is nothing to choose.
        """
        if self.ghost is not None:
            return centre_of(self.ghost.place.cell)
        return next(iter((*self.chosen, *self.targets, *map(centre_of, self.spots))), None)
