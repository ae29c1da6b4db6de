"""The clocks of a game as they follow from its log: that of the turn, and that of an open vote."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.votes import VOID, Answer, Subject, asked_in, vote_in
from bot.storage import clocks, messages
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection
from bot.storage.games import Pace
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import RowKind

FEWEST_PEOPLE: Final = 2
"""With fewer people at the table nobody waits for anybody, and there is no clock."""

LONGEST_VOTE: Final = timedelta(hours=24)
SHORTEST_VOTE: Final = timedelta(hours=12)
"""How long a vote is open; the shorter time is for time-outs where turns have no more."""

LEAST_AFTER_PAUSE: Final = timedelta(hours=12)
"""Who was on turn before a pause has at least so much time after it."""

STARTS_CLOCKS: Final = (EntryKind.SEAT, EntryKind.DECIDED, EntryKind.RESUMED)
"""Entries with which a clock may begin to run at once, without a message."""

_OVER: Final = 3
"""The stage of a turn's clock after its deadline."""


def turn_clock_of(game_id: int, fold: Fold) -> ClockRow | None:
    """Return the clock of the present turn with all its time left; None if it has none."""
    span, seat = fold.origin.terms.pace.span, fold.game.to_act
    if span is None or seat is None or fold.holders[seat] < 0:
        return None
    if len(fold.people) < FEWEST_PEOPLE:
        return None
    clock = ClockRow(
        game_id=game_id,
        kind=ClockKind.TURN,
        user_id=fold.holders[seat],
        revision=fold.turn_revision,
        span=span,
        time_left=span,
    )
    late = _last_time_out(fold, clock.revision)
    if late is None:
        return clock
    if late.kind is EntryKind.DECIDED:
        # More time was given. The first reminder of a turn has come before.
        return replace(clock, revision=late.revision, span=span / 2, time_left=span / 2, stage=1)
    return replace(clock, stage=_OVER, is_posted=True, time_left=timedelta())


def vote_clock_of(game_id: int, fold: Fold) -> ClockRow | None:
    """Return the clock of the open vote with all its time left; None if no vote is open."""
    vote = vote_in([step.entry for step in fold.steps])
    if vote is None:
        return None
    is_short = vote.subject is Subject.TIME_OUT and fold.origin.terms.pace is Pace.HALF_DAY
    span = SHORTEST_VOTE if is_short else LONGEST_VOTE
    return ClockRow(
        game_id=game_id,
        kind=ClockKind.VOTE,
        user_id=0,
        revision=vote.revision,
        span=span,
        time_left=span,
    )


async def begin_clock(connection: Connection, game_id: int, begun: Fold) -> None:
    """Write the clock of a game's first turn."""
    clock = turn_clock_of(game_id, begun)
    if clock is not None:
        await clocks.put(connection, clock)


async def write_clocks(
    connection: Connection, game_id: int, before: Fold, after: Fold, at: datetime
) -> None:
    """Write the clocks as they follow from a change of a game at time ``at``."""
    await _write_turn_clock(connection, game_id, before, after, at)
    old, new = vote_clock_of(game_id, before), vote_clock_of(game_id, after)
    if new is not None and new != old:
        await clocks.put(connection, new)
    elif new is None and old is not None:
        await clocks.remove(connection, game_id, ClockKind.VOTE)
    kinds = {step.entry.kind for step in after.steps[before.revision :]}
    if EntryKind.PAUSED in kinds:
        await clocks.stop(connection, game_id, at)
    if EntryKind.RESUMED in kinds:
        await clocks.resume(connection, game_id, at, LEAST_AFTER_PAUSE)


async def _write_turn_clock(
    connection: Connection, game_id: int, before: Fold, after: Fold, at: datetime
) -> None:
    old, new = turn_clock_of(game_id, before), turn_clock_of(game_id, after)
    if new == old:
        return
    if new is None:
        await clocks.remove(connection, game_id, ClockKind.TURN)
        return
    await clocks.put(connection, new)
    if not any(step.entry.kind in STARTS_CLOCKS for step in after.steps[before.revision :]):
        return
    # Time runs from the turn's board on. That stands already where more time was given, or where
    # somebody has come back into a game that waited for nobody.
    boards = await messages.of_kind(connection, game_id, RowKind.TURN)
    if boards and boards[-1].revision >= after.turn_revision:
        await clocks.start(connection, game_id, ClockKind.TURN, new.revision, at)


def _last_time_out(fold: Fold, since: int) -> Entry | None:
    """Return the last entry after ``since`` that ended the time of a turn, or gave more.

    More is given by who decides to wait, and to whoever plays on without ending the turn.
    """
    entries = [step.entry for step in reversed(fold.steps[since:])]
    for number, entry in enumerate(entries):
        match entry.kind:
            case EntryKind.TIMED_OUT:
                return entry
            case EntryKind.DECIDED if entry.body == Answer.WAIT:
                return entry
            case EntryKind.DECIDED if entry.body == VOID and _is_of_turn(entries[number:]):
                return entry
            case _:
                pass
    return None


def _is_of_turn(newest_first: Sequence[Entry]) -> bool:
    """Tell whether the newest vote was about the time for a turn."""
    asked = (entry for entry in newest_first if entry.kind is EntryKind.ASKED)
    newest = next(asked, None)
    return newest is not None and asked_in(newest).subject is Subject.TIME_OUT
