"""Tables of clocks: what runs out in running games, and when the bot last worked."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Final

from bot.storage.database import Connection
from bot.storage.times import MILLISECOND, from_milliseconds, to_milliseconds


class ClockKind(StrEnum):
    """What has a clock: the turn of a person, or an open vote, that about a rematch too."""

    TURN = "turn"
    VOTE = "vote"


@dataclass(frozen=True, slots=True)
class ClockRow:
    """A clock.

    ``revision`` is the entry of the log with which the time was given, ``span`` is all of it. The
    clock stands still while ``deadline`` is None; ``time_left`` is what was left when it last did.
    Until ``is_posted`` the channel has not been told. ``stage`` counts what has come of the
    reminders and the deadline, ``due_at`` is when the next of them comes; None if none does.
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
    due_at: datetime | None = None


# As the index in the migration writes it.
_DUE: Final = (
    "CASE kind || stage WHEN 'turn0' THEN deadline - span / 2"
    " WHEN 'turn1' THEN deadline - span / 10 WHEN 'turn2' THEN deadline"
    " WHEN 'vote0' THEN deadline - span / 4 WHEN 'vote1' THEN deadline END"
)
_COLUMNS: Final = (
    "game_id, kind, clocks.user_id, revision, span, time_left, is_posted, deadline, stage,"
    f" {_DUE} AS due_at"
)


_SHARD: Final = "(SELECT (guild_id >> 22) % ? FROM games WHERE games.game_id = clocks.game_id)"


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


async def put(connection: Connection, clock: ClockRow) -> None:
    """Write a clock in place of the game's other clock of that kind."""
    await connection.execute_fetchall(
        "INSERT OR REPLACE INTO clocks"
        " (game_id, kind, user_id, revision, span, time_left, is_posted, deadline, stage)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            clock.game_id,
            clock.kind,
            clock.user_id,
            clock.revision,
            clock.span // MILLISECOND,
            clock.time_left // MILLISECOND,
            clock.is_posted,
            clock.deadline and to_milliseconds(clock.deadline),
            clock.stage,
        ),
    )


async def remove(connection: Connection, game_id: int, *kinds: ClockKind) -> None:
    """Delete a game's clocks of some kinds."""
    marks = ", ".join("?" * len(kinds))
    await connection.execute_fetchall(
        f"DELETE FROM clocks WHERE game_id = ? AND kind IN ({marks})",  # noqa: S608
        (game_id, *kinds),
    )


async def get(connection: Connection, game_id: int, kind: ClockKind) -> ClockRow | None:
    """Return a game's clock of a kind; None if it has none."""
    rows = await connection.execute_fetchall(
        f"SELECT {_COLUMNS} FROM clocks WHERE game_id = ? AND kind = ?",  # noqa: S608
        (game_id, kind),
    )
    return next(map(_clock, rows), None)


async def due(
    connection: Connection, at: datetime, most: int, but_of: Shards = NO_SHARDS
) -> list[ClockRow]:
    """Return at most so many clocks whose time has come, the nearest deadline first.

    Those of servers on some shards are left out.
    """
    rows = await connection.execute_fetchall(
        f"SELECT {_COLUMNS} FROM clocks WHERE {_DUE} <= ? AND {_SHARD} NOT IN"  # noqa: S608
        " (SELECT value FROM json_each(?)) ORDER BY deadline, game_id LIMIT ?",
        (to_milliseconds(at), but_of.number, json.dumps([*but_of.some]), most),
    )
    return [_clock(row) for row in rows]


async def reminders_of(
    connection: Connection, user_id: int, guild_id: int, until: datetime
) -> list[FoundClock]:
    """Return somebody's clocks on a server with a reminder due, the nearest deadline first."""
    rows = await connection.execute_fetchall(
        f"SELECT {_COLUMNS}, guild_id, channel_id FROM clocks JOIN games USING (game_id)"  # noqa: S608
        " WHERE clocks.user_id = ? AND guild_id = ? AND kind = 'turn' AND stage < 2"
        f" AND {_DUE} <= ? ORDER BY deadline, game_id",
        (user_id, guild_id, to_milliseconds(until)),
    )
    return [FoundClock(_clock(row), guild_id, channel_id) for *row, guild_id, channel_id in rows]


