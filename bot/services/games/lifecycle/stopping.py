"""Pauses started games, lets them go on, moves and closes them: in their logs, without a replay."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime

import structlog

from bot.services.games.causes import Cause
from bot.services.games.committing.announcing import announce_closed
from bot.services.games.derived import write_status
from bot.services.games.pauses import CLOSING, ENDS_WITH_THE_CHANNEL, PauseReason, pause_in
from bot.services.posting.anew import owe_anew
from bot.services.presence_in_logs import gone_in
from bot.services.time import writing
from bot.services.time.board_edits import owe_renewed_board
from bot.services.time.calling import calls_in
from bot.storage import log, outbox, seats
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import Kind, Owed, RowKind
from bot.storage.people import plans
from bot.storage.people.plans import PlanState
from bot.storage.presence import lost_channels, moving

Addition = Callable[[Connection, GameRow], Awaitable[bool]]
"""Adds to a game's log what changes no position; tells whether it did."""

_log = structlog.get_logger()


async def close_game(
    connection: Connection,
    row: GameRow,
    who: str,
    at: datetime,
    interaction_id: int | None = None,
) -> None:
    """Close a running or paused game without a result, in the caller's transaction.

    ``who`` is the id of the user who closes it, as text, or ``OPERATOR`` or ``BY_TIME``. The
    channel is owed a message about it. The game is not replayed, so one that cannot be replayed can
    be closed too.
    """
    entries = await log.entries(connection, row.game_id)
    note = note_after(_last(entries), EntryKind.CLOSED, who, at)
    note = replace(note, interaction_id=interaction_id)
    await log.append(connection, row.game_id, [note])
    await write_status(connection, row, [*entries, note])
    await writing.drop(connection, row.game_id)
    await plans.drop_game(connection, row.game_id)
    await announce_closed(connection, row, note.revision, who)


async def lose_channel(connection: Connection, row: GameRow, at: datetime) -> bool:
    """Pause a running game whose channel cannot be written to, in the caller's transaction.

    The game is not replayed. Return False if it does not run.
    """
    return await pause_game(connection, row, PauseReason.CHANNEL_LOST, at)


async def pause_for_fault(connection: Connection, row: GameRow, at: datetime) -> bool:
    """Pause a running game whose clock cannot be served, in the caller's transaction.

    The game is not replayed. Return False if it does not run.
    """
    return await pause_game(connection, row, PauseReason.CLOCK_FAILED, at)


async def find_channel(connection: Connection, row: GameRow, at: datetime, by: int = 0) -> bool:
    """Let a game go on that ``lose_channel`` has paused, in the caller's transaction.

    Whoever is on turn is called, unless they are the user ``by`` whom this shows. Return False if
    it is not paused for that reason.
    """
    if not await _end_channel_pause(connection, row, at):
        return False
    # No edit has reached the board meanwhile: it may speak of a holiday that is over.
    if not await outbox.owes(connection, row.game_id, RowKind.TURN):
        await owe_renewed_board(connection, row.game_id, row.where.channel_id)
    await call_on_turn(connection, row, by)
    return True


async def go_on_in(  # noqa: PLR0913
    connection: Connection, row: GameRow, channel_id: int, at: datetime, *, by: int, cause: Cause
) -> None:
    """Let a game go on in another channel, to which the user ``by`` moves it.

    All in the caller's transaction, without a replay. What stands where it was is posted anew,
    without a call, and what is owed goes along. If it is paused since its channel is lost, it goes
    on, and whoever is on turn is called, unless it was them.
    """
    note = replace(
        note_after(await log.length(connection, row.game_id), EntryKind.MOVED, str(by), at),
        made_by=cause.made_by,
        interaction_id=cause.interaction_id,
    )
    await log.append(connection, row.game_id, [note])
    await outbox.withdraw(connection, row.game_id, RowKind.DRAFT, RowKind.DRAFT_EDIT)
    await moving.set_channel(connection, row.game_id, channel_id)
    moved = replace(row, where=replace(row.where, channel_id=channel_id))
    told = replace(told_of(moved, RowKind.MOVED, note), user_id=by, body="")
    apart = await moving.reminders_apart(connection, row.game_id, channel_id)
    # First, since messages stand in the order in which they are owed.
    await outbox.add(connection, [told])
    has_gone_on = await _end_channel_pause(connection, moved, at)
    await owe_anew(connection, row.game_id)
    if has_gone_on:
        await call_on_turn(connection, moved, by)
    else:
        await outbox.add(connection, apart)


async def _end_channel_pause(connection: Connection, row: GameRow, at: datetime) -> bool:
    """Let a game go on that waits for its channel; return False if it does not."""
    entries = await log.entries(connection, row.game_id)
    pause = pause_in(entries)
    if row.status is not Status.PAUSED or not pause or pause.body not in ENDS_WITH_THE_CHANNEL:
        return False
    note = note_after(_last(entries), EntryKind.RESUMED, "", at)
    await log.append(connection, row.game_id, [note])
    await write_status(connection, row, [*entries, note])
    await writing.go_on(connection, row.game_id, at)
    await lost_channels.forget(connection, row.game_id)
    return True


async def call_on_turn(connection: Connection, row: GameRow, by: int = 0) -> None:
    """Owe the call of whoever is on turn in a game that goes on.

    Nothing if their board calls them, if they are the user ``by`` who lets it go on, if they are
    away or have left the server, or if a plan of theirs is to be played.
    """
    rows = await plans.of_game(connection, row.game_id)
    if any(it.state is PlanState.DUE for it in rows):
        return
    gone = gone_in(await log.entries(connection, row.game_id))
    seated = await seats.of_game(connection, row.game_id)
    on_turn = (it for it in seated if it.waiting_since is not None)
    is_there = all(it.seat not in gone and it.user_id != by for it in on_turn)
    is_called = await moving.owes_call(connection, row.game_id)
    if is_there and not is_called:
        await outbox.add(connection, await calls_in(connection, row.game_id))


async def pause_game(
    connection: Connection, row: GameRow, reason: PauseReason, at: datetime
) -> bool:
    """Pause a running game, in the caller's transaction; return False if it does not run."""
    if row.status is not Status.RUNNING:
        return False
    entries = await log.entries(connection, row.game_id)
    note = note_after(_last(entries), EntryKind.PAUSED, reason, at)
    await log.append(connection, row.game_id, [note])
    await write_status(connection, row, [*entries, note])
    clocks = writing.of_pause(row.game_id, row.host_id, note.revision, closes=reason in CLOSING)
    await writing.pause(connection, row.game_id, clocks, at)
    if reason is PauseReason.CLOCK_FAILED:
        await outbox.add(connection, [told_of(row, RowKind.PAUSED, note)])
    if reason not in ENDS_WITH_THE_CHANNEL:
        _log.error("game_paused", game_id=row.game_id, reason=reason)
    return True


def told_of(row: GameRow, kind: Kind, note: Entry) -> Owed:
    """Return the message of a kind that tells a game's channel of an entry of its log."""
    revision = note.revision
    return Owed(row.game_id, row.where.channel_id, kind, revision, revision, body=note.body)


def _last(entries: Sequence[Entry]) -> int:
    return entries[-1].revision if entries else 0


def note_after(revision: int, kind: EntryKind, body: str, at: datetime) -> Entry:
    """Return an entry to follow ``revision`` that does not change the position."""
    return Entry(revision + 1, kind, seat=None, body=body, made_by=None, at=at)
