"""Time-outs that are in a log: how many in a row, and how many that nobody answered."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.games.folding import Fold
from bot.services.games.history import ended_by_player
from bot.storage.log import Entry, EntryKind


def is_timed_out(entries: Sequence[Entry], seat: int, since: int) -> bool:
    """Tell whether the time of a seat's turn is over that began after entry ``since``."""
    return any(
        entry.kind is EntryKind.TIMED_OUT and entry.seat == seat for entry in entries[since:]
    )


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
    """Count the time-outs up to the last that nobody answered, or could answer.

    A turn that a person has ended, and a pause that is over, begin the count anew.
    """
    ends = {turn.last_revision for turn in fold.turns if ended_by_player(fold.steps, turn)}
    number, is_answered = 0, False
    for step in fold.steps:
        match step.entry.kind:
            case EntryKind.ASKED:
                is_answered = False
            case EntryKind.ANSWERED:
                is_answered = True
            case EntryKind.TIMED_OUT:
                number += 1
            case EntryKind.DECIDED if is_answered:
                number, is_answered = 0, False
            case EntryKind.RESUMED:
                number = 0
            case _ if step.entry.revision in ends:
                number = 0
            case _:
                pass
    return number
