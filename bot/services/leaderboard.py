"""Leaderboards: a server's people by the games of one variant that count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.services.people import Person
from bot.storage import leaderboard
from bot.storage.database import Database
from bot.storage.leaderboard import Chart, LeaderRow, Measure

__all__ = ["ROWS_ON_A_PAGE", "Chart", "Leader", "Leaderboards", "LeadersPage", "Measure"]

ROWS_ON_A_PAGE: Final = 10


@dataclass(frozen=True, slots=True)
class Leader:
    """One row: somebody's rank, which equals share, and their games and wins."""

    rank: int
    person: Person
    games: int
    wins: int

    @property
    def share(self) -> int:
        """How many of 100 games were won, rounded."""
        return round(100 * self.wins / self.games)


@dataclass(frozen=True, slots=True)
class LeadersPage:
    """A page of a leaderboard as ``asker_id`` sees it; ``number`` counts from 0.

    ``above`` and ``below`` hold the asker's row where it stands before or after the page's own.
    """

    chart: Chart
    number: int
    pages: int
    leaders: tuple[Leader, ...]
    asker_id: int
    above: tuple[Leader, ...] = ()
    below: tuple[Leader, ...] = ()

    @property
    def blocks(self) -> tuple[tuple[Leader, ...], ...]:
        """All rows from the top; between two blocks some are left out."""
        return tuple(block for block in (self.above, self.leaders, self.below) if block)

    @property
    def has_asker(self) -> bool:
        """Whether whoever asks has a row."""
        return any(self.is_asker(leader) for block in self.blocks for leader in block)

    def is_asker(self, leader: Leader) -> bool:
        """Tell whether a row is that of whoever asks; namesakes are others."""
        return leader.person.user_id == self.asker_id


class Leaderboards:
    """Reads leaderboards from the stored results."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, guild_id: int, chart: Chart, number: int, asker_id: int) -> LeadersPage:
        """Return a page of a server's leaderboard, the last one if there are not so many."""
        reader = self._database.reader
        people = await leaderboard.count(reader, guild_id, chart)
        pages = max(1, -(-people // ROWS_ON_A_PAGE))
        number = min(number, pages - 1)
        first = number * ROWS_ON_A_PAGE + 1
        places = range(first, first + ROWS_ON_A_PAGE)
        rows = await leaderboard.rows(reader, guild_id, chart, places, asker_id)
        return LeadersPage(
            chart,
            number,
            pages,
            tuple(_leader(row) for row in rows if row.place in places),
            asker_id,
            tuple(_leader(row) for row in rows if row.place < places.start),
            tuple(_leader(row) for row in rows if row.place >= places.stop),
        )


def _leader(row: LeaderRow) -> Leader:
    return Leader(row.rank, Person(row.user_id, row.name or ""), row.games, row.wins)
