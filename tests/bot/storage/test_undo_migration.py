"""Games stored before moves could be taken back go on, and then they can."""

import sqlite3
from pathlib import Path

import pytest

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.storage import log
from bot.storage.database import open_database
from bot.storage.log import Entry
from bot.storage.schema import MIGRATIONS
from tests.bot.services.world import ANN, first_placement, open_world, proposal
from tests.bot.storage.older import make_older, migrations_up_to

BEFORE = 2


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database of before, in which Ann has laid a tile and may lay another."""
    path = tmp_path / "games.db"
    async with open_world(path) as world:
        match = await world.start(asked=proposal())
        await world.act(match, first_placement(match))
    make_older(path, BEFORE)
    return path


async def entries_of(path: Path, folder: Path = MIGRATIONS) -> list[Entry]:
    database = await open_database(path, folder)
    try:
        return await log.entries(database.reader, 1)
    finally:
        await database.close()


async def test_a_log_of_before_keeps_all_its_entries(path: Path) -> None:
    before = await entries_of(path, migrations_up_to(BEFORE, path.with_name("migrations")))

    after = await entries_of(path)

    assert after == before
    assert len(after) == 5


async def test_in_a_game_of_before_a_move_can_be_taken_back(path: Path) -> None:
    async with open_world(path) as world:
        done = await world.matches.undo(1, ANN.user_id, by_player(5))
        checked = await check_all(world.database)

    assert [turn.seat for turn in done.match.history] == [None]
    assert checked == (1, [])


@pytest.mark.parametrize(
    ("kind", "revision", "interaction_id", "why"),
    [
        ("undo", 0, 5, "CHECK constraint failed: revision"),
        ("undo", 5, 5, "UNIQUE constraint failed: log.game_id, log.revision"),
        ("undo", 6, 9002, "UNIQUE constraint failed: log.interaction_id"),
    ],
)
async def test_the_log_refuses_what_it_has_always_refused(
    path: Path, kind: str, revision: int, interaction_id: int, why: str
) -> None:
    row = (1, revision, kind, 0, "4", None, 0, interaction_id, 0, None)
    async with open_world(path) as world:
        with pytest.raises(sqlite3.IntegrityError, match=why):
            async with world.database.transaction() as connection:
                await connection.execute("INSERT INTO log VALUES (?,?,?,?,?,?,?,?,?,?)", row)
