"""Tables of ratings: what each game changed, how people stand in each period, what is stale."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeVar

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.times import periods_of, to_milliseconds

_ROWS_AT_ONCE: Final = 1000
"""SQLite takes 32,766 values in a statement; and so many rows hold up nothing."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Ladder:
    """What people are rated on: one variant on one server."""

    guild_id: int
    variant: str


@dataclass(frozen=True, slots=True)
class Played:
    """One person's result in a game that counts, but for other games of that day."""

    game_id: int
    user_id: int
    finished_at: datetime
    rank: int
    is_win: bool
    counting: int


@dataclass(frozen=True, slots=True)
class RatingChangeRow:
    """What a game did to one person's rating; ``model_id`` tells how that was computed."""

    game_id: int
    user_id: int
    finished_at: datetime
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    model_id: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody stands in a period: games and wins in it, and the rating after its last game.

    ``change`` is that of the rating in the period, in points as people see them, and ``mu_before``
    the rating before the period's first game. ``period`` is as in ``bot.storage.times``.
    """

    period: str
    user_id: int
    games: int
    wins: int
    change: int
    is_provisional: bool
    mu_before: float
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Effect:
    """What a game did to somebody's mu; ``games`` is their number up to it, or a limit if less."""

    user_id: int
    mu_before: float
    mu: float
    games: int


STANDINGS: Final = Columns(
    Standing, "period, user_id, games, wins, change, is_provisional, mu_before, mu, sigma"
)
_CHANGES: Final = Columns(
    RatingChangeRow, "game_id, user_id, finished_at, mu_before, sigma_before, mu, sigma, model_id"
)
_EFFECTS: Final = Columns(
    Effect,
    "user_id, mu_before, mu",
    games="(SELECT count(*) FROM (SELECT 1 FROM rating_changes AS other"
    " WHERE (other.guild_id, other.variant, other.user_id)"
    " = (rated.guild_id, rated.variant, rated.user_id)"
    " AND (other.finished_at, other.game_id) <= (rated.finished_at, rated.game_id) LIMIT ?))",
)
_OF_LADDER: Final = "guild_id = ? AND variant = ?"


async def model_id(connection: Connection, words: str) -> int:
    """Return the number of a model; one that was never used before gets a new one."""
    ((number,),) = await connection.run(
        "INSERT INTO rating_models (words) VALUES (?)"
        " ON CONFLICT DO UPDATE SET words = excluded.words RETURNING model_id",
        (words,),
    )
    return int(number)


async def models_of(connection: Connection, ladder: Ladder) -> list[str]:
    """Return the models with which a ladder's ratings were computed."""
    rows = await connection.run(
        "SELECT DISTINCT words FROM rating_changes JOIN rating_models USING (model_id)"
        " WHERE guild_id = ? AND variant = ?",
        (ladder.guild_id, ladder.variant),
    )
    return [str(words) for (words,) in rows]


async def standings_of(
    connection: Connection, ladder: Ladder, user_ids: Collection[int], periods: Collection[str]
) -> list[Standing]:
    """Return how some people stand in some periods."""
    return await STANDINGS.select(
        connection,
        f"FROM standings WHERE {_OF_LADDER}"  # noqa: S608
        " AND period IN (SELECT value FROM json_each(?))"
        " AND user_id IN (SELECT value FROM json_each(?))",
        (ladder.guild_id, ladder.variant, json.dumps([*periods]), json.dumps([*user_ids])),
    )


async def put_standings(
    connection: Connection, ladder: Ladder, standings: Sequence[Standing]
) -> None:
    """Write how people stand."""
    await _put(connection, STANDINGS, "standings", ladder, standings)


async def put_changes(
    connection: Connection, ladder: Ladder, changes: Sequence[RatingChangeRow]
) -> None:
    """Write what games did to ratings."""
    await _put(connection, _CHANGES, "rating_changes", ladder, changes)


