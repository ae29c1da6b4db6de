"""What the database refuses by itself, whatever the services do."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.storage.database import Database, open_database
from tests.empty_database import put_empty_database

OPENED = """
    INSERT INTO games (game_id, guild_id, channel_id, name, status, variant, options, most_seats,
        seat_order, invite_only, language, host_id, seed, commitment, created_at, rules, start_id)
    VALUES ({game_id}, 1, {channel}, '{name}', '{status}', 'classic', '{options}', 4,
        'random', 0, 'en', 1, zeroblob({seed}), '', 0, {rules}, {start})
"""
LOBBY = {
    "game_id": 1,
    "channel": 5,
    "name": "Blue Heron",
    "status": "lobby",
    "options": "{}",
    "seed": 32,
    "rules": "NULL",
    "start": "NULL",
}
RUNNING = LOBBY | {"status": "running", "rules": 1, "start": 9}
ENTRY = "INSERT INTO log VALUES (1, {revision}, 'action', 0, 'end', 'player', 0, {by}, {step}, '')"


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    path = tmp_path / "games.db"
    put_empty_database(path)
    database = await open_database(path)
    yield database
    await database.close()


async def write(database: Database, *statements: str) -> None:
    async with database.transaction() as connection:
        for statement in statements:
            await connection.execute(statement)


async def assert_refused(database: Database, *statements: str) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await write(database, *statements)


@pytest.mark.parametrize("first", [LOBBY, RUNNING, RUNNING | {"status": "paused"}])
@pytest.mark.parametrize("second", [LOBBY, RUNNING | {"start": 10}])
async def test_two_open_games_in_one_channel_are_refused(
    database: Database, first: dict[str, object], second: dict[str, object]
) -> None:
    await write(database, OPENED.format(**first))

    await assert_refused(database, OPENED.format(**second | {"game_id": 2, "name": "Red Kite"}))


@pytest.mark.parametrize(
    "over",
    [
        LOBBY | {"status": "cancelled"},
        RUNNING | {"status": "finished"},
        RUNNING | {"status": "closed"},
    ],
)
async def test_a_game_that_is_over_leaves_room_for_another(
    database: Database, over: dict[str, object]
) -> None:
    await write(database, OPENED.format(**over))

    await write(database, OPENED.format(**LOBBY | {"game_id": 2}))

    ((games,),) = await database.reader.execute_fetchall("SELECT count(*) FROM games")
    assert games == 2


@pytest.mark.parametrize(
    "changed",
    [
        {"seed": 31},
        {"options": "{"},
        {"start": 9},
        {"rules": 1},
    ],
)
async def test_a_game_that_cannot_be_is_refused(
    database: Database, changed: dict[str, object]
) -> None:
    await assert_refused(database, OPENED.format(**LOBBY | changed))


async def test_two_open_games_of_one_name_on_a_server_are_refused(database: Database) -> None:
    await write(database, OPENED.format(**LOBBY))

    await assert_refused(database, OPENED.format(**LOBBY | {"game_id": 2, "channel": 6}))


async def test_a_revision_written_twice_is_refused(database: Database) -> None:
    await write(database, OPENED.format(**RUNNING), ENTRY.format(revision=1, by=7, step=0))

    await assert_refused(database, ENTRY.format(revision=1, by=8, step=0))


async def test_an_interaction_carried_out_twice_is_refused(database: Database) -> None:
    await write(
        database,
        OPENED.format(**RUNNING),
        ENTRY.format(revision=1, by=7, step=0),
        ENTRY.format(revision=2, by=7, step=1),
    )

    await assert_refused(database, ENTRY.format(revision=3, by=7, step=0))


async def test_a_log_without_a_game_is_refused(database: Database) -> None:
    await assert_refused(database, ENTRY.format(revision=1, by=7, step=0))
