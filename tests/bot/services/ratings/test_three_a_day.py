"""Of the games of one set of people on one day three count, whatever ended, came late or went."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.services.pages.leaderboard import Chart, Measure
from bot.services.ratings.checking import differences
from bot.services.ratings.ranking import BEFORE
from bot.services.ratings.reckoning import counted
from bot.services.ratings.updating import withdraw
from bot.storage import ratings, servers
from bot.storage.people import personal
from bot.storage.ratings import Ladder, Played
from tests.bot.services.ratings.generated import Finished, Seat, store
from tests.bot.services.world import ANN, BOB, CEM, GUILD, World

DAY = datetime(2026, 3, 1, tzinfo=UTC)
LADDER = Ladder(GUILD, "classic")
HOUR = timedelta(hours=1)


def played(game_id: int, *people: int, at: datetime = DAY, counting: int = 2) -> list[Played]:
    return [
        Played(
            game_id=game_id,
            user_id=user_id,
            finished_at=at,
            rank=1,
            is_win=False,
            counting=counting,
        )
        for user_id in people
    ]


def kept(*games: list[Played]) -> list[int]:
    """The games that count, of those given in their order."""
    results = counted(result for game in games for result in game)
    return [*dict.fromkeys(result.game_id for result in results)]


def test_the_first_three_games_of_a_day_count() -> None:
    assert kept(*(played(number, 1, 2) for number in range(1, 6))) == [1, 2, 3]


def test_a_day_ends_at_midnight_utc() -> None:
    last = DAY + timedelta(days=1) - timedelta(milliseconds=1)
    first = DAY + timedelta(days=1)

    games = [played(number, 1, 2, at=last) for number in range(1, 5)]
    following = [played(number, 1, 2, at=first) for number in range(5, 9)]

    assert kept(*games, *following) == [1, 2, 3, 5, 6, 7]


def test_other_people_have_three_of_their_own_also_if_some_are_the_same() -> None:
    pairs = [played(number, 1, 2) for number in range(1, 5)]
    threes = [played(number, 1, 2, 3) for number in range(5, 9)]
    others = [played(number, 2, 3) for number in range(9, 13)]

    assert kept(*pairs, *threes, *others) == [1, 2, 3, 5, 6, 7, 9, 10, 11]


def test_results_of_before_all_count_and_are_not_among_the_three() -> None:
    old = [played(number, 1, 2, counting=BEFORE) for number in range(1, 6)]
    new = [played(number, 1, 2) for number in range(6, 11)]

    assert kept(*old, *new) == [1, 2, 3, 4, 5, 6, 7, 8]


def finished(
    game_id: int, hours: float, people: Sequence[int] = (ANN.user_id, BOB.user_id)
) -> Finished:
    """A game that ended so many hours after midnight; the first of its people has won."""
    seats = [
        Seat(
            owner_id=user_id,
            holder_id=user_id,
            rank=rank,
            turns=9,
            score=50 - rank,
            biggest_group=3,
            best_turn=5,
            played=9,
            ended=9,
            is_resigned=False,
        )
        for rank, user_id in enumerate(people, start=1)
    ]
    return Finished(game_id, GUILD, "classic", DAY + hours * HOUR, tuple(seats))


async def fill(world: World, games: Iterable[Finished]) -> None:
    async with world.database.transaction() as connection:
        for game in games:
            await store(connection, game)


async def take_out(world: World, game_id: int) -> None:
    async with world.database.transaction() as connection:
        await withdraw(connection, game_id)


async def rated(world: World) -> list[int]:
    """The games that have changed ratings."""
    async with world.database.page() as connection:
        changes = await ratings.all_changes(connection, LADDER)
    return [*dict.fromkeys(change.game_id for change in changes)]


async def sums(world: World) -> dict[int, tuple[int, int]]:
    """Games and wins by people, as leaderboards show them."""
    page = await world.leaderboards.page(GUILD, Chart("classic", Measure.WINS), 0, 0)
    return {leader.person.user_id: (leader.games, leader.wins) for leader in page.leaders}


async def found(world: World) -> list[str]:
    async with world.database.page() as connection:
        return [difference.what for difference in await differences(connection)]


async def renew(world: World) -> None:
    world.renewal.wake()
    await world.renewal.finish()


async def test_the_fourth_game_of_a_day_changes_nothing(world: World) -> None:
    await fill(world, [finished(number, number) for number in range(1, 5)])

    async with world.database.page() as connection:
        is_stale = bool(await ratings.stale(connection))

    assert await rated(world) == [1, 2, 3]
    assert await sums(world) == {ANN.user_id: (3, 3), BOB.user_id: (3, 0)}
    assert await found(world) == []
    assert not is_stale


@pytest.mark.parametrize("gone", [1, 2, 3])
async def test_when_one_of_three_is_deleted_the_fourth_takes_its_place(
    world: World, gone: int
) -> None:
    fourth = finished(4, 4, (BOB.user_id, ANN.user_id))
    await fill(world, [*(finished(number, number) for number in range(1, 4)), fourth])

    await take_out(world, gone)
    at_once = await sums(world), await found(world)
    await renew(world)

    assert at_once == ({ANN.user_id: (3, 2), BOB.user_id: (3, 1)}, [])
    assert await rated(world) == sorted({1, 2, 3, 4} - {gone})
    assert await found(world) == []


async def test_a_deleted_game_that_did_not_count_changes_nothing(world: World) -> None:
    await fill(world, [finished(number, number) for number in range(1, 6)])

    await take_out(world, 4)

    async with world.database.page() as connection:
        assert await ratings.stale(connection) == {}
    assert await rated(world) == [1, 2, 3]
    assert await sums(world) == {ANN.user_id: (3, 3), BOB.user_id: (3, 0)}


async def test_a_game_that_comes_late_pushes_the_last_of_three_out(world: World) -> None:
    won_by_bob = finished(3, 3, (BOB.user_id, ANN.user_id))
    await fill(world, [finished(1, 1), finished(2, 2), won_by_bob, finished(4, 2.5)])

    at_once = await sums(world), await found(world)
    await renew(world)

    assert at_once == ({ANN.user_id: (3, 3), BOB.user_id: (3, 0)}, [])
    assert await rated(world) == [1, 2, 4]
    assert await found(world) == []


async def test_deletions_before_ratings_are_computed_anew_are_all_seen(world: World) -> None:
    await fill(world, [finished(number, number) for number in range(1, 7)])

    for game_id in (2, 4, 1):
        await take_out(world, game_id)
    at_once = await sums(world), await found(world)
    await renew(world)

    assert at_once == ({ANN.user_id: (3, 3), BOB.user_id: (3, 0)}, [])
    assert await rated(world) == [3, 5, 6]
    assert await found(world) == []


async def test_results_of_before_go_and_stay_beside_the_three(world: World) -> None:
    old = [replace(finished(number, number), counting=BEFORE) for number in range(1, 5)]
    await fill(world, [*old, *(finished(number, number) for number in range(5, 9))])

    before = await rated(world)
    await take_out(world, 2)
    await renew(world)

    assert before == [1, 2, 3, 4, 5, 6, 7]
    assert await rated(world) == [1, 3, 4, 5, 6, 7]
    assert await found(world) == []


async def test_of_three_people_one_pair_does_not_use_up_the_others_day(world: World) -> None:
    three = (ANN.user_id, BOB.user_id, CEM.user_id)

    await fill(world, [finished(number, number) for number in range(1, 4)])
    await fill(world, [finished(4, 4, three), finished(5, 5), finished(6, 6, three[::-1])])

    assert await rated(world) == [1, 2, 3, 4, 6]
    assert await found(world) == []


async def test_managers_and_data_are_told_of_games_that_count_alone(world: World) -> None:
    await fill(world, [finished(number, number) for number in range(1, 5)])

    async with world.database.page() as connection:
        ending = [await servers.endable_game(connection, number, CEM.user_id) for number in (3, 4)]
        about = await personal.about_games(connection, ANN.user_id, [3, 4])

    assert [game and game.is_counted for game in ending] == [True, False]
    assert [json.loads(told)["result"]["counted"] for _, told in about] == [True, False]


async def test_check_finds_a_game_too_many(world: World) -> None:
    await fill(world, [finished(number, number) for number in range(1, 5)])

    async with world.database.transaction() as connection:
        await connection.execute_fetchall(
            "INSERT INTO rating_changes SELECT 4, user_id, guild_id, variant, finished_at + 1,"
            " mu, sigma, mu, sigma, model_id FROM rating_changes WHERE game_id = 3"
        )
        await connection.execute_fetchall("UPDATE standings SET games = games + 1")

    assert {*await found(world)} == {"totals_differ", "rating_differs"}
