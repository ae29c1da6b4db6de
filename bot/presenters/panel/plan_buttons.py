"""The ways to the page of plans, and what other messages say of plans."""

from __future__ import annotations

from dataclasses import replace

from bot.presenters.ids.plan_ids import PlanId, PlanVerb
from bot.presenters.message import Button, Message, joined
from bot.services.games.match import Match
from bot.services.games.planning.sealed import Planning
from bot.texts import Texts


def plans_button(texts: Texts, match: Match, planning: Planning) -> Button:
    """Return the button that leads to the plans of whoever reads it."""
    label = texts.say("button-plans", count=len(planning.plans))
    where = match.where
    return Button(label, str(PlanId(PlanVerb.SHOW, where.game_id, restore_id=where.restore_id)))


def with_plans(texts: Texts, message: Message, planning: Planning) -> Message:
    """Return what one person looks at, with how many plans they have for their next turn."""
    if not planning.plans:
        return message
    told = texts.say("plans-told", count=len(planning.plans))
    return replace(message, text=joined([message.text, told]))
