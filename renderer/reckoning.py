"""How the points of a finished game came about: sums for each seat, and the best turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.events import Event, TilePlaced


@dataclass(frozen=True, slots=True)
class Sums:
    """A seat's points for discs and closed groups, what it paid, and its best turn."""

    discs: int
    closed: int
    paid: int
    best: int


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The sums of all seats, and the placements of the best turn, the first of equals."""

    seats: tuple[Sums, ...]
    best: tuple[TilePlaced, ...]

    @property
    def best_gain(self) -> int:
        """What the best turn brought."""
        return sum(event.gain for event in self.best)


def reckon(turns: Sequence[Sequence[Event]], players: int) -> Reckoning:
    """Sum up the turns of a game that counts points as it goes on."""
    placed = [_by_seat(turn) for turn in turns]
    gains = [(sum(event.gain for event in turn), turn) for turn in placed if turn]
    best = max(gains, key=lambda one: one[0], default=(0, ()))[1]
    return Reckoning(
        tuple(
            _sums([turn for turn in placed if turn and turn[0].seat == s]) for s in range(players)
        ),
        tuple(best),
    )


def _by_seat(turn: Sequence[Event]) -> list[TilePlaced]:
    """List the placements of a turn; those of the table count for nobody."""
    return [event for event in turn if isinstance(event, TilePlaced) and event.seat is not None]


def _sums(turns: Sequence[Sequence[TilePlaced]]) -> Sums:
    placed = [event for turn in turns for event in turn]
    discs = sum(len(event.discs) for event in placed)
    paid = sum(event.price for event in placed)
    return Sums(
        discs=discs,
        closed=sum(event.gain for event in placed) + paid - discs,
        paid=paid,
        best=max((sum(event.gain for event in turn) for turn in turns), default=0),
    )
