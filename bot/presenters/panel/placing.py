"""Laying a tile on a play panel: the spots, and the ways to fill the one chosen, in words.

A spot says how many ways there are, the largest group that one of them closes, and within which
bounds they gain; a way says all it would do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.presenters.deeds import Deeds, describe_group, signed
from bot.presenters.ids.panel_ids import spot_value, way_value
from bot.presenters.message import LONGEST_OPTION, SelectOption, shortened
from bot.presenters.notation import write_way
from bot.presenters.panel.panel import Panel
from engine.actions import Place
from engine.hexes import Cell, cell_name, code_of
from renderer.choice import Way

DRAWN_AT_ONCE: Final = 8
"""How many ways a picture shows; of more it shows those among which the chosen one is."""


@dataclass(frozen=True, slots=True)
class Placing:
    """The spots of a panel that shows a placement, and the ways to fill the spot chosen."""

    panel: Panel
    place: Place

    def spot_option(self, cell: Cell) -> SelectOption:
        """Return the line of a spot."""
        value, is_chosen = spot_value(code_of(cell)), cell == self.place.cell
        return SelectOption(cell_name(cell), value, self._about(cell), is_chosen)

    def way_option(self, way: Place) -> SelectOption:
        """Return the line of a way to fill the spot."""
        described = shortened(self.described(way), LONGEST_OPTION)
        value = way_value(self.panel.spots.slot(way), way.face, way.turn)
        return SelectOption(described, value, is_chosen=way == self.place)

    def described(self, way: Place) -> str:
        """Describe a way, such as ``3 · 2a r1 · 2 discs · closes blue 5 · +9``."""
        panel = self.panel
        number, effect = panel.spots.number(way), panel.forecast.plain.describe(way)
        return panel.texts.side_by_side([str(number), write_way(panel.view, way), effect])

    def drawn(self) -> list[Way]:
        """Return the ways that the picture shows."""
        spots = self.panel.spots
        first = (spots.number(self.place) - 1) // DRAWN_AT_ONCE * DRAWN_AT_ONCE
        shown = spots.ways(self.place.cell)[first : first + DRAWN_AT_ONCE]
        return [
            Way(way, number, write_way(self.panel.view, way))
            for number, way in enumerate(shown, start=first + 1)
        ]

    def _about(self, cell: Cell) -> str:
        """Say how many ways fill a cell, what discs and groups these complete, what they gain."""
        texts, view, ways = self.panel.texts, self.panel.view, self.panel.spots.ways(cell)
        said = [
            texts.say("panel-spot-ways", count=len(ways)),
            texts.say("told-discs", count=view.board.completed_at(cell)),
        ]
        if not view.counts_points:  # where it does, that is in the gain
            said += self._closes(ways)
        if not view.is_in_set_up:  # there nothing is gained or paid
            said.append(self._gains(ways))
        return texts.side_by_side(said)

    def _gains(self, ways: Sequence[Place]) -> str:
        """Say within which bounds the ways to fill a cell gain."""
        texts, view = self.panel.texts, self.panel.view
        gains = [view.gain_of(way) for way in ways]
        least, most = min(gains), max(gains)
        if least == most == 0 and not view.counts_points:
            return texts.say("forecast-free")
        is_range = "yes" if least < most else "no"
        written = texts.say(
            "panel-spot-gains", least=signed(least), most=signed(most), range=is_range
        )
        return Deeds(texts, view.variant, str).money(most, written)

    def _closes(self, ways: Sequence[Place]) -> list[str]:
        """Name the largest group that some way to fill a cell closes, if one does."""
        texts, view = self.panel.texts, self.panel.view
        closed = [
            {(group.size, describe_group(texts, group)) for group in view.closed_by(way)}
            for way in ways
        ]
        if not any(closed):
            return []
        largest = max(group for some in closed for group in some)
        all_do = "yes" if all(largest in some for some in closed) else "no"
        return [texts.say("panel-spot-closes", group=largest[1], all=all_do)]
