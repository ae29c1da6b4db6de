"""Reads what somebody's finished games on a server add up to."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.storage.database import Connection
from bot.storage.pages.seen import ALL_GAMES, ARE_SEEN, Games
from bot.storage.people.id_signs import computer_in_sql, level_in_sql, person_in_sql
from bot.storage.ratings import Ladder
from bot.storage.results import Feats
from bot.storage.times import MILLISECOND, from_milliseconds


@dataclass(frozen=True, slots=True)
class GamesPlayed:
    """Finished games of one variant and number of players, and how many of them were won."""

    variant: str
    players: int
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Bests:
    """What somebody did best in a variant.

    ``score`` is None if they gave all their seats away; ``feats`` are 0 where there is none.
    """

    score: int | None
    feats: Feats


@dataclass(frozen=True, slots=True)
class Against:
    """Games with another person: how often they ended behind somebody (``won``) or before them."""

    user_id: int
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class GamesAgainst:
    """Finished games of one variant with computers alone, some of them of one level.

    ``score`` is None if somebody gave all their seats away; ``best_turn`` is 0 without one.
    """

    variant: str
    level: int
    games: int
    wins: int
    score: int | None
    best_turn: int


@dataclass(frozen=True, slots=True)
class Steps:
    """Somebody's ratings before the first of their last games and after each, and its end."""

    mus: tuple[float, ...]
    first_at: datetime
    last_at: datetime


async def played(connection: Connection, games: Games) -> list[GamesPlayed]:
    """Return games and wins by variant and number of players."""
    rows = await connection.run(
        "SELECT own.variant, (SELECT count(*) FROM seats WHERE seats.game_id = own.game_id)"  # noqa: S608
        f" AS players, count(*), sum(is_win) {ALL_GAMES} {ARE_SEEN} GROUP BY 1, 2 ORDER BY 1, 2",
        games.facts,
    )
    return [GamesPlayed(variant, players, number, wins) for variant, players, number, wins in rows]


async def bests(connection: Connection, games: Games) -> dict[str, Bests]:
    """Return what was done best in each variant.

    The score of a seat that was given away counts for nobody; what its owner did before does.
    """
    rows = await connection.run(
        "SELECT own.variant, max((SELECT score FROM seats WHERE seats.game_id = own.game_id"  # noqa: S608
        f" AND seats.owner_id = :person AND seats.user_id = :person)),"
        " coalesce(max(biggest_group), 0), coalesce(max(best_turn), 0)"
        f"{ALL_GAMES} {ARE_SEEN} GROUP BY 1",
        games.facts,
    )
    return {variant: Bests(score, Feats(*feats)) for variant, score, *feats in rows}


async def longest(connection: Connection, games: Games) -> timedelta | None:
    """Return how long the longest game took from its start to its end; None without a game."""
    ((took,),) = await connection.run(
        "SELECT max(own.finished_at - coalesce((SELECT at FROM log"  # noqa: S608
        " WHERE log.game_id = own.game_id AND revision = 1), created_at)) " + ALL_GAMES + ARE_SEEN,
        games.facts,
    )
    return None if took is None else took * MILLISECOND


async def opponents(connection: Connection, games: Games, most: int) -> list[Against]:
    """Return with whom somebody has finished most games, the most frequent first."""
    rows = await connection.run(
        "SELECT other.user_id, count(*), sum(own.rank < other.rank), sum(own.rank > other.rank)"
        f" {ALL_GAMES} JOIN result_people AS other USING (game_id) {ARE_SEEN}"
        " AND other.user_id <> :person GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT :most",
        {**games.facts, "most": most},
    )
    return [Against(*row) for row in rows]


async def against_computers(connection: Connection, games: Games) -> list[GamesAgainst]:
    """Return what somebody's games without other people add up to, by variant and level.

    The level is a number, as ids of computer players have it; a game with two levels counts twice.
    """
    rows = await connection.run(
        "SELECT variant, level, count(*), sum(is_win), max(score), max(best_turn) FROM ("  # noqa: S608
        "SELECT DISTINCT own.game_id, own.variant AS variant,"
        f" {level_in_sql('computers.owner_id')} AS level,"
        " is_win, coalesce(best_turn, 0) AS best_turn,"
        " (SELECT max(score) FROM seats WHERE seats.game_id = own.game_id"
        " AND seats.owner_id = :person AND seats.user_id = :person) AS score"
        f" {ALL_GAMES} JOIN seats AS computers ON computers.game_id = own.game_id"
        f" {ARE_SEEN} AND {computer_in_sql('computers.owner_id')}"
        " AND NOT EXISTS (SELECT 1 FROM result_people AS others"
        " WHERE others.game_id = own.game_id AND others.user_id <> :person)"
        " AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.game_id = own.game_id"
        f" AND {person_in_sql('others.user_id')} AND others.user_id <> :person)"
        ") GROUP BY 1, 2 ORDER BY 1, 2",
        games.facts,
    )
    return [
        GamesAgainst(
            variant=variant, level=level, games=number, wins=wins, score=score, best_turn=turn
        )
        for variant, level, number, wins, score, turn in rows
    ]


async def steps_of(connection: Connection, ladder: Ladder, user_id: int, most: int) -> Steps | None:
    """Return how somebody's rating went in their last games, ``most`` at most."""
    rows = await connection.run(
        "SELECT finished_at, mu_before, mu FROM rating_changes"
        " WHERE guild_id = ? AND variant = ? AND user_id = ?"
        " ORDER BY finished_at DESC, game_id DESC LIMIT ?",
        (ladder.guild_id, ladder.variant, user_id, most),
    )
    if not rows:
        return None
    (first_at, before, _), (last_at, *_) = rows[-1], rows[0]
    mus = (before, *(mu for *_, mu in reversed(rows)))
    return Steps(mus, from_milliseconds(first_at), from_milliseconds(last_at))
