"""A database of every schema is upgraded by opening it, and its games go on."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.services.games.check import check_all
from bot.storage.copying.restore import restore
from bot.storage.database import open_database
from bot.storage.games import Status
from bot.storage.outbox import RowKind
from bot.storage.schema import MIGRATIONS, scripts_in
from tests.bot.services.clock import Clock
from tests.bot.services.world import open_world
from tests.bot.storage.versions import NEWEST, SCHEMAS, lay_out, stored
from tests.bot.storage.versions.story import RUNNING

pytestmark = pytest.mark.slow

OLDER = SCHEMAS[:-1]
STOPPED = datetime(2026, 3, 11, tzinfo=UTC)
"""Later than all that is stored."""


QUICK = (1, 12)
"""Before there were clocks, and since there are ratings."""


def played(schema: int) -> Any:
    """A case of a test that plays: most are for ``make long``, since all would take seconds."""
    return pytest.param(schema, marks=() if schema in QUICK else pytest.mark.long)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def content_of(path: Path) -> list[str]:
    """All that a database holds, and its schema."""
    with closing(sqlite3.connect(path)) as connection:
        ((version,),) = connection.execute("PRAGMA user_version")
        return [f"schema {version}", *sorted(connection.iterdump())]


def log_of(path: Path) -> set[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return set(connection.execute("SELECT * FROM log"))


def shape_of(path: Path) -> set[tuple[str, str]]:
    """The tables, indexes and triggers of a database, as they were made."""
    with closing(sqlite3.connect(path)) as connection:
        return _shape(connection)


def shape_after(schema: int) -> set[tuple[str, str]]:
    """Those that the migrations up to a schema make."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for number in range(1, schema + 1):
            connection.executescript(scripts_in(MIGRATIONS)[number].read_text(encoding="utf-8"))
        return _shape(connection)


def _shape(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    made = "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite%'"
    return set(connection.execute(made))


async def upgrade(path: Path) -> tuple[int, list[str]]:
    """Open a database with the program of today; return how many games it checked, and findings."""
    database = await open_database(path)
    try:
        games, findings = await check_all(database)
        return games, [str(finding) for finding in findings]
    finally:
        await database.close()


def copies_beside(path: Path, schema: int = NEWEST) -> list[Path]:
    """The copies of a database that were made before upgrades to a schema."""
    return sorted(path.parent.glob(f"{path.name}.before-{schema:04}-*"))


@pytest.mark.parametrize("schema", SCHEMAS)
async def test_opening_upgrades_and_nothing_is_wrong(path: Path, schema: int) -> None:
    lay_out(path, schema)
    before = content_of(path)

    games, findings = await upgrade(path)

    assert games >= 7
    assert findings == []
    assert content_of(path)[0] == f"schema {NEWEST}"
    assert [content_of(copy) for copy in copies_beside(path)] == [before] * (schema in OLDER)


@pytest.mark.parametrize("schema", [*map(played, sorted(stored()))])
async def test_a_game_that_was_running_goes_on(path: Path, schema: int) -> None:
    lay_out(path, schema)
    clock = Clock()
    clock.pass_time((STOPPED - clock.now()).total_seconds())

    async with open_world(path, clock, first=10**6) as world:
        world.courier.count_from(10**6)  # ids of messages grow
        await world.resume(world.courier)
        await world.settle()
        running = await world.database.reader.numbers(
            "SELECT game_id FROM games WHERE channel_id = ?", (RUNNING,)
        )
        owed = world.courier.kinds(RUNNING)
        before = await world.matches.load(running[0])
        after = await world.take_turn(before)
        await world.settle()
        findings = (await check_all(world.database))[1]

    assert owed[-1] is RowKind.TURN  # the board that was not posted before the bot was killed
    assert before.status is Status.RUNNING
    assert after.revision > before.revision
    assert world.courier.kinds(RUNNING) == [*owed, RowKind.TURN]
    assert findings == []


async def test_the_copy_of_before_can_be_restored_and_upgraded_again(path: Path) -> None:
    lay_out(path, OLDER[-1])
    first = await upgrade(path)
    upgraded = log_of(path)
    (copy,) = copies_beside(path)

    restore(copy, path, STOPPED)
    again = await upgrade(path)

    assert again == first
    assert log_of(path) >= upgraded
    assert copy in copies_beside(path)


@pytest.mark.parametrize("schema", stored())
def test_the_migrations_make_what_the_program_of_that_schema_has_left(
    path: Path, schema: int
) -> None:
    lay_out(path, schema)

    assert content_of(path)[0] == f"schema {schema}"
    assert shape_of(path) == shape_after(schema)
