"""A courier that has every message made as it will be posted, and keeps what everybody saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.presenters.message import Button, Message
from bot.services.posting.sending import Detail, OwedRow, Sent
from bot.storage.outbox import Kind
from bot.texts import Catalogue
from bot.transport.owed_messages import OwedMessages
from tests.bot.services.clock import Clock
from tests.bot.services.owed_messages import owed_messages
from tests.bot.services.toy_courier import ToyCourier

if TYPE_CHECKING:
    from tests.bot.services.world import World

CATALOGUE = Catalogue()


class How(StrEnum):
    """What was done with a message."""

    POSTED = "posted"
    EDITED = "edited"
    STRIPPED = "stripped"
    DELETED = "deleted"


@dataclass(frozen=True, slots=True)
class Heard:
    """A message that was posted, edited, stripped of its buttons or deleted.

    ``message`` is None where nothing was made; ``truths`` is what was so when it was heard.
    """

    at: datetime
    how: How
    channel_id: int
    message_id: int
    row: OwedRow | None = None
    message: Message | None = None
    detail: Detail = Detail.WHOLE


class Ear(ToyCourier):
    """Makes each message at the moment of posting or editing; ``heard`` is all that was seen."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.heard: list[Heard] = []
        self.standing: dict[int, Message] = {}
        """What stands in channels and has its buttons still, by message id."""
        self.on_heard: Callable[[Heard], None] = lambda _heard: None
        self._clock = clock
        self._owed: OwedMessages | None = None

    def listen_to(self, world: World) -> None:
        """Have messages made by a bot that has just been started."""
        self._owed = owed_messages(world, CATALOGUE)

    def pings(self) -> Iterator[tuple[Heard, int]]:
        """All calls, with whom they called."""
        for heard in self.heard:
            if heard.how is How.POSTED and heard.message is not None:
                yield from ((heard, user_id) for user_id in heard.message.pings)

    def posted(self, *kinds: Kind) -> list[Heard]:
        """All that was posted, of some kinds or of any."""
        return [
            heard
            for heard in self.heard
            if heard.how is How.POSTED
            and heard.row is not None
            and (not kinds or heard.row.kind in kinds)
        ]

    def buttons(self) -> list[tuple[int, Button]]:
        """All buttons that stand anywhere, with their messages."""
        return [
            (message_id, button)
            for message_id, message in self.standing.items()
            for button in message.buttons
        ]

    async def post(self, row: OwedRow, detail: Detail) -> Sent:
        """Post a message as Discord would: it calls those whom it mentions."""
        message = await self._made(row, detail)
        sent = await super().post(row, detail)
        self.standing[sent.message_id] = message
        self._note(How.POSTED, row.channel_id, sent.message_id, row, message, detail)
        return replace(sent, called=message.pings)

    async def edit(self, row: OwedRow, message_id: int, detail: Detail) -> None:
        """Edit a message; one that only loses its buttons is not made anew."""
        await super().edit(row, message_id, detail)
        if row.kind.is_strip:
            self.standing.pop(message_id, None)
            self._note(How.STRIPPED, row.channel_id, message_id, row)
        else:
            message = await self._made(row, detail)
            self.standing[message_id] = message
            self._note(How.EDITED, row.channel_id, message_id, row, message, detail)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        await super().delete(channel_id, message_id)
        self.standing.pop(message_id, None)
        self._note(How.DELETED, channel_id, message_id)

    def _note(  # noqa: PLR0913, PLR0917
        self,
        how: How,
        channel_id: int,
        message_id: int,
        row: OwedRow | None = None,
        message: Message | None = None,
        detail: Detail = Detail.WHOLE,
    ) -> None:
        heard = Heard(self._clock.now(), how, channel_id, message_id, row, message, detail)
        self.heard.append(heard)
        self.on_heard(heard)

    async def _made(self, row: OwedRow, detail: Detail) -> Message:
        assert self._owed is not None
        return await self._owed.make(row, detail)


def most(counts: Counter[tuple[object, ...]]) -> int:
    """The largest of some counts."""
    return max(counts.values(), default=0)
