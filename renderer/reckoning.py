"""How the points of a finished game came about: sums for each seat, and the best turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.events import Deed, Event, PawnSettled, TerritoryMarked, TilePlaced, points_of
from engine.hexes import Point


@dataclass(frozen=True, slots=True)
class Sums:
    """A seat's points for discs and closed groups, and what it paid."""

    discs: int
    closed: int
    paid: int


@dataclass(frozen=True, slots=True)
class TurnWorth:
    """A turn of ``seat``, what it brought that seat, and what it did for that.

    ``number`` is its place among the turns; ``groups`` are the closed groups that it closed,
    settled or marked, by their lowest discs.
    """

    number: int
    seat: int
    gain: int
    placed: tuple[TilePlaced, ...]
    discs: tuple[Point, ...]
    groups: frozenset[Point]


@dataclass(frozen=True, slots=True)
class Reckoning:
    """The sums of all seats, what the best turn of each brought, and the best of all.

    Of turns that brought as much, the first is the best; there is none if no turn brought anything.
    """

    seats: tuple[Sums, ...]
    bests: tuple[int, ...]
    best: TurnWorth | None


def reckon(turns: Sequence[Sequence[Event]], players: int, *, counts_points: bool) -> Reckoning:
    """Sum up the turns of a finished game (``counts_points`` as in ``engine.events``)."""
    worths = [
        _worth(number, turn, seat, counts_points=counts_points)
        for number, turn in enumerate(turns)
        if (seat := _actor(turn)) is not None
    ]
    best = max(worths, key=lambda worth: worth.gain, default=None)
    return Reckoning(
        tuple(_sums(worths, seat) for seat in range(players)),
        tuple(
            max((one.gain for one in worths if one.seat == seat), default=0)
            for seat in range(players)
        ),
        best if best is not None and best.gain > 0 else None,
    )


def _actor(turn: Sequence[Event]) -> int | None:
    """Return the seat whose turn it was, None if nobody did anything or the table did."""
    return next((event.seat for event in turn if isinstance(event, Deed)), None)


def _worth(number: int, turn: Sequence[Event], seat: int, *, counts_points: bool) -> TurnWorth:
    placed = tuple(event for event in turn if isinstance(event, TilePlaced))
    pieces = [event for event in turn if isinstance(event, PawnSettled | TerritoryMarked)]
    closed = [group for event in placed for group in event.closed]
    return TurnWorth(
        number=number,
        seat=seat,
        gain=points_of(turn, counts_points=counts_points)[seat],
        placed=placed,
        discs=tuple(event.disc for event in pieces),
        groups=frozenset(
            group.disc for group in (*closed, *(event.group for event in pieces)) if group.is_closed
        ),
    )


def _sums(worths: Sequence[TurnWorth], seat: int) -> Sums:
    placed = [event for worth in worths if worth.seat == seat for event in worth.placed]
    closed = sum(group.size for event in placed for group in event.closed)
    paid = sum(event.price for event in placed)
    return Sums(sum(event.gain for event in placed) + paid - closed, closed, paid)
