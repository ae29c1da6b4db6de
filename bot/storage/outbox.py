"""Table of owed messages: what is to be posted, edited or deleted, channel by channel."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Final

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.people.id_signs import (
    direct_channel,
    is_direct_channel,
    server_channel_in_sql,
)
from bot.storage.times import from_milliseconds, to_milliseconds
from bot.storage.words.kinds import (
    KINDS,
    Body,
    Kind,
    RowKind,
    Urgency,
    cached_by_kinds,
    kinds_in_sql,
)
from bot.storage.words.lapsing import RowFacts, facts_in_sql

__all__ = ["KINDS", "Kind", "Owed", "OwedRow", "RowKind"]


@dataclass(frozen=True, slots=True)
class Owed:
    """A message to be owed from now on.

    For a direct message ``channel_id`` is made from the user's: ``direct_channel``. A message
    reports the log entries ``first_revision`` to ``last_revision`` (0 for a lobby). ``user_id``
    is the person whom it calls or is about. It is not due before ``not_before``. ``body`` is what
    else its kind needs to know: for a reminder, the JSON list of pairs of game and revision whose
    clocks it is about; for a vote, that of seats and users whom it calls. With ``is_anew`` it calls
    nobody: its message stands where its game was before it was moved, or stood there before a
    restore; then the former one keeps void buttons.
    """

    game_id: int
    channel_id: int
    kind: Kind
    first_revision: int = 0
    last_revision: int = 0
    user_id: int | None = None
    not_before: datetime | None = None
    body: str = ""
    is_anew: bool = False


@dataclass(frozen=True, slots=True)
class OwedRow:
    """An owed message.

    ``attempted_after`` is the newest message known before its first attempt; ``tries`` counts how
    often it was put off. ``is_outdated``: it comes too late for a reason that its kind names.
    ``follows_aside``: an earlier row of its game is set aside, so the next board reports those
    turns; ``also_calls`` is the person still to be called for them. ``body`` is as in ``Owed``.
    ``is_away``: the person whom it would call is on holiday. ``is_astray``: its game has been moved
    out of the channel; ``is_anew`` is as in ``Owed``. ``asked`` are the users whom its request
    asks, each with whether the message may call them (see ``requests``).
    ``restore_id`` is that of its game, for its buttons.
    """

    row_id: int
    game_id: int
    channel_id: int
    kind: Kind
    first_revision: int
    last_revision: int
    user_id: int | None
    attempted_after: int | None
    tries: int
    is_outdated: bool = False
    follows_aside: bool = False
    also_calls: int | None = None
    body: str = ""
    is_away: bool = False
    is_astray: bool = False
    is_anew: bool = False
    asked: Mapping[int, bool] = field(default_factory=dict)
    restore_id: int | None = None

    def leads_to(self, kind: Kind) -> Owed:
        """Return a message about the same entries of the log, in the same channel."""
        return Owed(self.game_id, self.channel_id, kind, self.first_revision, self.last_revision)

    @property
    def error_id(self) -> str:
        """The id under which its faults are logged."""
        return f"row-{self.row_id}"


_OWED: Final = Columns(
    Owed,
    "game_id, channel_id, kind, first_revision, last_revision, user_id, not_before, body, is_anew",
)
_STORED: Final = Columns(
    OwedRow,
    "row_id, game_id, channel_id, kind, first_revision, last_revision, user_id, attempted_after,"
    " tries, body, is_anew",
)


@cached_by_kinds
def owed_in_sql() -> str:
    """Return what holds of a row that this version posts sooner or later, as it knows its kind."""
    return f"NOT is_set_aside AND kind IN {kinds_in_sql()}"


@cached_by_kinds
def _columns() -> str:
    """Return what is selected of a row, and beside it."""
    boards = kinds_in_sql(lambda kind: kind.tells_turns)
    voters = kinds_in_sql(lambda kind: kind.body is Body.VOTERS)
    reminders = kinds_in_sql(lambda kind: kind.body is Body.CLOCKS)
    making_up = kinds_in_sql(lambda kind: kind.makes_up_for_calls)
    earlier = (
        "FROM outbox AS aside WHERE aside.is_set_aside AND aside.game_id = outbox.game_id"
        " AND aside.row_id < outbox.row_id"
    )
    return f"""{_STORED.sql},
        CASE WHEN kind IN {boards} THEN (SELECT min(aside.first_revision)
            {earlier} AND aside.kind = 'turn') END,
        EXISTS (SELECT 1 {earlier}),
        CASE WHEN kind IN {making_up} THEN (SELECT aside.user_id
            {earlier} AND aside.kind = 'turn' AND EXISTS (SELECT 1 FROM seats
                WHERE seats.game_id = aside.game_id AND seats.user_id = aside.user_id
                    AND waiting_since IS NOT NULL) ORDER BY aside.row_id DESC LIMIT 1) END,
        (SELECT games.channel_id FROM games WHERE games.game_id = outbox.game_id),
        (SELECT games.restore_id FROM games WHERE games.game_id = outbox.game_id),
        (SELECT {facts_in_sql(boards, voters, reminders)} FROM games
            WHERE games.game_id = outbox.game_id)"""  # noqa: S608


def _row(stored: Sequence[Any]) -> OwedRow:
    *columns, first_aside, follows_aside, also_calls, home_id, restore_id, known = stored
    row, facts = _STORED.read(columns), RowFacts.read(known)
    return replace(
        row,
        first_revision=min(row.first_revision, first_aside or row.first_revision),
        is_outdated=any(comes_too_late(facts) for comes_too_late in row.kind.late_if),
        follows_aside=bool(follows_aside),
        also_calls=also_calls,
        is_away=bool(facts.is_away),
        is_astray=not is_direct_channel(row.channel_id) and row.channel_id != home_id,
        restore_id=restore_id,
    )


async def add(connection: Connection, owed: Sequence[Owed]) -> None:
    """Owe messages, in this order, after all others."""
    await _OWED.insert(connection, "INSERT INTO outbox", owed)


async def next_due(connection: Connection, channel_id: int, now: datetime) -> OwedRow | None:
    """Return a channel's first row that is due; rows that only tidy come last.

    Kinds written by a newer version of this program are left for that version.
    """
    rows = await connection.run(_next_due(), (channel_id, to_milliseconds(now)))
    return next(map(_row, rows), None)


@cached_by_kinds
def _next_due() -> str:
    comes_last = kinds_in_sql(lambda kind: kind.urgency is Urgency.LAST)
    return (
        f"SELECT {_columns()} FROM outbox WHERE channel_id = ? AND {owed_in_sql()}"  # noqa: S608
        " AND coalesce(not_before, 0) <= ?"
        f" ORDER BY kind IN {comes_last}, row_id LIMIT 1"
    )


async def next_time(connection: Connection, channel_id: int) -> datetime | None:
    """Return the earliest time for which one of a channel's rows waits."""
    rows = await connection.run(
        f"SELECT min(not_before) FROM outbox WHERE channel_id = ? AND {owed_in_sql()}",  # noqa: S608
        (channel_id,),
    )
    return next((from_milliseconds(at) for (at,) in rows if at is not None), None)


