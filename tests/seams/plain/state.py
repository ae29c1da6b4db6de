"""What a plain game knows between two entries of its log, and what must follow next."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from bot.storage.log import Entry, EntryKind
from tests.seams.plain.around import Around
from tests.seams.plain.play import Play
from tests.seams.plain.questions import Offer, Question
from tests.seams.plain.table import Sitting
from tests.seams.plain.times import NEAR, Times
from tests.seams.plain.told import Telling
from tests.seams.plain.watches import AFTER_LEAVING

BEFORE: Final = datetime.min.replace(tzinfo=UTC)


class Disagreement(AssertionError):
    """The log is not what the model says."""


@dataclass
class Due:
    """An entry that must follow at once; ``bodies`` are what it may say, none: anything."""

    kind: EntryKind
    seat: int | None
    bodies: Collection[str]
    why: str

    def is_it(self, entry: Entry) -> bool:
        """Whether an entry is it."""
        is_said = not self.bodies or entry.body in self.bodies
        return is_said and entry.kind is self.kind and entry.seat == self.seat


@dataclass
class State:
    """A game after an entry of its log."""

    play: Play
    around: Around
    sitting: Sitting = field(init=False)
    times: Times = field(init=False)
    telling: Telling = field(default_factory=Telling)
    question: Question | None = None
    """The vote or the request that is open."""
    offer: Offer | None = None
    pause: str | None = None
    paused_by: int = 0
    is_closed: bool = False
    given: int = 0
    """The entry with which the present turn was given its time."""
    given_at: datetime = BEFORE
    idle_since: int = 0
    """The same where its time is that after which a game pauses in which nobody plays."""
    is_more_time: bool = False
    """Whether that was half a pace more."""
    is_late: bool = False
    """Whether all of that time is over."""
    bot_ends_turn: bool = False
    """Whether it was decided that a computer ends the present turn."""
    time_outs: list[tuple[int, int]] = field(default_factory=list)
    """Seat and entry of every time-out."""
    unanswered: list[int] = field(default_factory=list)
    """The last time-outs that nobody has answered, by the entry of their decision."""
    agreed: set[int] = field(default_factory=set)
    """The seats whose own players have just agreed that another takes them."""
    due: list[Due] = field(default_factory=list)
    entry: Entry | None = None
    """The entry that is followed."""

    def __post_init__(self) -> None:
        self.sitting = Sitting(self.play, self.around)
        self.times = Times(self)

    def require(self, is_so: object, what: str) -> None:
        """Say that the log differs unless something is so.

        Raises:
            Disagreement: it does.
        """
        if not is_so:
            entry = self.entry
            at = f"{entry.revision} {entry.kind} {entry.seat} {entry.body}" if entry else ""
            raise Disagreement(f"{what}; at {at}")

    def must_follow(
        self, kind: EntryKind, seat: int | None, bodies: Collection[str], why: str
    ) -> None:
        """From now on an entry is due before anything else happens."""
        self.due.append(Due(kind, seat, bodies, why))

    def is_due(self, kind: EntryKind) -> bool:
        """Whether an entry of a kind must follow."""
        return any(due.kind is kind for due in self.due)

    def require_over(self, clock: str) -> None:
        """Say that something comes too early, or too late, unless a clock ends just now."""
        left = self.times.left(clock)
        self.require(left is not None and abs(left) < NEAR, f"{clock} ends with {left} left")

    # What several rules do.

    def give_time(self, *, is_more: bool = False) -> None:
        """The present entry gives time to whoever is on turn."""
        assert self.entry is not None
        self.given = self.idle_since = self.entry.revision
        self.given_at = self.entry.at
        self.is_more_time, self.is_late = is_more, False

    def void(self, why: str) -> None:
        """The open question comes to nothing."""
        if self.question is not None:
            self.due = [due for due in self.due if due.kind is not EntryKind.DECIDED]
            self.must_follow(EntryKind.DECIDED, self.question.seat, {"void"}, why)

    def end_voting(self, seat: int) -> None:
        """A voter is none any more."""
        if self.question is not None:
            self.question.leave(seat)

    def decide_if_clear(self) -> None:
        """What is decided, or depends on no answer any more, must be said now."""
        if self.question is not None and not self.is_due(EntryKind.DECIDED):
            decision = self.question.decision(is_time_over=False)
            if decision is not None:
                seat = self.question.seat
                self.must_follow(EntryKind.DECIDED, seat, {decision}, "it is decided")

    def see(self, seat: int | None) -> None:
        """Somebody is back on the server, or has done something."""
        was_gone = seat is not None and self.sitting.gone.pop(seat, None) is not None
        question = self.question
        if was_gone and question and question.subject == "gone" and question.seat == seat:
            self.void("they are back")

    # What is asked of a game.

    def others_than(self, seat: int | None) -> list[int]:
        """The other persons of the game."""
        return [other for other in self.sitting.persons if other != seat]

    def may_ask(self) -> bool:
        """Whether somebody can be asked now about the turn."""
        assert self.times.at is not None
        others = self.others_than(self.play.on_turn)
        return any(self.sitting.may_vote(seat, self.times.at) for seat in others)

    @property
    def has_lost_the_last(self) -> bool:
        """Whether a turn's time is over, nobody was asked, and all who might be have left."""
        others = self.others_than(self.play.on_turn)
        is_open = self.is_late and self.question is None and not self.bot_ends_turn
        return is_open and bool(others) and all(it in self.sitting.gone for it in others)

    def is_given_up(self, seat: int, at: datetime) -> bool:
        """Whether a seat may be offered without the yes of its player."""
        gone = self.sitting.gone.get(seat)
        is_long_gone = gone is not None and at - gone >= AFTER_LEAVING
        return seat in self.sitting.owners or self.in_a_row(seat) > 1 or is_long_gone

    def may_call(self, clock: str, at: datetime) -> bool:
        """Whether somebody is there and at home whom the end of a clock concerns, now and then."""
        assert self.times.at is not None
        if clock == "closing":
            return True
        question, on_turn = self.question, self.play.on_turn
        silent = [it for it in question.voters if it not in question.answers] if question else []
        seats = silent if clock == "vote" else [on_turn] if on_turn is not None else []
        now = self.times.at
        return any(self.sitting.may_vote(it, now) and self.sitting.may_vote(it, at) for it in seats)

    @property
    def silent(self) -> int:
        """Time-outs that nobody has answered, since the last turn that a person ended."""
        since = max((it.revision for it in self.play.ended if it.is_by_person), default=0)
        return sum(revision > since for revision in self.unanswered)

    def in_a_row(self, seat: int) -> int:
        """Time-outs of a seat since the last turn that they ended without one."""
        since = 0
        for ended in self.play.ended:
            if ended.is_by_person and ended.turn.seat == seat:
                began, until = ended.turn.began, ended.revision
                if not any(who == seat and began < it < until for who, it in self.time_outs):
                    since = ended.revision
        return sum(who == seat and it > since for who, it in self.time_outs)
