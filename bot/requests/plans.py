"""What people ask for while others are on turn: to look ahead, and to keep what they plan."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from discord import Interaction

from bot.presenters.ids.panel_ids import PanelId, PanelVerb, Wanted
from bot.presenters.ids.plan_ids import PLACES, PlanId, PlanVerb, mark_of
from bot.presenters.message import Message
from bot.presenters.panel.ahead import ahead_of
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import NO_NOTES, Notes, choosing_message
from bot.presenters.panel.plan_buttons import with_plans
from bot.presenters.panel.plan_page import PlanPage
from bot.requests.clicked import all_chosen, chosen
from bot.requests.door import Door
from bot.services.games.match import Match
from bot.services.games.planning.sealed import Plan, Planning
from bot.services.games.player_acts import Read
from bot.services.waiting.plans import Plans, with_earlier, with_order, without
from engine.actions import Action, End, Place

FIRST: Final = Wanted()
"""Nothing chosen yet."""


@dataclass(frozen=True, slots=True)
class PlanRequests:
    """What people plan on the play panel while they are not on turn; ``plans`` keep it."""

    door: Door
    plans: Plans

    async def panel(
        self, interaction: Interaction, match: Match, wanted: Wanted = FIRST
    ) -> Panel | None:
        """Return the panel on which the asker plans their next turn; None if they cannot now."""
        if match.ahead_for(interaction.user.id) is None:
            return None
        planning = await self.plans.of(match, interaction.user.id)
        return self._panel(interaction, match, planning, wanted)

    async def told(self, interaction: Interaction, match: Match, message: Message) -> Message:
        """Add to what the asker looks at how many plans they have for their next turn."""
        planning = await self.plans.of(match, interaction.user.id)
        return with_plans(self.door.texts(interaction), message, planning)

    async def first_wanted(self, interaction: Interaction, match: Match) -> Wanted:
        """Return what a panel is to show first: the tile of the first plan, if none stood."""
        view = match.view_for(interaction.user.id)
        if not view.legal_actions():
            return FIRST
        planning = await self.plans.of(match, interaction.user.id)
        first = next((plan.actions[0] for plan in planning.plans), None)
        if not planning.is_unmet or not isinstance(first, Place):
            return FIRST
        if first.tile not in view.to_lay:
            return FIRST
        return Panel(self.door.texts(interaction), match, view, FIRST).wanted_for(first)

    async def show(
        self, interaction: Interaction, match: Match, panel_id: PanelId
    ) -> Message | None:
        """Show what a click asks for as it is on the present board; None if they cannot plan now.

        What was looked at and is not possible any more is said to be so.
        """
        panel = await self.panel(interaction, match, panel_id.wanted)
        if panel is None:
            return None
        picked = all_chosen(interaction)
        wanted = panel.picked(picked) if picked else panel_id.wanted
        has_changed = not match.is_fresh(panel_id.revision)
        if not picked and has_changed and wanted.spot is not None and not panel.is_as_wanted:
            return choosing_message(panel, self._notes(interaction, "plan-outdated"))
        return choosing_message(replace(panel, wanted=wanted))

    async def change(self, interaction: Interaction, match: Match, panel_id: PanelId) -> Message:
        """Make what is shown a part of a plan, keep it as one, or take a part of it away.

        Nothing is changed if the board is another by now, or what was put together.

        Raises:
            Refused: as ``Plans.keep``.
        """
        panel = await self.panel(interaction, match, panel_id.wanted)
        if panel is None or panel.ahead is None:
            raise match.refusal_to_plan(interaction.user.id)
        composed = panel.ahead.composed
        needs_shown = panel_id.verb in (PanelVerb.SEAL, PanelVerb.ADD)
        is_there = panel.is_as_wanted or not needs_shown
        if panel_id.composed != len(composed):  # by another panel, or by the same tap before
            return choosing_message(replace(panel, wanted=FIRST))
        if not (match.is_fresh(panel_id.revision) and is_there):
            return choosing_message(panel, self._notes(interaction, "plan-changed"))
        game_id, user_id = match.game_id, interaction.user.id
        match panel_id.verb:
            case PanelVerb.ADD:
                planning = await self.plans.compose(game_id, user_id, (*composed, *panel.actions))
                return self._message(interaction, match, planning)
            case PanelVerb.TAKE:
                planning = await self.plans.compose(game_id, user_id, composed[:-1])
                shown = self._panel(interaction, match, planning, FIRST)
                wanted = shown.wanted_for(next(iter(composed[-1:]), None))
                return choosing_message(replace(shown, wanted=wanted))
            case _:
                actions = (*composed, *(panel.actions if needs_shown else ()))
                # Whoever keeps one way looks for another from there.
                wanted = FIRST if composed else panel_id.wanted
                return await self._keep(interaction, match, actions, wanted)

    async def propose(self, interaction: Interaction, match: Match, read: Read) -> Message | None:
        """Show what was typed as a part of a plan; None if the asker cannot plan now.

        Raises:
            Refused: what ``read`` raises.
            IllegalAction: the rules forbid it.
        """
        panel = await self.panel(interaction, match)
        if panel is None or panel.ahead is None:
            return None
        typed = read(match, panel.view)
        action = next((action for action in typed if not isinstance(action, End)), None)
        if action is None:
            return None
        panel.view.after(action)
        notes = self._notes(interaction, "plan-typed")
        return choosing_message(replace(panel, wanted=panel.wanted_for(action)), notes)

    async def turn_page(self, interaction: Interaction, match: Match, clicked: PlanId) -> Message:
        """Show the page of plans as a button asks for, and do what it does with one of them.

        Raises:
            Refused: as ``Plans.alter``.
        """
        user_id, place = interaction.user.id, (clicked.place or 1) - 1
        if clicked.verb is PlanVerb.PICK:
            place = (PLACES.read(chosen(interaction) or "") or 1) - 1
        planning = await self.plans.of(match, user_id)
        plan = next(iter(planning.plans[place : place + 1]), None)
        is_same = plan is not None and clicked.mark in (None, mark_of(plan))
        if plan is not None and is_same:
            match clicked.verb:
                case PlanVerb.LOOK:
                    return await self._look_at(interaction, match, plan)
                case PlanVerb.UP:
                    alteration = with_earlier(place, plan)
                    planning = await self.plans.alter(match.game_id, user_id, alteration)
                    place = max(place - 1, 0)
                case PlanVerb.DELETE:
                    alteration = without(place, plan)
                    planning = await self.plans.alter(match.game_id, user_id, alteration)
                    place = 0
                case _:
                    pass
        if clicked.verb in (PlanVerb.FIRST, PlanVerb.BEST):
            order = with_order(takes_best=clicked.verb is PlanVerb.BEST)
            planning = await self.plans.alter(match.game_id, user_id, order)
        view = match.ahead_for(user_id)
        if view is None:
            raise match.refusal_to_plan(user_id)
        place = min(place, max(len(planning.plans) - 1, 0))
        return PlanPage(self.door.texts(interaction), match, view, planning, place).message()

    async def _keep(
        self,
        interaction: Interaction,
        match: Match,
        actions: tuple[Action, ...],
        wanted: Wanted,
    ) -> Message:
        """Keep a plan, and say so; of one that ends something say that as well."""
        planning = await self.plans.keep(match.game_id, interaction.user.id, actions)
        kept = next(plan for plan in planning.plans if plan.actions == actions)
        texts, lines = self.door.texts(interaction), ["plan-is-kept"]
        if kept.worth.is_final:
            lines.append("plan-is-final")
        variant = match.terms.variant
        notes = Notes(tuple(texts.say(line, variant=variant) for line in lines))
        return self._message(interaction, match, planning, notes, wanted)

    async def _look_at(self, interaction: Interaction, match: Match, plan: Plan) -> Message:
        """Show a plan on the panel, its last action last: the others are put together anew."""
        *before, last = plan.actions
        planning = replace(await self.plans.of(match, interaction.user.id), composed=tuple(before))
        panel = self._panel(interaction, match, planning, FIRST)
        if panel.ahead is not None and not panel.ahead.lost:
            planning = await self.plans.compose(match.game_id, interaction.user.id, before)
        panel = self._panel(interaction, match, planning, FIRST)
        return choosing_message(replace(panel, wanted=panel.wanted_for(last)))

    def _message(
        self,
        interaction: Interaction,
        match: Match,
        planning: Planning,
        notes: Notes = NO_NOTES,
        wanted: Wanted = FIRST,
    ) -> Message:
        return choosing_message(self._panel(interaction, match, planning, wanted), notes)

    def _panel(
        self, interaction: Interaction, match: Match, planning: Planning, wanted: Wanted
    ) -> Panel:
        user_id = interaction.user.id
        ahead = ahead_of(match, user_id, planning)
        if ahead is None:
            raise match.refusal_to_plan(user_id)
        return Panel(
            self.door.texts(interaction),
            match,
            ahead.view,
            wanted,
            is_text_first=self.door.is_text_first(interaction),
            ahead=ahead,
        )

    def _notes(self, interaction: Interaction, key: str) -> Notes:
        return Notes((self.door.texts(interaction).say(key),))
