"""Who has left the server: noted once in a game's log, and until they are seen again not called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.services.games.continuing import Continuation
from bot.services.games.steps import is_agreed_undo
from bot.storage.log import Entry, EntryKind, MadeBy

_SEEN: Final = (EntryKind.ACTION, EntryKind.UNDO, EntryKind.ANSWERED, EntryKind.RESUMED)
"""What nobody does who is not on the server."""


def gone_in(entries: Iterable[Entry]) -> frozenset[int]:
    """Return the seats whose holders have left the server, as far as a log tells."""
    gone: set[int] = set()
    for entry in entries:
        if entry.kind is EntryKind.GONE and entry.seat is not None:
            gone.add(entry.seat)
        elif entry.seat in gone and _shows_presence(entry):
            gone.discard(entry.seat)
    return frozenset(gone)


def has_left(entries: Sequence[Entry], seat: int) -> bool:
    """Tell whether the person of a seat has left the server, also where a computer plays it now."""
    for entry in reversed(entries):
        if entry.seat == seat and entry.kind is EntryKind.GONE:
            return True
        is_computer = entry.kind is EntryKind.SEAT and not entry.body.isdecimal()
        if entry.seat == seat and not is_computer and _shows_presence(entry):
            return False
    return False


def note_presence(continuation: Continuation, is_there: Mapping[int, bool]) -> None:
    """Note which of some users have left the server, or have come back, unless the log says so."""
    if continuation.game.turns.outcome is not None:
        return
    gone = gone_in(continuation.entries)
    for seat, user_id in enumerate(continuation.fold().holders):
        there = is_there.get(user_id)
        if there is None or not continuation.game.seats.is_in(seat) or there is (seat not in gone):
            continue
        kind = EntryKind.RETURNED if there else EntryKind.GONE
        continuation.note(kind, seat, str(user_id))


def note_owner_back(continuation: Continuation, seat: int) -> None:
    """Note that the person is back for whom a computer plays, unless the log says so."""
    if has_left(continuation.entries, seat):
        owner = continuation.fold().played_for[seat]
        continuation.note(EntryKind.RETURNED, seat, str(owner))


def _shows_presence(entry: Entry) -> bool:
    if entry.kind in (EntryKind.SEAT, EntryKind.RETURNED):
        return True
    if is_agreed_undo(entry):  # by the last who answered, though it names the seat that asked
        return False
    return entry.kind in _SEEN and entry.made_by == MadeBy.PLAYER
