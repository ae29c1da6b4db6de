"""The clocks of a game as they follow from its log; ``bot.services.time`` lets them run."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.pauses import BY_PEOPLE, CLOSING, pause_in
from bot.services.games.vote import ABOUT_TURNS, VOID, Answer, Subject, asked_in, vote_in
from bot.services.games.voting.offers import offer_in
from bot.services.people.holders import is_person
from bot.services.presence_in_logs import gone_in
from bot.services.time import writing
from bot.services.time.running import (
    AFTER_LEAVING,
    LOOKS_APART,
    NO_TIME,
    OFFER_DELAY,
    OFFER_OPEN,
    UNTIL_IDLE,
    at_stage,
    given,
    over,
    posted,
)
from bot.storage import messages
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection
from bot.storage.games import GameRow, Pace, Status
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import RowKind

FEWEST_PEOPLE: Final = 2
"""With fewer people at the table nobody waits for anybody, and a turn has no time."""

LONGEST_VOTE: Final = timedelta(hours=24)
SHORTEST_VOTE: Final = timedelta(hours=12)
"""How long a vote is open; the shorter time is for turns that have no more themselves."""

STARTS_CLOCKS: Final = (EntryKind.SEAT, EntryKind.DECIDED, EntryKind.RESUMED)
"""Entries with which the clock of a turn may begin to run at once, without a message."""


def turn_clock_of(game_id: int, fold: Fold) -> ClockRow | None:
    """Return the clock of the present turn with all its time left; None if it has no time."""
    span, seat = fold.origin.terms.pace.span, fold.game.to_act
    if span is None or seat is None or not _waits_among_people(fold):
        return None
    user_id = fold.holders[seat]
    late = _last_time_out(fold, fold.turn_revision)
    if late is None or late.kind is EntryKind.TIMED_OUT:
        since = _time_given(fold)
        is_half = since > fold.turn_revision
        clock = _turn_clock(game_id, user_id, since, span, is_half=is_half)
        return clock if late is None else over(clock)
    return _turn_clock(game_id, user_id, late.revision, span, is_half=True)


def _turn_clock(
    game_id: int, user_id: int, revision: int, pace: timedelta, *, is_half: bool
) -> ClockRow:
    """Return the clock of a turn, or of half as much time again."""
    if not is_half:
        return given(game_id, ClockKind.TURN, user_id, revision, pace)
    # The first reminder of the turn has come before.
    return at_stage(given(game_id, ClockKind.TURN, user_id, revision, pace / 2), 1)


def vote_clock_of(game_id: int, fold: Fold) -> ClockRow | None:
    """Return the clock of the open vote with all its time left; None if no vote is open."""
    vote = vote_in(fold.entries)
    if vote is None:
        return None
    is_short = vote.subject in ABOUT_TURNS and fold.origin.terms.pace is Pace.HALF_DAY
    span = SHORTEST_VOTE if is_short else LONGEST_VOTE
    return given(game_id, ClockKind.VOTE, 0, vote.revision, span)


def clocks_of(row: GameRow, fold: Fold) -> list[ClockRow]:
    """Return all clocks that a game has by its log; none of them runs yet."""
    if fold.game.turns.outcome is not None or row.status is Status.CLOSED:
        return []
    return list(_clocks_of(row, fold))


async def begin_clock(connection: Connection, row: GameRow, begun: Fold) -> None:
    """Write the clocks of a game's first turn."""
    wanted, at = clocks_of(row, begun), begun.started_at
    await writing.change(connection, row.game_id, wanted, begun.people, at)


async def write_clocks(
    connection: Connection, row: GameRow, before: Fold, after: Fold, at: datetime
) -> datetime | None:
    """Write the clocks as they follow from a change of a game at time ``at``.

    Return when the first of them is due.
    """
    new = after.entries[before.revision :]
    wanted = clocks_of(row, after)
    starts = any(entry.kind in STARTS_CLOCKS for entry in new)
    if starts and await _stands(connection, row.game_id, after):
        told = (ClockKind.TURN, ClockKind.GONE)
        wanted = [posted(clock) if clock.kind in told else clock for clock in wanted]
    status, again = _status_of(after), _due_again(new, after)
    return await writing.change(
        connection, row.game_id, wanted, after.people, at, status=status, again=again
    )


def _due_again(new: Sequence[Entry], after: Fold) -> Collection[ClockKind]:
    """Return the clocks to be served again if their time is over, since the game has changed.

    Whoever could be asked was away; or the vote about somebody gone is over, for they are back.
    """
    has_changed = any(entry.kind is not EntryKind.TIMED_OUT for entry in new)
    vote = vote_in(after.entries)
    is_settled = after.is_played_by_bot or (vote is not None and not vote.is_request)
    return () if is_settled or not has_changed else (ClockKind.TURN, ClockKind.GONE)


