"""Votes in running games: when they open, and what is done once they are decided."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from itertools import count
from typing import Final

from bot.services.errors import Refused
from bot.services.games.continuing import Continuation
from bot.services.games.pauses import PauseReason
from bot.services.games.votes import (
    VOID,
    Answer,
    Subject,
    Vote,
    asked_text,
    vote_in,
)
from bot.services.holders import EASIEST, Computer
from bot.storage.log import Entry, EntryKind, MadeBy
from engine.actions import Resign, Skip

OFTEN: Final = 2
"""From so many time-outs in a row on a player may be removed; after so many votes in a row that
nobody answered the game is paused."""


NUDGES_APART: Final = timedelta(hours=12)
"""Nobody is nudged more often than this in one game."""


def time_out(
    continuation: Continuation, turn_revision: int, voters: Collection[int], default: Answer
) -> None:
    """Note that the time for a turn is over, and ask ``voters`` (seats) what is to happen.

    A tie or silence decides ``default``; without voters it is decided at once. Nothing happens if
    the turn is no longer that one.
    """
    fold = continuation.fold()
    seat = fold.game.to_act
    if seat is None or fold.turn_revision > turn_revision or vote_in(continuation.entries):
        return
    continuation.note(EntryKind.TIMED_OUT, seat, str(turn_revision))
    choices = [Answer.WAIT, Answer.SKIP, Answer.COMPUTER]
    if times_out_in_a_row(continuation.entries, seat) >= OFTEN:
        choices.append(Answer.REMOVE)
    vote = Vote(
        subject=Subject.TIME_OUT,
        seat=seat,
        revision=0,
        voters=tuple(sorted(voters)),
        choices=tuple(choices),
        default=default,
    )
    if voters:
        continuation.note(EntryKind.ASKED, seat, asked_text(vote))
    else:
        _decide(continuation, vote, default)


def nudge(continuation: Continuation, by: int) -> None:
    """Note that the player at seat ``by`` asks whoever is on turn to play.

    Raises:
        Refused: ``nudge_nobody`` (no other person is on turn), ``nudged_before`` with the time
            from which on it is possible ``again``.
    """
    fold = continuation.fold()
    seat = fold.game.to_act
    if seat is None or seat == by or fold.holders[seat] < 0:
        raise Refused("nudge_nobody")
    nudges = (entry for entry in reversed(continuation.entries) if entry.kind is EntryKind.NUDGED)
    last = next((entry.at for entry in nudges if entry.seat == seat), None)
    if last is not None and last + NUDGES_APART > continuation.at:
        raise Refused("nudged_before", again=last + NUDGES_APART)
    continuation.note(EntryKind.NUDGED, seat, str(fold.holders[by]))


def answer(continuation: Continuation, seat: int, revision: int, given: Answer) -> None:
    """Note a voter's answer to the vote that entry ``revision`` asked for.

    Raises:
        Refused: ``vote_over``, ``not_a_voter``, ``not_offered``.
    """
    vote = vote_in(continuation.entries)
    if vote is None or vote.revision != revision:
        raise Refused("vote_over")
    if seat not in vote.voters:
        raise Refused("not_a_voter")
    if given not in vote.choices:
        raise Refused("not_offered")
    continuation.note(EntryKind.ANSWERED, seat, given)
    settle(continuation)


def end_vote(continuation: Continuation, revision: int) -> None:
    """Decide the vote that entry ``revision`` asked for, since its time is over."""
    vote = vote_in(continuation.entries)
    if vote is not None and vote.revision == revision:
        settle(continuation, is_time_over=True)


def settle(continuation: Continuation, *, is_time_over: bool = False) -> None:
    """Decide the open vote if nothing can change it; it is void if there is nothing to decide."""
    vote = vote_in(continuation.entries)
    if vote is None:
        return
    if continuation.game.turns.outcome is not None or _is_void(vote, continuation.added):
        continuation.note(EntryKind.DECIDED, vote.seat, VOID)
        return
    holders, seats = continuation.fold().holders, continuation.game.seats
    vote = vote.among(seat for seat in seats.still_in() if holders[seat] > 0)
    decided = vote.decision(is_time_over=is_time_over or not vote.voters)
    if decided is not None:
        _decide(continuation, vote, decided)


def times_out_in_a_row(entries: Collection[Entry], seat: int) -> int:
    """Count how often a seat's time was over since its player last acted."""
    number = 0
    for entry in reversed(tuple(entry for entry in entries if entry.seat == seat)):
        match entry.kind:
            case EntryKind.TIMED_OUT:
                number += 1
            case EntryKind.SEAT:
                break
            case EntryKind.ACTION | EntryKind.UNDO if entry.made_by == MadeBy.PLAYER:
                break
            case _:
                pass
    return number


def _is_void(vote: Vote, added: Collection[Entry]) -> bool:
    """Tell whether entries make a vote pointless: the player has moved, or the seat was given."""
    moved = (EntryKind.ACTION, EntryKind.UNDO)
    if vote.subject is Subject.UNDO:
        return any(entry.kind in (*moved, EntryKind.SEAT) for entry in added)
    return any(
        entry.seat == vote.seat and entry.kind in (*moved, EntryKind.SEAT) for entry in added
    )


def _decide(continuation: Continuation, vote: Vote, decided: Answer) -> None:
    continuation.note(EntryKind.DECIDED, vote.seat, decided)
    match decided:
        case Answer.SKIP:
            continuation.act(vote.seat, Skip(), MadeBy.CLOCK)
            continuation.act_for_nobody()
        case Answer.REMOVE:
            continuation.act(vote.seat, Resign(), MadeBy.CLOCK)
            continuation.act_for_nobody()
        case Answer.COMPUTER:
            continuation.seat(vote.seat, free_computer(continuation.fold().holders))
        case _:
            pass
    _pause_if_deserted(continuation, vote)


def free_computer(holders: Collection[int], level: str = EASIEST) -> int:
    """Return the id of a computer player who holds none of the seats."""
    ids = (Computer(level, number).user_id for number in count(1))
    return next(user_id for user_id in ids if user_id not in holders)


def _pause_if_deserted(continuation: Continuation, vote: Vote) -> None:
    fold = continuation.fold()
    if fold.game.turns.outcome is not None:
        return
    still_in = fold.game.seats.still_in()
    if not any(fold.holders[seat] > 0 for seat in still_in):
        continuation.note(EntryKind.PAUSED, None, PauseReason.NO_PEOPLE)
    elif vote.subject is Subject.TIME_OUT and _unanswered(continuation.entries) >= OFTEN:
        continuation.note(EntryKind.PAUSED, None, PauseReason.NOBODY_ANSWERS)


def _unanswered(entries: Collection[Entry]) -> int:
    """Count the votes about time-outs in a row, up to the last, that nobody answered."""
    number, has_answers = 0, False
    for entry in reversed(tuple(entries)):
        match entry.kind:
            case EntryKind.ANSWERED:
                has_answers = True
            case EntryKind.DECIDED if entry.body == VOID:
                return number
            case EntryKind.ASKED if entry.body.startswith(Subject.TIME_OUT):
                if has_answers:
                    return number
                number += 1
            case EntryKind.RESUMED:
                return number
            case _:
                pass
    return number
