"""Whether a seat is offered to somebody at the end of a log, and what ends an offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.services.games.continuing import Continuation
from bot.services.games.folding import Fold
from bot.services.games.replacing import Offer, Request
from bot.services.games.steps import ended_by_player
from bot.services.games.vote import Answer, Subject, is_resignation, newest_vote
from bot.services.people.holders import holder_id, is_person
from bot.storage.log import Entry, EntryKind

BY_TIME: Final = "time"
"""The body of the entry that ends an offer whose time is over."""

KEPT: Final = "kept"
"""The same where the seat's own player has ended a turn; else whoever asked withdraws it."""


def offer_in(fold: Fold) -> Offer | None:
    """Return the offer that is open at the end of a log; the newest counts, None without one."""
    offer = _unanswered(fold)
    return None if offer is None or _is_kept(fold, offer) else offer


def note_kept(continuation: Continuation) -> None:
    """Note that a seat is no longer offered since its player has just ended a turn.

    The entry outlasts the turn, which may be taken back.
    """
    fold = continuation.fold()
    offer, added = _unanswered(fold), continuation.added
    if offer is not None and added and _is_kept(fold, offer, since=added[0].revision):
        continuation.note(EntryKind.WITHDRAWN, offer.seat, KEPT)


def _unanswered(fold: Fold) -> Offer | None:
    """Return the newest offer, unless an entry about its seat has ended it."""
    if fold.game.turns.outcome is not None:
        return None
    entries = fold.entries
    made = next((it for it in reversed(entries) if it.kind is EntryKind.OFFERED), None)
    if made is None:
        return None
    offer = _with_asker(Offer.in_entry(made), entries[: made.revision - 1])
    own = [it for it in entries[made.revision :] if it.seat == offer.seat]
    return None if any(_ends(entry, offer) for entry in own) else offer


def _with_asker(offer: Offer, before: Sequence[Entry]) -> Offer:
    """Return an offer with who asked for it; those of older versions do not say so themselves.

    One that was agreed to follows its vote at once, and one without a vote is the owner's own.
    """
    if offer.asker is not None:
        return offer
    if not before or before[-1].kind is not EntryKind.DECIDED:
        return replace(offer, asker=offer.seat) if offer.has_agreed else offer
    vote = newest_vote(before)
    if vote is None or vote.subject is not Subject.REPLACE or vote.decided != Answer.YES:
        return offer
    return replace(offer, asker=Request.parse(vote.detail).asker)


def _ends(entry: Entry, offer: Offer) -> bool:
    match entry.kind:
        case EntryKind.DECLINED | EntryKind.WITHDRAWN:
            return True
        case EntryKind.SEAT:
            is_taken = holder_id(entry.body) == offer.user_id
            is_back = is_person(holder_id(entry.body))  # that a computer plays on ends nothing
            return is_taken or (is_back and not offer.has_agreed)
        case _:
            return is_resignation(entry)


def _is_kept(fold: Fold, offer: Offer, since: int = 0) -> bool:
    """Tell whether the player of a seat offered without their yes has ended a turn since."""
    first = max(since, offer.revision + 1)
    return not offer.has_agreed and any(
        turn.last_revision >= first and ended_by_player(fold.steps, turn)
        for turn in fold.turns
        if turn.seat == offer.seat
    )
