"""Whatever is wrong with stored ratings is found, however small, and what is not yet due is not."""

import pytest

from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.ratings.checking import differences
from tests.bot.services.games.tampering import tamper
from tests.bot.services.ratings.generated import generated, store_all
from tests.bot.services.ratings.plainly import ranks_of
from tests.bot.services.world import ANN, BOB, World

GAMES = [game for game in generated(60) if ranks_of(game)]
LATER = (
    "UPDATE rating_changes SET finished_at = finished_at + 1"
    " WHERE game_id = (SELECT max(game_id) FROM rating_changes)"
)
WITHOUT_ONE = (
    "DELETE FROM rating_changes WHERE (game_id, user_id) IN"
    " (SELECT game_id, user_id FROM rating_changes LIMIT 1)"
)
WRONG = {
    "UPDATE rating_changes SET mu = mu + 2e-6": {"rating_differs", "standing_differs"},
    "UPDATE rating_changes SET sigma_before = 8.3": {"rating_differs"},
    LATER: {"rating_differs"},
    WITHOUT_ONE: {"rating_differs"},
    "DELETE FROM rating_changes": {"rating_differs"},
    "UPDATE standings SET change = change + 1": {"standing_differs"},
    "UPDATE standings SET is_provisional = 1 - is_provisional": {"standing_differs"},
    "UPDATE standings SET mu = mu + 1e-9": {"standing_differs"},
    "UPDATE standings SET wins = wins + 1": {"totals_differ", "standing_differs"},
    "DELETE FROM standings WHERE period <> 'all'": {"totals_differ", "standing_differs"},
    "DELETE FROM standings": {"totals_differ", "standing_differs"},
    "UPDATE rating_models SET words = replace(words, '6.', '5.')": {"ratings_of_another_model"},
}


@pytest.fixture
async def rated(world: World) -> World:
    """A world with games that are over."""
    async with world.database.transaction() as connection:
        await store_all(connection, GAMES)
    return world


async def found(world: World) -> set[str]:
    async with world.database.page() as connection:
        return {difference.what for difference in await differences(connection)}


@pytest.mark.parametrize("statement", WRONG)
async def test_what_is_wrong_is_found(rated: World, statement: str) -> None:
    await tamper(rated, statement)

    assert await found(rated) == WRONG[statement]


async def test_how_machines_round_is_no_difference(rated: World) -> None:
    await tamper(rated, "UPDATE rating_changes SET mu = mu + 1e-7, mu_before = mu_before - 1e-7")
    await rated.renewal.finish()

    assert "rating_differs" not in await found(rated)


async def test_what_is_to_be_computed_anew_is_not_compared_but_its_sums_are(rated: World) -> None:
    await tamper(rated, "UPDATE rating_changes SET mu = 1")
    await tamper(
        rated, "INSERT INTO stale_ratings SELECT DISTINCT guild_id, variant, 1 FROM rating_changes"
    )

    sound = await found(rated)
    await tamper(rated, "UPDATE standings SET games = games + 1")

    assert sound == set()
    assert await found(rated) == {"totals_differ"}


async def test_check_names_the_game_and_the_person(world: World) -> None:
    match = await world.start(BOB)
    for _ in range(4):
        match = await world.take_turn(match)
    await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))
    sound = await check_all(world.database)

    await tamper(world, "UPDATE rating_changes SET sigma = 1 WHERE user_id = ?", BOB.user_id)
    await tamper(world, "UPDATE standings SET sigma = 1 WHERE user_id = ?", BOB.user_id)

    assert sound == (1, [])
    assert [str(finding) for finding in (await check_all(world.database))[1]] == [
        "user 101 on server 70: rating_differs, classic, game 1"
    ]


async def test_of_another_model_check_says_so_once_for_each_server_and_variant(
    rated: World,
) -> None:
    await tamper(rated, "UPDATE rating_models SET words = 'another'")

    async with rated.database.page() as connection:
        told = [
            (difference.ladder, difference.user_id) for difference in await differences(connection)
        ]

    ladders = {(game.guild_id, game.variant) for game in GAMES}
    assert {(ladder.guild_id, ladder.variant) for ladder, _ in told} == ladders
    assert len(told) == len(ladders)
    assert {user_id for _, user_id in told} == {None}
