"""Leaderboards: the people of a server, ranked by their games of one variant that count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.services.people import Person, persons
from bot.storage import leaderboard
from bot.storage.database import Connection, Database
from bot.storage.leaderboard import Chart, Measure, Total

__all__ = ["ROWS_ON_A_PAGE", "Chart", "Leader", "Leaderboards", "LeadersPage", "Measure"]

ROWS_ON_A_PAGE: Final = 10


@dataclass(frozen=True, slots=True)
class Leader:
    """One row: a person's rank, wins and games; equal results share a rank."""

    rank: int
    person: Person
    games: int
    wins: int

    @property
    def share(self) -> int:
        """The share of games won, in percent, rounded."""
        return round(100 * self.wins / self.games)


@dataclass(frozen=True, slots=True)
class LeadersPage:
    """A page of a leaderboard as ``asker_id`` sees it; ``number`` counts from 0.

    ``above`` and ``below`` hold the asker's row if it stands before or after this page.
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
        """All rows from the top in blocks; between two blocks rows are left out."""
        return tuple(block for block in (self.above, self.leaders, self.below) if block)

    @property
    def has_asker(self) -> bool:
        """Whether the asker has a row."""
        return any(self.is_asker(leader) for block in self.blocks for leader in block)

    def is_asker(self, leader: Leader) -> bool:
        """Tell whether a row is the asker's own; the name does not matter."""
        return leader.person.user_id == self.asker_id


class Leaderboards:
    """Reads leaderboards from stored sums."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, guild_id: int, chart: Chart, number: int, asker_id: int) -> LeadersPage:
        """Return a page of a server's leaderboard; the last page if there are fewer."""
        async with self._database.page() as connection:
            people = await leaderboard.count(connection, guild_id, chart)
            pages = max(1, -(-people // ROWS_ON_A_PAGE))
            number = min(number, pages - 1)
            places = range(number * ROWS_ON_A_PAGE, (number + 1) * ROWS_ON_A_PAGE)
            shown = await leaderboard.totals(connection, guild_id, chart, places)
            own = await leaderboard.total_of(connection, guild_id, chart, asker_id)
            leaders = await _leaders(connection, guild_id, chart, [*shown, *own])
        elsewhere = [total for total in own if total not in shown]
        above = [total for total in elsewhere if chart.order(total) < chart.order(shown[0])]
        below = [total for total in elsewhere if total not in above]
        return LeadersPage(
            chart=chart,
            number=number,
            pages=pages,
            leaders=tuple(leaders[total] for total in shown),
            asker_id=asker_id,
            above=tuple(leaders[total] for total in above),
            below=tuple(leaders[total] for total in below),
        )


async def _leaders(
    connection: Connection, guild_id: int, chart: Chart, totals: Sequence[Total]
) -> dict[Total, Leader]:
    """Add ranks and the names last seen on the server."""
    measures = {chart.measured(total) for total in totals}
    ranks = {
        measured: await leaderboard.rank(connection, guild_id, chart, measured)
        for measured in measures
    }
    named = await persons(connection, guild_id, [total.user_id for total in totals])
    return {
        total: Leader(ranks[chart.measured(total)], person, total.games, total.wins)
        for total, person in zip(totals, named, strict=True)
    }
