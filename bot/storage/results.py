"""Tables of finished games, derived from logs: the end, and each person's result."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.people.id_signs import computer_in_sql, level_in_sql, person_in_sql
from bot.storage.ratings import Ladder, Played, in_parts
from bot.storage.times import day_of, to_milliseconds


@dataclass(frozen=True, slots=True)
class Feats:
    """What somebody did best in a game themselves; 0 if there is none.

    ``biggest_group`` is the size of a group that they closed, ``best_turn`` the points of a turn.
    """

    biggest_group: int = 0
    best_turn: int = 0


@dataclass(frozen=True, slots=True)
class PersonResult:
    """How a game ended for one person; ``is_counted`` if it counts for leaderboards.

    ``feats`` is None in a result of an older version that was not completed yet.
    """

    user_id: int
    guild_id: int
    variant: str
    finished_at: datetime
    rank: int
    is_win: bool
    is_counted: bool
    feats: Feats | None


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How and when a game ended, by which ``counting``; ``people`` by their user ids."""

    guild_id: int
    variant: str
    finished_at: datetime
    reason: str
    counting: int
    people: tuple[PersonResult, ...] = ()


_RESULTS: Final = Columns(ResultRow, "guild_id, variant, finished_at, reason, counting")
_PEOPLE: Final = Columns(
    PersonResult,
    "user_id, guild_id, variant, finished_at, rank, is_win, is_counted",
    feats=Columns(Feats, "biggest_group, best_turn"),
)
_PLAYED: Final = Columns(
    Played, "game_id, own.user_id, own.finished_at, own.rank, own.is_win, counting"
)


async def put(connection: Connection, game_id: int, result: ResultRow) -> bool:
    """Write how a game ended; return False if that was done before."""
    is_new = await connection.has(
        f"INSERT INTO results (game_id, {_RESULTS.sql}) VALUES (?, ?, ?, ?, ?, ?)"  # noqa: S608
        " ON CONFLICT DO NOTHING RETURNING game_id",
        (game_id, *_RESULTS.written(result)),
    )
    if not is_new:
        return False
    into = "INSERT INTO result_people"
    await _PEOPLE.insert(connection, into, result.people, game_id=game_id)
    return True


async def delete(connection: Connection, game_id: int) -> None:
    """Delete how a game ended; it must have been taken out of the sums before."""
    await connection.run("DELETE FROM result_people WHERE game_id = ?", (game_id,))
    await connection.run("DELETE FROM results WHERE game_id = ?", (game_id,))


_COUNTING: Final = "FROM result_people AS own JOIN results USING (game_id) WHERE own.is_counted"
_IN_ORDER: Final = "ORDER BY own.finished_at, game_id, own.user_id"


async def all_played(connection: Connection, ladder: Ladder) -> list[Played]:
    """Return all results that count, in the order in which their games ended."""
    rows = await connection.run(
        f"SELECT {_PLAYED.sql} {_COUNTING} AND own.guild_id = ? AND own.variant = ? {_IN_ORDER}",
        (ladder.guild_id, ladder.variant),
    )
    return await in_parts(_PLAYED.read, rows)


async def played_on_day(
    connection: Connection, ladder: Ladder, user_id: int, at: datetime
) -> list[Played]:
    """Return the results that count of somebody's games on the day of ``at``, of all in them.

    They are in the order in which the games ended.
    """
    begins = day_of(at)
    day = to_milliseconds(begins), to_milliseconds(begins + timedelta(days=1))
    return await _PLAYED.select(
        connection,
        f"{_COUNTING} AND game_id IN"  # noqa: S608
        " (SELECT game_id FROM result_people INDEXED BY results_of_people"
        " WHERE guild_id = ? AND variant = ? AND user_id = ? AND finished_at >= ?"
        f" AND finished_at < ?) {_IN_ORDER}",
        (ladder.guild_id, ladder.variant, user_id, *day),
    )


async def of_game(connection: Connection, game_id: int) -> ResultRow | None:
    """Return how a game ended; None while it goes on."""
    result = await _RESULTS.first(connection, "FROM results WHERE game_id = ?", (game_id,))
    people = "FROM result_people WHERE game_id = ? ORDER BY user_id"
    found = await _PEOPLE.select(connection, people, (game_id,))
    return result and replace(result, people=tuple(found))


async def has_won_against(
    connection: Connection, person: PersonResult, game_id: int, level: int
) -> bool:
    """Tell whether somebody had won against a level, without other people, before a game ended.

    ``level`` is its number in the ids of computer players.
    """
    return await connection.has(
        "SELECT 1 FROM result_people AS own INDEXED BY results_of_people"  # noqa: S608
        " WHERE guild_id = :guild AND user_id = :user AND is_win"
        " AND (finished_at, game_id) < (:at, :game)"
        " AND EXISTS (SELECT 1 FROM seats WHERE seats.game_id = own.game_id"
        f" AND {computer_in_sql('owner_id')} AND {level_in_sql('owner_id')} = :level)"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game_id = own.game_id"
        f" AND {person_in_sql('owner_id')} AND owner_id <> :user) LIMIT 1",
        {
            "guild": person.guild_id,
            "user": person.user_id,
            "at": to_milliseconds(person.finished_at),
            "game": game_id,
            "level": level,
        },
    )


async def next_without_feats(connection: Connection, after: int) -> int | None:
    """Return the first game after ``after`` whose result lacks what people did best in it."""
    lacking = "SELECT min(game_id) FROM result_people WHERE best_turn IS NULL AND game_id > ?"
    return await connection.number(lacking, (after,))


async def add_feats(connection: Connection, game_id: int, result: ResultRow) -> None:
    """Write what people did best in a game into its result, where that lacks it."""
    for person in result.people:
        if person.feats is not None:
            await connection.run(
                "UPDATE result_people SET biggest_group = ?, best_turn = ?"
                " WHERE game_id = ? AND user_id = ? AND best_turn IS NULL",
                (person.feats.biggest_group, person.feats.best_turn, game_id, person.user_id),
            )


async def first_variants(connection: Connection, guild_id: int, user_id: int) -> list[str]:
    """Return the variants of somebody's finished games on a server: of two games at most."""
    rows = await connection.run(
        "SELECT variant FROM result_people WHERE guild_id = ? AND user_id = ?"
        " ORDER BY finished_at LIMIT 2",
        (guild_id, user_id),
    )
    return [str(variant) for (variant,) in rows]


async def last_variant(
    connection: Connection, guild_id: int, variants: Collection[str]
) -> str | None:
    """Return the variant of the game that ended last on a server; None if none has ended."""
    rows = await connection.run(
        "SELECT variants.value, (SELECT max(finished_at) FROM results WHERE guild_id = ?1"
        " AND variant = variants.value) AS ended_at FROM json_each(?2) AS variants"
        " ORDER BY ended_at DESC",
        (guild_id, json.dumps([*variants])),
    )
    return next((str(variant) for variant, ended_at in rows if ended_at is not None), None)
