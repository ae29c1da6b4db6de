"""Profiles: what somebody's finished games on a server add up to, as the asker may see them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.services.people import Person, persons
from bot.services.people.holders import NUMBERS
from bot.services.ratings.model import points, spread
from bot.storage import ratings, reviews
from bot.storage.database import Connection, Database
from bot.storage.pages import profiles, seen
from bot.storage.pages.profiles import Bests, GamesAgainst, GamesPlayed, Steps
from bot.storage.pages.seen import Games
from bot.storage.ratings import Ladder, Standing
from bot.storage.results import Feats
from bot.storage.reviews import Accuracy
from bot.storage.times import ALL_TIME
from engine.review.decisions import VERSION
from engine.variants import VARIANTS

__all__ = [
    "GAMES_IN_A_CURVE",
    "Accuracy",
    "AgainstLevel",
    "Bests",
    "Feats",
    "Games",
    "GamesPlayed",
    "Opponent",
    "Profile",
    "Profiles",
    "RatedIn",
]

GAMES_IN_A_CURVE: Final = 100
MOST_OPPONENTS: Final = 5
REVIEWED_GAMES: Final = 10
"""So many of somebody's last reviewed games in each variant say how well they decide."""


@dataclass(frozen=True, slots=True)
class RatedIn:
    """Somebody's rating in one variant, and their games and wins that count for it.

    ``curve`` holds the ratings before the first of their last games and after each of them;
    these ended from ``first_at`` to ``last_at``. It is empty while ratings are computed anew.
    """

    variant: str
    rating: int
    spread: int
    is_provisional: bool
    games: int
    wins: int
    curve: tuple[int, ...] = ()
    first_at: datetime | None = None
    last_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody who was often played with: ``won`` games ended before them, ``lost`` behind them."""

    person: Person
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class AgainstLevel:
    """Games of one variant with computers alone, some of them of a level; as ``GamesAgainst``."""

    variant: str
    level: str
    games: int
    wins: int
    score: int | None
    best_turn: int


@dataclass(frozen=True, slots=True)
class Profile:
    """What a person's finished games add up to; ratings count all games, the rest those seen.

    ``played`` is ordered by variant and number of players, ``opponents`` by the number of games.
    ``bests`` has a value for each variant that was played. ``longest`` is the time from the start
    to the end of a game. ``against`` are games without other people, by variant and level, of
    somebody who has no rating. ``accuracies`` are for nobody but themselves.
    """

    person: Person
    rated: tuple[RatedIn, ...]
    played: tuple[GamesPlayed, ...]
    bests: dict[str, Bests]
    longest: timedelta | None
    opponents: tuple[Opponent, ...]
    against: tuple[AgainstLevel, ...] = ()
    accuracies: tuple[Accuracy, ...] = ()


class Profiles:
    """Reads profiles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def channels_of(self, guild_id: int, user_id: int) -> list[int]:
        """Return the channels of a server in which somebody has finished games."""
        async with self._database.page() as connection:
            return await seen.channels_of(connection, guild_id, user_id)

    async def of(self, games: Games) -> Profile:
        """Return the profile that some games make."""
        async with self._database.page() as connection:
            against = await profiles.opponents(connection, games, MOST_OPPONENTS)
            users = [games.user_id, *(other.user_id for other in against)]
            person, *others = await persons(connection, games.guild_id, users)
            rated = await _rated(connection, games.guild_id, games.user_id, VARIANTS)
            alone = [] if rated else await profiles.against_computers(connection, games)
            return Profile(
                person=person,
                rated=rated,
                played=tuple(await profiles.played(connection, games)),
                bests=await profiles.bests(connection, games),
                longest=await profiles.longest(connection, games),
                opponents=tuple(
                    Opponent(other, row.games, row.won, row.lost)
                    for other, row in zip(others, against, strict=True)
                ),
                against=tuple(_by_level(alone)),
                accuracies=await _accuracies(connection, games),
            )


async def _accuracies(connection: Connection, games: Games) -> tuple[Accuracy, ...]:
    """Return how well whoever asks decides; nothing of anybody else."""
    if games.user_id != games.asker_id:
        return ()
    found = await reviews.accuracies(
        connection, games.guild_id, games.user_id, VERSION, REVIEWED_GAMES
    )
    return tuple(found)


def _by_level(found: Iterable[GamesAgainst]) -> Iterator[AgainstLevel]:
    """Name the levels; what only a newer version of this program knows is left out."""
    names = {number: level for level, number in NUMBERS.items()}
    for row in found:
        if row.level in names:
            yield AgainstLevel(
                variant=row.variant,
                level=names[row.level],
                games=row.games,
                wins=row.wins,
                score=row.score,
                best_turn=row.best_turn,
            )


async def _rated(
    connection: Connection, guild_id: int, user_id: int, variants: Collection[str]
) -> tuple[RatedIn, ...]:
    found: list[RatedIn] = []
    for variant in variants:
        ladder = Ladder(guild_id, variant)
        standings = await ratings.standings_of(connection, ladder, [user_id], [ALL_TIME])
        steps = await profiles.steps_of(connection, ladder, user_id, GAMES_IN_A_CURVE)
        found += [_rated_in(variant, standing, steps) for standing in standings]
    return tuple(found)


def _rated_in(variant: str, standing: Standing, steps: Steps | None) -> RatedIn:
    return RatedIn(
        variant=variant,
        rating=points(standing.mu),
        spread=spread(standing.sigma),
        is_provisional=standing.is_provisional,
        games=standing.games,
        wins=standing.wins,
        curve=tuple(map(points, steps.mus)) if steps else (),
        first_at=steps.first_at if steps else None,
        last_at=steps.last_at if steps else None,
    )
