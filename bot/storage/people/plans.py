"""Table of plans: what people have sealed for their next turn, a row for each seat with any."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.storage.columns import Columns
from bot.storage.database import Connection

NONE: Final = "[]"
"""An empty list, as it is stored."""


class PlanState(StrEnum):
    """What has become of a seat's plans."""

    SEALED = "sealed"
    DUE = "due"
    """It is the seat's turn, one of them stands, and is to be played at once."""
    UNMET = "unmet"
    """It is the seat's turn, and none of them stood as it began."""


@dataclass(frozen=True, slots=True)
class PlansRow:
    """The plans of a seat and its holder, as secret as the hand.

    ``kept`` is a JSON list of plans in the order in which they are looked at, ``composed`` one of
    the actions that are being put together for another. With ``takes_best`` the best is played
    that stands, else the first.
    """

    seat: int
    user_id: int
    kept: str = NONE
    composed: str = NONE
    takes_best: bool = False
    state: PlanState = PlanState.SEALED


# A state that only a newer version knows is one in which nothing is played.
_PLANS: Final = Columns(
    PlansRow,
    "seat, user_id, kept, composed, takes_best, state",
    otherwise={"state": PlanState.UNMET},
)


async def of_game(connection: Connection, game_id: int) -> list[PlansRow]:
    """Return the plans of a game by seat."""
    return await _PLANS.select(connection, "FROM plans WHERE game_id = ? ORDER BY seat", (game_id,))


async def of_seat(connection: Connection, game_id: int, seat: int) -> PlansRow | None:
    """Return the plans of a seat; None if it has none."""
    return await _PLANS.first(
        connection, "FROM plans WHERE (game_id, seat) = (?, ?)", (game_id, seat)
    )


async def put(connection: Connection, game_id: int, row: PlansRow) -> None:
    """Write the plans of a seat."""
    await _PLANS.insert(connection, "INSERT OR REPLACE INTO plans", [row], game_id=game_id)


async def drop(connection: Connection, game_id: int, seats: Collection[int]) -> None:
    """Delete the plans of some seats."""
    for seat in seats:
        await connection.run("DELETE FROM plans WHERE (game_id, seat) = (?, ?)", (game_id, seat))


async def drop_game(connection: Connection, game_id: int) -> None:
    """Delete all plans of a game."""
    await connection.run("DELETE FROM plans WHERE game_id = ?", (game_id,))


async def due(connection: Connection) -> list[int]:
    """Return the games in which a plan is to be played at once."""
    return await connection.numbers("SELECT game_id FROM plans WHERE state = 'due'")
