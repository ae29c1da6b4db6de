"""Real bots on the loopback Discord: upgraded from every schema, and brought back."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.app import build_client
from bot.config import Settings
from bot.services.games.check import check_all
from bot.storage.database import open_to_read
from tests.bot.services.world import GUILD
from tests.bot.storage.test_upgrades import copies_beside
from tests.bot.storage.versions import lay_out, stored
from tests.bot.storage.versions.story import DOMAINE, RUNNING
from tests.loopback import LoopbackDiscord, Person, logged_in
from tests.loopback.child import launched
from tests.loopback.forked import dalapapa, forked_bot
from tests.loopback.table import Table, log_of
from tests.next_version import NUMBER, SCHEMA

pytestmark = pytest.mark.long  # each start of a bot takes a second or two

PLAYERS = [Person(100 + number, name) for number, name in enumerate(("Ann", "Bob", "Cem"))]


COLUMNS = (
    "SELECT tables.name, columns.name FROM sqlite_schema AS tables"
    " JOIN pragma_table_info(tables.name) AS columns"
    " WHERE tables.type = 'table' AND columns.name IN ('guild_id', 'channel_id')"
)


def move(database: Path, loopback: LoopbackDiscord) -> None:
    """Let all that is stored have happened in the channels of a loopback Discord."""
    (guild_id,) = loopback.world.guilds
    moved = {"guild_id": guild_id - GUILD, "channel_id": loopback.channel_ids[0] - 1}
    with closing(sqlite3.connect(database)) as connection, connection:
        for table, column in connection.execute(COLUMNS).fetchall():
            connection.execute(
                f"UPDATE {table} SET {column} = {column} + ? WHERE {column} <> 0",  # noqa: S608
                (moved[column],),
            )


@pytest.mark.parametrize("schema", stored())
async def test_a_bot_starts_on_a_database_of_before_and_shows_its_games(
    tmp_path: Path, schema: int
) -> None:
    database = tmp_path / "games.sqlite3"
    names = [f"games-{number}" for number in range(DOMAINE)]
    async with LoopbackDiscord(*names) as loopback:
        lay_out(database, schema)
        move(database, loopback)
        channel_id = loopback.channel_ids[RUNNING - 1]
        before = log_of(database)
        async with logged_in(build_client(Settings("any", database)), loopback):
            await loopback.until(lambda: bool(loopback.messages(channel_id)))
            (owed,) = loopback.messages(channel_id)
            table = Table(loopback, channel_id, PLAYERS)
            board = await table.answered(PLAYERS[1], "board")
            await table.take_turn()
            await loopback.until(lambda: len(loopback.messages(channel_id)) > 1)
    opened = await open_to_read(database)
    _, findings = await check_all(opened)
    await opened.close()

    assert owed.attachments
    assert board.answers[-1].attachments
    assert len(log_of(database)) > len(before)
    assert findings == []


async def test_an_upgrade_is_taken_back_with_the_old_version_and_the_copy_of_before(
    tmp_path: Path,
) -> None:
    database, newer = tmp_path / "games.sqlite3", str(tmp_path / "migrations")
    async with LoopbackDiscord() as loopback:
        table = Table(loopback)
        async with forked_bot(loopback, database):
            await table.start()
            await table.take_turn()
        played = log_of(database)
        async with launched(
            loopback, database, launcher="tests.next_version", NEXT_MIGRATIONS=newer
        ):
            await table.take_turn()
        played_since = log_of(database)
        (copy,) = copies_beside(database, SCHEMA)
        refused = await dalapapa("check", database=database)
        restored = await dalapapa("restore", copy, database=database)
        saved = log_of(database)
        async with forked_bot(loopback, database):
            await table.take_turn()
        checked = await dalapapa("check", database=database)

    assert len(played_since) > len(played)
    assert refused[0] == 74
    assert f"Install Dalapapa {NUMBER} or newer" in refused[1]
    assert restored[0] == 0, restored[1]
    assert saved[: len(played)] == played
    assert not {*saved} & {*played_since[len(played) :]}
    assert len(log_of(database)) > len(saved)
    assert checked == (0, "1 game, nothing wrong.\n")
