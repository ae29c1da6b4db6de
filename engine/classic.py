"""Dalapapa, the classic game (rules, section 2): two to four players, points to a target."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import astuple, dataclass, replace
from enum import StrEnum
from typing import Final, assert_never

from engine.actions import Action, End, Place, Resign, Skip
from engine.board import Board, Placement
from engine.errors import (
    GameIsOver,
    MustPlace,
    NoPlacementLeft,
    NotInSetUp,
    NotYourTurn,
    SeatHasResigned,
    TileAlreadyLaid,
    TileNotInHand,
    UnknownTile,
)
from engine.events import (
    EndReason,
    EndSetOff,
    Event,
    GameEnded,
    SeatResigned,
    TilePlaced,
    TilesDrawn,
    TurnEnded,
)
from engine.game import Options, Outcome
from engine.hands import Hands
from engine.seats import Seats
from engine.tiles import KNOWN_TILES, TileId

HAND_SIZE: Final = 2
SECOND_TILE_PRICE: Final = 4


class Stage(StrEnum):
    """Where a game stands."""

    SET_UP = "set_up"
    TURNS = "turns"
    OVER = "over"


@dataclass(slots=True)
class _Standing:
    """Whose turn it is (or whose tile is laid in set-up), and all that is counted."""

    totals: list[int]
    stage: Stage = Stage.SET_UP
    seat: int = 0
    placed: int = 0
    idle_turns: int = 0
    end_set_off_by: int | None = None
    outcome: Outcome | None = None


def points_of(placement: Placement) -> int:
    """Return what a placement is worth: its new discs and the groups it closed (section 2.3)."""
    discs = len(placement.discs)
    return discs + max(0, discs - 2) + sum(group.size for group in placement.closed)


class ClassicGame:
    """One game of classic Dalapapa."""

    __slots__ = ("_now", "board", "hands", "options", "seats")

    variant = "classic"

    def __init__(
        self, options: Options, board: Board, hands: Hands, seats: Seats, now: _Standing
    ) -> None:
        """Take the parts of a game; ``begin`` makes those of a new one."""
        self.options = options
        self.board = board
        self.hands = hands
        self.seats = seats
        self._now = now

    @classmethod
    def begin(cls, players: int, options: Options, bag: Iterable[TileId]) -> ClassicGame:
        """Begin set-up: each seat in order draws one tile (section 2.1)."""
        hands = Hands(bag, [()] * players)
        for seat in range(players):
            hands.draw_up_to(seat, 1)
        return cls(options, Board(), hands, Seats(players), _Standing([0] * players))

    def copy(self) -> ClassicGame:
        """Return an independent, equal game."""
        return self._with_hands(self.hands.copy())

    def hidden_from(self, seat: int | None) -> ClassicGame:
        """Return a copy in which the bag and all hands but that of ``seat`` are unknown."""
        return self._with_hands(self.hands.hidden_from(seat))

    def _with_hands(self, hands: Hands) -> ClassicGame:
        now = replace(self._now, totals=self._now.totals.copy())
        return ClassicGame(self.options, self.board.copy(), hands, self.seats.copy(), now)

    @property
    def to_act(self) -> int | None:
        """The seat that acts next; None when the table does or the game is over."""
        if self._now.stage is Stage.OVER or self._is_tables_turn():
            return None
        return self._now.seat

    @property
    def is_in_set_up(self) -> bool:
        """Whether the set-up is still going on."""
        return self._now.stage is Stage.SET_UP

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None until then."""
        return self._now.outcome

    @property
    def end_set_off_by(self) -> int | None:
        """The seat that first reached the target, if any."""
        return self._now.end_set_off_by

    def scores(self) -> tuple[int, ...]:
        """Return each seat's total."""
        return tuple(self._now.totals)

    def progress(self, seat: int) -> float:
        """Return the part of the target that ``seat`` has, 0 to 1."""
        return min(1.0, max(0.0, self._now.totals[seat] / self._target))

    def fingerprint(self) -> str:
        """Return a short checksum of the whole state."""
        state = (
            sorted(self.options.items()),
            sorted(map(str, self.board.tiles())),
            [self.hands.slots(seat) for seat in range(self.seats.count)],
            self.hands.bag(),
            self.seats.resigned,
            astuple(self._now),
        )
        return hashlib.sha256(repr(state).encode()).hexdigest()[:12]

    def legal_actions(self) -> list[Action]:
        """List what may be done now by whoever acts (the table too), once for each look."""
        if self._now.stage is Stage.OVER:
            return []
        legal: list[Action] = []
        if self._now.placed < self._most_placements():
            for tile in self.hands.tiles(self._now.seat):
                if tile in KNOWN_TILES:
                    legal += self.board.placements(tile)
        if self._may_end():
            legal.append(End())
        return legal

    def apply(self, seat: int | None, action: Action) -> tuple[Event, ...]:
        """Carry out an action of ``seat`` (None: the table) and return what happened.

        Raises:
            IllegalAction: the rules forbid it; the game is as before.
        """
        if self._now.stage is Stage.OVER:
            raise GameIsOver
        if seat is not None and not self.seats.is_in(seat):
            raise SeatHasResigned(seat=seat)
        if isinstance(action, Resign) and seat is not None:
            return self._resign(seat)
        if seat != self.to_act:
            raise NotYourTurn(to_act=self.to_act)
        match action:
            case Place():
                return self._place(seat, action)
            case End():
                return self._end(self._now.seat)
            case Skip():
                return self._skip(self._now.seat)
            case Resign():
                raise NotYourTurn(to_act=self.to_act)
            case _:
                assert_never(action)

    @property
    def _target(self) -> int:
        return int(self.options["target"])

    def _is_tables_turn(self) -> bool:
        return self._now.stage is Stage.SET_UP and self.options["setup"] == "auto"

    def _most_placements(self) -> int:
        return 1 if self._now.stage is Stage.SET_UP else HAND_SIZE

    def _may_end(self) -> bool:
        # A tile always fits somewhere (section 1), so only an empty hand excuses from placing.
        return self._now.placed > 0 or not self.hands.tiles(self._now.seat)

    def _place(self, seat: int | None, place: Place) -> tuple[Event, ...]:
        holder = self._now.seat
        self._check_place(holder, place)
        placement = self.board.place(place)
        self.hands.remove(holder, place.tile)
        if self._now.stage is Stage.SET_UP:
            event = TilePlaced(seat, place, placement.discs, placement.closed, 0, 0)
            self._now.placed += 1
            return (event, *self._next_in_set_up()) if seat is None else (event,)
        price = SECOND_TILE_PRICE if self._now.placed else 0
        gain = points_of(placement) - price
        self._now.totals[holder] += gain
        self._now.placed += 1
        return (TilePlaced(seat, place, placement.discs, placement.closed, gain, price),)

    def _check_place(self, holder: int, place: Place) -> None:
        if self._now.placed >= self._most_placements():
            raise NoPlacementLeft(placed=self._now.placed)
        if place.tile not in KNOWN_TILES:
            raise UnknownTile(tile=place.tile)
        if not self.hands.holds(holder, place.tile):
            raise TileNotInHand(tile=place.tile)
        if self.board.has_tile(place.tile):
            raise TileAlreadyLaid(tile=place.tile)
        self.board.check(place)

    def _end(self, seat: int) -> tuple[Event, ...]:
        if not self._may_end():
            raise MustPlace(seat=seat)
        if self._now.stage is Stage.SET_UP:
            return (TurnEnded(seat, was_skipped=False), *self._next_in_set_up())
        is_idle = self._now.placed == 0
        drawn = TilesDrawn(seat, self.hands.draw_up_to(seat, HAND_SIZE))
        ended = TurnEnded(seat, was_skipped=False)
        return (ended, drawn, *self._after_turn(seat, is_idle=is_idle))

    def _skip(self, seat: int) -> tuple[Event, ...]:
        """Close a turn by the clock (Ruling 12)."""
        if self._now.stage is Stage.SET_UP:
            raise NotInSetUp
        drawn = TilesDrawn(seat, self.hands.draw_up_to(seat, HAND_SIZE))
        ended = TurnEnded(seat, was_skipped=True)
        return (ended, drawn, *self._after_turn(seat, is_idle=False))

    def _resign(self, seat: int) -> tuple[Event, ...]:
        """Take a seat out of the game, in or out of turn (Ruling 3)."""
        is_on_turn = seat == self._now.seat
        self.seats.resign(seat)
        self.hands.discard(seat)
        resigned = SeatResigned(seat)
        if len(self.seats.still_in()) == 1:
            return (resigned, self._finish(EndReason.RESIGNATION))
        if not is_on_turn:
            return (resigned,)
        if self._now.stage is Stage.SET_UP:
            return (resigned, *self._next_in_set_up())
        return (resigned, *self._after_turn(seat, is_idle=False))

    def _next_in_set_up(self) -> tuple[Event, ...]:
        following = self.seats.after(self._now.seat)
        if following is not None:
            self._pass_to(following)
            return ()
        still_in = self.seats.still_in()
        self._now.stage = Stage.TURNS
        self._pass_to(still_in[0])
        return tuple(TilesDrawn(seat, self.hands.draw_up_to(seat, HAND_SIZE)) for seat in still_in)

    def _after_turn(self, seat: int, *, is_idle: bool) -> tuple[Event, ...]:
        """Check both ends of the game (section 2.5, Ruling 2) and pass the turn on."""
        self._now.idle_turns = self._now.idle_turns + 1 if is_idle else 0
        events: list[Event] = []
        if self._now.end_set_off_by is None and self._now.totals[seat] >= self._target:
            self._now.end_set_off_by = seat
            events.append(EndSetOff(seat))
        following = self.seats.after(seat)
        if self._now.end_set_off_by is None:
            if self._now.idle_turns >= len(self.seats.still_in()):
                events.append(self._finish(EndReason.IDLE))
        elif following is None:
            events.append(self._finish(EndReason.TARGET))
        self._pass_to(self.seats.still_in()[0] if following is None else following)
        return tuple(events)

    def _pass_to(self, seat: int) -> None:
        self._now.seat = seat
        self._now.placed = 0

    def _finish(self, reason: EndReason) -> GameEnded:
        ranks = self.seats.ranks(self._now.totals)
        winners = tuple(seat for seat in range(self.seats.count) if ranks[seat] == 1)
        self._now.stage = Stage.OVER
        self._now.outcome = Outcome(reason, winners)
        return GameEnded(reason)
