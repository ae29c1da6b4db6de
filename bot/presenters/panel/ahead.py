"""A turn that is planned: what is put together for it, in words, and what of that fits no more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presenters.notation import write_move
from bot.presenters.panel.forecast import Forecast
from bot.presenters.panel.naming import mode_of, would
from bot.presenters.people import shown_name, timestamp
from bot.presenters.telling import Teller
from bot.services.games.match import Match
from bot.services.games.planning.sealed import MOST_PLANS, Planning
from bot.texts import Texts
from engine.actions import Action, Keep, Mark, Place, Settle, Withdraw
from engine.errors import IllegalAction
from engine.game import View
from engine.tiles import UNKNOWN_TILE


@dataclass(frozen=True, slots=True)
class Ahead:
    """What a seat's player puts together for their next turn, as far as it fits the present board.

    ``base`` is what they would see as that turn begins, ``composed`` what they would do first;
    ``lost`` are further actions that fit no more. ``planning`` is what is kept.
    """

    base: View
    planning: Planning
    composed: tuple[Action, ...]
    lost: tuple[Action, ...]

    @property
    def view(self) -> View:
        """What the seat would see after what is put together."""
        # The base keeps what it has reckoned from one tap to the next, a copy begins anew.
        return self.base.after(*self.composed) if self.composed else self.base

    @property
    def has_room(self) -> bool:
        """Whether one more plan can be kept."""
        return not self.planning.is_full

    def lines(self, texts: Texts, match: Match) -> list[str]:
        """Return whose turn it is, what is put together so far, and how many plans there are."""
        teller = Teller(texts, match)
        since = timestamp(match.turn_since)
        game, whose = shown_name(match.where.name), teller.whose_turn(is_within=True)
        lines = [texts.say("plan-head", game=game, whose=whose, since=since)]
        seat = self.base.seat or 0
        income = (self.base.purse(seat) or 0) - (match.public.purse(seat) or 0)
        if income:
            lines.append(texts.say("plan-income", money=teller.deeds.money(income)))
        if self.planning.plans:
            lines.append(plans_kept(texts, self.planning))
        if not self.has_room:
            lines.append(texts.say("refused-too-many-plans"))
        if self.composed:
            names = names_of(texts, match, self.base, self.composed)
            effect = Forecast(texts, match, self.base).describe(*self.composed)
            lines.append(texts.say("plan-so-far", actions=texts.in_clauses(names), effect=effect))
        if self.lost:
            names = names_of(texts, match, self.base, self.lost)
            lines.append(texts.say("plan-lost", actions=texts.in_clauses(names)))
        return lines


def ahead_of(match: Match, user_id: int, planning: Planning) -> Ahead | None:
    """Return what somebody who is not on turn can plan; None if they can plan nothing now."""
    base = match.ahead_for(user_id)
    if base is None:
        return None
    fitting = fitting_of(base, planning.composed)
    return Ahead(base, planning, fitting, planning.composed[len(fitting) :])


def fitting_of(view: View, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Return the first of some actions, as far as they can be carried out one after the other."""
    fitting: list[Action] = []
    for action in actions:
        try:
            view = view.after(action)
        except IllegalAction:
            break
        fitting.append(action)
    return tuple(fitting)


def plans_kept(texts: Texts, planning: Planning) -> str:
    """Say how many plans are kept, and which of them is played."""
    best = "yes" if planning.takes_best else "no"
    return texts.say("plan-kept", count=len(planning.plans), most=MOST_PLANS, best=best)


def names_of(texts: Texts, match: Match, view: View, actions: Sequence[Action]) -> list[str]:
    """Name actions that follow one another, as far as the board shows what they are about."""
    names: list[str] = []
    for action in actions:
        names.append(name_of_action(texts, match, view, action))
        try:
            view = view.after(action)
        except IllegalAction:
            continue
    return names


def name_of_action(texts: Texts, match: Match, view: View, action: Action) -> str:
    """Name an action as people type it, or say what it is about."""
    match action:
        case Place():
            is_held = action.tile in view.to_lay and action.tile != UNKNOWN_TILE
            return f"`{write_move(view, action)}`" if is_held else f"`{action}`"
        case Settle() | Withdraw() | Mark() | Keep():
            is_there = not isinstance(action, Withdraw | Keep) or action.disc in view.pieces
            return would(texts, match, mode_of(action), action, view) if is_there else f"`{action}`"
        case _:
            return f"`{action}`"
