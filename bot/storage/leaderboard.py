"""Reads who has played and won how often, from the sums that are kept of the games that count."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.storage.database import Connection


class Measure(StrEnum):
    """What people are ranked by."""

    WINS = "wins"
    GAMES = "games"


@dataclass(frozen=True, slots=True)
class Chart:
    """Which leaderboard is asked for: of which variant, and by what."""

    variant: str
    measure: Measure


@dataclass(frozen=True, slots=True)
class LeaderRow:
    """A person's games that count; ``place`` counts rows from 1, equals share a ``rank``.

    ``name`` is the one last seen on the server, None if there was none.
    """

    place: int
    rank: int
    user_id: int
    name: str | None
    games: int
    wins: int


_COUNT: Final = """
    SELECT count(*) FROM totals WHERE guild_id = :guild AND variant = :variant
"""

_PAGE: Final = """
    WITH measured AS (
        SELECT user_id, games, wins,
            CASE :measure WHEN 'wins' THEN wins ELSE games END AS measured
        FROM totals WHERE guild_id = :guild AND variant = :variant
    ), ranked AS (
        SELECT *, rank() OVER (ORDER BY measured DESC) AS rank, row_number() OVER
            (ORDER BY measured DESC, wins DESC, games, user_id) AS place
        FROM measured
    )
    SELECT place, rank, ranked.user_id, name, games, wins
    FROM ranked LEFT JOIN people ON guild_id = :guild AND people.user_id = ranked.user_id
    WHERE place BETWEEN :first AND :last OR ranked.user_id = :asker ORDER BY place
"""


async def count(connection: Connection, guild_id: int, chart: Chart) -> int:
    """Return how many people stand on a server's leaderboard."""
    asked = {"guild": guild_id, "variant": chart.variant}
    ((people,),) = await connection.execute_fetchall(_COUNT, asked)
    return int(people)


async def rows(
    connection: Connection, guild_id: int, chart: Chart, places: range, asker_id: int
) -> tuple[LeaderRow, ...]:
    """Return the rows of ``places``, and that of ``asker_id`` if there is one, in order."""
    asked = {
        "guild": guild_id,
        "variant": chart.variant,
        "measure": chart.measure,
        "first": places.start,
        "last": places.stop - 1,
        "asker": asker_id,
    }
    found = await connection.execute_fetchall(_PAGE, asked)
    return tuple(LeaderRow(*row) for row in found)
