"""A running or finished game as the bot shows it: frozen at one revision of its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from bot.services.people import Person
from bot.storage.games import Status, Terms
from engine.actions import Action, End, Place
from engine.events import Event
from engine.game import Game, View, view
from engine.tiles import UNKNOWN_TILE

__all__ = ["Done", "Match", "Status", "Summary", "Turn"]


@dataclass(frozen=True, slots=True)
class Turn:
    """What one turn (``seat`` None: the table's set-up) did, and which log entries it spans.

    ``is_aside`` marks a resignation out of turn: it interrupts nobody and is reported by itself.
    """

    seat: int | None
    first_revision: int
    last_revision: int
    events: tuple[Event, ...]
    is_finished: bool
    is_aside: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """A game at one revision.

    ``revision`` counts the log's entries; ``position_revision`` is the last of them that changed
    position, turn or seats; ``is_undo_free`` when whoever is on turn may take it back. ``seed`` is
    known (in hex) when the game is over, not before. ``public`` is what everybody may see.
    """

    game_id: int
    guild_id: int
    channel_id: int
    name: str
    status: Status
    terms: Terms
    host_id: int
    seats: tuple[Person, ...]
    revision: int
    position_revision: int
    is_undo_free: bool
    started_at: datetime
    turn_since: datetime
    start_id: int
    commitment: str
    seed: str | None = field(repr=False)
    history: tuple[Turn, ...]
    public: View
    _game: Game = field(repr=False)

    @property
    def waits_for(self) -> Person | None:
        """Whose turn it is; None when the game is over."""
        seat = self.public.to_act
        return None if seat is None else self.seats[seat]

    def is_fresh(self, revision: int) -> bool:
        """Tell whether nothing has changed position, turn or seats since ``revision``."""
        return self.position_revision <= revision <= self.revision

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat that somebody holds, None for a spectator."""
        return next(
            (seat for seat, person in enumerate(self.seats) if person.user_id == user_id), None
        )

    def view_for(self, user_id: int) -> View:
        """Return what somebody may see: their own hand, or what is public."""
        seat = self.seat_of(user_id)
        return self.public if seat is None else view(self._game, seat)

    def can_undo(self, seat: int) -> bool:
        """Tell whether ``seat`` may freely take back its last action of the turn that is going on.

        So it is as long as no tile was drawn since that turn began and nobody has resigned since.
        """
        return self.is_undo_free and seat == self.public.to_act

    def leaves_only_end(self, seat: int, action: Action) -> bool:
        """Tell whether nothing but ``end`` is sure to be left to ``seat`` after a legal action.

        What is drawn with it stays unknown, and may fit unless this is the seat's last turn.
        """
        after = view(self._game, seat).after(action)
        may_fit = UNKNOWN_TILE in after.to_lay and seat not in after.last_turns
        return after.legal_actions() == [End()] and not may_fit

    def price_after(self, seat: int, action: Action) -> int:
        """Return what the placement of another tile would cost ``seat`` after a legal action.

        It is 0 if no other could be placed.
        """
        after = view(self._game, seat).after(action)
        others = (other for other in after.legal_actions() if isinstance(other, Place))
        return next((after.preview(other).price for other in others), 0)

    def turns_in(self, first_revision: int, last_revision: int) -> tuple[Turn, ...]:
        """Return the turns begun in a stretch of the log.

        Resignations out of turn have a message of their own and are left out, save one that ended
        the game.
        """
        last = self.history[-1] if self.history else None
        return tuple(
            turn
            for turn in self.history
            if first_revision <= turn.first_revision <= last_revision
            and (not turn.is_aside or (turn is last and self.public.outcome is not None))
        )


@dataclass(frozen=True, slots=True)
class Done:
    """What an interaction did; ``was_repeated`` when it had been carried out before."""

    match: Match
    events: tuple[Event, ...]
    was_repeated: bool


@dataclass(frozen=True, slots=True)
class Summary:
    """One line about an open game or lobby.

    ``since`` is when the turn began (for a lobby: when it opened); ``message_id`` is its newest
    board or its lobby message; ``is_player`` tells whether the asker sits in it.
    """

    game_id: int
    guild_id: int
    channel_id: int
    name: str
    variant: str
    status: Status
    waits_for: Person | None
    since: datetime
    message_id: int | None
    is_player: bool
