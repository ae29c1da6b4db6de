"""The lives of a bot that is killed at any instant, as often as not in the middle of things."""

import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import pytest

from bot.storage.database import Database, open_to_read
from tests.benchmarks.processes import cpu_seconds
from tests.crash.child import diary, main
from tests.crash.variety import lacking
from tests.forks import FORKS

KILLS = 20
"""As often at least, and until enough has happened."""
MOST_KILLS = 80
FEW_KILLS = 3
ANSWERS = 5
"""So much at least is answered in each of these lives."""

PATIENCE_SECONDS = 120.0
"""How long is waited for what must happen in a life."""

SEED = 20_260_301
LONGEST_LIFE = 0.4
"""Seconds of work from the first breath to the kill."""


@contextmanager
def live(
    folder: Path, seed: int, *, is_last: bool = False, only_games: bool = False
) -> Iterator[ForkServerProcess]:
    """Start the bot and wait until it lives; kill it in the end if it still does."""
    heard, alive = FORKS.Pipe(duplex=False)
    options = {"is_last": is_last, "only_games": only_games}
    life = FORKS.Process(target=main, args=(folder, seed, alive), kwargs=options)
    life.start()
    alive.close()
    try:
        with heard:
            assert heard.recv_bytes() == b"alive"
        yield life
    finally:
        life.kill()
        life.join()


def let_work(life: ForkServerProcess, seconds: float) -> None:
    """Wait until a bot has worked for some seconds: on a busy machine it lives longer for that."""
    assert life.pid
    begun, until = cpu_seconds(life.pid), time.monotonic() + PATIENCE_SECONDS
    while life.is_alive() and cpu_seconds(life.pid) - begun < seconds:
        if time.monotonic() > until:
            break
        time.sleep(0.002)


def kill(life: ForkServerProcess) -> None:
    """Kill a bot, which must not have ended by itself."""
    life.kill()
    life.join()
    assert life.exitcode == -signal.SIGKILL


def kill_often(folder: Path) -> None:
    chance = random.Random(SEED)
    for number in range(MOST_KILLS):
        if number >= KILLS and not lacking(folder):
            break
        with live(folder, number) as life:
            let_work(life, chance.random() * LONGEST_LIFE)
            kill(life)


def kill_seldom(folder: Path) -> None:
    """Kill bots that only play games, each once it has done something."""
    chance = random.Random(SEED)
    for number in range(FEW_KILLS):
        known = len(diary(folder).answered)
        with live(folder, number, only_games=True) as life:
            until = time.monotonic() + PATIENCE_SECONDS
            while life.is_alive() and len(diary(folder).answered) < known + ANSWERS:
                if time.monotonic() > until:
                    break
                time.sleep(0.01)
            time.sleep(chance.random() * 0.1)
            kill(life)
        assert len(diary(folder).answered) >= known + ANSWERS


def end(folder: Path, *, only_games: bool = False) -> Path:
    """Let one more bot live to its end; return the folder."""
    with live(folder, MOST_KILLS, is_last=True, only_games=only_games) as last:
        last.join(timeout=60)
        assert last.exitcode == 0
    return folder


@pytest.fixture(scope="session")
def often_killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is left by twenty killed bots or more, and one that ended well."""
    folder = tmp_path_factory.mktemp("crash")
    kill_often(folder)
    return end(folder)


@pytest.fixture(scope="session")
def seldom_killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is left of a few games by some killed bots, and one that ended well."""
    folder = tmp_path_factory.mktemp("few")
    kill_seldom(folder)
    return end(folder, only_games=True)


@pytest.fixture
def folder(often_killed: Path) -> Path:
    """Where the bot has lived."""
    return often_killed


@pytest.fixture
async def database(folder: Path) -> AsyncIterator[Database]:
    database = await open_to_read(folder / "games.db")
    yield database
    await database.close()
