"""Reads who has played and won how often, from stored sums of the games that count."""

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
class Total:
    """How many games of a variant that count somebody has played, and won."""

    user_id: int
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Chart:
    """A leaderboard: its variant, and what people are ranked by."""

    variant: str
    measure: Measure

    def measured(self, total: Total) -> int:
        """Return the number by which somebody is ranked."""
        return total.wins if self.measure is Measure.WINS else total.games

    def order(self, total: Total) -> tuple[int, int, int]:
        """Return a sort key: the least stands first."""
        match self.measure:
            case Measure.WINS:
                return -total.wins, total.games, total.user_id
            case Measure.GAMES:
                return -total.games, -total.wins, total.user_id


# These must match `Chart.order`; an index holds each of them.
_IN_ORDER: Final = {
    Measure.WINS: "SELECT user_id, games, wins FROM totals WHERE guild_id = ? AND variant = ?"
    " ORDER BY wins DESC, games, user_id LIMIT ? OFFSET ?",
    Measure.GAMES: "SELECT user_id, games, wins FROM totals WHERE guild_id = ? AND variant = ?"
    " ORDER BY games DESC, wins DESC, user_id LIMIT ? OFFSET ?",
}
_BETTER: Final = {
    Measure.WINS: "SELECT count(*) FROM totals WHERE guild_id = ? AND variant = ? AND wins > ?",
    Measure.GAMES: "SELECT count(*) FROM totals WHERE guild_id = ? AND variant = ? AND games > ?",
}


async def count(connection: Connection, guild_id: int, chart: Chart) -> int:
    """Return how many people stand on a server's leaderboard."""
    ((people,),) = await connection.execute_fetchall(
        "SELECT count(*) FROM totals WHERE guild_id = ? AND variant = ?", (guild_id, chart.variant)
    )
    return int(people)


async def totals(connection: Connection, guild_id: int, chart: Chart, places: range) -> list[Total]:
    """Return the people at ``places``, counted from 0."""
    asked = (guild_id, chart.variant, len(places), places.start)
    rows = await connection.execute_fetchall(_IN_ORDER[chart.measure], asked)
    return [Total(*row) for row in rows]


async def total_of(
    connection: Connection, guild_id: int, chart: Chart, user_id: int
) -> list[Total]:
    """Return somebody's total in a list, which is empty if they are not on the leaderboard."""
    rows = await connection.execute_fetchall(
        "SELECT user_id, games, wins FROM totals"
        " WHERE guild_id = ? AND variant = ? AND user_id = ?",
        (guild_id, chart.variant, user_id),
    )
    return [Total(*row) for row in rows]


async def rank(connection: Connection, guild_id: int, chart: Chart, measured: int) -> int:
    """Return the rank of everybody who has reached this number."""
    asked = (guild_id, chart.variant, measured)
    ((better,),) = await connection.execute_fetchall(_BETTER[chart.measure], asked)
    return int(better) + 1
