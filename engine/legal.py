"""Legal actions as a list whose placements are made when somebody looks at them.

Making hundreds of ``Place`` values is most of the cost of a flat list, and few callers look at all
of them: a random player looks at one, a count of lines at none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from operator import eq
from typing import Final, overload

from engine.actions import Action, Place
from engine.hexes import cell_at
from engine.tiles import HIGH_SIDES, LOW_SIDES, ORIENTATIONS, TileId, fit_tables

Fit = int
"""A free cell's code and, in the 12 bits below it, the set of orientations that fit there.

The code may be negative. Shifting right and masking take a negative number apart as well.
"""

Fits = Mapping[TileId, Sequence[Fit]]
"""Where tiles fit, without tiles that fit nowhere."""

MOST_KEPT: Final = 256
"""For how many fits of each tile the placements are kept for the next list."""

_WAYS: Final = len(ORIENTATIONS) - 1
"""Masks the set of orientations in a fit."""

WAY_BITS: Final = _WAYS.bit_length()
"""How many bits of a fit are its set of orientations."""


class LegalActions(Sequence[Action]):
    """What may be done at one point of a game: placements by tile and cell, then the other actions.

    It equals any sequence of the same actions in the same order.
    """

    __slots__ = ("_count", "_fits", "_others")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, fits: Fits, others: Sequence[Action] = ()) -> None:
        """Take where tiles fit and the actions that are no placements; neither may change."""
        self._fits = fits
        self._others = others
        ways = [(fit & _WAYS).bit_count() for found in fits.values() for fit in found]
        self._count = sum(ways, len(others))

    @property
    def fits(self) -> Fits:
        """Where tiles fit."""
        return self._fits

    @property
    def others(self) -> Sequence[Action]:
        """The actions that are no placements."""
        return self._others

    def __len__(self) -> int:
        """Count the actions."""
        return self._count

    def __iter__(self) -> Iterator[Action]:
        """Yield the actions in order."""
        placements = (placements_of(tile, fits) for tile, fits in self._fits.items())
        return chain(chain.from_iterable(placements), self._others)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        """Return the action at ``index``, or a list of those in a slice.

        Raises:
            IndexError: there are fewer actions.
        """
        if isinstance(index, slice):
            return list(self)[index]
        left = range(self._count)[index]
        for tile, found in self._fits.items():
            for fit in found:
                ways = (fit & _WAYS).bit_count()
                if left < ways:
                    return _kept(tile)[fit][left]
                left -= ways
        return self._others[left]

    def __eq__(self, other: object) -> bool:
        """Tell whether ``other`` is a sequence of the same actions."""
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(map(eq, self, other))


def fits_among(tile: TileId, cells: Iterable[tuple[int, int]]) -> list[Fit]:
    """List where ``tile`` fits among free cells.

    ``cells`` are codes (see ``engine.hexes``), each with a packed demand (see ``engine.tiles``). Of
    orientations that look the same only the first is listed.
    """
    low, high = fit_tables(tile)
    return [
        code << WAY_BITS | ways
        for code, demand in cells
        if (ways := low[demand & LOW_SIDES] & high[demand >> HIGH_SIDES])
    ]


def placements_of(tile: TileId, fits: Iterable[Fit]) -> Iterator[Place]:
    """Yield the placements of ``tile`` where it fits, cell by cell."""
    return chain.from_iterable(map(_kept(tile).__getitem__, fits))


def ways_of(tile: TileId, fit: Fit) -> tuple[Place, ...]:
    """Return the placements of ``tile`` in the cell of a fit."""
    return _kept(tile)[fit]


class _Placements(dict[Fit, tuple[Place, ...]]):
    """The placements of one tile by fit, made at the first look and then kept."""

    def __init__(self, tile: TileId) -> None:
        super().__init__()
        self._tile = tile

    def __missing__(self, fit: Fit) -> tuple[Place, ...]:
        if len(self) >= MOST_KEPT:
            self.clear()
        tile, cell = self._tile, cell_at(fit >> WAY_BITS)
        new = tuple.__new__  # makes a Place in half the time of Place()
        made = [new(Place, (tile, face, cell, turn)) for face, turn in ORIENTATIONS[fit & _WAYS]]
        self[fit] = places = tuple(made)
        return places


_kept = cache(_Placements)
