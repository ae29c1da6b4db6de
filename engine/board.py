"""The placed tiles, where the next may lie, and the groups of discs they form.

Each placement updates all of this in place, so the cost of a placement hardly grows with the board.

The frontier holds, for every free cell beside a tile, the colours that are asked of a tile there,
as one number of 18 bits: a *packed demand*, three bits for each side (see ``engine.tiles``).

Groups are a union-find forest over whole discs: each disc points to another disc of its group, and
the *root*, which is the group's lowest disc, to itself. For each root the size of its group is
kept, and how often half-discs touch the group. When the number of touches is zero the group is
closed, and the group never changes again.

All dictionaries are keyed by the codes of cells or points (see ``engine.hexes``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.actions import Place
from engine.errors import CellNotAdjacent, CellTaken, ColoursDiffer, FirstTileElsewhere
from engine.hexes import (
    FIRST_CELL,
    SIDE_STEPS,
    SIDES,
    STRIDE,
    Cell,
    Point,
    cell_at,
    code_of,
    opposite,
    point_at,
)
from engine.legal import Fit, fits_among
from engine.tiles import (
    CENTRE,
    SIDE_BITS,
    Colour,
    Look,
    TileId,
    look_of,
)

_ASKING = sum(1 << SIDE_BITS * side for side in SIDES)
"""The lowest of the three bits of each side; times 7, all bits of each side."""


@dataclass(frozen=True, slots=True)
class GroupSummary:
    """A group without its discs but the lowest (smallest x, then y), by which it is named."""

    colour: Colour
    size: int
    disc: Point
    is_closed: bool


@dataclass(frozen=True, slots=True)
class Group:
    """A largest set of connected whole discs of one colour (Ruling 10), in the order of points."""

    colour: Colour
    discs: tuple[Point, ...]
    is_closed: bool


@dataclass(frozen=True, slots=True)
class Placement:
    """What laying one tile did: the discs it completed and the groups it closed."""

    discs: tuple[Point, ...]
    closed: tuple[GroupSummary, ...]


class Board:
    """The tiles on the table; changed by ``place`` alone."""

    __slots__ = (
        "_closed",
        "_colour",
        "_frontier",
        "_laid",
        "_looks",
        "_open",
        "_parent",
        "_size",
        "_tiles",
    )

    def __init__(self) -> None:
        """Begin with an empty table, on which only M13 is free."""
        # By cell, but for ``_laid``; the frontier holds packed demands.
        self._tiles: dict[int, Place] = {}
        self._laid: set[TileId] = set()
        self._looks: dict[int, Look] = {}
        self._frontier: dict[int, int] = {code_of(FIRST_CELL): 0}
        # By point: the colours of whole discs and half-discs; whole discs alone have a parent.
        self._colour: dict[int, Colour] = {}
        self._parent: dict[int, int] = {}
        # By root; no other disc is in these.
        self._size: dict[int, int] = {}
        self._open: dict[int, int] = {}
        self._closed: set[int] = set()

    def copy(self) -> Board:
        """Return an independent board that is equal to this one."""
        twin = object.__new__(Board)  # without __init__, whose containers would be thrown away
        for name in Board.__slots__:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def __len__(self) -> int:
        """Count the placed tiles."""
        return len(self._tiles)

    def tiles(self) -> Iterator[Place]:
        """Yield the placed tiles in the order in which they were laid."""
        return iter(self._tiles.values())

    def has_tile(self, tile: TileId) -> bool:
        """Tell whether ``tile`` has been laid."""
        return tile in self._laid

    def tile_at(self, cell: Cell) -> Place | None:
        """Return the tile on ``cell``, if any."""
        return self._tiles.get(code_of(cell))

    def frontier(self) -> Mapping[Cell, tuple[Colour | None, ...]]:
        """Return the free cells beside a tile, each with the colours its six sides ask for."""
        return {cell_at(code): _unpack(demand) for code, demand in self._frontier.items()}

    def half_discs(self) -> Mapping[Point, Colour]:
        """Return the half-discs at the rim, with their colours."""
        halves = self._colour.keys() - self._parent.keys()
        return {point_at(code): self._colour[code] for code in halves}

    def sizes(self) -> Mapping[int, int]:
        """Return the sizes of all groups, by the code of their lowest disc; for reading only."""
        return self._size

    def touches(self) -> Mapping[int, int]:
        """Return how often half-discs touch each group, keyed as ``sizes``; 0 is closed."""
        return self._open

    def colour_at(self, code: int) -> Colour:
        """Return the colour of the disc or half-disc at a point's code."""
        return self._colour[code]

    def root_of(self, disc: Point) -> int:
        """Return the code of the lowest disc of the group with the whole disc ``disc``."""
        parent, code = self._parent, disc[0] * STRIDE + disc[1]
        while (above := parent[code]) != code:
            code = above
        return code

    def beyond(self, code: int) -> dict[int, tuple[int, ...] | None]:
        """Return what each half-disc around a free cell touches in the tile beside it, by side.

        Whole discs are named by the lowest disc of their group, once for each touch. None stands
        for a half-disc that touches another.
        """
        # Written out: players who look ahead ask this ten thousands of times a second.
        parent, looks, found = self._parent, self._looks, dict[int, tuple[int, ...] | None]()
        for side in _sides_of(self._frontier[code])[0]:
            beyond = code + SIDE_STEPS[side]
            centre, roots = 2 * beyond, list[int]()
            for step in looks[beyond].links_at[opposite(side)]:
                disc = centre + step
                if disc not in parent:
                    found[side] = None
                    break
                while (above := parent[disc]) != disc:
                    parent[disc] = parent[above]
                    disc = above
                roots.append(disc)
            else:
                found[side] = tuple(roots)
        return found

    def completed_at(self, cell: Cell) -> int:
        """Count the discs that a tile on a free cell would complete; 0 where none may lie."""
        return self.completed_by(code_of(cell))

    def completed_by(self, code: int) -> int:
        """Count as ``completed_at`` what a tile on the free cell of a code would complete."""
        return _asking_sides(self._frontier.get(code, 0)).bit_count()

    def fits(self, tile: TileId, fewest_discs: int = 0) -> list[Fit]:
        """List where ``tile`` fits, each cell with the ways to lie there, different looks only.

        Cells where it would complete fewer than ``fewest_discs`` are left out.
        """
        return fits_among(tile, self._cells_completing(fewest_discs))

    def _cells_completing(self, fewest_discs: int) -> Iterable[tuple[int, int]]:
        """Return the free cells, with their packed demands, where a tile completes so many discs.

        A tile completes one disc for each side on which it has a neighbour.
        """
        cells = self._frontier.items()
        if fewest_discs <= 1:  # all free cells but the very first have a tile beside them
            return cells
        return [cell for cell in cells if _asking_sides(cell[1]).bit_count() >= fewest_discs]

    def check(self, place: Place) -> None:
        """Check the placing rule (section 1).

        Raises:
            CellTaken, FirstTileElsewhere, CellNotAdjacent, ColoursDiffer: why it is broken.
        """
        code = code_of(place.cell)
        demand = self._frontier.get(code)
        if demand is None:
            if code in self._tiles:
                raise CellTaken(cell=place.cell)
            raise (CellNotAdjacent if self._tiles else FirstTileElsewhere)(cell=place.cell)
        look = look_of(place.tile, place.face, place.turn)
        if look.packed & 7 * _asking_sides(demand) != demand:
            raise ColoursDiffer(
                cell=place.cell,
                sides=tuple(
                    side
                    for side, asked in enumerate(_unpack(demand))
                    if asked not in (None, look.colours[side])
                ),
            )

    def place(self, place: Place) -> Placement:
        """Lay a tile that ``check`` allows; return what that completed and closed."""
        code = code_of(place.cell)
        look = look_of(place.tile, place.face, place.turn)
        sides = self._lay(code, place, look)
        self._join_across(code, sides)
        self._join_within(2 * code, look)
        find = self._find
        discs = [2 * code + SIDE_STEPS[side] for side in sides]
        # The counts are right only now that all is joined. No other group can have been closed.
        roots = {find(2 * code), *map(find, discs)}
        # Events tell groups in the order of points, which a set does not keep.
        closed = [root for root in sorted(roots) if not self._open[root]]
        self._closed.update(closed)
        return Placement(
            tuple([point_at(disc) for disc in discs]),
            tuple([self._summary(root) for root in closed]),
        )

    def group_at(self, disc: Point) -> GroupSummary | None:
        """Return the group to which the whole disc at ``disc`` belongs, None if none lies there."""
        root = self._root(code_of(disc))
        return None if root is None else self._summary(root)

    def group_name_at(self, disc: Point) -> Point | None:
        """Return the lowest disc of the group with the disc ``disc``, None if none lies there."""
        root = self._root(code_of(disc))
        return None if root is None else point_at(root)

    def are_apart(self, discs: Collection[Point]) -> bool:
        """Tell whether no two of these discs, all of them whole, belong to one group."""
        parent, roots = self._parent, set[int]()
        for x, y in discs:
            code = x * STRIDE + y
            while (above := parent[code]) != code:
                code = above
            roots.add(code)
        return len(roots) == len(discs)

    def _root(self, code: int) -> int | None:
        if code not in self._parent:
            return None
        while (above := self._parent[code]) != code:  # shortens no path: to ask changes nothing
            code = above
        return code

    def group_names(self) -> list[Point]:
        """List the lowest disc of every group, in order."""
        return [point_at(root) for root in sorted(self._size)]

    def closed_group_names(self) -> list[Point]:
        """List the lowest disc of every closed group, in order."""
        return [point_at(root) for root in sorted(self._closed)]

    def groups(self) -> list[Group]:
        """List all groups, in the order of their lowest points."""
        members: dict[int, list[int]] = {}
        # Sorted, so that a group's first disc is the lowest, by which it is named.
        for code in sorted(self._parent):
            members.setdefault(self._find(code), []).append(code)
        return [
            Group(self._colour[root], tuple(map(point_at, codes)), not self._open[root])
            for root, codes in members.items()
        ]

    def _summary(self, root: int) -> GroupSummary:
        return GroupSummary(
            self._colour[root], self._size[root], point_at(root), not self._open[root]
        )

    def _lay(self, code: int, place: Place, look: Look) -> tuple[int, ...]:
        """Put the tile down; return the sides whose half-discs it completes.

        Its whole discs are groups of their own until they are joined. Its other sides are
        half-discs from now on, which ask for their colours in the cells beyond.
        """
        self._tiles[code] = place
        self._laid.add(place.tile)
        self._looks[code] = look
        frontier, colours, centre = self._frontier, self._colour, 2 * code
        demand = frontier.pop(code)
        colours[centre] = look.colours[CENTRE]
        self._new_group(centre)
        completed, free = _sides_of(demand)
        for side in completed:
            self._new_group(centre + SIDE_STEPS[side])
        for side in free:
            step = SIDE_STEPS[side]
            colours[centre + step] = look.colours[side]
            frontier[code + step] = frontier.get(code + step, 0) | look.asks[side]
        return completed

    def _new_group(self, disc: int) -> None:
        self._parent[disc] = disc
        self._size[disc] = 1
        self._open[disc] = 0

    def _join_across(self, code: int, sides: tuple[int, ...]) -> None:
        """Join each completed disc with what it touches inside the neighbouring tile."""
        # A group counts each touch, not each half-disc: a half-disc may touch two of its discs. So
        # each link counts, even where a link before it has joined the two discs already.
        for side in sides:
            beyond = code + SIDE_STEPS[side]
            disc = 2 * code + SIDE_STEPS[side]
            for step in self._looks[beyond].links_at[opposite(side)]:
                other = 2 * beyond + step
                if other in self._parent:
                    self._open[self._find(other)] -= 1  # it was touched by this half-disc
                    self._join(disc, other)
                else:
                    self._open[self._find(disc)] += 1

    def _join_within(self, centre: int, look: Look) -> None:
        """Join the new tile's whole discs with one another, and count touches by its half-discs."""
        whole = self._parent
        for one, other in look.links:
            first, second = centre + one, centre + other
            if first in whole and second in whole:
                self._join(first, second)
            elif first in whole:
                self._open[self._find(first)] += 1
            elif second in whole:
                self._open[self._find(second)] += 1

    def _find(self, disc: int) -> int:
        """Return the root of a whole disc, and let those on the way point further up."""
        parent = self._parent
        while (above := parent[disc]) != disc:
            parent[disc] = parent[above]
            disc = above
        return disc

    def _join(self, one: int, other: int) -> None:
        # The lower root stays the root, even of the smaller group: it is the group's name.
        low, high = self._find(one), self._find(other)
        if low == high:
            return
        if high < low:
            low, high = high, low
        self._parent[high] = low
        self._size[low] += self._size.pop(high)
        self._open[low] += self._open.pop(high)


def _asking_sides(demand: int) -> int:
    """Return the sides that ask for a colour, each as the lowest of its three bits."""
    # A colour is 1 to 4, so any of the three bits may be the one that is set.
    return (demand | demand >> 1 | demand >> 2) & _ASKING


@lru_cache(maxsize=1 << 12)
def _sides_of(demand: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the sides on which a packed demand asks for a colour, and the others."""
    asking = [bool(demand >> SIDE_BITS * side & 7) for side in SIDES]
    asked = tuple(side for side in SIDES if asking[side])
    return asked, tuple(side for side in SIDES if not asking[side])


@lru_cache(maxsize=1 << 12)
def _unpack(demand: int) -> tuple[Colour | None, ...]:
    asked = (demand >> SIDE_BITS * side & 7 for side in SIDES)
    return tuple(Colour(colour) if colour else None for colour in asked)
