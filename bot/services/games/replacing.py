"""Seats that change hands: who asks that who takes one over, and the offer of one, as text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from bot.storage.log import Entry

_AGREED = "agreed"
_ASKER = "asker:"


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

    ``has_agreed`` tells whether the seat's own player has agreed; if not, the offer ends with a
    turn that they end, or as soon as they are back. ``asker`` is the seat of whoever has asked for
    it, None for a manager.
    """

    seat: int
    user_id: int
    has_agreed: bool
    asker: int | None = None
    revision: int = 0

    def __str__(self) -> str:
        """Write it as the body of the entry that offers."""
        words = [str(self.user_id)]
        words += [_AGREED] if self.has_agreed else []
        words += [] if self.asker is None else [f"{_ASKER}{self.asker}"]
        return " ".join(words)

    @classmethod
    def in_entry(cls, entry: Entry) -> Self:
        """Read the offer that an entry makes.

        Raises:
            ValueError: there is none in it.
        """
        user_id, *words = entry.body.split(" ")
        askers = [int(word.removeprefix(_ASKER)) for word in words if word.startswith(_ASKER)]
        seat = -1 if entry.seat is None else entry.seat
        asker = askers[0] if askers else None
        return cls(seat, int(user_id), _AGREED in words, asker, entry.revision)
