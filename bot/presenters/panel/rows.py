"""The rows under a play panel: spots, ways, arrows, actions and other modes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.presenters.deeds import Deeds, signed
from bot.presenters.ids.panel_ids import (
    PanelId,
    PanelVerb,
    Wanted,
    page_value,
    spot_value,
    ways_page_value,
)
from bot.presenters.message import ActionRow, Button, Select, SelectOption, Style
from bot.presenters.panel.ahead import Ahead
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.placing import Placing
from bot.presenters.panel.plan_buttons import plans_button
from bot.presenters.panel.select_pages import Paged, lines_of
from bot.presenters.spots import neighbour
from engine.actions import Action, Again, DiscAction, End, Place
from engine.hexes import code_of
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
                rows = [*self._lists(place), self._arrows(place)]
            case None:
                rows = []
            case target:
                rows = [self._targets(), self._steps(target)]
        return tuple(row for row in (*rows, self._deeds(), self._others()) if row)

    def _lists(self, place: Place) -> Iterator[Select]:
        """Yield the list of spots, and that of the ways to fill the one that is chosen."""
        placing, spots, wanted = Placing(self.panel, place), self.panel.spots, self._listing
        cells, ways = spots.cells, spots.ways(place.cell)
        at_spot = Paged(len(cells), cells.index(place.cell), wanted.page, page_value)
        at_way = Paged(len(ways), ways.index(place), wanted.ways_page, ways_page_value)
        listed = [placing.spot_option(cells[line]) for line in at_spot.page.lines]
        yield self._select(PanelVerb.PICK, "select-spot", at_spot, listed)
        listed = [placing.way_option(ways[line]) for line in at_way.page.lines]
        yield self._select(PanelVerb.WAY, "select-way", at_way, listed)

    def _targets(self) -> ActionRow:
        panel = self.panel
        # Of a list in which several may be chosen, what is only proposed is not ticked: who then
        # ticks another wants that one alone.
        is_proposed = panel.most > 1 and panel.wanted.spot is None and not panel.wanted.several
        listed = [
            SelectOption(
                panel.lettered(target),
                spot_value(code_of(target.disc)),
                is_chosen=target in panel.actions and not is_proposed,
            )
            for target in (panel.targets[line] for line in panel.paged.page.lines)
        ]
        return self._select(PanelVerb.PICK, f"select-{panel.mode}", panel.paged, listed)

    def _arrows(self, place: Place) -> ActionRow:
        """Return the buttons that lead from spot to spot and from way to way, and narrow both."""
        spots = self.panel.spots
        cells, ways = spots.cells, spots.ways(place.cell)
        is_alone, is_only = len(cells) == 1, len(ways) == 1
        side = spots.slot(place), place.face, place.turn
        back, on = (spots.nearest(neighbour(cells, place.cell, step), *side) for step in (-1, 1))
        # Turns count counter-clockwise, as the left arrow points; words stand as people count.
        turns = ((PanelVerb.LEFT, 1), (PanelVerb.RIGHT, -1))
        return (
            self._to(PanelVerb.BACK, back, is_disabled=is_alone),
            self._to(PanelVerb.ON, on, is_disabled=is_alone),
            *(
                self._to(verb, neighbour(ways, place, step), is_disabled=is_only)
                for verb, step in (reversed(turns) if self.panel.is_text_first else turns)
            ),
            *self._tiles(place),
        )

    def _tiles(self, place: Place) -> tuple[Button, ...]:
        """Return the button that narrows spots and ways to one tile, to the next, or to none."""
        spots = self.panel.spots
        if len(spots.fitting) == 1:
            return ()
        following = neighbour((None, *spots.fitting), spots.only, 1)
        wanted = replace(self.panel.wanted_for(place), only=following)
        label = self.panel.texts.say("button-tiles", only=spots.only or "all")
        return (self._button(label, PanelVerb.TILES, wanted),)

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
        """Return the buttons that carry out the action shown, alone or with the end of the turn.

        For a seat that is not on turn, those that make it a part of a plan.
        """
        panel, action = self.panel, self.panel.action
        if panel.ahead is not None:
            return tuple(self._of_plan(panel.ahead))
        if action is None or panel.view.seat is None:
            return ()
        texts, match, wanted = panel.texts, panel.match, panel.wanted_now
        count = len(panel.actions)
        do = texts.say(f"do-{panel.mode}", count=count)
        closing = texts.say(f"do-{panel.mode}-and-end", count=count)
        typing = self._button(texts.say("button-type"), PanelVerb.TYPE, Wanted(panel.mode))
        after = panel.forecast.after(*panel.actions)
        if after.is_left_only_end:
            return self._button(closing, PanelVerb.DO, wanted, Style.SUCCESS), typing
        if isinstance(action, Place) and VARIANTS[match.terms.variant].ends_after_placing:
            more = texts.say("do-place-and-go-on", price=after.price_of_placing)
            return (
                self._button(closing, PanelVerb.DO_AND_END, wanted, Style.SUCCESS),
                self._button(more, PanelVerb.DO, wanted),
                typing,
            )
        return self._button(do, PanelVerb.DO, wanted, Style.SUCCESS), typing

    def _of_plan(self, ahead: Ahead) -> Iterator[Button]:
        """Return the buttons that keep a plan, with or without the action shown, or go on with it.

        Kept is only what is a whole turn, as long as there is room for one more plan.
        """
        panel, texts = self.panel, self.panel.texts
        wanted, has_begun = panel.wanted_now, "yes" if ahead.composed else "no"
        after = panel.forecast.after(*panel.actions) if panel.actions else None
        if after is not None and ahead.has_room and End() in after.legal_actions():
            label = texts.say("do-seal", begun=has_begun)
            yield self._button(label, PanelVerb.SEAL, wanted, Style.SUCCESS)
        if after is not None and after.legal_actions() != [End()]:
            way = "on" if End() in after.legal_actions() else "keep"
            price = after.price_of_placing if panel.view.counts_points else 0
            label = texts.say("do-add", way="tile" if price else way, price=price)
            yield self._button(label, PanelVerb.ADD, wanted)
        if ahead.composed:
            if ahead.has_room and End() in panel.legal:
                label = texts.say("do-seal-without", shown="no" if after is None else "yes")
                style = Style.SUCCESS if after is None else Style.SECONDARY
                yield self._button(label, PanelVerb.SEAL_WITHOUT, Wanted(), style)
            yield self._button(texts.say("do-take"), PanelVerb.TAKE, Wanted())
        if panel.action is not None:
            yield self._button(texts.say("button-type"), PanelVerb.TYPE, Wanted(panel.mode))

    def _others(self) -> ActionRow:
        """Return the buttons for other modes, and for actions that need no choice."""
        if self.panel.ahead is not None:
            return (*self._modes(), *self._plans(self.panel.ahead))
        return (*self._modes(), *self._at_once())

    def _plans(self, ahead: Ahead) -> Iterator[Button]:
        """Return the button that leads to the plans that are kept, if there are any."""
        if ahead.planning.plans:
            yield plans_button(self.panel.texts, self.panel.match, ahead.planning)

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

    @property
    def _listing(self) -> Wanted:
        """What is shown, with the pages of the lists that were asked for."""
        wanted = self.panel.wanted
        return replace(self.panel.wanted_now, page=wanted.page, ways_page=wanted.ways_page)

    def _select(
        self, verb: PanelVerb, key: str, paged: Paged, listed: Sequence[SelectOption]
    ) -> Select:
        """Return a select with one page of a list; its last line leads to the next page."""
        panel = self.panel
        # Discord keeps what was chosen in a select as long as its id stays the same.
        custom_id = str(self._id(verb, self._listing))
        hint = panel.texts.say(key, count=paged.count)
        following, most = paged.page.following, min(panel.most, len(listed))
        if following is None:
            return Select(custom_id, tuple(listed), hint, most)
        lines = lines_of(following, paged.count)
        label = panel.texts.say(
            "select-more", first=lines[0] + 1, last=lines[-1] + 1, count=paged.count
        )
        more = SelectOption(label, paged.write_page(following))
        return Select(custom_id, (*listed, more), hint, most)

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
        match, ahead = self.panel.match, self.panel.ahead
        composed = None if ahead is None else len(ahead.composed)
        return PanelId(
            verb,
            match.game_id,
            match.revision,
            wanted,
            restore_id=match.where.restore_id,
            composed=composed,
        )
