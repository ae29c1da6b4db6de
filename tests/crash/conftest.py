"""The lives of a bot that is killed at any instant, as often as not in the middle of things."""

import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.database import Database, open_to_read
from tests.benchmarks.processes import cpu_seconds
from tests.crash.child import diary
from tests.crash.variety import lacking
from tests.sources import ROOT

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


def live(folder: Path, seed: int, *options: str) -> subprocess.Popen[str]:
    """Start the bot and wait until it lives."""
    child = subprocess.Popen(  # noqa: S603 - our own file
        [sys.executable, "-m", "tests.crash.child", str(folder), str(seed), *options],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "alive\n"
    return child


def let_work(child: subprocess.Popen[str], seconds: float) -> None:
    """Wait until a bot has worked for some seconds: on a busy machine it lives longer for that."""
    begun, until = cpu_seconds(child.pid), time.monotonic() + PATIENCE_SECONDS
    while child.poll() is None and cpu_seconds(child.pid) - begun < seconds:
        if time.monotonic() > until:
            break
        time.sleep(0.002)


def kill_often(folder: Path) -> None:
    chance = random.Random(SEED)
    for life in range(MOST_KILLS):
        if life >= KILLS and not lacking(folder):
            break
        with live(folder, life) as child:
            let_work(child, chance.random() * LONGEST_LIFE)
            child.kill()
        assert child.returncode == -signal.SIGKILL


def kill_seldom(folder: Path) -> None:
    """Kill bots that only play games, each once it has done something."""
    chance = random.Random(SEED)
    for life in range(FEW_KILLS):
        known = len(diary(folder).answered)
        with live(folder, life, "--games") as child:
            until = time.monotonic() + PATIENCE_SECONDS
            while child.poll() is None and len(diary(folder).answered) < known + ANSWERS:
                if time.monotonic() > until:
                    break
                time.sleep(0.01)
            time.sleep(chance.random() * 0.1)
            child.kill()
        assert child.returncode == -signal.SIGKILL
        assert len(diary(folder).answered) >= known + ANSWERS


def end(folder: Path, *options: str) -> Path:
    """Let one more bot live to its end; return the folder."""
    with live(folder, MOST_KILLS, "--last", *options) as last:
        assert last.wait(timeout=60) == 0
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
    return end(folder, "--games")


@pytest.fixture
def folder(often_killed: Path) -> Path:
    """Where the bot has lived."""
    return often_killed


@pytest.fixture
async def database(folder: Path) -> AsyncIterator[Database]:
    database = await open_to_read(folder / "games.db")
    yield database
    await database.close()
