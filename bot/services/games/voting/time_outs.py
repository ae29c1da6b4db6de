"""Time-outs that are in a log: how many in a row, and how many that nobody answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.services.games.folding import Fold
from bot.services.games.steps import Step, ended_by_player
from bot.services.games.vote import VOID, Answer, asked_in
from bot.storage.log import Entry, EntryKind


def is_timed_out(entries: Sequence[Entry], seat: int, since: int) -> bool:
    """Tell whether the time of a seat's turn is over that began after entry ``since``."""
    return any(
        entry.kind is EntryKind.TIMED_OUT and entry.seat == seat for entry in entries[since:]
    )


def is_time_over(entries: Sequence[Entry], since: int) -> bool:
    """Tell whether the time of a turn that began after entry ``since`` is over."""
    times = (entry for entry in reversed(entries[since:]) if _ends_or_gives_time(entry))
    last = next(times, None)
    return last is not None and last.kind is EntryKind.TIMED_OUT


def _ends_or_gives_time(entry: Entry) -> bool:
    is_given = entry.kind is EntryKind.DECIDED and entry.body == Answer.WAIT
    return is_given or entry.kind is EntryKind.TIMED_OUT


def times_out_in_a_row(fold: Fold, seat: int) -> int:
    """Count the time-outs of a seat's person since a turn that they ended without one in it.

    Turns that the bot closed, skipped or played count neither way. Who takes a seat over begins
    anew; who takes their own back does not.
    """
    ends = {
        turn.last_revision: turn for turn in fold.turns if turn.seat == seat and turn.is_finished
    }
    number, is_late, person = 0, False, ""
    for step in fold.steps:
        entry = step.entry
        if entry.seat != seat:
            continue
        if entry.kind is EntryKind.SEAT and entry.body.isdecimal() and entry.body != person:
            number, is_late, person = 0, False, entry.body
        elif entry.kind is EntryKind.TIMED_OUT:
            number, is_late = number + 1, True
        elif entry.revision in ends:
            if ended_by_player(fold.steps, ends[entry.revision]) and not is_late:
                number = 0
            is_late = False
    return number


def unanswered(fold: Fold) -> int:
    """Count the time-outs up to the last that were decided though nobody answered, or could answer.

    A vote about a turn that somebody answered, a turn that a person has ended, and a pause that is
    over begin the count anew. Requests count neither way, nor do votes that were void.
    """
    ends = {turn.last_revision for turn in fold.turns if ended_by_player(fold.steps, turn)}
    number, late, is_answered = 0, None, False
    for step in _without_requests(fold.steps):
        entry = step.entry
        match entry.kind:
            case EntryKind.TIMED_OUT:
                late = entry.seat
            case EntryKind.ANSWERED:
                is_answered = True
            case EntryKind.DECIDED if is_answered:
                number, late, is_answered = 0, None, False
            case EntryKind.DECIDED if entry.body != VOID and entry.seat == late:
                number, late = number + 1, None
            case EntryKind.RESUMED:
                number = 0
            case _ if entry.revision in ends:
                number, late = 0, None
            case _ if step.is_last_of_turn and not step.is_aside:
                late = None
            case _:
                pass
    return number


def _without_requests(steps: Iterable[Step]) -> Iterator[Step]:
    """Leave out how requests were asked for, answered and decided."""
    is_request = False
    for step in steps:
        kind = step.entry.kind
        if kind is EntryKind.ASKED:
            is_request = asked_in(step.entry).is_request
        if not is_request or kind not in (EntryKind.ASKED, EntryKind.ANSWERED, EntryKind.DECIDED):
            yield step
        is_request = is_request and kind is not EntryKind.DECIDED
