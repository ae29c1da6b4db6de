"""The doctor beside a running bot, and without one, as whoever runs it types the command."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

from discord.utils import utcnow

from bot.operating.signs_socket import NoAnswer, NoBot, ask
from bot.operating.vital_signs import troubles
from bot.storage.database import open_to_read
from bot.storage.presence import faults
from tests.bot.operating.doctor.visit import TOKEN
from tests.loopback import LoopbackDiscord, Person, Request, Trouble
from tests.loopback.child import ROOT
from tests.loopback.forked import forked_bot

ANN = Person(42, "Ann")


async def doctor(
    loopback: LoopbackDiscord, database: Path, *arguments: str, **settings: str
) -> tuple[int | None, str, str]:
    """Type the command; return its exit status, what it prints, and what it logs."""
    own = {"DISCORD_TOKEN": TOKEN, "DALAPAPA_DATABASE": str(database)}
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.loopback.launch", loopback.address, "doctor", *arguments),
        cwd=ROOT,
        env={**os.environ, **own, **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    told, logged = await asyncio.wait_for(child.communicate(), 60)
    return child.returncode, told.decode("latin-1"), logged.decode()


async def faults_in(database: Path) -> list[str]:
    """The kinds of faults that a bot has counted."""
    opened = await open_to_read(database)
    counted = await faults.since(opened.reader, utcnow() - timedelta(hours=1))
    await opened.close()
    return [fault.kind for fault in counted]


def marks(told: str) -> dict[str, str]:
    found: list[dict[str, Any]] = json.loads(told)
    assert all({*line} == {"check", "mark", "said", "todo"} for line in found)
    return {line["check"]: line["mark"] for line in found}


async def until_well(database: Path) -> None:
    """Wait until the running bot says that all is well."""
    async with asyncio.timeout(20):
        while True:
            with suppress(NoBot, NoAnswer):
                if not troubles(await asyncio.to_thread(ask, database)):
                    return
            await asyncio.sleep(0.05)


async def test_beside_a_bot_all_is_well_and_what_goes_wrong_later_is_counted(
    tmp_path: Path,
) -> None:
    database = tmp_path / "games.sqlite3"
    async with LoopbackDiscord() as loopback:
        (channel_id,) = loopback.channel_ids
        async with forked_bot(loopback, database) as bot:
            await loopback.command(ANN, channel_id, "game new", variant="classic")
            await loopback.until(lambda: len(loopback.messages(channel_id)) == 1)
            await until_well(database)
            asked_before = len(loopback.requests)

            status, told, logged = await doctor(loopback, database, "--json")

            asked = loopback.requests[asked_before:]
            loopback.arrange(Request.CALLBACK, Trouble(400, 50035))
            await loopback.command(ANN, channel_id, "game info")
            await loopback.until(lambda: len(loopback.requests) > asked_before + len(asked) + 1)
            bot.terminate()
            await bot.wait()

    counted = await faults_in(database)
    wrong = {check: mark for check, mark in marks(told).items() if mark != "✓"}
    assert (status, logged) == (0, "")
    assert wrong == {"backup": "!"}
    assert str(bot.pid) in told or "a bot runs on this database" in told
    assert [request.split()[0] for request in asked] == ["GET"] * len(asked)
    assert TOKEN not in told
    assert counted == ["answer_made_plainer"]


async def test_before_the_first_start_it_says_what_is_wrong_in_lines(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with LoopbackDiscord() as loopback:
        loopback.arrange(Request.LOG_IN, Trouble(401))

        status, told, logged = await doctor(loopback, database, "--all", PYTHONIOENCODING="latin-1")

    lines = told.splitlines()
    assert (status, logged) == (1, "")
    assert "? token: Discord does not accept it" in lines  # no ✗ in the encoding that was asked for
    assert "! channels: not checked" in lines
    assert lines[-1].startswith("1 thing is wrong (?), ")
    assert not database.exists()
    assert TOKEN not in told
