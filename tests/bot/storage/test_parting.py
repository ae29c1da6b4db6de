"""A restored database goes on with ids that were never given, whatever became of the lost time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, cast

import aiosqlite
import pytest

from bot.storage.copying.restore import restore
from bot.storage.database import open_database
from bot.storage.parting import RAISED_BY, part
from bot.storage.times import first_id_at, to_milliseconds
from tests.bot.storage.older import migrations_up_to
from tests.empty_database import put_empty_database

COPIED = datetime(2026, 3, 1, 12, tzinfo=UTC)
NOW = COPIED + timedelta(hours=9)
OLDEST = 1

GAMES = """
    INSERT INTO heartbeat VALUES (1, {beat});
    INSERT INTO games (game_id, guild_id, channel_id, name, status, variant, options, most_seats,
        seat_order, invite_only, language, host_id, seed, commitment, created_at)
    VALUES (7, 70, 80, 'Open', 'lobby', 'classic', '{{}}', 4, 'joined', 0, 'en', 5, zeroblob(32),
        'x', 0), (5, 70, 81, 'Over', 'cancelled', 'classic', '{{}}', 4, 'joined', 0, 'en', 5,
        zeroblob(32), 'y', 0);
    INSERT INTO outbox (row_id, game_id, channel_id, kind, first_revision, last_revision,
        attempted_after) VALUES (3, 7, 80, 'lobby', 0, 0, NULL), (4, 7, 80, 'invite', 0, 0, 99),
        (9, 7, 80, 'lobby_edit', 0, 0, NULL), (12, 7, 80, 'of_a_newer_version', 0, 0, NULL);
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A copy with a lobby, put back where nothing was."""
    copy, path = tmp_path / "copy.db", tmp_path / "games.db"
    put_empty_database(copy)
    execute(copy, GAMES.format(beat=to_milliseconds(COPIED)))
    restore(copy, path, NOW)
    return path


def execute(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def rows(path: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


async def opened(path: Path) -> Path:
    """The same database after somebody has opened it to write."""
    await (await open_database(path)).close()
    return path


def everything(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return [line for line in connection.iterdump() if "sqlite_stat" not in line]


async def test_ids_go_on_far_above_those_of_the_copy_and_of_the_time_since(path: Path) -> None:
    gap = RAISED_BY + (NOW - COPIED) // timedelta(milliseconds=1)

    found = dict(rows(await opened(path), "SELECT name, seq FROM sqlite_sequence"))

    assert found == {"games": 7 + gap, "outbox": 12 + gap}


async def test_tables_that_never_had_a_row_go_on_above_it_as_well(tmp_path: Path) -> None:
    copy, path = tmp_path / "copy.db", tmp_path / "games.db"
    put_empty_database(copy)
    restore(copy, path, NOW)

    found = dict(rows(await opened(path), "SELECT name, seq FROM sqlite_sequence"))

    assert found == {"games": RAISED_BY, "outbox": RAISED_BY}


async def test_open_games_carry_the_restore_and_are_to_be_told(path: Path) -> None:
    number = to_milliseconds(NOW)

    await opened(path)

    assert rows(path, "SELECT game_id, restore_id FROM games ORDER BY game_id") == [
        (5, None),
        (7, number),
    ]
    assert rows(path, "SELECT * FROM to_be_told") == [(7,)]
    (restored,) = rows(path, "SELECT * FROM restores")
    assert restored == (number, to_milliseconds(COPIED), first_id_at(COPIED))


async def test_what_the_copy_owes_is_looked_for_from_its_time_on(path: Path) -> None:
    await opened(path)

    found = dict(rows(path, "SELECT row_id, attempted_after FROM outbox"))

    assert found == {3: first_id_at(COPIED - timedelta(minutes=5)), 4: 99, 9: None, 12: None}


async def test_only_the_first_opening_parts_them(path: Path) -> None:
    before = everything(await opened(path))

    assert everything(await opened(path)) == before
    assert rows(path, "SELECT * FROM settings WHERE name = 'restored'") == []


async def test_a_copy_of_any_older_version_is_parted_behind_its_upgrade(tmp_path: Path) -> None:
    copy, path = tmp_path / "copy.db", tmp_path / "games.db"
    await (await open_database(copy, migrations_up_to(OLDEST, tmp_path / "old"))).close()
    restore(copy, path, NOW)

    await opened(path)

    assert rows(path, "SELECT count(*) FROM restores") == [(1,)]
    found = dict(rows(path, "SELECT name, seq FROM sqlite_sequence"))
    assert min(found["games"], found["outbox"]) >= RAISED_BY


class Mortal:
    """Gives statements on to a connection, and dies at one of them or at the commit."""

    def __init__(self, connection: aiosqlite.Connection, left: int) -> None:
        self._connection = connection
        self._left = left

    async def execute_fetchall(self, *asked: Any) -> Any:
        self._live_on()
        return await self._connection.execute_fetchall(*asked)

    async def commit(self) -> None:
        self._live_on()
        await self._connection.commit()

    def _live_on(self) -> None:
        if not self._left:
            raise ConnectionAbortedError
        self._left -= 1


async def dies_parting(connection: aiosqlite.Connection, statement: int) -> bool:
    """Part a database and die at that statement; False if it takes fewer."""
    try:
        await part(cast("aiosqlite.Connection", Mortal(connection, statement)))
    except ConnectionAbortedError:
        return True
    return False


@pytest.fixture
def content(path: Path) -> bytes:
    """What a restored database holds that nobody has opened."""
    return path.read_bytes()


async def test_a_kill_at_any_statement_parts_nothing_and_the_next_opening_all(
    path: Path, content: bytes, tmp_path: Path
) -> None:
    whole = everything(await opened(path))
    killed = tmp_path / "killed.db"
    for statement in count():
        killed.write_bytes(content)
        before = everything(killed)
        connection = await aiosqlite.connect(killed, isolation_level=None)
        is_killed = await dies_parting(connection, statement)
        await connection.close()
        if not is_killed:
            break
        assert everything(killed) == before

        assert everything(await opened(killed)) == whole
    assert everything(killed) == whole
    assert statement == 14  # among them those that take the mark away and commit
