"""Votes in running games: when they open, when they are void, and when they are decided.

What a decision does is in ``deciding``.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.services.errors import Refused
from bot.services.games.continuing import Continuation
from bot.services.games.folding import Fold
from bot.services.games.pauses import PauseReason, pause_in
from bot.services.games.replacing import Request
from bot.services.games.steps import ended_by_player
from bot.services.games.vote import (
    ABOUT_GONE,
    AGREEING,
    ENDED,
    VOID,
    Answer,
    Subject,
    Vote,
    asked_in,
    asked_text,
    is_resignation,
    table_of,
    vote_in,
)
from bot.services.games.voting.deciding import decide, possible, refuse_impossible
from bot.services.games.voting.offers import note_kept
from bot.services.games.voting.taking_back import is_alone_with_computers, turn_to_take_back
from bot.services.games.voting.time_outs import (
    is_time_over,
    is_timed_out,
    times_out_in_a_row,
    unanswered,
)
from bot.services.people.holders import is_computer, is_person
from bot.services.presence_in_logs import gone_in
from bot.storage.log import Entry, EntryKind

OFTEN: Final = 2
"""After so many time-outs that nobody answered the game is paused."""

NUDGES_APART: Final = timedelta(hours=12)
"""One player nudges another no more often than this in one game."""


@dataclass(frozen=True, slots=True)
class Electorate:
    """Who may answer a vote: the seats of ``voters``. ``may_come``: somebody else is only away."""

    voters: tuple[int, ...]
    may_come: bool = False


def time_out(
    continuation: Continuation, turn_revision: int, electorate: Electorate, default: Answer
) -> None:
    """Note that the time for a turn is over, and ask what is to happen.

    A tie or silence decides as the table says; the server's ``default`` is that of the first two
    time-outs. An open request ends. Where all who could answer are away nobody is asked yet;
    without anybody it is decided at once. Nothing happens if the turn is no longer that one.
    """
    fold = continuation.fold()
    seat = fold.game.to_act
    # Not ``!=``: a clock with more time is named by the entry that gave it, within the turn.
    if seat is None or fold.turn_revision > turn_revision or fold.is_played_by_bot:
        return
    if not is_timed_out(continuation.entries, seat, turn_revision):
        _end_request(continuation)
        continuation.note(EntryKind.TIMED_OUT, seat, str(turn_revision))
    if _is_asked_about_turn(continuation):  # since whoever is on turn has left the server
        return
    # Folded anew, so that the time-out just noted counts.
    choices, by_silence = table_of(times_out_in_a_row(continuation.fold(), seat), default)
    if seat in gone_in(continuation.entries):
        choices, by_silence = ABOUT_GONE, Answer.COMPUTER
    _ask_about_turn(continuation, Subject.TIME_OUT, choices, by_silence, electorate)


def ask_about_gone(continuation: Continuation, electorate: Electorate) -> None:
    """Ask what is to happen, since whoever is on turn left the server a while ago.

    Nothing happens if they are back, if a vote about their turn is open, or if their time is over:
    then the vote is that of the time-out.
    """
    fold = continuation.fold()
    if _is_asked_about_turn(continuation) or is_time_over(continuation.entries, fold.turn_revision):
        return
    if fold.game.to_act not in gone_in(continuation.entries) or fold.is_played_by_bot:
        return
    _ask_about_turn(continuation, Subject.GONE, ABOUT_GONE, Answer.COMPUTER, electorate)


def ask_to_take_back(continuation: Continuation, seat: int, voters: Collection[int]) -> None:
    """Ask ``voters`` (seats) whether ``seat`` may take back its last turn; all must agree.

    In a game that one person began alone with computers it is taken back at once.

    Raises:
        Refused: ``nothing_to_take_back``, ``vote_open``, ``asked_before``, ``nobody_to_ask``.
    """
    fold = continuation.fold()
    voters = still_played(continuation, voters)
    turn = turn_to_take_back(fold, seat, voters)
    if turn is None:
        raise Refused("nothing_to_take_back")
    vote = Vote(
        subject=Subject.UNDO,
        seat=seat,
        revision=0,
        voters=voters,
        choices=AGREEING,
        default=Answer.NO if voters else Answer.YES,
        detail=str(turn.first_revision - 1),
    )
    if not voters and not is_alone_with_computers(fold):
        raise Refused("nobody_to_ask")
    if vote_in(continuation.entries) is not None:
        raise Refused("vote_open")
    if voters and _was_asked(continuation.entries, vote):
        raise Refused("asked_before")
    ask(continuation, vote)


def ask(continuation: Continuation, vote: Vote) -> None:
    """Open a request; without voters it is decided at once.

    Raises:
        Refused: ``vote_open``, or why one of its answers could not be carried out.
        IllegalAction: the rules forbid one of them.
    """
    if vote_in(continuation.entries) is not None:
        raise Refused("vote_open")
    for choice in vote.choices:
        refuse_impossible(continuation, vote, choice)
    continuation.note(EntryKind.ASKED, vote.seat, asked_text(vote))


def nudge(continuation: Continuation, by: int) -> None:
    """Note that the player at seat ``by`` asks whoever is on turn to play.

    Raises:
        Refused: ``nudge_nobody`` (no other person is on turn), ``nudged_before`` with the time
            from which on it is possible ``again``.
    """
    fold = continuation.fold()
    seat = fold.game.to_act
    if seat is None or seat == by or is_computer(fold.holders[seat]):
        raise Refused("nudge_nobody")
    asked = (EntryKind.NUDGED, seat, str(fold.holders[by]))
    earlier = reversed(continuation.entries)
    last = next((it.at for it in earlier if (it.kind, it.seat, it.body) == asked), None)
    if last is not None and last + NUDGES_APART > continuation.at:
        raise Refused("nudged_before", again=last + NUDGES_APART)
    continuation.note(*asked)


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
    conclude(continuation)


def end_vote(continuation: Continuation, revision: int) -> None:
    """Decide the vote that entry ``revision`` asked for, since its time is over."""
    vote = vote_in(continuation.entries)
    if vote is not None and vote.revision == revision:
        conclude(continuation, is_time_over=True)


def conclude(continuation: Continuation, *, is_time_over: bool = False) -> None:
    """Note what follows for the open vote and the open offer from what was added.

    The vote is decided if nothing can change it, and void if there is nothing to decide.
    """
    # First, since an offer may be open without a vote.
    note_kept(continuation)
    vote = vote_in(continuation.entries)
    if vote is None:
        return
    if continuation.game.turns.outcome is not None or _is_void(vote, continuation):
        continuation.note(EntryKind.DECIDED, vote.seat, VOID)
        return
    vote = vote.among(still_played(continuation, vote.voters))
    decided = vote.decision(is_time_over=is_time_over or not vote.voters)
    if decided is not None:
        _decide(continuation, vote, decided)


def still_played(continuation: Continuation, seats: Collection[int]) -> tuple[int, ...]:
    """Return those of some seats that are in the game and held by people, in order.

    Whoever was found to be there before a transaction may have resigned until it begins.
    """
    holders, still_in = continuation.fold().holders, continuation.game.seats.still_in()
    return tuple(seat for seat in sorted(seats) if seat in still_in and is_person(holders[seat]))


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


def pause_if_unanswered(continuation: Continuation) -> None:
    """Pause a game in which nobody has answered the last time-outs, once those are dealt with."""
    fold = continuation.fold()
    may_go_on = fold.game.turns.outcome is None and fold.people and not fold.is_played_by_bot
    is_paused = pause_in(continuation.entries) is not None
    if may_go_on and not is_paused and unanswered(fold) >= OFTEN:
        continuation.note(EntryKind.PAUSED, None, PauseReason.NOBODY_ANSWERS)


def _ask_about_turn(
    continuation: Continuation,
    subject: Subject,
    choices: Collection[Answer],
    default: Answer,
    electorate: Electorate,
) -> None:
    """Open a vote about whoever is on turn, with what can be carried out; an open request ends."""
    seat, voters = continuation.game.to_act, still_played(continuation, electorate.voters)
    if seat is None or (not voters and electorate.may_come):
        return
    vote = Vote(
        subject=subject,
        seat=seat,
        revision=0,
        voters=voters,
        choices=(),
        default=default,
    )
    vote = possible(continuation, vote, choices)
    _end_request(continuation)
    if vote.voters:
        continuation.note(EntryKind.ASKED, vote.seat, asked_text(vote))
    else:
        _decide(continuation, vote, vote.default)


def _decide(continuation: Continuation, vote: Vote, decided: Answer) -> None:
    decide(continuation, vote, decided)
    if not vote.is_request:
        pause_if_unanswered(continuation)


def _is_asked_about_turn(continuation: Continuation) -> bool:
    vote = vote_in(continuation.entries)
    return vote is not None and not vote.is_request


def _end_request(continuation: Continuation) -> None:
    """End the open request, if there is one: a vote goes before it."""
    vote = vote_in(continuation.entries)
    if vote is not None and vote.is_request:
        continuation.note(EntryKind.DECIDED, vote.seat, ENDED)


def _was_asked(entries: Collection[Entry], vote: Vote) -> bool:
    """Tell whether the same was asked before: a turn may be asked about once."""
    asked = (entry for entry in entries if entry.kind is EntryKind.ASKED)
    # The space ends the number of the detail: without it 1 would be found in 12.
    return any(
        entry.seat == vote.seat and entry.body.startswith(f"{vote.subject}:{vote.detail} ")
        for entry in asked
    )


def _is_void(vote: Vote, continuation: Continuation) -> bool:
    """Tell whether a vote is pointless: what it was asked about is over."""
    fold = continuation.fold()
    match vote.subject:
        case Subject.UNDO:
            asked = asked_in(fold.steps[vote.revision - 1].entry).voters  # also who is gone now
            turn = turn_to_take_back(fold, vote.seat, asked)
            start = None if turn is None else (turn.seat, turn.first_revision - 1)
            return start != (vote.seat, int(vote.detail))
        case Subject.TIME_OUT:
            return fold.turn_revision > vote.revision
        case Subject.GONE:
            return fold.turn_revision > vote.revision or vote.seat not in gone_in(
                continuation.entries
            )
        case Subject.REPLACE:
            return _is_replacement_void(vote, fold)


def _is_replacement_void(vote: Vote, fold: Fold) -> bool:
    """Tell whether a seat is not to be handed over any more.

    It has resigned or was given to a person; or its player, who was not asked, has ended a turn.
    """
    own = [entry for entry in fold.entries[vote.revision :] if entry.seat == vote.seat]
    if any(
        is_resignation(entry) or (entry.kind is EntryKind.SEAT and entry.body.isdecimal())
        for entry in own
    ):
        return True
    asked = asked_in(fold.steps[vote.revision - 1].entry).voters  # also who is no voter any more
    is_asked = vote.seat in (*asked, Request.parse(vote.detail).asker)
    own_turns = (turn for turn in fold.turns if turn.seat == vote.seat)
    return not is_asked and any(
        turn.last_revision > vote.revision and ended_by_player(fold.steps, turn)
        for turn in own_turns
    )
