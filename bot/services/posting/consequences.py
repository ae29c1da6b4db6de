"""What kinds of messages are about: the clocks that they start, and the messages that they edit."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.storage.clocks import ClockKind
from bot.storage.outbox import RowKind

_OF_TURNS: Final = (ClockKind.TURN, ClockKind.GONE)

CLOCKS: Final[Mapping[RowKind, Collection[ClockKind]]] = {
    RowKind.TURN: _OF_TURNS,
    RowKind.BACK: _OF_TURNS,
    RowKind.LEFT: (ClockKind.GONE,),
    RowKind.VOTE: (ClockKind.VOTE,),
    RowKind.LOBBY: (ClockKind.VOTE,),  # if it asks for a rematch
    RowKind.OFFER: (ClockKind.OFFER,),
    RowKind.OFFER_TOLD: (ClockKind.OFFER,),
}
"""The clocks that begin to run once a message of some kind stands."""

EDITS: Final[Mapping[RowKind, RowKind]] = {
    RowKind.LOBBY_EDIT: RowKind.LOBBY,
    RowKind.DRAFT_EDIT: RowKind.DRAFT,
    RowKind.VOTE_EDIT: RowKind.VOTE,
    RowKind.VOTE_CALL_EDIT: RowKind.VOTE_CALL,
    RowKind.TAKEN_BACK: RowKind.TURN,
    RowKind.TURN_EDIT: RowKind.TURN,
    RowKind.DEADLINE_EDIT: RowKind.TURN,
    RowKind.OFFER_EDIT: RowKind.OFFER,
    RowKind.PAUSED_EDIT: RowKind.PAUSED,
}
"""The kind of message that each edit is about."""

EDITS_ITS_OWN: Final = (RowKind.VOTE_EDIT, RowKind.VOTE_CALL_EDIT, RowKind.OFFER_EDIT)
"""Edits of what was asked by the row's first entry: no message of before it is touched."""
