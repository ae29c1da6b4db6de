"""Which calls in channels also come as direct messages, for those who want that."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot.services.preferences import Direct, Preferences
from bot.storage.outbox import Kind, Owed, OwedRow
from bot.storage.people.id_signs import direct_channel
from bot.storage.words.kinds import Body

_ABOUT_TURNS: Final = frozenset({Direct.TURNS, Direct.REMINDERS})
_ABOUT_ALL: Final = frozenset({Direct.REMINDERS})


def direct_messages(row: OwedRow, called: Collection[int], preferences: Preferences) -> list[Owed]:
    """Return the direct messages that are owed since a row's message has called people."""
    if row.kind.direct is None:
        return []
    return [
        replace(
            row.leads_to(row.kind.direct),
            channel_id=direct_channel(user_id),
            user_id=user_id,
            body=_body(row, user_id),
        )
        for user_id in called
        if preferences.of(user_id).direct in _wishes_for(row.kind)
    ]


def is_wanted(row: OwedRow, preferences: Preferences) -> bool:
    """Tell whether the person to whom a direct message is owed still wants such messages."""
    return preferences.of(row.user_id or 0).direct in _wishes_for(row.kind)


def _wishes_for(kind: Kind) -> Collection[Direct]:
    """Return what those have chosen who want direct messages of a kind, or beside one."""
    return _ABOUT_TURNS if kind.is_about_turn else _ABOUT_ALL


def _body(row: OwedRow, user_id: int) -> str:
    """Return what a direct message needs to know of the row whose message has called."""
    match row.kind.body:
        case Body.CLOCKS:
            return row.body
        case Body.VOTERS:
            return json.dumps([pair for pair in json.loads(row.body) if pair[1] == user_id])
        case _:
            return ""
