"""A tab that stays open while the sandbox is stopped and started again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_urlsafe

from playwright.async_api import Browser, expect

from bot.sandbox.page import Page, open_page
from bot.sandbox.world import create_world
from tests.bot.sandbox.browser import PATIENCE_SECONDS, browsing
from tests.bot.sandbox.clicker import Clicker
from tests.bot.sandbox.phone import in_the_browsers_loop, pick_up
from tests.bot.sandbox.ports import free_port_after_a_free_one
from tests.bot.sandbox.program import running
from tests.bot.sandbox.table import TEXTS

PATIENCE = PATIENCE_SECONDS * 1000.0


@asynccontextmanager
async def serving(port: int) -> AsyncIterator[Page]:
    """A page on a port whose address is a new one each time."""
    world = create_world(Clicker(), TEXTS)
    async with open_page(world, port=port, secret=token_urlsafe()) as page:
        yield page


@in_the_browsers_loop
async def test_a_tab_goes_on_by_itself_where_it_was_and_as_who_it_was(
    window: Browser, tmp_path: Path
) -> None:
    port = free_port_after_a_free_one()
    async with running(tmp_path, port) as (_, url):
        phone = await pick_up(window, url, "Björn")
        start = phone.button(TEXTS.say("button-start"))
        async with browsing(url) as browser:
            await browser.become("Björn")
            await browser.send("game new", variant="classic", thread=True)
            thread = (await browser.look_for("Your lobby is open in")).split("**")[1]
        await phone.page.get_by_label("Place").select_option(label=f"# {thread}")
        await expect(start).to_be_visible(timeout=PATIENCE)
    await expect(phone.notice).to_contain_text("Start it again", timeout=PATIENCE)
    async with running(tmp_path, port):
        await expect(phone.notice).to_be_hidden(timeout=PATIENCE)
        await expect(start).to_be_enabled(timeout=PATIENCE)
        viewer = phone.page.get_by_label("Viewing as").locator("option:checked")
        await expect(viewer).to_have_text("Björn", timeout=PATIENCE)

    assert phone.complaints == []


@in_the_browsers_loop
async def test_a_tab_whose_address_is_no_longer_valid_says_so(window: Browser) -> None:
    port = free_port_after_a_free_one()
    async with serving(port) as page:
        phone = await pick_up(window, page.url, "Björn")
    async with serving(port):
        await expect(phone.notice).to_contain_text("no longer valid", timeout=PATIENCE)
