"""Game records as moves to be reviewed."""

from __future__ import annotations

from typing import Final

from engine.record import Record, maker_in, recorded_action
from engine.review.reviewing import Maker, Move

_MAKERS: Final = {"": Maker.PERSON, "player": Maker.PERSON, "planned": Maker.PLAN}
"""By what a record says of who sent an action; all others are no people who decide."""


def maker_of(by: str) -> Maker:
    """Return who made a move by what a record or a log says of it; a person if it says nothing."""
    return _MAKERS.get(by, Maker.OTHER)


def moves_of(record: Record) -> tuple[Move, ...]:
    """Return all moves of a record.

    Raises:
        BadRecord: ``malformed_action``.
    """
    moves = []
    for members in record.actions:
        seat, action = recorded_action(members, record.players)
        moves.append(Move(seat, action, maker_of(maker_in(members))))
    return tuple(moves)
