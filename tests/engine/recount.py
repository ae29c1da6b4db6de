"""A plain second method for what the engine keeps up to date: everything is counted afresh.

Written from the rule page alone (section 1): of the engine it uses the names of values, no table
and no arithmetic. Colours are letters, sides and points are those of the page.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import prod

from engine.actions import Place
from engine.game import Game
from engine.hexes import Cell, Point
from engine.tiles import Face, TileId

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
PATTERNS = {"P": "001122", "B": "012012", "F": "010122", "G": "010212", "H": "010221"}

Halves = dict[Point, list[str]]


@dataclass(frozen=True, slots=True)
class Counted:
    """A group: its colour, its discs in order, and whether it is closed."""

    colour: str
    discs: tuple[Point, ...]
    is_closed: bool


def sides_of(tile: TileId, face: Face, turn: int) -> tuple[str, ...]:
    """The colours that a turned face shows on sides 0 to 5."""
    pattern, order = tile.split("-")
    roles = order[:3] if face == "a" else order[1:]
    unturned = [roles[int(role)] for role in PATTERNS[pattern]]
    return tuple(unturned[(side - turn) % 6] for side in range(6))


def centre_colour(tile: TileId, face: Face) -> str:
    """The colour of a face's centre disc."""
    return tile[2] if face == "a" else tile[3]


def beside(cell: Cell) -> list[Cell]:
    """The six cells around one, by side."""
    return [Cell(cell.q + dq, cell.r + dr) for dq, dr in STEPS]


def around(point: Point) -> list[Point]:
    """The six points around one."""
    return [Point(point.x + dx, point.y + dy) for dx, dy in STEPS]


def side_point(cell: Cell, side: int) -> Point:
    """Where the disc on a side lies."""
    return around(Point(2 * cell.q, 2 * cell.r))[side]


def halves_of(tiles: Iterable[Place]) -> Halves:
    """The half-discs that lie at each point, one or two."""
    halves: Halves = {}
    for place in tiles:
        for side, colour in enumerate(sides_of(place.tile, place.face, place.turn)):
            halves.setdefault(side_point(place.cell, side), []).append(colour)
    return halves


def whole_discs(tiles: list[Place]) -> dict[Point, str]:
    """All whole discs with their colours: every centre, and every point with two halves."""
    discs = {
        Point(2 * place.cell.q, 2 * place.cell.r): centre_colour(place.tile, place.face)
        for place in tiles
    }
    for point, colours in halves_of(tiles).items():
        if len(colours) == 2:
            assert colours[0] == colours[1], f"two colours meet at {point}"
            discs[point] = colours[0]
    return discs


def half_discs(tiles: list[Place]) -> dict[Point, str]:
    """All half-discs at the rim with their colours."""
    return {point: colours[0] for point, colours in halves_of(tiles).items() if len(colours) == 1}


def groups(tiles: list[Place]) -> list[Counted]:
    """All groups by flood fill, in the order of their lowest points."""
    unseen, rim = whole_discs(tiles), half_discs(tiles)
    found = []
    for start in sorted(unseen):
        if start not in unseen:
            continue
        colour = unseen.pop(start)
        members, is_closed = [start], True
        for point in members:  # grows while it is walked
            for next_to in around(point):
                is_closed = is_closed and rim.get(next_to) != colour
                if unseen.get(next_to) == colour:
                    members.append(next_to)
                    del unseen[next_to]
        found.append(Counted(colour, tuple(sorted(members)), is_closed))
    return found


def free_cells(tiles: list[Place]) -> set[Cell]:
    """Where a tile may lie, colours apart."""
    taken = {place.cell for place in tiles}
    return {cell for place in tiles for cell in beside(place.cell)} - taken or {Cell(0, 0)}


def asked_at(cell: Cell, rim: dict[Point, str]) -> tuple[str | None, ...]:
    """The colours that a free cell's sides ask for."""
    return tuple(rim.get(side_point(cell, side)) for side in range(6))


def legal_placements(tiles: list[Place], tile: TileId) -> Iterator[Place]:
    """All that differ in their look, each by its lowest turn."""
    rim = half_discs(tiles)
    for cell in free_cells(tiles):
        asked = asked_at(cell, rim)
        for face in Face:
            seen = set()
            for turn in range(6):
                shown = sides_of(tile, face, turn)
                fits = all(want in {None, has} for want, has in zip(asked, shown, strict=True))
                if fits and shown not in seen:
                    seen.add(shown)
                    yield Place(tile, face, cell, turn)


def scores(game: Game, points: list[int]) -> list[int]:
    """What each seat scores: by its pieces if the game has any, else the points it has made."""
    if game.purse(0) is None:
        return points
    closed = [group for group in groups(list(game.board.tiles())) if group.is_closed]
    return [_score(game, seat, closed) for seat in range(game.seats.count)]


def _score(game: Game, seat: int, closed: list[Counted]) -> int:
    own = {disc for disc, owner in game.pieces.items() if owner == seat}
    held = [group for group in closed if own & set(group.discs)]
    if game.variant == "domaine":
        return sum(len(group.discs) for group in held) + (5 if game.bonus_seat == seat else 0)
    largest = {
        colour: max(len(group.discs) for group in held if group.colour == colour)
        for colour in {group.colour for group in held}
    }
    return (prod(largest.values()) if largest else 0) + (game.purse(seat) or 0)
