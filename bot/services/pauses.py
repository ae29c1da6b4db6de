"""Games that stand still: why they are paused, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.storage import seats
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry, EntryKind


class PauseReason(StrEnum):
    """Why a game is paused, as its log says it."""

    REPLAY_DIFFERS = "replay_differs"
    RULES_CHANGED = "rules_changed"
    UNKNOWN_RULES = "unknown_rules"


ENDS_WITH_A_REPLAY: Final[Mapping[str, bool]] = {
    PauseReason.REPLAY_DIFFERS: True,
    PauseReason.RULES_CHANGED: True,
    PauseReason.UNKNOWN_RULES: True,
}
"""Whether a pause is over as soon as the log can be followed again; else somebody must end it.

A reason that is not known here, from a newer version of this program, is one of the others.
"""


@dataclass(frozen=True, slots=True)
class StoppedGame:
    """A paused game as far as rows tell it: nothing of it is replayed.

    ``people`` sit in it, computer players left out; ``reason`` is that of a pause, and ``since``
    tells when it was paused.
    """

    game_id: int
    guild_id: int
    channel_id: int
    name: str
    status: Status
    host_id: int
    people: frozenset[int]
    reason: str
    since: datetime


async def read_stopped(
    connection: Connection, row: GameRow, entries: Sequence[Entry], reason: str | None = None
) -> StoppedGame:
    """Read a game that stands still; ``reason`` is a newer one than that of the log."""
    note = pause_in(entries)
    seated = await seats.of_game(connection, row.game_id)
    return StoppedGame(
        row.game_id,
        row.guild_id,
        row.channel_id,
        row.name,
        row.status,
        row.host_id,
        frozenset(seat.user_id for seat in seated if seat.user_id > 0),
        reason=reason or (note.body if note else ""),
        since=note.at if note else row.created_at,
    )


def pause_in(entries: Sequence[Entry]) -> Entry | None:
    """Return the entry since which a game stands still; None if it goes on."""
    kinds = (EntryKind.PAUSED, EntryKind.RESUMED)
    notes = (entry for entry in reversed(entries) if entry.kind in kinds)
    last = next(notes, None)
    return None if last is None or last.kind is EntryKind.RESUMED else last
