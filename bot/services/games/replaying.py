"""Starts and replays games, and writes pauses, their ends, take-overs and closings to logs.

A game that cannot be replayed is paused; its position is never guessed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime

import structlog

from bot.services.errors import Refused
from bot.services.games.announcing import announce_closed, announce_start
from bot.services.games.causes import Cause, by_player
from bot.services.games.continuing import open_game
from bot.services.games.derived import status_of, write_derived, write_status
from bot.services.games.folding import CannotReplay, Fold, UnknownRules, fold
from bot.services.games.origin import origin_of
from bot.services.games.pauses import (
    CLOSING,
    ENDS_WITH_A_REPLAY,
    ENDS_WITH_THE_CHANNEL,
    PauseReason,
    pause_in,
    read_stopped,
)
from bot.services.games.timekeeping import begin_clock
from bot.services.posting.anew import owe_anew
from bot.services.presence_in_logs import gone_in
from bot.services.time import writing
from bot.services.time.board_edits import owe_renewed_board
from bot.services.time.calling import calls_in
from bot.storage import games, lobbies, log, outbox, seats
from bot.storage.database import Connection, Database
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import Kind, Owed, RowKind
from bot.storage.presence import lost_channels, moving
from engine import RULES

Addition = Callable[[Connection, GameRow], Awaitable[bool]]
"""Adds to a game's log what changes no position; tells whether it did."""

_log = structlog.get_logger()


async def begin_game(connection: Connection, game_id: int, start_id: int, at: datetime) -> None:
    """Start the game of a lobby that may be started, and owe its first board.

    ``start_id`` is the interaction that starts it, ``at`` an aware instant.

    Raises:
        Refused: ``no_lobby_here``.
    """
    row = await games.get(connection, game_id)
    if row is None:
        raise Refused("no_lobby_here")
    origin = origin_of(row, await lobbies.members(connection, game_id), start_id)
    begun = open_game(origin, by_player(start_id), at)
    await games.start(connection, game_id, start_id, RULES)
    await log.append(connection, game_id, begun.entries)
    running = replace(row, status=Status.RUNNING)
    await write_derived(connection, running, begun)
    await begin_clock(connection, running, begun)
    await announce_start(connection, row, begun)


async def replayed(
    database: Database,
    row: GameRow,
    now: Callable[[], datetime],
    *,
    is_for_paused: bool = False,
) -> tuple[GameRow, Fold]:
    """Replay a started game.

    With ``is_for_paused`` also one whose pause somebody must end; it stays paused.

    If that succeeds, a game stored under a lower number of the rules is taken over, and a game that
    was paused because it could not be replayed is resumed. If it fails the game is paused.

    Raises:
        Refused: ``game_paused``, ``game_closed``, with the ``game`` as a ``StoppedGame``.
    """
    entries = await log.entries(database.reader, row.game_id)
    pause = pause_in(entries)
    if row.status is Status.CLOSED:
        raise Refused("game_closed", game=await read_stopped(database.reader, row, entries))
    reason = pause.body if pause and row.status is Status.PAUSED else ""
    goes_on = not reason or ENDS_WITH_A_REPLAY.get(reason)
    if goes_on or (is_for_paused and row.rules == RULES and reason not in ENDS_WITH_THE_CHANNEL):
        joined = await lobbies.members(database.reader, row.game_id)
        try:
            # The last checksum may agree even where the one does not for which it was paused.
            known = fold(row, joined, entries, is_thorough=row.status is Status.PAUSED)
        except CannotReplay as error:
            if not (goes_on and isinstance(error, UnknownRules)):
                _log.error(error.reason.value, game_id=row.game_id, revision=error.revision)
            reason = error.reason if goes_on else reason
        else:
            return await _gone_on(database, row, known, now()) if goes_on else (row, known)
    if row.status is Status.RUNNING:
        async with database.transaction() as connection:
            await _pause(connection, row, PauseReason(reason), now())
        entries = await log.entries(database.reader, row.game_id)
        row = replace(row, status=Status.PAUSED)
    raise Refused("game_paused", game=await read_stopped(database.reader, row, entries, reason))


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
    note = replace(_note(_last(entries), EntryKind.CLOSED, who, at), interaction_id=interaction_id)
    await log.append(connection, row.game_id, [note])
    await write_status(connection, row, [*entries, note])
    await writing.drop(connection, row.game_id)
    await announce_closed(connection, row, note.revision, who)


async def lose_channel(connection: Connection, row: GameRow, at: datetime) -> bool:
    """Pause a running game whose channel cannot be written to, in the caller's transaction.

    The game is not replayed. Return False if it does not run.
    """
    return await _pause(connection, row, PauseReason.CHANNEL_LOST, at)


