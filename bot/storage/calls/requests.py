"""Table of requests: whom people ask for something in a game, and when that has called them."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.storage import words
from bot.storage.database import Connection
from bot.storage.outbox import OwedRow, RowKind
from bot.storage.times import from_milliseconds, to_milliseconds

COUNTED_FOR: Final = timedelta(hours=24)
"""How long it matters that a request has called somebody."""

AGAIN: Final = "again"
"""The body of an owed invitation that is a request's second call."""


class State(StrEnum):
    """What has come of a request to one person."""

    ASKED = "asked"
    CALLING = "calling"
    """A message that calls them was tried; once it is owed no more it has not called them."""
    CALLED = "called"
    QUIET = "quiet"
    """They were asked without a call, since the same person had called them often enough."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call of one person by another's request for a game; below 0, for its rematch."""

    game_id: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody whom a request asks.

    ``row_id`` is the owed message that is calling them. ``game_id`` is what game it is about, as in
    a ``Call``. ``others`` are the calls of the same person by the same asker within
    ``COUNTED_FOR``, without this request's.
    """

    user_id: int
    state: State
    row_id: int | None
    game_id: int
    others: tuple[Call, ...]


def _about(request: str) -> str:
    """Return which game a request is about; all for rematches of one game are about one, below 0.

    A rematch that was begun is a game of its own, in which further requests have a revision.
    """
    of_game = f"SELECT -of_game_id FROM rematches WHERE rematches.game_id = {request}.game_id"  # noqa: S608
    asked = f"coalesce(({of_game}), {request}.game_id)"
    return f"iif({request}.revision = 0, {asked}, {request}.game_id)"


# What is calling counts while it is owed: it may have been sent.
_ASKED: Final = f"""
    SELECT own.user_id, own.state, own.row_id, {_about("own")},
        (SELECT json_group_array(json_array({_about("other")}, other.at)) FROM requests AS other
            WHERE other.user_id = own.user_id AND other.asker_id = own.asker_id AND other.at > ?
                AND (other.game_id, other.revision) <> (own.game_id, own.revision)
                AND (other.state = 'called' OR other.state = 'calling' AND EXISTS
                    (SELECT 1 FROM outbox WHERE outbox.row_id = other.row_id AND NOT is_set_aside)))
    FROM requests AS own WHERE own.game_id = ? AND own.revision = ?
"""  # noqa: S608
_OF_REMATCH: Final = "EXISTS (SELECT 1 FROM rematches WHERE rematches.game_id = own.game_id)"


async def ask(
    connection: Connection, game_id: int, revision: int, asker_id: int, user_ids: Collection[int]
) -> None:
    """Note that somebody asks others for something; what they ask of themselves is no request."""
    await connection.run(
        "INSERT INTO requests SELECT ?1, ?2, value, ?3, 'asked', NULL, NULL FROM json_each(?4)"
        " WHERE value <> ?3",
        (game_id, revision, asker_id, json.dumps([*user_ids])),
    )


async def asker_of(connection: Connection, game_id: int, revision: int) -> int:
    """Return who has asked for something in a game; 0 if that is not known."""
    of_request = "SELECT asker_id FROM requests WHERE game_id = ? AND revision = ? LIMIT 1"
    return await connection.number(of_request, (game_id, revision)) or 0


async def of(connection: Connection, row: OwedRow, now: datetime) -> list[Asked]:
    """Return whom the request asks that a row's message is about."""
    rows = await connection.run(
        # The message of a lobby that is no request for a rematch asks nobody.
        f"{_ASKED} AND {_OF_REMATCH}" if row.kind is RowKind.LOBBY else _ASKED,
        (to_milliseconds(now - COUNTED_FOR), row.game_id, row.first_revision),
    )
    return [
        Asked(
            user_id,
            words.read(State, state, State.QUIET),
            row_id,
            game_id,
            tuple(Call(other, from_milliseconds(at)) for other, at in json.loads(others)),
        )
        for user_id, state, row_id, game_id, others in rows
    ]


async def note_attempt(
    connection: Connection, row: OwedRow, calls: Mapping[int, bool], at: datetime
) -> None:
    """Note that a row's message is about to be sent, and which of those whom it asks it calls."""
    await connection.run(
        "UPDATE requests SET state = iif(calls.value, 'calling', 'quiet'), row_id = ?1,"
        " at = iif(calls.value, ?2, at) FROM json_each(?3) AS calls"
        " WHERE game_id = ?4 AND revision = ?5 AND user_id = CAST(calls.key AS INTEGER)"
        " AND state <> 'called'",
        (row.row_id, to_milliseconds(at), json.dumps(calls), row.game_id, row.first_revision),
    )


async def note_called(
    connection: Connection, row: OwedRow, user_ids: Collection[int], at: datetime
) -> None:
    """Note that a row's message stands and has called people; a later one changes nothing."""
    await connection.run(
        "UPDATE requests SET state = 'called', row_id = NULL, at = ?"
        " WHERE game_id = ? AND revision = ? AND user_id IN (SELECT value FROM json_each(?))"
        " AND state <> 'called'",
        (to_milliseconds(at), row.game_id, row.first_revision, json.dumps([*user_ids])),
    )


async def forget_old(connection: Connection, now: datetime, most: int) -> int:
    """Delete what does not count any more, unless it is open or owed; return how much.

    At most ``most`` are deleted.
    """
    rows = await connection.run(
        "DELETE FROM requests WHERE (game_id, revision, user_id) IN ("
        " SELECT game_id, revision, user_id FROM requests WHERE (at IS NULL OR at <= ?)"
        " AND NOT EXISTS (SELECT 1 FROM clocks WHERE clocks.game_id = requests.game_id"
        "  AND clocks.kind IN ('vote', 'offer') AND clocks.revision = requests.revision)"
        " AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game_id = requests.game_id) LIMIT ?)"
        " RETURNING game_id",
        (to_milliseconds(now - COUNTED_FOR), most),
    )
    return len(rows)
