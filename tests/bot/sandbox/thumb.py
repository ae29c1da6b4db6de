"""A player who carries out any legal action with a thumb on the play panel."""

import asyncio
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Protocol, TypeVar

from bot.presenters.ids.panel_ids import Mode, Wanted
from bot.presenters.message import LONGEST_OPTION, shortened
from bot.presenters.notation import write_move
from bot.presenters.panel.naming import KINDS, would
from bot.presenters.panel.panel import Panel
from bot.presenters.panel.placing import Placing
from bot.presenters.panel.select_pages import page_of
from bot.services.games.match import Match
from bot.texts import Texts
from engine.actions import Action, Again, DiscAction, End, Keep, Mark, Place, Settle, Withdraw
from engine.hexes import cell_name

MODES: dict[type, Mode] = {Place: Mode.PLACE} | {kind: mode for mode, kind in KINDS.items()}
AT_ONCE: dict[type, str] = {Again: "button-again", End: "button-end"}

Kind = TypeVar("Kind", bound=Action)

_PATIENCE_SECONDS = 10


class Menu(Protocol):
    """A list."""

    async def inner_text(self) -> str:
        """Read what is chosen in it."""
        ...


class Screen(Protocol):
    """Where a panel is read and tapped on by its labels alone: a phone, or a client."""

    touches: int

    @property
    def menu(self) -> Menu: ...

    @property
    def menu_above(self) -> Menu: ...

    async def open_panel(self, play: str) -> None: ...

    async def tap(self, label: str) -> None: ...

    async def choose(self, label: str, menu: Any = None) -> None: ...

    async def newest_text(self) -> str: ...

    async def labels(self) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Tapped:
    """What an action took: touches in all, and those of them that turned a page of a list.

    ``was_there`` tells whether the panel showed that spot or target from the first.
    """

    action: Action
    touches: int
    paging: int
    was_there: bool


