"""Reads somebody's finished games, the newest first."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.storage.database import Connection
from bot.storage.pages.seen import ALL_GAMES, ARE_SEEN, Games
from bot.storage.times import from_milliseconds


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game: somebody's rank and score in it, and the newest message that shows it.

    The score is None if they gave their seat away. The game ``is_rated`` if it counts for ratings,
    games and wins.
    """

    game_id: int
    guild_id: int
    channel_id: int
    name: str
    variant: str
    finished_at: datetime
    rank: int
    players: int
    score: int | None
    message_id: int | None
    is_rated: bool


_OF_VARIANT = " AND own.variant = coalesce(:variant, own.variant)"


async def count(connection: Connection, games: Games, variant: str | None) -> int:
    """Return how many games there are, of one variant or of all."""
    ((number,),) = await connection.execute_fetchall(
        f"SELECT count(*) {ALL_GAMES} {ARE_SEEN} {_OF_VARIANT}",
        {**games.facts, "variant": variant},
    )
    return int(number)


async def finished(
    connection: Connection, games: Games, variant: str | None, places: range
) -> list[Finished]:
    """Return the games at ``places``, counted from 0, of one variant or of all."""
    rows = await connection.execute_fetchall(
        "SELECT own.game_id, own.guild_id, games.channel_id, games.name, own.variant,"  # noqa: S608
        " own.finished_at, own.rank,"
        " (SELECT count(*) FROM seats WHERE seats.game_id = own.game_id),"
        " (SELECT score FROM seats WHERE seats.game_id = own.game_id"
        " AND seats.owner_id = :person AND seats.user_id = :person),"
        " (SELECT max(message_id) FROM messages WHERE messages.game_id = own.game_id"
        " AND messages.channel_id = games.channel_id AND kind IN ('turn', 'result')),"
        " EXISTS (SELECT 1 FROM rating_changes WHERE rating_changes.game_id = own.game_id"
        " AND rating_changes.user_id = own.user_id)"
        f" {ALL_GAMES} {ARE_SEEN} {_OF_VARIANT}"
        " ORDER BY own.finished_at DESC, own.game_id DESC LIMIT :most OFFSET :first",
        {**games.facts, "variant": variant, "most": len(places), "first": places.start},
    )
    return [
        Finished(
            game_id=game_id,
            guild_id=guild_id,
            channel_id=channel_id,
            name=name,
            variant=of_variant,
            finished_at=from_milliseconds(at),
            rank=rank,
            players=players,
            score=score,
            message_id=message_id,
            is_rated=bool(is_rated),
        )
        for (
            game_id,
            guild_id,
            channel_id,
            name,
            of_variant,
            at,
            rank,
            players,
            score,
            message_id,
            is_rated,
        ) in rows
    ]
