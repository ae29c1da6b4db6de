"""How a seat is handed over to somebody else: asked for, offered, taken over, or not."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.services.errors import Refused
from bot.services.games.continuing import Continuation
from bot.services.games.replacing import Offer, Request
from bot.services.games.vote import AGREEING, ENDED, Answer, Subject, Vote, vote_in
from bot.services.games.voting.deciding import offer_seat
from bot.services.games.voting.offers import BY_TIME, offer_in
from bot.services.games.voting.procedure import ask
from bot.services.games.voting.time_outs import times_out_in_a_row
from bot.services.people.holders import holder_text
from bot.services.presence_in_logs import gone_in
from bot.services.time.running import AFTER_LEAVING
from bot.storage.log import Entry, EntryKind

OFTEN: Final = 2
"""After so many time-outs in a row a seat may be offered without its player's yes."""


def needs_no_yes(continuation: Continuation, seat: int) -> bool:
    """Tell whether a seat may be offered without the yes of its own player.

    They were late twice in a row, a computer plays on for them, or the others were told a while ago
    that they have left the server.
    """
    fold = continuation.fold()
    if fold.played_for[seat] is not None:
        return True
    if times_out_in_a_row(fold, seat) >= OFTEN:
        return True
    if seat not in gone_in(continuation.entries):
        return False
    told = [entry.at for entry in continuation.entries if _says_gone(entry, seat)]
    return told[-1] + AFTER_LEAVING <= continuation.at


def ask_to_replace(
    continuation: Continuation, seat: int, request: Request, voters: Collection[int]
) -> None:
    """Ask ``voters`` (seats) whether somebody may take over ``seat``; all must agree.

    Without voters the seat is offered at once: if a manager asks, in spite of an open vote, and in
    place of an open request about a seat.

    Raises:
        Refused: ``newcomer_is_owner`` (who need only come back), ``newcomer_has_seat``,
            ``seat_offered`` (one is already), ``vote_open``.
    """
    if continuation.fold().played_for[seat] == request.user_id:
        raise Refused("newcomer_is_owner")
    refuse_seated(continuation.entries, seat, request.user_id)
    if offer_in(continuation.fold()) is not None:
        raise Refused("seat_offered")
    if not voters:
        if request.asker is not None and vote_in(continuation.entries) is not None:
            raise Refused("vote_open")
        _give_way(continuation)
        offer_seat(continuation, seat, request, has_agreed=request.asker == seat)
        return
    vote = Vote(
        subject=Subject.REPLACE,
        seat=seat,
        revision=0,
        voters=tuple(sorted(voters)),
        choices=AGREEING,
        default=Answer.NO,
        detail=str(request),
    )
    ask(continuation, vote)


def refuse_seated(entries: Collection[Entry], seat: int, user_id: int) -> None:
    """Check that somebody holds no seat, and has never held another seat than ``seat``.

    Raises:
        Refused: ``newcomer_has_seat``.
    """
    given = [entry for entry in entries if entry.kind is EntryKind.SEAT]
    held = {entry.seat for entry in given if entry.body == holder_text(user_id)}
    last = [entry.body for entry in given if entry.seat == seat][-1]
    if not held <= {seat} or last == holder_text(user_id):
        raise Refused("newcomer_has_seat")


def take_over(continuation: Continuation, revision: int, user_id: int, *, may_now: bool) -> None:
    """Give the seat that entry ``revision`` offers to ``user_id``.

    ``may_now`` tells whether its owner has had time to be told.

    Raises:
        Refused: ``seat_not_offered``, ``offered_to_another``, ``offered_later``,
            ``newcomer_has_seat``.
    """
    offer = _open_offer(continuation, revision, user_id)
    if not may_now:
        raise Refused("offered_later")
    refuse_seated(continuation.entries, offer.seat, user_id)
    continuation.seat(offer.seat, user_id)


def decline(continuation: Continuation, revision: int, user_id: int) -> None:
    """Note that somebody does not take over the seat that entry ``revision`` offers.

    Raises:
        Refused: ``seat_not_offered``, ``offered_to_another``.
    """
    offer = _open_offer(continuation, revision, user_id)
    continuation.note(EntryKind.DECLINED, offer.seat, str(user_id))


def withdraw(
    continuation: Continuation, revision: int, user_id: int, *, is_by_manager: bool
) -> None:
    """Note that whoever asked for it withdraws the offer that entry ``revision`` makes.

    Raises:
        Refused: ``seat_not_offered``, ``not_yours_to_withdraw``.
    """
    offer, fold = _open_offer(continuation, revision), continuation.fold()
    if offer.asker is None:
        may_withdraw = is_by_manager
    else:
        may_withdraw = user_id in (fold.holders[offer.asker], fold.played_for[offer.asker])
    if not may_withdraw:
        raise Refused("not_yours_to_withdraw")
    continuation.note(EntryKind.WITHDRAWN, offer.seat, "")


def end_offer(continuation: Continuation, revision: int) -> None:
    """Note that the time of the offer that entry ``revision`` makes is over."""
    offer = offer_in(continuation.fold())
    if offer is not None and offer.revision == revision:
        continuation.note(EntryKind.WITHDRAWN, offer.seat, BY_TIME)


def _open_offer(continuation: Continuation, revision: int, user_id: int | None = None) -> Offer:
    offer = offer_in(continuation.fold())
    if offer is None or offer.revision != revision:
        raise Refused("seat_not_offered")
    if user_id not in (None, offer.user_id):
        raise Refused("offered_to_another", user_id=offer.user_id)
    return offer


def _says_gone(entry: Entry, seat: int) -> bool:
    return entry.kind is EntryKind.GONE and entry.seat == seat


def _give_way(continuation: Continuation) -> None:
    """End an open request about a seat: one seat is offered at a time."""
    vote = vote_in(continuation.entries)
    if vote is not None and vote.subject is Subject.REPLACE:
        continuation.note(EntryKind.DECIDED, vote.seat, ENDED)
