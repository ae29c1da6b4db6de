"""Lets a game or lobby go on that a restore has put back to an earlier state, and tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.services.people.holders import is_computer
from bot.services.posting.anew import questions_anew
from bot.services.presence_in_logs import gone_in
from bot.services.time.board_edits import note_shown
from bot.storage import clocks, log, messages, outbox, seats
from bot.storage.clocks import ClockKind
from bot.storage.copying import restores
from bot.storage.copying.restores import Restore
from bot.storage.database import Connection
from bot.storage.games import GameRow, Status
from bot.storage.log import Entry, EntryKind
from bot.storage.outbox import Owed, RowKind
from bot.storage.times import to_milliseconds


async def put_back(connection: Connection, row: GameRow, restore: Restore, at: datetime) -> bool:
    """Note that a game was put back, in the caller's transaction, without a replay.

    Its channel is owed one line that says so and all that people act by, anew: of a lobby its
    message, of a game the board, which calls whoever is on turn, and what is open. False if it is
    over.
    """
    await restores.note_told(connection, row.game_id)
    when = str(to_milliseconds(restore.copied_at))
    told = Owed(row.game_id, row.where.channel_id, RowKind.RESTORED, body=when)
    if row.status is Status.LOBBY:
        await _put_lobby_back(connection, row, told)
        return True
    if row.status not in (Status.RUNNING, Status.PAUSED):
        return False
    entries = await log.entries(connection, row.game_id)
    revision = len(entries) + 1
    note = Entry(revision, EntryKind.RESTORED, seat=None, body=when, made_by=None, at=at)
    await log.append(connection, row.game_id, [note])
    told = replace(told, first_revision=revision, last_revision=revision)
    await outbox.add(connection, [told, *await _board(connection, row, entries, revision)])
    await restores.owe_as_never_sent(connection, row.game_id)
    await outbox.add(connection, await questions_anew(connection, row))
    return True


async def _put_lobby_back(connection: Connection, row: GameRow, told: Owed) -> None:
    await outbox.add(connection, [told])
    if not await outbox.owes(connection, row.game_id, RowKind.LOBBY):
        await outbox.add(connection, [replace(told, kind=RowKind.LOBBY, body="", is_anew=True)])
    # Those who were called come to the new message: the buttons of these calls are void.
    await outbox.add(connection, [replace(told, kind=RowKind.INVITE_STRIP, body="")])
    # Behind that, since calls that are still owed get buttons that are valid.
    await restores.owe_as_never_sent(connection, row.game_id)


async def _board(
    connection: Connection, row: GameRow, entries: Sequence[Entry], revision: int
) -> list[Owed]:
    """Return the board that shows a game as it is again; it tells the newest turns once more.

    If a computer plays now, its own commit owes the board.
    """
    seated = await seats.of_game(connection, row.game_id)
    on_turn = next((it for it in seated if it.waiting_since is not None), None)
    if row.status is Status.RUNNING:
        is_bots = await clocks.get(connection, row.game_id, ClockKind.PLAY) is not None
        if is_bots or (on_turn is not None and is_computer(on_turn.user_id)):
            return []
    first = await restores.drop_owed(connection, row.game_id)
    standing = await messages.of_kind(connection, row.game_id, RowKind.TURN)
    if first is None:
        first = standing[-1].first_revision or standing[-1].revision if standing else 1
    board = Owed(row.game_id, row.where.channel_id, RowKind.TURN, first, revision)
    is_running = row.status is Status.RUNNING
    if is_running and on_turn is not None and on_turn.seat not in gone_in(entries):
        board = replace(board, user_id=on_turn.user_id)
    turn = await clocks.get(connection, row.game_id, ClockKind.TURN)
    await note_shown(connection, row.game_id, turn)
    drafts = await messages.of_kind(connection, row.game_id, RowKind.DRAFT)
    dropping = [replace(board, kind=RowKind.DROP_DRAFT, user_id=None)] if drafts else []
    return [board, *dropping]