async def waiting_for(connection: Connection, user_id: int) -> list[FoundClock]:
    """Return the running clocks of somebody's turns, by server, the nearest deadline first."""
    rows = await connection.execute_fetchall(
        f"SELECT {_COLUMNS}, guild_id, channel_id FROM clocks JOIN games USING (game_id)"  # noqa: S608
        " WHERE clocks.user_id = ? AND kind = 'turn' AND deadline IS NOT NULL"
        " ORDER BY guild_id, deadline, game_id",
        (user_id,),
    )
    return [FoundClock(_clock(row), guild_id, channel_id) for *row, guild_id, channel_id in rows]


async def shown_for(connection: Connection, user_id: int) -> list[FoundClock]:
    """Return the clocks of somebody's turns of which their channels have been told."""
    rows = await connection.execute_fetchall(
        f"SELECT {_COLUMNS}, guild_id, channel_id FROM clocks JOIN games USING (game_id)"  # noqa: S608
        " WHERE clocks.user_id = ? AND kind = 'turn' AND is_posted AND status = 'running'",
        (user_id,),
    )
    return [FoundClock(_clock(row), guild_id, channel_id) for *row, guild_id, channel_id in rows]


async def servers_of(connection: Connection, user_id: int) -> list[int]:
    """Return the servers on which somebody has a clock for a turn."""
    rows = await connection.execute_fetchall(
        "SELECT DISTINCT guild_id FROM clocks JOIN games USING (game_id)"
        " WHERE clocks.user_id = ? AND kind = 'turn'",
        (user_id,),
    )
    return [int(guild_id) for (guild_id,) in rows]


async def next_time(connection: Connection, but_of: Shards = NO_SHARDS) -> datetime | None:
    """Return when the next clock is due, but of servers on some shards; None if no clock runs."""
    rows = await connection.execute_fetchall(
        f"SELECT {_DUE} FROM clocks WHERE {_DUE} > 0 AND {_SHARD} NOT IN"  # noqa: S608
        f" (SELECT value FROM json_each(?)) ORDER BY {_DUE} LIMIT 1",
        (but_of.number, json.dumps([*but_of.some])),
    )
    return next((from_milliseconds(due_at) for (due_at,) in rows), None)


async def start(
    connection: Connection, game_id: int, kind: ClockKind, revision: int, at: datetime
) -> datetime | None:
    """Let a game's clock run from ``at`` on, as the message up to ``revision`` stands now.

    Return when it is due; None if it was started before, or does not run: the time of somebody
    who is away stands still.
    """
    rows = await connection.execute_fetchall(
        "UPDATE clocks SET is_posted = 1, deadline = CASE WHEN kind = 'turn' AND EXISTS"  # noqa: S608
        " (SELECT 1 FROM absences WHERE absences.user_id = clocks.user_id AND NOT is_over)"
        " OR (SELECT status FROM games WHERE games.game_id = clocks.game_id)"
        " NOT IN ('lobby', 'running')"
        " THEN NULL ELSE ? + time_left END"
        " WHERE game_id = ? AND kind = ? AND revision <= ? AND NOT is_posted"
        f" RETURNING {_DUE}",
        (to_milliseconds(at), game_id, kind, revision),
    )
    return next((from_milliseconds(due_at) for (due_at,) in rows if due_at is not None), None)


async def set_stage(connection: Connection, clock: ClockRow, stage: int) -> bool:
    """Write how many reminders there have been; False if the clock is no longer the same."""
    rows = await connection.execute_fetchall(
        "UPDATE clocks SET stage = ? WHERE game_id = ? AND kind = ? AND revision = ?"
        " AND user_id = ? AND stage = ? AND deadline IS NOT NULL RETURNING game_id",
        (stage, clock.game_id, clock.kind, clock.revision, clock.user_id, clock.stage),
    )
    return bool(list(rows))