@dataclass
class Thumb:
    """Somebody on turn in a match, with the panel open on their phone or in their client."""

    phone: Screen
    texts: Texts
    match: Match
    user_id: int
    paging: int = 0

    def __post_init__(self) -> None:
        view = self.match.view_for(self.user_id)
        self.panel = Panel(self.texts, self.match, view, Wanted())
        choices = (action for action in self.panel.legal if isinstance(action, Place | DiscAction))
        self.names = {self._named(action): action for action in choices}

    async def carry_out(self, goal: Action, *, in_one: bool = True) -> Tapped:
        """Let the panel show an action, and tap what carries it out.

        Where a turn may be ended with an action, ``in_one`` tells whether it is.
        """
        was_there = is_there(goal, await self.shown())
        match goal:
            case Place():
                await self._show_place(goal)
            case Settle() | Withdraw() | Mark() | Keep():
                await self._show_target(goal)
            case _:
                pass
        await self._do(goal, in_one=in_one)
        touches, self.phone.touches = self.phone.touches, 0
        return Tapped(goal, touches, self.paging, was_there)

    async def shown(self) -> Action | None:
        """Read which action the panel shows; its list shows the same."""
        text = await self.phone.newest_text()
        told = [name for name in self.names if name in text]
        if not told:
            return None
        shown = self.names[max(told, key=len)]
        # Of marks several may be ticked in the list, but none need be.
        if not isinstance(shown, Mark):
            assert (await self.phone.menu.inner_text()).startswith(self._choice(shown))
        return shown

    async def _show_place(self, goal: Place) -> None:
        place, spots = await self._shown_as(goal), self.panel.spots
        if place.cell != goal.cell:
            cells = spots.cells
            match (cells.index(goal.cell) - cells.index(place.cell)) % len(cells):
                case 1:
                    await self._tap("button-on")
                case steps if steps == len(cells) - 1:
                    await self._tap("button-back")
                case _:
                    pages = page_of(len(cells), cells.index(place.cell), None).lines
                    self.paging = 0 if cells.index(goal.cell) in pages else 2
                    await self.phone.choose(cell_name(goal.cell), self.phone.menu_above)
            place = await self._shown_as(goal)
        ways = spots.ways(goal.cell)
        match (ways.index(goal) - ways.index(place)) % len(ways):
            case 0:
                pass
            case 1:
                await self._tap("button-left")
            case steps if steps == len(ways) - 1:
                await self._tap("button-right")
            case _:
                await self.phone.choose(self._choice(goal))
        assert await self.shown() == goal

    async def _show_target(self, goal: DiscAction) -> None:
        shown = await self._shown_as(goal)
        if isinstance(goal, Mark) and isinstance(shown, Mark):
            await self._step_to(goal, shown)
        elif shown != goal:
            await self.phone.choose(self._choice(goal))
            assert await self.shown() == goal

    async def _step_to(self, goal: Mark, shown: Mark) -> None:
        """Step from mark to mark, the shorter way round."""
        view = self.match.view_for(self.user_id)
        marks = Panel(self.texts, self.match, view, Wanted(MODES[Mark])).targets
        steps = (marks.index(goal) - marks.index(shown)) % len(marks)
        button, taps = min(
            ("button-on", steps), ("button-back", len(marks) - steps), key=itemgetter(1)
        )
        for _ in range(taps if shown != goal else 0):
            shown = await self._tapped(goal, button)
        assert shown == goal

    async def _shown_as(self, goal: Kind) -> Kind:
        """Read which action of a goal's kind the panel shows; it may have to change its mode."""
        shown = await self.shown()
        if not isinstance(shown, type(goal)):
            await self._tap(f"mode-{MODES[type(goal)]}")
            shown = await self.shown()
        assert isinstance(shown, type(goal))
        return shown

    async def _tapped(self, goal: Kind, key: str, **facts: int) -> Kind:
        await self._tap(key, **facts)
        return await self._shown_as(goal)

    async def _tap(self, key: str, **facts: int) -> None:
        await self.phone.tap(self.texts.say(key, first="signs", **facts))

    def _named(self, action: Place | DiscAction) -> str:
        """Write an action as the panel's text names it."""
        if isinstance(action, Place):
            return write_move(self.panel.view, action)
        return would(self.texts, self.match, MODES[type(action)], action)

    def _choice(self, action: Place | DiscAction) -> str:
        """Write an action as the panel's list names it, as much of it as there is room for."""
        if isinstance(action, Place):
            return shortened(Placing(self.panel, action).described(action), LONGEST_OPTION)
        wanted = Wanted(MODES[type(action)])
        view = self.match.view_for(self.user_id)
        return Panel(self.texts, self.match, view, wanted).lettered(action)

    async def _do(self, goal: Action, *, in_one: bool) -> None:
        """Tap what carries out a goal that is shown, or needs not to be; it may name its cost."""
        starts, label = self._deeds(goal, in_one=in_one), None
        async with asyncio.timeout(_PATIENCE_SECONDS):  # on a slow machine the page is still busy
            while label is None:
                labels = await self.phone.labels()
                found = (label for start in starts for label in labels if label.startswith(start))
                label = next(found, None)
                await asyncio.sleep(0)
        await self.phone.tap(label)

    def _deeds(self, goal: Action, *, in_one: bool) -> list[str]:
        """Return how labels begin that carry out a goal, the one that is wished for first."""
        if key := AT_ONCE.get(type(goal)):
            return [self.texts.say(key)]
        do = f"do-{MODES[type(goal)]}"
        deeds = [self.texts.say(f"{do}-and-end", count=1), self.texts.say(do, count=1)]
        if isinstance(goal, Place) and not in_one:
            deeds.insert(0, self.texts.say(f"{do}-and-go-on", price=0))
        return deeds


def is_there(goal: Action, shown: Action | None) -> bool:
    """Tell whether a goal does something to the same spot or target as is shown."""
    match goal, shown:
        case Place(), Place():
            return goal.cell == shown.cell
        case _:
            return goal == shown
