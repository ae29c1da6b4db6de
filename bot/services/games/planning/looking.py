"""What becomes of plans as their game goes on: which are gone, and which is to be played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.services.games.folding import Fold
from bot.services.games.pauses import pause_in
from bot.services.games.planning.sealed import planning_in
from bot.services.games.planning.standing import plan_to_play
from bot.storage.database import Connection
from bot.storage.log import EntryKind
from bot.storage.people import plans
from bot.storage.people.plans import NONE, PlansRow, PlanState
from engine.actions import Action
from engine.game import view


@dataclass(frozen=True, slots=True)
class Look:
    """What a change of a game does to the plans in it.

    With ``was_due`` a plan was to be played before the change, with ``is_due`` one is after it.
    ``gone`` are the seats of which nothing is stored any more, ``changed`` the rows that are others
    than before.
    """

    was_due: bool = False
    is_due: bool = False
    gone: tuple[int, ...] = ()
    changed: tuple[PlansRow, ...] = ()


NO_PLANS: Final = Look()


def look_at(rows: Sequence[PlansRow], before: Fold, after: Fold) -> Look:
    """Look what a change of a game does to plans, which are looked at once, as a turn begins.

    In a paused game none is looked at. ``rows`` are all plans of the game before the change.
    """
    kept = surviving(rows, before, after)
    looked = [replace(row, state=_state_after(row, after)) for row in kept]
    emptied = [_emptied(row) for row in rows if row not in kept and row.takes_best]
    staying = [row for row in (*looked, *emptied) if _has_player(row, after)]
    seats = {row.seat for row in staying}
    return Look(
        was_due=any(row.state is PlanState.DUE for row in rows),
        is_due=any(row.state is PlanState.DUE for row in looked),
        gone=tuple(row.seat for row in rows if row.seat not in seats),
        changed=tuple(row for row in staying if row not in rows),
    )


async def write_look(connection: Connection, game_id: int, look: Look) -> None:
    """Write what a change of a game does to plans, in the caller's transaction."""
    await plans.drop(connection, game_id, look.gone)
    for row in look.changed:
        await plans.put(connection, game_id, row)


def surviving(rows: Iterable[PlansRow], before: Fold, after: Fold) -> list[PlansRow]:
    """Return the plans that a change leaves.

    Those of a seat go with every turn of it, and when its hand or its holder changes otherwise.
    """
    return [row for row in rows if _has_player(row, after) and not _has_played(row, before, after)]


def _has_player(row: PlansRow, after: Fold) -> bool:
    """Tell whether whoever has made plans sits there still, in a game that goes on."""
    game = after.game
    is_there = game.turns.outcome is None and game.seats.is_in(row.seat)
    return is_there and after.holders[row.seat] == row.user_id


def _has_played(row: PlansRow, before: Fold, after: Fold) -> bool:
    """Tell whether the seat's hand or its number of turns has changed."""
    old, new, seat = before.game, after.game, row.seat
    is_same_hand = new.hands.slots(seat) == old.hands.slots(seat)
    return not is_same_hand or new.turns.taken.count(seat) != old.turns.taken.count(seat)


def _emptied(row: PlansRow) -> PlansRow:
    """Return a row without plans; whether the best or the first is played stays chosen."""
    return PlansRow(row.seat, row.user_id, takes_best=row.takes_best)


def _state_after(row: PlansRow, after: Fold) -> PlanState:
    """Return in what state plans are after a change that leaves them."""
    if row.seat != after.game.to_act or row.kept == NONE or after.game.turns.is_in_set_up:
        return PlanState.SEALED
    if row.state is PlanState.UNMET or is_acted_in(after):
        return PlanState.UNMET
    if pause_in(after.entries) is not None:
        return row.state
    return PlanState.DUE if _actions_of(row, after) else PlanState.UNMET


def planned_turn(rows: Iterable[PlansRow], before: Fold, present: Fold) -> tuple[Action, ...]:
    """Return what the seat on turn has planned for the turn that it has not begun yet.

    That is empty if it has no plans, if they were looked at before and none stood, or if none
    stands. ``rows`` were read when the game stood as ``before``.
    """
    seat = present.game.to_act
    own = [row for row in surviving(rows, before, present) if row.seat == seat]
    if not is_waiting(own, present) or is_acted_in(present):
        return ()
    return _actions_of(own[0], present)


def is_waiting(rows: Iterable[PlansRow], present: Fold) -> bool:
    """Tell whether the seat on turn has plans that are to be looked at, or played, now."""
    own = [row for row in rows if row.seat == present.game.to_act and row.kept != NONE]
    is_open = any(row.state is not PlanState.UNMET for row in own)
    is_played = not present.game.turns.is_in_set_up and pause_in(present.entries) is None
    return is_open and is_played


def is_acted_in(fold: Fold) -> bool:
    """Tell whether the present turn has been acted in, if only to take that back."""
    kinds, seat = (EntryKind.ACTION, EntryKind.UNDO), fold.game.to_act
    later = fold.entries[fold.turn_revision :]
    return any(entry.kind in kinds and entry.seat == seat for entry in later)


def _actions_of(row: PlansRow, present: Fold) -> tuple[Action, ...]:
    plan = plan_to_play(view(present.game, row.seat), planning_in(row))
    return () if plan is None else plan.actions
