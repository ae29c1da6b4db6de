"""Adds entries to a game's log: the opening, players' actions, and what follows by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final, Protocol

from bot.services.games.causes import Cause
from bot.services.games.folding import Fold, is_out_of_turn
from bot.services.games.origin import Origin
from bot.services.games.steps import Step, add_step, give_seat
from bot.services.opponents import Query
from bot.services.people.holders import holder_text
from bot.storage.log import Entry, EntryKind, MadeBy
from engine.actions import Action, End, Skip
from engine.copies import copy_of
from engine.game import Game, view

_CHANCE: Final = 1 << 63
"""A computer player is given a number below this for each choice."""


class Choose(Protocol):
    """How computer players choose an action."""

    async def __call__(self, query: Query, /) -> Action:
        """Return a legal action for the seat on turn."""


Planned = Callable[[Fold], Sequence[Action]]
"""Returns what the seat on turn has planned for it, but for its end; nothing if none stands."""

Begin = Callable[[], Choose]
"""Returns what chooses all turns up to the next person's; called again if these are dropped."""


class Continuation:
    """The log entries that one cause adds to a game at one time, before they are committed."""

    def __init__(self, before: Fold, cause: Cause, at: datetime) -> None:
        """Begin after ``before``, which is not changed; ``at`` is an aware instant."""
        self._origin = before.origin
        self._cause = cause
        self._at = at
        self._game = copy_of(before.game)
        self._steps = list(before.steps)
        self._turns = list(before.turns)
        self._held = dict(before.held)
        self._first = before.revision + 1

    @property
    def game(self) -> Game:
        """The game after all entries added so far; only ``act`` and ``go_back`` may change it."""
        return self._game

    @property
    def at(self) -> datetime:
        """The time of the entries that are added."""
        return self._at

    @property
    def added(self) -> tuple[Entry, ...]:
        """The entries added so far."""
        return tuple(step.entry for step in self._steps[self._first - 1 :])

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole log with the entries added so far."""
        return tuple(step.entry for step in self._steps)

    def has_ever_held(self, user_id: int) -> bool:
        """Tell whether somebody holds a seat, or ever held one."""
        text = holder_text(user_id)
        return any(it.kind is EntryKind.SEAT and it.body == text for it in self.entries)

    def copy(self) -> Continuation:
        """Return another one that stands where this one does: to try what may be refused."""
        return Continuation(self.fold(), self._cause, self._at)

    def note(self, kind: EntryKind, seat: int | None, body: str) -> None:
        """Add an entry that does not change the position."""
        self._steps.append(Step(self._entry(kind, seat, body, self._cause.made_by)))

    def seat(self, seat: int, user_id: int) -> None:
        """Give a seat to somebody."""
        self._steps.append(Step(self._entry(EntryKind.SEAT, seat, holder_text(user_id))))
        give_seat(self._held, self._steps[-1].entry)

    def act(self, seat: int | None, action: Action, made_by: str) -> None:
        """Carry out an action; ``made_by`` is a ``MadeBy`` or a computer player's ``kind``.

        Raises:
            IllegalAction: the rules forbid it.
        """
        # Both are asked before the action is applied, which may change whose turn it is.
        is_aside = is_out_of_turn(self._game, seat, action)
        is_of_set_up = self._game.turns.is_in_set_up
        events = self._game.apply(seat, action)
        entry = self._entry(EntryKind.ACTION, seat, str(action), made_by, self._game.fingerprint())
        self._steps.append(Step(entry, events, is_aside, is_of_set_up))
        add_step(self._turns, self._steps, self._held)

    def act_for_player(self, seat: int, *actions: Action) -> None:
        """Carry out actions for a seat, made by the cause, and then what follows by itself.

        Raises:
            IllegalAction: the rules forbid one of the actions.
        """
        for action in actions:
            self.act(seat, action, self._cause.made_by)
        self.act_for_nobody()

    def skip(self, seat: int) -> None:
        """Close the turn of ``seat``, whose time is over, and do what follows by itself.

        A set-up knows no skipping (Ruling 12). There the clock lays what the seat is still to lay,
        as it is drawn, and ends its turn.

        Raises:
            IllegalAction: the seat is not on turn.
        """
        if self._game.turns.is_in_set_up:
            self._lay_for(seat)
        else:
            self.act(seat, Skip(), MadeBy.CLOCK)
        self.act_for_nobody()

    def go_back(self, seat: int, revision: int) -> None:
        """Return to the position at ``revision``; all that was done since is undone."""
        back = self.fold().at(revision)
        fingerprint = back.game.fingerprint()
        undo = self._entry(EntryKind.UNDO, seat, str(revision), self._cause.made_by, fingerprint)
        undone = [Step(step.entry, is_undone=True) for step in self._steps[revision:]]
        # The undone steps stay: revisions are places in the log, and nothing is deleted from it.
        self._game, self._turns = back.game, list(back.turns)
        self._steps = [*back.steps, *undone, Step(undo)]

    def act_for_nobody(self) -> None:
        """Carry out what needs no choice: the table's placements and every forced ``end``.

        This implements Ruling 1 and the automatic set-up.
        """
        while self._game.turns.outcome is None:
            legal = self._game.legal_actions()
            if self._game.to_act is None:
                place = self._origin.draws.table_placement(self._placed_by_table(), legal)
                self.act(None, place, MadeBy.AUTO)
            elif legal == [End()]:
                self.act(self._game.to_act, End(), MadeBy.AUTO)
            else:
                return

    def fold(self) -> Fold:
        """Return the game with all entries added so far."""
        return Fold(self._origin, self._game, tuple(self._steps), tuple(self._turns))

    def _lay_for(self, seat: int) -> None:
        while (legal := self._game.legal_actions()) != [End()]:
            place = self._origin.draws.skipped_placement(self._laid_by_clock(), legal)
            self.act(seat, place, MadeBy.CLOCK)
        self.act(seat, End(), MadeBy.CLOCK)

    def _laid_by_clock(self) -> int:
        return sum(len(step.laid_by_clock) for step in self._steps)

    def _placed_by_table(self) -> int:
        return sum(step.is_action and step.entry.seat is None for step in self._steps)

    def _entry(
        self,
        kind: EntryKind,
        seat: int | None,
        body: str,
        made_by: str | None = None,
        fingerprint: str | None = None,
    ) -> Entry:
        revision = len(self._steps) + 1
        return Entry(
            revision=revision,
            kind=kind,
            seat=seat,
            body=body,
            made_by=made_by,
            at=self._at,
            interaction_id=self._cause.interaction_id,
            step=revision - self._first,
            fingerprint=fingerprint,
        )


def open_game(origin: Origin, cause: Cause, at: datetime) -> Fold:
    """Start a game: give out seats, and let the table make its placements of the set-up."""
    opening = Continuation(Fold(origin, origin.start(), (), ()), cause, at)
    for seat, user_id in enumerate(origin.seating()):
        opening.seat(seat, user_id)
    opening.act_for_nobody()
    return opening.fold()


async def play_on(
    continuation: Continuation, choose: Choose, planned: Planned = lambda _: ()
) -> None:
    """Let computer players act, and plans be played, until a person must, or the game is over.

    Raises:
        IllegalAction: one of them chose what the rules forbid.
    """
    while True:
        present = continuation.fold()
        seat, computer = present.game.to_act, present.computer_to_act
        if computer is None:
            actions = planned(present)
            if seat is None or not actions:
                return
            for action in (*actions, End()):
                continuation.act(seat, action, MadeBy.PLANNED)
            continuation.act_for_nobody()
            continue
        # At each revision another number: who is asked again, as after a crash, chooses the same.
        number = present.origin.draws.number(f"computer-{seat}", present.revision, _CHANCE)
        action = await choose(Query(computer.level, view(present.game, seat), number))
        continuation.act(seat, action, computer.kind)
        continuation.act_for_nobody()
