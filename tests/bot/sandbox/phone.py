"""Phones: windows of Chromium in which people do everything with a thumb."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
from playwright.async_api import (
    Browser,
    FloatRect,
    Locator,
    Page,
    Response,
    async_playwright,
)
from playwright.async_api import TimeoutError as NothingCame

PATIENCE_SECONDS = 10
A_LOOK_SECONDS = 0.02
A_WHILE_SECONDS = 0.1
LOOKS = 3
"""How often in a row a part of the page is where it was before it is said to lie still."""
WIDTH, HEIGHT = 400, 850
MOST_PAGES = 20
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of them that is there is taken: the headless one needs half the processor time."""

in_the_browsers_loop = pytest.mark.asyncio(loop_scope="session")
"""A test that uses the ``window`` runs in the event loop in which Chromium was started."""


def path_of_chromium() -> str:
    """Return where Chromium is; without it a test is skipped, and fails in continuous integration.

    There ``CI`` stands in the environment.
    """
    for program in PROGRAMS:
        if path := shutil.which(program):
            return path
    if "CI" in os.environ:
        pytest.fail("Chromium is not installed")
    pytest.skip("Chromium is not installed")


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Run the system's Chromium, unseen."""
    path = path_of_chromium()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path)
        try:
            yield browser
        finally:
            await browser.close()


async def close_all(browser: Browser) -> None:
    """Close all phones that were picked up."""
    for context in browser.contexts:
        await context.close()


@dataclass
class Phone:
    """One of the people at the sandbox's page; ``touches`` counts what their thumb did."""

    page: Page
    complaints: list[str]
    touches: int = 0

    async def tap(self, label: str) -> None:
        """Tap the newest button with a label that can be tapped."""
        await self._answered(self.button(label))

    async def open_panel(self, play: str) -> None:
        """Tap **Play**, however it is named, and wait for the panel.

        It may come to the page after the answer.
        """
        newest = before = await self._newest_id()
        await self.tap(play)
        async with asyncio.timeout(PATIENCE_SECONDS):
            while newest == before:
                await asyncio.sleep(A_LOOK_SECONDS)
                newest = await self._newest_id()

    async def _newest_id(self) -> str | None:
        """The id of the newest message that only this person sees, if there is one."""
        found = await self.newest.evaluate_all(
            "them => them.map(it => it.closest('[data-message-id]').dataset.messageId)"
        )
        return str(found[0]) if found else None

    async def choose(self, label: str, menu: Locator | None = None) -> None:
        """Open a list, the newest at first, and tap an option; if need be the last turns pages."""
        menu = menu or self.menu
        await self.touch(menu)
        for _ in range(MOST_PAGES):
            if label in await self.options.all_inner_texts():
                break
            await self._answered(self.options.last)
            await self.touch(menu)
        await self._answered(self.options.get_by_text(label, exact=True))

    async def settled(self, *parts: Locator) -> list[FloatRect]:
        """Return where parts of the page lie, once none has moved for a while."""
        found: list[FloatRect] = []
        seen = 0
        async with asyncio.timeout(2 * PATIENCE_SECONDS):
            while True:
                now = [box for part in parts if (box := await part.bounding_box()) is not None]
                seen = seen + 1 if now == found and len(now) == len(parts) else 0
                found = now
                if seen == LOOKS:
                    break
                await asyncio.sleep(A_WHILE_SECONDS)
        return found

    async def sees(self, text: str) -> None:
        """Wait until a message is on the page."""
        await self.messages.get_by_text(text, exact=True).wait_for()

    async def write(self, text: str) -> None:
        """Type into the question that is open, and send it."""
        question = self.page.get_by_role("dialog")
        await question.get_by_role("textbox").fill(text)
        await self._answered(question.get_by_role("button", name="Submit"))

    def button(self, label: str) -> Locator:
        """The newest button with a label that can be tapped."""
        return self.messages.get_by_role("button", name=label, exact=True, disabled=False).last

    @property
    def messages(self) -> Locator:
        """The channel's messages."""
        return self.page.locator("#channel-message-list")

    @property
    def menu(self) -> Locator:
        """The newest list, which shows what is chosen in it."""
        return self.messages.get_by_role("combobox").last

    @property
    def menu_above(self) -> Locator:
        """The list above the newest, such as that of spots above that of the ways."""
        return self.messages.get_by_role("combobox").nth(-2)

    @property
    def open_list(self) -> Locator:
        """The list that is open."""
        return self.page.locator(".select-list:popover-open")

    @property
    def options(self) -> Locator:
        """The options of the list that is open."""
        return self.page.locator(".select-list:popover-open .option-label")

    @property
    def notice(self) -> Locator:
        """What the page itself has to tell."""
        return self.page.locator("#action-status")

    async def newest_text(self) -> str:
        """Read the newest message that only this person sees."""
        return await self.newest.locator(".message-content").inner_text()

    async def labels(self) -> list[str]:
        """Read what can be tapped under the newest message that only this person sees."""
        return await self.newest.get_by_role("button", disabled=False).all_inner_texts()

    @property
    def newest(self) -> Locator:
        """The newest message that only this person sees, such as the panel.

        Below it others may stand: the board of a turn that takes long is shown to all.
        """
        own = self.page.locator(".message-ephemeral-note")
        return self.messages.locator(".channel-message").filter(has=own).last

    async def touch(self, spot: Locator) -> None:
        """Put the thumb on a spot of the page."""
        self.touches += 1
        await spot.tap()

    async def sleep(self) -> None:
        """Let the page stand still, as on a phone that is in a pocket."""
        await self._set_state("frozen")

    async def wake(self) -> None:
        """Let the page go on."""
        await self._set_state("active")

    async def _set_state(self, state: str) -> None:
        devtools = await self.page.context.new_cdp_session(self.page)
        await devtools.send("Page.setWebLifecycleState", {"state": state})
        await devtools.detach()

    async def is_told(self, message_id: int) -> None:
        """Wait until a message is on the page."""
        await self.messages.locator(f'[data-message-id="{message_id}"]').wait_for(state="attached")

    async def _answered(self, spot: Locator) -> None:
        """Touch a spot, and wait for what the bot answers.

        A message that comes to the page at that instant moves the spot away from under the thumb:
        nothing is sent then, and it is touched once more, which does not count.
        """
        try:
            async with self.page.expect_response(_is_action):
                await self.touch(spot)
        except NothingCame:
            self.touches -= 1
            async with self.page.expect_response(_is_action):
                await self.touch(spot)
        await self.page.locator(
            "#channel-message-list:not(:has(.component-button[aria-disabled=true]:enabled))"
        ).wait_for(state="attached")


async def pick_up(browser: Browser, url: str, name: str) -> Phone:
    """Open the page on somebody's phone."""
    context = await browser.new_context(
        viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True, is_mobile=True
    )
    context.set_default_timeout(PATIENCE_SECONDS * 1000)
    page = await context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(url)
    viewers = page.get_by_label("Viewing as")
    async with page.expect_response(_is_action):
        await viewers.select_option(label=name)
    return Phone(page, complaints)


def _is_action(response: Response) -> bool:
    return response.url.endswith("/api/action")
