"""Who has left the server: noted once in a game's log, and until they are seen again not called."""

from __future__ import annotations

from collections.abc import Mapping

from bot.services.games.continuing import Continuation
from bot.services.presence_in_logs import gone_in, has_left
from bot.storage.log import EntryKind


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
