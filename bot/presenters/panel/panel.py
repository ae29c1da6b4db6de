"""The play panel: what may be done now, one choice at a time, with its effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from bot.presenters.notation import write_move
from bot.presenters.panel.forecast import Forecast
from bot.presenters.panel.targets import targets_of, write_target
from bot.presenters.panel_ids import Mode, Wanted
from bot.presenters.people import shown_name
from bot.presenters.spots import Spots
from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import Action, DiscAction, End, Keep, Mark, Place, Settle, Withdraw
from engine.game import View
from engine.hexes import cell_at, code_of

KINDS: Final[Mapping[Mode, type[DiscAction]]] = {
    Mode.SETTLE: Settle,
    Mode.WITHDRAW: Withdraw,
    Mode.MARK: Mark,
    Mode.KEEP: Keep,
}
"""What is done to a disc, by mode."""


@dataclass(frozen=True)
class Panel:
    """What is legal for the seat on turn, and the one action shown: the nearest to ``wanted``.

    With ``is_text_first`` words must tell all that the picture shows.
    """

    texts: Texts
    match: Match
    view: View
    wanted: Wanted
    is_text_first: bool = False

    @cached_property
    def legal(self) -> Sequence[Action]:
        """All legal actions."""
        return self.view.legal_actions()

    @cached_property
    def spots(self) -> Spots:
        """Where the tiles may be laid."""
        return Spots(self.view)

    @cached_property
    def modes(self) -> tuple[Mode, ...]:
        """The kinds of action that one can choose from."""
        discs = (mode for mode, kind in KINDS.items() if self._may(kind))
        return (*([Mode.PLACE] if self.spots.places else []), *discs)

    @cached_property
    def mode(self) -> Mode | None:
        """The kind of the action shown; None if there is nothing to choose."""
        return self.wanted.mode if self.wanted.mode in self.modes else next(iter(self.modes), None)

    @cached_property
    def targets(self) -> list[DiscAction]:
        """The legal actions of the mode shown, one for each disc."""
        kind = KINDS.get(self.mode) if self.mode else None
        return targets_of(self.view, kind) if kind else []

    @cached_property
    def action(self) -> Place | DiscAction | None:
        """The action that is shown; a click on its button carries it out."""
        if self.mode is Mode.PLACE:
            return self._place()
        spot = self.wanted.spot
        return next(
            (target for target in self.targets if code_of(target.disc) == spot),
            next(iter(self.targets), None),
        )

    @property
    def is_as_wanted(self) -> bool:
        """Whether the action shown is exactly the one wanted."""
        return self.action is not None and self.wanted_for(self.action) == Wanted(
            self.wanted.mode, self.wanted.slot, self.wanted.face, self.wanted.turn, self.wanted.spot
        )

    def wanted_for(self, action: Action | None) -> Wanted:
        """Return what to want so that a panel shows this action."""
        match action:
            case Place(_, face, cell, turn):
                slot = self.spots.slot(action)
                return Wanted(Mode.PLACE, slot, face, turn, code_of(cell))
            case Settle(disc) | Withdraw(disc) | Mark(disc) | Keep(disc):
                mode = next(mode for mode, kind in KINDS.items() if isinstance(action, kind))
                return Wanted(mode, spot=code_of(disc))
            case _:
                return Wanted(self.mode)

    def named(self, action: Place | DiscAction) -> str:
        """Write an action as people type it."""
        if isinstance(action, Place):
            return write_move(self.view, action)
        name = write_target(self.texts, self.match, action)
        return self.texts.say(f"panel-would-{self.mode}", target=name)

    def lines(self) -> list[str]:
        """Return whose game it is, what the action would do, and its place in the lists."""
        game = shown_name(self.match.name)
        return [self.texts.say("panel-head", game=game), *self._describe(), *self._misfits()]

    def _describe(self) -> list[str]:
        forecast = Forecast(self.texts, self.match, self.view)
        match self.action:
            case Place() as place:
                cells = self.spots.cells(self.spots.side(place))
                turned = self.spots.turned(place)
                where = self.texts.say(
                    "panel-where",
                    spot=cells.index(place.cell) + 1,
                    spots=len(cells),
                    turn=turned.index(place) + 1,
                    turns=len(turned),
                )
                return [f"`{self.named(place)}` · {forecast.describe(place)}", where]
            case Settle() | Withdraw() | Mark() | Keep() as target:
                would = self.named(target)
                effect = forecast.describe(target)
                return [f"{would} · {effect}" if effect else would]
            case _:
                return []

    def _misfits(self) -> list[str]:
        """Say which tiles fit nowhere, or that nothing can be placed, where the turn may end."""
        if not self.spots.places:
            return [self.texts.say("panel-nothing")] if End() in self.legal else []
        if self.mode is not Mode.PLACE:
            return []
        laid = {self.spots.slot(place) for place in self.spots.places}
        slots = [str(slot) for slot in self.spots.slots if slot not in laid]
        if not slots:
            return []
        return [self.texts.say("panel-misfits", slots=self.texts.listed(slots), count=len(slots))]

    def _place(self) -> Place | None:
        wanted = self.wanted
        cell = None if wanted.spot is None else cell_at(wanted.spot)
        first = next(iter(self.spots.places), None)
        if wanted.slot == 0:
            return first
        if wanted.face is None:
            return self.spots.of_tile(wanted.slot) or first
        near = self.spots.on((wanted.slot, wanted.face), cell, wanted.turn)
        return near or self.spots.of_tile(wanted.slot) or first

    def _may(self, kind: type[DiscAction]) -> bool:
        return any(isinstance(action, kind) for action in self.legal)
