"""Games stored before turns were counted get the number that their logs tell."""

from pathlib import Path

import pytest

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.storage.database import open_database
from tests.bot.services.clock import Clock
from tests.bot.services.world import ANN, World, first_placement, open_world, proposal
from tests.bot.storage.older import make_older


async def play(world: World, setup: str) -> None:
    match = await world.start(asked=proposal(setup=setup))
    while match.public.is_in_set_up:
        match = (await world.act(match, first_placement(match))).match
    for _ in range(3):
        match = await world.take_turn(match)
    await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))


@pytest.mark.parametrize("setup", ["players", "auto"])
async def test_a_game_of_before_has_its_turns_counted(tmp_path: Path, setup: str) -> None:
    path = tmp_path / "games.db"
    async with open_world(path, Clock()) as world:
        await play(world, setup)
    make_older(path, 1)

    database = await open_database(path)
    try:
        turns = await database.reader.execute_fetchall("SELECT turns FROM seats ORDER BY seat")
        checked = await check_all(database)
    finally:
        await database.close()

    assert [count for (count,) in turns] == [2, 1]
    assert checked == (1, [])
