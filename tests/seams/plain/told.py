"""What must be told of each entry of a log, in which kind of message, and whom that may call."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import Kind, RowKind

if TYPE_CHECKING:
    from tests.seams.plain.state import State

TOLD_IN: Final = {
    EntryKind.ASKED: RowKind.VOTE,
    EntryKind.DECIDED: RowKind.DECIDED,
    EntryKind.GONE: RowKind.LEFT,
    EntryKind.NUDGED: RowKind.NUDGE,
    EntryKind.OFFERED: RowKind.OFFER,
    EntryKind.PAUSED: RowKind.PAUSED,
    EntryKind.CLOSED: RowKind.CLOSED,
    EntryKind.MOVED: RowKind.MOVED,
    EntryKind.RESTORED: RowKind.RESTORED,
}
"""Which message tells an entry, where it is always the same one."""

CALLED_IN: Final = {
    "turn": RowKind.REMINDER,
    "vote": RowKind.VOTE_CALL,
    "closing": RowKind.CLOSES_SOON,
}
"""In which message somebody is called, or told, before the end of a clock."""

PATIENCE: Final = timedelta(hours=2)
"""So long a call may wait for the rest of whom it calls."""

WITHOUT_CALL: Final = (
    *(RowKind.DECIDED, RowKind.LEFT, RowKind.PAUSED, RowKind.CLOSED, RowKind.RESIGNED),
    *(
        RowKind.MOVED,
        RowKind.RESTORED,
        RowKind.RESULT,
        RowKind.TAKEN_BACK,
        RowKind.DRAFT,
        RowKind.BACK,
        RowKind.CLOSES_SOON,
    ),
)


@dataclass(frozen=True)
class Said:
    """A message that was posted, or is owed still: about which entries, and whom it called."""

    kind: Kind
    first: int
    last: int
    at: datetime | None = None
    """When it was posted; None if it is owed."""
    called: frozenset[str] = frozenset()

    def tells(self, kind: Kind, revision: int) -> bool:
        """Whether it tells an entry."""
        return self.kind is kind and self.first <= revision <= self.last


@dataclass(frozen=True)
class Call:
    """A call, or news, that fell due with a clock that was given so."""

    clock: str
    given: object
    at: datetime

    def is_in(self, it: Said) -> bool:
        """Whether a message is it."""
        in_time = it.at is None or self.at - PATIENCE / 60 <= it.at <= self.at + PATIENCE
        return it.kind is CALLED_IN[self.clock] and in_time


@dataclass
class Telling:
    """What must be told of a game, and who may be called for what."""

    untold: dict[int, Kind] = field(default_factory=dict)
    """Entries that must be told, with their kind of message."""
    at: dict[int, datetime] = field(default_factory=dict)
    """When each entry was made."""
    on_turn: dict[int, str] = field(default_factory=dict)
    """Who is on turn after each entry."""
    turn: dict[int, tuple[str, int]] = field(default_factory=dict)
    """The same with the entry by which it became their turn."""
    asked: dict[int, frozenset[str]] = field(default_factory=dict)
    """Who is asked or offered something by an entry."""

    calls: list[Call] = field(default_factory=list)
    """What fell due and was not seen yet."""

    def expect(self, clock: str, given: object, at: datetime) -> None:
        """Somebody must be called, or told, before the end of a clock."""
        self.calls.append(Call(clock, given, at))

    def not_called(self, state: State, said: Sequence[Said], now: datetime) -> str:
        """A call that is late, and still true; "" if there is none."""
        self.calls = [it for it in self.calls if not any(map(it.is_in, said))]
        self.calls = [it for it in self.calls if state.times.is_running(it.clock, it.given)]
        for it in self.calls:
            if it.at < now - PATIENCE and state.may_call(it.clock, it.at):
                return f"nobody was called: {it}"
        return ""

    def note(self, state: State, entry: Entry) -> None:
        """Note what an entry asks to be told."""
        kind = TOLD_IN.get(entry.kind)
        if kind is RowKind.DECIDED and entry.body == "yes":
            kind = None  # the board after an undo tells it, or the offer
        if entry.kind is EntryKind.UNDO and entry.step > 0:
            kind = RowKind.TURN
        is_void = entry.kind is EntryKind.DECIDED and entry.body == "void"
        is_lost = entry.kind is EntryKind.PAUSED and entry.body == "channel_lost"
        if kind is not None and not is_void and not is_lost:
            self.untold[entry.revision] = kind
        self.at[entry.revision] = entry.at
        if entry.kind is EntryKind.DECIDED and is_void:
            self.untold = {
                revision: it for revision, it in self.untold.items() if it is not RowKind.VOTE
            }
        if state.offer is None:  # one that ended at the same instant needs no message of its own
            offers = (RowKind.OFFER, RowKind.OFFER_TOLD)
            self.untold = {
                revision: it
                for revision, it in self.untold.items()
                if it not in offers or self.at[revision] < entry.at
            }
        if entry.kind is EntryKind.PAUSED and entry.step > 0:
            self.untold.pop(entry.revision - 1, None)  # what was decided is told with the pause
        seat, holders = state.play.on_turn, state.sitting.holders
        self.on_turn[entry.revision] = "" if seat is None else holders.get(seat, "")
        self.turn[entry.revision] = self.on_turn[entry.revision], state.play.turn.began
        if state.question is not None and entry.kind is EntryKind.ASKED:
            voters = state.question.voters
            self.asked[entry.revision] = frozenset(holders[voter] for voter in voters)
        if state.offer is not None and entry.kind is EntryKind.OFFERED:
            owner = state.sitting.owners.get(state.offer.seat) or holders[state.offer.seat]
            self.asked[entry.revision] = frozenset({state.offer.user, owner})
            if not state.offer.has_agreed:  # the newcomer is asked when they may accept
                self.untold[entry.revision] = RowKind.OFFER_TOLD

    def missing(self, state: State, said: Sequence[Said], since: int) -> str:
        """What ought to have been told, and is not; "" if nothing is."""
        assert state.times.at is not None
        may_call = state.pause is None and state.may_call("turn", state.times.at)
        turn = self.turn[max(self.turn)]
        for revision, kind in [*self.untold.items()]:
            if kind is RowKind.NUDGE and not (may_call and self.turn[revision] == turn):
                continue  # it waits for their rest; however the turn ends, it falls away with it
            if revision > since and not any(it.tells(kind, revision) for it in said):
                return f"nothing was posted or is owed of entry {revision}: {kind}"
        self.untold.clear()
        return ""

    def called_in_vain(self, said: Iterable[Said]) -> str:
        """A call of somebody whom such a message may not call; "" if there is none."""
        for it in said:
            may = self._may_call(it)
            if may is not None and not it.called <= may:
                return f"{sorted(it.called - may)} called by {it}"
        return ""

    def _may_call(self, it: Said) -> frozenset[str] | None:
        """Whom a message may call; None if that depends on other games, too."""
        if it.kind in WITHOUT_CALL:
            return frozenset()
        if it.kind in (RowKind.VOTE, RowKind.VOTE_CALL, RowKind.OFFER, RowKind.OFFER_TOLD):
            return self.asked.get(it.first)
        if it.kind in (RowKind.TURN, RowKind.NUDGE, RowKind.RESUMED):
            return frozenset({self.on_turn.get(it.last, "")})
        return None
