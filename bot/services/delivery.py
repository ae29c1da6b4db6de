"""Carries out one owed message: posts it exactly once, edits it or deletes it.

A message carries its row's id. Before a send the row notes the newest message known in its channel;
after a send that took long, and before any second attempt, the history after that message is read
to its end: the first message with the row's id is adopted, any other deleted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from bot.services.courier import BadContent, Courier, MessageGone, TryLater
from bot.storage import messages, outbox
from bot.storage.database import Database
from bot.storage.messages import Message
from bot.storage.outbox import Row, RowKind

LONG_SEND: Final = timedelta(seconds=1)
"""A send that took longer may have been repeated on the way."""


class Delivery:
    """Carries out owed messages of one database through one courier."""

    def __init__(self, database: Database, courier: Courier, now: Callable[[], datetime]) -> None:
        self._database = database
        self._courier = courier
        self._now = now

    async def deliver(self, row: Row) -> None:
        """Do what a row asks for, and drop the row.

        Raises:
            Undeliverable, TryLater, BadContent: it is not done, and still owed.
        """
        match row.kind:
            case RowKind.LOBBY_EDIT:
                await self._edit(row, await self._newest(row, RowKind.LOBBY))
            case RowKind.DRAFT_EDIT:
                await self._edit(row, await self._newest(row, RowKind.DRAFT))
            case RowKind.STRIP:
                await self._strip(row)
            case RowKind.DROP_DRAFT:
                await self._drop_draft(row)
            case _:
                await self._post(row)

    async def _post(self, row: Row) -> None:
        message_id = None
        if row.attempted_after is not None:
            message_id = await self._adopt(row, row.attempted_after)
        if message_id is None and not (row.is_outdated and row.kind is RowKind.DRAFT):
            message_id = await self._send(row, is_owed=row.is_outdated)
        await self._finish(row, message_id)

    async def _send(self, row: Row, *, is_owed: bool) -> int | None:
        seen = await self._courier.latest(row.channel_id) or 0
        async with self._database.autocommit() as connection:
            after = await outbox.note_attempt(connection, row.row_id, seen)
        if after is None:
            return None
        begun = self._now()
        message_id = await self._courier.post(row, is_owed=is_owed)
        if self._now() - begun > LONG_SEND:
            return await self._adopt(row, after) or message_id
        return message_id

    async def _adopt(self, row: Row, after: int) -> int | None:
        """Return the first message of a row that stands, and delete its twins."""
        found = await self._courier.find(row.channel_id, after, row.row_id)
        for twin in found[1:]:
            with suppress(MessageGone):
                await self._courier.delete(row.channel_id, twin)
        return found[0] if found else None

    async def _edit(self, row: Row, message: Message | None) -> None:
        gone: list[Message] = []
        if message is not None:
            try:
                await self._courier.edit(row, message.message_id)
            except MessageGone:
                gone.append(message)
        await self._finish(row, gone=gone)

    async def _strip(self, row: Row) -> None:
        """Take the buttons off the board before a row's: tried once, for tidiness alone."""
        boards = await messages.of_kind(self._database.reader, row.game_id, RowKind.TURN)
        earlier = [board for board in boards if board.revision < row.last_revision]
        if earlier:
            with suppress(MessageGone, TryLater, BadContent):
                await self._courier.edit(row, earlier[-1].message_id)
        async with self._database.autocommit() as connection:
            await outbox.finish(connection, row.row_id)

    async def _drop_draft(self, row: Row) -> None:
        drafts = await messages.of_kind(self._database.reader, row.game_id, RowKind.DRAFT)
        for draft in drafts:
            with suppress(MessageGone):
                await self._courier.delete(row.channel_id, draft.message_id)
        await self._finish(row, gone=drafts)

    async def _newest(self, row: Row, kind: RowKind) -> Message | None:
        standing = await messages.of_kind(self._database.reader, row.game_id, kind)
        return standing[-1] if standing else None

    async def _finish(
        self, row: Row, posted: int | None = None, gone: Sequence[Message] = ()
    ) -> None:
        async with self._database.transaction() as connection:
            await outbox.finish(connection, row.row_id)
            if posted is not None:
                message = Message(row.game_id, posted, row.kind, row.last_revision)
                await messages.add(connection, message)
            for message in gone:
                await messages.forget(connection, message.game_id, message.message_id)
