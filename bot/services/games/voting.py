"""Votes in running games: when they open, and what is done once they are decided."""

from __future__ import annotations

from collections.abc import Collection
from datetime import timedelta
from itertools import count
from typing import Final

from bot.services.errors import Refused
from bot.services.games.continuing import Continuation
from bot.services.games.pauses import PauseReason, pause_in
from bot.services.games.replacing import Offer, Request
from bot.services.games.taking_back import turn_to_take_back
from bot.services.games.votes import (
    AGREEING,
    VOID,
    Answer,
    Subject,
    Vote,
    asked_text,
    is_resignation,
    vote_in,
)
from bot.services.holders import SUBSTITUTE, Computer
from bot.storage.log import FOR_PEOPLE, Entry, EntryKind, MadeBy
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
        ask(continuation, vote)
    else:
        _decide(continuation, vote, default)


def ask_to_take_back(continuation: Continuation, seat: int, voters: Collection[int]) -> None:
    """Ask ``voters`` (seats) whether ``seat`` may take back its last turn; all must agree.

    Raises:
        Refused: ``nothing_to_take_back``, ``vote_open``.
    """
    turn = turn_to_take_back(continuation.fold())
    if turn is None or turn.seat != seat:
        raise Refused("nothing_to_take_back")
    vote = Vote(
        subject=Subject.UNDO,
        seat=seat,
        revision=0,
        voters=tuple(sorted(voters)),
        choices=AGREEING,
        default=Answer.NO,
        detail=str(turn.first_revision - 1),
    )
    ask(continuation, vote)


def ask(continuation: Continuation, vote: Vote) -> None:
    """Open a vote; without voters it is decided at once.

    Raises:
        Refused: ``vote_open``.
    """
    if vote_in(continuation.entries) is not None:
        raise Refused("vote_open")
    continuation.note(EntryKind.ASKED, vote.seat, asked_text(vote))


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


def pause_if_deserted(continuation: Continuation) -> None:
    """Pause a game in which computers play all seats, if somebody may take theirs back.

    Where nobody may, the computers play it to its end.
    """
    fold, seats = continuation.fold(), continuation.game.seats
    is_over = continuation.game.turns.outcome is not None
    if is_over or fold.people or pause_in(continuation.entries) is not None:
        return
    if any(user and seats.is_in(seat) for seat, user in enumerate(fold.played_for)):
        continuation.note(EntryKind.PAUSED, None, PauseReason.NO_PEOPLE)


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
    """Tell whether entries make a vote pointless: it was asked about something that is over."""
    if vote.subject is Subject.UNDO:  # somebody has done something else; computers do not count
        return any(entry.kind is EntryKind.SEAT or _is_move(entry) for entry in added)
    own = [entry for entry in added if entry.seat == vote.seat]
    if any(entry.kind is EntryKind.SEAT or is_resignation(entry) for entry in own):
        return True
    return not _has_agreed(vote) and any(map(_is_move, own))


def _has_agreed(vote: Vote) -> bool:
    """Tell whether the vote's seat is one of those that must agree, or has asked itself."""
    if vote.subject is not Subject.REPLACE:
        return False
    return vote.seat in (*vote.voters, Request.parse(vote.detail).asker)


def offer_seat(
    continuation: Continuation, seat: int, request: Request, voters: Collection[int]
) -> None:
    """Offer a seat, as somebody has asked and ``voters`` (seats) have agreed."""
    has_agreed = seat in (*voters, request.asker)
    offer = Offer(seat, request.user_id, has_agreed)
    continuation.note(EntryKind.OFFERED, seat, str(offer))


def _is_move(entry: Entry) -> bool:
    return entry.kind in (EntryKind.ACTION, EntryKind.UNDO) and entry.made_by in FOR_PEOPLE


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
        case Answer.YES if vote.subject is Subject.UNDO:
            continuation.go_back(vote.seat, int(vote.detail))
        case Answer.YES:
            offer_seat(continuation, vote.seat, Request.parse(vote.detail), vote.voters)
        case _:
            pass
    fold = continuation.fold()
    may_go_on = fold.game.turns.outcome is None and fold.people
    is_about_a_turn = vote.subject is Subject.TIME_OUT
    if may_go_on and is_about_a_turn and _unanswered(continuation.entries) >= OFTEN:
        continuation.note(EntryKind.PAUSED, None, PauseReason.NOBODY_ANSWERS)


def free_computer(holders: Collection[int], level: str = SUBSTITUTE) -> int:
    """Return the id of a computer player who holds none of the seats."""
    ids = (Computer(level, number).user_id for number in count(1))
    return next(user_id for user_id in ids if user_id not in holders)


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
