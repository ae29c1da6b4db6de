"""What a message that stands sets off besides its clocks: the board before it loses its buttons."""

from __future__ import annotations

from bot.storage import messages
from bot.storage.database import Connection
from bot.storage.outbox import Owed, Row, RowKind
from bot.storage.words.kinds import kinds_that


async def last_edits(connection: Connection, row: Row) -> list[Owed]:
    """Return what takes the buttons off the board before a row's message, which stands now.

    After the message that a game was deleted there is always something to forget.
    """
    is_board = row.kind.is_last_board and not row.is_anew  # what is posted anew has its own strip
    boards = kinds_that(lambda kind: kind.is_last_board)
    follows_one = is_board and await messages.any_before(
        connection, row.game_id, row.last_revision, boards
    )
    if not follows_one and row.kind is not RowKind.DELETED:
        return []
    return [
        Owed(
            game_id=row.game_id,
            channel_id=row.channel_id,
            kind=RowKind.STRIP,
            first_revision=row.first_revision,
            last_revision=row.last_revision,
        )
    ]
