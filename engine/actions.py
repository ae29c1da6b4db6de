"""What a player (or the table, or the clock) can do: one frozen value a decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, assert_never

from engine.errors import BadRecord
from engine.hexes import SIDES, Cell, Point, cell_name, disc_name, parse_cell, parse_disc
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

    @property
    def word(self) -> str:
        """The action's word in records."""
        return "place"

    def __str__(self) -> str:
        """Write the placement, such as ``P-RGBY a L14 r3``."""
        return f"{self.tile} {self.face} {cell_name(self.cell)} r{self.turn}"


@dataclass(frozen=True, slots=True)
class Settle:
    """Put a pawn on the whole disc at ``disc`` (section 3.3)."""

    word: ClassVar[str] = "settle"
    disc: Point

    def __str__(self) -> str:
        """Write the action, such as ``settle L14.2``."""
        return f"{self.word} {disc_name(self.disc)}"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take the pawn on ``disc`` back to its owner's supply (section 3.3)."""

    word: ClassVar[str] = "withdraw"
    disc: Point

    def __str__(self) -> str:
        """Write the action, such as ``withdraw L14.2``."""
        return f"{self.word} {disc_name(self.disc)}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Where pawns share a group, let the one on ``disc`` stay, and no other (section 3.4)."""

    word: ClassVar[str] = "keep"
    disc: Point

    def __str__(self) -> str:
        """Write the action, such as ``keep L14.2``."""
        return f"{self.word} {disc_name(self.disc)}"


@dataclass(frozen=True, slots=True)
class Mark:
    """Put a marker on the territory to which ``disc`` belongs (section 4.2)."""

    word: ClassVar[str] = "mark"
    disc: Point

    def __str__(self) -> str:
        """Write the action, such as ``mark L14.2``."""
        return f"{self.word} {disc_name(self.disc)}"


@dataclass(frozen=True, slots=True)
class Again:
    """Pay for another whole turn (section 4.2)."""

    word: ClassVar[str] = "again"

    def __str__(self) -> str:
        """Write ``again``."""
        return self.word


@dataclass(frozen=True, slots=True)
class End:
    """Close one's turn (Ruling 1)."""

    word: ClassVar[str] = "end"

    def __str__(self) -> str:
        """Write ``end``."""
        return self.word


@dataclass(frozen=True, slots=True)
class Resign:
    """Leave the game, in or out of turn (Ruling 3)."""

    word: ClassVar[str] = "resign"

    def __str__(self) -> str:
        """Write ``resign``."""
        return self.word


@dataclass(frozen=True, slots=True)
class Skip:
    """The clock closes the turn of the seat on turn (Ruling 12)."""

    word: ClassVar[str] = "skip"

    def __str__(self) -> str:
        """Write ``skip``."""
        return self.word


DiscAction = Settle | Withdraw | Keep | Mark
"""The actions that are a word and a disc."""

Action = Place | DiscAction | Again | End | Resign | Skip

_ON_DISC_KINDS: Final[tuple[type[DiscAction], ...]] = (Settle, Withdraw, Keep, Mark)
_ON_DISC: Final = {kind.word: kind for kind in _ON_DISC_KINDS}

_BARE_ACTIONS: Final[tuple[Action, ...]] = (Again(), End(), Resign(), Skip())
_BARE: Final = {action.word: action for action in _BARE_ACTIONS}
"""The actions that are a word and nothing more."""

_TURNS = frozenset(SIDES)


def action_to_json(action: Action) -> dict[str, str | int]:
    """Write an action as the members it has in a game record."""
    match action:
        case Place(tile, face, cell, turn):
            name = cell_name(cell)
            return {"do": action.word, "tile": tile, "face": face.value, "cell": name, "turn": turn}
        case Settle(disc) | Withdraw(disc) | Keep(disc) | Mark(disc):
            return {"do": action.word, "disc": disc_name(disc)}
        case Again() | End() | Resign() | Skip():
            return {"do": action.word}
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
        case {"do": str(word)} if word in _ON_DISC:
            return _ON_DISC[word](_disc_of(members.get("disc")))
        case _:
            raise BadRecord(MALFORMED, member="do")


def _disc_of(name: object) -> Point:
    """Read a disc's name; whether a disc lies there is for the rules to say."""
    try:
        _, point = parse_disc(name if isinstance(name, str) else "")
    except ValueError:
        raise BadRecord(MALFORMED, member="disc") from None
    return point


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
        case [word, disc] if word in _ON_DISC:
            return _ON_DISC[word](_disc_of(disc))
        case _:
            raise BadRecord(MALFORMED, member="do")
