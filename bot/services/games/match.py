"""Snapshots of started games, each at one revision of the log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum

from bot.services.errors import Refused
from bot.services.games.replacing import Offer
from bot.services.games.vote import Vote
from bot.services.people import Person
from bot.services.people.holders import Holding
from bot.services.ratings.ranking import Out, Ranked, Uncounted
from bot.storage.games import Status, Terms, Whereabouts
from engine.actions import Action
from engine.ahead import view_ahead
from engine.events import Event, SeatResigned, TilePlaced, TurnEnded
from engine.game import Game, View, view
from renderer.film import FilmTurn
from renderer.podium import Podium

__all__ = ["By", "Done", "Match", "Part", "Status", "Turn", "Undone"]


class By(Enum):
    """Who acted for a seat: its holder, also by a plan, a computer for this turn, or the clock."""

    HOLDER = "holder"
    PLAN = "plan"
    COMPUTER = "computer"
    CLOCK = "clock"


@dataclass(frozen=True, slots=True)
class Part:
    """What one of those who may act for a seat did in a turn, one thing after the other.

    ``holding`` says who held the seat then; None for the table, and where nobody else ever did.
    """

    events: tuple[Event, ...]
    by: By = By.HOLDER
    holding: Holding | None = None

    @property
    def is_theirs(self) -> bool:
        """Whether the seat's holder did it, then or by a plan."""
        return self.by in (By.HOLDER, By.PLAN)


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened in one turn, part by part, and which log entries it spans.

    ``seat`` is None for the table's placements. ``is_aside`` marks a resignation out of turn, which
    does not interrupt the turn that it falls into and has a message of its own. With ``is_early``
    the others decided about it before its time was over, since its player had left the server.
    """

    seat: int | None
    first_revision: int
    last_revision: int
    parts: tuple[Part, ...]
    is_finished: bool
    is_aside: bool = False
    is_early: bool = False

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened in it."""
        return tuple(event for part in self.parts for event in part.events)

    @property
    def laid_by_clock(self) -> tuple[TilePlaced, ...]:
        """The tiles of the set-up that the clock laid for the seat (Ruling 12)."""
        by_clock = (part.events for part in self.parts if part.by is By.CLOCK)
        return tuple(event for events in by_clock for event in events if type(event) is TilePlaced)

    @property
    def was_skipped(self) -> bool:
        """Whether it was closed in place of its player."""
        ends = (event for event in self.parts[-1].events if isinstance(event, TurnEnded))
        return any(event.was_skipped for event in ends)

    def is_held_by(self, user_id: int) -> bool:
        """Tell whether somebody held its seat, or a computer in their place, as it ended."""
        return self.parts[-1].holding is None or user_id in self.parts[-1].holding

    def is_made_by(self, user_id: int) -> bool:
        """Tell whether all of it was done by somebody themselves."""
        holders = (part.holding for part in self.parts)
        is_theirs = all(holding is None or holding.user_id == user_id for holding in holders)
        return is_theirs and all(part.is_theirs for part in self.parts)


@dataclass(frozen=True, slots=True)
class Undone:
    """A whole turn of a seat that was taken back; ``is_agreed`` if others were asked."""

    seat: int
    is_agreed: bool


