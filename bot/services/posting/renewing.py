"""Owes edits of boards that call somebody, when their time stops or runs again."""

from __future__ import annotations

from bot.storage import clocks, messages, outbox
from bot.storage.database import Connection
from bot.storage.outbox import Owed, RowKind


async def owe_renewed_boards(connection: Connection, user_id: int) -> list[int]:
    """Owe an edit of each board that calls somebody, in the caller's transaction.

    Return the channels of these boards.
    """
    owed = []
    for waiting in await clocks.shown_for(connection, user_id):
        game_id = waiting.clock.game_id
        boards = await messages.of_kind(connection, game_id, RowKind.TURN)
        if not boards or boards[-1].first_revision is None:
            continue
        await outbox.withdraw(connection, game_id, RowKind.TURN_EDIT)
        edit = Owed(
            game_id=game_id,
            channel_id=waiting.channel_id,
            kind=RowKind.TURN_EDIT,
            first_revision=boards[-1].first_revision,
            last_revision=boards[-1].revision,
            user_id=user_id,
        )
        owed.append(edit)
    await outbox.add(connection, owed)
    return [edit.channel_id for edit in owed]
