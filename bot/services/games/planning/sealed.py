"""Plans as values: what a seat's player wants to do in their next turn, and what it brought."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.storage.people.plans import PlansRow, PlanState
from engine.actions import Action, parse_action
from engine.errors import EngineError

MOST_PLANS: Final = 3
"""How many plans a seat has at most."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What some actions bring in a position.

    ``gain`` is in points, money or tokens; the ``price`` of placements is already taken off.
    ``score`` is by how much the seat's score changes. ``closed`` are the groups that are closed, as
    colour and size; ``returned`` the pawns that go home, as disc and owner. With ``is_final`` they
    set off the end, or use the last pawn or marker.
    """

    gain: int
    price: int
    score: int
    closed: tuple[tuple[str, int], ...] = ()
    returned: tuple[tuple[str, int], ...] = ()
    is_final: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done in a turn but for its end, and what it brought when it was kept."""

    actions: tuple[Action, ...]
    worth: Worth


@dataclass(frozen=True, slots=True)
class Planning:
    """All that a seat's player has planned, and what they are putting together for one more plan.

    ``plans`` are in the order in which they are looked at.
    """

    plans: tuple[Plan, ...] = ()
    composed: tuple[Action, ...] = ()
    takes_best: bool = False
    state: PlanState = PlanState.SEALED

    @property
    def is_unmet(self) -> bool:
        """Whether it is the seat's turn, and no plan stood as it began."""
        return self.state is PlanState.UNMET

    @property
    def is_full(self) -> bool:
        """Whether there can be no more plans."""
        return len(self.plans) >= MOST_PLANS

    def with_plan(self, plan: Plan) -> Planning:
        """Return this with one more plan, the last; nothing is being put together then."""
        return replace(self, plans=(*self.plans, plan), composed=())

    def without(self, place: int) -> Planning:
        """Return this without the plan at a place, counted from 0."""
        return replace(self, plans=(*self.plans[:place], *self.plans[place + 1 :]))

    def with_earlier(self, place: int) -> Planning:
        """Return this with the plan at a place one place earlier."""
        plans = [*self.plans]
        plans[place - 1 : place + 1] = reversed(plans[place - 1 : place + 1])
        return replace(self, plans=tuple(plans))


NOTHING_PLANNED: Final = Planning()


_MEMBERS: Final = {"do", "gain", "cost", "rise", "closed", "returned", "final"}
"""What is written of a plan."""


def planning_in(row: PlansRow | None) -> Planning:
    """Read what a row holds; without one nothing is planned.

    What this version cannot read is left out.
    """
    if row is None:
        return NOTHING_PLANNED
    read = (_plan_in(written) for written in json.loads(row.kept))
    plans = tuple(plan for plan in read if plan is not None)
    composed = _actions_in(json.loads(row.composed)) or ()
    return Planning(plans, composed, row.takes_best, row.state)


def row_of(planning: Planning, seat: int, user_id: int) -> PlansRow:
    """Write what a seat's player has planned as a row."""
    return PlansRow(
        seat=seat,
        user_id=user_id,
        kept=_json([_written(plan) for plan in planning.plans]),
        composed=_json([str(action) for action in planning.composed]),
        takes_best=planning.takes_best,
        state=planning.state,
    )


def _written(plan: Plan) -> Mapping[str, Any]:
    worth = plan.worth
    return {
        "do": [str(action) for action in plan.actions],
        "gain": worth.gain,
        "cost": worth.price,
        "rise": worth.score,
        "closed": worth.closed,
        "returned": worth.returned,
        "final": worth.is_final,
    }


def _plan_in(written: Mapping[str, Any]) -> Plan | None:
    actions = _actions_in(written.get("do", ()))
    if not actions or written.keys() != _MEMBERS:
        return None
    worth = Worth(
        gain=written["gain"],
        price=written["cost"],
        score=written["rise"],
        closed=tuple((colour, size) for colour, size in written["closed"]),
        returned=tuple((disc, owner) for disc, owner in written["returned"]),
        is_final=written["final"],
    )
    return Plan(actions, worth)


def _actions_in(written: Sequence[str]) -> tuple[Action, ...] | None:
    """Return the actions that some texts are; None if this version does not know one of them."""
    try:
        return tuple(map(parse_action, written))
    except EngineError:
        return None


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
