"""Table of game logs, entry by entry; everything else of a started game is derived from them."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, Final

from bot.storage.columns import Columns
from bot.storage.database import Connection

LogRow = tuple[Any, ...]
"""A game and an entry of its log, as they are stored."""


class EntryKind(StrEnum):
    """What a log entry is about."""

    SEAT = "seat"
    ACTION = "action"
    UNDO = "undo"
    PAUSED = "paused"
    RESUMED = "resumed"
    TAKEN_OVER = "taken_over"
    CLOSED = "closed"
    TIMED_OUT = "timed_out"
    ASKED = "asked"
    ANSWERED = "answered"
    DECIDED = "decided"
    NUDGED = "nudged"
    OFFERED = "offered"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    GONE = "gone"
    RETURNED = "returned"
    MOVED = "moved"
    RESTORED = "restored"
    UNKNOWN = "unknown"
    """Any that only a newer version of this program knows; never stored."""


class MadeBy(StrEnum):
    """Who sent an action (rules, section 5); for a computer player its kind stands instead."""

    PLAYER = "player"
    HOST = "host"
    CLOCK = "clock"
    AUTO = "auto"
    PLANNED = "planned"
    """A player, who had planned it before their turn."""


THEIR_OWN: Final = frozenset((MadeBy.PLAYER, MadeBy.PLANNED))
"""Whose actions are those of a seat's player."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a game's log; ``step`` counts from 0 within one transaction.

    ``body`` depends on the kind: the holder of a seat (a user id, or a computer player's text), the
    action's text, the revision that an undo goes back to, the reason of a pause, the former number
    of the rules at a take-over, who closed or moved the game, who has left the server or come back,
    when the copy was made to which it was put back (milliseconds since 1970), or what
    ``bot.services.games.vote`` and ``replacing`` write.
    Only actions and undos have a ``fingerprint``, a checksum of the state after them.
    """

    revision: int
    kind: EntryKind
    seat: int | None
    body: str
    made_by: str | None
    at: datetime
    interaction_id: int | None = None
    step: int = 0
    fingerprint: str | None = field(default=None, repr=False)

    @property
    def is_agreed_undo(self) -> bool:
        """Whether it undoes a whole turn because the others agreed."""
        # It follows their decision in one transaction; a free undo stands alone in its own.
        return self.kind is EntryKind.UNDO and self.step > 0


_ENTRIES: Final = Columns(
    Entry,
    "revision, kind, seat, body, made_by, at, interaction_id, step, fingerprint",
    otherwise={"kind": EntryKind.UNKNOWN},
)


async def append(connection: Connection, game_id: int, entries: Sequence[Entry]) -> None:
    """Add entries to a game's log.

    Raises:
        sqlite3.IntegrityError: a revision or an interaction is there already.
    """
    await _ENTRIES.insert(connection, "INSERT INTO log", entries, game_id=game_id)


async def entries(connection: Connection, game_id: int) -> list[Entry]:
    """Return a game's log from its first entry on."""
    of_game = "FROM log WHERE game_id = ? ORDER BY revision"
    return await _ENTRIES.select(connection, of_game, (game_id,))


async def rows_of(connection: Connection, game_ids: Collection[int]) -> list[LogRow]:
    """Return the logs of many games, which ``by_game`` makes entries of, wherever there is time."""
    return await connection.run(
        f"SELECT game_id, {_ENTRIES.sql}"  # noqa: S608
        " FROM log WHERE game_id IN (SELECT value FROM json_each(?)) ORDER BY game_id, revision",
        (json.dumps([*game_ids]),),
    )


def by_game(rows: Sequence[LogRow]) -> dict[int, list[Entry]]:
    """Return the entries of many games by game, each game's from its first one on."""
    found: dict[int, list[Entry]] = {}
    for game_id, *row in rows:
        found.setdefault(game_id, []).append(_ENTRIES.read(row))
    return found


async def length(connection: Connection, game_id: int) -> int:
    """Return how many entries a game's log has."""
    newest = "SELECT max(revision) FROM log WHERE game_id = ?"
    return await connection.number(newest, (game_id,)) or 0


async def asks_request(connection: Connection, game_id: int, revision: int) -> bool:
    """Tell whether an entry asks what somebody requests; other votes have no detail."""
    return await connection.has(
        "SELECT 1 FROM log WHERE game_id = ? AND revision = ? AND body GLOB '[a-z]*:* * * *'",
        (game_id, revision),
    )


async def says_gone(connection: Connection, game_id: int) -> bool:
    """Tell whether a log ever says that somebody has left the server."""
    return await connection.has(
        "SELECT 1 FROM log WHERE game_id = ? AND kind = 'gone' LIMIT 1", (game_id,)
    )
