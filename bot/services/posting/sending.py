"""What the outbox needs of whatever sends its messages to Discord."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from bot.storage.outbox import OwedRow, RowKind

__all__ = [
    "ChannelGone",
    "Courier",
    "Detail",
    "MessageGone",
    "NotTaken",
    "OwedRow",
    "RowKind",
    "Sent",
    "TryLater",
    "Undeliverable",
    "Unshowable",
]


class Detail(StrEnum):
    """How much of a message is sent: less after Discord refused it, or after a fault of ours."""

    WHOLE = "whole"
    WITHOUT_PICTURE = "without_picture"
    FIRST_LINE = "first_line"
    """Its first line, with its picture."""
    BARE = "bare"
    """Its first line with the call and one button, made from stored rows alone."""

    def plainer(self, *, is_filtered: bool = False) -> Detail | None:
        """Return the next plainer form; ``is_filtered`` if the text was refused."""
        match self:
            case Detail.WHOLE:
                return Detail.FIRST_LINE if is_filtered else Detail.WITHOUT_PICTURE
            case Detail.WITHOUT_PICTURE | Detail.FIRST_LINE:
                return Detail.BARE
            case Detail.BARE:
                return None


@dataclass(frozen=True, slots=True)
class Sent:
    """A posted message, and the users whom it has called.

    ``may_have_duplicates`` if it may have been posted more than once.
    """

    message_id: int
    called: tuple[int, ...] = ()
    may_have_duplicates: bool = False


class Undeliverable(Exception):
    """Nothing can be sent to the channel; its rows wait until it is woken."""


class ChannelGone(Undeliverable):
    """The same, and the channel never comes back."""


class Unshowable(Undeliverable):
    """The same, but because the game cannot be shown; nothing is wrong with the channel."""


class MessageGone(Exception):
    """The message to edit or delete is gone, or is not ours any more."""


class NotTaken(Exception):
    """Discord refused the request as it is and did nothing; ``args`` say why.

    ``is_filtered`` if a filter of the server objects to the text, ``is_closed`` if the person takes
    no direct messages of ours.
    """

    def __init__(self, why: str, *, is_filtered: bool = False, is_closed: bool = False) -> None:
        self.is_filtered = is_filtered
        self.is_closed = is_closed
        super().__init__(why)


class TryLater(Exception):
    """The request failed or its answer was lost; try again ``after`` seconds from now.

    ``is_outage`` if that says nothing of the channel, since others would have met it as well.
    """

    def __init__(self, after: float = 0.0, *, is_outage: bool = False) -> None:
        self.after = after
        self.is_outage = is_outage
        super().__init__(after)


class Courier(Protocol):
    """Sends messages; their content is made when they are sent, from the state at that time.

    A channel id may stand for somebody's direct messages (``is_direct_channel``). Every method
    that makes a request raises ``Undeliverable``, ``TryLater`` (also for a lost answer) or
    ``NotTaken``. Any other error is a fault of ours.
    """

    async def latest(self, channel_id: int) -> int | None:
        """Return the newest message known in a channel, without a request; None if none is."""

    def newest_seen(self) -> int:
        """Return the newest id of Discord's seen anywhere: it shows Discord's time; 0 for none."""

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Tell whether somebody is on a server; True unless Discord denies it."""

    async def post(self, row: OwedRow, detail: Detail) -> Sent:
        """Post the message of a row.

        ``find`` must recognise the row's id in it, in whatever form. An outdated row's message is
        too late to call anybody, so it is sent silently.
        """

    async def find(self, channel_id: int, after: int, row_id: int) -> list[int]:
        """Read the history after a message to its end; return the row's messages, oldest first."""

    async def edit(self, row: OwedRow, message_id: int, detail: Detail) -> None:
        """Update a message as the row's kind says.

        Raises:
            MessageGone: there is no such message of ours.
        """

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of ours.

        Raises:
            MessageGone: there is no such message of ours.
        """
