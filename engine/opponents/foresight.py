"""What placements would complete and close, told without making them.

To lay a tile on a copy of a board takes several times as long, and players who look ahead compare
hundreds of placements. All that depends on the cell alone is found out once for each cell.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from engine.actions import Place
from engine.board import Board
from engine.hexes import SIDES
from engine.legal import WAY_BITS, Fits, ways_of
from engine.tiles import DISC_STEPS, ORIENTATIONS, Colour, Look, TileId, look_of

_ALL_SIDES: Final = (1 << len(SIDES)) - 1


class Closing(NamedTuple):
    """A group that a placement would close, and the groups that it is made of besides the tile.

    ``roots`` are the codes of their lowest discs, as in ``Board.sizes``.
    """

    colour: Colour
    size: int
    roots: frozenset[int]


class Prospect(NamedTuple):
    """What a placement would do: it completes ``discs`` discs and closes groups."""

    place: Place
    discs: int
    closings: tuple[Closing, ...]


class _Parts(NamedTuple):
    """The parts of one colour into which a tile's discs fall, linked inside it: one or two.

    A part has a bit for each of its discs; the second is 0 if there is none.
    """

    colour: Colour
    first: int
    second: int


@cache
def _parts_of(look: Look) -> tuple[_Parts, ...]:
    index = {step: disc for disc, step in enumerate(DISC_STEPS)}
    members = {disc: frozenset({disc}) for disc in range(len(DISC_STEPS))}
    for one, other in look.links:
        joined = members[index[one]] | members[index[other]]
        members.update(dict.fromkeys(joined, joined))
    by_colour: dict[Colour, list[int]] = {}
    for discs in set(members.values()):
        part = sum(1 << disc for disc in discs)
        by_colour.setdefault(look.colours[min(discs)], []).append(part)
    return tuple(
        _Parts(colour, *sorted([*parts, 0], reverse=True)[:2])
        for colour, parts in by_colour.items()
    )


@cache
def _closing_ways(tile: TileId) -> tuple[int, ...]:
    """By dead sides, the orientations in which a tile might close a group, a set as in a fit."""
    alone = {way: ORIENTATIONS[way] for way in (1 << bit for bit in range(WAY_BITS))}
    parts = {
        way: [part for _, *both in _parts_of(look_of(tile, face, turn)) for part in both if part]
        for way, ((face, turn),) in alone.items()
    }
    return tuple(
        sum(way for way, ones in parts.items() if any(not one & dead for one in ones))
        for dead in range(_ALL_SIDES + 1)
    )


class _Surroundings:
    """What lies around a free cell: how many discs a tile completes there, and what it closes.

    A part of the tile can close a group only if none of its discs is in ``dead``: the sides on
    which the tile leaves a half-disc, and those by which it meets a group that stays open.
    """

    __slots__ = ("_beyond", "_closings", "_sizes", "_touches", "dead", "discs")

    def __init__(self, board: Board, code: int) -> None:
        self._beyond = beyond = board.beyond(code)
        self._sizes: Mapping[int, int] = board.sizes()
        self._touches: Mapping[int, int] = board.touches()
        left, touches = dict[int, int](), self._touches
        for roots in beyond.values():
            if roots:
                for root in roots:
                    # By group, how many half-discs would still touch it.
                    left[root] = (left[root] if root in left else touches[root]) - 1
        dead = _ALL_SIDES
        for side, roots in beyond.items():
            if roots is not None:
                for root in roots:
                    if left[root]:
                        break
                else:
                    dead ^= 1 << side
        self.dead = dead
        self.discs = len(beyond)
        self._closings: dict[int, tuple[Closing, ...]] = {}

    def closings(self, look: Look) -> tuple[Closing, ...]:
        """Return what a tile that looks so closes."""
        found: tuple[Closing, ...] = ()
        dead, known = self.dead, self._closings
        for colour, first, second in _parts_of(look):
            one = 0 if first & dead else first
            other = 0 if second & dead else second
            if one or other:
                key = one << len(DISC_STEPS) | other
                if key not in known:
                    known[key] = tuple(self._closed(colour, one, other))
                found += known[key]
        return found

    def _closed(self, colour: Colour, first: int, second: int) -> Iterator[Closing]:
        """Yield what one or two parts of a colour close, which may meet beyond the cell."""
        one, other = self._touched(first), self._touched(second)
        if not set(one).isdisjoint(other):
            yield from self._if_closed(colour, first | second, one + other)
            return
        for part, touched in ((first, one), (second, other)):
            if part:
                yield from self._if_closed(colour, part, touched)

    def _touched(self, part: int) -> list[int]:
        beyond = self._beyond
        return [root for side in SIDES if part >> side & 1 for root in beyond[side] or ()]

    def _if_closed(self, colour: Colour, part: int, touched: list[int]) -> Iterator[Closing]:
        roots = frozenset(touched)
        # What a part that is not whole touches as well is missing here, and keeps its group open.
        if all(touched.count(root) == self._touches[root] for root in roots):
            size = part.bit_count() + sum(map(self._sizes.__getitem__, roots))
            yield Closing(colour, size, roots)


class Foresight:
    """What placements on a board would do; the board must not change meanwhile."""

    __slots__ = ("_around", "_board")

    def __init__(self, board: Board) -> None:
        """Look at ``board``."""
        self._board = board
        self._around: dict[int, _Surroundings] = {}

    def richest(self, fits: Fits, plain: Sequence[int]) -> tuple[int, Place] | None:
        """Return the placement among ``fits`` that is worth most, and how much; None of none.

        It is worth what ``plain`` says for the number of discs that it completes, and the sizes of
        the groups that it closes. Of equals the first in the order of legal lists is returned.
        """
        most, best, around = -1, None, self._around
        for tile, found in fits.items():
            may_close = _closing_ways(tile)
            for fit in found:
                code = fit >> WAY_BITS
                here = around.get(code)
                if here is None:
                    here = around[code] = _Surroundings(self._board, code)
                worth = plain[here.discs]
                if not fit & may_close[here.dead]:
                    if worth > most:
                        most, best = worth, ways_of(tile, fit)[0]
                    continue
                for place in ways_of(tile, fit):
                    here_worth = worth
                    for closing in here.closings(look_of(tile, place.face, place.turn)):
                        here_worth += closing.size
                    if here_worth > most:
                        most, best = here_worth, place
        return None if best is None else (most, best)

    def prospects(self, fits: Fits, *, is_brief: bool = False) -> Iterator[Prospect]:
        """Yield what each placement among ``fits`` would do, in the order of legal lists.

        Where a tile closes nothing on a cell, whichever way it lies, a brief list has only its
        first way there.
        """
        around = self._around
        for tile, found in fits.items():
            for fit in found:
                code, places = fit >> WAY_BITS, ways_of(tile, fit)
                here = around.get(code)
                if here is None:
                    here = around[code] = _Surroundings(self._board, code)
                if here.dead == _ALL_SIDES:
                    for place in places[:1] if is_brief else places:
                        yield Prospect(place, here.discs, ())
                    continue
                for place in places:
                    closings = here.closings(look_of(tile, place.face, place.turn))
                    yield Prospect(place, here.discs, closings)


def foresight_of(board: Board) -> Foresight:
    """Return what placements on a board would do, kept until the board has another tile.

    Most actions in a turn lay none, and to look around all free cells again takes a while.
    """
    return _kept(board, len(board))


@lru_cache(maxsize=4)
def _kept(board: Board, _tiles: int) -> Foresight:
    # By the board itself, not what lies on it: a board that is laid on has one tile more.
    return Foresight(board)
