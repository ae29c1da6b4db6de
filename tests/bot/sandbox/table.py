"""A game of two on the sandbox's page, each of them with a phone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import token_urlsafe

from bot.app import Dalapapa, build_client
from bot.config import Settings
from bot.sandbox.page import open_page
from bot.sandbox.world import create_world
from bot.services.games.match import Match
from bot.texts import Catalogue
from tests.bot.sandbox.browser import browsing
from tests.bot.sandbox.phone import Phone, chromium, pick_up

ANY_PORT = 0
GAME_ID = 1
TEXTS = Catalogue().texts(None)


@dataclass(frozen=True, slots=True)
class Table:
    """The game, and the phones of those who play it, by user id; ``url`` is the page's address."""

    bot: Dalapapa
    url: str
    phones: dict[int, Phone]

    async def match(self) -> Match:
        """Return the game as it is now."""
        return await self.bot.ring.matches.load(GAME_ID)

    async def phone_on_turn(self, match: Match) -> Phone:
        """Return the phone of whoever is on turn, once it shows the newest board."""
        assert match.waits_for is not None
        phone = self.phones[match.waits_for.user_id]
        board = await self.bot.ring.matches.board_of(GAME_ID)
        assert board is not None
        await phone.is_told(board)
        return phone


@asynccontextmanager
async def table(home: Path, **terms: str) -> AsyncIterator[Table]:
    """Let Ann open a game, Björn join it by thumb, and Ann start it; her turn is the first."""
    bot = build_client(Settings(token=None, database=home / "bot.sqlite3"))
    assert isinstance(bot, Dalapapa)
    world = create_world(bot, TEXTS)
    async with AsyncExitStack() as stack:
        window = await stack.enter_async_context(chromium())
        page = await stack.enter_async_context(
            open_page(world, port=ANY_PORT, secret=token_urlsafe())
        )
        stack.callback(asyncio.create_task(page.play()).cancel)
        async with browsing(page.url) as browser:
            await browser.send("game new", order="joined", **terms)
            await browser.leave()
        ann, bjorn = [await pick_up(window, page.url, name) for name in ("Ann", "Björn")]
        await bjorn.tap("Join")
        await ann.tap("Start")
        ids = [who.id for who in world.people]
        yield Table(bot, page.url, dict(zip(ids, (ann, bjorn), strict=False)))
        assert [*ann.complaints, *bjorn.complaints] == []
