"""A second, plain model of what a game's log may say, entry by entry, and what it must not omit.

It is written from what the bot's players are told of its rules, and knows the log's words alone:
each entry must be one that the rules allow at that time, all that must follow from it follows in
the same transaction, and nothing is overdue when time has passed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Final

from bot.storage.clocks import ClockRow
from bot.storage.log import Entry, EntryKind
from tests.seams.plain import seats, turns, votes
from tests.seams.plain.state import State

Rule = Callable[..., None]

RULES: Final[Mapping[EntryKind, Rule]] = {
    EntryKind.SEAT: seats.seat,
    EntryKind.ACTION: turns.act,
    EntryKind.UNDO: turns.undo,
    EntryKind.TIMED_OUT: turns.time_out,
    EntryKind.ASKED: votes.ask,
    EntryKind.ANSWERED: votes.answer,
    EntryKind.DECIDED: votes.decide,
    EntryKind.NUDGED: seats.nudge,
    EntryKind.OFFERED: seats.offer,
    EntryKind.DECLINED: seats.end_offer,
    EntryKind.WITHDRAWN: seats.end_offer,
    EntryKind.GONE: seats.gone,
    EntryKind.RETURNED: seats.returned,
    EntryKind.PAUSED: seats.pause,
    EntryKind.RESUMED: seats.resume,
    EntryKind.CLOSED: seats.close,
    EntryKind.MOVED: seats.move,
    EntryKind.RESTORED: seats.put_back,
}


class Model(State):
    """A game as the plain rules have it, after each entry of its log."""

    def follow(self, entries: Sequence[Entry]) -> None:
        """Go on with entries of the log.

        Raises:
            Disagreement: they are not what the rules say.
        """
        for entry in entries:
            if entry.step == 0:
                self._settle()
                self.times.pass_until(entry.at)
            self.entry = entry
            was_due = next((due for due in self.due if due.is_it(entry)), None)
            if was_due is not None:
                self.due.remove(was_due)
            RULES[entry.kind](self, entry, was_due=was_due is not None)
            self.play.mark(entry)
            self.telling.note(self, entry)
        self._settle()

    def _settle(self) -> None:
        """Look whether all that had to follow has."""
        missing = [f"{it.kind} {it.seat} {[*it.bodies]}: {it.why}" for it in self.due]
        self.require(not missing, f"missing {missing}")
        if self.entry is not None:
            self.times.look()

    def rest(self, at: datetime) -> None:
        """Time has passed until an instant, and all has been done that was due.

        Raises:
            Disagreement: something has not.
        """
        self.times.pass_until(at)
        overdue = self.times.overdue()
        self.require(not overdue, overdue)
        was_moved = self.entry is not None and self.entry.kind is EntryKind.MOVED
        self.require(not was_moved or self.pause != "channel_lost", "its channel is another one")
        unnoticed = self.times.unnoticed()
        self.require(not unnoticed, unnoticed)
        if self.pause is not None or self.is_closed or self.play.is_over:
            return
        sitting, on_turn = self.sitting, self.play.on_turn
        self.require(sitting.is_person(on_turn), "a computer does not play")
        self.require(not self.bot_ends_turn, "no computer ends the turn")
        if self.is_late and self.question is None and not self.around.is_down(at):
            self.require(not self.may_ask(), "nobody is asked about a turn whose time is over")
            self.require(not self.has_lost_the_last, "there is nobody to ask, and nothing came")

    def differs(self, rows: Mapping[str, ClockRow]) -> str:
        """What of the stored clocks is not as it must be; "" if all is."""
        return self.times.differs(rows)
