"""Dalapapa, the classic game (rules, section 2): two to four players, points to a target."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, assert_never

from engine.actions import Action, Again, End, Keep, Mark, Place, Resign, Settle, Skip, Withdraw
from engine.board import Board, Placement
from engine.errors import BadPosition, MustPlace, NoPlacementLeft, NotInSetUp, NotInThisGame
from engine.events import (
    EndReason,
    Event,
    GameEnded,
    SeatResigned,
    TilePlaced,
    TilesDrawn,
    TurnEnded,
)
from engine.fields import Fields, checksum, write_numbers, write_position
from engine.game import Parts, Tally
from engine.hands import Hands, Slots, check_laying, fits_of
from engine.hexes import Point
from engine.legal import LegalActions
from engine.seats import Seats
from engine.tiles import ALL_TILES, KNOWN_TILES, TileId
from engine.turns import Options, Stage, Turns

HAND_SIZE: Final = 2
SECOND_TILE_PRICE: Final = 4


def points_of(placement: Placement) -> int:
    """Return what a placement is worth: its new discs and the groups it closed (section 2.3)."""
    discs = len(placement.discs)
    return discs + max(0, discs - 2) + sum(group.size for group in placement.closed)


class ClassicGame:
    """One game of classic Dalapapa."""

    __slots__ = ("_placed", "_totals", "board", "hands", "options", "seats", "turns")

    variant = "classic"
    tiles = ALL_TILES
    counts_points = True

    def __init__(
        self, options: Options, board: Board, hands: Hands, seats: Seats, turns: Turns
    ) -> None:
        """Take the parts of a game, in which no points are made yet; see ``begin``, ``resume``."""
        self.options = options
        self.board = board
        self.hands = hands
        self.seats = seats
        self.turns = turns
        self._totals = [0] * seats.count
        self._placed = 0

    @classmethod
    def begin(cls, players: int, options: Options, bag: Iterable[TileId]) -> ClassicGame:
        """Begin set-up: each seat in order draws one tile (section 2.1)."""
        hands = Hands(bag, [()] * players)
        for seat in range(players):
            hands.draw_up_to(seat, 1)
        return cls(options, Board(), hands, Seats(players), Turns())

    @classmethod
    def resume(cls, parts: Parts, fields: Fields) -> ClassicGame:
        """Go on from a position.

        Raises:
            BadPosition: ``malformed_position``, ``bad_hands``, ``bad_open_tiles`` or ``bad_turns``.
        """
        game = cls(*parts)
        parts.hands.check_slots(range(HAND_SIZE + 1), 0)
        if parts.turns.is_in_set_up and not parts.seats.is_in(parts.turns.seat):
            raise BadPosition("bad_turns")
        game._totals = fields.numbers("totals", parts.seats.count)
        game._placed = fields.number("placed", game._most_placements())
        return game

    @property
    def to_act(self) -> int | None:
        """The seat that acts next; None when the table does or the game is over."""
        return self.turns.to_act(self.seats, self.options)

    @property
    def bonus_seat(self) -> None:
        """Nobody: there is no bonus."""
        return None

    @property
    def pieces(self) -> Mapping[Point, int]:
        """No pieces: there are neither pawns nor markers."""
        return {}

    @property
    def open_tiles(self) -> Slots:
        """No tiles: those of the set-up are drawn into hands."""
        return self.hands.open_tiles()

    def to_lay(self, seat: int) -> Slots:
        """Return the hand of ``seat`` by slot."""
        return self.hands.slots(seat)

    def supply(self, seat: int) -> None:
        """Return None: there are neither pawns nor markers."""

    def purse(self, seat: int) -> None:
        """Return None: there is neither money nor tokens."""

    def tally(self, seat: int) -> Tally:
        """Return the total of ``seat``, which is kept as the game goes on."""
        return Tally((), self._totals[seat], multiplies=False)

    def scores(self) -> tuple[int, ...]:
        """Return each seat's total."""
        return tuple(self._totals)

    def progress(self, seat: int) -> float:
        """Return the part of the target that ``seat`` has, 0 to 1."""
        return min(1.0, max(0.0, self._totals[seat] / self._target))

    def position(self) -> str:
        """Write the whole state as one line."""
        own = {"totals": write_numbers(self._totals), "placed": str(self._placed)}
        return write_position(self, own)

    def fingerprint(self) -> str:
        """Return a short checksum of the position's text."""
        return checksum(self.position())

    def legal_actions(self) -> Sequence[Action]:
        """List what may be done now by whoever acts (the table too)."""
        if self.turns.stage is Stage.OVER:
            return []
        may_place = self._placed < self._most_placements()
        slots = self.hands.slots(self.turns.seat) if may_place else ()
        return LegalActions(fits_of(self.board, slots), [End()] if self._may_end() else [])

    def apply(self, seat: int | None, action: Action) -> tuple[Event, ...]:
        """Carry out an action of ``seat`` (None: the table) and return what happened.

        Raises:
            IllegalAction: the rules forbid it; the game is as before.
        """
        actor = self.turns.actor(self.seats, seat, self.to_act, action)
        match action:
            case Place():
                return self._place(seat, action)
            case End():
                return self._end(actor)
            case Skip():
                return self._skip(actor)
            case Resign():
                return self._resign(actor)
            case Settle() | Withdraw() | Keep() | Mark() | Again():
                raise NotInThisGame(action=str(action))
            case _:
                assert_never(action)

    @property
    def _target(self) -> int:
        return int(self.options["target"])

    def _most_placements(self) -> int:
        return 1 if self.turns.is_in_set_up else HAND_SIZE

    def _may_end(self) -> bool:
        # A tile always fits somewhere (section 1), so only an empty hand excuses from placing.
        return self._placed > 0 or not self.hands.tiles(self.turns.seat)

    def _place(self, seat: int | None, place: Place) -> tuple[Event, ...]:
        holder = self.turns.seat
        if self._placed >= self._most_placements():
            raise NoPlacementLeft(placed=self._placed)
        check_laying(self.board, self.hands.slots(holder), place, KNOWN_TILES)
        placement = self.board.place(place)
        self.hands.remove(holder, place.tile)
        if self.turns.is_in_set_up:
            event = TilePlaced(
                seat=seat,
                place=place,
                discs=placement.discs,
                closed=placement.closed,
                gain=0,
                price=0,
            )
            self._placed += 1
            return (event, *self._next_in_set_up()) if seat is None else (event,)
        price = SECOND_TILE_PRICE if self._placed else 0
        gain = points_of(placement) - price
        self._totals[holder] += gain
        self._placed += 1
        return (
            TilePlaced(
                seat=seat,
                place=place,
                discs=placement.discs,
                closed=placement.closed,
                gain=gain,
                price=price,
            ),
        )

    def _end(self, seat: int) -> tuple[Event, ...]:
        if not self._may_end():
            raise MustPlace(seat=seat)
        if self.turns.is_in_set_up:
            return (TurnEnded(seat, was_skipped=False), *self._next_in_set_up())
        is_idle = self._placed == 0
        drawn = TilesDrawn(seat, self.hands.draw_up_to(seat, HAND_SIZE))
        ended = TurnEnded(seat, was_skipped=False)
        return (ended, drawn, *self._after_turn(seat, is_idle=is_idle))

    def _skip(self, seat: int) -> tuple[Event, ...]:
        """Close a turn by the clock (Ruling 12)."""
        if self.turns.is_in_set_up:
            raise NotInSetUp
        drawn = TilesDrawn(seat, self.hands.draw_up_to(seat, HAND_SIZE))
        ended = TurnEnded(seat, was_skipped=True)
        return (ended, drawn, *self._after_turn(seat, is_idle=False))

    def _resign(self, seat: int) -> tuple[Event, ...]:
        """Take a seat out of the game, in or out of turn (Ruling 3)."""
        is_on_turn = seat == self.turns.seat
        self.seats.resign(seat)
        self.turns.drop(seat)
        self.hands.discard(seat)
        resigned = SeatResigned(seat)
        if len(self.seats.still_in()) == 1:
            return (resigned, self._finish(EndReason.RESIGNATION))
        if not is_on_turn:
            return (resigned,)
        if self.turns.is_in_set_up:
            return (resigned, *self._next_in_set_up())
        return (resigned, *self._after_turn(seat, is_idle=False))

    def _next_in_set_up(self) -> tuple[Event, ...]:
        """Let the next seat lay its tile, or fill all hands and begin the turns (section 2.1)."""
        following = self.seats.after(self.turns.seat)  # not ``following``: there is one round
        self._placed = 0
        if following is not None:
            self.turns.seat = following
            return ()
        still_in = self.seats.still_in()
        self.turns.begin_with(still_in[0])
        return tuple(TilesDrawn(seat, self.hands.draw_up_to(seat, HAND_SIZE)) for seat in still_in)

    def _after_turn(self, seat: int, *, is_idle: bool) -> tuple[Event, ...]:
        """Check both ends of the game (section 2.5, Ruling 2) and pass the turn on."""
        self._placed = 0
        still_in = self.seats.still_in()
        events: list[Event] = []
        if self._totals[seat] >= self._target:
            later = [other for other in still_in if other > seat]
            events += self.turns.set_off_end(EndReason.TARGET, later)
        reason = self.turns.close(self.seats, is_idle=is_idle, most_idle=len(still_in))
        if reason is not None:
            events.append(self._finish(reason))
        return tuple(events)

    def _finish(self, reason: EndReason) -> GameEnded:
        return self.turns.finish(reason, self.seats.winners(self._totals))
