"""Which calls in channels also come as direct messages, for those who want that."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Final

from bot.services.preferences import Direct, Preferences
from bot.storage.outbox import Owed, Row, RowKind, direct_channel

_ABOUT_TURNS: Final = frozenset({Direct.TURNS, Direct.REMINDERS})
_ABOUT_ALL: Final = frozenset({Direct.REMINDERS})

_CALLS: Final[Mapping[RowKind, tuple[RowKind, Collection[Direct]]]] = {
    RowKind.TURN: (RowKind.DIRECT_TURN, _ABOUT_TURNS),
    RowKind.RESIGNED: (RowKind.DIRECT_TURN, _ABOUT_TURNS),  # it may call to a turn as well
    RowKind.NUDGE: (RowKind.DIRECT_TURN, _ABOUT_ALL),
    RowKind.REMINDER: (RowKind.DIRECT_REMINDER, _ABOUT_ALL),
    RowKind.VOTE: (RowKind.DIRECT_VOTE, _ABOUT_ALL),
    RowKind.VOTE_CALL: (RowKind.DIRECT_VOTE, _ABOUT_ALL),
}
"""What else those are sent whom a message calls, and who of them wants it."""

_WANTED: Final[Mapping[RowKind, Collection[Direct]]] = {
    RowKind.DIRECT_TURN: _ABOUT_TURNS,
    RowKind.DIRECT_REMINDER: _ABOUT_ALL,
    RowKind.DIRECT_VOTE: _ABOUT_ALL,
}


def direct_messages(row: Row, called: Collection[int], preferences: Preferences) -> list[Owed]:
    """Return the direct messages that are owed since a row's message has called people."""
    if row.kind not in _CALLS:
        return []
    kind, wanted = _CALLS[row.kind]
    return [
        Owed(
            game_id=row.game_id,
            channel_id=direct_channel(user_id),
            kind=kind,
            first_revision=row.first_revision,
            last_revision=row.last_revision,
            user_id=user_id,
            body=_body(row, user_id),
        )
        for user_id in called
        if preferences.of(user_id).direct in wanted
    ]


def is_wanted(row: Row, preferences: Preferences) -> bool:
    """Tell whether the person to whom a direct message is owed still wants such messages."""
    return preferences.of(row.user_id or 0).direct in _WANTED[row.kind]


def _body(row: Row, user_id: int) -> str:
    """Return what a direct message needs to know of the row whose message has called."""
    match row.kind:
        case RowKind.REMINDER:
            return row.body
        case RowKind.VOTE | RowKind.VOTE_CALL:
            return json.dumps([pair for pair in json.loads(row.body) if pair[1] == user_id])
        case _:
            return ""