async def channels(connection: Connection) -> list[int]:
    """Return the channels with owed messages, those first that have waited longest."""
    return await connection.numbers(
        f"SELECT channel_id FROM outbox WHERE {owed_in_sql()}"  # noqa: S608
        " GROUP BY channel_id ORDER BY min(row_id)"
    )


async def first_due(connection: Connection, now: datetime) -> list[tuple[int, int]]:
    """Return each channel in which a row is due, with the number of the first of them."""
    rows = await connection.run(
        f"SELECT channel_id, min(row_id) FROM outbox WHERE {owed_in_sql()}"  # noqa: S608
        " AND coalesce(not_before, 0) <= ? GROUP BY channel_id",
        (to_milliseconds(now),),
    )
    return [(int(channel_id), int(row_id)) for channel_id, row_id in rows]


async def note_attempt(
    connection: Connection, row: OwedRow, seen: int, now: datetime
) -> OwedRow | None:
    """Note that a send is about to be tried; return the row as it is now.

    Return None if it is no longer owed in its channel, or not due: it may have changed since it was
    read. After this it never changes, unless its game is moved and nothing of it was sent.
    ``attempted_after`` is set at the first attempt and kept for later ones, which must look as far
    back. It is the newest of: ``seen``, the game's newest message, the lobby's opening.
    """
    rows = await connection.run(
        "UPDATE outbox SET attempted_after = coalesce(attempted_after, max(?, coalesce("  # noqa: S608
        " (SELECT max(message_id) FROM messages WHERE messages.game_id = outbox.game_id), 0),"
        " (SELECT opened_id FROM games WHERE games.game_id = outbox.game_id)))"
        " WHERE row_id = ? AND channel_id = ? AND NOT is_set_aside"
        f" AND coalesce(not_before, 0) <= ? RETURNING {_columns()}",
        (seen, row.row_id, row.channel_id, to_milliseconds(now)),
    )
    return next(map(_row, rows), None)


