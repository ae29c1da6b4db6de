"""How a seat is handed over to somebody else: asked for, offered, taken over or declined."""

from __future__ import annotations

from collections.abc import Collection

from bot.services.errors import Refused
from bot.services.games.continuing import Continuation
from bot.services.games.replacing import Offer, Request, offer_in
from bot.services.games.votes import AGREEING, Answer, Subject, Vote
from bot.services.games.voting import ask, offer_seat
from bot.services.holders import holder_text
from bot.storage.log import Entry, EntryKind


def ask_to_replace(
    continuation: Continuation, seat: int, request: Request, voters: Collection[int]
) -> None:
    """Ask ``voters`` (seats) whether somebody may take over ``seat``; all must agree.

    Without voters the seat is offered at once.

    Raises:
        Refused: ``newcomer_has_seat``, ``vote_open``.
    """
    refuse_seated(continuation.entries, seat, request.user_id)
    if not voters:
        offer_seat(continuation, seat, request, voters)
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


def take_over(continuation: Continuation, revision: int, user_id: int) -> None:
    """Give the seat that entry ``revision`` offers to ``user_id``.

    Raises:
        Refused: ``seat_not_offered``, ``offered_to_another``, ``newcomer_has_seat``.
    """
    offer = _open_offer(continuation, revision, user_id)
    refuse_seated(continuation.entries, offer.seat, user_id)
    continuation.seat(offer.seat, user_id)


def decline(continuation: Continuation, revision: int, user_id: int) -> None:
    """Note that somebody does not take over the seat that entry ``revision`` offers.

    Raises:
        Refused: ``seat_not_offered``, ``offered_to_another``.
    """
    offer = _open_offer(continuation, revision, user_id)
    continuation.note(EntryKind.DECLINED, offer.seat, str(user_id))


def _open_offer(continuation: Continuation, revision: int, user_id: int) -> Offer:
    offer = offer_in(continuation.entries)
    if offer is None or offer.revision != revision or continuation.game.turns.outcome is not None:
        raise Refused("seat_not_offered")
    if offer.user_id != user_id:
        raise Refused("offered_to_another", user_id=offer.user_id)
    return offer
