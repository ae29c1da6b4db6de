"""Moves as people type them: read forgivingly, complete neutrally, refuse with help.

A move is written ``1a L14 r3``: the tile's slot in the hand, its face, the cell, the turn. A part
that is left out may be anything, so a shorter text is a move if exactly one legal move fits it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.presenters.spots import placements_of
from bot.services.errors import Refused
from engine.actions import Place
from engine.game import View
from engine.hexes import cell_name, distance, parse_cell
from engine.tiles import Face, look_of

MOST_CHOICES: Final = 25
"""The most completions that Discord shows."""

MOST_NAMED: Final = 6
"""The most moves that are named when a typed text is ambiguous."""

_LONGEST: Final = 100
_CELL: Final = r"(?P<cell>-?[a-z]{1,3}-?[0-9]{0,4})"
_SLOT: Final = r"(?:tile ?)?(?P<slot>[0-9])"
_TURN: Final = r"(?:(?: ?(?:r|turn) ?| )(?P<turn>[0-9]))"
_FACE: Final = r"(?P<face>[ab])"
_READINGS: Final = tuple(
    re.compile(pattern)
    for pattern in (
        rf"(?:{_SLOT})? ?{_FACE} ?{_CELL}{_TURN}?(?: ?r)?",
        rf"(?:{_SLOT})? ?{_CELL}{_TURN}?(?: ?r)?",
        rf"(?:{_SLOT})? ?{_FACE}?{_TURN}?(?: ?r)?",
    )
)
_BETWEEN_PARTS: Final = re.compile(r"[\s,;:/|()\[\]{}`'\"._+]+")


@dataclass(frozen=True, slots=True)
class Typed:
    """One way to read a typed move; None for each part that was not typed.

    ``cell`` is the typed part of a cell's name, in capitals.
    """

    slot: int | None = None
    face: Face | None = None
    cell: str | None = None
    turn: int | None = None

    @property
    def doubt(self) -> int:
        """Return how doubtful the reading is: least with a whole cell, most with half of one."""
        return 1 if self.cell is None else 0 if self.cell[-1].isdigit() else 2

    def begins(self, slot: int, place: Place) -> bool:
        """Tell whether ``place`` could still be meant once more is typed."""
        return (
            self.slot in (None, slot)
            and self.face in (None, place.face)
            and (self.cell is None or cell_name(place.cell).startswith(self.cell))
            and (self.turn is None or self._is_turned_like(place))
        )

    def means(self, slot: int, place: Place) -> bool:
        """Tell whether ``place`` fits all typed parts; a typed cell counts as complete."""
        return self.begins(slot, place) and self.cell in (None, cell_name(place.cell))

    def _is_turned_like(self, place: Place) -> bool:
        # A tile may look the same after some turns: only the lowest of these turns is listed.
        typed, listed = (
            look_of(place.tile, place.face, turn) for turn in (self.turn or 0, place.turn)
        )
        return typed.colours == listed.colours


def write_move(view: View, place: Place) -> str:
    """Write a placement of one of the tiles to lay, such as ``1a L14 r3``."""
    return f"{_slot_of(view, place)}{place.face} {cell_name(place.cell)} r{place.turn}"


def write_way(view: View, place: Place) -> str:
    """Write how a placement fills its cell, such as ``1a r3``."""
    return f"{_slot_of(view, place)}{place.face} r{place.turn}"


def readings_of(text: str) -> list[Typed]:
    """Return the ways to read a text, the likeliest first; none if it is no move at all."""
    plain = unicodedata.normalize("NFKC", text[:_LONGEST]).lower().replace("−", "-")
    plain = _BETWEEN_PARTS.sub(" ", plain).strip()
    readings = [
        typed
        for pattern in _READINGS
        if (match := pattern.fullmatch(plain))
        if (typed := _typed(match.groupdict())) is not None
    ]
    return sorted(readings, key=lambda typed: typed.doubt)


def read_move(text: str, view: View) -> Place:
    """Return the one legal placement that a text means.

    Raises:
        Refused: ``move_unreadable``, ``move_no_slot``, ``move_no_cell``, ``move_cell_taken``,
            ``move_cell_apart``, ``move_does_not_fit`` or ``move_fits_nowhere``, each with the
            ``nearest`` legal move; ``move_ambiguous`` with some ``moves``; ``no_placement_left``.
    """
    legal = placements_of(view)
    readings = readings_of(text)
    for typed in readings:
        fitting = [place for place in legal if typed.means(_slot_of(view, place), place)]
        if len(fitting) == 1:
            return fitting[0]
    raise _why_not(readings, legal, view)


def complete_move(text: str, view: View) -> list[Place]:
    """List legal placements that complete a text; their order gives no advice."""
    readings = readings_of(text) if text.strip() else [Typed()]
    return [
        place
        for place in placements_of(view)
        if any(typed.begins(_slot_of(view, place), place) for typed in readings)
    ][:MOST_CHOICES]


def _typed(parts: dict[str, str | None]) -> Typed | None:
    slot, face, cell, turn = (parts.get(name) for name in ("slot", "face", "cell", "turn"))
    if turn is not None and int(turn) not in range(6):
        return None
    return Typed(
        slot=int(slot) if slot else None,
        face=Face(face) if face else None,
        cell=cell.upper() if cell else None,
        turn=int(turn) if turn else None,
    )


def _slot_of(view: View, place: Place) -> int:
    return view.to_lay.index(place.tile) + 1


def _why_not(readings: Sequence[Typed], legal: Sequence[Place], view: View) -> Refused:
    """Return why a text is no legal move, with the nearest legal move."""
    if not legal:
        return Refused("no_placement_left")
    if not readings:
        return Refused("move_unreadable", nearest=write_move(view, legal[0]))
    for typed in readings:
        fitting = [place for place in legal if typed.means(_slot_of(view, place), place)]
        if fitting:
            moves = tuple(write_move(view, place) for place in fitting[:MOST_NAMED])
            return Refused("move_ambiguous", moves=moves, count=len(fitting))
    typed = readings[0]
    nearest = write_move(view, min(legal, key=lambda place: _strangeness(typed, place, view)))
    if typed.slot not in {None, *(_slot_of(view, place) for place in legal)}:
        return Refused("move_no_slot", slot=typed.slot, nearest=nearest)
    return Refused(_what_is_wrong_with(typed.cell, view), cell=typed.cell, nearest=nearest)


def _what_is_wrong_with(name: str | None, view: View) -> str:
    if name is None:
        return "move_fits_nowhere"
    try:
        cell = parse_cell(name)
    except ValueError:
        return "move_no_cell"
    if view.board.tile_at(cell):
        return "move_cell_taken"
    return "move_does_not_fit" if cell in view.board.frontier() else "move_cell_apart"


def _strangeness(typed: Typed, place: Place, view: View) -> tuple[bool, int, bool, int]:
    """Return how far a legal placement is from what was typed: by tile, distance, face, turn."""
    try:
        way = distance(place.cell, parse_cell(typed.cell or ""))
    except ValueError:
        way = 0
    return (
        typed.slot not in (None, _slot_of(view, place)),
        way,
        typed.face not in (None, place.face),
        0 if typed.turn is None else (place.turn - typed.turn) % 6,
    )


def first_move(view: View) -> str | None:
    """Return a legal move as an example of the notation; None if there is none."""
    return next((write_move(view, place) for place in placements_of(view)), None)