async def tried_elsewhere(
    connection: Connection, row: OwedRow, people: Sequence[int]
) -> list[OwedRow]:
    """Return rows of other channels that may have been sent, and may call some people."""
    rows = await connection.run(
        f"SELECT {_columns()} FROM outbox WHERE attempted_after IS NOT NULL"  # noqa: S608
        f" AND {server_channel_in_sql('channel_id')} AND channel_id <> ?"
        f" AND {owed_in_sql()} AND (user_id IN (SELECT value FROM json_each(?))"
        f" OR game_id = ? AND kind IN {kinds_in_sql(lambda kind: kind.body is Body.VOTERS)})",
        (row.channel_id, json.dumps(people), row.game_id),
    )
    return [_row(stored) for stored in rows]


async def finish(connection: Connection, row_id: int) -> bool:
    """Delete a row that is done; tell whether it was still owed."""
    done = "DELETE FROM outbox WHERE row_id = ? RETURNING row_id"
    return await connection.has(done, (row_id,))


async def finish_what_it_reports(connection: Connection, row: OwedRow) -> None:
    """Drop what a posted message has made up for: calls and turns of rows set aside."""
    if row.also_calls is not None:
        await connection.run(
            "UPDATE outbox SET user_id = 0 WHERE is_set_aside AND kind = 'turn' AND game_id = ?",
            (row.game_id,),
        )
    if row.kind.tells_turns:
        await connection.run(
            "DELETE FROM outbox WHERE is_set_aside AND kind = 'turn' AND game_id = ?"
            " AND row_id < ?",
            (row.game_id, row.row_id),
        )


async def postpone(connection: Connection, row_id: int, until: datetime) -> None:
    """Postpone a row, so that those behind it go first."""
    await connection.run(
        "UPDATE outbox SET not_before = ?, tries = tries + 1 WHERE row_id = ?",
        (to_milliseconds(until), row_id),
    )


async def set_body(connection: Connection, row: OwedRow, body: str) -> bool:
    """Change what a row that was not tried yet needs to know; tell whether it is still owed."""
    return await connection.has(
        "UPDATE outbox SET body = ? WHERE row_id = ? AND channel_id = ?"
        " AND attempted_after IS NULL RETURNING row_id",
        (body, row.row_id, row.channel_id),
    )


async def drop_direct(connection: Connection, user_id: int) -> None:
    """Drop all direct messages that are owed to somebody."""
    await connection.run("DELETE FROM outbox WHERE channel_id = ?", (direct_channel(user_id),))


async def set_aside(connection: Connection, row_id: int) -> None:
    """Keep a row that cannot be delivered aside, so that others go on, until it is owed again."""
    await connection.run("UPDATE outbox SET is_set_aside = 1 WHERE row_id = ?", (row_id,))


