"""The page of somebody's plans for their next turn: each in words, and which of them is played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.presenters.deeds import Deeds, signed
from bot.presenters.ids.panel_ids import PanelId, PanelVerb
from bot.presenters.ids.plan_ids import PlanId, PlanVerb, mark_of
from bot.presenters.message import (
    LONGEST_OPTION,
    ActionRow,
    Button,
    Message,
    Select,
    SelectOption,
    joined,
    shortened,
)
from bot.presenters.panel.ahead import names_of, plans_kept
from bot.presenters.people import shown_name
from bot.services.games.match import Match
from bot.services.games.planning.sealed import Plan, Planning, Worth
from bot.services.games.planning.standing import worth_now
from bot.texts import Texts
from engine.game import View


@dataclass(frozen=True, slots=True)
class PlanPage:
    """Shows the plans of whoever sees ``view`` ahead of their turn; the one at ``place`` is chosen.

    ``note`` is a line above.
    """

    texts: Texts
    match: Match
    view: View
    planning: Planning
    place: int = 0
    note: str = ""

    def message(self) -> Message:
        """Return the page."""
        game = shown_name(self.match.where.name)
        head = self.texts.say("plans-head", game=game)
        plans = self.planning.plans
        kept = plans_kept(self.texts, self.planning) if plans else self.texts.say("plans-none")
        lines = [self._line(number, plan) for number, plan in enumerate(plans, start=1)]
        rows = (*self._select(), *self._buttons())
        return Message(joined([self.note, head, kept, *lines]), rows=tuple(filter(None, rows)))

    def _line(self, number: int, plan: Plan) -> str:
        texts, now = self.texts, worth_now(self.view, plan)
        told = self._told(plan)
        if now is None:
            return texts.say("plans-fallen", number=number, plan=told)
        if now == plan.worth:
            return texts.say("plans-stands", number=number, plan=told)
        return texts.say("plans-stands-as", number=number, plan=told, now=self._worth(now))

    def _told(self, plan: Plan) -> str:
        """Say what a plan does, and what it brought as it was kept."""
        names = names_of(self.texts, self.match, self.view, plan.actions)
        final = self.texts.say("plans-final") if plan.worth.is_final else ""
        actions = self.texts.in_clauses(names)
        return self.texts.side_by_side([actions, self._worth(plan.worth), final])

    def _worth(self, worth: Worth) -> str:
        texts, variant = self.texts, self.view.variant
        closed = [texts.say(f"group-{colour.lower()}", size=size) for colour, size in worth.closed]
        closes = texts.say("forecast-closes", groups=texts.listed(closed)) if closed else ""
        money = ""
        if worth.gain or self.view.counts_points:
            money = Deeds(texts, variant, str).money(worth.gain, signed(worth.gain))
        score = worth.score - (worth.gain if _has_money_in_score(self.view) else 0)
        is_told = score and not self.view.counts_points
        points = texts.say("plans-points", points=signed(score)) if is_told else ""
        return texts.side_by_side([closes, money, points])

    def _select(self) -> Iterator[ActionRow]:
        plans = self.planning.plans
        if len(plans) > 1:
            options = tuple(
                SelectOption(
                    shortened(f"{number}. {self._plain(plan)}", LONGEST_OPTION),
                    str(number),
                    is_chosen=number == self.place + 1,
                )
                for number, plan in enumerate(plans, start=1)
            )
            yield Select(str(self._id(PlanVerb.PICK)), options, self.texts.say("select-plan"))

    def _plain(self, plan: Plan) -> str:
        names = names_of(self.texts, self.match, self.view, plan.actions)
        return self.texts.in_clauses(names).replace("`", "").replace("**", "")

    def _buttons(self) -> Iterator[ActionRow]:
        texts, plans = self.texts, self.planning.plans
        if plans:
            up = [self._button("plans-up", PlanVerb.UP)] if self.place else []
            look = self._button("plans-look", PlanVerb.LOOK)
            yield look, *up, self._button("plans-delete", PlanVerb.DELETE)
        match, is_best = self.match, self.planning.takes_best
        back = PanelId(
            PanelVerb.NEXT, match.game_id, match.revision, restore_id=match.where.restore_id
        )
        ways = [Button(texts.say("plans-back"), str(back))]
        if len(plans) > 1:
            verb = PlanVerb.FIRST if is_best else PlanVerb.BEST
            ways.insert(0, self._button(f"plans-take-{verb}", verb))
        yield tuple(ways)

    def _button(self, key: str, verb: PlanVerb) -> Button:
        return Button(self.texts.say(key), str(self._id(verb)))

    def _id(self, verb: PlanVerb) -> PlanId:
        where, plans = self.match.where, self.planning.plans
        if verb in (PlanVerb.LOOK, PlanVerb.UP, PlanVerb.DELETE):
            mark = mark_of(plans[self.place])
            return PlanId(verb, where.game_id, self.place + 1, mark, where.restore_id)
        return PlanId(verb, where.game_id, restore_id=where.restore_id)


def _has_money_in_score(view: View) -> bool:
    """Tell whether money is a part of the score."""
    return view.seat is not None and view.tally(view.seat).multiplies