async def pause_for_fault(connection: Connection, row: GameRow, at: datetime) -> bool:
    """Pause a running game whose clock cannot be served, in the caller's transaction.

    The game is not replayed. Return False if it does not run.
    """
    return await _pause(connection, row, PauseReason.CLOCK_FAILED, at)


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
    await _call_on_turn(connection, row, by)
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
        _note(await log.length(connection, row.game_id), EntryKind.MOVED, str(by), at),
        made_by=cause.made_by,
        interaction_id=cause.interaction_id,
    )
    await log.append(connection, row.game_id, [note])
    await outbox.withdraw(connection, row.game_id, RowKind.DRAFT, RowKind.DRAFT_EDIT)
    await moving.set_channel(connection, row.game_id, channel_id)
    moved = replace(row, where=replace(row.where, channel_id=channel_id))
    told = replace(_told(moved, RowKind.MOVED, note), user_id=by, body="")
    apart = await moving.reminders_apart(connection, row.game_id, channel_id)
    # First, since messages stand in the order in which they are owed.
    await outbox.add(connection, [told])
    has_gone_on = await _end_channel_pause(connection, moved, at)
    await owe_anew(connection, row.game_id)
    if has_gone_on:
        await _call_on_turn(connection, moved, by)
    else:
        await outbox.add(connection, apart)


async def _end_channel_pause(connection: Connection, row: GameRow, at: datetime) -> bool:
    """Let a game go on that waits for its channel; return False if it does not."""
    entries = await log.entries(connection, row.game_id)
    pause = pause_in(entries)
    if row.status is not Status.PAUSED or not pause or pause.body not in ENDS_WITH_THE_CHANNEL:
        return False
    note = _note(_last(entries), EntryKind.RESUMED, "", at)
    await log.append(connection, row.game_id, [note])
    await write_status(connection, row, [*entries, note])
    await writing.go_on(connection, row.game_id, at)
    await lost_channels.forget(connection, row.game_id)
    return True


async def _call_on_turn(connection: Connection, row: GameRow, by: int = 0) -> None:
    """Owe the call of whoever is on turn in a game that goes on.

    Nothing if their board calls them, if they are the user ``by`` who lets it go on, or if they are
    away or have left the server.
    """
    gone = gone_in(await log.entries(connection, row.game_id))
    seated = await seats.of_game(connection, row.game_id)
    on_turn = (it for it in seated if it.waiting_since is not None)
    is_there = all(it.seat not in gone and it.user_id != by for it in on_turn)
    is_called = await moving.owes_call(connection, row.game_id)
    if is_there and not is_called:
        await outbox.add(connection, await calls_in(connection, row.game_id))


async def _pause(connection: Connection, row: GameRow, reason: PauseReason, at: datetime) -> bool:
    if row.status is not Status.RUNNING:
        return False
    entries = await log.entries(connection, row.game_id)
    note = _note(_last(entries), EntryKind.PAUSED, reason, at)
    await log.append(connection, row.game_id, [note])
    await write_status(connection, row, [*entries, note])
    clocks = writing.of_pause(row.game_id, row.host_id, note.revision, closes=reason in CLOSING)
    await writing.pause(connection, row.game_id, clocks, at)
    if reason is PauseReason.CLOCK_FAILED:
        await outbox.add(connection, [_told(row, RowKind.PAUSED, note)])
    if reason not in ENDS_WITH_THE_CHANNEL:
        _log.error("game_paused", game_id=row.game_id, reason=reason)
    return True


def _told(row: GameRow, kind: Kind, note: Entry) -> Owed:
    revision = note.revision
    return Owed(row.game_id, row.where.channel_id, kind, revision, revision, body=note.body)


async def _gone_on(
    database: Database, row: GameRow, known: Fold, at: datetime
) -> tuple[GameRow, Fold]:
    """Note in the log that a game was taken over or resumed; a finished game gets no note.

    Whoever is on turn in a resumed game is called, even if it is they who look at it: nothing tells
    that here, and what they end is not called for any more.
    """
    kinds = []
    if row.rules != RULES and row.status is not Status.FINISHED:
        kinds.append((EntryKind.TAKEN_OVER, str(row.rules)))
    if row.status is Status.PAUSED:
        kinds.append((EntryKind.RESUMED, ""))
    if not kinds:
        return row, known
    after = known
    for step, (kind, body) in enumerate(kinds):
        after = after.noted(replace(_note(after.revision, kind, body, at), step=step))
    async with database.transaction() as connection:
        notes = after.entries[known.revision :]
        await log.append(connection, row.game_id, notes)
        await games.set_rules(connection, row.game_id, RULES)
        await write_derived(connection, row, after)
        if row.status is Status.PAUSED:
            await writing.go_on(connection, row.game_id, at)
            await outbox.withdraw(connection, row.game_id, RowKind.PAUSED)
            await outbox.add(connection, [_told(row, RowKind.PAUSED_EDIT, notes[-1])])
            await _call_on_turn(connection, row)
    for kind, body in kinds:
        _log.info(f"game_{kind}", game_id=row.game_id, body=body)
    return replace(row, rules=RULES, status=status_of(after)), after


def _last(entries: Sequence[Entry]) -> int:
    return entries[-1].revision if entries else 0


def _note(revision: int, kind: EntryKind, body: str, at: datetime) -> Entry:
    """Return an entry to follow ``revision`` that does not change the position."""
    return Entry(revision + 1, kind, seat=None, body=body, made_by=None, at=at)
