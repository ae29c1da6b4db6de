"""A bot in a process of its own tells how it is, and ends itself when its loop hangs."""

import asyncio
import signal
import socket
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operating.hang_marks import HangMarks
from bot.operating.watchdog import Hang
from tests.loopback import LoopbackDiscord
from tests.loopback.child import launched


@asynccontextmanager
async def systemd(path: Path) -> AsyncIterator[asyncio.Queue[list[str]]]:
    """What a service tells systemd, whose socket stands at a path."""
    told: asyncio.Queue[list[str]] = asyncio.Queue()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(path))
        listening.settimeout(0)

        def receive() -> None:
            told.put_nowait(listening.recv(4096).decode().splitlines())

        asyncio.get_running_loop().add_reader(listening, receive)
        yield told
        asyncio.get_running_loop().remove_reader(listening)


async def until(told: asyncio.Queue[list[str]], state: str) -> list[str]:
    """All that is told up to a state."""
    states: list[str] = []
    async with asyncio.timeout(30):
        while state not in states:
            states += await told.get()
    return states


async def test_a_held_loop_ends_the_process_with_its_status_and_the_stacks_of_all_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "games.sqlite3"
    monkeypatch.setenv("DALAPAPA_DATABASE", str(database))
    async with (
        LoopbackDiscord() as loopback,
        systemd(tmp_path / "notify") as told,
        launched(
            loopback,
            database,
            launcher="tests.loopback.hanging",
            stderr=PIPE,
            NOTIFY_SOCKET=str(tmp_path / "notify"),
        ) as bot,
    ):
        before = await until(told, "READY=1")
        were_commands_there = bool(loopback.world.commands)
        await until(told, "WATCHDOG=1")
        status_while_well = await asyncio.to_thread(main, ["health"])
        line_while_well = capfd.readouterr().out

        bot.send_signal(signal.SIGUSR1)
        _, log = await asyncio.wait_for(bot.communicate(), 20)

    assert were_commands_there
    assert "EXTEND_TIMEOUT_USEC=90000000" in before
    assert "WATCHDOG=1" not in before
    assert (status_while_well, line_while_well[:5]) == (0, "Well:")
    assert bot.returncode == Hang.LOOP
    assert b"hold_the_loop" in log
    assert log.count(b"hread 0x") > 2
    assert b"process_hangs" in log
    assert len(HangMarks(database).take()) == 1
    assert main(["health"]) == 1
    assert capfd.readouterr().out.startswith("Not running:")
