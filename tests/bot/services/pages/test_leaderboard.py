"""Leaderboards: which games count, who stands where, and that the asker always finds their row."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.services.games.causes import by_player
from bot.services.games.derived import result_of
from bot.services.pages.leaderboard import ROWS_ON_A_PAGE, Chart, Leader, LeadersPage, Measure
from bot.services.people import Person
from bot.services.people.holders import Computer
from bot.services.ratings.ranking import FinalSeat
from bot.services.ratings.updating import rate
from bot.storage import games, results
from bot.storage.games import GameRow, SeatOrder, Status, Terms, Whereabouts
from tests.bot.services.world import ANN, BOB, CEM, GUILD, World, first_placement, proposal

WINS = Chart("classic", Measure.WINS)
GAMES = Chart("classic", Measure.GAMES)
COMPUTER = Computer("easy", 1).user_id
OLD = GameRow(
    where=Whereabouts(1, GUILD, 1, "Old"),
    status=Status.FINISHED,
    terms=Terms(
        variant="classic",
        options={},
        most_seats=4,
        order=SeatOrder.JOINED,
        invite_only=False,
        language="en",
    ),
    host_id=ANN.user_id,
    seed=bytes(32),
    commitment="",
    created_at=datetime(2026, 1, 1, tzinfo=UTC),
    rules=1,
    start_id=1,
)


async def page(
    world: World, chart: Chart = WINS, number: int = 0, asker: Person = ANN
) -> LeadersPage:
    return await world.leaderboards.page(GUILD, chart, number, asker.user_id)


async def finish_after(world: World, turns: int, *guests: Person) -> None:
    """Ann and others take so many turns each; then all but the last player resign in order."""
    guests = guests or (BOB,)
    match = await world.start(*guests)
    for _ in range(turns * (len(guests) + 1)):
        match = await world.take_turn(match)
    for person in (ANN, *guests)[:-1]:
        await world.matches.resign(match.game_id, person.user_id, by_player(world.interaction()))
    await world.settle()


async def store_result(world: World, game_id: int, *seats: tuple[int, int, int]) -> None:
    """Write a finished game whose seats have a user, a rank and a number of turns."""
    where = Whereabouts(game_id, GUILD, game_id, "Old")
    row = replace(OLD, where=where, start_id=game_id)
    at_end = [
        FinalSeat(
            owner_id=user_id,
            holder_id=user_id,
            rank=rank,
            left=None,
            turns=turns,
            ended=turns,
            made=turns,
        )
        for user_id, rank, turns in seats
    ]
    async with world.database.transaction() as connection:
        await games.add(connection, row)
        result = result_of(row, at_end, "target", world.clock.now(), {})
        await results.put(connection, game_id, result)
        await rate(connection, game_id, result)


def told(leaders: tuple[Leader, ...]) -> list[tuple[int | None, str, int, int]]:
    return [(leader.rank, leader.person.name, leader.games, leader.wins) for leader in leaders]


async def seen(world: World, *people: Person) -> None:
    for person in people:
        await world.people.see(GUILD, person)


async def test_a_game_in_which_two_people_took_two_turns_counts_and_who_resigned_lost(
    world: World,
) -> None:
    await seen(world, ANN, BOB)

    await finish_after(world, 2)

    assert told((await page(world)).leaders) == [(1, "Bob", 1, 1), (2, "Ann", 1, 0)]


async def test_a_game_that_was_left_after_one_turn_each_does_not_count(world: World) -> None:
    await finish_after(world, 1)

    assert (await page(world)).leaders == ()


async def test_a_running_game_does_not_count(world: World) -> None:
    match = await world.start(asked=proposal(target=240))
    for _ in range(6):
        match = await world.take_turn(match)

    assert (await page(world)).leaders == ()


async def test_the_set_up_is_no_turn(world: World) -> None:
    match = await world.start(asked=proposal(setup="players"))
    for _ in range(2):
        match = (await world.act(match, first_placement(match))).match
    for _ in range(3):
        match = await world.take_turn(match)
    await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))

    assert (await page(world)).leaders == ()


async def test_a_game_of_one_person_against_computers_does_not_count(world: World) -> None:
    await store_result(world, 1, (ANN.user_id, 1, 9), (COMPUTER, 2, 9), (COMPUTER - 1, 3, 9))

    assert (await page(world)).leaders == ()


async def test_the_turns_of_computers_do_not_make_a_game_count(world: World) -> None:
    await store_result(world, 1, (ANN.user_id, 1, 9), (BOB.user_id, 2, 1), (COMPUTER, 3, 9))

    assert (await page(world)).leaders == ()


async def test_computers_among_two_people_have_no_row_but_can_win(world: World) -> None:
    await seen(world, ANN, BOB)
    await store_result(world, 1, (COMPUTER, 1, 9), (ANN.user_id, 2, 9), (BOB.user_id, 3, 9))

    assert told((await page(world)).leaders) == [(1, "Ann", 1, 0), (1, "Bob", 1, 0)]


async def test_whoever_left_a_game_that_counts_has_lost_it(world: World) -> None:
    await seen(world, ANN, BOB, CEM)
    await store_result(world, 1, (ANN.user_id, 1, 2), (BOB.user_id, 2, 2), (CEM.user_id, 3, 0))

    assert (3, "Cem", 1, 0) not in told((await page(world)).leaders)
    assert (2, "Cem", 1, 0) in told((await page(world)).leaders)


async def test_equals_share_a_rank_and_the_next_one_stands_below_all_of_them(
    world: World,
) -> None:
    await seen(world, ANN, BOB, CEM)
    await store_result(world, 1, (ANN.user_id, 1, 2), (BOB.user_id, 1, 2), (CEM.user_id, 3, 2))

    assert told((await page(world)).leaders) == [
        (1, "Ann", 1, 1),
        (1, "Bob", 1, 1),
        (3, "Cem", 1, 0),
    ]


async def test_by_games_the_one_who_played_most_stands_first(world: World) -> None:
    await seen(world, ANN, BOB, CEM)
    await store_result(world, 1, (ANN.user_id, 1, 2), (BOB.user_id, 2, 2))
    await store_result(world, 2, (CEM.user_id, 1, 2), (BOB.user_id, 2, 2))

    assert told((await page(world, GAMES)).leaders) == [
        (1, "Bob", 2, 0),
        (2, "Ann", 1, 1),
        (2, "Cem", 1, 1),
    ]


async def test_games_of_other_servers_and_variants_are_left_out(world: World) -> None:
    await store_result(world, 1, (ANN.user_id, 1, 2), (BOB.user_id, 2, 2))

    elsewhere = await world.leaderboards.page(GUILD + 1, WINS, 0, ANN.user_id)
    other = await page(world, Chart("terra", Measure.WINS))

    assert elsewhere.leaders == other.leaders == ()


@pytest.mark.parametrize(
    ("number", "where"), [(0, ((), (1,))), (1, ((), ())), (2, ((1,), ())), (99, ((1,), ()))]
)
async def test_the_askers_row_is_there_on_every_page(
    world: World, number: int, where: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    many = range(1, 2 * ROWS_ON_A_PAGE + 3)
    for user_id in many:  # each has won one game less than the one before
        for game in range(len(many) - user_id):
            await store_result(
                world, 100 * user_id + game, (user_id, 1, 2), (500 + user_id % 2, 2, 2)
            )
    asker = Person(15, "Eve")

    shown = await page(world, WINS, number, asker)

    assert (len(shown.above), len(shown.below)) == (len(where[0]), len(where[1]))
    assert shown.has_asker
    assert shown.pages == 3
    assert shown.number == min(number, 2)


async def test_nobody_is_on_a_leaderboard_without_games(world: World) -> None:
    empty = await page(world)

    assert (empty.leaders, empty.pages, empty.has_asker) == ((), 1, False)
