"""Tables of finished games, derived from logs: the end, and each person's result."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from bot.storage.database import Connection, insert
from bot.storage.ratings import Ladder, Played, in_parts
from bot.storage.times import day_of, from_milliseconds, to_milliseconds


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
    people: tuple[PersonResult, ...]
    counting: int


async def put(connection: Connection, game_id: int, result: ResultRow) -> bool:
    """Write how a game ended; return False if that was done before."""
    added = await connection.execute_fetchall(
        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING game_id",
        (
            game_id,
            result.guild_id,
            result.variant,
            to_milliseconds(result.finished_at),
            result.reason,
            result.counting,
        ),
    )
    if not list(added):
        return False
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
                person.feats and person.feats.biggest_group,
                person.feats and person.feats.best_turn,
            )
            for person in result.people
        ],
    )
    return True


async def delete(connection: Connection, game_id: int) -> None:
    """Delete how a game ended; it must have been taken out of the sums before."""
    await connection.execute_fetchall("DELETE FROM result_people WHERE game_id = ?", (game_id,))
    await connection.execute_fetchall("DELETE FROM results WHERE game_id = ?", (game_id,))


_PLAYED: Final = (
    "SELECT game_id, own.user_id, own.finished_at, own.rank, own.is_win, counting"
    " FROM result_people AS own JOIN results USING (game_id)"
)
_IN_ORDER: Final = "ORDER BY own.finished_at, game_id, own.user_id"


async def all_played(connection: Connection, ladder: Ladder) -> list[Played]:
    """Return all results that count, in the order in which their games ended."""
    rows = await connection.execute_fetchall(
        f"{_PLAYED} WHERE own.guild_id = ? AND own.variant = ? AND own.is_counted {_IN_ORDER}",
        (ladder.guild_id, ladder.variant),
    )
    return await in_parts(_played_of, rows)


async def played_on_day(
    connection: Connection, ladder: Ladder, user_id: int, at: datetime
) -> list[Played]:
    """Return the results that count of somebody's games on the day of ``at``, of all in them.

    They are in the order in which the games ended.
    """
    day = day_of(at)
    rows = await connection.execute_fetchall(
        f"{_PLAYED} WHERE own.is_counted AND game_id IN"  # noqa: S608
        " (SELECT game_id FROM result_people INDEXED BY results_of_people"
        " WHERE guild_id = ? AND variant = ? AND user_id = ? AND finished_at >= ?"
        f" AND finished_at < ?) {_IN_ORDER}",
        (
            ladder.guild_id,
            ladder.variant,
            user_id,
            to_milliseconds(day),
            to_milliseconds(day + timedelta(days=1)),
        ),
    )
    return [_played_of(row) for row in rows]


def _played_of(row: Sequence[Any]) -> Played:
    game_id, user_id, at, rank, is_win, counting = row
    return Played(
        game_id=game_id,
        user_id=user_id,
        finished_at=from_milliseconds(at),
        rank=rank,
        is_win=bool(is_win),
        counting=counting,
    )


async def of_game(connection: Connection, game_id: int) -> ResultRow | None:
    """Return how a game ended; None while it goes on."""
    rows = await connection.execute_fetchall(
        "SELECT guild_id, variant, finished_at, reason, counting FROM results WHERE game_id = ?",
        (game_id,),
    )
    people = await _people_of(connection, game_id)
    return next(
        (
            ResultRow(
                guild_id=guild_id,
                variant=variant,
                finished_at=from_milliseconds(at),
                reason=reason,
                people=people,
                counting=counting,
            )
            for guild_id, variant, at, reason, counting in rows
        ),
        None,
    )


async def _people_of(connection: Connection, game_id: int) -> tuple[PersonResult, ...]:
    rows = await connection.execute_fetchall(
        "SELECT user_id, guild_id, variant, finished_at, rank, is_win, is_counted,"
        " biggest_group, best_turn"
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
            feats=None if best_turn is None else Feats(biggest_group, best_turn),
        )
        for (
            user_id,
            guild_id,
            variant,
            at,
            rank,
            is_win,
            is_counted,
            biggest_group,
            best_turn,
        ) in rows
    )


async def next_without_feats(connection: Connection, after: int) -> int | None:
    """Return the first game after ``after`` whose result lacks what people did best in it."""
    ((game_id,),) = await connection.execute_fetchall(
        "SELECT min(game_id) FROM result_people WHERE best_turn IS NULL AND game_id > ?", (after,)
    )
    return None if game_id is None else int(game_id)


async def add_feats(connection: Connection, game_id: int, result: ResultRow) -> None:
    """Write what people did best in a game into its result, where that lacks it."""
    for person in result.people:
        if person.feats is not None:
            await connection.execute_fetchall(
                "UPDATE result_people SET biggest_group = ?, best_turn = ?"
                " WHERE game_id = ? AND user_id = ? AND best_turn IS NULL",
                (person.feats.biggest_group, person.feats.best_turn, game_id, person.user_id),
            )


async def last_variant(
    connection: Connection, guild_id: int, variants: Collection[str]
) -> str | None:
    """Return the variant of the game that ended last on a server; None if none has ended."""
    rows = await connection.execute_fetchall(
        "SELECT variants.value, (SELECT max(finished_at) FROM results WHERE guild_id = ?1"
        " AND variant = variants.value) AS ended_at FROM json_each(?2) AS variants"
        " ORDER BY ended_at DESC",
        (guild_id, json.dumps([*variants])),
    )
    return next((str(variant) for variant, ended_at in rows if ended_at is not None), None)
