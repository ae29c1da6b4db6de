"""Dalapapa Terra (rules, section 3): two to five players, colonies of pawns, and money."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, assert_never

from engine.actions import Action, Again, End, Keep, Mark, Place, Resign, Settle, Skip, Withdraw
from engine.board import Board
from engine.colonies import PAWNS, Colonies
from engine.errors import (
    BadPosition,
    LastTurnUsed,
    MustKeep,
    MustPlace,
    NoPawnLeft,
    NoPawnThere,
    NoPlacementLeft,
    NotEnough,
    NotInSetUp,
    NotInThisGame,
    NotYourPawn,
)
from engine.events import (
    EndReason,
    Event,
    FirstTurnPassed,
    GameEnded,
    IncomePaid,
    MoneyReturned,
    PawnSettled,
    PawnWithdrawn,
    SeatResigned,
    TilePlaced,
    TilesDrawn,
    TurnEnded,
)
from engine.fields import Fields, checksum, write_numbers, write_position
from engine.game import Parts, Tally
from engine.hands import Hands, Slots, check_laying, fits_of
from engine.hexes import Point
from engine.legal import Fits, LegalActions
from engine.pieces import Pieces
from engine.seats import Seats
from engine.tiles import ALL_TILES, KNOWN_TILES, Colour, TileId
from engine.turns import DONE, Done, Options, Stage, Turns

FIRST_MONEY: Final = (1, 1, 2, 2, 2)
INCOME: Final = 2
MOST_SAVED: Final = 3
PRICE_BY_DISCS: Final = (0, 2, 1, 0, 0, 0, 0)
"""What a placement costs that completes 0 to 6 discs (section 3.3)."""

SETTLE_PRICE: Final = 1
WITHDRAW_PRICE: Final = 2


class TerraGame:
    """One game of Dalapapa Terra."""

    __slots__ = ("_colonies", "_money", "_turn", "board", "hands", "options", "seats", "turns")

    variant = "terra"
    tiles = ALL_TILES
    counts_points = False

    def __init__(
        self, options: Options, board: Board, hands: Hands, seats: Seats, turns: Turns
    ) -> None:
        """Take the parts of a game, with no pawn on the board yet; see ``begin``, ``resume``."""
        self.options = options
        self.board = board
        self.hands = hands
        self.seats = seats
        self.turns = turns
        self._colonies = Colonies(Pieces([PAWNS] * seats.count))
        self._money = list(FIRST_MONEY[: seats.count])
        self._turn = Done()

    @classmethod
    def begin(cls, players: int, options: Options, bag: Iterable[TileId]) -> TerraGame:
        """Begin set-up: a tile to each seat, then as many that lie open (section 3.1)."""
        hands = Hands(bag, [()] * players)
        for seat in range(players):
            hands.draw_up_to(seat, 1)
        hands.draw_open(players)
        return cls(options, Board(), hands, Seats(players), Turns())

    @classmethod
    def resume(cls, parts: Parts, fields: Fields) -> TerraGame:
        """Go on from a position; pawns that share a group wait for a ``keep``.

        Raises:
            BadPosition: its own part is malformed, or ``bad_hands``, ``bad_open_tiles`` or
                ``bad_pieces``.
        """
        game = cls(*parts)
        parts.hands.check_slots(range(1, 2), parts.seats.count)
        pawns = Pieces.read("pawns", fields, parts, PAWNS)
        game._colonies = Colonies.of(pawns, parts.board)
        game._money = fields.amounts("money", parts.seats.count)
        game._turn = Done.from_words(fields.flags("done", DONE))
        laid = parts.turns.seat + game._turn.has_placed
        lie = [tile is not None for tile in game.open_tiles]
        if parts.turns.is_in_set_up and lie != [seat >= laid for seat in range(len(lie))]:
            raise BadPosition("bad_open_tiles")
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
        """The seats whose pawns stand on the board, by the discs on which they stand."""
        return self._colonies.pawns.on_board()

    @property
    def open_tiles(self) -> Slots:
        """The tiles of the set-up in the order drawn, which is that of the seats."""
        return self.hands.open_tiles()

    def to_lay(self, seat: int) -> Slots:
        """Return the hand of ``seat``; in set-up the open tile that is due from it."""
        if self.turns.is_in_set_up:
            return self.open_tiles[seat : seat + 1]
        return self.hands.slots(seat)

    def supply(self, seat: int) -> int:
        """Return how many pawns ``seat`` has left."""
        return self._colonies.pawns.supply(seat)

    def purse(self, seat: int) -> int:
        """Return the brouzoufs of ``seat``."""
        return self._money[seat]

    def tally(self, seat: int) -> Tally:
        """Return the largest colony of ``seat`` on each ground, and its money (section 3.7)."""
        largest = self._colonies.largest(seat, self.board)
        return Tally(largest, self._money[seat], multiplies=True)

    def scores(self) -> tuple[int, ...]:
        """Return what each seat would score if the game stopped now (section 3.7)."""
        return tuple(self.tally(seat).total for seat in range(self.seats.count))

    def progress(self, seat: int) -> float:
        """Return the part of the pawns or of the grounds that ``seat`` has, 0 to 1."""
        grounds = self._colonies.grounds(seat, self.board)
        return max(1 - self.supply(seat) / PAWNS, grounds / len(Colour))

    def position(self) -> str:
        """Write the whole state as one line."""
        own = {
            "pawns": self._colonies.pawns.written(),
            "money": write_numbers(self._money),
            "done": " ".join(self._turn.words()),
        }
        return write_position(self, own)

    def fingerprint(self) -> str:
        """Return a short checksum of the position's text."""
        return checksum(self.position())

    def legal_actions(self) -> Sequence[Action]:
        """List what may be done now by whoever acts (the table too).

        A group to settle on is named by its lowest disc.
        """
        match self.turns.stage:
            case Stage.OVER:
                return []
            case Stage.SET_UP if self._turn.has_placed:
                return [End()]
            case Stage.SET_UP:
                return LegalActions(fits_of(self.board, self.to_lay(self.turns.seat)))
            case Stage.TURNS if self._colonies.joined:
                return [Keep(disc) for discs in self._colonies.joined for disc in discs]
            case Stage.TURNS if self._is_last_turn_used():
                return [End()]
            case Stage.TURNS:
                others: list[Action] = [*self._settlements(), *self._withdrawals(), End()]
                return LegalActions(self._affordable(), others)

    def apply(self, seat: int | None, action: Action) -> tuple[Event, ...]:
        """Carry out an action of ``seat`` (None: the table) and return what happened.

        Raises:
            IllegalAction: the rules forbid it; the game is as before.
        """
        actor = self.turns.actor(self.seats, seat, self.to_act, action)
        match action:
            case Place() | Settle() | Withdraw() if self.turns.is_in_set_up:
                return self._lay(seat, action)
            case Place() | Settle() | Withdraw():
                return self._buy(actor, action)
            case Keep(disc):
                return (*self._colonies.keep(actor, disc), *self._colonies.revalued(self.board))
            case End():
                return self._end(actor)
            case Skip():
                return self._skip(actor)
            case Resign():
                return self._resign(actor)
            case Mark() | Again():
                raise NotInThisGame(action=str(action))
            case _:
                assert_never(action)

    def _is_last_turn_used(self) -> bool:
        return self._turn.has_acted and bool(self.turns.last)

    def _affordable(self) -> Fits:
        seat = self.turns.seat
        # With no money a tile must complete three discs, with 1 two, with 2 one (PRICE_BY_DISCS).
        fewest = max(1, 3 - self._money[seat])
        return fits_of(self.board, self.hands.slots(seat), fewest)

    def _settlements(self) -> list[Settle]:
        seat = self.turns.seat
        if self._money[seat] < SETTLE_PRICE or not self._colonies.pawns.supply(seat):
            return []
        return [Settle(disc) for disc in self._colonies.free_groups(self.board)]

    def _withdrawals(self) -> list[Withdraw]:
        seat = self.turns.seat
        if self._money[seat] < WITHDRAW_PRICE:
            return []
        owned = sorted(self.pieces.items())
        return [Withdraw(disc) for disc, owner in owned if self._may_withdraw(seat, owner)]

    def _may_withdraw(self, seat: int, owner: int) -> bool:
        return owner == seat or self.options["withdraw"] == "any"  # Ruling 7

    def _lay(self, seat: int | None, action: Place | Settle | Withdraw) -> tuple[Event, ...]:
        """Lay a tile of the set-up, free of charge."""
        if not isinstance(action, Place):
            raise NotInSetUp
        if self._turn.has_placed:
            raise NoPlacementLeft(placed=1)
        check_laying(self.board, self.to_lay(self.turns.seat), action, KNOWN_TILES)
        placement = self.board.place(action)
        self.hands.remove_open(action.tile)
        self._turn.has_placed = True
        event = TilePlaced(
            seat=seat, place=action, discs=placement.discs, closed=placement.closed, gain=0, price=0
        )
        return (event, *self._next_in_set_up()) if seat is None else (event,)

    def _next_in_set_up(self) -> tuple[Event, ...]:
        """Pass the set-up on to the next seat, or begin the turns after the last (section 3.1)."""
        self._turn = Done()
        # Seats that resigned are not left out: the table lays their tiles.
        if self.turns.seat + 1 < self.seats.count:
            self.turns.seat += 1
            return ()
        self.turns.begin_with(self.seats.following(0))  # the first player passes (section 3.2)
        passed = (FirstTurnPassed(0),) if self.seats.is_in(0) else ()
        return (*passed, *self._paid_income())

    def _paid_income(self) -> tuple[Event, ...]:
        """Credit the seat whose turn begins with its income; a last turn has none."""
        if self.turns.last:
            return ()
        self._money[self.turns.seat] += INCOME
        return (IncomePaid(self.turns.seat, INCOME),)

    def _buy(self, seat: int, action: Place | Settle | Withdraw) -> tuple[Event, ...]:
        """Do one of the three things that cost money (section 3.3)."""
        if self._colonies.joined:
            raise MustKeep(pawns=self._colonies.joined[0])
        if self._is_last_turn_used():
            raise LastTurnUsed
        match action:
            case Place():
                events = self._place(seat, action)
            case Settle(disc):
                events = self._settle(seat, disc)
            case Withdraw(disc):
                events = self._withdraw(seat, disc)
        self._turn.has_acted = True
        return events

    def _pay(self, seat: int, price: int) -> None:
        if self._money[seat] < price:
            raise NotEnough(purse=self._money[seat], price=price)
        self._money[seat] -= price

    def _place(self, seat: int, place: Place) -> tuple[Event, ...]:
        check_laying(self.board, self.hands.slots(seat), place, KNOWN_TILES)
        price = PRICE_BY_DISCS[self.board.completed_at(place.cell)]
        self._pay(seat, price)
        placement = self.board.place(place)
        self.hands.remove(seat, place.tile)
        self._turn.has_placed = True
        return (
            TilePlaced(
                seat=seat,
                place=place,
                discs=placement.discs,
                closed=placement.closed,
                gain=-price,
                price=price,
            ),
            TilesDrawn(seat, self.hands.draw_up_to(seat, 1)),
            *self._colonies.join(seat, self.board),
            *self._colonies.revalued(self.board, placement.closed),
        )

    def _settle(self, seat: int, disc: Point) -> tuple[Event, ...]:
        group = self._colonies.free_group_at(disc, self.board)
        if not self._colonies.pawns.supply(seat):
            raise NoPawnLeft
        self._pay(seat, SETTLE_PRICE)
        self._colonies.pawns.put(seat, disc)
        changed = self._colonies.revalued(self.board, [group] if group.is_closed else [])
        return (PawnSettled(seat, disc, group, -SETTLE_PRICE), *changed)

    def _withdraw(self, seat: int, disc: Point) -> tuple[Event, ...]:
        owner = self._colonies.pawns.owner_at(disc)
        if owner is None:
            raise NoPawnThere(disc=disc)
        if not self._may_withdraw(seat, owner):
            raise NotYourPawn(owner=owner)
        self._pay(seat, WITHDRAW_PRICE)
        self._colonies.pawns.take(disc)
        return (
            PawnWithdrawn(seat, disc, owner, -WITHDRAW_PRICE),
            *self._colonies.revalued(self.board),
        )

    def _end(self, seat: int) -> tuple[Event, ...]:
        ended = TurnEnded(seat, was_skipped=False)
        if self.turns.is_in_set_up:
            if not self._turn.has_placed:
                raise MustPlace(seat=seat)
            return (ended, *self._next_in_set_up())
        if self._colonies.joined:
            raise MustKeep(pawns=self._colonies.joined[0])
        returned = self._returned_money(seat)
        return (*returned, ended, *self._after_turn(seat, is_idle=not self._turn.has_placed))

    def _skip(self, seat: int) -> tuple[Event, ...]:
        """Close a turn by the clock (Ruling 12)."""
        if self.turns.is_in_set_up:
            raise NotInSetUp
        kept, returned = self._colonies.keep_for(seat), self._returned_money(seat)
        ended = TurnEnded(seat, was_skipped=True)
        return (
            *kept,
            *self._colonies.revalued(self.board),
            *returned,
            ended,
            *self._after_turn(seat, is_idle=False),
        )

    def _returned_money(self, seat: int) -> tuple[Event, ...]:
        """Give back what is over the limit (section 3.5)."""
        excess = self._money[seat] - MOST_SAVED
        if excess <= 0:
            return ()
        self._money[seat] = MOST_SAVED
        return (MoneyReturned(seat, -excess),)

    def _resign(self, seat: int) -> tuple[Event, ...]:
        """Take a seat out of the game, in or out of turn (Ruling 3)."""
        is_on_turn = seat == self.turns.seat
        self.seats.resign(seat)
        self.hands.discard(seat)
        self.turns.drop(seat)
        events: list[Event] = [SeatResigned(seat)]
        if is_on_turn:
            events += (*self._colonies.keep_for(seat), *self._colonies.revalued(self.board))
        if len(self.seats.still_in()) == 1:
            return (*events, self._finish(EndReason.RESIGNATION))
        if is_on_turn and not self.turns.is_in_set_up:
            events += self._after_turn(seat, is_idle=False)
        elif is_on_turn and self._turn.has_placed:  # else the table is still to lay the tile
            events += self._next_in_set_up()
        return tuple(events)

    def _after_turn(self, seat: int, *, is_idle: bool) -> tuple[Event, ...]:
        """Check both ends of the game (section 3.6, Ruling 2) and begin the next turn."""
        self._turn = Done()
        events: list[Event] = []
        if reason := self._colonies.end_reached_by(seat, self.board):
            events += self.turns.set_off_end(reason, self.seats.others_after(seat))
        most_idle = 2 * len(self.seats.still_in())
        over = self.turns.close(self.seats, is_idle=is_idle, most_idle=most_idle)
        if over is not None:
            return (*events, self._finish(over))
        return (*events, *self._paid_income())

    def _finish(self, reason: EndReason) -> GameEnded:
        return self.turns.finish(reason, self.seats.winners(self.scores()))
