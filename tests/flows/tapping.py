"""People in the client who tap on a panel, and find buttons and lists by what these say."""

from dataclasses import dataclass

import discord
from simcord import MemberActor, ResponseMessage

from bot.services.games.match import Match
from bot.texts import Texts
from tests.flows.panels import enabled, selects
from tests.flows.world import World, shown

GAME_ID = 1
MOST_PAGES = 20


@dataclass(frozen=True, slots=True)
class ClientMenu:
    """A list of the panel that is open, counted from the last."""

    client: "Client"
    number: int

    @property
    def select(self) -> discord.SelectMenu:
        """The list as it is now."""
        return selects(self.client.panel)[self.number]

    async def inner_text(self) -> str:
        """Read what is chosen in it."""
        chosen = [option.label for option in self.select.options if option.default]
        return chosen[0] if chosen else self.select.placeholder or ""


@dataclass
class Client:
    """Somebody with the panel of a game open; ``touches`` counts what they tapped on."""

    world: World
    who: MemberActor
    opened: ResponseMessage | None = None
    touches: int = 0

    @property
    def panel(self) -> ResponseMessage:
        """The panel that is open."""
        assert self.opened is not None
        return self.opened

    @property
    def menu(self) -> ClientMenu:
        """The last list."""
        return ClientMenu(self, -1)

    @property
    def menu_above(self) -> ClientMenu:
        """The list above the last."""
        return ClientMenu(self, -2)

    async def open_panel(self, play: str) -> None:
        """Tap **Play**, however it is named, under the newest board."""
        self.touches += 1
        self.opened = shown(await self.who.click(self.world.newest(), label=play))

    async def tap(self, label: str) -> None:
        """Tap a button of the panel."""
        self.touches += 1
        self.opened = shown(await self.who.click(self.panel, label=label))

    async def choose(self, label: str, menu: ClientMenu | None = None) -> None:
        """Choose in a list, the last if none is given; if need be its last option turns pages."""
        menu = menu or self.menu
        for _ in range(MOST_PAGES):
            options = {option.label: option.value for option in menu.select.options}
            self.touches += 2
            await self._choose(menu, options.get(label, menu.select.options[-1].value))
            if label in options:
                return
        raise LookupError(label)

    async def newest_text(self) -> str:
        """Read the panel."""
        return self.panel.content

    async def labels(self) -> list[str]:
        """Read what can be tapped under the panel."""
        return [button.label or "" for button in enabled(self.panel)]

    async def _choose(self, menu: ClientMenu, value: str) -> None:
        custom_id = menu.select.custom_id
        self.opened = shown(await self.who.select(self.panel, [value], custom_id=custom_id))


@dataclass(frozen=True, slots=True)
class ClientTable:
    """The first game of a world, played by tapping; ``texts`` are in the language of all."""

    world: World
    texts: Texts

    async def match(self) -> Match:
        """Return the game as it is now."""
        return await self.world.bot.ring.matches.load(GAME_ID)

    async def phone_on_turn(self, match: Match) -> Client:
        """Return whoever is on turn."""
        assert match.waits_for is not None
        return Client(self.world, await self.world.on_turn())
