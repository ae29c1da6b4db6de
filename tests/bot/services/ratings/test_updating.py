"""What a game changes in ratings is written with its result, once, or not at all."""

import pytest

from bot.services.games.causes import by_player
from bot.services.games.derived import write_derived
from bot.services.games.match import Match
from bot.services.pages.leaderboard import Chart
from bot.services.ratings.model import BEGINNER, rated
from bot.storage import games, ratings
from bot.storage.ratings import Ladder, RatingChangeRow
from tests.bot.services.world import ANN, BOB, CEM, ELSEWHERE, GUILD, World
from tests.bot.stored_games import stored_fold

LADDER = Ladder(GUILD, "classic")
DAY = 24 * 60 * 60


async def changes(world: World) -> list[RatingChangeRow]:
    async with world.database.page() as connection:
        return await ratings.all_changes(connection, LADDER)


async def rows_of(world: World) -> list[list[tuple[object, ...]]]:
    """All that is stored of results and ratings, table by table."""
    return [
        list(map(tuple, await world.database.reader.execute_fetchall(f"SELECT * FROM {table}")))  # noqa: S608
        for table in ("results", "result_people", "rating_changes", "standings")
    ]


async def resign(world: World, match: Match, user_id: int) -> None:
    await world.matches.resign(match.game_id, user_id, by_player(world.interaction()))


async def play(world: World, turns: int) -> Match:
    """Ann, Bob and Cem take so many turns each."""
    match = await world.start(BOB, CEM)
    for _ in range(3 * turns):
        match = await world.take_turn(match)
    return match


async def test_the_end_of_a_game_changes_the_ratings_of_its_people(world: World) -> None:
    # Whoever resigns is out, and all who are out share the last place, the later as the earlier.
    match = await play(world, 2)

    before = await changes(world)
    await resign(world, match, CEM.user_id)
    await resign(world, match, ANN.user_id)

    after = await changes(world)
    winner, last, also_last = rated([1, 2, 2], [BEGINNER] * 3)
    assert before == []
    assert {change.user_id: (change.mu, change.sigma) for change in after} == {
        BOB.user_id: (winner.mu, winner.sigma),
        ANN.user_id: (also_last.mu, also_last.sigma),
        CEM.user_id: (last.mu, last.sigma),
    }
    assert {change.game_id for change in after} == {match.game_id}


async def test_a_game_that_does_not_count_changes_none(world: World) -> None:
    match = await play(world, 1)

    await resign(world, match, CEM.user_id)
    await resign(world, match, ANN.user_id)

    assert await changes(world) == []


async def test_the_next_game_begins_where_the_last_one_ended(world: World) -> None:
    for _ in range(2):
        match = await play(world, 2)
        await resign(world, match, CEM.user_id)
        await resign(world, match, ANN.user_id)

    *first, one, two, three = await changes(world)
    ended = {change.user_id: (change.mu, change.sigma) for change in first}
    begun = {
        change.user_id: (change.mu_before, change.sigma_before) for change in (one, two, three)
    }
    assert begun == ended


async def test_a_result_that_cannot_be_rated_is_not_written_either(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await play(world, 2)
    await resign(world, match, CEM.user_id)

    async def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(ratings, "put_standings", fail)
    with pytest.raises(OSError, match="disk full"):
        await resign(world, match, ANN.user_id)
    monkeypatch.undo()
    stored = await rows_of(world)
    await resign(world, match, ANN.user_id)

    assert stored == [[]] * 4
    assert len(await changes(world)) == 3


async def test_a_game_whose_rows_are_written_once_more_is_rated_once(world: World) -> None:
    match = await play(world, 2)
    await resign(world, match, CEM.user_id)
    await resign(world, match, ANN.user_id)
    before = await rows_of(world)
    row = await games.get(world.database.reader, match.game_id)
    assert row is not None

    async with world.database.transaction() as connection:
        await write_derived(connection, row, await stored_fold(world.database, match.game_id))

    assert await rows_of(world) == before


async def test_with_the_fifth_game_people_are_ranked(world: World) -> None:
    ranks = []
    for _ in range(5):  # on days of their own: of one day only three would count
        await world.pass_time(DAY)
        match = await world.start(BOB, channel_id=ELSEWHERE)
        for _ in range(4):
            match = await world.take_turn(match)
        await resign(world, match, ANN.user_id)
        page = await world.leaderboards.page(GUILD, Chart("classic"), 0, ANN.user_id)
        ranks.append([leader.rank for leader in page.leaders])

    assert ranks == [[None, None]] * 4 + [[1, 2]]
    assert [len(leader.curve) for leader in page.leaders] == [6, 6]
