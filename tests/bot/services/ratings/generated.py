"""Finished games made up at random: seats given away, computers, resignations, short ones, ties."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.services.games.derived import result_of
from bot.services.ratings.ranking import BEFORE, PRESENT, FinalSeat, Out
from bot.services.ratings.updating import rate
from bot.storage import games, results, seats
from bot.storage.database import Connection
from bot.storage.games import GameRow, SeatOrder, Status, Terms, Whereabouts
from bot.storage.results import Feats, ResultRow
from bot.storage.seats import SeatRow
from engine.variants import VARIANTS

SERVERS: Final = (70, 71)
BEGIN: Final = datetime(2025, 11, 20, tzinfo=UTC)
SPAN: Final = timedelta(days=365)
NOW: Final = BEGIN + SPAN
A_COMPUTER: Final = -101
_ROW: Final = GameRow(
    where=Whereabouts(1, 1, 1, "Old"),
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
    """Who had a seat first, who holds it in the end, its rank and score, what its owner did.

    ``rank`` is the engine's, ``turns`` are those by the counting of before. Of the turns ``played``
    at it the owner ``ended`` some, and other people some, each ``ended_by_others``.
    """

    owner_id: int
    holder_id: int
    rank: int
    turns: int
    score: int
    biggest_group: int
    best_turn: int
    played: int
    ended: int
    is_resigned: bool
    ended_by_others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, and the number of the counting by which its result was made."""

    game_id: int
    guild_id: int
    variant: str
    ended_at: datetime
    seats: tuple[Seat, ...]
    counting: int = PRESENT


def generated(
    number: int, people: int = 25, seed: int = 1, last_of_before: float = 0.3
) -> list[Finished]:
    """So many games in the order in which they ended; a few ended at the same moment.

    Now and then some people play many games within a day and a half. Games that ended before
    ``last_of_before`` of the whole time have results by the counting of before.
    """
    chance = random.Random(seed)
    games: list[Finished] = []
    for index in range(number):
        like = games[index - index % 12] if index % 12 in range(1, 7) else None
        games.append(_finished(people, chance, like))
    games.sort(key=lambda game: game.ended_at)
    ends = [game.ended_at for game in games]
    ends = [ends[index - 1] if index % 20 == 1 else end for index, end in enumerate(ends)]
    change = BEGIN + last_of_before * SPAN
    return [
        replace(game, game_id=number, ended_at=end, counting=BEFORE if end < change else PRESENT)
        for number, (game, end) in enumerate(zip(games, ends, strict=True), start=1)
    ]


def _finished(people: int, chance: random.Random, like: Finished | None) -> Finished:
    """A game, perhaps of the same people in the same place as another, which has no number yet."""
    if like is None:
        count = chance.randint(2, 5)
        # The strong are the low numbers, so that ratings spread.
        owners = chance.sample(range(1, people + 1), count)
        is_computer = [chance.random() < 0.15 for _ in owners]
        owners = [A_COMPUTER - seat if is_computer[seat] else it for seat, it in enumerate(owners)]
        ended_at = BEGIN + chance.random() * SPAN
        guild_id, variant = chance.choice(SERVERS), chance.choice([*VARIANTS])
    else:
        owners = chance.sample([seat.owner_id for seat in like.seats], len(like.seats))
        ended_at = min(like.ended_at + chance.random() * timedelta(hours=36), NOW)
        guild_id, variant = like.guild_id, like.variant
    seats = _seats(owners, people, chance)
    ended_at = ended_at.replace(microsecond=ended_at.microsecond // 1000 * 1000)
    return Finished(0, guild_id, variant, ended_at, seats)


def _seats(owners: Sequence[int], people: int, chance: random.Random) -> tuple[Seat, ...]:
    holders = [_holder(seat, owner, people, chance) for seat, owner in enumerate(owners)]
    strengths = [chance.gauss(-abs(owner), people / 3) for owner in owners]
    resigned = [seat > 0 and chance.random() < 0.1 for seat in range(len(owners))]
    order = [*zip(resigned, (-round(strength / 3) for strength in strengths), strict=True)]
    ranks = [1 + sum(other < own for other in order) for own in order]
    is_short = chance.random() < 0.15
    turns = [chance.randint(0, 1) if is_short else chance.randint(2, 30) for _ in owners]
    return tuple(
        Seat(
            owner_id=owners[seat],
            holder_id=holders[seat],
            rank=ranks[seat],
            turns=made,
            score=90 - 10 * ranks[seat] + made,
            biggest_group=made * 7 % 11,
            best_turn=made * 5 % 23,
            played=made,
            ended=made if chance.random() < 0.8 else chance.randint(0, made),
            is_resigned=resigned[seat],
        )
        for seat, made in enumerate(turns)
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
        where=Whereabouts(game.game_id, game.guild_id, game.game_id, "Old"),
        start_id=game.game_id,
        terms=replace(_ROW.terms, variant=game.variant),
        counting=game.counting,
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
    return result_of(row_of(game), seats_at_end(game), "target", game.ended_at, feats)


def seats_at_end(game: Finished) -> Sequence[FinalSeat]:
    """What the ranks of a game's people follow from."""
    return [
        FinalSeat(
            owner_id=seat.owner_id,
            holder_id=seat.holder_id,
            rank=seat.rank,
            left=Out.RESIGNED if seat.is_resigned else None,
            turns=seat.played,
            ended=seat.ended,
            made=seat.turns,
            ended_by_others=seat.ended_by_others,
        )
        for seat in game.seats
    ]


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
