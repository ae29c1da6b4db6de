"""Dalapapa Domaine (rules, section 4): two to four players, marked territories, and tokens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, assert_never

from engine.actions import Action, Again, End, Keep, Mark, Place, Resign, Settle, Skip, Withdraw
from engine.board import Board
from engine.errors import (
    BadPosition,
    GroupStillOpen,
    MustPlace,
    NoDiscThere,
    NoMarkerLeft,
    NoPlacementLeft,
    NotEnough,
    NotInSetUp,
    NotInThisGame,
    OnlyEndLeft,
    TerritoryTaken,
)
from engine.events import (
    EndReason,
    Event,
    GameEnded,
    HandShown,
    PlateTaken,
    SeatResigned,
    TerritoryMarked,
    TilePlaced,
    TilesDrawn,
    TurnEnded,
    TurnRepeated,
)
from engine.fields import NONE, Fields, checksum, write_numbers, write_position
from engine.game import Parts, Tally
from engine.hands import Hands, Slots, check_laying, fits_of
from engine.hexes import Point
from engine.legal import Fits, LegalActions
from engine.pieces import Pieces
from engine.seats import Seats
from engine.tiles import ALL_TILES, TileId
from engine.turns import DONE, Done, Options, Stage, Turns

TILES: Final = tuple(tile for tile in ALL_TILES if not tile.startswith(("P", "B")))
HAND_SIZE: Final = 2
SET_UP_TILES: Final = 3
MARKERS: Final = {2: 10, 3: 7, 4: 5}
TOKENS: Final = 24
FIRST_TOKENS: Final = 2
SINGLE_DISC_PRICE: Final = 1
FREE_DISCS: Final = 2
AGAIN_PRICE: Final = 2
PLATE: Final = 5

_TILES: Final = frozenset(TILES)


class DomaineGame:
    """One game of Dalapapa Domaine."""

    __slots__ = (
        "_markers",
        "_plate",
        "_tokens",
        "_turn",
        "board",
        "hands",
        "options",
        "seats",
        "turns",
    )

    variant = "domaine"
    tiles = TILES
    counts_points = False

    def __init__(
        self, options: Options, board: Board, hands: Hands, seats: Seats, turns: Turns
    ) -> None:
        """Take the parts of a game, with no marker on the board yet; see ``begin``, ``resume``."""
        self.options = options
        self.board = board
        self.hands = hands
        self.seats = seats
        self.turns = turns
        self._markers = Pieces([MARKERS[seats.count]] * seats.count)
        self._tokens = [FIRST_TOKENS] * seats.count
        self._plate: int | None = None
        self._turn = Done()

    @classmethod
    def begin(cls, players: int, options: Options, bag: Iterable[TileId]) -> DomaineGame:
        """Begin set-up: the dealer, who sits last, draws three open tiles (section 4.1)."""
        hands = Hands(bag, [()] * players)
        hands.draw_open(SET_UP_TILES)
        return cls(options, Board(), hands, Seats(players), Turns(seat=players - 1))

    @classmethod
    def resume(cls, parts: Parts, fields: Fields) -> DomaineGame:
        """Go on from a position.

        Raises:
            BadPosition: its own part is malformed, or ``bad_hands``, ``bad_open_tiles``,
                ``bad_turns``, ``bad_pieces`` or ``bad_purse``.
        """
        game = cls(*parts)
        parts.hands.check_slots(range(HAND_SIZE + 1), SET_UP_TILES)
        if parts.turns.is_in_set_up and parts.turns.seat != parts.seats.count - 1:
            raise BadPosition("bad_turns")
        game._markers = Pieces.read("markers", fields, parts, MARKERS[parts.seats.count])
        marked = {parts.board.group_name_at(disc) for disc in game.pieces}
        # Each marker needs a closed group of its own.
        if len(marked) < len(game.pieces) or not marked <= {*parts.board.closed_group_names()}:
            raise BadPosition("bad_pieces")
        game._tokens = fields.amounts("tokens", parts.seats.count)
        if sum(game._tokens) > TOKENS:
            raise BadPosition("bad_purse")
        game._plate = fields.seat_or_none("plate", parts.seats.count)
        game._turn = Done.from_words(fields.flags("done", DONE))
        return game

    @property
    def to_act(self) -> int | None:
        """The seat that acts next; None when the table does or the game is over."""
        return self.turns.to_act(self.seats, self.options)

    @property
    def bonus_seat(self) -> int | None:
        """The seat that holds the plate, if any."""
        return self._plate

    @property
    def pieces(self) -> Mapping[Point, int]:
        """The seats whose markers stand on the board, by the discs on which they stand."""
        return self._markers.on_board()

    @property
    def open_tiles(self) -> Slots:
        """The dealer's tiles of the set-up; None where one has been laid."""
        return self.hands.open_tiles()

    def to_lay(self, seat: int) -> Slots:
        """Return the hand of ``seat`` by slot; in set-up the open tiles if it is the dealer."""
        if self.turns.is_in_set_up:
            return self.open_tiles if seat == self.turns.seat else ()
        return self.hands.slots(seat)

    def supply(self, seat: int) -> int:
        """Return how many markers ``seat`` has left."""
        return self._markers.supply(seat)

    def purse(self, seat: int) -> int:
        """Return the tokens of ``seat``."""
        return self._tokens[seat]

    def tally(self, seat: int) -> Tally:
        """Return the territories of ``seat``, and its plate (section 4.4)."""
        territories = self._markers.groups_of(seat, self.board)
        falling = sorted(territories, key=lambda group: (-group.size, group.disc))
        return Tally(tuple(falling), PLATE if self._plate == seat else 0, multiplies=False)

    def scores(self) -> tuple[int, ...]:
        """Return what each seat would score if the game stopped now (section 4.4)."""
        return tuple(self.tally(seat).total for seat in range(self.seats.count))

    def progress(self, seat: int) -> float:
        """Return the part of its markers that ``seat`` has placed, 0 to 1."""
        return 1 - self._markers.supply(seat) / MARKERS[self.seats.count]

    def position(self) -> str:
        """Write the whole state as one line."""
        own = {
            "markers": self._markers.written(),
            "tokens": write_numbers(self._tokens),
            "plate": NONE if self._plate is None else str(self._plate),
            "done": " ".join(self._turn.words()),
        }
        return write_position(self, own)

    def fingerprint(self) -> str:
        """Return a short checksum of the position's text."""
        return checksum(self.position())

    def legal_actions(self) -> Sequence[Action]:
        """List what may be done now by whoever acts (the table too).

        A territory to mark is named by its lowest disc.
        """
        match self.turns.stage:
            case Stage.OVER:
                return []
            case Stage.SET_UP:
                return LegalActions(fits_of(self.board, self.open_tiles)) or [End()]
            case Stage.TURNS if not self._turn.has_placed:
                return LegalActions(self._affordable(), [End()] if self._may_pass() else [])
            case Stage.TURNS if not self._markers.supply(self.turns.seat):
                return [End()]
            case Stage.TURNS:
                may_repeat = self._tokens[self.turns.seat] >= AGAIN_PRICE
                return [*self._marks(), *([Again()] if may_repeat else []), End()]

    def apply(self, seat: int | None, action: Action) -> tuple[Event, ...]:
        """Carry out an action of ``seat`` (None: the table) and return what happened.

        Raises:
            IllegalAction: the rules forbid it; the game is as before.
        """
        actor = self.turns.actor(self.seats, seat, self.to_act, action)
        match action:
            case Place() if self.turns.is_in_set_up:
                return self._lay(seat, action)
            case Place():
                return self._place(actor, action)
            case Mark() | Again():
                return self._go_on(actor, action)
            case End():
                return self._end(actor)
            case Skip():
                return self._skip(actor)
            case Resign():
                return self._resign(actor)
            case Settle() | Withdraw() | Keep():
                raise NotInThisGame(action=str(action))
            case _:
                assert_never(action)

    def _is_laid_out(self) -> bool:
        """Tell whether all tiles of the set-up have been laid."""
        return not any(self.open_tiles)

    def _affordable(self) -> Fits:
        seat = self.turns.seat
        fewest = 1 if self._tokens[seat] >= SINGLE_DISC_PRICE else FREE_DISCS
        return fits_of(self.board, self.hands.slots(seat), fewest)

    def _may_pass(self) -> bool:
        """Tell whether nothing can be placed, as far as the hand is known (section 4.2)."""
        # With a token any tile can be laid somewhere (section 1).
        seat = self.turns.seat
        if not self.hands.tiles(seat):
            return True
        return self._tokens[seat] < SINGLE_DISC_PRICE and not self._affordable()

    def _marks(self) -> list[Mark]:
        marked = self._markers.by_group(self.board)
        return [Mark(disc) for disc in self.board.closed_group_names() if disc not in marked]

    def _lay(self, seat: int | None, place: Place) -> tuple[Event, ...]:
        """Lay a tile of the set-up, free of charge."""
        if self._is_laid_out():
            raise NoPlacementLeft(placed=SET_UP_TILES)
        check_laying(self.board, self.open_tiles, place, _TILES)
        placement = self.board.place(place)
        self.hands.remove_open(place.tile)
        event = TilePlaced(
            seat=seat, place=place, discs=placement.discs, closed=placement.closed, gain=0, price=0
        )
        is_over = seat is None and self._is_laid_out()
        return (event, *self._begin_turns()) if is_over else (event,)

    def _begin_turns(self) -> tuple[Event, ...]:
        still_in = self.seats.still_in()
        self.turns.begin_with(still_in[0])
        return tuple(TilesDrawn(seat, self.hands.draw_up_to(seat, HAND_SIZE)) for seat in still_in)

    def _place(self, seat: int, place: Place) -> tuple[Event, ...]:
        if self._turn.has_placed:
            raise NoPlacementLeft(placed=1)
        check_laying(self.board, self.hands.slots(seat), place, _TILES)
        discs = self.board.completed_at(place.cell)
        price = SINGLE_DISC_PRICE if discs < FREE_DISCS else 0
        if self._tokens[seat] < price:
            raise NotEnough(purse=self._tokens[seat], price=price)
        # Each disc beyond two brings a token, as long as the reserve has some.
        gain = -price or min(discs - FREE_DISCS, TOKENS - sum(self._tokens))
        placement = self.board.place(place)
        self.hands.remove(seat, place.tile)
        self._tokens[seat] += gain
        self._turn = Done(has_placed=True, has_acted=True)
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

    def _go_on(self, seat: int, action: Mark | Again) -> tuple[Event, ...]:
        """Do what may follow a placement."""
        if self.turns.is_in_set_up:
            raise NotInSetUp
        if not self._turn.has_placed:
            raise OnlyEndLeft if self._may_pass() else MustPlace(seat=seat)
        if isinstance(action, Mark):
            return self._mark(seat, action.disc)
        return self._again(seat)

    def _mark(self, seat: int, disc: Point) -> tuple[Event, ...]:
        if not self._markers.supply(seat):
            raise NoMarkerLeft
        group = self.board.group_at(disc)
        if group is None:
            raise NoDiscThere(disc=disc)
        if not group.is_closed:
            raise GroupStillOpen(disc=disc)
        if group.disc in self._markers.by_group(self.board):
            raise TerritoryTaken(disc=disc)
        self._markers.put(seat, disc)
        marked = TerritoryMarked(seat, disc, group)
        if self._markers.supply(seat) or self._plate is not None:
            return (marked,)
        self._plate = seat
        return (marked, PlateTaken(seat, PLATE))

    def _again(self, seat: int) -> tuple[Event, ...]:
        if not self._markers.supply(seat):
            raise OnlyEndLeft
        if self._tokens[seat] < AGAIN_PRICE:
            raise NotEnough(purse=self._tokens[seat], price=AGAIN_PRICE)
        self._tokens[seat] -= AGAIN_PRICE
        self._turn.has_placed = False  # but has_acted stays: whoever has placed was not idle
        return (TurnRepeated(seat, -AGAIN_PRICE), self._drawn(seat))

    def _drawn(self, seat: int) -> TilesDrawn:
        # After a placement one tile at most is lacking, or the bag is empty.
        return TilesDrawn(seat, self.hands.draw_up_to(seat, HAND_SIZE))

    def _end(self, seat: int) -> tuple[Event, ...]:
        ended = TurnEnded(seat, was_skipped=False)
        if self.turns.is_in_set_up:
            if not self._is_laid_out():
                raise MustPlace(seat=seat)
            return (ended, *self._begin_turns())
        shown: tuple[Event, ...] = ()
        if not self._turn.has_placed:
            if not self._may_pass():
                raise MustPlace(seat=seat)
            hand = tuple(self.hands.tiles(seat))
            shown = (HandShown(seat, hand),) if hand else ()
        is_idle = not self._turn.has_acted
        return (*shown, ended, self._drawn(seat), *self._after_turn(seat, is_idle=is_idle))

    def _skip(self, seat: int) -> tuple[Event, ...]:
        """Close a turn by the clock (Ruling 12)."""
        if self.turns.is_in_set_up:
            raise NotInSetUp
        ended = TurnEnded(seat, was_skipped=True)
        return (ended, self._drawn(seat), *self._after_turn(seat, is_idle=False))

    def _resign(self, seat: int) -> tuple[Event, ...]:
        """Take a seat out of the game, in or out of turn (Ruling 3)."""
        is_on_turn = seat == self.turns.seat
        self.seats.resign(seat)
        self.hands.discard(seat)
        self.turns.drop(seat)
        resigned = SeatResigned(seat)
        if len(self.seats.still_in()) == 1:
            return (resigned, self._finish(EndReason.RESIGNATION))
        if not is_on_turn:
            return (resigned,)
        if not self.turns.is_in_set_up:
            return (resigned, *self._after_turn(seat, is_idle=False))
        return (resigned, *self._begin_turns()) if self._is_laid_out() else (resigned,)

    def _after_turn(self, seat: int, *, is_idle: bool) -> tuple[Event, ...]:
        """Check both ends of the game (section 4.3, Ruling 2) and pass the turn on."""
        self._turn = Done()
        events: list[Event] = []
        if not self._markers.supply(seat):
            events += self.turns.set_off_end(EndReason.MARKERS, self.seats.others_after(seat))
        most_idle = len(self.seats.still_in())
        reason = self.turns.close(self.seats, is_idle=is_idle, most_idle=most_idle)
        if reason is not None:
            events.append(self._finish(reason))
        return tuple(events)

    def _finish(self, reason: EndReason) -> GameEnded:
        return self.turns.finish(reason, self.seats.winners(self.scores()))
