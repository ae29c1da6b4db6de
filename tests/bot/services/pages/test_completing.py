"""Results that older versions have written are completed from the logs of their games."""

from structlog.testing import capture_logs

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.pages.completing import complete_results
from tests.bot.services.world import ANN, CEM, ELSEWHERE, World, proposal

OLD = "UPDATE result_people SET biggest_group = NULL, best_turn = NULL"


async def finish_games(world: World) -> list[tuple[int, ...]]:
    """Three games are played; return the feats in them."""
    for channel_id in range(ELSEWHERE, ELSEWHERE + 3):
        match = await world.start(CEM, asked=proposal(target=60), channel_id=channel_id)
        for _ in range(8 * (channel_id - ELSEWHERE)):
            match = await world.take_turn(match)
        await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))
    return await feats(world)


async def feats(world: World) -> list[tuple[int, ...]]:
    rows = await world.database.reader.execute_fetchall(
        "SELECT game_id, user_id, biggest_group, best_turn FROM result_people"
    )
    return [(*row,) for row in rows]


async def change(world: World, statement: str) -> None:
    async with world.database.transaction() as connection:
        await connection.execute_fetchall(statement)


async def test_all_results_are_completed_as_if_they_were_written_today(world: World) -> None:
    written = await finish_games(world)
    await change(world, OLD)

    await complete_results(world.database)

    assert await feats(world) == written
    assert len(written) == 6
    assert any(best_turn for *_, best_turn in written)
    assert (await check_all(world.database))[1] == []


async def test_a_game_that_cannot_be_replayed_is_passed_over(world: World) -> None:
    written = await finish_games(world)
    await change(world, OLD)
    await change(world, "UPDATE log SET body = 'end' WHERE game_id = 2 AND revision = 9")

    with capture_logs() as logs:
        await complete_results(world.database)

    assert await feats(world) == [row if row[0] != 2 else (*row[:2], None, None) for row in written]
    assert [(line["event"], line["game_id"]) for line in logs] == [("result_not_completed", 2)]
