"""Tables of reviews: which were asked for, what was found of each move, how well people played."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final, NamedTuple

from bot.storage.columns import Columns
from bot.storage.database import Connection
from bot.storage.times import to_milliseconds


class ReviewState(StrEnum):
    """What has become of a review that was asked for."""

    WAITING = "waiting"
    """It is worked out, or waits for that; some of its entries may be there."""
    DONE = "done"
    FAILED = "failed"
    """It cannot be made, or was tried too often."""


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A review of a game by one version of the reviewer; ``user_id`` is who waits for it."""

    game_id: int
    version: int
    state: ReviewState
    asked_at: datetime
    user_id: int | None


# A state that only a newer version knows is one in which nothing is done.
_REVIEWS: Final = Columns(
    ReviewRow,
    "game_id, version, state, asked_at, user_id",
    otherwise={"state": ReviewState.FAILED},
)


class Accuracy(NamedTuple):
    """How well somebody decided in the last reviewed games of a variant, in the mean."""

    variant: str
    games: int
    accuracy: float


async def find(connection: Connection, game_id: int) -> ReviewRow | None:
    """Return the review of a game; None if nobody has asked for one."""
    return await _REVIEWS.first(connection, "FROM reviews WHERE game_id = ?", (game_id,))


async def waiting(connection: Connection) -> list[ReviewRow]:
    """Return the reviews that are to be worked out, in the order in which they were asked for."""
    return await _REVIEWS.select(
        connection, "FROM reviews WHERE state = 'waiting' ORDER BY asked_at, game_id"
    )


async def asked_since(connection: Connection, guild_id: int, since: datetime) -> int:
    """Count the reviews of a server's games that were asked for since a time."""
    (count,) = await connection.numbers(
        "SELECT count(*) FROM reviews WHERE asked_at > ?"
        " AND (SELECT guild_id FROM games WHERE games.game_id = reviews.game_id) = ?",
        (to_milliseconds(since), guild_id),
    )
    return count


async def ask(connection: Connection, row: ReviewRow) -> None:
    """Write that a review is asked for; what another version has found goes."""
    await connection.run(
        "DELETE FROM review_entries WHERE game_id = ?1"
        " AND NOT EXISTS (SELECT 1 FROM reviews WHERE game_id = ?1 AND version = ?2)",
        (row.game_id, row.version),
    )
    await connection.run("DELETE FROM accuracies WHERE game_id = ?", (row.game_id,))
    await _REVIEWS.insert(connection, "INSERT OR REPLACE INTO reviews", [row])


async def entries(connection: Connection, game_id: int) -> list[str]:
    """Return what was found of a game's moves, as JSON, in their order."""
    rows = await connection.run(
        "SELECT entry FROM review_entries WHERE game_id = ? ORDER BY number", (game_id,)
    )
    return [str(entry) for (entry,) in rows]


async def is_waited_for(connection: Connection, row: ReviewRow) -> bool:
    """Tell whether this very request still waits; the game may have been asked for anew since."""
    return await find(connection, row.game_id) == row


async def add(connection: Connection, game_id: int, found: Mapping[int, str]) -> None:
    """Add what was found of some moves, by their numbers."""
    await connection.run(
        "INSERT OR REPLACE INTO review_entries SELECT ?, key, value FROM json_each(?)",
        (game_id, json.dumps(found)),
    )


async def finish(
    connection: Connection, game_id: int, accuracies: Sequence[tuple[int, float]]
) -> None:
    """Write that a review is done, and how well people have decided, by their user ids."""
    await _end(connection, game_id, ReviewState.DONE)
    for user_id, accuracy in accuracies:
        await connection.run(
            "INSERT OR REPLACE INTO accuracies VALUES (?, ?, ?)", (game_id, user_id, accuracy)
        )


async def accuracies(
    connection: Connection, guild_id: int, user_id: int, version: int, most: int
) -> list[Accuracy]:
    """Return by variant how well somebody decided in their last games on a server, ``most`` each.

    What another ``version`` of the reviewer has found does not count.
    """
    rows = await connection.run(
        "SELECT variant, count(*), avg(accuracy) FROM ("
        "SELECT variant, accuracy, row_number() OVER (PARTITION BY variant"
        " ORDER BY finished_at DESC, game_id DESC) AS place"
        " FROM accuracies CROSS JOIN reviews USING (game_id) CROSS JOIN results USING (game_id)"
        " WHERE accuracies.user_id = ? AND version = ? AND guild_id = ?"
        ") WHERE place <= ? GROUP BY 1 ORDER BY 1",
        (user_id, version, guild_id, most),
    )
    return [Accuracy(*row) for row in rows]


async def fail(connection: Connection, game_id: int) -> None:
    """Write that a review cannot be made."""
    await _end(connection, game_id, ReviewState.FAILED)


async def _end(connection: Connection, game_id: int, state: ReviewState) -> None:
    await connection.run(
        "UPDATE reviews SET state = ?, user_id = NULL WHERE game_id = ? AND state = 'waiting'",
        (state, game_id),
    )
