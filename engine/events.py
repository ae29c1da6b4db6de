"""Facts that an action caused, in the order in which they happened, and the points due to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Place
from engine.board import GroupSummary
from engine.hexes import Point
from engine.tiles import TileId


class EndReason(StrEnum):
    """Why a game ended."""

    TARGET = "target"
    PAWNS = "pawns"
    GROUNDS = "grounds"
    MARKERS = "markers"
    IDLE = "idle"
    RESIGNATION = "resignation"


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A tile was laid, which completed ``discs`` and ``closed`` groups.

    ``gain`` is what it brought in points, money or tokens, its ``price`` taken off. ``seat`` is
    None when the table laid it.
    """

    seat: int | None
    place: Place
    discs: tuple[Point, ...]
    closed: tuple[GroupSummary, ...]
    gain: int
    price: int


@dataclass(frozen=True, slots=True)
class TilesDrawn:
    """A seat filled its hand with ``count`` tiles from the bag."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class PawnSettled:
    """A seat put a pawn on a disc of ``group``."""

    seat: int
    disc: Point
    group: GroupSummary
    gain: int


@dataclass(frozen=True, slots=True)
class PawnWithdrawn:
    """A seat took the pawn on ``disc`` back to the supply of its ``owner``."""

    seat: int
    disc: Point
    owner: int
    gain: int


@dataclass(frozen=True, slots=True)
class ColoniesJoined:
    """A placement of ``seat`` made one ``group`` on which several ``pawns`` stand."""

    seat: int
    group: GroupSummary
    pawns: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class ColonyKept:
    """Of the pawns that shared a group, that of ``owner`` on ``disc`` stays; ``seat`` chose."""

    seat: int
    disc: Point
    owner: int


@dataclass(frozen=True, slots=True)
class PawnReturned:
    """A pawn on a joined colony went from ``disc`` back to its owner, free of charge."""

    owner: int
    disc: Point


@dataclass(frozen=True, slots=True)
class ProductChanged:
    """What the colonies of a seat are worth, without money, changed ``by`` points (section 3.7).

    While pawns share a group it counts for each of their owners, until ``keep`` parts them.
    """

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class FirstTurnPassed:
    """The set-up is over, and a seat, the first player, has passed the first turn (section 3.2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class IncomePaid:
    """A seat's turn began with income, which is no ``gain`` of an action."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class MoneyReturned:
    """What a seat had over the limit went back to the bank."""

    seat: int
    gain: int


@dataclass(frozen=True, slots=True)
class TerritoryMarked:
    """A seat put a marker on the territory ``group``."""

    seat: int
    disc: Point
    group: GroupSummary


@dataclass(frozen=True, slots=True)
class PlateTaken:
    """A seat was the first to place its last marker, which is worth ``points``."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class TurnRepeated:
    """A seat paid for another whole turn."""

    seat: int
    gain: int


@dataclass(frozen=True, slots=True)
class HandShown:
    """A seat could place nothing and showed its hand to all."""

    seat: int
    tiles: tuple[TileId, ...]


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn is over; ``was_skipped`` when the clock closed it."""

    seat: int
    was_skipped: bool


@dataclass(frozen=True, slots=True)
class EndSetOff:
    """A seat set off the end of the game: it is over once the last turns are."""

    seat: int
    reason: EndReason


@dataclass(frozen=True, slots=True)
class SeatResigned:
    """A seat left the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over and scored."""

    reason: EndReason


Booking = TilePlaced | PawnSettled | PawnWithdrawn | MoneyReturned | TurnRepeated
"""The events with a ``gain``: by how much the seat's points, money or tokens changed.

A record notes the sum of an action's gains.
"""

Event = (
    Booking
    | TilesDrawn
    | ColoniesJoined
    | ColonyKept
    | PawnReturned
    | ProductChanged
    | FirstTurnPassed
    | IncomePaid
    | TerritoryMarked
    | PlateTaken
    | HandShown
    | TurnEnded
    | EndSetOff
    | SeatResigned
    | GameEnded
)

Deed = TilePlaced | PawnSettled | PawnWithdrawn | TerritoryMarked
"""The events to which the points that follow are due."""


def points_of(events: Iterable[Event], *, counts_points: bool) -> Counter[int]:
    """Return by seat how events changed the scores, without money (sections 2.4, 3.7 and 4.4).

    ``counts_points`` says that the gains of placements are points, as in the classic game.
    """
    points: Counter[int] = Counter()
    for event in events:
        match event:
            case ProductChanged(seat=seat, by=by):
                points[seat] += by
            case TerritoryMarked(seat=seat, group=group):
                points[seat] += group.size
            case PlateTaken(seat=seat, points=bonus):
                points[seat] += bonus
            case TilePlaced(seat=int(seat), gain=gain) if counts_points:
                points[seat] += gain
            case _:
                pass
    return points


def deeds_of(events: Sequence[Event], *, counts_points: bool) -> list[tuple[Deed, Counter[int]]]:
    """Return the deeds among ``events`` in their order, each with the points that came of it."""
    starts = [index for index, event in enumerate(events) if isinstance(event, Deed)]
    ends = [*starts[1:], len(events)][: len(starts)]
    return [
        (deed, points_of(events[start:end], counts_points=counts_points))
        for start, end in zip(starts, ends, strict=True)
        if isinstance(deed := events[start], Deed)
    ]
