"""One click is answered, if somebody clicks in time and no other program hears it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from filelock import FileLock

from tests.bot.operating.acceptance.trying import ANN, FAULT, FINE, WARNING, Lines, Trying
from tests.loopback import Interaction, Request, Trouble
from tests.loopback.troubles import PASS


class Waiting:
    """A run that waits for a click, and the board under which it does."""

    def __init__(self, trying: Trying, running: asyncio.Task[Lines]) -> None:
        (self.board,) = trying.loopback.messages(trying.channel_id)
        (self.button,) = self.board.buttons
        self.running = running
        self._trying = trying

    async def click(self, custom_id: str | None = None) -> Interaction:
        """Click its button, or another one."""
        asked = custom_id or self.button["custom_id"]
        return await self._trying.loopback.click(ANN, self.board, asked)


@asynccontextmanager
async def waiting(trying: Trying, seconds: float = 5.0) -> AsyncIterator[Waiting]:
    trying.limits = replace(trying.limits, click=seconds)
    running = asyncio.create_task(trying.run())
    board = trying.loopback.messages(trying.channel_id)
    is_open = lambda: bool(board) and not board[0].buttons[0]["disabled"]  # noqa: E731
    await trying.loopback.until(is_open)
    yield Waiting(trying, running)
    await running


async def test_a_click_in_time_is_answered_for_its_clicker_alone(trying: Trying) -> None:
    async with waiting(trying) as run:
        other = await run.click("r1:page:classic:1")
        asked = await run.click()
        lines = await run.running

    assert lines["click"] == (FINE, "acceptance-click")
    assert (asked.answers[0].is_ephemeral, asked.text.split(",")[0]) == (True, "Thank you")
    assert (other.callback, trying.left) == (None, [])


async def test_a_click_that_comes_after_is_not_answered(trying: Trying) -> None:
    async with waiting(trying, 0.05) as run:
        lines = await run.running
        late = await run.click()

    assert lines["click"] == (WARNING, "acceptance-click-none")
    assert late.callback is None


async def test_the_button_can_be_pressed_only_while_somebody_listens(trying: Trying) -> None:
    trying.loopback.arrange(Request.LOG_IN, PASS, Trouble(401))
    trying.loopback.arrange(Request.DELETE, *[Trouble.forbidden(50001)] * 3)

    lines = await trying.run()

    (board,) = trying.loopback.messages(trying.channel_id)
    assert lines["click"] == (FAULT, "acceptance-click-deaf")
    assert (board.buttons[0]["disabled"], trying.told) == (True, [])


async def test_while_a_bot_runs_no_click_is_waited_for(trying: Trying) -> None:
    with FileLock(f"{trying.database}.lock"):
        lines = await trying.run()

    assert lines["click"] == (WARNING, "acceptance-click-bot-runs")
    assert (trying.left, trying.told) == ([], [])
    assert "GET /gateway" not in trying.loopback.requests


@pytest.mark.parametrize(
    ("trouble", "todo"),
    [
        (Trouble(400, 40060), "acceptance-todo-other-bot"),
        (Trouble.not_found(10062), "acceptance-todo-click-late"),
        (Trouble.forbidden(50001), "acceptance-todo-no-access"),
    ],
)
async def test_an_answer_that_is_refused_is_told(
    trying: Trying, trouble: Trouble, todo: str
) -> None:
    trying.loopback.arrange(Request.CALLBACK, trouble)

    async with waiting(trying) as run:
        await run.click()
        lines = await run.running

    assert lines["click"] == (FAULT, "acceptance-refused")
    assert trying.todo("click") == (todo, "view channel")
    assert trying.left == []


async def test_an_answer_that_was_lost_has_arrived(trying: Trying) -> None:
    trying.loopback.arrange(Request.CALLBACK, Trouble.lost_answer())

    async with waiting(trying) as run:
        asked = await run.click()
        lines = await run.running

    assert lines["click"] == (FINE, "acceptance-click")
    assert len(asked.answers) == 1


async def test_a_connection_that_ends_is_told(trying: Trying) -> None:
    async with waiting(trying) as run:
        await trying.loopback.gateway.drop(code=4004)
        lines = await run.running

    assert lines["click"] == (FAULT, "acceptance-click-deaf")
    assert trying.left == []


async def test_only_the_servers_shard_is_connected(trying: Trying) -> None:
    trying.loopback.world.shards = 3
    shard = trying.loopback.gateway

    async with waiting(trying) as run:
        asked = await run.click()
        lines = await run.running

    assert lines["click"] == (FINE, "acceptance-click")
    assert asked.callback is not None
    assert not shard.is_connected.is_set()
