"""Owes edits of boards: when a holiday begins or ends, time has moved, or their channel is back."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from bot.storage import clocks, messages, outbox, overview, seats
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.database import Connection
from bot.storage.outbox import Kind, Owed, RowKind

MOVED: Final = timedelta(minutes=10)
"""A board is right as long as its deadline has moved by no more."""

NEAR: Final = timedelta(hours=48)
"""A board whose turn ends later than that is not edited."""


def is_wrong(clock: ClockRow, at: datetime) -> bool:
    """Tell whether a turn's board shows a deadline so wrong that it is to be edited at a time.

    So does one that shows none: it was posted, or edited, while the time stood still.
    """
    if clock.kind is not ClockKind.TURN or clock.deadline is None:
        return False
    return not is_right(clock) and clock.deadline < at + NEAR


def is_right(turn: ClockRow) -> bool:
    """Tell whether the board shows the deadline of its turn, or nearly."""
    if turn.deadline is None or turn.shown is None:
        return False
    return abs(turn.deadline - turn.shown) <= MOVED


async def owe_true_deadlines(connection: Connection, at: datetime) -> list[int]:
    """Owe an edit of each board whose deadline has moved; return their channels."""
    found = await clocks.moved(connection, MOVED, at + NEAR)
    places = [(it.clock.game_id, it.channel_id) for it in found]
    return await _owe_edits(connection, places, RowKind.DEADLINE_EDIT)


async def owe_true_deadline(
    connection: Connection, game_id: int, rows: Iterable[ClockRow], at: datetime
) -> list[int]:
    """Owe an edit of a game's board if the deadline of its turn has moved; return its channel."""
    if not any(is_wrong(clock, at) for clock in rows):
        return []
    place = game_id, await overview.channel_of(connection, game_id)
    return await _owe_edits(connection, [place], RowKind.DEADLINE_EDIT)


async def note_shown(connection: Connection, game_id: int, turn: ClockRow | None) -> None:
    """A game's board shows the deadline that ``turn`` had before that was sent."""
    await clocks.note_shown(connection, game_id, turn.deadline if turn else None)


async def owe_renewed_board(connection: Connection, game_id: int, channel_id: int) -> None:
    """Owe an edit of a game's board, since earlier ones may have been refused."""
    await clocks.note_shown(connection, game_id, None)  # else an edit might seem needless
    await _owe_edits(connection, [(game_id, channel_id)], RowKind.DEADLINE_EDIT)


async def owe_renewed_boards(connection: Connection, user_id: int) -> list[int]:
    """Owe an edit of each board on which somebody is on turn; return their channels."""
    places = await seats.waiting_games(connection, user_id)
    return await _owe_edits(connection, places, RowKind.TURN_EDIT)


async def _owe_edits(
    connection: Connection, places: Iterable[tuple[int, int]], kind: Kind
) -> list[int]:
    owed = []
    for game_id, channel_id in places:
        boards = await messages.of_kind(connection, game_id, RowKind.TURN)
        if not boards or boards[-1].first_revision is None:
            continue
        await outbox.withdraw(connection, game_id, RowKind.DEADLINE_EDIT, kind)
        board = boards[-1]
        owed.append(Owed(game_id, channel_id, kind, board.first_revision or 0, board.revision))
    await outbox.add(connection, owed)
    return [edit.channel_id for edit in owed]
