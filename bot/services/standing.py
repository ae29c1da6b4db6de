"""What is stored beside a game's log but follows from it: status, seats, turn, result."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from bot.services.folding import Fold
from bot.services.history import turn_since
from bot.storage import games, seats
from bot.storage.database import Connection
from bot.storage.games import Status
from bot.storage.log import EntryKind
from bot.storage.seats import ResultRow, SeatRow
from engine.actions import Again, End
from engine.events import GameEnded

_CLOSES_A_TURN: Final = {str(End()), str(Again())}
"""Actions with which somebody has made a turn."""


@dataclass(frozen=True, slots=True)
class Standing:
    """All derived rows of a game."""

    status: Status
    seats: tuple[SeatRow, ...]
    result: ResultRow | None


def status_of(fold: Fold) -> Status:
    """Derive what has become of a game."""
    if fold.game.turns.outcome is not None:
        return Status.FINISHED
    kinds = (step.entry.kind for step in reversed(fold.steps))
    pauses = (kind for kind in kinds if kind in (EntryKind.PAUSED, EntryKind.RESUMED))
    return Status.PAUSED if next(pauses, None) is EntryKind.PAUSED else Status.RUNNING


def standing_of(fold: Fold) -> Standing:
    """Derive what is stored beside the log."""
    return Standing(status_of(fold), _seats_of(fold), _result_of(fold))


async def write_standing(connection: Connection, game_id: int, fold: Fold) -> None:
    """Bring the derived rows of a game up to its log."""
    standing = standing_of(fold)
    await seats.put(connection, game_id, standing.seats)
    if standing.result is not None:
        await seats.put_result(connection, game_id, standing.result)
        await games.set_status(connection, game_id, standing.status)


async def read_standing(connection: Connection, game_id: int, status: Status) -> Standing:
    """Return the derived rows as they are stored."""
    stored = await seats.of_game(connection, game_id)
    return Standing(status, stored, await seats.result_of(connection, game_id))


def _seats_of(fold: Fold) -> tuple[SeatRow, ...]:
    scores = fold.game.scores()
    ranks = fold.game.seats.ranks(scores)
    since = turn_since(fold.steps)
    turns = _turns_made(fold)
    return tuple(
        SeatRow(
            seat,
            user_id,
            scores[seat],
            ranks[seat],
            since if seat == fold.game.to_act else None,
            turns[seat],
        )
        for seat, user_id in enumerate(fold.holders)
    )


def _turns_made(fold: Fold) -> Counter[int | None]:
    return Counter(
        step.entry.seat
        for step in fold.steps
        if step.is_action and not step.is_of_set_up and step.entry.body in _CLOSES_A_TURN
    )


def _result_of(fold: Fold) -> ResultRow | None:
    for step in reversed(fold.steps):
        for event in step.events:
            if isinstance(event, GameEnded):
                return ResultRow(event.reason.value, step.entry.at)
    return None
