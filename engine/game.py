"""The contract that every game meets, and the view through which one seat sees it.

A game is the fold of its actions: ``apply`` is the only way to change it, and an illegal action
leaves it as it was. A ``View`` wraps a copy from which all is hidden that its seat may not see (see
``engine.copies``), so that what a view can tell is only what the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from random import Random
from typing import NamedTuple, Protocol

from engine.actions import Action, End, Place
from engine.board import Board, GroupSummary
from engine.copies import copy_of, hidden_from, imagined
from engine.events import (
    Booking,
    ColoniesJoined,
    Event,
    PawnReturned,
    PawnWithdrawn,
    TilePlaced,
)
from engine.hands import Hands, Slots
from engine.hexes import Point
from engine.seats import Seats
from engine.tiles import UNKNOWN_TILE, TileId
from engine.turns import Options, Outcome, Turns


@dataclass(frozen=True, slots=True)
class Tally:
    """What a score is made of: the groups that count, multiplied or added, and what is extra.

    ``groups`` are in falling order of their sizes. ``extra`` is money, a bonus, or all points of a
    game that counts them as it goes on.
    """

    groups: tuple[GroupSummary, ...]
    extra: int
    multiplies: bool

    @property
    def total(self) -> int:
        """The score."""
        sizes = [group.size for group in self.groups]
        counted = (prod(sizes) if sizes else 0) if self.multiplies else sum(sizes)
        return counted + self.extra


class Parts(NamedTuple):
    """What every game has, in the order in which a game's constructor takes it."""

    options: Options
    board: Board
    hands: Hands
    seats: Seats
    turns: Turns


class Game(Protocol):
    """One game: its state, what is legal in it, and how actions change it.

    ``tiles`` are all that the ``variant`` is played with, in a fixed order. With ``counts_points``
    the gains of placements are points, else money or tokens: then there are purses and pieces. The
    state is kept in slots, so that ``engine.copies`` can copy it.
    """

    variant: str
    tiles: tuple[TileId, ...]
    counts_points: bool
    options: Options
    board: Board
    hands: Hands
    seats: Seats
    turns: Turns

    @property
    def to_act(self) -> int | None:
        """The seat that acts next; None when the table does or the game is over."""

    @property
    def bonus_seat(self) -> int | None:
        """The seat that holds the bonus which only one can get, if any."""

    @property
    def pieces(self) -> Mapping[Point, int]:
        """The seats whose pawns or markers stand on the board, by the discs on which they stand."""

    @property
    def open_tiles(self) -> Slots:
        """The tiles that lie open for the set-up; None where one has been laid."""

    def to_lay(self, seat: int) -> Slots:
        """Return what is to be laid by ``seat`` now: its hand, or in set-up the open tiles due."""

    def supply(self, seat: int) -> int | None:
        """Return how many pawns or markers ``seat`` has left; None where there are none."""

    def purse(self, seat: int) -> int | None:
        """Return the money or tokens of ``seat``; None where there are none."""

    def tally(self, seat: int) -> Tally:
        """Return what the score of ``seat`` would be made of if the game stopped now."""

    def legal_actions(self) -> Sequence[Action]:
        """List what may be done now by whoever acts (the table too).

        Of placements that look the same only the first is listed. ``resign`` and ``skip`` are left
        out, and so are placements of unknown tiles. The list stays as it is when the game goes on.
        """

    def apply(self, seat: int | None, action: Action) -> tuple[Event, ...]:
        """Carry out an action of ``seat`` (None: the table) and return what happened.

        Raises:
            IllegalAction: the rules forbid it; the game is as before.
        """

    def scores(self) -> tuple[int, ...]:
        """Return what each seat would score if the game stopped now."""

    def progress(self, seat: int) -> float | None:
        """Return how far ``seat`` is on its way to the end, 0 to 1; None if nothing counts it."""

    def position(self) -> str:
        """Write the state as one line, ``dalapapa-position/1`` (see ``engine.fields``).

        That is all but the turns that were taken.
        """

    def fingerprint(self) -> str:
        """Return a short checksum of the position's text."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would do.

    The ``discs`` it completes and the groups that are ``closed`` by it; its ``gain`` in points,
    money or tokens, from which the ``price`` of a placement is already taken off; the groups on
    which colonies are ``joined``; the pawns ``returned`` to their owners, as disc and owner; and
    the ``scores`` that follow, empty where only events are known (``summarise``).
    """

    discs: tuple[Point, ...]
    closed: tuple[GroupSummary, ...]
    gain: int
    price: int
    joined: tuple[GroupSummary, ...] = ()
    returned: tuple[tuple[Point, int], ...] = ()
    scores: tuple[int, ...] = ()


