"""Whose turn it is, how turns follow one another, and how they come to an end (Rulings 1 to 3)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from engine.actions import Action, Resign
from engine.errors import GameIsOver, NotYourTurn, SeatHasResigned
from engine.events import EndReason, EndSetOff, GameEnded
from engine.seats import Seats

Options = Mapping[str, int | str]
"""All options of a game by name, defaults included."""


DONE: Final = ("placed", "acted")
"""The words of a position for what has been done in a turn, in the order of ``Done``."""


class Stage(StrEnum):
    """Where a game stands."""

    SET_UP = "set_up"
    TURNS = "turns"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: why, and the seats that have won (Rulings 3 and 4)."""

    reason: EndReason
    winners: tuple[int, ...]


@dataclass(slots=True)
class Done:
    """What the seat on turn has done, where a game tells placements from other actions."""

    has_placed: bool = False
    has_acted: bool = False

    def copy(self) -> Done:
        """Return independent, equal values."""
        return replace(self)

    def words(self) -> list[str]:
        """Return those words of ``DONE`` that hold."""
        said = (self.has_placed, self.has_acted)
        return [word for word, is_so in zip(DONE, said, strict=True) if is_so]

    @classmethod
    def from_words(cls, words: Collection[str]) -> Done:
        """Return what ``words`` tell, which are some of ``DONE``."""
        placed, acted = DONE
        return cls(has_placed=placed in words, has_acted=acted in words)


@dataclass(slots=True)
class Turns:
    """The seat on turn (in set-up that whose tile is laid), and what leads to the end.

    ``idle`` counts idle turns in a row. ``end_set_off_by`` and ``end_reason`` tell who has set off
    the end, and why. From then on ``last`` are the seats whose last turn is going on or still to
    come, in order. ``taken`` are the seats that have taken a turn, in order, as far as turns were
    seen: it is no part of a position, and empty in one that is read.
    """

    stage: Stage = Stage.SET_UP
    seat: int = 0
    idle: int = 0
    end_set_off_by: int | None = None
    end_reason: EndReason | None = None
    last: tuple[int, ...] = ()
    outcome: Outcome | None = None
    taken: tuple[int, ...] = field(default=(), compare=False)

    def copy(self) -> Turns:
        """Return independent, equal turns."""
        return replace(self)

    @property
    def is_in_set_up(self) -> bool:
        """Whether the set-up is still going on."""
        return self.stage is Stage.SET_UP

    def to_act(self, seats: Seats, options: Options) -> int | None:
        """Return the seat that acts next; None when the table does or the game is over.

        In set-up the table acts if the option says so, or in place of a seat that resigned.
        """
        match self.stage:
            case Stage.SET_UP:
                is_by_table = options["setup"] == "auto" or not seats.is_in(self.seat)
                return None if is_by_table else self.seat
            case Stage.TURNS:
                return self.seat
            case Stage.OVER:
                return None

    def actor(self, seats: Seats, seat: int | None, to_act: int | None, action: Action) -> int:
        """Return the seat whose action it is: the one that resigns, else the seat on turn.

        ``seat`` is who asks; None is the table, which acts for the seat on turn.

        Raises:
            GameIsOver, SeatHasResigned, NotYourTurn: ``seat`` may not act.
        """
        if self.stage is Stage.OVER:
            raise GameIsOver
        if seat is not None and not seats.is_in(seat):
            raise SeatHasResigned(seat=seat)
        if isinstance(action, Resign) and seat is not None:
            return seat
        if seat != to_act or isinstance(action, Resign):
            raise NotYourTurn(to_act=to_act)
        return self.seat

    def begin_with(self, seat: int) -> None:
        """End the set-up; ``seat`` is the first on turn."""
        self.stage = Stage.TURNS
        self.seat = seat

    def set_off_end(self, reason: EndReason, last: Iterable[int]) -> tuple[EndSetOff, ...]:
        """Let the seat on turn set off the end, unless it is set off; ``last`` get a last turn."""
        if self.end_set_off_by is not None:
            return ()
        self.end_set_off_by = self.seat
        self.end_reason = reason
        self.last = tuple(last)
        return (EndSetOff(self.seat, reason),)

    def drop(self, seat: int) -> None:
        """Let the last turn of ``seat``, if any was due, fall away."""
        if seat in self.last:
            self.last = tuple(due for due in self.last if due != seat)

    def close(self, seats: Seats, *, is_idle: bool, most_idle: int) -> EndReason | None:
        """Close a turn and pass it on; return why the game ends now, if it does.

        It does when ``most_idle`` idle turns in a row are complete (Ruling 2) or the last of the
        last turns is over.
        """
        self.idle = self.idle + 1 if is_idle else 0
        self.taken += (self.seat,)
        # Before the seat changes: if it is among the last, its last turn is what ends here.
        self.drop(self.seat)
        self.seat = seats.following(self.seat)
        if self.end_set_off_by is None:
            return EndReason.IDLE if self.idle >= most_idle else None
        return None if self.last else self.end_reason

    def finish(self, reason: EndReason, winners: tuple[int, ...]) -> GameEnded:
        """End the game."""
        self.stage = Stage.OVER
        self.last = ()
        self.outcome = Outcome(reason, winners)
        return GameEnded(reason)
