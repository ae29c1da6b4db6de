"""Lets clocks run and stop as ``running`` says, and writes them; each door is one event.

All work in the caller's transaction. ``at`` is an aware instant.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.services.time.board_edits import owe_true_deadline
from bot.services.time.running import (
    UNTIL_CLOSED,
    UNTIL_HOST,
    GameFacts,
    adjusted,
    due_again,
    given,
    is_over,
    over,
    posted,
    served,
)
from bot.storage import clocks, log, overview, seats
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection
from bot.storage.games import Status
from bot.storage.people import absences
from bot.storage.presence import heartbeat

OF_PAUSES: Final = (ClockKind.CLOSING, ClockKind.HOST)

_NOBODY: Final = 0


async def facts_of(connection: Connection, game_id: int, status: Status) -> GameFacts:
    """Read what decides which clocks of a game run."""
    people = await seats.people_of(connection, game_id)
    away = await absences.away_among(connection, people)
    return GameFacts(status, frozenset(people), away)


async def change(  # noqa: PLR0913
    connection: Connection,
    game_id: int,
    wanted: Sequence[ClockRow],
    people: Collection[int],
    at: datetime,
    *,
    status: Status = Status.RUNNING,
    again: Collection[ClockKind] = (),
) -> datetime | None:
    """Let a game of some ``people`` have the ``wanted`` clocks, as they follow from its log.

    One that it has already goes on. Those ``again`` whose time is over fall due once more. Return
    when the first of them is due.
    """
    found = await clocks.in_game(connection, game_id, people)
    facts = GameFacts(status, frozenset(people), found.away)
    present = {clock.kind: clock for clock in found.clocks}
    merged = [_merged(clock, present.get(clock.kind)) for clock in wanted]
    after = await _adjusted(connection, game_id, merged, facts, at)
    if again and status is Status.RUNNING:
        after = [
            due_again(clock, at) if clock.kind in again and is_over(clock) else clock
            for clock in after
        ]
    await _write(connection, present.values(), after)
    await owe_true_deadline(connection, game_id, after, at)
    return _first_due(after)


async def stand(
    connection: Connection, game_id: int, kinds: Collection[ClockKind], revision: int, at: datetime
) -> datetime | None:
    """The message up to ``revision`` stands of which clocks of some kinds have waited."""
    found = await clocks.in_game(connection, game_id)
    waiting = [
        clock
        for clock in found.clocks
        if clock.kind in kinds and clock.revision <= revision and not clock.is_posted
    ]
    if not waiting:
        return None
    # No clock that waits for a message is held by the holiday of anybody but its own person,
    # so the others' ids need not be read.
    facts = GameFacts(found.status, found.away, found.away)
    after = [adjusted(posted(clock), facts, at) for clock in waiting]
    await clocks.put(connection, [_with_shown(clock) for clock in after])
    return _first_due(after)


async def adjust(connection: Connection, game_id: int, status: Status, at: datetime) -> None:
    """A game was paused or goes on, or somebody in it begins or ends a holiday."""
    present = await clocks.of_game(connection, game_id)
    facts = await facts_of(connection, game_id, status)
    after = await _adjusted(connection, game_id, present, facts, at)
    await _write(connection, present, after)
    await owe_true_deadline(connection, game_id, after, at)


async def ask(connection: Connection, game_id: int, span: timedelta) -> None:
    """A request is open for so long from when its message stands; its game has not begun yet."""
    await clocks.put(connection, [given(game_id, ClockKind.VOTE, _NOBODY, 0, span)])


async def drop(connection: Connection, game_id: int) -> None:
    """A game or a request is over: nothing of it falls due any more."""
    await clocks.remove(connection, game_id, [*ClockKind])


async def pause(
    connection: Connection, game_id: int, begun: Sequence[ClockRow], at: datetime
) -> None:
    """A game is paused: its clocks stop, and those of the pause (``of_pause``) have ``begun``."""
    # First, since ``adjust`` lets them run.
    await clocks.put(connection, begun)
    await adjust(connection, game_id, Status.PAUSED, at)


async def go_on(connection: Connection, game_id: int, at: datetime) -> None:
    """A paused game goes on; whoever could be asked about what is over may be back by now."""
    await clocks.remove(connection, game_id, OF_PAUSES)
    await adjust(connection, game_id, Status.RUNNING, at)
    await clocks.put(connection, await _unasked(connection, game_id, at))


def of_pause(game_id: int, host_id: int, revision: int, *, closes: bool) -> list[ClockRow]:
    """Return the clocks of a game that was paused by entry ``revision`` of its log.

    ``closes`` tells whether it closes by itself after a while.
    """
    host = posted(given(game_id, ClockKind.HOST, host_id, revision, UNTIL_HOST))
    closing = posted(given(game_id, ClockKind.CLOSING, 0, revision, UNTIL_CLOSED))
    return [host, closing] if closes else [host]


async def holiday(connection: Connection, user_id: int, at: datetime) -> list[int]:
    """Somebody's holiday begins or is over; return their games that are not over.

    What is over, and about which nobody could be asked, falls due again.
    """
    game_ids = await overview.games_of(connection, user_id)
    for game_id in game_ids:
        status = await overview.status_of(connection, game_id)
        await adjust(connection, game_id, status, at)
        if status is Status.RUNNING:
            await clocks.put(connection, await _unasked(connection, game_id, at))
    return game_ids


async def _adjusted(
    connection: Connection, game_id: int, before: Sequence[ClockRow], facts: GameFacts, at: datetime
) -> list[ClockRow]:
    """Return clocks from ``at`` on; of those that stop, what is not given back yet counts."""
    after = [adjusted(clock, facts, at) for clock in before]
    if not any(one.deadline and not it.deadline for one, it in zip(before, after, strict=True)):
        return after
    missed_since = await heartbeat.lost_since(connection, game_id)
    return [adjusted(clock, facts, at, missed_since) for clock in before]


async def _unasked(connection: Connection, game_id: int, at: datetime) -> list[ClockRow]:
    present = await clocks.of_game(connection, game_id)
    for clock in present:
        is_vote = clock.kind is ClockKind.VOTE
        if is_vote and not await log.asks_request(connection, game_id, clock.revision):
            return []
        if clock.kind is ClockKind.PLAY:
            return []
    asking = (ClockKind.TURN, ClockKind.GONE)
    return [due_again(it, at) for it in present if it.kind in asking and is_over(it)]


async def note_served(connection: Connection, clock: ClockRow, at: datetime | None) -> bool:
    """What was due of a clock at a time was served; False if the clock is no longer the same.

    With None it is its next time alone.
    """
    present = await clocks.get(connection, clock.game_id, clock.kind)
    # Of the same entry it may be another one all the same: held, moved on, or served already.
    if present != clock:
        return False
    when = at or clock.due_at or clock.deadline
    if when is not None:
        await clocks.put(connection, [served(clock, when)])
    return when is not None


async def note_looked(connection: Connection, looks: Iterable[ClockRow], at: datetime) -> list[int]:
    """Somebody was looked for; return the channels of boards that are edited.

    Every few hours this finds deadlines that had moved while they lay too far ahead for an edit.
    """
    renewed = list[int]()
    for look in looks:
        await note_served(connection, look, at)
        turn = await clocks.get(connection, look.game_id, ClockKind.TURN)
        rows = [] if turn is None else [turn]
        renewed += await owe_true_deadline(connection, look.game_id, rows, at)
    return renewed


def _first_due(rows: Iterable[ClockRow]) -> datetime | None:
    return min((clock.due_at for clock in rows if clock.due_at is not None), default=None)


def _merged(wanted: ClockRow, present: ClockRow | None) -> ClockRow:
    if present is None or present.user_id != wanted.user_id:
        return wanted
    if (present.revision, present.span) == (wanted.revision, wanted.span):
        return over(present) if is_over(wanted) else present
    if wanted.kind is ClockKind.TURN and wanted.stage:  # more time for the same turn
        # Its message may have been deleted in the channel meanwhile.
        stands = wanted.is_posted or present.is_posted
        return replace(wanted, is_posted=stands, was_away=present.was_away, shown=present.shown)
    return wanted


async def _write(
    connection: Connection, before: Iterable[ClockRow], after: Sequence[ClockRow]
) -> None:
    known = set(before)
    gone = {clock.kind for clock in known} - {clock.kind for clock in after}
    if gone:
        await clocks.remove(connection, next(iter(known)).game_id, gone)
    await clocks.put(connection, [clock for clock in after if clock not in known])


def _with_shown(clock: ClockRow) -> ClockRow:
    return replace(clock, shown=clock.deadline) if clock.kind is ClockKind.TURN else clock