def summarise(events: Iterable[Event]) -> Preview:
    """Add up what the events of one action did; ``scores`` stay empty."""
    events = tuple(events)
    placed = [event for event in events if isinstance(event, TilePlaced)]
    return Preview(
        discs=tuple(disc for event in placed for disc in event.discs),
        closed=tuple(group for event in placed for group in event.closed),
        gain=sum(event.gain for event in events if isinstance(event, Booking)),
        price=sum(event.price for event in placed),
        joined=tuple(event.group for event in events if isinstance(event, ColoniesJoined)),
        returned=tuple(
            (event.disc, event.owner)
            for event in events
            if isinstance(event, PawnWithdrawn | PawnReturned)
        ),
    )


@dataclass(frozen=True, slots=True)
class View:
    """What one seat (None: the public) may see of a game: a snapshot that never changes."""

    seat: int | None
    # Never the real game: a copy made by ``hidden_from``, or a copy of such a copy.
    _game: Game = field(repr=False)
    _gains: dict[Action, int] = field(
        default_factory=dict, init=False, repr=False, compare=False, hash=False
    )
    # Of the actions with a gain there only those that close something: most close nothing.
    _closings: dict[Action, tuple[GroupSummary, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False, hash=False
    )

    @property
    def variant(self) -> str:
        """The variant's name."""
        return self._game.variant

    @property
    def options(self) -> Options:
        """All options of the game."""
        return self._game.options

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._game.seats.count

    @property
    def resigned(self) -> tuple[int, ...]:
        """The seats that resigned, the earliest first."""
        return self._game.seats.resigned

    @property
    def board(self) -> Board:
        """The tiles on the table; for reading only."""
        return self._game.board

    @property
    def bag_size(self) -> int:
        """How many tiles are left in the bag."""
        return self._game.hands.bag_size

    @property
    def hand(self) -> Slots:
        """One's own tiles by slot; empty for the public."""
        return () if self.seat is None else self._game.hands.slots(self.seat)

    @property
    def to_act(self) -> int | None:
        """The seat that acts next; None when the table does or the game is over."""
        return self._game.to_act

    @property
    def is_in_set_up(self) -> bool:
        """Whether the set-up is still going on."""
        return self._game.turns.is_in_set_up

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None until then."""
        return self._game.turns.outcome

    @property
    def end_set_off_by(self) -> int | None:
        """The seat that set off the end of the game, if any."""
        return self._game.turns.end_set_off_by

    @property
    def last_turns(self) -> tuple[int, ...]:
        """The seats whose last turn is going on or still to come, in order."""
        return self._game.turns.last

    @property
    def bonus_seat(self) -> int | None:
        """The seat that holds the bonus which only one can get, if any."""
        return self._game.bonus_seat

    @property
    def pieces(self) -> Mapping[Point, int]:
        """The seats whose pawns or markers stand on the board, by the discs on which they stand."""
        return self._game.pieces

    @property
    def open_tiles(self) -> Slots:
        """The tiles that lie open for the set-up; None where one has been laid."""
        return self._game.open_tiles

    @property
    def to_lay(self) -> Slots:
        """What one has to lay now, by slot: one's hand, or in set-up the open tiles due."""
        return () if self.seat is None else self._game.to_lay(self.seat)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat would score if the game stopped now."""
        return self._game.scores()

    @property
    def counts_points(self) -> bool:
        """Whether the gains of placements are points, not money or tokens."""
        return self._game.counts_points

    @property
    def ranks(self) -> tuple[int, ...]:
        """Each seat's rank by these scores."""
        return self._game.seats.ranks(self.scores)

    def position(self) -> str:
        """Write what is known as one line, ``dalapapa-position/1``; unknown tiles are ``?``."""
        return self._game.position()

    def progress(self, seat: int) -> float | None:
        """Return how far ``seat`` is on its way to the end, 0 to 1; None if nothing counts it."""
        return self._game.progress(seat)

    def supply(self, seat: int) -> int | None:
        """Return how many pawns or markers ``seat`` has left; None where there are none."""
        return self._game.supply(seat)

    def purse(self, seat: int) -> int | None:
        """Return the money or tokens of ``seat``; None where there are none."""
        return self._game.purse(seat)

    def tally(self, seat: int) -> Tally:
        """Return what the score of ``seat`` would be made of if the game stopped now."""
        return self._game.tally(seat)

    def legal_actions(self) -> Sequence[Action]:
        """List what this seat may do now; nothing when another acts."""
        if self.seat is None or self.seat != self._game.to_act:
            return []
        return self._game.legal_actions()

    @property
    def is_left_only_end(self) -> bool:
        """Whether this seat may only end; False if that depends on a tile that is unknown."""
        # Unknown tiles fit nowhere in a view, but the tile that is drawn may. In its last turn a
        # seat cannot lay what it draws.
        may_fit = UNKNOWN_TILE in self.to_lay and self.seat not in self.last_turns
        return self.legal_actions() == [End()] and not may_fit

    @property
    def price_of_placing(self) -> int:
        """What placing a tile would cost this seat now; 0 if none could be placed."""
        places = (action for action in self.legal_actions() if isinstance(action, Place))
        return next((self.preview(place).price for place in places), 0)

    def preview(self, *actions: Action) -> Preview:
        """Tell what actions of this seat would do, one after the other, added up.

        Raises:
            IllegalAction: the rules forbid one of them.
        """
        return self.foreseen(*actions)[0]

    def foreseen(self, *actions: Action) -> tuple[Preview, View]:
        """Return both ``preview`` and ``after`` of actions, which costs hardly more than one.

        Raises:
            IllegalAction: the rules forbid one of them.
        """
        following = copy_of(self._game)
        done = summarise([it for action in actions for it in following.apply(self.seat, action)])
        return replace(done, scores=following.scores()), View(self.seat, following)

    def gain_of(self, action: Action) -> int:
        """Tell the gain of ``preview`` alone, which is quicker, and at once when asked again.

        Raises:
            IllegalAction: the rules forbid it.
        """
        if action not in self._gains:
            done = summarise(copy_of(self._game).apply(self.seat, action))
            if done.closed:  # first: another thread may find the gain
                self._closings[action] = done.closed
            self._gains[action] = done.gain
        return self._gains[action]

    def closed_by(self, action: Action) -> tuple[GroupSummary, ...]:
        """Tell which groups an action would close, as quickly as ``gain_of``.

        Raises:
            IllegalAction: the rules forbid it.
        """
        self.gain_of(action)
        return self._closings.get(action, ())

    def after(self, *actions: Action) -> View:
        """Return what this seat would see after actions of its own.

        The tiles that it would draw are unknown, since the actions are applied to what the view
        holds; this view stays as it is.

        Raises:
            IllegalAction: the rules forbid one of them.
        """
        following = copy_of(self._game)
        for action in actions:
            following.apply(self.seat, action)
        return View(self.seat, following)

    def imagined(self, random: Random) -> Game:
        """Return a whole game that looks the same to this seat, for players that look ahead.

        Each unknown tile, in hands and bag, is one that the view shows nowhere, as ``random`` deals
        them; the same ``random`` deals the same. It is a guess, made from what the view holds, and
        so betrays nothing of the real tiles. It does not use what was seen before and is seen no
        longer, such as a hand that was shown.
        """
        return imagined(self._game, random)


def view(game: Game, seat: int | None) -> View:
    """Return what ``seat`` (None: the public) may see of ``game`` now."""
    return View(seat, hidden_from(game, seat))
