"""Who is still in, who plays after whom, and how ranks follow from scores (Rulings 3 and 4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


class Seats:
    """The seats of a game, 0-based in turn order, and the order in which some resigned."""

    __slots__ = ("_resigned", "count")

    def __init__(self, count: int, resigned: Iterable[int] = ()) -> None:
        """Take the number of seats, and those that resigned, the earliest first."""
        self.count = count
        self._resigned = list(resigned)

    def copy(self) -> Seats:
        """Return independent, equal seats."""
        return Seats(self.count, self._resigned)

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats that resigned, the earliest first."""
        return tuple(self._resigned)

    def still_in(self) -> list[int]:
        """Return the seats that have not resigned, in turn order."""
        return [seat for seat in range(self.count) if seat not in self._resigned]

    def is_in(self, seat: int) -> bool:
        """Tell whether ``seat`` has not resigned."""
        return seat not in self._resigned

    def resign(self, seat: int) -> None:
        """Take ``seat`` out of the game."""
        self._resigned.append(seat)

    def after(self, seat: int) -> int | None:
        """Return the next seat still in with a higher number, None when the round is over."""
        return next((later for later in range(seat + 1, self.count) if self.is_in(later)), None)

    def following(self, seat: int) -> int:
        """Return the next seat still in after ``seat``, the first again after the last."""
        later = self.after(seat)
        return self.still_in()[0] if later is None else later

    def others_after(self, seat: int) -> tuple[int, ...]:
        """Return all other seats still in, in turn order from ``seat`` on."""
        still_in = self.still_in()
        later = [other for other in still_in if other > seat]
        return (*later, *(other for other in still_in if other < seat))

    def ranks(self, scores: Sequence[int]) -> tuple[int, ...]:
        """Return each seat's rank: equal scores share one, resigned seats come last.

        Of the resigned, the later to resign ranks higher.
        """
        still_in = self.still_in()
        ranks = [0] * self.count
        for seat in still_in:
            ranks[seat] = 1 + sum(scores[other] > scores[seat] for other in still_in)
        for rank, seat in enumerate(reversed(self._resigned), start=len(still_in) + 1):
            ranks[seat] = rank
        return tuple(ranks)

    def winners(self, scores: Sequence[int]) -> tuple[int, ...]:
        """Return the seats that share the first rank."""
        return tuple(seat for seat, rank in enumerate(self.ranks(scores)) if rank == 1)
