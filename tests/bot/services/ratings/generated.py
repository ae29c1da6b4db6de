"""Finished games made up at random: seats given away, computers, resignations, short ones, ties."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.services.games.derived import result_of
from bot.services.ratings.writing import rate
from bot.storage import games, results, seats
from bot.storage.database import Connection
from bot.storage.games import GameRow, SeatOrder, Status, Terms
from bot.storage.results import Feats, ResultRow
from bot.storage.seats import SeatRow
from engine.variants import VARIANTS

SERVERS: Final = (70, 71)
BEGIN: Final = datetime(2025, 11, 20, tzinfo=UTC)
SPAN: Final = timedelta(days=365)
NOW: Final = BEGIN + SPAN
A_COMPUTER: Final = -101
_ROW: Final = GameRow(
    game_id=1,
    guild_id=1,
    channel_id=1,
    name="Old",
    status=Status.FINISHED,
    terms=Terms(
        variant="classic",
        options={},
        most_seats=5,
        order=SeatOrder.JOINED,
        invite_only=False,
        language="en",
    ),
    host_id=1,
    seed=bytes(32),
    commitment="",
    created_at=BEGIN,
    rules=1,
    start_id=1,
)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who had a seat first, who holds it in the end, its rank and score, what its owner did."""

    owner_id: int
    holder_id: int
    rank: int
    turns: int
    score: int
    biggest_group: int
    best_turn: int


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over."""

    game_id: int
    guild_id: int
    variant: str
    ended_at: datetime
    seats: tuple[Seat, ...]


def generated(number: int, people: int = 25, seed: int = 1) -> list[Finished]:
    """So many games in the order in which they ended; a few ended at the same moment."""
    chance = random.Random(seed)
    ends = sorted(BEGIN + chance.random() * SPAN for _ in range(number))
    ends = [ends[index - 1] if index % 20 == 1 else end for index, end in enumerate(ends)]
    return [_finished(game_id, end, people, chance) for game_id, end in enumerate(ends, start=1)]


def _finished(game_id: int, ended_at: datetime, people: int, chance: random.Random) -> Finished:
    count = chance.randint(2, 5)
    # The strong are the low numbers, so that ratings spread.
    owners = chance.sample(range(1, people + 1), count)
    owners = [A_COMPUTER - seat if chance.random() < 0.15 else it for seat, it in enumerate(owners)]
    holders = [_holder(seat, owner, people, chance) for seat, owner in enumerate(owners)]
    strengths = [chance.gauss(-abs(owner), people / 3) for owner in owners]
    resigned = [chance.random() < 0.1 for _ in owners]
    order = [*zip(resigned, (-round(strength / 3) for strength in strengths), strict=True)]
    ranks = [1 + sum(other < own for other in order) for own in order]
    is_short = chance.random() < 0.15
    turns = [chance.randint(0, 1) if is_short else chance.randint(2, 30) for _ in owners]
    return Finished(
        game_id,
        chance.choice(SERVERS),
        chance.choice([*VARIANTS]),
        ended_at.replace(microsecond=ended_at.microsecond // 1000 * 1000),
        tuple(
            Seat(owner, holder, rank, made, 90 - 10 * rank + made, made * 7 % 11, made * 5 % 23)
            for owner, holder, rank, made in zip(owners, holders, ranks, turns, strict=True)
        ),
    )


def _holder(seat: int, owner: int, people: int, chance: random.Random) -> int:
    """Mostly the owner; else somebody who took the seat over, or a computer that plays on."""
    if owner < 0 or chance.random() < 0.9:
        return owner
    return chance.choice((people + 1 + seat, A_COMPUTER - seat))


def row_of(game: Finished) -> GameRow:
    """The game's own row."""
    return replace(
        _ROW,
        game_id=game.game_id,
        guild_id=game.guild_id,
        channel_id=game.game_id,
        start_id=game.game_id,
        terms=replace(_ROW.terms, variant=game.variant),
    )


async def store(connection: Connection, game: Finished) -> None:
    """Write a game as if its last move was made now."""
    row, result = row_of(game), result_row_of(game)
    await games.add(connection, row)
    await seats.put(connection, game.game_id, seats_of(game))
    await results.put(connection, game.game_id, result)
    await rate(connection, game.game_id, result)


def result_row_of(game: Finished) -> ResultRow:
    """The row of a game's result."""
    feats = {
        number: Feats(seat.biggest_group, seat.best_turn) for number, seat in enumerate(game.seats)
    }
    return result_of(row_of(game), seats_of(game), "target", game.ended_at, feats)


async def store_all(connection: Connection, finished: Iterable[Finished]) -> None:
    """Write games one after the other."""
    for game in finished:
        await store(connection, game)


def seats_of(game: Finished) -> Sequence[SeatRow]:
    """The rows of a game's seats."""
    return [
        SeatRow(
            seat=number,
            owner_id=seat.owner_id,
            user_id=seat.holder_id,
            score=seat.score,
            rank=seat.rank,
            waiting_since=None,
            turns=seat.turns,
        )
        for number, seat in enumerate(game.seats)
    ]
