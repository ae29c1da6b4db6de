"""Whom the message of an owed row calls, for which games, and whether that may be now."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.storage import outbox
from bot.storage.calls import pings
from bot.storage.database import Connection
from bot.storage.outbox import Kind, Owed, OwedRow
from bot.storage.people.former import is_former
from bot.storage.people.id_signs import is_person
from bot.storage.words.kinds import Body, Calls

MOST_RESTS: Final = 3
"""A row that was put off so often waits no more for what another channel does not tell."""


def games_of(row: OwedRow) -> list[int]:
    """Return the games that a row is about, its own first."""
    if row.kind.body is not Body.CLOCKS:
        return [row.game_id]
    return list(dict.fromkeys([row.game_id, *(game_id for game_id, _ in json.loads(row.body))]))


def called_by(row: OwedRow) -> tuple[int, ...]:
    """Return whom the message of a row calls, as far as the row tells."""
    return () if row.is_outdated else _callable(row)


async def people_resting(
    connection: Connection, row: OwedRow, now: datetime
) -> dict[int, datetime]:
    """Return whom a row may not call now, and until when.

    Whoever may just be called for one of its games by a message in another channel counts as called
    now. The row does not wait for that for ever: that channel may be closed.
    """
    if not row.kind.waits_for_rest:
        return {}
    game_ids, people = games_of(row), _callable(row)
    resting = await pings.rests_until(connection, game_ids, people, now)
    if row.tries < MOST_RESTS:
        for other in await outbox.tried_elsewhere(connection, row, people):
            if not {*game_ids}.isdisjoint(games_of(other)):
                called = {*people} & {*called_by(other)}
                resting |= dict.fromkeys(called, now + pings.REST)
    return resting


def without(row: OwedRow, later: Kind, resting: Mapping[int, datetime]) -> tuple[str, Owed]:
    """Split voters: return the body without those resting, and what of a kind calls them later."""
    voters = json.loads(row.body)
    resters = json.dumps([voter for voter in voters if voter[1] in resting])
    call = replace(row.leads_to(later), not_before=max(resting.values()), body=resters)
    return json.dumps([voter for voter in voters if voter[1] not in resting]), call


def people_of(row: OwedRow) -> tuple[int, ...]:
    """Return whom a row's message names, as far as the row tells, and calls if it may."""
    match row.kind.calls:
        case _ if row.is_anew:
            return ()
        case Calls.ASKED:
            return tuple(row.asked)
        case Calls.VOTERS:
            return tuple(user_id for _, user_id in json.loads(row.body))
        case Calls.USER if row.user_id is not None and _may_be_called(row.user_id):
            return () if row.is_away else (row.user_id,)
        case _:
            return ()


def _may_be_called(user_id: int) -> bool:
    """Tell whether a user id is that of a person whose data was not deleted."""
    return is_person(user_id) and not is_former(user_id)


def _callable(row: OwedRow) -> tuple[int, ...]:
    return tuple(user_id for user_id in people_of(row) if row.asked.get(user_id, True))
