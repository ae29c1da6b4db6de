"""What a message that stands sets off: the clocks that it starts, and the messages it edits."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.storage import messages
from bot.storage.clocks import ClockKind
from bot.storage.database import Connection
from bot.storage.outbox import Owed, Row, RowKind

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

BOARDS: Final = (RowKind.TURN, RowKind.RESULT, RowKind.CLOSED, RowKind.DELETED)
"""Kinds of message after which the board before them loses its buttons."""

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


async def last_edits(connection: Connection, row: Row) -> list[Owed]:
    """Return what takes the buttons off the board before a row's message, which stands now.

    After the message that a game was deleted there is always something to forget.
    """
    about = row.game_id, row.last_revision
    is_board = row.kind in BOARDS and not row.is_anew  # what is posted anew has its own strip
    follows_one = is_board and await messages.any_before(connection, *about, BOARDS)
    if not follows_one and row.kind is not RowKind.DELETED:
        return []
    return [
        Owed(
            game_id=row.game_id,
            channel_id=row.channel_id,
            kind=RowKind.STRIP,
            first_revision=row.first_revision,
            last_revision=row.last_revision,
        )
    ]
