"""What an action would do, described before it is done: discs, groups, gain, score."""

from __future__ import annotations

from dataclasses import dataclass

from bot.presenters.deeds import Deeds, describe_group, signed
from bot.presenters.telling import Teller
from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import Action, Place
from engine.game import Preview, View


@dataclass(frozen=True, slots=True)
class Forecast:
    """Describes what actions of the view's seat would do; it never advises."""

    texts: Texts
    match: Match
    view: View
    is_plain: bool = False

    def describe(self, action: Action) -> str:
        """Describe all effects of an action, such as ``2 discs · closes red 7 · +9``."""
        done = self.view.preview(action)
        parts = []
        if isinstance(action, Place):
            parts.append(self.texts.say("told-discs", count=len(done.discs)))
        if done.closed:
            groups = self.texts.listed([describe_group(self.texts, group) for group in done.closed])
            parts.append(self.texts.say("forecast-closes", groups=groups))
        parts += [
            self.texts.say("forecast-joins", group=describe_group(self.texts, group))
            for group in done.joined
        ]
        if done.returned:
            owners = self._teller.names(owner for _, owner in done.returned)
            count = len(done.returned)
            parts.append(self.texts.say("forecast-home", count=count, owners=owners))
        if done.price and done.gain != -done.price:
            price = self._deeds.price(done.price)
            parts.append(self.texts.say("forecast-price", price=price))
        return " · ".join([*parts, *self._worth(done)])

    def _worth(self, done: Preview) -> list[str]:
        """Describe the gain or price and, where that is money, the change of the score."""
        seat = self.view.seat
        if seat is None:
            return []
        gain = self._deeds.money(done.gain, signed(done.gain))
        bold = gain if self.is_plain else self.texts.say("forecast-gain", gain=gain)
        now, then = self.view.scores[seat], done.scores[seat]
        if self.view.purse(seat) is None:
            return [bold]
        worth = [bold] if done.gain else []
        if now != then:
            score = self.texts.say("forecast-score", now=signed(now, ""), then=signed(then, ""))
            worth.append(score)
        return worth

    @property
    def _deeds(self) -> Deeds:
        return self._teller.deeds

    @property
    def _teller(self) -> Teller:
        return Teller(self.texts, self.match, is_plain=self.is_plain)
