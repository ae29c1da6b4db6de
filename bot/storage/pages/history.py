"""Reads somebody's finished games, the newest first."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.games import WHEREABOUTS, Whereabouts
from bot.storage.pages.seen import ALL_GAMES, ARE_SEEN, Games
from bot.storage.times import from_milliseconds, to_milliseconds
from bot.storage.words.kinds import cached_by_kinds, kinds_in_sql


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game: somebody's rank and score in it, and the newest message that shows it.

    The score is None if they gave their seat away. The game ``is_rated`` if it counts for ratings,
    games and wins.
    """

    where: Whereabouts
    variant: str
    finished_at: datetime
    rank: int
    players: int
    score: int | None
    message_id: int | None
    is_rated: bool

    @property
    def place(self) -> Ended:
        """Where it stands in a list."""
        return Ended(self.finished_at, self.where.game_id)


@dataclass(frozen=True, slots=True)
class Ended:
    """When a game ended, and its id: its place in a list, which later games do not move."""

    at: datetime
    game_id: int

    @property
    def facts(self) -> dict[str, int]:
        """What a query takes that compares with it."""
        return {"at": to_milliseconds(self.at), "game": self.game_id}


_OF_VARIANT: Final = f"{ARE_SEEN} AND own.variant = coalesce(:variant, own.variant)"
_NEWER: Final = "(own.finished_at, own.game_id) > (:at, :game)"
_FROM_HERE: Final = "(own.finished_at, own.game_id) <= (:at, :game)"


async def count(
    connection: Connection, games: Games, variant: str | None, newer_than: Ended | None = None
) -> int:
    """Return how many games there are, or are newer than a place, of one variant or of all."""
    where, facts = ("TRUE", {}) if newer_than is None else (_NEWER, newer_than.facts)
    ((number,),) = await connection.run(
        f"SELECT count(*) {ALL_GAMES} {_OF_VARIANT} AND {where}",
        {**games.facts, "variant": variant, **facts},
    )
    return int(number)


async def newer(
    connection: Connection, games: Games, variant: str | None, than: Ended, most: int
) -> Ended | None:
    """Return the place of the game that is ``most`` games newer; None if there are not so many."""
    rows = await connection.run(
        f"SELECT own.finished_at, own.game_id {ALL_GAMES} {_OF_VARIANT} AND {_NEWER}"
        " ORDER BY own.finished_at, own.game_id LIMIT 1 OFFSET :before",
        {**games.facts, "variant": variant, **than.facts, "before": most - 1},
    )
    return next((Ended(from_milliseconds(at), game_id) for at, game_id in rows), None)


@cached_by_kinds
def _finished() -> Columns[Finished]:
    boards = kinds_in_sql(lambda kind: kind.tells_turns)
    return Columns(
        Finished,
        "own.variant, own.finished_at, own.rank",
        where=WHEREABOUTS,
        players="(SELECT count(*) FROM seats WHERE seats.game_id = own.game_id)",
        score="(SELECT score FROM seats WHERE seats.game_id = own.game_id"
        " AND seats.owner_id = :person AND seats.user_id = :person)",
        message_id="(SELECT max(message_id) FROM messages WHERE messages.game_id = own.game_id"  # noqa: S608
        f" AND messages.channel_id = games.channel_id AND kind IN {boards})",
        is_rated="EXISTS (SELECT 1 FROM rating_changes WHERE rating_changes.game_id = own.game_id"
        " AND rating_changes.user_id = own.user_id)",
    )


async def finished(
    connection: Connection, games: Games, variant: str | None, first: Ended | None, most: int
) -> list[Finished]:
    """Return games of one variant or of all from a place on, the newest if that is None."""
    where, facts = ("TRUE", {}) if first is None else (_FROM_HERE, first.facts)
    return await _finished().select(
        connection,
        f"{ALL_GAMES} {_OF_VARIANT} AND {where}"
        " ORDER BY own.finished_at DESC, own.game_id DESC LIMIT :most",
        {**games.facts, "variant": variant, **facts, "most": most},
    )