async def put_off(connection: Connection, clock: ClockRow, until: datetime) -> None:
    """Give a running clock a later deadline, unless it has changed."""
    await connection.execute_fetchall(
        "UPDATE clocks SET deadline = max(deadline, ?) WHERE game_id = ? AND kind = ?"
        " AND revision = ? AND deadline IS NOT NULL",
        (to_milliseconds(until), clock.game_id, clock.kind, clock.revision),
    )


async def stop(connection: Connection, game_id: int, at: datetime) -> None:
    """Let all clocks of a game stand still from ``at`` on."""
    await _stop(connection, "game_id = ?", game_id, at)


async def stop_for(connection: Connection, user_id: int, at: datetime) -> None:
    """Let all clocks of somebody's turns stand still from ``at`` on."""
    await _stop(connection, "user_id = ? AND kind = 'turn'", user_id, at)


async def resume_for(connection: Connection, user_id: int, at: datetime) -> None:
    """Let all clocks of somebody's turns run again with the time left, but not in paused games."""
    await connection.execute_fetchall(
        "UPDATE clocks SET deadline = ? + time_left WHERE user_id = ? AND kind = 'turn'"
        " AND is_posted AND deadline IS NULL"
        " AND (SELECT status FROM games WHERE games.game_id = clocks.game_id) = 'running'",
        (to_milliseconds(at), user_id),
    )


async def resume(connection: Connection, game_id: int, at: datetime, least: timedelta) -> None:
    """Let all clocks of a game run again, with the time left but with ``least`` at least."""
    await connection.execute_fetchall(
        "UPDATE clocks SET time_left = max(time_left, ?1), deadline = ?2 + max(time_left, ?1)"
        " WHERE game_id = ?3 AND is_posted AND deadline IS NULL AND stage < 3 AND (kind <> 'turn'"
        " OR NOT EXISTS (SELECT 1 FROM absences WHERE absences.user_id = clocks.user_id"
        " AND NOT is_over))",
        (least // MILLISECOND, to_milliseconds(at), game_id),
    )


async def give_back(connection: Connection, missed: timedelta, shard: int, shards: int) -> None:
    """Move the deadlines of one shard's servers on by time in which the bot did not work."""
    await connection.execute_fetchall(
        "UPDATE clocks SET deadline = deadline + ? WHERE deadline IS NOT NULL"  # noqa: S608
        f" AND {_SHARD} = ?",
        (missed // MILLISECOND, shards, shard),
    )


async def beat(connection: Connection, at: datetime) -> None:
    """Note that the bot works."""
    await connection.execute_fetchall(
        "INSERT INTO heartbeat VALUES (1, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)",
        (to_milliseconds(at),),
    )


async def last_beat(connection: Connection) -> datetime | None:
    """Return when the bot was last known to work; None if it never was."""
    rows = await connection.execute_fetchall("SELECT at FROM heartbeat")
    return next((from_milliseconds(at) for (at,) in rows), None)


async def _stop(connection: Connection, which: str, number: int, at: datetime) -> None:
    now = to_milliseconds(at)
    await connection.execute_fetchall(
        "UPDATE clocks SET time_left = max(0, deadline - ?), deadline = NULL"  # noqa: S608
        f" WHERE {which} AND deadline IS NOT NULL",
        (now, number),
    )


def _clock(stored: Sequence[Any]) -> ClockRow:
    game_id, kind, user_id, revision, span, left, is_posted, deadline, stage, due_at = stored
    return ClockRow(
        game_id=game_id,
        kind=ClockKind(kind),
        user_id=user_id,
        revision=revision,
        span=span * MILLISECOND,
        time_left=left * MILLISECOND,
        is_posted=bool(is_posted),
        deadline=None if deadline is None else from_milliseconds(deadline),
        stage=stage,
        due_at=None if due_at is None else from_milliseconds(due_at),
    )
