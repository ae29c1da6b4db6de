"""An upgrade is taken back: what the older program says of the newer file, and how it goes on.

The newer program is that of today with one migration more; the older one is that of today.
"""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.database import open_database
from bot.version import VERSION
from tests.bot.services.clock import Clock
from tests.bot.services.world import World, open_world
from tests.next_version import NUMBER, SCHEMA, migrations_of_next
from tests.sources import ROOT

REFUSED = (
    f"Dalapapa {NUMBER} has written this database (schema {SCHEMA}), and this is"
    f" Dalapapa {VERSION} (schema {SCHEMA - 1}). Install Dalapapa {NUMBER} or newer"
)

ASKING = {
    "check": ["check"],
    "check and ratings": ["check", "--recompute-ratings"],
    "end": ["end", "1"],
    "stats": ["stats"],
    "stats as json": ["stats", "--json"],
    "backup": ["backup", "copy.sqlite3"],
}
"""What opens the database that is there."""


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database lies that the settings name."""
    path = tmp_path / "games.sqlite3"
    monkeypatch.setenv("DALAPAPA_DATABASE", str(path))
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.delenv("DALAPAPA_BACKUPS", raising=False)
    monkeypatch.chdir(tmp_path)
    return path


@asynccontextmanager
async def newer_world(path: Path, first: int) -> AsyncIterator[World]:
    """The services of the newer program on a file."""
    folder = migrations_of_next(path.with_name("migrations"))
    database = await open_database(path, folder)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE settings SET value = ? WHERE name = 'written_by'", (NUMBER,))
    world = World(path, database, Clock(), first)
    try:
        yield world
    finally:
        await world.close()
        await database.close()


async def play_and_upgrade(path: Path) -> tuple[int, int]:
    """Begin a game, and go on with it in the newer program; return its length before and after."""
    async with open_world(path) as world:
        before = await world.take_turn(await world.start())
        next_id = world.interaction()
    async with newer_world(path, next_id) as world:
        after = await world.take_turn(await world.matches.load(before.game_id))
    return before.revision, after.revision


def files_in(folder: Path) -> dict[str, bytes]:
    """All that files in a folder hold, but what SQLite puts beside a file while it is read."""
    files = (path for path in folder.iterdir() if path.is_file() and path.stat().st_size)
    return {path.name: path.read_bytes() for path in files if not path.name.endswith("-shm")}


@pytest.fixture
def upgraded(path: Path) -> tuple[int, int]:
    """How long the only game was before the upgrade, and in the newer program."""
    return asyncio.run(play_and_upgrade(path))


@pytest.mark.parametrize("arguments", ASKING.values(), ids=ASKING)
def test_an_older_program_says_which_version_is_needed_and_leaves_all_as_it_is(
    path: Path,
    upgraded: tuple[int, int],
    arguments: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = files_in(path.parent)

    status = main(arguments)

    said = capsys.readouterr()
    assert status == 74
    assert said.err == f"{path}: {REFUSED}. Nothing was changed.\n"
    assert said.out == ""
    assert files_in(path.parent) == before


def test_an_older_bot_does_not_start_and_says_so_in_one_line_below_its_log(
    path: Path, upgraded: tuple[int, int]
) -> None:
    before = files_in(path.parent)

    run = subprocess.run(  # in a process of its own: a bot that runs sets up more than it returns
        [sys.executable, "-m", "bot", "run"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    *log, said = run.stderr.splitlines()
    assert run.returncode == 74
    assert said == f"{path}: {REFUSED}. Nothing was changed."
    assert [line.split()[2:4] for line in log] == [["]", "started"]]
    assert files_in(path.parent) == before


def test_an_older_program_restores_no_newer_copy(
    path: Path, upgraded: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    newer = path.rename(path.with_name("copy.sqlite3"))
    asyncio.run(play_and_close(path))
    before = files_in(path.parent)

    status = main(["restore", str(newer)])

    assert status == 74
    assert REFUSED in capsys.readouterr().err
    assert files_in(path.parent) == before


async def play_and_close(path: Path) -> None:
    async with open_world(path) as world:
        await world.start()


def test_the_copy_of_before_leads_back_and_what_was_played_since_is_gone(
    path: Path, upgraded: tuple[int, int], capsys: pytest.CaptureFixture[str]
) -> None:
    (copy,) = path.parent.glob(f"{path.name}.before-{SCHEMA:04}-*")

    restored = main(["restore", str(copy)])
    checked = main(["check"])

    assert (restored, checked) == (0, 0)
    assert capsys.readouterr().out.splitlines()[-1] == "1 game, nothing wrong."
    before, after = upgraded
    assert after > before
    kept = path.with_name(f"{path.name}.replaced-0001")  # nothing is thrown away
    assert (actions_in(path), actions_in(kept)) == (before, after)
    asyncio.run(play_on(path))
    assert actions_in(path) > before


def actions_in(path: Path) -> int:
    """How long the only game is, but for what restoring adds to it."""
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT max(revision) FROM log WHERE kind IN ('action', 'seat')"
        return int(connection.execute(query).fetchone()[0])


async def play_on(path: Path) -> None:
    async with open_world(path, first=10**6) as world:
        await world.take_turn(await world.matches.load(1))
