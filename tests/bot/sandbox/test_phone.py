"""The page in Chromium on a phone, where tapping and typing go through the script it is served."""

from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.bot.sandbox.browser import browsing
from tests.bot.sandbox.phone import Phone, in_the_browsers_loop, path_of_chromium
from tests.bot.sandbox.table import TEXTS, Table, table


async def said(at: Table, phone: Phone, *texts: str) -> None:
    """Let Ann write messages elsewhere, until they are on a phone."""
    async with browsing(at.url) as browser:
        await browser.say(*texts)
        await browser.leave()
    await phone.sees(texts[-1])


def test_without_chromium_a_test_is_skipped_but_fails_in_continuous_integration(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("CI", "true")

    with pytest.raises(pytest.fail.Exception, match="Chromium"):
        path_of_chromium()

    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="Chromium"):
        path_of_chromium()


@in_the_browsers_loop
async def test_a_list_shows_what_an_edit_of_its_message_says(
    window: Browser, tmp_path: Path
) -> None:
    async with table(window, tmp_path, variant="classic") as at:
        phone = await at.phone_on_turn(await at.match())
        await phone.tap(TEXTS.say("button-play"))
        spots = phone.menu_above
        await phone.touch(spots)
        first, *_, last = await phone.options.all_inner_texts()
        await phone.touch(spots)
        await phone.choose(last, spots)
        chosen = await spots.inner_text()
        await phone.tap(TEXTS.say("button-on", first="signs"))
        moved_on = await spots.inner_text()
        await phone.choose(last, spots)
        chosen_again = await spots.inner_text()

    assert (chosen, moved_on, chosen_again) == (last, first, last)


@in_the_browsers_loop
async def test_a_move_is_typed_into_the_question_of_a_panel(
    window: Browser, tmp_path: Path
) -> None:
    async with table(window, tmp_path, variant="classic") as at:
        phone = await at.phone_on_turn(await at.match())
        await phone.tap(TEXTS.say("button-play"))
        (move, *_) = await phone.newest.locator("code").all_inner_texts()
        await phone.tap(TEXTS.say("button-type"))
        await phone.write(move)
        await phone.tap(TEXTS.say("do-place-and-end"))
        told = await phone.newest_text()
        match = await at.match()

    assert move.split(" ")[1] in told
    assert match.public.to_act == 1


@in_the_browsers_loop
async def test_of_the_simulator_nothing_is_seen(window: Browser, tmp_path: Path) -> None:
    async with table(window, tmp_path, variant="classic") as at:
        phone = await at.phone_on_turn(await at.match())
        await phone.open_panel(TEXTS.say("button-play"))
        seen = await phone.page.locator("body").inner_text()
        controls = phone.page.get_by_role("banner").locator("button, select, summary")
        labels = await controls.filter(visible=True).evaluate_all(
            "them => them.map(it => it.ariaLabel)"
        )
        title, notice = await phone.page.title(), await phone.notice.inner_text()

    assert (title, notice) == ("Dalapapa", "")
    assert labels == ["Viewing as", "Move time on"]
    assert not [word for word in ("SimCord", "Preview", "Callback") if word in seen]


@in_the_browsers_loop
async def test_a_list_opens_where_it_is_tapped_and_is_seen_whole(
    window: Browser, tmp_path: Path
) -> None:
    async with table(window, tmp_path, variant="classic") as at:
        phone = await at.phone_on_turn(await at.match())
        await phone.tap(TEXTS.say("button-play"))
        (chat,) = await phone.settled(phone.page.locator("#channel-timeline"))
        seen = []
        for number in range(4):
            if number:
                await said(at, phone, *(f"message {number} {line}" for line in range(3)))
            for menu in (phone.menu_above, phone.menu):
                (before,) = await phone.settled(menu)
                await phone.touch(menu)
                after, opened = await phone.settled(menu, phone.open_list)
                seen.append((before, after, opened))
                await phone.touch(menu)

    bottom = chat["y"] + chat["height"]
    for before, after, opened in seen:
        assert after["y"] + after["height"] <= opened["y"]
        assert opened["y"] + opened["height"] <= bottom
        has_room = before["y"] + after["height"] + opened["height"] + 60 <= bottom
        assert abs(after["y"] - before["y"]) < 8 if has_room else after["y"] < before["y"] + 8
    assert any(abs(after["y"] - before["y"]) < 8 for before, after, _ in seen)


@in_the_browsers_loop
async def test_a_list_opened_by_a_key_stays_where_it_is_after_a_tap_elsewhere(
    window: Browser,
    tmp_path: Path,
) -> None:
    async with table(window, tmp_path, variant="classic") as at:
        phone = await at.phone_on_turn(await at.match())
        await phone.tap(TEXTS.say("button-play"))
        await said(at, phone, *(f"message {line}" for line in range(9)))
        menu = phone.menu_above
        for _ in range(2):
            await phone.touch(menu)
            await phone.settled(menu)
        timeline = phone.page.locator("#channel-timeline")
        await timeline.evaluate("it => { it.scrollTop -= 60; }")
        (before,) = await phone.settled(menu)
        await menu.press("Enter")
        after, opened = await phone.settled(menu, phone.open_list)
        (chat,) = await phone.settled(timeline)

    assert before["y"] + before["height"] + opened["height"] + 60 <= chat["y"] + chat["height"]
    assert abs(after["y"] - before["y"]) < 8


@in_the_browsers_loop
async def test_a_list_of_several_choices_is_closed_by_a_tap_beside_it(
    window: Browser, tmp_path: Path
) -> None:
    async with table(window, tmp_path, variant="classic") as at:
        phone = at.phones[min(at.phones)]
        async with browsing(at.url) as browser:
            await browser.become("Ann")
            await browser.send("server")
        await phone.messages.get_by_text("Games on this server.").wait_for()
        channels = phone.messages.get_by_role("combobox").nth(-3)
        await phone.touch(channels)
        await phone.settled(phone.open_list)
        await phone.open_list.get_by_role("option").first.tap()
        await phone.open_list.locator('[aria-selected="true"]').wait_for()
        tools = await phone.open_list.get_by_text("SimCord").filter(visible=True).count()
        await phone.page.locator("#channel-timeline").tap(position={"x": 5, "y": 5})
        await phone.newest.get_by_text("#table").wait_for()

    assert tools == 0
