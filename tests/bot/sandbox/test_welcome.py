"""The sandbox's first message: two buttons begin a game, the third tells the rest."""

from pathlib import Path
from secrets import token_urlsafe

from bot.app import build_client
from bot.config import Settings
from bot.sandbox.page import open_page
from bot.sandbox.world import create_world
from tests.bot.sandbox.browser import browsing
from tests.bot.sandbox.table import ANY_PORT, TEXTS


async def test_one_tap_begins_a_game_and_another_tells_the_rest(tmp_path: Path) -> None:
    bot = build_client(Settings(token=None, database=tmp_path / "bot.sqlite3"))
    world = create_world(bot, TEXTS)
    async with (
        open_page(world, port=ANY_PORT, secret=token_urlsafe()) as page,
        browsing(page.url) as browser,
    ):
        await browser.click("More")
        more = await browser.look_for("Time …")
        await browser.click("Against a bot now")
        begun = await browser.look_for(TEXTS.say("lobby-commitment", commitment="")[:12])

    assert "/rules" in more
    assert "has begun" in begun
    assert len(world.channel.threads) == 1
