"""A game of two on the sandbox's page, each of them with a phone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_urlsafe

from playwright.async_api import Browser as Window

from bot.app import Dalapapa, build_client
from bot.config import Settings
from bot.sandbox.page import open_page
from bot.sandbox.world import World, create_world
from bot.services.games.match import Match
from bot.texts import DEFAULT_LANGUAGE, Catalogue, Texts
from tests.bot.sandbox.browser import Browser, browsing
from tests.bot.sandbox.phone import Phone, pick_up

ANY_PORT = 0
GAME_ID = 1
TEXTS = Catalogue().texts(None)


@dataclass(frozen=True, slots=True)
class Table:
    """The game, and the phones of those who play it, by user id; ``url`` is the page's address.

    ``texts`` are those of the language of both.
    """

    bot: Dalapapa
    texts: Texts
    url: str
    phones: dict[int, Phone]

    async def match(self) -> Match:
        """Return the game as it is now."""
        return await self.bot.ring.matches.load(GAME_ID)

    async def phone_on_turn(self, match: Match) -> Phone:
        """Return the phone of whoever is on turn, once it shows the newest board.

        The others sleep meanwhile.
        """
        assert match.waits_for is not None
        phone = self.phones[match.waits_for.user_id]
        await phone.wake()
        for other in self.phones.values():
            if other is not phone:
                await other.sleep()
        board = await self.bot.ring.matches.board_of(GAME_ID)
        assert board is not None
        await phone.is_told(board)
        return phone


@dataclass(frozen=True, slots=True)
class Room:
    """The sandbox as it runs, and its page's address."""

    bot: Dalapapa
    world: World
    url: str


@asynccontextmanager
async def room(home: Path) -> AsyncIterator[Room]:
    """Run the sandbox with its database in a folder."""
    bot = build_client(Settings(token=None, database=home / "bot.sqlite3"))
    assert isinstance(bot, Dalapapa)
    world = create_world(bot, TEXTS)
    async with open_page(world, port=ANY_PORT, secret=token_urlsafe()) as page:
        playing = asyncio.create_task(page.play())
        try:
            yield Room(bot, world, page.url)
        finally:
            playing.cancel()


@asynccontextmanager
async def table(
    window: Window, home: Path, language: str = DEFAULT_LANGUAGE, **terms: str
) -> AsyncIterator[Table]:
    """Let Ann open a game, Björn join it by thumb, and Ann start it; her turn is the first."""
    texts = Catalogue().texts(language)
    async with room(home) as at:
        async with browsing(at.url) as browser:
            for name in ("Björn", "Ann") if language != DEFAULT_LANGUAGE else ():
                await speak(browser, name, language)
            await browser.send("game new", order="joined", **terms)
            await browser.leave()
        ann, bjorn = [await pick_up(window, at.url, name) for name in ("Ann", "Björn")]
        await bjorn.tap(texts.say("button-join"))
        await ann.tap(texts.say("button-start"))
        ids = [who.id for who in at.world.people]
        yield Table(at.bot, texts, at.url, dict(zip(ids, (ann, bjorn), strict=False)))
        assert [*ann.complaints, *bjorn.complaints] == []


async def speak(browser: Browser, name: str, language: str) -> None:
    """Let somebody choose a language in their settings; the browser is theirs from then on."""
    await browser.become(name)
    await browser.send("settings")
    await browser.look_for(TEXTS.say("settings-head"))
    await browser.choose("s1:language", language)
