"""What the outbox needs from whoever carries its messages to Discord."""

from __future__ import annotations

from typing import Protocol

from bot.storage.outbox import Row, RowKind

__all__ = [
    "BadContent",
    "Courier",
    "MessageGone",
    "Row",
    "RowKind",
    "TryLater",
    "Undeliverable",
]


class Undeliverable(Exception):
    """The channel cannot be written to; its rows wait until it is woken."""


class MessageGone(Exception):
    """The message to be edited or deleted is no more."""


class BadContent(Exception):
    """Discord will never take this content; ``args`` say what it objected to."""


class TryLater(Exception):
    """Nothing is known to be done; ``after`` seconds from now it may be tried again."""

    def __init__(self, after: float = 0.0) -> None:
        self.after = after
        super().__init__(after)


class Courier(Protocol):
    """Carries messages; makes their content when it is asked to, from the state then.

    Every method raises ``Undeliverable`` or ``TryLater``; a lost answer is a ``TryLater`` too.
    """

    async def latest(self, channel_id: int) -> int | None:
        """Return the newest message known in a channel, cheaply; None if none is known."""

    async def post(self, row: Row, *, is_owed: bool) -> int:
        """Send the message of a row and return its id.

        The row's id must be found again by ``find``. When ``is_owed`` the message comes too late
        to call anybody: it is sent silently.

        Raises:
            BadContent: Discord refuses the message itself.
        """

    async def find(self, channel_id: int, after: int, row_id: int) -> list[int]:
        """Read the history after a message to its end; return ours of that row, oldest first."""

    async def edit(self, row: Row, message_id: int) -> None:
        """Bring a message up to date as the row's kind says.

        Raises:
            BadContent: Discord refuses the message itself.
            MessageGone: there is no such message.
        """

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours.

        Raises:
            MessageGone: there is no such message.
        """
