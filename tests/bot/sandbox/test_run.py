"""The sandbox as people start it: a program of its own, that is asked to stop or just killed."""

import asyncio
import signal
import socket
from datetime import timedelta
from pathlib import Path

import pytest

from bot.config import ConfigurationError, Settings
from bot.sandbox import run
from bot.storage.database import open_database
from bot.texts import Catalogue
from tests.bot.sandbox.browser import PATIENCE_SECONDS, Browser, browsing
from tests.bot.sandbox.ports import LOOPBACK, free_port_after_a_free_one
from tests.bot.sandbox.program import launched, running

HOUR = 60 * 60
DAY = 24 * HOUR


async def test_another_version_of_simcord_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(run.NEEDED, "simcord", "99.9")

    with pytest.raises(ConfigurationError) as refusal:
        await run.run_sandbox(Settings(token=None))

    told = Catalogue().texts(None).say(refusal.value.key, **refusal.value.data)
    assert "simcord 99.9" in told


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_asked_to_stop_it_leaves_and_lets_go_of_the_database(
    tmp_path: Path, how: signal.Signals
) -> None:
    async with running(tmp_path) as (process, url), browsing(url) as browser:
        await browser.look()
        process.send_signal(how)
        status = await asyncio.wait_for(process.wait(), PATIENCE_SECONDS)

    assert status == 0
    await (await open_database(tmp_path / run.DATABASE)).close()


async def test_a_taken_port_is_told_in_one_line(tmp_path: Path) -> None:
    port = free_port_after_a_free_one()
    with socket.create_server((LOOPBACK, port)):
        async with launched(tmp_path, port) as sandbox:
            printed, complaint = await asyncio.wait_for(sandbox.communicate(), PATIENCE_SECONDS)

    assert sandbox.returncode == 69
    assert printed == b""
    assert str(port) in complaint.decode()
    assert complaint.count(b"\n") == 1


def without_times(board: str) -> list[str]:
    """The lines of a board's message, without times."""
    return [line for line in board.splitlines() if "<t:" not in line]


async def test_a_game_goes_on_after_a_kill(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, url), browsing(url) as browser:
        await start_game(browser)
        first_board = await browser.look_for("your turn")

    async with running(tmp_path) as (_, url), browsing(url) as browser:
        board = await browser.look_for("your turn")
        # The deadline may be some seconds later: what the bot missed is given back.
        assert without_times(board)[:3] == without_times(first_board)[:3]
        await place_first_offer(browser)
        await browser.look_for("→ +")


async def test_time_is_moved_on_and_a_restart_goes_on_from_there(tmp_path: Path) -> None:
    async with running(tmp_path) as (_, url), browsing(url) as browser:
        await start_game(browser, pace="1d")
        board = await browser.look_for("your turn")
        begun = browser.time_of(board)
        await browser.move_time(DAY)
        await browser.move_time(HOUR)
        vote = await browser.look_for("What now?")
        late = browser.time_of(vote)

    assert late - begun > timedelta(hours=23)
    async with running(tmp_path) as (_, url), browsing(url) as browser:
        vote = await browser.look_for("What now?")
        assert browser.time_of(vote) > late
        await browser.become("Björn")
        await browser.click("Skip turn")
        await browser.look_for("skipped")
        await browser.move_time(7 * DAY)
        paused = await browser.look_for("is paused")

    assert browser.time_of(paused) - begun > timedelta(days=2)


async def test_a_game_is_played_in_a_thread_and_called_for_in_direct_messages(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as (_, url), browsing(url) as browser:
        await browser.send("settings")
        await browser.look()
        await browser.choose("s1:direct", "turns")
        await browser.send("game new", variant="classic", order="joined", thread=True)
        thread = (await browser.look_for("Your lobby is open in")).split("**")[1]
        await browser.go_to(thread)
        await browser.look_for("Seats 1 of")
        await browser.become("Björn")
        await browser.click("Join")
        await browser.become("Ann")
        await browser.click("Start")
        await browser.look_for("your turn")
        move, *_ = await browser.complete("place", "move")
        await browser.go_to("")
        called = await browser.look_for("Your turn in")
        await browser.click("Play")
        panel = await browser.look_for("Spot 1 of")
        await browser.become("Björn")
        assert called not in browser.texts
        await browser.go_to(thread)
        assert panel not in browser.texts
        await browser.become("Ann")
        await browser.send("place", move=move)
        await browser.look_for("→ +")

    async with running(tmp_path) as (_, url), browsing(url) as browser:
        await browser.go_to(thread)
        await browser.look_for("→ +")


async def test_the_page_keeps_its_address_so_that_an_open_tab_can_go_on(
    tmp_path: Path,
) -> None:
    secrets = []
    for _ in range(2):
        async with running(tmp_path) as (_, url):
            secrets.append(url.partition("#")[2])

    assert secrets[0]
    assert secrets[0] == secrets[1]


async def start_game(browser: Browser, **terms: str) -> None:
    """Let Ann and Björn start a game in which Ann goes first."""
    await browser.send("game new", variant="classic", order="joined", **terms)
    await browser.look_for("Seats 1 of")
    await browser.become("Björn")
    await browser.click("Join")
    await browser.become("Ann")
    await browser.click("Start")


async def place_first_offer(browser: Browser) -> None:
    move, *_ = await browser.complete("place", "move")
    await browser.send("place", move=move)
