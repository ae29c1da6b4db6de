"""A bot that is killed at any instant has lost nothing and says nothing twice."""

import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from itertools import groupby, pairwise
from pathlib import Path

import pytest

from bot.services.games.check import check_all
from bot.storage.database import Database, open_to_read
from tests.crash.channel_file import Message, lines, standing
from tests.sources import ROOT

pytestmark = pytest.mark.xdist_group("kills")  # they share one costly fixture

KILLS = 20
SEED = 20_260_301
LONGEST_LIFE = 0.3
"""Seconds from the first breath to the kill."""


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


def kill_often(folder: Path) -> None:
    chance = random.Random(SEED)
    for life in range(KILLS):
        with live(folder, life) as child:
            time.sleep(chance.random() * LONGEST_LIFE)
            child.kill()
        assert child.returncode == -signal.SIGKILL


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is left by twenty killed bots and one that ended well."""
    folder = tmp_path_factory.mktemp("crash")
    kill_often(folder)
    with live(folder, KILLS, "--last") as last:
        assert last.wait(timeout=60) == 0
    return folder


@pytest.fixture
async def database(folder: Path) -> AsyncIterator[Database]:
    database = await open_to_read(folder / "games.db")
    yield database
    await database.close()


def stories(folder: Path) -> list[list[Message]]:
    """What stands in the channel, game by game."""
    return [list(story) for _, story in groupby(standing(folder / "channel"), lambda m: m.game_id)]


async def test_the_bots_were_killed_in_the_middle_of_things(folder: Path) -> None:
    answered = len(lines(folder / "answered"))
    deleted = [line for line in lines(folder / "channel") if "deleted" in line]

    assert answered > KILLS
    assert deleted


async def test_every_answered_action_is_in_the_log(folder: Path, database: Database) -> None:
    logged = await database.reader.execute_fetchall("SELECT interaction_id FROM log")

    answered = {line["interaction_id"] for line in lines(folder / "answered")}

    assert answered <= {interaction_id for (interaction_id,) in logged}


async def test_every_action_is_in_the_log_once(folder: Path, database: Database) -> None:
    tried = {line["interaction_id"] for line in lines(folder / "tried") if "actions" in line}
    counts = await database.reader.execute_fetchall(
        "SELECT interaction_id, count(*) FROM log WHERE step = 0 GROUP BY interaction_id"
    )

    carried_out = dict(map(tuple, counts))

    assert all(carried_out.get(interaction_id) == 1 for interaction_id in tried)


async def test_every_game_is_what_its_log_says(database: Database) -> None:
    games, findings = await check_all(database)

    assert games > 0
    assert findings == []


async def test_nothing_is_owed_any_longer(database: Database) -> None:
    owed = await database.reader.execute_fetchall("SELECT * FROM outbox")

    assert list(owed) == []


async def test_no_message_stands_twice(folder: Path) -> None:
    rows = [message.row_id for message in standing(folder / "channel")]

    assert len(rows) == len(set(rows))


async def test_every_turn_is_told_once_and_in_order(folder: Path, database: Database) -> None:
    ends = await database.reader.execute_fetchall(
        "SELECT max(revision) FROM log GROUP BY game_id ORDER BY game_id"
    )

    told = [[message for message in story if message.first_revision] for story in stories(folder)]

    assert [story[-1].last_revision for story in told] == [end for (end,) in ends]
    for story in told:
        assert [message.kind for message in story] == ["turn"] * (len(story) - 1) + ["result"]
        assert story[0].first_revision == 1
        for earlier, later in pairwise(story):
            assert later.first_revision == earlier.last_revision + 1


async def test_the_database_knows_the_messages_that_stand(folder: Path, database: Database) -> None:
    known = await database.reader.execute_fetchall("SELECT message_id FROM messages ORDER BY 1")

    shown = [message.message_id for message in standing(folder / "channel")]

    assert [message_id for (message_id,) in known] == shown
