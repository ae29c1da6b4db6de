"""Games of version 4 are found again whole when tables are made anew that others refer to."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.pages.completing import complete_results
from bot.services.ratings.renewing import Renewal
from bot.storage import games, outbox
from bot.storage.database import open_database
from bot.storage.games import Status
from bot.storage.outbox import Owed, RowKind
from bot.storage.schema import MIGRATIONS, scripts_in
from tests.bot.services.world import ANN, BOB, CEM, World, open_world, proposal
from tests.bot.storage.killed_migration import DATABASE
from tests.bot.storage.older import count_as_before, make_older
from tests.sources import ROOT

BEFORE = 4

Content = dict[str, list[tuple[object, ...]]]


def content_of(path: Path) -> Content:
    """All rows by table, and the numbers that were given last; but clocks, which begin anew."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%'"
            " AND name <> 'clocks'"
        )
        return {
            name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr)  # noqa: S608
            for (name,) in tables.fetchall()
        }


async def play_all_kinds(world: World) -> None:
    """Play games to all their ends; something is owed in each channel."""
    won = await world.start(BOB, CEM, channel_id=1)
    for _ in range(6):
        won = await world.take_turn(won)
    for person in (ANN, BOB):
        await world.matches.resign(won.game_id, person.user_id, by_player(world.interaction()))
    left = await world.start(channel_id=1)
    await world.matches.resign(left.game_id, ANN.user_id, by_player(world.interaction()))
    await world.start_with_computers(2, proposal(target=240), channel_id=2)
    await world.take_turn(await world.start(channel_id=3))
    paused = await world.start(channel_id=4)
    async with world.database.transaction() as connection:
        await games.set_status(connection, paused.game_id, Status.PAUSED)
    cancelled = await world.open_lobby(channel_id=5)
    await world.lobbies.cancel(cancelled.game_id, ANN.user_id, world.interaction())
    await world.open_lobby(channel_id=6)


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Where a database holds games of all kinds, with results as they were counted then."""
    path = tmp_path / "games.db"
    async with open_world(path) as world:
        await play_all_kinds(world)
        await count_as_before(world.database)
    return path


async def migrate(path: Path) -> None:
    """Migrate, then compute the ratings and complete the results as the bot does at its start."""
    database = await open_database(path)
    renewal = Renewal(database)
    renewal.wake()
    await renewal.finish()
    await complete_results(database)
    await database.close()


async def test_everything_is_found_again_and_what_is_new_is_filled_in(path: Path) -> None:
    before = content_of(path)
    make_older(path, BEFORE)

    await migrate(path)

    assert content_of(path) == before
    assert len(before["standings"]) == 9
    assert len(before["result_people"]) == 5


async def test_nothing_is_wrong_with_games_of_before(path: Path) -> None:
    for version in range(BEFORE, max(scripts_in(MIGRATIONS)), 4):
        older = path.with_name(f"version-{version}.db")
        shutil.copy(path, older)
        make_older(older, version)

        database = await open_database(older)
        count, findings = await check_all(database)
        await database.close()

        assert count == 7
        assert [finding.what for finding in findings] == ["status_differs"]  # of the paused one


async def test_a_game_of_before_goes_on(path: Path) -> None:
    make_older(path, BEFORE)

    async with open_world(path) as world:
        match = await world.take_turn(await world.matches.load(4))
        kept = await world.restarted().load(4)

    assert kept.revision == match.revision


async def test_numbers_go_on_where_they_were_even_if_the_newest_rows_are_gone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM outbox")
        for table in ("members", "lobby_interactions", "games"):
            connection.execute(f"DELETE FROM {table} WHERE game_id = 7")  # noqa: S608
        ((newest,),) = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'")
        connection.commit()
    make_older(path, BEFORE)

    async with open_world(path) as world:
        lobby = await world.lobbies.open_lobby(70, 9, ANN, proposal(), interaction_id=1)
        async with world.database.transaction() as connection:
            await outbox.add(connection, [Owed(lobby.game_id, 9, RowKind.FULL)])
        owed = await world.database.reader.execute_fetchall("SELECT row_id FROM outbox")

    assert lobby.game_id == 8
    assert [row_id for (row_id,) in owed] == [newest + 1, newest + 2]


async def test_without_games_the_numbers_go_on_as_well(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_world(path) as world:
        lobby = await world.open_lobby()
        async with world.database.transaction() as connection:
            for table in ("outbox", "members", "lobby_interactions", "games"):
                await connection.execute_fetchall(f"DELETE FROM {table}")  # noqa: S608
    make_older(path, BEFORE)

    async with open_world(path) as world:
        assert (await world.open_lobby()).game_id == lobby.game_id + 1


async def test_a_row_that_belongs_to_no_game_leaves_the_database_as_it_was(path: Path) -> None:
    make_older(path, BEFORE)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO invited VALUES (99, 5)")
        connection.commit()
    before = content_of(path)

    with pytest.raises(Exception, match="a row of invited refers to no row of games"):
        await migrate(path)

    assert content_of(path) == before


def kill_migrations(folder: Path) -> list[Path]:
    """Kill a migration at many of its statements; return the databases that are left."""
    subprocess.run(  # noqa: S603 - our own file
        [sys.executable, "-m", "tests.bot.storage.killed_migration", str(folder)],
        cwd=ROOT,
        check=True,
        timeout=60,
    )
    return [left / DATABASE for left in folder.iterdir() if left.name.isdecimal()]


@pytest.mark.slow
def test_a_kill_at_any_statement_leaves_a_version_whole(path: Path, tmp_path: Path) -> None:
    made_new = content_of(path)
    make_older(path, BEFORE)
    before = content_of(path)
    (tmp_path / "before").mkdir()
    path.rename(tmp_path / "before" / DATABASE)

    left = sorted(kill_migrations(tmp_path), key=lambda left: int(left.parent.name))
    is_old = [content_of(killed) == before for killed in left]

    first_new = is_old.index(False)
    assert first_new > 30
    assert not any(is_old[first_new:])  # there is no version in between
    for killed in (left[first_new // 2], left[first_new - 1], left[-1]):
        asyncio.run(migrate(killed))
        assert content_of(killed) == made_new
