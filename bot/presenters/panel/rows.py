"""The rows under a play panel: tiles, spots, turns, actions and other modes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.presenters.deeds import Deeds, signed
from bot.presenters.ids.panel_ids import PanelId, PanelVerb, Wanted, page_value, spot_value
from bot.presenters.message import ActionRow, Button, Select, SelectOption, Style
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.select_pages import lines_of, page_of
from bot.presenters.spots import neighbour
from engine.actions import Action, Again, DiscAction, End, Place
from engine.hexes import Cell, cell_name, code_of
from engine.variants import VARIANTS


@dataclass(frozen=True, slots=True)
class PanelRows:
    """Lays out the controls of a panel."""

    panel: Panel

    def rows(self) -> tuple[ActionRow, ...]:
        """Return all rows that are not empty."""
        rows: list[ActionRow]
        match self.panel.action:
            case Place() as place:
                rows = [self._tiles(place), self._spots(place), self._ways(place)]
            case None:
                rows = []
            case target:
                rows = [self._targets(), self._steps(target)]
        return tuple(row for row in (*rows, self._deeds(), self._others()) if row)

    def _tiles(self, place: Place) -> ActionRow:
        """Return a button for each tile, and one to flip it."""
        panel, spots = self.panel, self.panel.spots
        buttons = []
        for slot in spots.slots:
            there = spots.of_tile(slot, like=place)
            is_shown = slot == spots.slot(place)
            label = panel.texts.say("button-tile", slot=slot)
            buttons.append(
                self._button(
                    label,
                    PanelVerb.TILE,
                    replace(panel.wanted_for(there), slot=slot),
                    Style.PRIMARY if is_shown else Style.SECONDARY,
                    is_disabled=is_shown or there is None,
                )
            )
        flipped = spots.flipped(place)
        return (*buttons, self._to(PanelVerb.FLIP, flipped, is_disabled=flipped is None))

    def _spots(self, place: Place) -> ActionRow:
        spots = self.panel.spots
        side = spots.side(place)
        options = [
            SelectOption(
                cell_name(cell),
                spot_value(code_of(cell)),
                self._describe_discs(cell),
                is_chosen=cell == place.cell,
            )
            for cell in spots.cells(side)
        ]
        return self._select(options, "select-spot")

    def _describe_discs(self, cell: Cell) -> str:
        """Return how many discs any tile would complete on a cell, as the picture shows."""
        if not self.panel.is_text_first:
            return ""
        count = self.panel.view.board.completed_at(cell)
        return self.panel.texts.say("told-discs", count=count)

    @property
    def _proposed(self) -> int:
        """The line of the target that is shown though nobody has chosen it."""
        return next(line for line, one in enumerate(self.panel.targets) if one == self.panel.action)

    def _targets(self) -> ActionRow:
        panel = self.panel
        # Of a list in which several may be chosen, what is only proposed is not ticked: who then
        # ticks another wants that one alone.
        is_proposed = panel.most > 1 and panel.wanted.spot is None and not panel.wanted.several
        options = [
            SelectOption(
                panel.numbered(target),
                spot_value(code_of(target.disc)),
                is_chosen=target in panel.actions and not is_proposed,
            )
            for target in panel.targets
        ]
        return self._select(options, f"select-{panel.mode}")

    def _ways(self, place: Place) -> ActionRow:
        """Return the buttons that turn a tile on its cell and move it to another cell."""
        spots = self.panel.spots
        side = spots.side(place)
        turned, cells = spots.turned(place), spots.cells(side)
        is_stuck, is_alone = len(turned) == 1, len(cells) == 1
        back, on = (
            spots.on(side, neighbour(cells, place.cell, step), place.turn) for step in (-1, 1)
        )
        return (
            self._to(PanelVerb.LEFT, neighbour(turned, place, 1), is_disabled=is_stuck),
            self._to(PanelVerb.RIGHT, neighbour(turned, place, -1), is_disabled=is_stuck),
            self._to(PanelVerb.BACK, back, is_disabled=is_alone),
            self._to(PanelVerb.ON, on, is_disabled=is_alone),
        )

    def _steps(self, target: DiscAction) -> ActionRow:
        """Return the buttons that lead from one target to another."""
        targets = self.panel.targets
        is_alone = len(targets) == 1
        back, on = (neighbour(targets, target, step) for step in (-1, 1))
        return (
            self._to(PanelVerb.BACK, back, is_disabled=is_alone),
            self._to(PanelVerb.ON, on, is_disabled=is_alone),
        )

    def _deeds(self) -> ActionRow:
        """Return the buttons that carry out the action shown, alone or with the end of the turn."""
        panel, action, seat = self.panel, self.panel.action, self.panel.view.seat
        if action is None or seat is None:
            return ()
        texts, match, wanted = panel.texts, panel.match, panel.wanted_now
        count = len(panel.actions)
        do = texts.say(f"do-{panel.mode}", count=count)
        closing = texts.say(f"do-{panel.mode}-and-end", count=count)
        typing = self._button(texts.say("button-type"), PanelVerb.TYPE, Wanted(panel.mode))
        if match.leaves_only_end(seat, *panel.actions):
            return self._button(closing, PanelVerb.DO, wanted, Style.SUCCESS), typing
        if isinstance(action, Place) and VARIANTS[match.terms.variant].ends_after_placing:
            price = match.price_after(seat, action)
            more = texts.say("do-place-and-go-on", price=price)
            return (
                self._button(closing, PanelVerb.DO_AND_END, wanted, Style.SUCCESS),
                self._button(more, PanelVerb.DO, wanted),
                typing,
            )
        return self._button(do, PanelVerb.DO, wanted, Style.SUCCESS), typing

    def _others(self) -> ActionRow:
        """Return the buttons for other modes, and for actions that need no choice."""
        return (*self._modes(), *self._at_once())

    def _modes(self) -> Iterator[Button]:
        panel = self.panel
        for mode in panel.modes if len(panel.modes) > 1 else ():
            is_shown = mode is panel.mode
            style = Style.PRIMARY if is_shown else Style.SECONDARY
            label = panel.texts.say(f"mode-{mode}")
            yield self._button(label, PanelVerb.MODE, Wanted(mode), style, is_disabled=is_shown)

    def _at_once(self) -> Iterator[Button]:
        panel = self.panel
        if Again() in panel.legal:
            yield self._button(self._priced("do-again", Again()), PanelVerb.AGAIN, Wanted())
        if End() in panel.legal:
            yield self._button(self._priced("do-end", End()), PanelVerb.END, Wanted())
        if panel.match.can_undo(panel.view.seat or 0):
            yield self._button(panel.texts.say("button-undo"), PanelVerb.UNDO, Wanted())

    def _priced(self, key: str, action: Action) -> str:
        """Return the label of an action that needs no choice, with its price."""
        panel = self.panel
        price = -panel.view.preview(action).gain
        money = Deeds(panel.texts, panel.match.terms.variant, str).money(price, signed(-price))
        purse = panel.view.purse(panel.view.seat or 0) or 0
        return panel.texts.say(key, price=price, money=money, purse=purse, kept=purse - price)

    def _select(self, options: Sequence[SelectOption], key: str) -> Select:
        """Return a select with one page of the options; its last line leads to the next page."""
        panel = self.panel
        # Discord keeps what was chosen in a select as long as its id stays the same.
        wanted = replace(panel.wanted_now, page=panel.wanted.page)
        custom_id = str(self._id(PanelVerb.PICK, wanted))
        hint = panel.texts.say(key, count=len(options))
        ticked = [index for index, option in enumerate(options) if option.is_chosen]
        chosen = ticked[0] if ticked else self._proposed
        page = page_of(len(options), chosen, panel.wanted.page)
        shown = tuple(options[line] for line in page.lines)
        most = min(panel.most, len(shown))
        if page.following is None:
            return Select(custom_id, shown, hint, most)
        following = lines_of(page.following, len(options))
        label = panel.texts.say(
            "select-more", first=following[0] + 1, last=following[-1] + 1, count=len(options)
        )
        more = SelectOption(label, page_value(page.following))
        return Select(custom_id, (*shown, more), hint, most)

    def _to(self, verb: PanelVerb, action: Action | None, *, is_disabled: bool) -> Button:
        """Return a button that shows another action."""
        wanted = self.panel.wanted_for(action or self.panel.action)
        words = "words" if isinstance(self.panel.action, Place) else "target"
        first = words if self.panel.is_text_first else "signs"
        label = self.panel.texts.say(f"button-{verb}", first=first)
        return self._button(label, verb, wanted, is_disabled=is_disabled)

    def _button(
        self,
        label: str,
        verb: PanelVerb,
        wanted: Wanted,
        style: Style = Style.SECONDARY,
        *,
        is_disabled: bool = False,
    ) -> Button:
        return Button(label, str(self._id(verb, wanted)), style, is_disabled)

    def _id(self, verb: PanelVerb, wanted: Wanted) -> PanelId:
        match = self.panel.match
        return PanelId(verb, match.game_id, match.revision, wanted, match.where.restore_id)
