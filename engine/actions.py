"""What a player (or the table, or the clock) can do: one frozen value a decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, assert_never

from engine.errors import BadRecord
from engine.hexes import SIDES, Cell, cell_name, parse_cell
from engine.tiles import Face, TileId

MALFORMED: Final = "malformed_action"


class Place(NamedTuple):
    """Lay ``tile`` on ``cell`` with ``face`` up, turned counter-clockwise by ``turn`` sixths.

    A named tuple, since legal lists hold hundreds and a dataclass takes five times as long to make.
    """

    tile: TileId
    face: Face
    cell: Cell
    turn: int

    def __str__(self) -> str:
        """Write the placement, such as ``P-RGBY a L14 r3``."""
        return f"{self.tile} {self.face} {cell_name(self.cell)} r{self.turn}"


@dataclass(frozen=True, slots=True)
class End:
    """Close one's turn (Ruling 1)."""

    def __str__(self) -> str:
        """Write ``end``."""
        return "end"


@dataclass(frozen=True, slots=True)
class Resign:
    """Leave the game, in or out of turn (Ruling 3)."""

    def __str__(self) -> str:
        """Write ``resign``."""
        return "resign"


@dataclass(frozen=True, slots=True)
class Skip:
    """The clock closes the turn of the seat on turn (Ruling 12)."""

    def __str__(self) -> str:
        """Write ``skip``."""
        return "skip"


Action = Place | End | Resign | Skip

_BARE: dict[str, Action] = {"end": End(), "resign": Resign(), "skip": Skip()}
"""The actions that are a word and nothing more."""

_TURNS = frozenset(SIDES)


def action_to_json(action: Action) -> dict[str, str | int]:
    """Write an action as the members it has in a game record."""
    match action:
        case Place(tile, face, cell, turn):
            name = cell_name(cell)
            return {"do": "place", "tile": tile, "face": face.value, "cell": name, "turn": turn}
        case End() | Resign() | Skip():
            return {"do": str(action)}
        case _:
            assert_never(action)


def action_from_json(members: Mapping[str, object]) -> Action:
    """Read an action from the members of a game record, ignoring those it does not know.

    Raises:
        BadRecord: ``malformed_action``, naming the ``member`` that is wrong.
    """
    match members:
        case {"do": "place"}:
            return _place_from_json(members)
        case {"do": str(word)} if word in _BARE:
            return _BARE[word]
        case _:
            raise BadRecord(MALFORMED, member="do")


def _place_from_json(members: Mapping[str, object]) -> Place:
    match members.get("tile"):
        case str(tile):
            pass
        case _:
            raise BadRecord(MALFORMED, member="tile")
    match members.get("face"):
        case "a" | "b" as letter:
            face = Face(letter)
        case _:
            raise BadRecord(MALFORMED, member="face")
    match members.get("cell"):
        case str(name):
            pass
        case _:
            raise BadRecord(MALFORMED, member="cell")
    turn = members.get("turn")
    if type(turn) is not int or turn not in _TURNS:  # a bool is no number here
        raise BadRecord(MALFORMED, member="turn")
    try:
        return Place(TileId(tile), face, parse_cell(name), turn)
    except ValueError:
        raise BadRecord(MALFORMED, member="cell") from None


def parse_action(text: str) -> Action:
    """Read an action from the text that ``str`` gives it.

    Raises:
        BadRecord: ``malformed_action``.
    """
    if text in _BARE:
        return _BARE[text]
    match text.split(" "):
        case [tile, face, cell, turn] if turn[:1] == "r" and turn[1:] in set("012345"):
            members = {"tile": tile, "face": face, "cell": cell, "turn": int(turn[1:])}
            return _place_from_json(members)
        case _:
            raise BadRecord(MALFORMED, member="do")
