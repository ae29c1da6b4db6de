import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from urllib.parse import urldefrag

import pytest
from aiohttp import ClientSession

from bot.sandbox.page import Page, open_page
from bot.sandbox.redirect import PortTaken
from bot.sandbox.world import PEOPLE, World, create_world
from bot.texts import Catalogue
from tests.bot.sandbox.browser import Browser, browsing
from tests.bot.sandbox.clicker import PICTURE, Clicker

ANY_PORT = 0
SECRET = token_urlsafe()
TEXTS = Catalogue().texts(None)


def world_of(client: Clicker) -> World:
    return create_world(client, TEXTS)


@pytest.fixture
def client() -> Clicker:
    return Clicker()


# Not fixtures: simcord's clock wants to be put away by the task that set it.
@asynccontextmanager
async def serving(client: Clicker) -> AsyncIterator[Page]:
    async with open_page(world_of(client), port=ANY_PORT, secret=SECRET) as page:
        playing = asyncio.create_task(page.play())
        try:
            yield page
        finally:
            playing.cancel()


@asynccontextmanager
async def one_tab(client: Clicker) -> AsyncIterator[Browser]:
    async with serving(client) as page, browsing(page.url) as browser:
        yield browser


async def test_the_first_message_names_the_people_and_the_first_command(client: Clicker) -> None:
    async with one_tab(client) as browser:
        (welcome,) = browser.texts

    assert all(name in welcome for name in PEOPLE.values())
    assert "/game new" in welcome
    assert "Viewing as" in welcome
    assert len(welcome.splitlines()) == 5


async def test_a_button_and_a_select_work(client: Clicker) -> None:
    async with one_tab(client) as browser:
        await browser.send("show")
        await browser.look()
        await browser.click("Count")
        await browser.choose("choose", "b")

    assert (client.clicks, client.choices) == (1, ["b"])


async def test_a_picture_is_served_as_the_bot_made_it(client: Clicker) -> None:
    async with one_tab(client) as browser:
        await browser.send("show")
        await browser.look()
        served = await browser.newest_picture()

    assert served == PICTURE


async def test_quick_clicks_on_an_old_state_of_the_page_all_count(client: Clicker) -> None:
    async with one_tab(client) as browser:
        await browser.send("show")
        await browser.look()
        for _ in range(25):
            await browser.click("Count")

    assert client.clicks == 25


async def test_what_a_timer_posts_appears_by_itself(client: Clicker) -> None:
    async with one_tab(client) as browser:
        await browser.send("later", seconds="6")
        await browser.look()
        at_once = browser.texts
        await browser.look_for("Time is up")

    assert "Time is up" not in at_once


async def test_a_private_answer_is_seen_by_its_asker_alone(client: Clicker) -> None:
    async with one_tab(client) as browser:
        await browser.send("later", seconds="60")
        await browser.look()
        seen_by_ann = browser.texts
        await browser.become("Björn")
        seen_by_bjorn = browser.texts

    assert "Wait" in seen_by_ann
    assert "Wait" not in seen_by_bjorn


async def test_the_page_carries_our_style_and_script(client: Clicker) -> None:
    async with serving(client) as page, ClientSession(urldefrag(page.url).url) as session:
        style = await (await session.get("/preview.css")).text()
        script = await (await session.get("/app.js")).text()

    assert ':has(.select-trigger[aria-expanded="true"])' in style
    assert "following" in script


async def test_the_session_can_be_ended_by_a_script(client: Clicker) -> None:
    async with open_page(world_of(client), port=ANY_PORT, secret=SECRET) as page:
        playing = asyncio.create_task(page.play())
        async with browsing(page.url) as browser:
            await browser.end_session()

        async with asyncio.timeout(10):
            await playing

    assert client.is_closed()


async def test_a_taken_port_is_named(client: Clicker) -> None:
    with socket.create_server(("127.0.0.1", ANY_PORT)) as taken:
        port = taken.getsockname()[1]

        with pytest.raises(PortTaken) as refusal:
            async with open_page(world_of(client), port=port, secret=SECRET):
                pass

    assert refusal.value.port == port
    assert client.is_closed()


async def test_people_and_channel_keep_their_ids() -> None:
    first, second = world_of(Clicker()), world_of(Clicker())

    assert first.channel.id == second.channel.id
    assert [who.id for who in first.people] == [who.id for who in second.people]
