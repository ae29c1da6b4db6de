"""Reads what somebody's finished games on a server add up to."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from bot.storage.database import Connection
from bot.storage.ratings import Ladder
from bot.storage.times import MILLISECOND, from_milliseconds


@dataclass(frozen=True, slots=True)
class Games:
    """Whose games on a server are read: all but those in ``hidden`` channels.

    Those in which ``asker_id`` has or had a seat are read even so.
    """

    guild_id: int
    user_id: int
    asker_id: int
    hidden: Collection[int] = ()

    @property
    def facts(self) -> dict[str, int | str]:
        """What a query takes."""
        return {
            "guild": self.guild_id,
            "person": self.user_id,
            "asker": self.asker_id,
            "hidden": json.dumps(sorted(self.hidden)),
        }


@dataclass(frozen=True, slots=True)
class Played:
    """Finished games of one variant and number of players, and how many of them were won."""

    variant: str
    players: int
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Against:
    """Games with another person: how often they ended behind somebody (``won``) or before them."""

    user_id: int
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Steps:
    """Somebody's ratings before the first of their last games and after each, and its end."""

    mus: tuple[float, ...]
    first_at: datetime
    last_at: datetime


_ALL: Final = "FROM result_people AS own JOIN games USING (game_id)"
_ARE_SEEN: Final = """
    WHERE own.guild_id = :guild AND own.user_id = :person AND (
        channel_id NOT IN (SELECT value FROM json_each(:hidden))
        OR EXISTS (SELECT 1 FROM seats WHERE seats.game_id = own.game_id
            AND :asker IN (seats.user_id, seats.owner_id)))
"""


async def channels_of(connection: Connection, guild_id: int, user_id: int) -> list[int]:
    """Return the channels in which somebody has finished games."""
    rows = await connection.execute_fetchall(
        f"SELECT DISTINCT channel_id {_ALL}"
        " WHERE own.guild_id = ? AND own.user_id = ? ORDER BY channel_id",
        (guild_id, user_id),
    )
    return [int(channel_id) for (channel_id,) in rows]


async def played(connection: Connection, games: Games) -> list[Played]:
    """Return games and wins by variant and number of players."""
    rows = await connection.execute_fetchall(
        "SELECT own.variant, (SELECT count(*) FROM seats WHERE seats.game_id = own.game_id)"  # noqa: S608
        f" AS players, count(*), sum(is_win) {_ALL} {_ARE_SEEN} GROUP BY 1, 2 ORDER BY 1, 2",
        games.facts,
    )
    return [Played(*row) for row in rows]


async def best_scores(connection: Connection, games: Games) -> dict[str, int]:
    """Return the best score in each variant; a seat that was given away counts for nobody."""
    rows = await connection.execute_fetchall(
        "SELECT own.variant, max((SELECT score FROM seats WHERE seats.game_id = own.game_id"  # noqa: S608
        f" AND seats.owner_id = :person AND seats.user_id = :person)) AS best {_ALL} {_ARE_SEEN}"
        " GROUP BY 1 HAVING best IS NOT NULL",
        games.facts,
    )
    return {str(variant): int(score) for variant, score in rows}


async def longest(connection: Connection, games: Games) -> timedelta | None:
    """Return how long the longest game took from its start to its end; None without a game."""
    ((took,),) = await connection.execute_fetchall(
        "SELECT max(own.finished_at - coalesce((SELECT at FROM log"  # noqa: S608
        " WHERE log.game_id = own.game_id AND revision = 1), created_at)) " + _ALL + _ARE_SEEN,
        games.facts,
    )
    return None if took is None else took * MILLISECOND


async def opponents(connection: Connection, games: Games, most: int) -> list[Against]:
    """Return with whom somebody has finished most games, the most frequent first."""
    rows = await connection.execute_fetchall(
        "SELECT other.user_id, count(*), sum(own.rank < other.rank), sum(own.rank > other.rank)"
        f" {_ALL} JOIN result_people AS other USING (game_id) {_ARE_SEEN}"
        " AND other.user_id <> :person GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT :most",
        {**games.facts, "most": most},
    )
    return [Against(*row) for row in rows]


async def steps_of(connection: Connection, ladder: Ladder, user_id: int, most: int) -> Steps | None:
    """Return how somebody's rating went in their last games, ``most`` at most."""
    rows: Sequence[Any] = [
        *await connection.execute_fetchall(
            "SELECT finished_at, mu_before, mu FROM rating_changes"
            " WHERE guild_id = ? AND variant = ? AND user_id = ?"
            " ORDER BY finished_at DESC, game_id DESC LIMIT ?",
            (ladder.guild_id, ladder.variant, user_id, most),
        )
    ]
    if not rows:
        return None
    (first_at, before, _), (last_at, *_) = rows[-1], rows[0]
    mus = (before, *(mu for *_, mu in reversed(rows)))
    return Steps(mus, from_milliseconds(first_at), from_milliseconds(last_at))
