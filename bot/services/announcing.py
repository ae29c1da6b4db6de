"""Which messages a change of a game owes its channel."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.services.folding import Fold
from bot.services.match import Turn
from bot.storage import messages, outbox
from bot.storage.database import Connection
from bot.storage.games import GameRow
from bot.storage.outbox import Owed, RowKind

DRAFT_DELAY: Final = timedelta(seconds=20)
"""How long an unfinished turn rests before its board is shown silently."""


async def announce_start(connection: Connection, row: GameRow, fold: Fold) -> None:
    """Owe the lobby's last edit and the board that calls the first player."""
    await outbox.withdraw(connection, row.game_id, RowKind.FULL, RowKind.INVITE, RowKind.LOBBY_EDIT)
    await outbox.add(
        connection,
        [
            Owed(row.game_id, row.channel_id, RowKind.LOBBY_EDIT),
            Owed(row.game_id, row.channel_id, RowKind.TURN, 1, fold.revision),
        ],
    )


async def announce(connection: Connection, row: GameRow, before: Fold, after: Fold) -> None:
    """Owe what the entries after ``before`` ask for.

    A finished turn has its board, an unfinished one a silent draft after a while; a resignation
    out of turn is one line; the last turn is told by the result.
    """
    turns = after.turns
    new = [turn for turn in turns if turn.last_revision > before.revision]
    unfinished = [turn for turn in turns if not turn.is_finished]
    finished = [turn for turn in new if turn.is_finished and not turn.is_aside]
    if after.game.outcome is not None:
        told = _told(row, RowKind.RESULT, [*new, *unfinished], after)
        await _add_board(connection, told, before)
    elif finished:
        await _add_board(connection, _told(row, RowKind.TURN, finished, after), before)
    else:
        asides = [turn for turn in new if turn.is_aside]
        await outbox.add(connection, [_resigned(row, turn, after) for turn in asides])
        if unfinished:
            await _add_draft(connection, _told(row, RowKind.DRAFT, unfinished, after))


def _told(row: GameRow, kind: RowKind, turns: Iterable[Turn], after: Fold) -> Owed:
    first = min(turn.first_revision for turn in turns)
    not_before = after.steps[-1].entry.at + DRAFT_DELAY if kind is RowKind.DRAFT else None
    return Owed(row.game_id, row.channel_id, kind, first, after.revision, not_before=not_before)


def _resigned(row: GameRow, turn: Turn, after: Fold) -> Owed:
    revision = turn.first_revision
    holder = None if turn.seat is None else after.holders[turn.seat]
    return Owed(row.game_id, row.channel_id, RowKind.RESIGNED, revision, revision, holder)


async def _add_board(connection: Connection, board: Owed, before: Fold) -> None:
    """Owe a board, the removal of a draft that it takes over, and the old board's last edit."""
    owed = [board]
    if board.first_revision <= before.revision:  # the turn was begun earlier
        await outbox.withdraw(connection, board.game_id, RowKind.DRAFT, RowKind.DRAFT_EDIT)
        if await _has_draft(connection, board.game_id):
            owed.append(replace(board, kind=RowKind.DROP_DRAFT))
    owed.append(replace(board, kind=RowKind.STRIP))
    await outbox.add(connection, owed)


async def _add_draft(connection: Connection, draft: Owed) -> None:
    """Owe the board of an unfinished turn, once nothing has followed for a while."""
    if await outbox.postpone_draft(connection, draft):
        return
    if await _has_draft(connection, draft.game_id):
        await outbox.withdraw(connection, draft.game_id, RowKind.DRAFT_EDIT)
        draft = replace(draft, kind=RowKind.DRAFT_EDIT, not_before=None)
    await outbox.add(connection, [draft])


async def _has_draft(connection: Connection, game_id: int) -> bool:
    """Tell whether a draft stands, or may have been sent just now."""
    standing = await messages.of_kind(connection, game_id, RowKind.DRAFT)
    return bool(standing) or await outbox.owes(connection, game_id, RowKind.DRAFT)
