"""Answers that Discord refuses or that get lost, on the loopback Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from bot.texts import Catalogue
from tests.loopback import LoopbackDiscord, Message, Person, Request, Trouble

ANN = Person(42, "Ann")
REFUSED = Trouble(400, 50035)
TOO_LARGE = Trouble(413, 40005)
TOO_LATE = Trouble.not_found(10062)


async def rules_shown(loopback: LoopbackDiscord) -> Message:
    """The answer to Ann's /rules, whose first page has a picture."""
    asked = await loopback.command(ANN, loopback.channel_ids[0], "rules", variant="classic")
    await loopback.until(lambda: bool(asked.text))
    return asked.answers[-1]


@pytest.mark.parametrize("request_", [Request.CALLBACK, Request.EDIT_ANSWER])
async def test_an_answer_that_is_too_large_comes_without_its_picture(
    loopback: LoopbackDiscord, monkeypatch: pytest.MonkeyPatch, request_: Request
) -> None:
    if request_ is Request.EDIT_ANSWER:
        monkeypatch.setattr("bot.transport.answers.SOON", 0.0)
    loopback.arrange(request_, TOO_LARGE)

    shown = await rules_shown(loopback)

    assert shown.attachments == []
    assert "\n" in shown.content
    assert shown.buttons


@pytest.mark.parametrize("request_", [Request.CALLBACK, Request.EDIT_ANSWER])
async def test_an_answer_that_stays_refused_becomes_a_number_that_is_in_the_log(
    loopback: LoopbackDiscord,
    monkeypatch: pytest.MonkeyPatch,
    request_: Request,
) -> None:
    if request_ is Request.EDIT_ANSWER:
        monkeypatch.setattr("bot.transport.answers.SOON", 0.0)
    loopback.arrange(request_, TOO_LARGE, REFUSED, REFUSED)

    with capture_logs() as logs:
        shown = await rules_shown(loopback)

    (number,) = [entry["error_id"] for entry in logs if entry["log_level"] == "error"]
    assert shown.content == Catalogue().texts("en").say("fault", id=number)


async def test_an_answer_that_arrived_but_was_not_confirmed_stands_once(
    loopback: LoopbackDiscord,
) -> None:
    loopback.arrange(Request.CALLBACK, Trouble.lost_answer())

    with capture_logs() as logs:
        shown = await rules_shown(loopback)
        await eventually(lambda: callbacks(loopback) == 2)

    assert shown.attachments
    assert logs == []


@pytest.mark.parametrize("trouble", [TOO_LATE, Trouble.lost_answer(), REFUSED])
async def test_lost_completions_leave_one_line_and_no_traceback(
    loopback: LoopbackDiscord, caplog: pytest.LogCaptureFixture, trouble: Trouble
) -> None:
    (channel_id,) = loopback.channel_ids
    loopback.arrange(Request.CALLBACK, trouble)

    with caplog.at_level(logging.WARNING), capture_logs() as logs:
        typing = asyncio.create_task(loopback.complete(ANN, channel_id, "place", "move", "1"))
        await eventually(lambda: bool(logs))
        typing.cancel()
        await rules_shown(loopback)

    assert [(entry["event"], entry["log_level"]) for entry in logs] == [
        ("completions_lost", "warning")
    ]
    assert caplog.records == []
    assert callbacks(loopback) == 2


async def eventually(is_so: Callable[[], bool]) -> None:
    """Wait for what changes nothing on the loopback Discord."""
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.01)


def callbacks(loopback: LoopbackDiscord) -> int:
    """How often the bot has answered an interaction for the first time."""
    return sum(request.endswith("/callback") for request in loopback.requests)
