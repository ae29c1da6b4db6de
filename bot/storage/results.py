"""Tables of finished games, derived from logs: the end, each person's result, and sums."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.storage.database import Connection, insert
from bot.storage.times import from_milliseconds, to_milliseconds


@dataclass(frozen=True, slots=True)
class PersonResult:
    """How a game ended for one person; ``is_counted`` if it counts for leaderboards."""

    user_id: int
    guild_id: int
    variant: str
    finished_at: datetime
    rank: int
    is_win: bool
    is_counted: bool


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How and when a game ended; ``people`` by their user ids."""

    guild_id: int
    variant: str
    finished_at: datetime
    reason: str
    people: tuple[PersonResult, ...]


@dataclass(frozen=True, slots=True)
class TotalKey:
    """What results are summed up by: server, variant and person."""

    guild_id: int
    variant: str
    user_id: int


_COUNTED: Final = (
    "(SELECT guild_id, variant, user_id FROM result_people WHERE game_id = ?1 AND is_counted)"
)
_WITHDRAWING: Final = (
    "UPDATE totals SET games = games - 1, wins = wins - (SELECT is_win FROM result_people"  # noqa: S608
    " WHERE game_id = ?1 AND result_people.user_id = totals.user_id)"
    " WHERE (guild_id, variant, user_id) IN " + _COUNTED,
    "DELETE FROM totals WHERE games = 0 AND (guild_id, variant, user_id) IN " + _COUNTED,  # noqa: S608
    "DELETE FROM result_people WHERE game_id = ?1",
    "DELETE FROM results WHERE game_id = ?1",
)


async def put(connection: Connection, game_id: int, result: ResultRow) -> None:
    """Write how a game ended and add it to the sums, unless this was done before."""
    added = await connection.execute_fetchall(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING game_id",
        (
            game_id,
            result.guild_id,
            result.variant,
            to_milliseconds(result.finished_at),
            result.reason,
        ),
    )
    if not list(added):
        return
    await insert(
        connection,
        "INSERT INTO result_people VALUES",
        [
            (
                game_id,
                person.user_id,
                person.guild_id,
                person.variant,
                to_milliseconds(person.finished_at),
                person.rank,
                person.is_win,
                person.is_counted,
            )
            for person in result.people
        ],
    )
    await connection.execute_fetchall(
        "INSERT INTO totals SELECT guild_id, variant, user_id, 1, is_win FROM result_people"
        " WHERE game_id = ? AND is_counted"
        " ON CONFLICT DO UPDATE SET games = games + 1, wins = wins + excluded.wins",
        (game_id,),
    )


async def withdraw(connection: Connection, game_id: int) -> None:
    """Delete how a game ended, and take it out of the sums."""
    for statement in _WITHDRAWING:
        await connection.execute_fetchall(statement, (game_id,))


async def of_game(connection: Connection, game_id: int) -> ResultRow | None:
    """Return how a game ended; None while it goes on."""
    rows = await connection.execute_fetchall(
        "SELECT guild_id, variant, finished_at, reason FROM results WHERE game_id = ?", (game_id,)
    )
    people = await _people_of(connection, game_id)
    return next(
        (
            ResultRow(guild_id, variant, from_milliseconds(at), reason, people)
            for guild_id, variant, at, reason in rows
        ),
        None,
    )


async def _people_of(connection: Connection, game_id: int) -> tuple[PersonResult, ...]:
    rows = await connection.execute_fetchall(
        "SELECT user_id, guild_id, variant, finished_at, rank, is_win, is_counted"
        " FROM result_people WHERE game_id = ? ORDER BY user_id",
        (game_id,),
    )
    return tuple(
        PersonResult(
            user_id=user_id,
            guild_id=guild_id,
            variant=variant,
            finished_at=from_milliseconds(at),
            rank=rank,
            is_win=bool(is_win),
            is_counted=bool(is_counted),
        )
        for user_id, guild_id, variant, at, rank, is_win, is_counted in rows
    )


async def wrong_totals(connection: Connection) -> list[TotalKey]:
    """Add up all results again; return the stored sums that differ."""
    rows = await connection.execute_fetchall("""
        WITH summed AS (
            SELECT guild_id, variant, user_id, count(*) AS games, sum(is_win) AS wins
            FROM result_people WHERE is_counted GROUP BY guild_id, variant, user_id
        ), differing AS (
            SELECT * FROM (SELECT * FROM summed EXCEPT SELECT * FROM totals)
            UNION ALL
            SELECT * FROM (SELECT * FROM totals EXCEPT SELECT * FROM summed)
        )
        SELECT DISTINCT guild_id, variant, user_id FROM differing ORDER BY 1, 2, 3
    """)
    return [TotalKey(*row) for row in rows]
