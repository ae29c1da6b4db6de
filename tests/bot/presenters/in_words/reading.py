"""Reads the English text board back, knowing nothing of the game but how a tile looks."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.actions import Place
from engine.board import Board
from engine.hexes import Cell, Point, parse_cell, parse_disc
from engine.tiles import ALL_TILES, Colour, Face, TileId, look_of

Look = tuple[Colour, ...]
Known = tuple[str, TileId]
"""How a tile that does not lie on the table is known, such as ``2`` for a slot, and which it is."""

SIDES = ("east", "northeast", "northwest", "west", "southwest", "southeast")
COLOURS = {colour.name.lower(): colour for colour in Colour}
TILES: Mapping[tuple[Face, int, Look], TileId] = {
    (face, turn, look_of(tile, face, turn).colours): tile
    for tile in ALL_TILES
    for face in Face
    for turn in range(6)
}
"""Which tile lies where a face, turned so, shows these colours."""


@dataclass(frozen=True, slots=True)
class SeatRead:
    """A line about a seat: its holder, its points, and whatever else it has."""

    name: str
    points: int
    rest: tuple[str, ...]

    @property
    def counted(self) -> list[str]:
        """The groups that count, such as ``red 5``."""
        group = rf"(?:{'|'.join(COLOURS)}) \d+"
        of_groups = re.compile(rf"{group}(?: [×+] {group})*")
        return [
            word
            for part in self.rest
            if of_groups.fullmatch(part)
            for word in re.split(" [×+] ", part)
        ]

    def count(self, thing: str) -> int | None:
        """How many of something there are, such as tokens."""
        pattern = re.compile(rf"(−?\d+) {thing}s?(?: left)?")
        return next((number(part[1]) for part in map(pattern.fullmatch, self.rest) if part), None)


@dataclass(frozen=True, slots=True)
class GroupRead:
    """A line about a group, open nowhere if closed; ``pieces`` are owners' names and discs."""

    disc: Point
    colour: Colour
    size: int
    open_at: tuple[Cell, ...]
    pieces: tuple[tuple[str, Point], ...]


@dataclass(frozen=True, slots=True)
class TextRead:
    """A whole text board."""

    standing: tuple[str, ...]
    seats: tuple[SeatRead, ...]
    tiles: tuple[Place, ...]
    cells: Mapping[Cell, tuple[Colour | None, ...]]
    groups: tuple[GroupRead, ...]
    hand: frozenset[Known]
    spots: Mapping[Place, int]
    titles: tuple[str, ...]


def read_text(text: str) -> TextRead:
    """Read a text board; a line that has not its section's form fails."""
    sections = {title: lines for title, _, *lines in _sections(text)}
    standing = sections["How it stands"]
    seats = tuple(read_seat(line) for line in standing if line.startswith("Seat "))
    names = [seat.name for seat in seats]
    hand = frozenset(_known(sections["Hand"]))
    return TextRead(
        tuple(standing),
        seats,
        tuple(_tile(line) for line in sections["Tiles"]),
        dict(_cell(line) for line in sections["Open cells"]),
        tuple(_group(line, names) for line in sections["Groups"]),
        hand,
        {
            place: discs
            for slot, tile in hand
            for line in sections.get(f"Where tile {slot} fits", ())
            for place, discs in _spots(line, tile)
        },
        tuple(sections),
    )


def board_of(places: Iterable[Place]) -> Board:
    """Lay tiles in any order that the rules allow."""
    board, left = Board(), set(places)
    while left:
        fitting = min(place for place in left if place.cell in board.frontier())
        board.check(fitting)
        board.place(fitting)
        left.remove(fitting)
    return board


def read_seat(line: str) -> SeatRead:
    """Read a line about a seat."""
    name, points, rest = _parts(r"Seat \d, (.*): (−?\d+) points?((?:; .*)?)", line)
    return SeatRead(name, number(points), tuple(rest.split("; ")[1:]))


def number(text: str) -> int:
    """Read a number with a true minus sign."""
    return int(text.replace("−", "-"))


def _sections(text: str) -> Iterator[list[str]]:
    """Yield each section's lines: title, how to read it, one for each thing."""
    _, *sections = text.rstrip("\n").split("\n\n")
    for section in sections:
        yield section.split("\n")


def _parts(pattern: str, line: str) -> tuple[str, ...]:
    match = re.fullmatch(pattern, line)
    assert match is not None, line
    return tuple(part or "" for part in match.groups())


def _look(text: str) -> Look:
    centre, sides = text.split("; ")
    return (*(COLOURS[word] for word in sides.split(", ")), COLOURS[centre])


def _tile(line: str) -> Place:
    cell, face, turn, shown = _parts(r"(\S+): ([ab]) r([0-5]); (.*)", line)
    look = _look(shown)
    return Place(TILES[Face(face), int(turn), look], Face(face), parse_cell(cell), int(turn))


def _cell(line: str) -> tuple[Cell, tuple[Colour | None, ...]]:
    cell, asked = _parts(r"(\S+): (.*)", line)
    by_side = dict(part.split(" ") for part in asked.split(", ")) if asked != "any colours" else {}
    assert by_side.keys() <= set(SIDES)
    return parse_cell(cell), tuple(COLOURS.get(by_side.get(side, "")) for side in SIDES)


def _group(line: str, names: Sequence[str]) -> GroupRead:
    owner = "|".join(map(re.escape, names))
    disc, colour, size, cells, pieces = _parts(
        rf"(\S+): (\w+) (\d+), (?:closed|open at ([^;]+))"
        rf"((?:; (?:{owner})’s (?:pawn|marker) on [^ ;]+)*)",
        line,
    )
    standing = re.findall(rf"; ({owner})’s (?:pawn|marker) on ([^ ;]+)", pieces)
    return GroupRead(
        parse_disc(disc)[1],
        COLOURS[colour],
        int(size),
        tuple(parse_cell(cell) for cell in cells.split(", ") if cell),
        tuple((name, parse_disc(where)[1]) for name, where in standing),
    )


def _known(lines: Sequence[str]) -> Iterator[Known]:
    for line in lines:
        how, face, shown = _parts(
            r"(\d|for later|lying open|shown to all)(?:, )?([ab]): (.*)", line
        )
        yield how, TILES[Face(face), 0, _look(shown)]


def _spots(line: str, tile: TileId) -> Iterator[tuple[Place, int]]:
    cell, discs, ways = _parts(r"(\S+): (no|\d+) discs?; (.*)", line)
    for way in ways.split(", "):
        face, *turns = way.split(" ")
        for turn in turns:
            place = Place(tile, Face(face), parse_cell(cell), int(turn.removeprefix("r")))
            yield place, 0 if discs == "no" else int(discs)
