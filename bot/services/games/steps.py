"""What happened in each turn, gathered step by step as a game's log grows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.services.games.match import By, Part, Turn
from bot.services.people.holders import Holding, holder_id, is_kind, is_person
from bot.storage.log import THEIR_OWN, Entry, EntryKind, MadeBy
from engine.actions import End, Skip
from engine.events import Event, SeatResigned, TilePlaced, TilesDrawn, TurnEnded

_SKIP: Final = str(Skip())
_CLOSES_A_TURN: Final = {str(End()), _SKIP}
"""Actions after which another seat is on turn."""


@dataclass(frozen=True, slots=True)
class Step:
    """One log entry and the events that it caused.

    ``is_aside`` marks an action out of turn, ``is_of_set_up`` one before the first turn.
    ``is_undone`` marks an entry that was undone; it has no events.
    """

    entry: Entry
    events: tuple[Event, ...] = ()
    is_aside: bool = False
    is_of_set_up: bool = False
    is_undone: bool = False

    @property
    def is_action(self) -> bool:
        """Whether the entry is an action, of a seat or the table, that was not undone."""
        return self.entry.kind is EntryKind.ACTION and not self.is_undone

    @property
    def laid_by_clock(self) -> tuple[TilePlaced, ...]:
        """What the clock laid for a seat in the set-up, as its time was over (Ruling 12)."""
        if self.entry.made_by != MadeBy.CLOCK:
            return ()
        return tuple(event for event in self.events if isinstance(event, TilePlaced))

    @property
    def is_last_of_turn(self) -> bool:
        """Whether it ends a turn, as each placement of the table does."""
        if self.entry.seat is None:
            return self.is_action
        return any(isinstance(event, TurnEnded | SeatResigned) for event in self.events)

    @property
    def is_free_to_undo(self) -> bool:
        """Whether a player made it, it did not end the turn, and it drew no tile."""
        is_made_by_player = self.is_action and self.entry.made_by == MadeBy.PLAYER
        has_drawn = any(isinstance(event, TilesDrawn) for event in self.events)
        return is_made_by_player and not has_drawn and not self.is_last_of_turn


def events_of(steps: Sequence[Step]) -> tuple[Event, ...]:
    """Return what some entries of a log caused, in their order."""
    return tuple(event for step in steps for event in step.events)


def add_step(turns: list[Turn], steps: Sequence[Step], held: Mapping[int, Holding]) -> None:
    """Add the last step to the turns so far. All placements of the table are one turn.

    ``held`` says who holds the seats, as far as anybody was given one.
    """
    step = steps[-1]
    if not step.is_action:
        return
    holding = None if step.entry.seat is None else held.get(step.entry.seat)
    by = _doer(step.entry, holding)
    index = _turn_of(turns, step)
    if index is None:
        turns.append(_begun_by(step, Part(step.events, by, holding)))
    else:
        turns[index] = _gone_on(turns[index], step, by, holding)
    if by is By.CLOCK and _is_early(steps):
        index = len(turns) - 1 if index is None else index
        turns[index] = replace(turns[index], is_early=True)


def give_seat(held: dict[int, Holding], entry: Entry) -> None:
    """Note in ``held`` whom an entry gives a seat, if it does."""
    if entry.kind is EntryKind.SEAT and entry.seat is not None:
        held[entry.seat] = Holding.given(held.get(entry.seat), holder_id(entry.body))


def _doer(entry: Entry, holding: Holding | None) -> By:
    """Return who acted for a seat, which ``holding`` says who holds."""
    if entry.made_by == MadeBy.CLOCK or entry.body == _SKIP:
        return By.CLOCK
    if entry.made_by == MadeBy.PLANNED:
        return By.PLAN
    is_in_place = holding is not None and is_person(holding.user_id) and is_kind(entry.made_by)
    return By.COMPUTER if is_in_place else By.HOLDER


def _is_early(steps: Sequence[Step]) -> bool:
    """Tell whether the others decided the last step, before the time for its turn was over."""
    seat, is_decided = steps[-1].entry.seat, False
    for step in reversed([it for it in steps[:-1] if not it.is_undone]):
        if step.is_last_of_turn and not step.is_aside:
            break
        if step.entry.seat == seat and step.entry.kind is EntryKind.TIMED_OUT:
            return False
        is_decided = is_decided or step.entry.kind is EntryKind.DECIDED
    return is_decided


def turn_given_by(steps: Sequence[Step], seat: int | None) -> int:
    """Return the revision of the entry with which ``seat`` (None: nobody) came to be on turn.

    It ended the turn before, gave the seat to its holder, undid what had ended the turn, or undid
    all of the turn because the others agreed.
    """
    giving = (step for step in reversed(steps) if _gives_turn(step, steps, seat))
    return next(giving).entry.revision


def _gives_turn(step: Step, steps: Sequence[Step], seat: int | None) -> bool:
    match step.entry.kind:
        case EntryKind.SEAT:
            return seat is None or step.entry.seat == seat
        case EntryKind.UNDO if not step.is_undone:
            undone = steps[int(step.entry.body) : step.entry.revision - 1]
            return step.entry.is_agreed_undo or any(closes_a_turn(it.entry) for it in undone)
        case _:
            return step.is_last_of_turn and not step.is_aside


def closes_a_turn(entry: Entry) -> bool:
    """Tell whether an entry is an action after which another seat is on turn."""
    # Answers and decisions of votes are named like actions.
    return entry.kind is EntryKind.ACTION and entry.body in _CLOSES_A_TURN


def ended_by(steps: Sequence[Step]) -> str | None:
    """Return who ended a turn, as the log names them, from its seat's actions; None for nobody.

    What the bot closed was ended by who acted before that. Nobody ended a turn in which only `end`
    was legal.
    """
    makers = (step.entry.made_by for step in reversed(steps))
    return next((made_by for made_by in makers if made_by != MadeBy.AUTO), None)


def ended_by_player(steps: Sequence[Step], turn: Turn) -> bool:
    """Tell whether a turn of a game with these steps was ended by its seat's player."""
    if turn.is_aside or not turn.is_finished:
        return False
    span = steps[turn.first_revision - 1 : turn.last_revision]
    own = [step for step in span if step.is_action and step.entry.seat == turn.seat]
    is_closed = bool(own) and own[-1].entry.body == str(End())
    return is_closed and ended_by(own) in THEIR_OWN


