"""Whom the message of an owed row calls, for which games, and whether that may be now."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Final

from bot.storage.calls import pings
from bot.storage.database import Connection
from bot.storage.outbox import Owed, Row, RowKind

RESTING: Final = (
    RowKind.REMINDER,
    RowKind.NUDGE,
    RowKind.VOTE_CALL,
    RowKind.INVITE,
    RowKind.OFFER,
    RowKind.OFFER_TOLD,
    RowKind.FULL,
)
"""Kinds that wait until those whom they call have had a rest."""

_ABOUT_SEVERAL: Final = (RowKind.REMINDER, RowKind.DIRECT_REMINDER)


def games_of(row: Row) -> list[int]:
    """Return the games that a row is about, its own first."""
    if row.kind not in _ABOUT_SEVERAL:
        return [row.game_id]
    return list(dict.fromkeys([row.game_id, *(game_id for game_id, _ in json.loads(row.body))]))


def called_by(row: Row) -> tuple[int, ...]:
    """Return whom the message of a row calls, as far as the row tells."""
    kinds = (RowKind.TURN, RowKind.LOBBY, RowKind.VOTE, RowKind.RESUMED, *RESTING)
    return _callable(row) if row.kind in kinds and not row.is_outdated else ()


async def people_resting(connection: Connection, row: Row, now: datetime) -> dict[int, datetime]:
    """Return whom a row may not call now, and until when; a turn may always call."""
    if row.kind not in (RowKind.VOTE, *RESTING):
        return {}
    return await pings.rests_until(connection, games_of(row), _callable(row), now)


def without(row: Row, resting: Mapping[int, datetime]) -> tuple[str, Owed]:
    """Split a vote's voters: return the body without those resting, and what calls them later."""
    voters = json.loads(row.body)
    later = Owed(
        game_id=row.game_id,
        channel_id=row.channel_id,
        kind=RowKind.VOTE_CALL,
        first_revision=row.first_revision,
        last_revision=row.last_revision,
        not_before=max(resting.values()),
        body=json.dumps([voter for voter in voters if voter[1] in resting]),
    )
    return json.dumps([voter for voter in voters if voter[1] not in resting]), later


def people_of(row: Row) -> tuple[int, ...]:
    """Return whom a row's message names, as far as the row tells, and calls if it may."""
    if row.is_anew:
        return ()
    if row.kind is RowKind.LOBBY:
        return tuple(row.asked)
    if row.kind in (RowKind.VOTE, RowKind.VOTE_CALL):
        return tuple(user_id for _, user_id in json.loads(row.body))
    if row.is_away:
        return ()
    return (row.user_id,) if row.user_id is not None and row.user_id > 0 else ()


def _callable(row: Row) -> tuple[int, ...]:
    return tuple(user_id for user_id in people_of(row) if row.asked.get(user_id, True))
