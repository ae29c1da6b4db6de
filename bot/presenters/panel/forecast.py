"""What an action would do, described before it is done: discs, groups, gain, score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.presenters.deeds import Deeds, closed_groups, describe_group, signed
from bot.presenters.telling import Teller
from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import Action, Mark, Place, Settle, Withdraw
from engine.game import Preview, View


@dataclass(frozen=True)
class Forecast:
    """Describes what actions of the view's seat would do; it never advises.

    With ``is_plain`` nothing is bold, for lists and descriptions of pictures.
    """

    texts: Texts
    match: Match
    view: View
    is_plain: bool = False
    _known: dict[tuple[Action, ...], tuple[Preview, View]] = field(
        default_factory=dict, repr=False, compare=False
    )

    @cached_property
    def plain(self) -> Forecast:
        """The same with nothing bold."""
        return replace(self, is_plain=True)

    def describe(self, *actions: Action) -> str:
        """Describe all effects of actions in a row, such as ``2 discs · closes red 7 · +9``."""
        done = self.done(*actions)
        parts = []
        if any(isinstance(action, Place) for action in actions):
            parts.append(self.texts.say("told-discs", count=len(done.discs)))
        if done.closed:
            groups = self.texts.listed(closed_groups(self.texts, done.closed))
            parts.append(self.texts.say("forecast-closes", groups=groups))
        parts += [
            self.texts.say("forecast-joins", group=describe_group(self.texts, group))
            for group in done.joined
        ]
        if done.returned and not any(isinstance(action, Withdraw) for action in actions):
            owners = self._teller.names(owner for _, owner in done.returned)
            count = len(done.returned)
            parts.append(self.texts.say("forecast-home", count=count, owners=owners))
        if done.price and done.gain != -done.price:
            price = self._deeds.price(done.price)
            parts.append(self.texts.say("forecast-price", price=price))
        return self.texts.side_by_side([*parts, *self._worth(done), *self._end(actions)])

    def done(self, *actions: Action) -> Preview:
        """Add up what actions would do one after the other, at once when asked again."""
        return self._foreseen(actions)[0]

    def after(self, *actions: Action) -> View:
        """Return what the seat would see after actions one after the other, as ``done`` does."""
        return self._foreseen(actions)[1]

    def _foreseen(self, actions: tuple[Action, ...]) -> tuple[Preview, View]:
        if actions not in self._known:
            self._known[actions] = self.view.foreseen(*actions)
        return self._known[actions]

    def _worth(self, done: Preview) -> list[str]:
        """Describe the gain or price and, where that is money, what of it there is then.

        The score only where it changes by something else.
        """
        seat = self.view.seat
        if seat is None:
            return []
        gain = self._deeds.money(done.gain, signed(done.gain))
        bold = gain if self.is_plain else self.texts.say("forecast-gain", gain=gain)
        purse, now, then = self.view.purse(seat), self.view.scores[seat], done.scores[seat]
        if purse is None:
            return [bold]
        worth = []
        if done.discs and not done.gain and not self.view.is_in_set_up:  # there all is free
            worth.append(self.texts.say("forecast-free"))
        if done.gain:
            variant, left = self.view.variant, purse + done.gain
            worth.append(bold)
            worth.append(self.texts.say("forecast-purse", variant=variant, now=purse, then=left))
        # The money of Terra is in the score, besides the colonies.
        if then - now != (done.gain if self.view.tally(seat).multiplies else 0):
            worth.append(self._change("forecast-score", now, then))
        return [*worth, *self._others(seat, done)]

    def _others(self, seat: int, done: Preview) -> Iterator[str]:
        """Describe how the scores of other seats change, which are as everybody sees them."""
        by = (then - now for now, then in zip(self.view.scores, done.scores, strict=True))
        for other, (now, change) in enumerate(zip(self.match.public.scores, by, strict=True)):
            if other != seat and change:
                name = self._teller.name(other)
                yield self._change("forecast-other", now, now + change, name=name)

    def _change(self, key: str, now: int, then: int, **said: str) -> str:
        return self.texts.say(key, now=signed(now, ""), then=signed(then, ""), **said)

    def _end(self, actions: Sequence[Action]) -> list[str]:
        """Say so if actions set off the end, if only when the turn ends."""
        view, seat = self.view, self.view.seat
        if seat is None or view.end_set_off_by is not None or _is_at_end(view, seat):
            return []
        if not all(isinstance(action, Place | Settle | Mark) for action in actions):
            return []
        if not _is_at_end(self.after(*actions), seat):
            return []
        return [self.texts.say("forecast-end", variant=view.variant)]

    @property
    def _deeds(self) -> Deeds:
        return self._teller.deeds

    @property
    def _teller(self) -> Teller:
        return Teller(self.texts, self.match, is_plain=self.is_plain)


def _is_at_end(view: View, seat: int) -> bool:
    """Tell whether a seat has come all the way to the end of the game."""
    return (view.progress(seat) or 0) >= 1
