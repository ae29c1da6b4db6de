"""The play panel: what may be done now, one choice at a time, with its effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from bot.presenters.ids.panel_ids import Mode, Wanted, page_value, picked
from bot.presenters.notation import write_move
from bot.presenters.panel.ahead import Ahead
from bot.presenters.panel.forecast import Forecast
from bot.presenters.panel.naming import KINDS, mode_of, nothing_to_place, would
from bot.presenters.panel.select_pages import Paged
from bot.presenters.panel.targets import lettered_targets, nearest_target, write_target
from bot.presenters.people import shown_name
from bot.presenters.spots import Spots
from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import Action, DiscAction, End, Keep, Mark, Place, Settle, Withdraw
from engine.game import View
from engine.hexes import cell_at, code_of

MOST_AT_ONCE: Final = 63
"""Of more targets only one can be chosen: an id has a bit for each."""


@dataclass(frozen=True)
class Panel:
    """What is legal for the seat on turn, and the one action shown: the nearest to ``wanted``.

    With ``is_text_first`` words must tell all that the picture shows. For a seat that is not on
    turn, ``ahead`` is what it puts together for its next turn, and ``view`` what it would see then.
    """

    texts: Texts
    match: Match
    view: View
    wanted: Wanted
    is_text_first: bool = False
    ahead: Ahead | None = None

    @property
    def composed(self) -> tuple[Action, ...]:
        """What is put together for a plan, and done already in what the panel shows."""
        return () if self.ahead is None else self.ahead.composed

    @cached_property
    def legal(self) -> Sequence[Action]:
        """All legal actions."""
        return self.view.legal_actions()

    @cached_property
    def spots(self) -> Spots:
        """Where the tiles may be laid, or the one to which this is narrowed."""
        return Spots(self.view, self.wanted.only)

    @cached_property
    def forecast(self) -> Forecast:
        """What actions would do, in words."""
        return Forecast(self.texts, self.match, self.view)

    @cached_property
    def modes(self) -> tuple[Mode, ...]:
        """The kinds of action that one can choose from."""
        legal = {type(action) for action in self.legal}
        discs = (mode for mode, kind in KINDS.items() if kind in legal)
        return (*([Mode.PLACE] if self.spots.places else []), *discs)

    @cached_property
    def mode(self) -> Mode | None:
        """The kind of the action shown; None if there is nothing to choose."""
        return self.wanted.mode if self.wanted.mode in self.modes else next(iter(self.modes), None)

    @cached_property
    def targets(self) -> list[DiscAction]:
        """The legal actions of the mode shown, one for each disc."""
        return [*self._letters]

    @cached_property
    def action(self) -> Place | DiscAction | None:
        """The action that is shown; a click on its button carries it out."""
        if self.mode is Mode.PLACE:
            return self._place()
        spot = self.wanted.spot
        return next(
            (target for target in self.targets if code_of(target.disc) == spot),
            nearest_target(self.view, self.targets),
        )

    def lettered(self, target: DiscAction) -> str:
        """Name a target as in the list of targets, with its letter in the picture."""
        name = write_target(self.texts, self.match, target, self.view)
        return self.texts.say("panel-lettered", letter=self._letters[target], target=name)

    @cached_property
    def _letters(self) -> Mapping[DiscAction, str]:
        """The targets in their order, each with its letter."""
        kind = KINDS.get(self.mode) if self.mode else None
        lettered = lettered_targets(self.view, kind) if kind else {}
        return {target: letter for letter, target in lettered.items()}

    @cached_property
    def actions(self) -> tuple[Place | DiscAction, ...]:
        """What a tap on the panel's button carries out: the action shown, or several marks."""
        bits = self.wanted.several if self.most > 1 else 0
        several = [target for bit, target in enumerate(self.targets) if bits >> bit & 1]
        if several:
            return tuple(several[: self.most])
        return () if self.action is None else (self.action,)

    @cached_property
    def most(self) -> int:
        """How many targets may be chosen at once: several territories, as far as markers last."""
        seat = self.view.seat
        if self.mode is not Mode.MARK or seat is None or len(self.targets) > MOST_AT_ONCE:
            return 1
        if self.ahead is not None:  # a plan is put together one by one
            return 1
        return min(self.view.supply(seat) or 1, len(self.targets))

    @property
    def is_as_wanted(self) -> bool:
        """Whether what is shown is exactly what is wanted."""
        wanted = replace(self.wanted, page=None, ways_page=None)
        return bool(self.actions) and self.wanted_now == wanted

    @property
    def wanted_now(self) -> Wanted:
        """What to want so that a panel shows the same."""
        return self._wanted_for_all(self.actions)

    def picked(self, values: Sequence[str]) -> Wanted:
        """Return what is wanted after a choice in the select, of several lines where that is due.

        What was chosen on other pages of the select stays chosen.
        """
        if self.most == 1:
            return picked(self.wanted, values[0]) if values else self.wanted
        read = [picked(Wanted(), value) for value in values]
        page = next((one.page for one in read if one.page is not None), self.wanted.page)
        on_page = {self.targets[line] for line in self.paged.page.lines}
        codes = {one.spot for one in read}
        chosen = [
            target
            for target in self.targets
            if (code_of(target.disc) in codes if target in on_page else target in self.actions)
        ]
        return replace(self._wanted_for_all(chosen[: self.most] or self.actions), page=page)

    @cached_property
    def paged(self) -> Paged:
        """The list of targets by pages, at the one that holds the first chosen."""
        first = next((i for i, one in enumerate(self.targets) if one in self.actions), 0)
        return Paged(len(self.targets), first, self.wanted.page, page_value)

    def _wanted_for_all(self, actions: Sequence[Action]) -> Wanted:
        first = self.wanted_for(next(iter(actions), None))
        if len(actions) <= 1:
            return first
        bits = sum(1 << bit for bit, target in enumerate(self.targets) if target in actions)
        return replace(first, several=bits)

    def wanted_for(self, action: Action | None) -> Wanted:
        """Return what to want so that a panel shows this action."""
        match action:
            case Place(_, face, cell, turn):
                slot, only = self.spots.slot(action), self.spots.only
                return Wanted(Mode.PLACE, slot, face, turn, code_of(cell), only=only)
            case Settle(disc) | Withdraw(disc) | Mark(disc) | Keep(disc):
                return Wanted(mode_of(action), spot=code_of(disc))
            case _:
                return Wanted(self.mode)

    def named(self, action: Place | DiscAction) -> str:
        """Write an action as people type it."""
        if isinstance(action, Place):
            return write_move(self.view, action)
        return would(self.texts, self.match, self.mode, action, self.view)

    def lines(self) -> list[str]:
        """Return whose game it is, what the action would do, and its place in the lists."""
        if self.ahead is not None:
            return [*self.ahead.lines(self.texts, self.match), *self._describe(), *self._misfits()]
        game = shown_name(self.match.where.name)
        return [self.texts.say("panel-head", game=game), *self._describe(), *self._misfits()]

    def _describe(self) -> list[str]:
        match self.action:
            case Place() as place:
                cells = self.spots.cells
                where = self.texts.say(
                    "panel-where",
                    spot=cells.index(place.cell) + 1,
                    spots=len(cells),
                    way=self.spots.number(place),
                    ways=len(self.spots.ways(place.cell)),
                )
                return [self._told(f"`{self.named(place)}`", self.forecast.describe(place)), where]
            case Mark() if len(self.actions) > 1:
                head = self.texts.say("panel-would-mark-several", count=len(self.actions))
                effect = self.forecast.describe(*self.actions)
                marks = [self.lettered(one) for one in self.actions if isinstance(one, Mark)]
                return [self.texts.side_by_side([head, effect]), *marks]
            case Settle() | Withdraw() | Mark() | Keep() as target:
                return [self._told(self.named(target), self.forecast.describe(target))]
            case _:
                return []

    def _told(self, action: str, effect: str) -> str:
        """Say what an action would do; of one for the next turn, that it is for that."""
        told = self.texts.side_by_side([action, effect])
        return told if self.ahead is None else self.texts.say("plan-would", told=told)

    def _misfits(self) -> list[str]:
        """Say which tiles fit nowhere, or that nothing can be placed, where the turn may end."""
        if not self.spots.places:
            is_told = End() in self.legal and self.ahead is None
            return [nothing_to_place(self.texts, self.match, self.legal)] if is_told else []
        if self.mode is not Mode.PLACE:
            return []
        slots = [str(slot) for slot in self.spots.misfits]
        if not slots:
            return []
        return [self.texts.say("panel-misfits", slots=self.texts.listed(slots), count=len(slots))]

    def _place(self) -> Place | None:
        wanted = self.wanted
        cell = None if wanted.spot is None else cell_at(wanted.spot)
        return self.spots.nearest(cell, wanted.slot, wanted.face, wanted.turn)
