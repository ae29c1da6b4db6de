"""The bot in a process of its own, launched against the loopback Discord."""

import asyncio
import os
import signal
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.database import open_database
from bot.version import VERSION
from tests.loopback import LoopbackDiscord, Person, Request, Trouble
from tests.loopback.child import ROOT, launched
from tests.loopback.forked import forked, forked_bot
from tests.loopback.launch import launch

ANN = Person(42, "Ann")


async def test_a_launched_bot_posts_and_ends_well_when_it_is_told_to(tmp_path: Path) -> None:
    async with LoopbackDiscord() as loopback:
        (channel_id,) = loopback.channel_ids
        async with launched(loopback, tmp_path / "games.sqlite3") as bot:
            await loopback.command(ANN, channel_id, "game new", variant="classic")
            await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)

            bot.send_signal(signal.SIGTERM)
            status = await asyncio.wait_for(bot.wait(), 10)

    assert status == 0
    assert loopback.messages(channel_id)[0].buttons


async def test_the_log_begins_with_the_version(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with LoopbackDiscord() as loopback, forked_bot(loopback, tmp_path / "games.sqlite3"):
        pass

    first, *_ = capfd.readouterr().err.splitlines()
    assert "started" in first
    assert f"version={VERSION}" in first


async def test_a_killed_bot_goes_on_with_its_database_when_launched_again(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with LoopbackDiscord() as loopback:
        (channel_id,) = loopback.channel_ids
        async with forked_bot(loopback, database) as bot:
            await loopback.command(ANN, channel_id, "game new", variant="classic")
            await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)
            bot.kill()
            await bot.wait()
        async with forked_bot(loopback, database):
            asked = await loopback.command(ANN, channel_id, "game info")
            await loopback.answer(asked)

    assert "classic" in asked.text.lower()
    assert len(loopback.messages(channel_id)) == 1


async def refusal(address: str, database: Path) -> tuple[int, list[str]]:
    """The exit status of a bot that does not start, and the lines it leaves with."""
    async with forked(launch, [address], **settings_of(database)) as bot:
        _, told = await asyncio.wait_for(bot.communicate(), 60)
        return await bot.wait(), told.decode().splitlines()


def settings_of(database: Path) -> dict[str, str]:
    """What is set for a bot that does not start."""
    own = {"DISCORD_TOKEN": "any", "DALAPAPA_DATABASE": str(database)}
    return {**own, "DALAPAPA_LOG_LEVEL": "error"}


async def test_a_bot_that_cannot_reach_discord_says_so_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"http://127.0.0.1:{closed.getsockname()[1]}"

    status, told = await refusal(address, tmp_path / "games.sqlite3")

    assert status == 69
    assert told == ["Discord cannot be reached, or is down. Is this machine connected?"]


async def test_a_bot_that_is_to_wait_with_its_log_in_says_so_in_one_line(tmp_path: Path) -> None:
    async with LoopbackDiscord() as loopback:
        loopback.arrange(Request.LOG_IN, Trouble.rate_limited(100))

        status, told = await refusal(loopback.address, tmp_path / "games.sqlite3")

    assert status == 69
    assert told == ["Discord cannot be reached, or is down. Is this machine connected?"]


async def test_a_token_that_discord_refuses_is_told_in_one_line(tmp_path: Path) -> None:
    async with LoopbackDiscord() as loopback:
        loopback.arrange(Request.LOG_IN, Trouble(401))

        status, told = await refusal(loopback.address, tmp_path / "games.sqlite3")

    assert status == 78
    assert len(told) == 1
    assert "token" in told[0]


async def test_a_second_signal_does_not_wait_for_what_is_going_on(tmp_path: Path) -> None:
    async with LoopbackDiscord() as loopback:
        (channel_id,) = loopback.channel_ids
        async with forked_bot(loopback, tmp_path / "games.sqlite3") as bot:
            loopback.arrange(Request.POST, Trouble.late(60))
            await loopback.command(ANN, channel_id, "game new", variant="classic")
            await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)
            bot.send_signal(signal.SIGTERM)
            await asyncio.sleep(0.5)
            is_still_there = bot.returncode is None

            bot.send_signal(signal.SIGTERM)
            status = await asyncio.wait_for(bot.wait(), 10)

    assert is_still_there
    assert status == 1


async def test_a_second_bot_on_a_database_says_so_in_one_line_before_it_logs_in(
    tmp_path: Path,
) -> None:
    database = tmp_path / "games.sqlite3"
    async with LoopbackDiscord() as loopback, forked_bot(loopback, database):
        asked_before = len(loopback.requests)

        status, told = await refusal(loopback.address, database)

        assert status == 75
        assert told == [f"{database}: another bot is using this database."]
        assert len(loopback.requests) == asked_before


async def test_a_damaged_database_is_told_in_one_line_and_left_as_it_is(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    database.write_bytes(b"Dear diary, " * 1000)
    async with LoopbackDiscord() as loopback:
        status, told = await refusal(loopback.address, database)

        assert loopback.requests == []
    assert status == 74
    assert len(told) == 1
    assert str(database) in told[0]
    assert database.read_bytes() == b"Dear diary, " * 1000


async def test_a_database_that_cannot_be_written_is_told_before_the_bot_logs_in(
    tmp_path: Path,
) -> None:
    database = tmp_path / "games.sqlite3"
    await (await open_database(database)).close()
    # Nor could coverage.py write what it measures.
    without_room = 'unset COVERAGE_PROCESS_CONFIG; ulimit -f 0; exec "$@"'
    async with LoopbackDiscord() as loopback:
        with closing(sqlite3.connect(database)) as beside:  # so that its index is there already
            beside.execute("SELECT * FROM settings").fetchall()

            bot = await asyncio.create_subprocess_exec(
                *("sh", "-c", without_room, "sh"),
                *(sys.executable, "-m", "tests.loopback.launch", loopback.address),
                cwd=ROOT,
                env=os.environ | settings_of(database),
                stderr=asyncio.subprocess.PIPE,
            )
            _, written = await asyncio.wait_for(bot.communicate(), 60)
            told = written.decode().splitlines()

        assert loopback.requests == []
    assert bot.returncode == 74
    assert len(told) == 1
    assert str(database) in told[0]
