"""While a review is worked out people go on in the sandbox as ever."""

from asyncio import to_thread
from pathlib import Path
from threading import Event

import pytest
from structlog.testing import capture_logs

from bot.services.processes import Worker
from tests.bot.sandbox.browser import browsing
from tests.bot.sandbox.table import TEXTS, room

PATIENCE_SECONDS = 30


async def test_nobody_waits_for_a_review_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, may_answer = Event(), Event()

    def ask(*_: object) -> None:
        asked.set()
        may_answer.wait(PATIENCE_SECONDS)

    monkeypatch.setattr(Worker, "ask", ask)
    async with room(tmp_path) as at, browsing(at.url) as browser:
        await browser.send("game new", variant="classic", order="joined")
        await browser.become("Björn")
        await browser.send("game join")
        await browser.become("Ann")
        await browser.send("game start")
        await browser.send("game resign")
        await browser.look_for("Do you really want to leave")
        await browser.click(TEXTS.say("button-resign"))
        await browser.look_for("** is over: ")
        await browser.click(TEXTS.say("button-review"))
        assert await to_thread(asked.wait, PATIENCE_SECONDS)
        with capture_logs() as logs:
            await browser.send("turns")
            told = await browser.look_for(TEXTS.say("turns-none"))
        may_answer.set()

    assert told
    assert [entry for entry in logs if entry["event"] == "sandbox_is_slow"] == []
