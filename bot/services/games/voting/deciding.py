"""What is done once a vote is decided, and which answers could be carried out at all."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from itertools import count

from bot.services.errors import Refused
from bot.services.games.continuing import Continuation
from bot.services.games.replacing import Offer, Request
from bot.services.games.vote import VOID, Answer, Subject, Vote
from bot.services.games.voting.offers import offer_in
from bot.services.people.holders import SUBSTITUTE, Computer
from bot.storage.log import EntryKind, MadeBy
from engine.actions import Resign
from engine.errors import IllegalAction


def possible(continuation: Continuation, vote: Vote, answers: Collection[Answer]) -> Vote:
    """Return a vote with those of some answers that can be carried out.

    If the default cannot be carried out, the first that can is the default.
    """
    choices = tuple(one for one in answers if can_be_carried_out(continuation, vote, one))
    default = vote.default if vote.default in choices else choices[0]
    return replace(vote, choices=choices, default=default)


def can_be_carried_out(continuation: Continuation, vote: Vote, answer: Answer) -> bool:
    """Tell whether a decision could be carried out now."""
    try:
        refuse_impossible(continuation, vote, answer)
    except (IllegalAction, Refused):
        return False
    return True


def refuse_impossible(continuation: Continuation, vote: Vote, answer: Answer) -> None:
    """Carry out a decision on a copy.

    Raises:
        IllegalAction: the rules forbid it.
        Refused: something else stands in its way; the code tells what.
    """
    _carry_out(continuation.copy(), vote, answer)


def decide(continuation: Continuation, vote: Vote, decided: Answer) -> None:
    """Note a decision, and carry it out. One that has become impossible makes the vote void."""
    if not can_be_carried_out(continuation, vote, decided):
        continuation.note(EntryKind.DECIDED, vote.seat, VOID)
        return
    # Noted first: an undo that was agreed is told from a free one by what comes before it.
    continuation.note(EntryKind.DECIDED, vote.seat, decided)
    _carry_out(continuation, vote, decided)


def offer_seat(
    continuation: Continuation, seat: int, request: Request, *, has_agreed: bool
) -> None:
    """Offer a seat, as somebody has asked; ``has_agreed`` tells whether its own player has.

    Raises:
        Refused: ``seat_offered`` (one is already).
    """
    if offer_in(continuation.fold()) is not None:
        raise Refused("seat_offered")
    offer = Offer(seat, request.user_id, has_agreed, request.asker)
    continuation.note(EntryKind.OFFERED, seat, str(offer))


def free_computer(holders: Collection[int], level: str = SUBSTITUTE) -> int:
    """Return the id of a computer player who holds none of the seats."""
    ids = (Computer(level, number).user_id for number in count(1))
    return next(user_id for user_id in ids if user_id not in holders)


def _carry_out(continuation: Continuation, vote: Vote, decided: Answer) -> None:
    match decided:
        case Answer.SKIP:
            continuation.skip(vote.seat)
        case Answer.REMOVE:
            continuation.act(vote.seat, Resign(), MadeBy.CLOCK)
            continuation.act_for_nobody()
        case Answer.COMPUTER:
            continuation.seat(vote.seat, free_computer(continuation.fold().holders))
        case Answer.YES if vote.subject is Subject.UNDO:
            continuation.go_back(vote.seat, int(vote.detail))
        case Answer.YES:
            request = Request.parse(vote.detail)
            agreed = vote.seat == request.asker or vote.answers.get(vote.seat) is Answer.YES
            offer_seat(continuation, vote.seat, request, has_agreed=agreed)
        case _:
            pass
