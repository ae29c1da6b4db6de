"""Somebody who knows no rules plays on the panel: they read its lists and take what brings most."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.presenters.ids.panel_ids import PANEL_IDS, Mode, PanelId, PanelVerb, Wanted, picked
from bot.presenters.message import Message, Select, SelectOption
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.panel_messages import panel_message
from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import Action, End

_SCORE = re.compile(r"score (−?\d+) → (−?\d+)")
_GAIN = re.compile(r"[+−]\d+")


@dataclass
class Beginner:
    """Looks at each spot once, and counts the taps: one opens a list, one chooses in it."""

    texts: Texts
    match: Match
    user_id: int
    wanted: Wanted = field(default_factory=Wanted)
    taps: int = 0

    def next_actions(self) -> list[Action]:
        """Look through the panel mode by mode, and return what the last tap carries out.

        That is what brings something or has to be done, else the end of the turn.
        """
        modes, may_end = self.panel.modes, End() in self.panel.legal
        for mode in modes:
            if mode is not self.panel.mode:
                self.taps += 1
                self.wanted = Wanted(mode)
            brings = self._look_at_all_spots() if mode is Mode.PLACE else worth(self.message.text)
            if brings > 0 or mode is Mode.KEEP or not may_end:
                return self._carried_out()
        return self._ended()

    def _look_at_all_spots(self) -> int:
        """Read the list of spots, take the best, and if it does not show the best way, that."""
        best = max(self._read(PanelVerb.PICK), key=lambda option: worth(option.note))
        self._choose(PanelVerb.PICK, best)
        if worth(best.note) > worth(self.message.text):
            ways = self._read(PanelVerb.WAY)
            self._choose(PanelVerb.WAY, max(ways, key=lambda option: worth(option.label)))
        return worth(self.message.text)

    def _read(self, verb: PanelVerb) -> list[SelectOption]:
        """Open a list and read all its pages."""
        self.taps += 1
        read = list[SelectOption]()
        while True:
            options = self._select(verb).options
            read += [option for option in options if not _turns_page(option)]
            if not _turns_page(options[-1]) or options[-1].value.endswith(":0"):
                return read
            self._turn_page(verb)

    def _choose(self, verb: PanelVerb, option: SelectOption) -> None:
        """Choose an option of the list that is open, on whatever page it is."""
        while option.value not in {one.value for one in self._select(verb).options}:
            self._turn_page(verb)
        self._pick(verb, option)

    def _turn_page(self, verb: PanelVerb) -> None:
        self._pick(verb, self._select(verb).options[-1])
        self.taps += 1  # the list closes

    def _pick(self, verb: PanelVerb, option: SelectOption) -> None:
        self.taps += 1
        panel_id = PANEL_IDS.read(self._select(verb).custom_id)
        assert panel_id is not None
        self.wanted = picked(panel_id.wanted, option.value)

    def _select(self, verb: PanelVerb) -> Select:
        selects = [row for row in self.message.rows if isinstance(row, Select)]
        return next(
            it for it in selects if (read := PANEL_IDS.read(it.custom_id)) and read.verb is verb
        )

    def _carried_out(self) -> list[Action]:
        """Tap what carries out the action shown, and with it the end if that is there."""
        self.taps += 1
        verbs = [panel_id.verb for panel_id in ids_of(self.message)]
        ends = PanelVerb.DO_AND_END in verbs
        return [*self.panel.actions, *([End()] if ends else [])]

    def _ended(self) -> list[Action]:
        self.taps += 1
        return [End()]

    @property
    def panel(self) -> Panel:
        return Panel(self.texts, self.match, self.match.view_for(self.user_id), self.wanted)

    @property
    def message(self) -> Message:
        return panel_message(self.texts, self.match, self.user_id, self.wanted)


def _turns_page(option: SelectOption) -> bool:
    turned = picked(Wanted(), option.value)
    return (turned.page, turned.ways_page) != (None, None)


def ids_of(message: Message) -> Iterator[PanelId]:
    """What the enabled buttons of a panel carry."""
    for button in message.buttons:
        panel_id = PANEL_IDS.read(button.custom_id)
        if panel_id is not None and not button.is_disabled:
            yield panel_id


def worth(text: str) -> int:
    """By how much a score changes as a text tells it, else the largest gain told; 0 for none."""
    if found := _SCORE.search(text):
        before, after = (int(number.replace("−", "-")) for number in found.groups())
        return after - before
    return max((int(gain.replace("−", "-")) for gain in _GAIN.findall(text)), default=0)
