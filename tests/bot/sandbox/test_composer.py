"""The line in which commands are typed, in Chromium on a phone."""

from secrets import token_urlsafe

from playwright.async_api import Browser, Error, Locator, Page

from bot.sandbox.page import open_page
from bot.sandbox.world import create_world
from tests.bot.sandbox.clicker import Clicker
from tests.bot.sandbox.phone import in_the_browsers_loop, pick_up
from tests.bot.sandbox.table import TEXTS

TRIES = 5
A_MOMENT = 2000
"""Milliseconds to find the list and tap it."""


async def is_seen_whole(part: Locator, within: Locator) -> bool:
    """Whether nothing of a part is cut off by its own box or by what it lies within."""
    is_cut = await part.evaluate("it => it.scrollWidth > it.clientWidth")
    inner, outer = await part.bounding_box(), await within.bounding_box()
    assert inner is not None
    assert outer is not None
    is_below = inner["y"] + inner["height"] > outer["y"] + outer["height"]
    return not is_cut and not is_below and inner["y"] >= outer["y"]


async def choose_command(page: Page, name: str) -> None:
    """Type a command and tap it; what the page shows just then may take the list away again."""
    for tries_left in reversed(range(TRIES)):
        await page.get_by_label("Message", exact=True).fill("")
        await page.get_by_label("Message", exact=True).fill(name)
        try:
            await page.get_by_role("option", name=name).tap(timeout=A_MOMENT)
        except Error:
            if not tries_left:
                raise
        else:
            return


@in_the_browsers_loop
async def test_the_first_tap_on_the_empty_line_suggests_to_open_a_game(window: Browser) -> None:
    world = create_world(Clicker(), TEXTS)
    async with open_page(world, port=0, secret=token_urlsafe()) as page:
        phone = await pick_up(window, page.url, "Ann")
        line = phone.page.get_by_label("Message", exact=True)
        await phone.settled(line)  # the line is drawn anew for who has just sat down
        await line.tap()
        suggested = await line.input_value()
        await phone.page.keyboard.type("Hi")
        typed = await line.input_value()
        await line.fill("")
        await line.blur()
        await line.tap()

        assert (suggested, typed) == ("/game new", "Hi")
        assert await line.input_value() == ""


@in_the_browsers_loop
async def test_what_is_typed_for_an_option_and_what_is_wrong_with_it_are_seen_whole(
    window: Browser,
) -> None:
    world = create_world(Clicker(), TEXTS)
    async with open_page(world, port=0, secret=token_urlsafe()) as page:
        phone = await pick_up(window, page.url, "Ann")
        line = phone.page.locator("#channel-composer")
        await choose_command(phone.page, "/later")
        option, error = line.locator(".command-option-input"), line.locator(".command-error")
        await option.fill("tomorrow")
        await line.get_by_role("button", name="Send").tap()
        await error.wait_for()

        assert await is_seen_whole(option, line)
        assert await is_seen_whole(error, line)
