"""Who has left the server, as far as a game's log tells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

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


def _shows_presence(entry: Entry) -> bool:
    if entry.kind in (EntryKind.SEAT, EntryKind.RETURNED):
        return True
    if entry.is_agreed_undo:  # by the last who answered, though it names the seat that asked
        return False
    return entry.kind in _SEEN and entry.made_by == MadeBy.PLAYER