@dataclass(frozen=True, slots=True)
class Match:
    """A snapshot of a started game.

    ``revision`` counts the log's entries, ``position_revision`` is the last of them that changed
    position, turn or seats, or a restore. With ``is_undo_free`` the player on turn may undo their
    last action. ``may_take_back`` are the seats whose last turn may be taken back if the others, if
    there are any, agree. ``undone`` is the turn taken back in this way, if nothing else has changed
    since. ``seed`` is given, in hex, once the game is over. ``public`` is what everybody may see.
    ``played_for`` are the users for whom computers hold seats, by seat; ``people`` are all who ever
    held a seat. ``vote`` is the newest vote, ``offer`` the seat that somebody may take over.
    ``gone`` are the seats whose holders have left the server. Once the game is over, ``ranking``
    says how each seat came out of it, and ``why_uncounted`` why the game counts for no leaderboard;
    that is None if it may count. ``without(seat)`` returns the snapshot as it would be if the
    person at that seat, who is still in the game, resigned. ``play_anew`` plays the game from its
    start, in any thread, and yields what everybody saw after each turn. With ``began_at_once`` it
    began with the tap that asked for it, so that its bag was promised only then.
    """

    where: Whereabouts
    status: Status
    terms: Terms
    seats: tuple[Person, ...]
    played_for: tuple[int | None, ...]
    people: Mapping[Holding, Person] = field(repr=False)
    revision: int
    position_revision: int
    is_undo_free: bool
    may_take_back: frozenset[int]
    undone: Undone | None
    started_at: datetime
    turn_since: datetime
    start_id: int
    commitment: str
    seed: str | None = field(repr=False)
    history: tuple[Turn, ...]
    public: View
    vote: Vote | None
    offer: Offer | None
    gone: frozenset[int]
    ranking: tuple[Ranked, ...]
    why_uncounted: Uncounted | None
    without: Callable[[int], Match] = field(compare=False, repr=False)
    play_anew: Callable[[], Iterator[FilmTurn]] = field(compare=False, repr=False)
    _game: Game = field(repr=False)
    began_at_once: bool = False
    # Whoever taps about in a panel looks at one snapshot again and again: what they see is kept,
    # and so is what is reckoned in it; of those who plan, what the last of them sees. Lists of at
    # most one: a frozen value cannot be assigned to.
    _on_turn: list[View] = field(default_factory=list, init=False, compare=False, repr=False)
    _ahead: list[View] = field(default_factory=list, init=False, compare=False, repr=False)

    @property
    def game_id(self) -> int:
        """The game's id."""
        return self.where.game_id

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats whose holders have won; empty while the game goes on."""
        return tuple(seat for seat, ranked in enumerate(self.ranking) if ranked.has_won)

    @property
    def podium(self) -> Podium | None:
        """How a game that is over came out, as words and pictures show it; None while it goes on.

        Those who play for points come first, in the order of these. Who plays in somebody's place
        has no rank.
        """
        if not self.ranking:
            return None
        points, outs = self.public.ranks, [ranked.out for ranked in self.ranking]
        left = [
            seat in self.public.resigned if out is Out.GONE else out is not None
            for seat, out in enumerate(outs)
        ]
        order = sorted(range(len(outs)), key=lambda seat: (left[seat], points[seat]))
        ranks = (None if ranked.out is Out.GONE else ranked.rank for ranked in self.ranking)
        return Podium(self.winners, tuple(order), tuple(ranks))

    @property
    def waits_for(self) -> Person | None:
        """Whose turn it is; None when the game is over."""
        seat = self.public.to_act
        return None if seat is None else self.seats[seat]

    def is_fresh(self, revision: int) -> bool:
        """Tell whether neither position, turn or seats have changed since, nor a restore came."""
        return self.position_revision <= revision <= self.revision

    def seat_played_for(self, user_id: int) -> int | None:
        """Return the seat that a computer plays for somebody; None if there is none.

        There is none in a game that is over: nobody takes a seat back in it.
        """
        kept = (seat for seat, owner in enumerate(self.played_for) if owner == user_id)
        seat = next((seat for seat in kept if seat not in self.public.resigned), None)
        return None if self.public.outcome is not None else seat

    def left_by(self, seat: int) -> Out | None:
        """Return whether whoever held a seat last resigned or was removed; None if neither."""
        if seat not in self.public.resigned:
            return None
        resigned, parts = SeatResigned(seat), (part for it in self.history for part in it.parts)
        left = (part for part in parts if resigned in part.events)
        return next((Out.REMOVED if it.by is By.CLOCK else Out.RESIGNED for it in left), None)

    def has_player(self, user_id: int) -> bool:
        """Tell whether somebody holds a seat, or a computer holds one for them."""
        return self.seat_of(user_id) is not None or user_id in self.played_for

    def is_computers(self, seat: int) -> bool:
        """Tell whether a seat is a computer player's own, not one that it plays for somebody."""
        return self.seats[seat].is_computer and self.played_for[seat] is None

    def refusal_of(self, user_id: int) -> Refused:
        """Return why somebody who holds no seat, or has resigned, may do nothing here."""
        if self.seat_played_for(user_id) is not None:
            name, revision = self.where.name, self.revision
            return Refused("played_for_you", name=name, of=self.where, revision=revision)
        is_over = self.public.outcome is not None and user_id in self.played_for
        return Refused("game_finished" if is_over else "not_a_player")

    def refusal_off_turn(self, user_id: int) -> Refused | None:
        """Return why somebody may not act now; None if they are on turn."""
        seat, view = self.seat_of(user_id), self.public
        if seat is None or seat in view.resigned:
            return self.refusal_of(user_id)
        if view.outcome is not None:
            return Refused("game_finished")
        return None if seat == view.to_act else Refused("not_your_turn", to_act=view.to_act)

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat that somebody holds, None for a spectator."""
        return next(
            (seat for seat, person in enumerate(self.seats) if person.user_id == user_id), None
        )

    def view_for(self, user_id: int) -> View:
        """Return what a user may see: a player's view with their hand, or the public view."""
        seat = self.seat_of(user_id)
        if seat is None:
            return self.public
        return self._seen_by(seat)

    def ahead_for(self, user_id: int) -> View | None:
        """Return what somebody who is not on turn would see if they were; None if they cannot be.

        They can plan their next turn, then: not in the set-up, and not if they have no turn more.
        """
        seat = self.seat_of(user_id)
        if seat is None:
            return None
        if not self._ahead or self._ahead[0].seat != seat:
            ahead = view_ahead(self._game, seat)
            if ahead is None:
                return None
            self._ahead[:] = [ahead]
        return self._ahead[0]

    def refusal_to_plan(self, user_id: int) -> Refused:
        """Return why somebody cannot plan a turn now."""
        seat, seen = self.seat_of(user_id), self.public
        if seat is None or seat in seen.resigned:
            return self.refusal_of(user_id)
        if seen.outcome is not None:
            return Refused("game_finished")
        if seat == seen.to_act:
            return Refused("plan_on_turn")
        if seen.is_in_set_up:
            return Refused("plan_in_set_up")
        return Refused("no_turn_to_plan")

    def _seen_by(self, seat: int) -> View:
        if seat != self.public.to_act:
            return view(self._game, seat)
        if not self._on_turn:
            self._on_turn.append(view(self._game, seat))
        return self._on_turn[0]

    def can_undo(self, seat: int) -> bool:
        """Tell whether ``seat`` is on turn and may freely undo its last action in that turn.

        It may if no tile was drawn since the turn began, and nobody has resigned since that action.
        """
        return self.is_undo_free and seat == self.public.to_act

    def leaves_only_end(self, seat: int, action: Action) -> bool:
        """Tell whether after a legal action ``end`` will be the only one left to ``seat``.

        False if that depends on a tile that it draws.
        """
        return self._seen_by(seat).after(action).is_left_only_end

    @property
    def told(self) -> tuple[Turn, ...]:
        """The turns without resignations out of turn, but for one that ended the game.

        Each of the others has a message of its own.
        """
        last = self.history[-1] if self.public.outcome is not None else None
        return tuple(turn for turn in self.history if not turn.is_aside or turn is last)

    def turns_in(self, first_revision: int, last_revision: int) -> tuple[Turn, ...]:
        """Return the turns to be told that began between two revisions, both included."""
        span = range(first_revision, last_revision + 1)
        return tuple(turn for turn in self.told if turn.first_revision in span)


@dataclass(frozen=True, slots=True)
class Done:
    """What an interaction did; ``was_repeated`` if it had been carried out before."""

    match: Match
    events: tuple[Event, ...]
    was_repeated: bool
