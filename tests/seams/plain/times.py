"""Which clocks a plain game has, what they stand still for, and what is left of each."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from bot.storage.clocks import ClockRow
from tests.seams.plain.watches import (
    AFTER_LEAVING,
    BEFORE_TAKING,
    LOOKS_APART,
    NONE,
    TO_ACCEPT,
    TO_ANSWER,
    UNTIL_CLOSED,
    UNTIL_HOST,
    UNTIL_IDLE,
    Watch,
    calls_of,
)

if TYPE_CHECKING:
    from tests.seams.plain.state import State

UNSEEN: Final = ("look", "play")
"""Clocks of the bot's own, of which no rule says anything."""

NEAR: Final = timedelta(minutes=1)
"""So exactly a clock must agree."""

CLOSING: Final = ("nobody_answers", "no_people", "nobody_plays", "channel_lost")
"""The pauses that close a game in the end: those by persons or the channel, never by a fault."""


class Times:
    """The clocks of a game as time passes."""

    def __init__(self, model: State) -> None:
        self._model = model
        self._around = model.around
        self.at: datetime | None = None
        self.watches: dict[str, Watch] = {}
        self.looks: list[tuple[datetime, int]] = []
        """When, and at which seat's person, the bot must have looked whether they are there."""

    def pass_until(self, at: datetime) -> None:
        """Time passes; holidays begin and end meanwhile, and the bot may be down."""
        before = self.at or at
        for instant in (*self._around.changes(before, at), at):
            for kind, watch in self.watches.items():
                for ago in watch.pass_time(instant - before):
                    self._model.telling.expect(kind, watch.given, instant - ago)
            self._note_looks(instant)
            before = self.at = instant
            self.hold()

    def _note_looks(self, now: datetime) -> None:
        watch, seat = self.watches.get("look"), self._model.play.on_turn
        while watch is not None and seat is not None and watch.left <= NONE:
            self.looks.append((now + watch.left, seat))
            watch.left += LOOKS_APART

    def unnoticed(self) -> str:
        """A person on turn who had left when they were looked for; "" if that was noted."""
        model, looks, self.looks = self._model, self.looks, []
        assert self.at is not None
        for at, seat in looks:
            if seat == model.play.on_turn and seat not in model.sitting.gone:
                user, began = model.sitting.holders[seat], model.given_at
                for instant in (at, self.at):
                    if self._around.is_there(user, instant) is not False or at <= began:
                        break
                else:
                    return f"nobody noticed at {at} that {user} has left"
        return ""

    def look(self) -> None:
        """Something has happened: some clocks end, and some begin."""
        wanted = self._wanted()
        for kind in [*self.watches]:
            if kind not in wanted:
                del self.watches[kind]
        for kind, (given, span) in wanted.items():
            if kind not in self.watches or self.watches[kind].given != given:
                calls = calls_of(kind, span, is_more=self._model.is_more_time)
                self.watches[kind] = Watch(given, span, kind == "turn", calls)
        self.hold()

    def left(self, kind: str) -> timedelta | None:
        """What is left of a clock; None without it."""
        watch = self.watches.get(kind)
        return None if watch is None else watch.left

    def _wanted(self) -> dict[str, tuple[object, timedelta]]:
        """Each clock that there must be, what gave it and all of it."""
        model, wanted = self._model, dict[str, tuple[object, timedelta]]()
        if model.is_closed or model.play.is_over:
            return wanted
        sitting, on_turn, pace = model.sitting, model.play.on_turn, self._around.pace
        if sitting.is_person(on_turn):
            if pace is not None and len(sitting.persons) > 1:
                wanted["turn"] = model.given, pace / 2 if model.is_more_time else pace
            else:
                wanted["idle"] = model.idle_since, UNTIL_IDLE
            is_alone = len(sitting.persons) < 2  # then nobody waits for them
            if not is_alone:
                wanted["look"] = model.play.turn.began, LOOKS_APART
            if on_turn in sitting.gone and not model.is_late and not is_alone:
                since = sitting.gone[on_turn]
                assert self.at is not None
                wanted["gone"] = since, max(NONE, AFTER_LEAVING - (self.at - since))
            if model.has_lost_the_last:  # who was away was waited for, and now the default applies
                wanted["default"] = model.given, NONE
        if model.question is not None:
            is_short = not model.question.is_request and pace is not None and pace < TO_ANSWER
            wanted["vote"] = model.question.revision, TO_ANSWER / 2 if is_short else TO_ANSWER
        if model.offer is not None:
            before = NONE if model.offer.has_agreed else BEFORE_TAKING
            wanted["offer"] = model.offer.revision, TO_ACCEPT + before
        if model.pause in CLOSING:
            wanted["closing"] = model.paused_by, UNTIL_CLOSED
            wanted["host"] = model.paused_by, UNTIL_HOST
        return wanted

    def hold(self) -> None:
        """What holds each clock now does so."""
        for kind, watch in self.watches.items():
            watch.hold(frozenset(self._holds(kind)))

    def _holds(self, kind: str) -> set[str]:
        assert self.at is not None
        model, sitting, held = self._model, self._model.sitting, set[str]()
        people = [sitting.holders[seat] for seat in sitting.persons]
        if kind == "turn":
            assert model.play.on_turn is not None
            people = [sitting.holders[model.play.on_turn]]
        elif kind == "host":
            people = [who for who in people if who != self._around.host]
        elif kind not in ("idle", "closing"):
            people = []
        if any(self._around.is_on_holiday(who, self.at) for who in people):
            held.add("away")
        if kind == "offer" and not self._is_offer_told():
            held.add("untold")
        if model.pause is not None and kind not in ("closing", "host"):
            held.add("pause")
        if self._around.is_down(self.at):
            held.add("down")
        return held

    def _is_offer_told(self) -> bool:
        assert self.at is not None
        assert self._model.offer is not None
        told = self._around.offered.get(self._model.offer.revision)
        return told is not None and told <= self.at

    def is_running(self, kind: str, given: object) -> bool:
        """Whether a clock that was given so runs still."""
        watch = self.watches.get(kind)
        return watch is not None and watch.given == given and not watch.held and watch.left > NONE

    def differs(self, rows: Mapping[str, ClockRow]) -> str:
        """What of the stored clocks is not as it must be; "" if all is."""
        assert self.at is not None
        if self._around.is_down(self.at):
            return ""
        stored = {kind for kind, row in rows.items() if kind not in UNSEEN and not _is_over(row)}
        wanted = {kind for kind, watch in self.watches.items() if watch.left > NEAR} - {*UNSEEN}
        if self._model.is_late:  # whether it is about time or about absence is the same
            stored.discard("gone")
        for kind in (wanted - {*rows}) | (stored - {*self.watches}):
            return f"clock {kind}: wanted {self.watches.get(kind)}, is {rows.get(kind)}"
        for kind, watch in self.watches.items():
            if kind in UNSEEN:
                continue
            row = rows.get(kind)
            if row is None or watch.left < NEAR:
                continue
            left = row.time_left if row.deadline is None else row.deadline - self.at
            if abs(left - watch.left) > NEAR or (row.deadline is None) is not bool(watch.held):
                return f"clock {kind}: {left} left of it, wanted {watch}; it is {row}"
        return ""

    def overdue(self) -> str:
        """A clock whose time is over although nothing has come of it; "" if there is none."""
        for kind, watch in self.watches.items():
            is_served = kind == "host" or (kind in ("turn", "gone") and self._model.is_late)
            if watch.left < -NEAR and not is_served and not watch.held:
                if kind == "gone" and (self._model.question or not self._model.may_ask()):
                    continue
                return f"nothing came of the end of {kind}: {watch}"
        return ""


def _is_over(row: ClockRow) -> bool:
    """Whether all has come of a clock that comes of it."""
    return row.deadline is None and row.ahead is None and row.time_left == NONE
