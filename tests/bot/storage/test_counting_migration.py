"""Results of version 16 keep their ranks and ratings; later ones are counted beside them."""

from pathlib import Path

import pytest

from bot.services.games.causes import BY_NOBODY, by_player
from bot.services.games.check import check_all
from bot.services.games.continuing import Continuation
from bot.services.games.match import Match
from bot.services.games.voting.deciding import free_computer
from bot.services.ratings.ranking import BEFORE, PRESENT
from tests.bot.services.world import ANN, BOB, CEM, World, open_world
from tests.bot.storage.older import count_as_before, make_older
from tests.bot.storage.test_sums_migration import content_of

LAST = 16
KEPT = ("result_people", "rating_changes", "standings", "stale_ratings", "seats")


async def play(world: World) -> None:
    """Of three who play on one day four times, one is gone in the end, and two resign."""
    for _ in range(4):
        match = await world.start(BOB, CEM)
        for _ in range(6):
            match = await world.take_turn(match)
        match = (await world.matches.carry_out(match.game_id, BY_NOBODY, hand_over)).match
        for person in (BOB, CEM):
            cause = by_player(world.interaction())
            await world.matches.resign(match.game_id, person.user_id, cause)


def hand_over(_: Match, continuation: Continuation) -> None:
    continuation.seat(0, free_computer(continuation.fold().holders))


async def countings(world: World) -> list[int]:
    rows = await world.database.reader.execute_fetchall(
        "SELECT counting FROM results ORDER BY game_id"
    )
    return [counting for (counting,) in rows]


async def rated(world: World) -> list[int]:
    """The games that have changed ratings."""
    rows = await world.database.reader.execute_fetchall(
        "SELECT DISTINCT game_id FROM rating_changes ORDER BY 1"
    )
    return [game_id for (game_id,) in rows]


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Where a database of version 16 holds games whose ranks would be others today."""
    path = tmp_path / "games.db"
    async with open_world(path) as world:
        await play(world)
        await count_as_before(world.database)
    make_older(path, LAST)
    return path


async def test_ranks_ratings_and_sums_of_before_do_not_move(path: Path) -> None:
    before = content_of(path)

    async with open_world(path) as world:
        findings = (await check_all(world.database))[1]
        of_before = await countings(world)

    after = content_of(path)
    assert findings == []
    assert of_before == [BEFORE] * 4
    assert {table: after[table] for table in KEPT} == {table: before[table] for table in KEPT}
    assert sorted({(row[1], row[5]) for row in after["result_people"]}) == [
        (ANN.user_id, 3),
        (BOB.user_id, 3),
        (CEM.user_id, 2),
    ]


async def test_games_of_the_same_day_are_counted_beside_those_of_before(path: Path) -> None:
    async with open_world(path, first=99_000) as world:
        await play(world)

        assert await countings(world) == [BEFORE] * 4 + [PRESENT] * 4
        assert await rated(world) == [1, 2, 3, 4, 5, 6, 7]
        assert (await check_all(world.database))[1] == []
