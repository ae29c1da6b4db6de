"""Results of version 11 are rated, and summed up by seasons and months, when it is left behind."""

from pathlib import Path

import pytest

from bot.services.ratings.checking import differences
from bot.services.ratings.renewing import Renewal
from bot.storage import ratings
from bot.storage.database import Database, open_database
from tests.bot.services.ratings.generated import generated, store_all
from tests.bot.services.ratings.plainly import ranks_of
from tests.bot.storage.older import make_older
from tests.bot.storage.test_sums_migration import content_of

BEFORE = 11
GAMES = generated(120, last_of_before=1)
"""Results of that version are of the counting of before."""


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Where a database of today holds many games that are over."""
    path = tmp_path / "games.db"
    database = await open_database(path)
    async with database.transaction() as connection:
        await store_all(connection, GAMES)
        # They have no logs from which these could be reckoned again.
        await connection.execute_fetchall(
            "UPDATE result_people SET biggest_group = NULL, best_turn = NULL"
        )
    await database.close()
    return path


async def state(database: Database) -> tuple[int, list[str]]:
    """How many servers and variants are to be computed anew, and what is wrong."""
    async with database.page() as connection:
        found = [difference.what for difference in await differences(connection)]
        return len(await ratings.stale(connection)), found


async def test_sums_are_right_at_once_and_ratings_after_the_start(path: Path) -> None:
    whole = content_of(path)
    make_older(path, BEFORE)

    database = await open_database(path)
    at_once = await state(database)
    renewal = Renewal(database)
    renewal.wake()
    await renewal.finish()
    after = await state(database)
    await database.close()

    assert at_once == (len({(game.guild_id, game.variant) for game in GAMES if ranks_of(game)}), [])
    assert after == (0, [])
    assert content_of(path) == whole
