"""How often one person's requests may call another, and whom a request's message calls.

A request is what one person asks others for in a game: a turn to be taken back, a seat to be handed
over, or to be taken over, a rematch; in a lobby, to join it. Its opening and its second call are
one. What is beyond the limits is asked all the same: its message names people without calling them.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.services.posting.calls import called_by, people_of
from bot.storage.calls import requests
from bot.storage.calls.requests import AGAIN, COUNTED_FOR, Asked, Call, State
from bot.storage.database import Connection
from bot.storage.outbox import OwedRow, RowKind
from bot.storage.people import absences

APART: Final = timedelta(hours=12)
"""One person's requests for one game call another no more often than this."""

MOST_IN_ALL: Final = 3
"""How often they call another in all within ``COUNTED_FOR``."""


def may_call(made: Iterable[Call], game_id: int, at: datetime) -> bool:
    """Tell whether one person's request for a game may call another at a time.

    ``made`` are the calls of that person by that asker before, for whatever games.
    """
    counted = [call for call in made if at - call.at < COUNTED_FOR]
    is_rested = all(call.game_id != game_id or at - call.at >= APART for call in counted)
    return is_rested and len(counted) < MOST_IN_ALL


async def as_it_may_go(
    connection: Connection, row: OwedRow, now: datetime
) -> tuple[OwedRow, frozenset[int]]:
    """Return a row with whom its request asks, and whom of them it may call now; and who is away.

    Of several whom it would call, those who are away are not called now, but later.
    """
    may = {one.user_id: _may_call(one, row, now) for one in await requests.of(connection, row, now)}
    if row.kind.calls_user:  # then the row itself tells whether they are away
        return replace(row, asked=may), frozenset()
    away = await absences.away_among(connection, people_of(replace(row, asked=may)))
    return replace(row, asked={**may, **dict.fromkeys(away, False)}), away


async def as_it_was_tried(connection: Connection, row: OwedRow, now: datetime) -> OwedRow:
    """Return a row whose message was found, with whom that called.

    Only turns are told when they are outdated, without a call: others were not when they were sent.
    Whoever is away now may not have been away then, so they count as called.
    """
    of_request = await requests.of(connection, row, now) if row.kind.is_request else []
    asked = {one.user_id: _is_called(one, row) for one in of_request}
    is_outdated = row.is_outdated and row.kind.tells_turns
    return replace(row, asked=asked, is_outdated=is_outdated, is_away=False)


async def noted(
    connection: Connection, row: OwedRow, away: frozenset[int], now: datetime
) -> OwedRow:
    """Note whom a row is about to call; return the row as it is to be sent.

    It is as ``as_it_may_go`` returned it in the same transaction, with who is ``away``: so of
    messages that are sent at once none calls too many.
    """
    calls = {who: row.asked[who] for who in people_of(row) if who in row.asked.keys() - away}
    if calls:
        await requests.note_attempt(connection, row, calls, now)
    if not row.kind.calls_again:
        return row
    voters = [[seat, who] for seat, who in json.loads(row.body) if row.asked.get(who, True)]
    return replace(row, body=json.dumps(voters))


def is_pointless(row: OwedRow) -> bool:
    """Tell whether a row is a second call that may call nobody: the first one stands."""
    return _is_second(row) and bool(row.asked) and not called_by(row)


async def note_called(
    connection: Connection, row: OwedRow, called: Collection[int], at: datetime
) -> None:
    """Note that a row's message stands and has called people."""
    if row.kind.is_request:
        await requests.note_called(connection, row, called, at)


def _may_call(asked: Asked, row: OwedRow, now: datetime) -> bool:
    match asked.state:
        case State.CALLED:
            return True
        case State.QUIET if _is_second(row):
            return False
        case _:
            return may_call(asked.others, asked.game_id, now)


def _is_called(asked: Asked, row: OwedRow) -> bool:
    is_calling = asked.state is State.CALLING and asked.row_id == row.row_id
    return is_calling or asked.state is State.CALLED


def _is_second(row: OwedRow) -> bool:
    """Tell whether a row calls those who have been asked before and are silent."""
    return row.kind.calls_again or (row.kind is RowKind.INVITE and row.body == AGAIN)
