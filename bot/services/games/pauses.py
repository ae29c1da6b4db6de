"""Paused and closed games: why they are paused, who may close them, and what is known of them."""

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
"""How long a game is paused before its host may close it, if others sit in it."""

OPERATOR: Final = "operator"
"""What the log calls the bot's operator; people are called by their user ids."""


class PauseReason(StrEnum):
    """Why a game is paused, as stored in its log."""

    REPLAY_DIFFERS = "replay_differs"
    RULES_CHANGED = "rules_changed"
    UNKNOWN_RULES = "unknown_rules"
    NOBODY_ANSWERS = "nobody_answers"
    NO_PEOPLE = "no_people"
    CHANNEL_LOST = "channel_lost"


ENDS_WITH_A_REPLAY: Final[Mapping[str, bool]] = {
    PauseReason.REPLAY_DIFFERS: True,
    PauseReason.RULES_CHANGED: True,
    PauseReason.UNKNOWN_RULES: True,
    PauseReason.NOBODY_ANSWERS: False,
    PauseReason.NO_PEOPLE: False,
    PauseReason.CHANNEL_LOST: False,
}
"""Whether a pause ends by itself once the log can be replayed. Otherwise somebody must end it.

The same holds for reasons that are missing here, which newer versions of this program may write.
"""


ENDS_WITH_THE_CHANNEL: Final = frozenset({PauseReason.CHANNEL_LOST})
"""The pauses that end once the game's channel can be written to again, and that nobody can end."""


@dataclass(frozen=True, slots=True)
class StoppedGame:
    """A paused or closed game, read from rows alone, without a replay.

    ``people`` are the user ids of those who sit in it, without computer players. ``reason`` is why
    it is paused, ``since`` when it was paused or closed, ``interaction_id`` by which interaction.
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
        """The time from which the host may close the paused game."""
        is_alone = self.people <= {self.host_id}
        return self.since if is_alone else self.since + HOST_WAITS

    def may_close_from(self, user_id: int, *, is_manager: bool) -> datetime | None:
        """Return the time from which a user may close the game; None if they may not."""
        if self.status is not Status.PAUSED:
            return None
        # A manager who plays in the game has no more rights in it than other players.
        if is_manager and user_id not in self.people:
            return self.since
        return self.host_may_close_from if user_id == self.host_id else None

    def refuse_closing(self, user_id: int, at: datetime, *, is_manager: bool) -> None:
        """Check that a user may close the game at time ``at``.

        Raises:
            Refused: ``game_closed``, ``game_finished``, or ``may_not_close`` with
                ``host_from``, from when on the host may; None if the host may already.
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
    """Read a paused or closed game; ``reason`` replaces the one in its log."""
    note = pause_in(entries)
    seated = await seats.of_game(connection, row.game_id)
    return StoppedGame(
        game_id=row.game_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        name=row.name,
        status=row.status,
        host_id=row.host_id,
        people=frozenset(seat.user_id for seat in seated if seat.user_id > 0),
        reason=reason or (note.body if note else ""),
        since=note.at if note else row.created_at,
        interaction_id=note.interaction_id if note else None,
    )


def pause_in(entries: Sequence[Entry]) -> Entry | None:
    """Return the entry that paused or closed a game; None if the game goes on."""
    kinds = (EntryKind.PAUSED, EntryKind.RESUMED, EntryKind.CLOSED)
    notes = (entry for entry in reversed(entries) if entry.kind in kinds)
    last = next(notes, None)
    return None if last is None or last.kind is EntryKind.RESUMED else last


def stopped_game(refused: Refused) -> StoppedGame | None:
    """Return the paused or closed game because of which something was refused, if one is."""
    game = refused.data.get("game")
    return game if isinstance(game, StoppedGame) else None
