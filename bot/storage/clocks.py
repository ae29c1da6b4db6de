"""Table of clocks: what runs out in games.

Rows are only kept here. What runs, stops and falls due, ``bot.services.time`` decides.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.storage import words
from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.games import Status
from bot.storage.presence.shards import shard_in_sql
from bot.storage.times import MILLISECOND, from_milliseconds, to_milliseconds
from bot.storage.words.clock_kinds import ClockKind
from bot.storage.words.kinds import cached_by_kinds, kinds_in_sql

__all__ = ["ClockKind"]


@dataclass(frozen=True, slots=True)
class ClockRow:
    """A clock.

    ``revision`` is the entry of the log with which the time was given to ``user_id`` (0: to
    nobody), ``span`` is all of it. The clock stands still while ``deadline`` is None; ``time_left``
    is what was left when it last did, and ``held`` are the reasons for which it does. Until
    ``is_posted`` the channel has not been told. ``stage`` counts its reminders
    and deadline served so far; the next is due ``ahead`` of the deadline, none if that is None.
    With ``was_away`` a holiday fell into it. ``shown`` is the deadline that the board shows.
    """

    game_id: int
    kind: ClockKind
    user_id: int
    revision: int
    span: timedelta
    time_left: timedelta
    is_posted: bool = False
    deadline: datetime | None = None
    stage: int = 0
    ahead: timedelta | None = None
    held: frozenset[str] = frozenset()
    was_away: bool = False
    shown: datetime | None = None

    @property
    def due_at(self) -> datetime | None:
        """When the next of its times comes; None if it stands still, or if none does."""
        if self.deadline is None or self.ahead is None:
            return None
        return self.deadline - self.ahead


# As the index in the migration writes it.
_DUE: Final = "deadline - ahead"

_OF_TURN: Final = (
    "status = 'running' AND NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.kind = 'turn'"
    " AND outbox.game_id = clocks.game_id AND outbox.user_id = clocks.user_id"
    " AND NOT is_set_aside AND NOT is_anew AND attempted_after IS NULL)"
    " AND kind = (SELECT kind FROM clocks AS own WHERE own.game_id = clocks.game_id"
    " AND own.user_id = clocks.user_id AND kind IN ('turn', 'look', 'idle')"
    " ORDER BY kind = 'turn' AND deadline IS NULL, kind DESC LIMIT 1)"
)
"""Chooses one clock of a turn that waits, its own if that runs; none if its board is not begun.

A board that is just being sent may have been begun when it could call nobody.
"""

_KNOWN: Final = f"clocks.kind IN {words.as_sql_list(ClockKind)}"
"""Chooses clocks of which this version knows what they are for."""

_NEXT_BACK: Final = (
    "SELECT * FROM (SELECT NULL, until FROM absences WHERE NOT is_over AND until > 0"
    " ORDER BY until LIMIT 1)"
)
"""When the next holiday ends."""

_IS_KNOWN_GAME: Final = (
    "(SELECT status FROM games WHERE games.game_id = clocks.game_id)"  # noqa: S608
    f" IN {words.as_sql_list(Status)}"
)
"""Chooses clocks of games of which this version knows how they stand."""

_SHARD: Final = f"(SELECT {shard_in_sql('?')} FROM games WHERE games.game_id = clocks.game_id)"  # noqa: S608


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of Discord's shards, of ``number`` in all; each server belongs to one of them."""

    some: frozenset[int] = frozenset()
    number: int = 1


NO_SHARDS: Final = Shards()


@dataclass(frozen=True, slots=True)
class FoundClock:
    """A clock, with the place of its game."""

    clock: ClockRow
    guild_id: int
    channel_id: int


_CLOCKS: Final = Columns(
    ClockRow,
    "clocks.game_id, clocks.kind, clocks.user_id, clocks.revision, span, time_left, is_posted,"
    " deadline, stage, ahead, held, was_away, shown",
)
_FOUND: Final = Columns(FoundClock, "guild_id, channel_id", clock=_CLOCKS)


@dataclass(frozen=True, slots=True)
class GameTime:
    """A game's status, who of its people is away, and its clocks."""

    status: Status
    away: frozenset[int] = frozenset()
    clocks: Sequence[ClockRow] = ()