async def owe_again(connection: Connection, channel_id: int | None = None) -> None:
    """Owe again what was set aside, in one channel or all, unless a later board was posted."""
    where = "is_set_aside" if channel_id is None else "channel_id = ? AND is_set_aside"
    asked = () if channel_id is None else (channel_id,)
    await connection.run(
        f"DELETE FROM outbox WHERE {where}"  # noqa: S608
        " AND EXISTS (SELECT 1 FROM messages WHERE messages.game_id = outbox.game_id"
        f" AND messages.kind IN {kinds_in_sql(lambda kind: kind.is_last_board)}"
        " AND messages.revision > outbox.last_revision)",
        asked,
    )
    await connection.run(
        f"UPDATE outbox SET is_set_aside = 0 WHERE {where}",  # noqa: S608
        asked,
    )


async def all_set_aside(connection: Connection, game_id: int) -> list[tuple[int, str]]:
    """Return the numbers and kinds of a game's rows that are set aside."""
    rows = await connection.run(
        "SELECT row_id, kind FROM outbox WHERE is_set_aside AND game_id = ? ORDER BY row_id",
        (game_id,),
    )
    return [(int(row_id), str(kind)) for row_id, kind in rows]


async def postpone_draft(connection: Connection, draft: Owed) -> bool:
    """Postpone a draft that has not been tried yet; tell whether there was one."""
    return await connection.has(
        "UPDATE outbox SET last_revision = ?, not_before = ?"
        " WHERE game_id = ? AND kind = 'draft' AND attempted_after IS NULL RETURNING row_id",
        (
            draft.last_revision,
            draft.not_before and to_milliseconds(draft.not_before),
            draft.game_id,
        ),
    )


async def withdraw(
    connection: Connection, game_id: int, *kinds: Kind, of: int | None = None, since: int = 0
) -> None:
    """Drop a game's rows of some kinds, but those that may have been sent.

    ``of`` are those of one user, ``since`` those about entries from a revision on.
    """
    await connection.run(
        "DELETE FROM outbox WHERE game_id = ? AND attempted_after IS NULL AND kind IN"
        " (SELECT value FROM json_each(?)) AND (?3 IS NULL OR user_id = ?3)"
        " AND first_revision >= ?4",
        (game_id, json.dumps([kind.word for kind in kinds]), of, since),
    )


async def forget(connection: Connection, game_id: int, *kinds: Kind) -> None:
    """Drop a game's rows of some kinds, even tried ones; what was posted stays."""
    await connection.run(
        "DELETE FROM outbox WHERE game_id = ? AND kind IN (SELECT value FROM json_each(?))",
        (game_id, json.dumps([kind.word for kind in kinds])),
    )


async def pass_on_reminders(connection: Connection, game_id: int) -> None:
    """Let a game's reminders that name other games, too, be those of one of the others."""
    other = (
        "SELECT games.game_id FROM json_each(outbox.body) AS named JOIN games"
        " ON games.game_id = json_extract(named.value, '$[0]') WHERE games.game_id <> ?1"
        " AND games.status <> 'deleted' LIMIT 1"
    )
    await connection.run(
        f"UPDATE outbox SET game_id = ({other})"  # noqa: S608
        f" WHERE game_id = ?1 AND kind = 'reminder' AND EXISTS ({other})",
        (game_id,),
    )


async def owes(connection: Connection, game_id: int, kind: Kind) -> bool:
    """Tell whether a row of this kind is owed for a game."""
    return await connection.has(
        "SELECT 1 FROM outbox WHERE game_id = ? AND kind = ? AND NOT is_set_aside",
        (game_id, kind.word),
    )


async def last_revision_of(connection: Connection, game_id: int, kind: Kind) -> int:
    """Return the last entry that a game's rows of a kind are about; 0 if there are none."""
    newest = "SELECT max(last_revision) FROM outbox WHERE game_id = ? AND kind = ?"
    return await connection.number(newest, (game_id, kind.word)) or 0
