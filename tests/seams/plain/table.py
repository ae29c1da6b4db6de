"""Who sits at a plain table: persons, computers, who has left the server, who may be asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from tests.seams.plain.around import Around
from tests.seams.plain.play import Play


@dataclass
class Sitting:
    """The seats of a game; people are their numbers as the log writes them."""

    play: Play
    around: Around
    holders: dict[int, str] = field(default_factory=dict)
    owners: dict[int, str] = field(default_factory=dict)
    """For whom computers play on, by seat."""
    gone: dict[int, datetime] = field(default_factory=dict)
    """Who is known to have left the server, and since when the others know."""
    ever: set[str] = field(default_factory=set)
    """All who ever held a seat."""

    def is_person(self, seat: int | None) -> bool:
        """Whether a seat is in the game and its holder is a person."""
        return seat in self.holders and self.holders[seat].isdecimal() and self.play.is_in(seat)

    @property
    def persons(self) -> list[int]:
        """The seats of the persons of the game: they sit and play themselves."""
        return [seat for seat in sorted(self.holders) if self.is_person(seat)]

    @property
    def may_come_back(self) -> list[int]:
        """The seats that computers play on for somebody."""
        return [seat for seat in self.owners if self.play.is_in(seat)]

    def seat_of(self, user: str) -> int | None:
        """The seat that somebody holds and plays."""
        return next((seat for seat in self.persons if self.holders[seat] == user), None)

    def may_vote(self, seat: int, at: datetime) -> bool | None:
        """Whether a person is asked now: neither away nor off the server; None if unknown."""
        user = self.holders[seat]
        away, there = self.around.is_away(user, at), self.around.is_there(user, at)
        if away or there is False:
            return False
        return None if away is None or there is None else True

    def take(self, seat: int, holder: str) -> None:
        """Somebody comes to hold a seat, or a computer for them."""
        if holder.isdecimal():
            self.owners.pop(seat, None)
            self.ever.add(holder)
        elif seat in self.holders and self.holders[seat].isdecimal():
            self.owners[seat] = self.holders[seat]
        self.holders[seat] = holder
        self.gone.pop(seat, None)