async def put(connection: Connection, rows: Sequence[ClockRow]) -> None:
    """Write clocks, each in place of its game's other clock of that kind."""
    await _CLOCKS.insert(connection, "INSERT OR REPLACE INTO clocks", rows)


async def remove(connection: Connection, game_id: int, kinds: Collection[ClockKind]) -> None:
    """Delete a game's clocks of some kinds."""
    await connection.run(
        "DELETE FROM clocks WHERE game_id = ? AND kind IN (SELECT value FROM json_each(?))",
        (game_id, json.dumps([*kinds])),
    )


async def get(connection: Connection, game_id: int, kind: ClockKind) -> ClockRow | None:
    """Return a game's clock of a kind; None if it has none."""
    of_kind = "FROM clocks WHERE game_id = ? AND kind = ?"
    return await _CLOCKS.first(connection, of_kind, (game_id, kind))


async def of_game(connection: Connection, game_id: int) -> list[ClockRow]:
    """Return all clocks of a game."""
    known = f"FROM clocks WHERE game_id = ? AND {_KNOWN}"
    return await _CLOCKS.select(connection, known, (game_id,))


async def in_game(connection: Connection, game_id: int, people: Collection[int] = ()) -> GameTime:
    """Return what decides a game's time, in one read, since every move waits for it.

    ``away`` is who of ``people``, and of those who have a clock, is away.
    """
    rows = await connection.run(
        f"SELECT status, (SELECT group_concat(user_id) FROM absences WHERE NOT is_over"  # noqa: S608
        " AND user_id IN (SELECT value FROM json_each(?2)"
        " UNION ALL SELECT user_id FROM clocks WHERE game_id = ?1)),"
        f" {_CLOCKS.sql} FROM games LEFT JOIN clocks ON clocks.game_id = games.game_id"
        f" AND {_KNOWN} WHERE games.game_id = ?1",
        (game_id, json.dumps([*people])),
    )
    if not rows:
        return GameTime(Status.DELETED)
    (status, away, *_), *_ = rows
    return GameTime(
        words.read(Status, status, Status.UNKNOWN),
        frozenset(map(int, away.split(","))) if away else frozenset(),
        [_CLOCKS.read(row) for _, _, *row in rows if row[0] is not None],
    )


async def due(
    connection: Connection,
    kinds: Collection[ClockKind],
    at: datetime,
    most: int,
    but_of: Shards = NO_SHARDS,
) -> list[ClockRow]:
    """Return at most so many clocks of some kinds that are due, the nearest deadline first.

    Those of servers on some shards are left out.
    """
    return await _CLOCKS.select(
        connection,
        f"FROM clocks WHERE kind IN ({_marks(kinds)})"  # noqa: S608
        f" AND {_DUE} <= ? AND {_IS_KNOWN_GAME} AND {_SHARD} NOT IN"
        " (SELECT value FROM json_each(?)) ORDER BY deadline, game_id LIMIT ?",
        (*kinds, to_milliseconds(at), but_of.number, json.dumps([*but_of.some]), most),
    )


async def next_times(
    connection: Connection, kinds: Collection[ClockKind], but_of: Shards = NO_SHARDS
) -> dict[ClockKind | None, datetime]:
    """Return when the next clock of each of some kinds is due, but of servers on some shards.

    With ``None`` it is when the next holiday ends: each minute asks for all of it in one read.
    """
    one = (
        f"SELECT * FROM (SELECT kind, {_DUE} AS due_at FROM clocks"  # noqa: S608
        f" WHERE kind = ? AND {_DUE} > 0 AND {_IS_KNOWN_GAME} AND {_SHARD} NOT IN"
        f" (SELECT value FROM json_each(?)) ORDER BY {_DUE} LIMIT 1)"
    )
    lost = json.dumps([*but_of.some])
    given = [value for kind in kinds for value in (kind, but_of.number, lost)]
    statement = " UNION ALL ".join([*[one] * len(kinds), _NEXT_BACK])
    rows = await connection.run(statement, given)
    return {kind and ClockKind(kind): from_milliseconds(due_at) for kind, due_at in rows}


async def reminders_of(
    connection: Connection, user_id: int, guild_id: int, until: datetime
) -> list[FoundClock]:
    """Return somebody's clocks on a server with a reminder due, the nearest deadline first."""
    return await _found(
        connection,
        "clocks.user_id = ? AND guild_id = ? AND kind = 'turn' AND stage < 2"
        f" AND {_DUE} <= ? ORDER BY deadline, clocks.game_id",
        (user_id, guild_id, to_milliseconds(until)),
    )