async def _put(
    connection: Connection, columns: Columns[T], table: str, ladder: Ladder, values: Sequence[T]
) -> None:
    for part in _parts(values):
        into = f"INSERT OR REPLACE INTO {table}"
        guild_id, variant = ladder.guild_id, ladder.variant
        await columns.insert(connection, into, part, guild_id=guild_id, variant=variant)


async def note_game(
    connection: Connection, ladder: Ladder, game_id: int, finished_at: datetime
) -> None:
    """Note that a game was rated.

    If one that ended later was rated before it, or if the ladder's ratings are just computed anew,
    they are to be computed anew.
    """
    await connection.run(
        "INSERT INTO stale_ratings SELECT ?1, ?2, 1 WHERE"
        " EXISTS (SELECT 1 FROM stale_ratings WHERE guild_id = ?1 AND variant = ?2)"
        " OR EXISTS (SELECT 1 FROM rating_changes WHERE guild_id = ?1 AND variant = ?2"
        " AND (finished_at, game_id) > (?3, ?4))"
        " ON CONFLICT DO UPDATE SET changes = changes + 1",
        (ladder.guild_id, ladder.variant, to_milliseconds(finished_at), game_id),
    )


async def shift_sums(
    connection: Connection, ladder: Ladder, game_id: int, finished_at: datetime, by: int
) -> None:
    """Add a game to its people's games and wins, or take it out of them, ``by`` 1 or -1.

    A game that is added must be one of several that they have played in the same periods.
    """
    given = {
        "guild": ladder.guild_id,
        "variant": ladder.variant,
        "periods": json.dumps(periods_of(finished_at)),
        "game": game_id,
        "by": by,
    }
    for statement in _SHIFTING:
        await connection.run(statement, given)


_STANDINGS_OF_GAME: Final = (
    " WHERE guild_id = :guild AND variant = :variant"
    " AND period IN (SELECT value FROM json_each(:periods))"
    " AND user_id IN (SELECT user_id FROM result_people WHERE game_id = :game)"
)
_SHIFTING: Final = (
    "UPDATE standings SET games = games + :by, wins = wins + :by *"  # noqa: S608
    " (SELECT is_win FROM result_people WHERE game_id = :game"
    " AND result_people.user_id = standings.user_id)" + _STANDINGS_OF_GAME,
    "DELETE FROM standings" + _STANDINGS_OF_GAME + " AND games = 0",  # noqa: S608
)


async def delete_changes_of(connection: Connection, game_id: int) -> None:
    """Delete what a game did to ratings."""
    await connection.run("DELETE FROM rating_changes WHERE game_id = ?", (game_id,))


async def mark_stale(connection: Connection, ladder: Ladder) -> None:
    """Note that a ladder's ratings are to be computed anew."""
    await connection.run(
        "INSERT INTO stale_ratings VALUES (?, ?, 1)"
        " ON CONFLICT DO UPDATE SET changes = changes + 1",
        (ladder.guild_id, ladder.variant),
    )


async def stale(connection: Connection) -> dict[Ladder, int]:
    """Return what is to be computed anew, and a number that grows with each change of it."""
    rows = await connection.run(
        "SELECT guild_id, variant, changes FROM stale_ratings ORDER BY guild_id, variant"
    )
    return {Ladder(guild_id, variant): changes for guild_id, variant, changes in rows}


async def changes_since(connection: Connection, ladder: Ladder) -> int | None:
    """Return the changes since a ladder is to be computed anew; None if it is not."""
    return await connection.number(
        "SELECT changes FROM stale_ratings WHERE guild_id = ? AND variant = ?",
        (ladder.guild_id, ladder.variant),
    )


async def unmark(connection: Connection, ladder: Ladder) -> None:
    """Note that a ladder's ratings have been computed anew."""
    await connection.run(
        "DELETE FROM stale_ratings WHERE guild_id = ? AND variant = ?",
        (ladder.guild_id, ladder.variant),
    )