def _clocks_of(row: GameRow, fold: Fold) -> Iterator[ClockRow]:
    game_id, seat = row.game_id, fold.game.to_act
    turn = turn_clock_of(game_id, fold)
    if turn is not None:
        yield turn
    if (vote := vote_clock_of(game_id, fold)) is not None:
        yield vote
    if (offer := _offer_clock_of(game_id, fold)) is not None:
        yield offer
    if seat is not None and is_person(user_id := fold.holders[seat]):
        if fold.is_played_by_bot:
            yield given(game_id, ClockKind.PLAY, user_id, fold.turn_revision, NO_TIME)
        if turn is None:
            yield _standing(game_id, ClockKind.IDLE, user_id, idle_since(fold), UNTIL_IDLE)
        # Nobody is to be told who is alone at the table, but whoever has left may come back.
        if _waits_among_people(fold) or seat in gone_in(fold.entries):
            yield _standing(game_id, ClockKind.LOOK, user_id, fold.turn_revision, LOOKS_APART)
        if _waits_among_people(fold) and (gone := _gone_clock_of(game_id, fold)) is not None:
            yield gone
    pause = pause_in(fold.entries)
    if pause is not None:
        closes = pause.body in CLOSING
        yield from writing.of_pause(game_id, row.host_id, pause.revision, closes=closes)


def idle_since(fold: Fold) -> int:
    """Return the entry since which a game without time waits.

    It is that of its turn, or the end of a pause by people; other pauses only interrupt the wait.
    """
    since, reason = fold.turn_revision, ""
    for step in fold.steps[since:]:
        if step.entry.kind is EntryKind.PAUSED:
            reason = step.entry.body
        elif step.entry.kind is EntryKind.RESUMED and reason in BY_PEOPLE:
            since = step.entry.revision
    return since


def _standing(
    game_id: int, kind: ClockKind, user_id: int, revision: int, span: timedelta
) -> ClockRow:
    return posted(given(game_id, kind, user_id, revision, span))


def _gone_clock_of(game_id: int, fold: Fold) -> ClockRow | None:
    """Return the clock of somebody on turn who has left the server.

    It runs for ``AFTER_LEAVING`` from when the others were told; at a later turn for what is left.
    """
    seat = fold.game.to_act
    if seat is None or seat not in gone_in(fold.entries):
        return None
    told = [it for it in fold.entries if it.kind is EntryKind.GONE and it.seat == seat][-1]
    user_id = fold.holders[seat]
    if told.revision > fold.turn_revision:
        return given(game_id, ClockKind.GONE, user_id, told.revision, AFTER_LEAVING)
    begun = fold.steps[fold.turn_revision - 1].entry.at
    left = max(NO_TIME, told.at + AFTER_LEAVING - begun)
    return given(game_id, ClockKind.GONE, user_id, fold.turn_revision, left)


def _offer_clock_of(game_id: int, fold: Fold) -> ClockRow | None:
    offer = offer_in(fold)
    if offer is None:
        return None
    revision = offer.revision
    if offer.has_agreed:
        return at_stage(given(game_id, ClockKind.OFFER, 0, revision, OFFER_OPEN), 1)
    return given(game_id, ClockKind.OFFER, 0, revision, OFFER_DELAY + OFFER_OPEN)


def _waits_among_people(fold: Fold) -> bool:
    """Tell whether a person is on turn, and somebody else at the table waits for them."""
    seat = fold.game.to_act
    return seat is not None and is_person(fold.holders[seat]) and len(fold.people) >= FEWEST_PEOPLE


def _status_of(fold: Fold) -> Status:
    note = pause_in(fold.entries)
    return Status.RUNNING if note is None else Status.PAUSED


async def _stands(connection: Connection, game_id: int, fold: Fold) -> bool:
    """Tell whether the board of the present turn stands already.

    It does where more time was given, or where somebody has come back into a game that waited for
    nobody.
    """
    boards = await messages.of_kind(connection, game_id, RowKind.TURN)
    return bool(boards) and boards[-1].revision >= fold.turn_revision


def _time_given(fold: Fold) -> int:
    """Return the entry with which the time was given that the newest time-out has ended."""
    entries = fold.entries[fold.turn_revision :]
    waited = [entry.revision for entry in entries if _gives_more(entry)]
    return waited[-1] if waited else fold.turn_revision


def _gives_more(entry: Entry) -> bool:
    return entry.kind is EntryKind.DECIDED and entry.body == Answer.WAIT


def _last_time_out(fold: Fold, since: int) -> Entry | None:
    """Return the last entry after ``since`` that ended the time of a turn, or gave more.

    More is given by who decides to wait. Older versions also gave more to whoever played on without
    ending the turn.
    """
    entries = fold.entries[since:][::-1]
    for number, entry in enumerate(entries):
        match entry.kind:
            case EntryKind.TIMED_OUT:
                return entry
            case EntryKind.DECIDED if entry.body == Answer.WAIT:
                return entry
            case EntryKind.DECIDED if entry.body == VOID and _is_of_time_out(entries[number:]):
                return entry
            case _:
                pass
    return None


def _is_of_time_out(newest_first: Sequence[Entry]) -> bool:
    """Tell whether the newest vote was about the time for a turn."""
    asked = (entry for entry in newest_first if entry.kind is EntryKind.ASKED)
    newest = next(asked, None)
    return newest is not None and asked_in(newest).subject is Subject.TIME_OUT