async def waiting_for(connection: Connection, user_id: int) -> list[FoundClock]:
    """Return a clock for each running game that waits for somebody, the nearest deadline first.

    It is that of their turn, or, of a turn without time, another one of the same turn.
    """
    return await _found(
        connection,
        f"clocks.user_id = ? AND {_OF_TURN}"
        " ORDER BY guild_id, kind <> 'turn' OR deadline IS NULL, deadline, clocks.game_id",
        (user_id,),
    )


async def waiting_in(connection: Connection, game_id: int) -> list[FoundClock]:
    """Return such a clock of a game, if it runs and waits for somebody."""
    return await _found(connection, f"clocks.game_id = ? AND {_OF_TURN}", (game_id,))


async def looks_at(connection: Connection, user_id: int, guild_id: int) -> list[ClockRow]:
    """Return the clocks of all looks at somebody on a server."""
    found = await _found(
        connection,
        "clocks.user_id = ? AND guild_id = ? AND kind = 'look'",
        (user_id, guild_id),
    )
    return [it.clock for it in found]


async def moved(connection: Connection, by: timedelta, before: datetime) -> list[FoundClock]:
    """Return the clocks of turns with a deadline before a time that the board shows wrong.

    Boards that are wrong by no more than ``by`` count as right, those that show none as wrong.
    """
    return await _found(
        connection,
        "kind = 'turn' AND deadline < ? AND (shown IS NULL OR abs(deadline - shown) > ?)"
        " ORDER BY deadline",
        (to_milliseconds(before), by // MILLISECOND),
    )


async def note_shown(connection: Connection, game_id: int, deadline: datetime | None) -> None:
    """Note which deadline a game's board shows; None if it shows none, or that is not known."""
    await connection.run(
        "UPDATE clocks SET shown = ? WHERE game_id = ? AND kind = 'turn'",
        (deadline and to_milliseconds(deadline), game_id),
    )


@cached_by_kinds
def _waits() -> str:
    """Choose clocks that stand still although nothing holds them."""
    return (
        f"{_KNOWN} AND deadline IS NULL AND held = '' AND ahead IS NOT NULL AND (is_posted"  # noqa: S608
        " OR NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.game_id = clocks.game_id"
        f" AND kind IN {kinds_in_sql(lambda kind: bool(kind.starts))})"
        " AND (SELECT status FROM games WHERE games.game_id = clocks.game_id)"
        " IN ('lobby', 'running') AND NOT EXISTS (SELECT 1 FROM absences"
        " WHERE absences.user_id = clocks.user_id AND NOT is_over))"
    )


async def has_waiting(connection: Connection) -> bool:
    """Tell whether there are clocks that ``begin_waiting`` would let run."""
    return await connection.has(f"SELECT 1 FROM clocks WHERE {_waits()} LIMIT 1")  # noqa: S608


async def begin_waiting(connection: Connection, at: datetime) -> None:
    """Let those run from ``at`` on that nothing holds and that never ran.

    An upgrade made them, or their message is neither owed nor there: it was deleted by hand.
    """
    await connection.run(
        f"UPDATE clocks SET is_posted = 1, deadline = ? + time_left WHERE {_waits()}",  # noqa: S608
        (to_milliseconds(at),),
    )


async def give_back(
    connection: Connection, begin: datetime, end: datetime, shard: int, shards: int
) -> None:
    """Move the deadlines of one shard's servers on by time in which nothing could happen there.

    Those that began to run within it have missed only what came after; their deadline and what was
    left say when that was, since whatever was given back before has ended before ``begin``.
    """
    since, until = to_milliseconds(begin), to_milliseconds(end)
    if since < until:
        await connection.run(
            "UPDATE clocks SET deadline = deadline + min(?, ? - (deadline - time_left))"  # noqa: S608
            f" WHERE deadline - time_left < ? AND {_SHARD} = ?",
            (until - since, until, until, shards, shard),
        )


def _marks(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))


async def _found(connection: Connection, which: str, given: Sequence[object]) -> list[FoundClock]:
    joined = f"FROM clocks JOIN games USING (game_id) WHERE {which}"
    return await _FOUND.select(connection, joined, given)
