"""Paused and closed games: why they are paused, who may close them, and what is known of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

from bot.services.errors import Refused
from bot.services.people.holders import holder_id, is_holder, is_person
from bot.storage import clocks, seats
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status, Whereabouts
from bot.storage.log import Entry, EntryKind

OPERATOR: Final = "operator"
"""What the log calls the bot's operator; people are called by their user ids."""


BY_TIME: Final = "time"
"""What the log calls the time after which a paused game closes."""


class PauseReason(StrEnum):
    """Why a game is paused, as stored in its log."""

    REPLAY_DIFFERS = "replay_differs"
    RULES_CHANGED = "rules_changed"
    UNKNOWN_RULES = "unknown_rules"
    NOBODY_ANSWERS = "nobody_answers"
    NO_PEOPLE = "no_people"
    NOBODY_PLAYS = "nobody_plays"
    CHANNEL_LOST = "channel_lost"
    CLOCK_FAILED = "clock_failed"


ENDS_WITH_A_REPLAY: Final[Mapping[str, bool]] = {
    PauseReason.REPLAY_DIFFERS: True,
    PauseReason.RULES_CHANGED: True,
    PauseReason.UNKNOWN_RULES: True,
    PauseReason.CLOCK_FAILED: True,
    PauseReason.NOBODY_ANSWERS: False,
    PauseReason.NO_PEOPLE: False,
    PauseReason.NOBODY_PLAYS: False,
    PauseReason.CHANNEL_LOST: False,
}
"""Whether a pause ends by itself once the log can be replayed. Otherwise somebody must end it.

The same holds for reasons that are missing here, which newer versions of this program may write.
"""


ENDS_WITH_THE_CHANNEL: Final = frozenset({PauseReason.CHANNEL_LOST})
"""The pauses that end once the game's channel can be written to again, and that nobody can end."""


BY_PEOPLE: Final = frozenset(
    {PauseReason.NOBODY_ANSWERS, PauseReason.NO_PEOPLE, PauseReason.NOBODY_PLAYS}
)
"""The pauses that come from what people do or leave, and that any of them can end."""

CLOSING: Final = BY_PEOPLE | ENDS_WITH_THE_CHANNEL
"""The pauses after which a game closes by itself in the end; a fault of ours closes none."""


@dataclass(frozen=True, slots=True)
class StoppedGame:
    """A paused or closed game, read from rows alone, without a replay.

    ``people`` are the user ids of those who sit in it, without computer players; ``ever_seated`` of
    those who hold a seat or ever held one; ``players`` of those who play or, while a computer plays
    for them, may come back. ``waits_for`` is who is on turn. ``reason`` is why it is
    paused, ``since`` when it was paused or closed, ``interaction_id`` by which interaction.
    ``host_from`` is when its host may close it although others sit in it; None while the time until
    then stands still.
    """

    where: Whereabouts
    status: Status
    host_id: int
    people: frozenset[int]
    players: frozenset[int]
    ever_seated: frozenset[int]
    waits_for: int | None
    reason: str
    since: datetime
    host_from: datetime | None
    interaction_id: int | None

    @property
    def may_go_on(self) -> bool:
        """Whether any of its people may let it go on."""
        return self.status is Status.PAUSED and self.reason in frozenset(map(str, BY_PEOPLE))

    def has_player(self, user_id: int) -> bool:
        """Tell whether somebody holds a seat, or has a computer playing for them."""
        return user_id in self.people | self.players

    @property
    def host_may_close_from(self) -> datetime | None:
        """The time from which the host may close the paused game; None if that is not known."""
        is_alone = self.players <= {self.host_id}
        return self.since if is_alone else self.host_from

    def may_close_from(self, user_id: int, *, is_manager: bool) -> datetime | None:
        """Return the time from which a user may close it; None if that is not known, or never."""
        if self.status is not Status.PAUSED:
            return None
        # A manager who plays in the game, or has played, has no more rights in it than others.
        if is_manager and user_id not in self.ever_seated:
            return self.since
        return self.host_may_close_from if user_id == self.host_id else None

    def refuse_closing(self, user_id: int, at: datetime, *, is_manager: bool) -> None:
        """Check that a user may close the game at time ``at``.

        Raises:
            Refused: ``game_closed``, ``game_finished``, ``host_must_wait`` (for a host while
                somebody is away), or ``may_not_close`` with ``host_from``, from when on the host
                may; None if the host may already, or if that is not known.
        """
        if self.status is Status.CLOSED:
            raise Refused("game_closed", game=self)
        if self.status is not Status.PAUSED:
            raise Refused("game_finished")
        allowed_from = self.may_close_from(user_id, is_manager=is_manager)
        if allowed_from is not None and allowed_from <= at:
            return
        host_from = self.host_may_close_from
        if host_from is None and user_id == self.host_id:
            raise Refused("host_must_wait", name=self.where.name)
        later = host_from if host_from is not None and at < host_from else None
        raise Refused("may_not_close", game=self, host_from=later)


async def read_stopped(
    connection: Connection, row: GameRow, entries: Sequence[Entry], reason: str | None = None
) -> StoppedGame:
    """Read a paused or closed game; ``reason`` replaces the one in its log."""
    note = pause_in(entries)
    seated = await seats.of_game(connection, row.game_id)
    clock = await clocks.get(connection, row.game_id, ClockKind.HOST)
    people = await seats.people_of(connection, row.game_id)
    played_for = (seat.played_for for seat in seated)
    given = (holder_id(it.body) for it in entries if _gives_seat(it))
    return StoppedGame(
        where=row.where,
        status=row.status,
        host_id=row.host_id,
        people=frozenset(seat.user_id for seat in seated if is_person(seat.user_id)),
        players=frozenset([*people, *filter(None, played_for)]),
        waits_for=next((it.user_id for it in seated if it.waiting_since is not None), None),
        ever_seated=frozenset(user_id for user_id in given if is_person(user_id)),
        reason=reason or (note.body if note else ""),
        since=note.at if note else row.created_at,
        host_from=_host_from(clock, note),
        interaction_id=note.interaction_id if note else None,
    )


def _host_from(clock: ClockRow | None, note: Entry | None) -> datetime | None:
    """Return from when on the host may close a paused game; None while that stands still."""
    if clock is None or note is None:
        return None
    has_passed = clock.is_posted and not clock.time_left
    return note.at if has_passed and clock.deadline is None else clock.deadline


def _gives_seat(entry: Entry) -> bool:
    """Tell whether an entry gives somebody a seat; one that cannot be read gives none."""
    return entry.kind is EntryKind.SEAT and is_holder(entry.body)


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
