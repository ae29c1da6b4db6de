"""Reads how people stand on a server, from stored sums of the games that count.

Whose data was deleted stands on no leaderboard.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.storage.database import Connection
from bot.storage.people.former import FORMER
from bot.storage.ratings import STANDINGS, Standing
from bot.storage.times import ALL_TIME, month_of, season_of


class Measure(StrEnum):
    """What people are ranked by; in a period the rating counts by its change."""

    RATING = "rating"
    WINS = "wins"
    GAMES = "games"


class Period(StrEnum):
    """Which games count: all of them, or those of this season or month."""

    ALL = "all"
    SEASON = "season"
    MONTH = "month"

    def at(self, now: datetime) -> str:
        """Return the period as the database stores it."""
        match self:
            case Period.ALL:
                return ALL_TIME
            case Period.SEASON:
                return season_of(now)
            case Period.MONTH:
                return month_of(now)


@dataclass(frozen=True, slots=True)
class Chart:
    """A leaderboard: its variant, what people are ranked by, and in which period."""

    variant: str
    measure: Measure = Measure.RATING
    period: Period = Period.ALL

    def measured(self, standing: Standing) -> tuple[int, ...]:
        """Return that by which somebody is ranked; equals share it."""
        return self.order(standing)[: 2 if self.measure is Measure.RATING else 1]

    def order(self, standing: Standing) -> tuple[int, ...]:
        """Return a sort key: the least stands first."""
        games, wins, user_id = standing.games, standing.wins, standing.user_id
        match self.measure:
            case Measure.RATING:
                return standing.is_provisional, -standing.change, -games, user_id
            case Measure.WINS:
                return -wins, games, user_id
            case Measure.GAMES:
                return -games, -wins, user_id


@dataclass(frozen=True, slots=True)
class Board:
    """One server's leaderboard in a ``period`` as the database stores it."""

    guild_id: int
    chart: Chart
    period: str

    @property
    def _key(self) -> tuple[int, str, str]:
        return self.guild_id, self.chart.variant, self.period

    async def count(self, connection: Connection) -> int:
        """Return how many people stand on it."""
        return await connection.number(f"SELECT count(*) {_HERE}", self._key) or 0

    async def standings(self, connection: Connection, places: range) -> list[Standing]:
        """Return the people at ``places``, counted from 0."""
        here = f"{_HERE} {_ORDER[self.chart.measure]} LIMIT ? OFFSET ?"
        return await STANDINGS.select(connection, here, (*self._key, len(places), places.start))

    async def standing_of(self, connection: Connection, user_id: int) -> list[Standing]:
        """Return somebody's standing in a list, which is empty if they are not on it."""
        return await STANDINGS.select(connection, f"{_HERE} AND user_id = ?", (*self._key, user_id))

    async def rank(self, connection: Connection, standing: Standing) -> int:
        """Return a standing's rank, from 1, which equals share."""
        measured = {
            Measure.RATING: standing.change,
            Measure.WINS: standing.wins,
            Measure.GAMES: standing.games,
        }
        ((better,),) = await connection.run(
            f"SELECT count(*) {_HERE} AND {_BETTER[self.chart.measure]}",
            (*self._key, measured[self.chart.measure]),
        )
        return int(better) + 1


_HERE: Final = (
    "FROM standings WHERE guild_id = ? AND variant = ? AND period = ?"
    f" AND user_id NOT BETWEEN {FORMER[0]} AND {FORMER[-1]}"
)
# These must match `Chart.order`; an index holds each of them.
_ORDER: Final = {
    Measure.RATING: "ORDER BY is_provisional, change DESC, games DESC, user_id",
    Measure.WINS: "ORDER BY wins DESC, games, user_id",
    Measure.GAMES: "ORDER BY games DESC, wins DESC, user_id",
}
_BETTER: Final = {
    Measure.RATING: "is_provisional = 0 AND change > ?",
    Measure.WINS: "wins > ?",
    Measure.GAMES: "games > ?",
}