async def all_ladders(connection: Connection) -> list[Ladder]:
    """Return all ladders of which anything is stored, going through whole tables."""
    rows = await connection.run(
        "SELECT guild_id, variant FROM result_people WHERE is_counted"
        " UNION SELECT guild_id, variant FROM rating_changes"
        " UNION SELECT guild_id, variant FROM standings ORDER BY 1, 2"
    )
    return [Ladder(*row) for row in rows]


async def all_changes(connection: Connection, ladder: Ladder) -> list[RatingChangeRow]:
    """Return all changes of ratings, in the order in which their games ended."""
    rows = await connection.run(
        f"SELECT {_CHANGES.sql} FROM rating_changes WHERE {_OF_LADDER}"  # noqa: S608
        " ORDER BY finished_at, game_id, user_id",
        (ladder.guild_id, ladder.variant),
    )
    return await in_parts(_CHANGES.read, rows)


async def effects_of(connection: Connection, game_id: int, limit: int) -> list[Effect]:
    """Return what a game did to its people's ratings; games are counted up to ``limit``."""
    of_game = "FROM rating_changes AS rated WHERE game_id = ?"
    return await _EFFECTS.select(connection, of_game, (limit, game_id))


async def all_standings(connection: Connection, ladder: Ladder) -> list[Standing]:
    """Return how all people stand in all periods."""
    rows = await connection.run(
        f"SELECT {STANDINGS.sql} FROM standings WHERE {_OF_LADDER}",  # noqa: S608
        (ladder.guild_id, ladder.variant),
    )
    return await in_parts(STANDINGS.read, rows)


async def delete_changes(connection: Connection, keys: Sequence[tuple[int, int]]) -> None:
    """Delete changes by their games and people."""
    await connection.run(
        "DELETE FROM rating_changes WHERE (game_id, user_id) IN"
        " (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?))",
        (json.dumps(keys),),
    )


async def delete_standings(
    connection: Connection, ladder: Ladder, keys: Sequence[tuple[str, int]]
) -> None:
    """Delete standings by their periods and people."""
    await connection.run(
        "DELETE FROM standings WHERE guild_id = ? AND variant = ? AND (period, user_id) IN"
        " (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?))",
        (ladder.guild_id, ladder.variant, json.dumps(keys)),
    )


async def curves(
    connection: Connection, ladder: Ladder, user_ids: Collection[int], since: datetime, most: int
) -> dict[int, list[float]]:
    """Return people's ratings since a time: before the first game shown, then after each.

    Of more games than ``most`` the last are shown; without a game the list is empty.
    """
    rows = await connection.run(
        "SELECT people.value, (SELECT json_group_array(json_array(finished_at, game_id, mu_before,"
        " mu)) FROM (SELECT finished_at, game_id, mu_before, mu FROM rating_changes"
        " WHERE guild_id = ?1 AND variant = ?2"
        " AND user_id = people.value AND finished_at >= ?3"
        " ORDER BY finished_at DESC, game_id DESC LIMIT ?4)) FROM json_each(?5) AS people",
        (ladder.guild_id, ladder.variant, to_milliseconds(since), most, json.dumps([*user_ids])),
    )
    return {int(user_id): _curve(json.loads(steps)) for user_id, steps in rows}


def _curve(steps: Iterable[tuple[int, int, float, float]]) -> list[float]:
    in_order = sorted(steps)
    return [*(mu_before for *_, mu_before, _ in in_order[:1]), *(mu for *_, mu in in_order)]


async def in_parts(make: Callable[[Sequence[Any]], T], rows: Iterable[Any]) -> list[T]:
    """Return the values that ``make`` makes of rows, letting others go first now and then."""
    made: list[T] = []
    for part in _parts([*rows]):
        made += map(make, part)
        await asyncio.sleep(0)
    return made


def _parts(rows: Sequence[T]) -> Iterable[Sequence[T]]:
    return (rows[first : first + _ROWS_AT_ONCE] for first in range(0, len(rows), _ROWS_AT_ONCE))
