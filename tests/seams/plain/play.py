"""What only the game's own rules decide: who is on turn, which turns end, when it is over."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from bot.storage.log import Entry, EntryKind
from engine.actions import End, Resign, Skip, parse_action
from engine.game import Game


@dataclass(frozen=True)
class Turn:
    """A turn of a seat (None: of the table); ``began`` is the entry with which it became theirs."""

    seat: int | None
    began: int
    has_acted: bool = False
    """Whether a person has done something in it."""
    is_theirs: bool = False
    """Whether a person has done the last of it that the bot did not close."""
    is_planned: bool = False
    """Whether its player had planned it before it began."""
    since: int = 0
    first: int = 0
    """From ``since`` to before ``first`` nothing was done in it: it may be taken back to there.

    The resignation of another is never undone.
    """

    def may_go_back_to(self, revision: int) -> bool:
        """Whether its start is what was so after an entry."""
        return self.since <= revision and (not self.first or revision < self.first)


@dataclass(frozen=True)
class Ended:
    """A turn that an entry has ended, and whether a person has played it themselves."""

    turn: Turn
    revision: int
    is_by_person: bool
    is_final: bool = False
    """Whether it was skipped or resigned, so that no request takes anything back from before."""


@dataclass(frozen=True)
class _Line:
    """The actions that have led somewhere, the last first."""

    entry: Entry
    before: _Line | None


class Play:
    """A game as the engine has it, entry by entry."""

    def __init__(self, start: Callable[[], Game]) -> None:
        self._start = start
        self._lines: dict[int, _Line | None] = {}
        self._line: _Line | None = None
        self._first = 0
        self._begin()

    def _begin(self) -> None:
        self.game = self._start()
        self.turn = Turn(self.game.to_act, self._first, since=self._first)
        self.ended: list[Ended] = []

    @property
    def on_turn(self) -> int | None:
        """The seat on turn; None when the game is over, or while the table lays tiles."""
        return self.game.to_act

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.game.turns.outcome is not None

    @property
    def is_in_set_up(self) -> bool:
        """Whether tiles of the set-up are still laid."""
        return self.game.turns.is_in_set_up

    def last_turn_of(self, seat: int, agreeing: Collection[int]) -> Turn | None:
        """The newest turn of a seat in which its player has done something; None if it stays.

        Turns that seats have planned which are ``agreeing`` may have followed it.
        """
        ended = [*reversed(self.ended)]
        for turn, is_final in ((self.turn, False), *((it.turn, it.is_final) for it in ended)):
            if is_final:
                return None
            if turn.has_acted and turn.seat == seat:
                return turn
            if turn.has_acted and not (turn.is_planned and turn.seat in agreeing):
                return None
        return None

    def is_in(self, seat: int) -> bool:
        """Whether a seat has not resigned."""
        return self.game.seats.is_in(seat)

    def open(self, entry: Entry) -> None:
        """Go on with an entry that gives out a seat at the start."""
        self._first = entry.revision
        self.turn = Turn(self.game.to_act, self._first, since=self._first)

    def follow(self, entry: Entry) -> Ended | None:
        """Go on with an entry; return the turn that it ended, if it did."""
        ended = len(self.ended)
        if entry.kind is EntryKind.ACTION:
            self._line = _Line(entry, self._line)
            self._act(entry)
        elif entry.kind is EntryKind.UNDO:
            self._line = self._lines[int(entry.body)]
            self._replay()
        return self.ended[-1] if len(self.ended) > ended else None

    def mark(self, entry: Entry) -> None:
        """Keep what is so after an entry, to which the game may go back."""
        self._lines[entry.revision] = self._line

    def _replay(self) -> None:
        self._begin()
        entries, line = [], self._line
        while line is not None:
            entries.append(line.entry)
            line = line.before
        for entry in reversed(entries):
            self._act(entry)

    def _act(self, entry: Entry) -> None:
        action, turn, on_turn = parse_action(entry.body), self.turn, self.on_turn
        self.game.apply(entry.seat, action)
        is_own = entry.seat is not None and entry.seat == on_turn
        is_end = is_own and isinstance(action, End | Skip | Resign)
        is_planned = is_own and entry.made_by == "planned"
        is_theirs = is_own and entry.made_by in ("player", "planned")
        if not is_end and not self.is_over and self.on_turn == on_turn:
            since = turn.since if is_own else entry.revision
            first = turn.first or (entry.revision if is_own else 0)
            has_acted = turn.has_acted or is_theirs
            is_theirs = is_theirs if is_own and entry.made_by != "auto" else turn.is_theirs
            self.turn = replace(
                turn, has_acted=has_acted, is_theirs=is_theirs, since=since, first=first
            )
            if is_own and entry.made_by != "auto":
                self.turn = replace(self.turn, is_planned=is_planned)
            return
        self.turn = Turn(self.on_turn, entry.revision, since=entry.revision)
        if not is_own:
            return
        is_played = is_theirs or (entry.made_by == "auto" and turn.is_theirs)
        is_played &= not isinstance(action, Resign)
        is_final = isinstance(action, Resign) or entry.made_by == "clock"
        has_acted = turn.has_acted or is_theirs
        turn = replace(turn, has_acted=has_acted, first=turn.first or entry.revision)
        turn = replace(turn, is_planned=turn.is_planned or is_planned)
        self.ended.append(Ended(turn, entry.revision, is_played, is_final))
