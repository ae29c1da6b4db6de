"""A courier whose channels are lists, with troubles on request."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.services.posting.calls import called_by
from bot.services.posting.sending import Detail, MessageGone, OwedRow, Sent
from bot.storage.outbox import Kind


@dataclass(frozen=True, slots=True)
class Posted:
    """A message that stands in a channel."""

    message_id: int
    row: OwedRow
    detail: Detail = Detail.WHOLE

    @property
    def is_owed(self) -> bool:
        """Whether it came too late to call anybody."""
        return self.row.is_outdated


class ToyCourier:
    """Keeps messages by channel; `before_send` and `after_send` may raise or wait."""

    def __init__(self) -> None:
        self.channels: dict[int, list[Posted]] = defaultdict(list)
        self.edits: list[tuple[Kind, int]] = []
        self.deleted: list[int] = []
        self.reads: list[int] = []
        self.knows_latest = True
        self.copies = 1
        self.is_slow = False
        self.gone: set[int] = set()
        self.seen = 0
        self.before_asking: Callable[[int], None] = lambda _user_id: None
        self.before_send: Callable[[OwedRow, Detail], None] = lambda _row, _detail: None
        self.after_send: Callable[[OwedRow], None] = lambda _row: None
        self.before_edit: Callable[[OwedRow], None] = lambda _row: None
        self._newest = 50_000  # greater than the ids of interactions

    def kinds(self, channel_id: int) -> list[Kind]:
        """What stands in a channel, oldest first."""
        return [posted.row.kind for posted in self.channels[channel_id]]

    def remove(self, channel_id: int, message_id: int) -> None:
        """Somebody deletes a message by hand."""
        standing = self.channels[channel_id]
        standing[:] = [posted for posted in standing if posted.message_id != message_id]

    def say_something(self, channel_id: int) -> None:
        """Somebody writes a message."""
        self._newest += 1
        row = replace(self.channels[channel_id][0].row, row_id=0)
        self.channels[channel_id].append(Posted(self._newest, row))

    def count_from(self, message_id: int) -> None:
        """Let messages have ids of another time from now on."""
        self._newest = message_id

    async def latest(self, channel_id: int) -> int | None:
        standing = self.channels[channel_id]
        return standing[-1].message_id if standing and self.knows_latest else None

    def newest_seen(self) -> int:
        return self.seen

    async def is_member(self, _guild_id: int, user_id: int) -> bool:
        self.before_asking(user_id)
        return user_id not in self.gone

    async def post(self, row: OwedRow, detail: Detail) -> Sent:
        self.before_send(row, detail)
        for _ in range(self.copies):
            self._newest += 1
            self.channels[row.channel_id].append(Posted(self._newest, row, detail))
        self.after_send(row)
        return Sent(self._newest, called_by(row), may_have_duplicates=self.is_slow)

    async def find(self, channel_id: int, after: int, row_id: int) -> list[int]:
        self.reads.append(after)
        return [
            posted.message_id
            for posted in self.channels[channel_id]
            if posted.message_id > after and posted.row.row_id == row_id
        ]

    async def edit(self, row: OwedRow, message_id: int, _detail: Detail) -> None:
        self.before_edit(row)
        self._require(row.channel_id, message_id)
        self.edits.append((row.kind, message_id))

    async def delete(self, channel_id: int, message_id: int) -> None:
        self._require(channel_id, message_id)
        self.remove(channel_id, message_id)
        self.deleted.append(message_id)

    def _require(self, channel_id: int, message_id: int) -> None:
        if all(posted.message_id != message_id for posted in self.channels[channel_id]):
            raise MessageGone
