"""Seats that change hands: who is to take one over, and what has become of the offer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from bot.services.games.votes import is_resignation
from bot.storage.log import Entry, EntryKind, MadeBy

_AGREED = "agreed"


@dataclass(frozen=True, slots=True)
class Request:
    """A request that ``user_id`` take over a seat, by the player at seat ``asker``.

    A manager without a seat, who asks the seat's own player alone, is no ``asker``.
    """

    user_id: int
    asker: int | None

    def __str__(self) -> str:
        """Write it as the detail of a vote."""
        return f"{self.user_id}:{'' if self.asker is None else self.asker}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what ``str`` wrote.

        Raises:
            ValueError: it is something else.
        """
        user_id, _, asker = text.partition(":")
        return cls(int(user_id), int(asker) if asker else None)


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat that ``user_id`` may take over; entry ``revision`` of the log offers it.

    ``has_agreed`` tells whether the seat's own player has agreed; if not, a move of theirs ends the
    offer. Their resignation always does.
    """

    seat: int
    user_id: int
    has_agreed: bool
    revision: int = 0

    def __str__(self) -> str:
        """Write it as the body of the entry that offers."""
        return f"{self.user_id}{' ' + _AGREED if self.has_agreed else ''}"


def offer_in(entries: Sequence[Entry]) -> Offer | None:
    """Return the offer that is open at the end of a log; the newest counts, None without one."""
    ended: set[int | None] = set()
    moved: set[int | None] = set()
    for entry in reversed(entries):
        match entry.kind:
            case EntryKind.SEAT | EntryKind.DECLINED:
                ended.add(entry.seat)
            case EntryKind.ACTION if is_resignation(entry):
                ended.add(entry.seat)
            case EntryKind.ACTION | EntryKind.UNDO if entry.made_by == MadeBy.PLAYER:
                moved.add(entry.seat)
            case EntryKind.OFFERED:
                offer = _offer_of(entry)
                is_over = offer.seat in ended or (offer.seat in moved and not offer.has_agreed)
                return None if is_over else offer
            case _:
                pass
    return None


def _offer_of(entry: Entry) -> Offer:
    user_id, _, agreed = entry.body.partition(" ")
    seat = -1 if entry.seat is None else entry.seat
    return Offer(seat, int(user_id), agreed == _AGREED, entry.revision)
