"""Facts that an action caused, in the order in which they happened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Place
from engine.board import ClosedGroup
from engine.hexes import Point


class EndReason(StrEnum):
    """Why a game ended."""

    TARGET = "target"
    IDLE = "idle"
    RESIGNATION = "resignation"


@dataclass(frozen=True, slots=True)
class TilePlaced:
    """A tile was laid; ``gain`` is what the record counts for it, its price taken off."""

    seat: int | None
    place: Place
    discs: tuple[Point, ...]
    closed: tuple[ClosedGroup, ...]
    gain: int
    price: int


@dataclass(frozen=True, slots=True)
class TilesDrawn:
    """A seat filled its hand with ``count`` tiles from the bag."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat's turn is over; ``was_skipped`` when the clock closed it."""

    seat: int
    was_skipped: bool


@dataclass(frozen=True, slots=True)
class EndSetOff:
    """What ``seat`` did means that the game ends soon."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatResigned:
    """A seat left the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over and scored."""

    reason: EndReason


Event = TilePlaced | TilesDrawn | TurnEnded | EndSetOff | SeatResigned | GameEnded
