"""The monitor of a real client has it ended by what hangs, and by nothing else."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.app import Dalapapa, build_client
from bot.config import Settings
from bot.operating.monitor import Monitor
from bot.operating.sd_notify import Notifier
from bot.operating.signs_socket import socket_of
from bot.operating.vital_signs import troubles
from bot.operating.watchdog import Hang, Limits, Watchdog
from bot.texts import Catalogue
from tests.bot.operating.hanging_writes import hang_writes
from tests.bot.operating.heartbeats import quick_heartbeats
from tests.loopback import LoopbackDiscord, Request, Trouble, logged_in

OFTEN = Limits(look_every=0.01, ask_every=0.02, write_every=0.01, count_every=0.01)
"""Looks often; how long something may hang is as always."""


class Told(Notifier):
    """What would be told to systemd."""

    def __init__(self) -> None:
        super().__init__(None)
        self.states: list[str] = []

    def tell(self, *states: str) -> None:
        self.states += states


class Run:
    """A bot on a loopback Discord, and its monitor."""

    def __init__(
        self, loopback: LoopbackDiscord, client: Dalapapa, path: Path, limits: Limits
    ) -> None:
        self.loopback = loopback
        self.client = client
        self.path = path
        self.ended: list[Hang] = []
        self.told = Told()
        self.watchdog = Watchdog(limits, time.monotonic, self.ended.append)
        self.monitor = Monitor(
            lambda: client.watched, self.watchdog, self.told, Catalogue().texts(None)
        )

    async def until_ended(self) -> None:
        await until(lambda: bool(self.ended))

    async def until_well(self) -> None:
        """Wait until it is ready; limits as short as these are not meant for a start."""
        await until(lambda: (signs := self.monitor.signs()) is not None and not troubles(signs))
        self.ended.clear()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for what the monitor's looks make true; TimeoutError after ten seconds."""
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@asynccontextmanager
async def running(path: Path, limits: Limits = OFTEN) -> AsyncIterator[Run]:
    client = build_client(Settings(token=None, database=path))
    assert isinstance(client, Dalapapa)
    client._connection.guild_ready_timeout = 0.01
    async with LoopbackDiscord() as loopback, quick_heartbeats(loopback):
        run = Run(loopback, client, path, limits)
        client.before_closing = run.monitor.stop
        run.monitor.start()
        async with logged_in(client, loopback):
            await run.until_well()
            yield run


@pytest.fixture
async def run(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Run]:
    """A bot that is well; a test may give limits."""
    limits = getattr(request, "param", OFTEN)
    async with running(tmp_path / "games.sqlite3", limits) as begun:
        yield begun


def short(**seconds: float) -> pytest.MarkDecorator:
    """Let a test's bot hang for so long at most."""
    return pytest.mark.parametrize("run", [replace(OFTEN, **seconds)], ids=[""], indirect=True)


async def test_a_bot_that_is_well_is_ended_by_nothing(run: Run) -> None:
    await asyncio.sleep(0.15)
    signs = run.monitor.signs()

    assert run.ended == []
    assert signs is not None
    assert troubles(signs) == []
    assert signs.loop_late < 5
    assert run.told.states.count("READY=1") == 1
    assert run.told.states[-2] == "WATCHDOG=1"
    assert run.told.states[-1].startswith("STATUS=Well: ")


@short(database=0.1)
async def test_a_database_that_hangs_ends_the_process(run: Run) -> None:
    watched = run.client.watched
    assert watched is not None
    answers = await hang_writes(watched.database)

    await run.until_ended()
    answers.set()

    assert run.ended[0] is Hang.DATABASE


@short(gateway=0.25, silence=0.05)
async def test_a_gateway_that_is_deaf_while_discord_answers_ends_the_process(run: Run) -> None:
    run.loopback.gateway.is_deaf = True

    await run.until_ended()

    assert run.ended == [Hang.GATEWAY]


@short(gateway=0.25, silence=0.05)
async def test_discord_being_down_ends_nothing(run: Run) -> None:
    run.loopback.arrange(Request.GATEWAY, *[Trouble(503)] * 2000)
    run.loopback.gateway.is_deaf = True

    def is_down_for_long() -> bool:
        signs = run.monitor.signs()
        assert signs is not None
        silent_for = [shard.silent_for or 0 for shard in signs.shards]
        return signs.discord_answers is False and max(silent_for, default=0) > 0.3

    await until(is_down_for_long)
    assert run.ended == []


async def test_a_bot_that_closes_is_asked_nothing_more_and_leaves_no_socket(
    tmp_path: Path,
) -> None:
    path = tmp_path / "games.sqlite3"
    with capture_logs() as logged:
        async with running(path) as run:
            stood = socket_of(path).exists()
            await run.client.close()
            stopped = run.told.states[-1]

    assert stood
    assert not socket_of(path).exists()
    assert stopped == "STOPPING=1"
    assert [line for line in logged if line["event"] == "vital_sign_failed"] == []


async def test_a_client_that_was_only_built_is_watched_by_nobody(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    client = build_client(Settings(token=None, database=path))
    async with LoopbackDiscord() as loopback, logged_in(client, loopback):
        threads = {thread.name for thread in threading.enumerate()}

        assert "watchdog" not in threads
        assert not socket_of(path).exists()


async def test_a_sign_that_cannot_be_taken_is_logged_once_and_ends_nothing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    async def fail(*_: object) -> None:
        nonlocal looks
        looks += 1
        raise RuntimeError

    def failed() -> list[str]:
        return [line["sign"] for line in logged if line["event"] == "vital_sign_failed"]

    with capture_logs() as logged:
        monkeypatch.setattr("bot.storage.outbox.first_due", fail)
        await until(lambda: bool(failed()))
        seen = looks
        await until(lambda: looks > seen + 3)

    assert failed() == ["owed"]
    assert run.ended == []
