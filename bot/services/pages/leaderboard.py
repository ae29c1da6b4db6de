"""Leaderboards: the people of a server, ranked by their games of one variant that count."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.services.people import Person, persons
from bot.services.people.holders import NUMBERS, UNKNOWN, Computer
from bot.services.ratings.model import PROVISIONAL_BELOW, points, spread
from bot.storage import games, ratings, results, seats
from bot.storage.database import Connection, Database
from bot.storage.pages.leaderboard import Board, Chart, Measure, Period
from bot.storage.ratings import Ladder, Standing
from bot.storage.times import start_of
from engine.variants import VARIANTS

__all__ = [
    "GAMES_IN_A_CURVE",
    "ROWS_ON_A_PAGE",
    "Chart",
    "FirstWin",
    "Leader",
    "Leaderboards",
    "LeadersPage",
    "Measure",
    "Period",
    "RatedGame",
    "RatingChange",
]

ROWS_ON_A_PAGE: Final = 10
GAMES_IN_A_CURVE: Final = 30


@dataclass(frozen=True, slots=True)
class Leader:
    """One row: a person's rank, games, wins and rating; equal results share a rank.

    ``rating`` is that after the last game of the period, ``spread`` how far off it may well be, and
    ``change`` what the period brought. Who ``is_provisional`` has too few games to be ranked by
    rating: there ``rank`` is None. ``curve`` holds the ratings before the first and after each of
    the last games of the period.
    """

    rank: int | None
    person: Person
    games: int
    wins: int
    rating: int
    spread: int
    change: int
    is_provisional: bool = False
    curve: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RatingChange:
    """Somebody's rating after a game, and how much that changed it, as people see them."""

    rating: int
    change: int
    is_provisional: bool


@dataclass(frozen=True, slots=True)
class FirstWin:
    """The level against which somebody has won for the first time on their server."""

    person: Person
    level: str


@dataclass(frozen=True, slots=True)
class RatedGame:
    """Who had the seats of a finished game first, by seats, and what it changed in ratings.

    ``changes`` are by user ids. They are empty if the game counts for no leaderboard. ``first_win``
    is given if it is somebody's first win against a level, without other people.
    """

    owners: tuple[Person, ...]
    changes: Mapping[int, RatingChange]
    first_win: FirstWin | None = None


UNRATED: Final = RatedGame((), {})


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
    """Reads leaderboards from stored sums, and what a game changed in them."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        """``now`` gives aware UTC instants."""
        self._database = database
        self._now = now

    async def usual_variant(self, guild_id: int) -> str:
        """Return the variant that was last played on a server, or the first of all."""
        async with self._database.page() as connection:
            last = await results.last_variant(connection, guild_id, VARIANTS)
        return last or next(iter(VARIANTS))

    async def rated_game(self, game_id: int) -> RatedGame:
        """Return what a started game changed in the ratings of its people; nothing if it goes on.

        People without a rating are left out. A result that is to be posted waits for no page.
        """
        reader = self._database.reader
        effects = await ratings.effects_of(reader, game_id, PROVISIONAL_BELOW)
        row = await games.get(reader, game_id)
        seated = await seats.of_game(reader, game_id)
        owner_ids = [seat.owner_id for seat in seated]
        owners = await persons(reader, row.where.guild_id if row else 0, owner_ids)
        changes = {
            effect.user_id: RatingChange(
                rating=points(effect.mu),
                change=points(effect.mu) - points(effect.mu_before),
                is_provisional=effect.games < PROVISIONAL_BELOW,
            )
            for effect in effects
        }
        return RatedGame(owners, changes, await _first_win(reader, game_id, owners))

    async def page(self, guild_id: int, chart: Chart, number: int, asker_id: int) -> LeadersPage:
        """Return a page of a server's leaderboard; the last page if there are fewer."""
        board = Board(guild_id, chart, chart.period.at(self._now()))
        async with self._database.page() as connection:
            people = await board.count(connection)
            pages = max(1, -(-people // ROWS_ON_A_PAGE))
            number = min(number, pages - 1)
            places = range(number * ROWS_ON_A_PAGE, (number + 1) * ROWS_ON_A_PAGE)
            shown = await board.standings(connection, places)
            own = await board.standing_of(connection, asker_id)
            elsewhere = [standing for standing in own if standing not in shown]
            ranks = [
                *await _ranks(connection, board, shown, places),
                *await _ranks(connection, board, elsewhere, range(0)),
            ]
            leaders = await _leaders(connection, board, [*shown, *elsewhere], ranks)
        above = [row for row in elsewhere if chart.order(row) < chart.order(shown[0])]
        below = [row for row in elsewhere if row not in above]
        return LeadersPage(
            chart=chart,
            number=number,
            pages=pages,
            leaders=tuple(leaders[standing] for standing in shown),
            asker_id=asker_id,
            above=tuple(leaders[standing] for standing in above),
            below=tuple(leaders[standing] for standing in below),
        )


async def _leaders(
    connection: Connection,
    board: Board,
    standings: Sequence[Standing],
    ranks: Sequence[int | None],
) -> dict[Standing, Leader]:
    """Add ranks, the names last seen on the server, and curves."""
    users = [standing.user_id for standing in standings]
    named = await persons(connection, board.guild_id, users)
    ladder, since = Ladder(board.guild_id, board.chart.variant), start_of(board.period)
    curves = await ratings.curves(connection, ladder, users, since, GAMES_IN_A_CURVE)
    return {
        standing: Leader(
            rank=rank,
            person=person,
            games=standing.games,
            wins=standing.wins,
            rating=points(standing.mu),
            spread=spread(standing.sigma),
            change=standing.change,
            is_provisional=standing.is_provisional,
            curve=tuple(map(points, curves[standing.user_id])),
        )
        for standing, person, rank in zip(standings, named, ranks, strict=True)
    }


async def _ranks(
    connection: Connection, board: Board, standings: Sequence[Standing], places: range
) -> list[int | None]:
    """Return the ranks of those at ``places``, who stand one behind the other."""
    ranks: list[int | None] = []
    for index, standing in enumerate(standings):
        measured = board.chart.measured(standing)
        if board.chart.measure is Measure.RATING and standing.is_provisional:
            ranks.append(None)
        elif index == 0:  # equals may stand on the page before
            ranks.append(await board.rank(connection, standing))
        elif measured == board.chart.measured(standings[index - 1]):
            ranks.append(ranks[-1])
        else:
            ranks.append(places[index] + 1)
    return ranks


async def _first_win(
    connection: Connection, game_id: int, owners: Sequence[Person]
) -> FirstWin | None:
    """Return whether the only person of a game has won against its hardest level at last."""
    people = [owner for owner in owners if not owner.is_computer]
    computers = [Computer.of_user_id(owner.user_id) for owner in owners if owner.is_computer]
    levels = [computer.level for computer in computers if computer and computer.level != UNKNOWN]
    if len(people) != 1 or not levels:
        return None
    result = await results.of_game(connection, game_id)
    own = [it for it in result.people if it.user_id == people[0].user_id] if result else []
    hardest = max(levels, key=NUMBERS.__getitem__)
    if not own or not own[0].is_win:
        return None
    if await results.has_won_against(connection, own[0], game_id, NUMBERS[hardest]):
        return None
    return FirstWin(people[0], hardest)
