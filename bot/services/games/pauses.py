"""Games that stand still: why they are paused, who may close them, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.services.errors import Refused
from bot.storage import seats
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry, EntryKind

HOST_WAITS: Final = timedelta(days=7)
"""How long a game that others play in is paused before its host may close it."""

OPERATOR: Final = "operator"
"""What the log calls whoever runs the bot; people are called by their user ids."""


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
    """A paused or closed game as far as rows tell it: nothing of it is replayed.

    ``people`` sit in it, computer players left out; ``reason`` is that of a pause, and ``since``
    tells when it was paused or closed, ``interaction_id`` by which interaction.
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
    interaction_id: int | None

    @property
    def host_may_close_from(self) -> datetime:
        """From when on its host may close the paused game."""
        is_alone = self.people <= {self.host_id}
        return self.since if is_alone else self.since + HOST_WAITS

    def may_close_from(self, user_id: int, *, is_manager: bool) -> datetime | None:
        """Return from when on somebody may close the game; None if they may not."""
        if self.status is not Status.PAUSED:
            return None
        if is_manager and user_id not in self.people:
            return self.since
        return self.host_may_close_from if user_id == self.host_id else None

    def refuse_closing(self, user_id: int, at: datetime, *, is_manager: bool) -> None:
        """Check that somebody may close the game at some time.

        Raises:
            Refused: ``game_closed``, ``game_finished``, or ``may_not_close`` with the host's id and
                ``host_from``, None when the host may do it.
        """
        if self.status is Status.CLOSED:
            raise Refused("game_closed", game=self)
        if self.status is not Status.PAUSED:
            raise Refused("game_finished")
        allowed_from = self.may_close_from(user_id, is_manager=is_manager)
        if allowed_from is None or at < allowed_from:
            later = self.host_may_close_from if at < self.host_may_close_from else None
            raise Refused("may_not_close", game=self, host_from=later)


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
        interaction_id=note.interaction_id if note else None,
    )


def pause_in(entries: Sequence[Entry]) -> Entry | None:
    """Return the entry since which a game stands still; None if it goes on."""
    kinds = (EntryKind.PAUSED, EntryKind.RESUMED, EntryKind.CLOSED)
    notes = (entry for entry in reversed(entries) if entry.kind in kinds)
    last = next(notes, None)
    return None if last is None or last.kind is EntryKind.RESUMED else last


def stopped_game(refused: Refused) -> StoppedGame | None:
    """Return the game that stands still, where that is why something was refused."""
    game = refused.data.get("game")
    return game if isinstance(game, StoppedGame) else None
