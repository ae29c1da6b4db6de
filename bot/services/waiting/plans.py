"""What people plan for their next turn while it is not theirs: kept, arranged, and thrown away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.games.matches import Matches
from bot.services.games.planning.sealed import NOTHING_PLANNED, Plan, Planning, planning_in, row_of
from bot.services.games.planning.standing import plan_of
from bot.storage.database import Database
from bot.storage.people import plans
from bot.storage.people.plans import PlanState
from engine.actions import Action
from engine.errors import IllegalAction
from engine.game import View

Alteration = Callable[[View, Planning], Planning]
"""Returns other plans for whoever sees this view ahead of their turn; it may refuse."""


@dataclass(frozen=True, slots=True)
class Plans:
    """Reads and writes what people plan. It is as secret as their hands, and never logged.

    All is written beside the log of the game, under its lock: plans can neither change while they
    are looked at, nor be changed on turn.
    """

    _database: Database
    _matches: Matches

    async def of(self, match: Match, user_id: int) -> Planning:
        """Return what somebody has planned in a game; nothing for those without a seat."""
        seat = match.seat_of(user_id)
        if seat is None:
            return NOTHING_PLANNED
        row = await plans.of_seat(self._database.reader, match.game_id, seat)
        return planning_in(row) if row is not None and row.user_id == user_id else NOTHING_PLANNED

    async def none_stood(self, game_id: int) -> bool:
        """Tell whether whoever is on turn had plans, of which none stood as the turn began."""
        rows = await plans.of_game(self._database.reader, game_id)
        return any(row.state is PlanState.UNMET for row in rows)

    async def keep(self, game_id: int, user_id: int, actions: Sequence[Action]) -> Planning:
        """Keep a plan behind those that there are; one that is there already stays where it is.

        What is being put together is thrown away.

        Raises:
            Refused: as ``alter``, ``too_many_plans``, ``plan_not_whole``, or what the rules say.
        """
        return await self.alter(game_id, user_id, lambda view, old: _with(view, old, actions))

    async def compose(self, game_id: int, user_id: int, actions: Sequence[Action]) -> Planning:
        """Note what is being put together for one more plan.

        Raises:
            Refused: as ``alter``, or what the rules say.
        """

        def alteration(view: View, old: Planning) -> Planning:
            view.after(*actions)
            return replace(old, composed=tuple(actions))

        return await self.alter(game_id, user_id, alteration)

    async def alter(self, game_id: int, user_id: int, alteration: Alteration) -> Planning:
        """Plan something else; return all that is planned then.

        Raises:
            Refused: ``no_game_here``, ``game_paused``, as ``Match.refusal_to_plan``, or what
                ``alteration`` raises.
        """
        async with self._matches.held(game_id) as match:
            view = match.ahead_for(user_id)
            if view is None or view.seat is None:
                raise match.refusal_to_plan(user_id)
            old = await self.of(match, user_id)
            try:
                new = alteration(view, old)
            except IllegalAction as error:
                raise Refused.by_the_rules(error) from error
            if new != old:
                async with self._database.transaction() as connection:
                    await plans.put(connection, game_id, row_of(new, view.seat, user_id))
            return new


def without(place: int, plan: Plan) -> Alteration:
    """Return what throws away the plan at a place, if it is still there."""
    return lambda _, old: old.without(place) if _has(old, place, plan) else old


def with_earlier(place: int, plan: Plan) -> Alteration:
    """Return what puts the plan at a place before the one before it, if it is still there."""
    return lambda _, old: old.with_earlier(place) if place and _has(old, place, plan) else old


def with_order(*, takes_best: bool) -> Alteration:
    """Return what chooses which plan is played: the best that stands, or the first."""
    return lambda _, old: replace(old, takes_best=takes_best)


def _has(planning: Planning, place: int, plan: Plan) -> bool:
    return planning.plans[place : place + 1] == (plan,)


def _with(view: View, old: Planning, actions: Sequence[Action]) -> Planning:
    plan = plan_of(view, actions)
    if plan is None:
        raise Refused("plan_not_whole")
    same = [place for place, it in enumerate(old.plans) if it.actions == plan.actions]
    if same:
        kept = (*old.plans[: same[0]], plan, *old.plans[same[0] + 1 :])
        return replace(old, plans=kept, composed=())
    if old.is_full:
        raise Refused("too_many_plans")
    return old.with_plan(plan)
