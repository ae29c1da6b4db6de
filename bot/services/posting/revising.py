"""Edits messages that stand already, each where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import structlog

from bot.services.posting.anew import ELSEWHERE, left_behind
from bot.services.posting.sending import (
    Courier,
    Detail,
    MessageGone,
    NotTaken,
    TryLater,
    Undeliverable,
)
from bot.services.time.board_edits import is_right, note_shown
from bot.storage import clocks, messages
from bot.storage.clocks import ClockKind
from bot.storage.database import Connection, Database
from bot.storage.messages import PostedMessage
from bot.storage.outbox import KINDS, Kind, Owed, OwedRow, RowKind
from bot.storage.words.kinds import Does, kinds_that

_log = structlog.get_logger()


class Revisions:
    """Carries out the owed edits of one database through one courier.

    Each returns the messages that it did not find, since somebody has deleted them, or that are
    needed no more.
    """

    def __init__(self, database: Database, courier: Courier) -> None:
        self._database = database
        self._courier = courier

    async def revise(self, row: OwedRow) -> Sequence[PostedMessage]:
        """Edit what a row is about.

        Raises:
            Undeliverable, TryLater, NotTaken: it was not edited.
        """
        match row.kind.does:
            case Does.MARK:
                return await self._mark(row)
            case Does.RENEW:
                return await self._renew(row)
            case Does.STRIP_FORMER if row.body == ELSEWHERE:
                return await self._strip_elsewhere(row)
            case Does.STRIP_FORMER:
                return await self._strip_former(row)
            case Does.STRIP:
                return await self._stripped(row, await self._standing(row))
            case _:
                return await self._edit(row)

    async def _edit(self, row: OwedRow) -> Sequence[PostedMessage]:
        first = row.first_revision if row.kind.does is Does.EDIT_OWN else 0
        standing = await self._standing(row)
        newest = [it for it in standing if first <= it.revision <= row.last_revision][-1:]
        return [it for it in newest if not await self._edited(row, it)]

    async def _renew(self, row: OwedRow) -> Sequence[PostedMessage]:
        """Edit the game's newest board, if it is still the row's.

        While a deadline is being corrected its edit may be owed once more: that is needless then.
        """
        turn = await clocks.get(self._database.reader, row.game_id, ClockKind.TURN)
        if row.kind is RowKind.DEADLINE_EDIT and turn is not None and is_right(turn):
            return []
        boards = await self._standing_boards(row)
        newest = [board for board in boards[-1:] if board.revision == row.last_revision]
        gone = [it for it in newest if not await self._edited(row, it)]
        if newest and not gone:
            async with self._database.autocommit() as connection:
                await note_shown(connection, row.game_id, turn)
        return gone

    async def _mark(self, row: OwedRow) -> Sequence[PostedMessage]:
        """Edit the boards that reported something between the row's revisions.

        Each tells of its own turns those from the revision in the row's body on.
        """
        standing = await self._standing(row)
        boards = [it for it in standing if row.first_revision <= it.revision <= row.last_revision]
        since, gone = int(row.body or row.first_revision), []
        for board in boards:
            first = max(since, board.first_revision or since)
            own = replace(row, first_revision=first, last_revision=board.revision)
            if not await self._edited(own, board):
                gone.append(board)
        return gone

    async def _strip_former(self, row: OwedRow) -> Sequence[PostedMessage]:
        """Take the buttons off the board before the row's, which stands; this is tried once."""
        boards = await self._standing_boards(row)
        earlier = [board for board in boards if board.revision < row.last_revision]
        gone: list[PostedMessage] = []
        if [it.kind for it in boards if it.revision == row.last_revision] == [RowKind.DELETED.word]:
            # Nothing is kept of a deleted game: any message may have been in flight meanwhile.
            gone = await messages.of_kind(self._database.reader, row.game_id, *KINDS.values())
        # An older version owed this together with a board that may never have been posted.
        if earlier and boards[-1].revision >= row.last_revision:
            try:
                missing = await self._stripped(row, earlier[-1:])
            except (Undeliverable, TryLater, NotTaken):
                if not gone:
                    raise
            else:
                gone = gone or missing
        return gone

    async def _strip_elsewhere(self, row: OwedRow) -> Sequence[PostedMessage]:
        """Take the buttons off what was posted anew in the row's channel."""
        left: list[PostedMessage] = []
        for kind in kinds_that(lambda kind: kind.is_posted_anew):
            posted = await messages.of_kind(self._database.reader, row.game_id, kind)
            left += left_behind(posted, row.channel_id)
        return await self._stripped(row, left)

    async def _standing(self, row: OwedRow) -> list[PostedMessage]:
        """Return the messages of the kinds that a row is about."""
        return await messages.of_kind(self._database.reader, row.game_id, *row.kind.of)

    async def _standing_boards(self, row: OwedRow) -> list[PostedMessage]:
        return await messages.of_kind(self._database.reader, row.game_id, *_boards())

    async def _stripped(
        self, row: OwedRow, standing: Sequence[PostedMessage]
    ) -> list[PostedMessage]:
        """Take the buttons off messages; return those that are gone."""
        gone = []
        for message in standing:
            there = replace(row, channel_id=message.channel_id)
            try:
                await self._courier.edit(there, message.message_id, Detail.WHOLE)
            except MessageGone:
                gone.append(message)
        return gone

    async def _edited(self, row: OwedRow, message: PostedMessage) -> bool:
        """Update a message, without its picture if need be; False if it is gone."""
        row = replace(row, channel_id=message.channel_id)  # its game may have been moved since
        for detail in (Detail.WHOLE, Detail.WITHOUT_PICTURE):
            try:
                await self._courier.edit(row, message.message_id, detail)
            except MessageGone:
                return False
            except (Undeliverable, TryLater):
                raise
            except Exception as error:
                if detail is Detail.WITHOUT_PICTURE:
                    raise
                if not isinstance(error, NotTaken):
                    log_fault(row, detail, error)
            else:
                break
        return True


async def last_edits(connection: Connection, row: OwedRow) -> list[Owed]:
    """Return what takes the buttons off the board before a row's message, which stands now.

    After the message that a game was deleted there is always something to forget.
    """
    is_board = row.kind.is_last_board and not row.is_anew  # what is posted anew has its own strip
    about = row.game_id, row.last_revision
    follows_one = is_board and await messages.any_before(connection, *about, _boards())
    if not follows_one and row.kind is not RowKind.DELETED:
        return []
    return [row.leads_to(RowKind.STRIP)]


def _boards() -> tuple[Kind, ...]:
    return kinds_that(lambda kind: kind.is_last_board)


def log_fault(row: OwedRow, detail: Detail, fault: Exception) -> None:
    """Log a fault of ours under the row's id."""
    _log.error(
        "message_failed",
        error_id=row.error_id,
        row_id=row.row_id,
        game_id=row.game_id,
        kind=row.kind.word,
        detail=detail,
        exc_info=fault,
    )
