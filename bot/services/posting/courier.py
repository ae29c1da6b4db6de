"""What the outbox needs from whoever carries its messages to Discord."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from bot.storage.outbox import Row, RowKind

__all__ = [
    "Courier",
    "Detail",
    "MessageGone",
    "NotTaken",
    "Row",
    "RowKind",
    "Sent",
    "TryLater",
    "Undeliverable",
]


class Detail(StrEnum):
    """How much of a message is sent; without what was objected to, or had a fault."""

    WHOLE = "whole"
    WITHOUT_PICTURE = "without_picture"
    FIRST_LINE = "first_line"
    """Its first line and its picture."""
    BARE = "bare"
    """Its first line with the call and one button, made of stored rows alone."""

    def plainer(self, *, is_filtered: bool = False) -> Detail | None:
        """Return the form to be tried next; ``is_filtered`` when the text was objected to."""
        match self:
            case Detail.WHOLE:
                return Detail.FIRST_LINE if is_filtered else Detail.WITHOUT_PICTURE
            case Detail.WITHOUT_PICTURE | Detail.FIRST_LINE:
                return Detail.BARE
            case Detail.BARE:
                return None


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that stands; ``may_have_twins`` when it may have been sent more than once."""

    message_id: int
    may_have_twins: bool = False


class Undeliverable(Exception):
    """The channel cannot be written to; its rows wait until it is woken."""


class MessageGone(Exception):
    """The message to be edited or deleted is no more, or is not ours any more."""


class NotTaken(Exception):
    """Discord does not take the request as it is, and has done nothing; ``args`` say why.

    ``is_filtered`` when a filter of the server objects to the text.
    """

    def __init__(self, why: str, *, is_filtered: bool = False) -> None:
        self.is_filtered = is_filtered
        super().__init__(why)


class TryLater(Exception):
    """Nothing is known to be done; ``after`` seconds from now it may be tried again."""

    def __init__(self, after: float = 0.0) -> None:
        self.after = after
        super().__init__(after)


class Courier(Protocol):
    """Carries messages; makes their content when it is asked to, from the state then.

    Every method that asks Discord raises ``Undeliverable``, ``TryLater`` (a lost answer is one,
    too) or ``NotTaken``. Whatever else it raises is a fault of ours.
    """

    async def latest(self, channel_id: int) -> int | None:
        """Return the newest message known in a channel, cheaply; None if none is known."""

    def newest_seen(self) -> int:
        """Return the newest id of Discord's that was seen anywhere: its clock; 0 for none yet."""

    async def post(self, row: Row, detail: Detail) -> Sent:
        """Send the message of a row.

        The row's id must be found again by ``find``, whatever the form. If the row is outdated the
        message comes too late to call anybody: it is sent silently.
        """

    async def find(self, channel_id: int, after: int, row_id: int) -> list[int]:
        """Read the history after a message to its end; return ours of that row, oldest first."""

    async def edit(self, row: Row, message_id: int, detail: Detail) -> None:
        """Bring a message up to date as the row's kind says.

        Raises:
            MessageGone: there is no such message of ours.
        """

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours.

        Raises:
            MessageGone: there is no such message of ours.
        """
