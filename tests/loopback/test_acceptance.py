"""A channel is tried out as whoever runs the bot types it: beside a bot, stopped, and killed."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from bot.app import build_client, examine, steps_of_acceptance
from bot.config import Settings
from bot.operating.acceptance.acceptance_run import STEPS
from bot.operating.doctor.application import check_token
from bot.operating.doctor.diagnosis import Phrase
from bot.operating.doctor.rounds import Check, Examined
from bot.presenters.servers.acceptance_board import AcceptanceId
from bot.texts import Catalogue
from tests.bot.operating.acceptance.test_traces import KILLS, made
from tests.bot.operating.acceptance.trying import ANN
from tests.bot.operating.doctor.visit import TOKEN
from tests.forks import Fork
from tests.loopback import LoopbackDiscord, Message, Request, logged_in
from tests.loopback.forked import forked
from tests.loopback.launch import launch
from tests.loopback.troubles import HANGS, PASS
from tests.loopback.world import MANAGE_THREADS

TEXTS = Catalogue().texts(None)


def typed(loopback: LoopbackDiscord, database: Path) -> AbstractAsyncContextManager[Fork]:
    """Type the command; kill it in the end if it still runs."""
    (channel_id,) = loopback.channel_ids[:1]
    command = ("doctor", "--channel", str(channel_id), "--json")
    own = {"DISCORD_TOKEN": TOKEN, "DALAPAPA_DATABASE": str(database)}
    return forked(launch, [loopback.address, *command], **own)


async def test_beside_a_bot_clicks_are_its_own_and_it_says_that_it_is_a_test(
    tmp_path: Path,
) -> None:
    database = tmp_path / "games.sqlite3"
    bot = build_client(Settings(TOKEN, database))
    async with LoopbackDiscord() as loopback, logged_in(bot, loopback):
        (channel_id,), told = loopback.channel_ids, list[Phrase]()
        checks = (Check("token", check_token), *steps_of_acceptance(channel_id, told.append))
        own = {"DISCORD_TOKEN": TOKEN, "DALAPAPA_DATABASE": str(database)}
        examined = list[Examined]()
        await examine(own, checks, examined.append)
        left = [*loopback.messages(channel_id)]
        board = loopback.world.add_message(channel_id, loopback.world.bot, {}, [])
        asked = await loopback.click(ANN, board, str(AcceptanceId(1)))
        await loopback.answer(asked)

    wrong = {one.check: one.found.said.key for one in examined if one.found.todo is not None}
    assert wrong == {"click": "acceptance-click-bot-runs"}
    assert (left, told) == ([], [])
    assert asked.text == TEXTS.say("acceptance-only-a-test")
    assert asked.answers[0].is_ephemeral


@pytest.mark.long  # A process of its own, which first looks at all else.
async def test_a_command_that_is_stopped_removes_what_it_made(tmp_path: Path) -> None:
    async with LoopbackDiscord() as loopback:
        (channel_id,) = loopback.channel_ids
        loopback.arrange(Request.THREAD, HANGS)
        async with typed(loopback, tmp_path / "games.sqlite3") as child:
            await loopback.until(lambda: bool(loopback.world.threads), within=60)
            stood = len(loopback.messages(channel_id))

            child.send_signal(signal.SIGINT)
            said, logged = await asyncio.wait_for(child.communicate(), 30)

        assert (stood, loopback.messages(channel_id)) == (1, [])
        assert loopback.world.active_threads(loopback.world.first_guild_id) == []
    assert child.returncode == 1
    found = [one["check"] for one in json.loads(said)]
    assert (found[0], found[-1]) == ("python", "history")  # what was found until then
    assert logged.decode() == TEXTS.say("acceptance-leaving") + "\n"


@pytest.mark.long  # A process for each.
@pytest.mark.parametrize(("request_", "asked", "number", "left"), KILLS)
async def test_a_command_that_is_killed_is_cleaned_up_by_the_next(
    tmp_path: Path, request_: Request, asked: str, number: int, left: int
) -> None:
    database = tmp_path / "games.sqlite3"
    async with LoopbackDiscord() as loopback:
        world, (channel_id,) = loopback.world, loopback.channel_ids
        world.permissions |= MANAGE_THREADS
        loopback.arrange(request_, *[PASS] * (number - 1), HANGS)
        async with typed(loopback, database) as killed, somebody_clicks(loopback):
            await loopback.until(lambda: made(loopback, asked) == number, within=60)
            killed.kill()
            await killed.wait()
        await loopback.gateway.drop()
        stood = len(loopback.messages(channel_id)) + len(world.active_threads(world.first_guild_id))
        async with typed(loopback, database) as child, somebody_clicks(loopback):
            said, _ = await asyncio.wait_for(child.communicate(), 60)

    lines = json.loads(said)
    steps = [line["mark"] for line in lines if line["said"].endswith(" ms)")]
    assert (stood, loopback.messages(channel_id)) == (left, [])
    assert world.threads.keys() == world.archived
    assert (child.returncode, steps) == (0, ["✓"] * len(STEPS))


@asynccontextmanager
async def somebody_clicks(loopback: LoopbackDiscord) -> AsyncIterator[None]:
    """Let somebody click the button of a board that is posted from now on, once it can be."""
    (channel_id,) = loopback.channel_ids[:1]
    old = {message.id for message in loopback.messages(channel_id)}

    def open_board() -> Message | None:
        boards = (one for one in loopback.messages(channel_id) if one.id not in old)
        return next((one for one in boards if one.buttons and not one.buttons[0]["disabled"]), None)

    async def click() -> None:
        await loopback.until(lambda: open_board() is not None, within=60)
        board = open_board()
        assert board is not None
        await loopback.click(ANN, board, board.buttons[0]["custom_id"])

    clicking = asyncio.create_task(click())
    yield
    clicking.cancel()
    await asyncio.gather(clicking, return_exceptions=True)
