"""What happened turn by turn, told from a game's log as it grows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from bot.services.match import Turn
from bot.storage.log import Entry, EntryKind
from engine.events import Event, SeatResigned, TurnEnded


@dataclass(frozen=True, slots=True)
class Step:
    """One log entry and what it caused.

    ``is_aside`` marks an action out of turn, ``is_of_set_up`` one that came before the first turn.
    """

    entry: Entry
    events: tuple[Event, ...] = ()
    is_aside: bool = False
    is_of_set_up: bool = False

    @property
    def is_action(self) -> bool:
        """Whether the entry is an action of a seat or of the table."""
        return self.entry.kind is EntryKind.ACTION

    @property
    def is_last_of_turn(self) -> bool:
        """Whether a turn is over with it; each placement of the table is."""
        if self.entry.seat is None:
            return self.is_action
        return any(isinstance(event, TurnEnded | SeatResigned) for event in self.events)


def tell(turns: list[Turn], step: Step) -> None:
    """Add a step to the turns told so far; the table's placements of one set-up are one turn."""
    if not step.is_action:
        return
    index = _turn_of(turns, step)
    if index is None:
        turns.append(_begun_by(step))
    else:
        turns[index] = _gone_on(turns[index], step)


def turn_since(steps: Sequence[Step]) -> datetime:
    """Return when the turn that is going on began."""
    ends = (step for step in reversed(steps) if step.is_last_of_turn and not step.is_aside)
    return next(ends, steps[0]).entry.at


def _turn_of(turns: Sequence[Turn], step: Step) -> int | None:
    """Return which of the turns a step goes on with."""
    newest = next((i for i in reversed(range(len(turns))) if not turns[i].is_aside), None)
    if newest is None or turns[newest].seat != step.entry.seat:
        return None
    return None if turns[newest].is_finished and step.entry.seat is not None else newest


def _begun_by(step: Step) -> Turn:
    revision = step.entry.revision
    return Turn(
        step.entry.seat,
        first_revision=revision,
        last_revision=revision,
        events=step.events,
        is_finished=step.is_last_of_turn,
        is_aside=step.is_aside,
    )


def _gone_on(turn: Turn, step: Step) -> Turn:
    return replace(
        turn,
        last_revision=step.entry.revision,
        events=turn.events + step.events,
        is_finished=step.is_last_of_turn,
    )