def is_turn_begun(steps: Sequence[Step]) -> bool:
    """Tell whether anything was done in the present turn, even if it was undone."""
    # Undone actions count here: a draft may have shown them.
    kinds = (EntryKind.ACTION, EntryKind.UNDO)
    done = (step for step in reversed(steps) if step.entry.kind in kinds and not step.is_aside)
    last = next(done, None)
    return last is not None and not last.is_last_of_turn


def _turn_of(turns: Sequence[Turn], step: Step) -> int | None:
    """Return the index of the turn that a step belongs to, None if it begins a new one."""
    # Resignations out of turn are passed over: the turn that they fell into goes on behind them.
    newest = next((i for i in reversed(range(len(turns))) if not turns[i].is_aside), None)
    if newest is None or turns[newest].seat != step.entry.seat:
        return None
    return None if turns[newest].is_finished and step.entry.seat is not None else newest


def _begun_by(step: Step, part: Part) -> Turn:
    revision = step.entry.revision
    return Turn(
        step.entry.seat,
        first_revision=revision,
        last_revision=revision,
        parts=(part,),
        is_finished=step.is_last_of_turn,
        is_aside=step.is_aside,
    )


def _gone_on(turn: Turn, step: Step, by: By, holding: Holding | None) -> Turn:
    *earlier, last = turn.parts
    # What the bot closes by itself belongs to what was done before that.
    if step.entry.made_by == MadeBy.AUTO or (by is last.by and holding == last.holding):
        parts = (*earlier, Part(last.events + step.events, last.by, last.holding))
    else:
        parts = (*turn.parts, Part(step.events, by, holding))
    return replace(
        turn,
        last_revision=step.entry.revision,
        parts=parts,
        is_finished=step.is_last_of_turn,
    )
