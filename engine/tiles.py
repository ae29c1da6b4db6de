"""Colours, patterns and the 120 two-faced tiles (rules, section 1 and Ruling 0).

A tile's id is its pattern's letter and the order of its four colours, such as ``P-RGBY``. Face *a*
plays the roles 0, 1, 2 of the pattern with the first three colours, face *b* with the last three.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Final, NewType

from engine.hexes import SIDE_STEPS, SIDES, opposite

TileId = NewType("TileId", str)

UNKNOWN_TILE: Final = TileId("?")
"""Stands for a tile that the reader may not see: in a bag, or in somebody else's hand."""

CENTRE: Final = 6
"""Index of the centre disc in a look; 0 to 5 are the sides."""

DISC_STEPS: Final = (*SIDE_STEPS, 0)
"""From a centre's code to the tile's discs: sides 0 to 5, then the centre itself."""

SIDE_BITS: Final = 3
"""How many bits a side takes in a *packed* look or demand, which are numbers of 18 bits.

Side 0 has the lowest three. A colour is 1 to 4; 0 is a side on which no colour is asked for.
"""


class Colour(IntEnum):
    """The four colours of discs."""

    RED = 1
    GREEN = 2
    BLUE = 3
    YELLOW = 4

    @property
    def letter(self) -> str:
        """The colour's letter in tile ids and text."""
        return "RGBY"[self - Colour.RED]


class Face(StrEnum):
    """The two faces of a tile."""

    A = "a"
    B = "b"


_PATTERNS: Final = {
    "P": (0, 0, 1, 1, 2, 2),
    "B": (0, 1, 2, 0, 1, 2),
    "F": (0, 1, 0, 1, 2, 2),
    "G": (0, 1, 0, 2, 1, 2),
    "H": (0, 1, 0, 2, 2, 1),
}
"""Roles of sides 0 to 5; the centre always plays role 0."""

_COLOURS_BY_LETTER: Final = {colour.letter: colour for colour in Colour}

ALL_TILES: Final[tuple[TileId, ...]] = tuple(
    TileId(f"{pattern}-{''.join(order)}")
    for pattern in _PATTERNS
    for order in itertools.permutations("RGBY")
)
"""All 120 tiles, each once, in a fixed order."""

KNOWN_TILES: Final = frozenset(ALL_TILES)


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """What a tile shows once its face and turn are chosen.

    ``colours`` are those of sides 0 to 5 and of the centre, ``packed`` those of the sides in one
    number. ``asks[k]`` is what side ``k`` asks of the neighbour there, as a packed demand.
    ``links`` are the pairs of discs of one colour that touch inside the tile. ``links_at[i]`` are
    the discs of its own colour that disc ``i`` touches there. Both hold steps from the code of the
    tile's centre disc.
    """

    colours: tuple[Colour, ...]
    packed: int
    asks: tuple[int, ...]
    links: tuple[tuple[int, int], ...]
    links_at: tuple[tuple[int, ...], ...]


def pack_sides(colours: tuple[int, ...]) -> int:
    """Pack the colours of sides 0 to 5 into one number."""
    return sum(colours[side] << SIDE_BITS * side for side in SIDES)


def _look(colours: tuple[Colour, ...]) -> Look:
    touching = [(side, CENTRE) for side in SIDES] + [(side, (side + 1) % 6) for side in SIDES]
    links = [(i, j) for i, j in touching if colours[i] == colours[j]]
    both_ways = [*links, *((j, i) for i, j in links)]
    # What side k shows is asked of the neighbour's opposite side: demands of all neighbours of a
    # free cell are then packed like the tile that is to fit there, and simply added up.
    return Look(
        colours,
        pack_sides(colours),
        tuple(colours[side] << SIDE_BITS * opposite(side) for side in SIDES),
        tuple((DISC_STEPS[i], DISC_STEPS[j]) for i, j in links),
        tuple(tuple(DISC_STEPS[j] for i, j in both_ways if i == disc) for disc in range(7)),
    )


def _looks_of(tile: TileId) -> dict[Face, tuple[Look, ...]]:
    pattern, order = tile.split("-")
    looks = {}
    for face, letters in ((Face.A, order[:3]), (Face.B, order[1:])):
        shown = [_COLOURS_BY_LETTER[letters[role]] for role in _PATTERNS[pattern]]
        centre = _COLOURS_BY_LETTER[letters[0]]
        # Turned counter-clockwise, a face shows on side k what it had on side k - turn: sides are
        # counted counter-clockwise too, and a negative index counts on from side 5.
        looks[face] = tuple(
            _look((*(shown[side - turn] for side in SIDES), centre)) for turn in SIDES
        )
    return looks


_LOOKS: Final = {tile: _looks_of(tile) for tile in ALL_TILES}


def look_of(tile: TileId, face: Face, turn: int) -> Look:
    """Return what ``tile`` shows on ``face``, turned counter-clockwise by ``turn`` sixths."""
    return _LOOKS[tile][face][turn]


def distinct_turns(tile: TileId, face: Face) -> tuple[int, ...]:
    """Return the turns of a face that look different, each by its lowest number."""
    first: dict[tuple[Colour, ...], int] = {}
    for turn, look in enumerate(_LOOKS[tile][face]):
        first.setdefault(look.colours, turn)
    return tuple(first.values())


HIGH_SIDES: Final = 3 * SIDE_BITS
"""How far a packed demand is shifted to leave sides 3 to 5."""

LOW_SIDES: Final = (1 << HIGH_SIDES) - 1
"""Masks sides 0 to 2 of a packed demand."""

_HIDING: Final = [
    sum(7 << SIDE_BITS * side for side in range(3) if sides >> side & 1) for sides in range(8)
]
"""The eight masks that keep some of three packed sides and set the others to 0."""

_ORIENTATIONS: Final = tuple((face, turn) for face in Face for turn in SIDES)

ORIENTATIONS: Final = [
    tuple(chosen for index, chosen in enumerate(_ORIENTATIONS) if ways >> index & 1)
    for ways in range(1 << len(_ORIENTATIONS))
]
"""From a set of orientations, a number of 12 bits, to their faces and turns.

Bit 0 is face *a* with turn 0, bit 6 face *b* with turn 0.
"""


@lru_cache(maxsize=len(ALL_TILES))
def fit_tables(tile: TileId) -> tuple[list[int], list[int]]:
    """Return two tables of the orientations in which ``tile`` meets a packed demand.

    The first is indexed by sides 0 to 2 of the demand, the second by sides 3 to 5. An entry is a
    set of orientations, as in ``ORIENTATIONS``; those in both entries meet the whole demand. Of
    orientations that look the same only the first is in them.
    """
    # Two tables of 512 entries, since one for all 18 bits would have 262,144 for each tile.
    tables = []
    for shift in (0, HIGH_SIDES):
        table = [0] * (1 << HIGH_SIDES)
        for index, (face, turn) in enumerate(_ORIENTATIONS):
            if turn in distinct_turns(tile, face):
                shown = _LOOKS[tile][face][turn].packed >> shift & LOW_SIDES
                # A demand of 0 asks for nothing: what is shown answers all demands made of some of
                # its sides, so it is entered once for each choice of sides.
                for hidden in _HIDING:
                    table[shown & hidden] |= 1 << index
        tables.append(table)
    return tables[0], tables[1]
