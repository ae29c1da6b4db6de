"""`check` finds whatever does not follow from seeds and logs, and nothing else."""

import pytest

from bot.services.games.causes import by_manager, by_player
from bot.services.games.check import check_all
from bot.services.games.derived import read_derived
from bot.services.games.match import Status
from bot.storage import results
from bot.storage.database import open_to_read
from tests.bot.services.games.tampering import refusal
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    World,
    first_placement,
    proposal,
)
from tests.bot.storage.older import count_as_before

TAMPERING = {
    "UPDATE seats SET score = score + 1 WHERE seat = 1": "seats_differ",
    "UPDATE seats SET rank = 9": "seats_differ",
    "UPDATE seats SET user_id = 5 WHERE seat = 0": "seats_differ",
    "UPDATE seats SET waiting_since = 5 WHERE waiting_since IS NOT NULL": "seats_differ",
    "UPDATE seats SET waiting_since = NULL": "seats_differ",
    "UPDATE seats SET turns = turns + 1": "seats_differ",
    "DELETE FROM seats WHERE seat = 0": "seats_differ",
    "UPDATE games SET status = 'finished'": "status_differs, finished, should be running",
    "UPDATE seats SET owner_id = 5 WHERE seat = 0": "seats_differ",
    "INSERT INTO results VALUES (1, 70, 'classic', 0, 'target', 2)": "result_differs",
    "UPDATE log SET fingerprint = 'x' WHERE revision = 5": "replay_differs, revision 5",
    "UPDATE log SET body = 'end' WHERE revision = 7": "replay_differs, revision 7",
    "DELETE FROM log WHERE revision = 6": "replay_differs, revision 6",
    "UPDATE log SET seat = 0 WHERE revision = 2": "replay_differs, revision 1",
    "UPDATE log SET body = '103' WHERE revision = 1": "start_differs, revision 1",
    "UPDATE games SET rules = 99": "unknown_rules, number 99",
    "UPDATE games SET commitment = 'x'": "commitment_differs",
}


async def findings(world: World) -> list[str]:
    _, found = await check_all(world.database)
    return [str(finding) for finding in found]


async def tamper(world: World, statement: str) -> None:
    async with world.database.transaction() as connection:
        await connection.execute(statement)


async def test_nothing_is_found_where_nothing_is_wrong(world: World) -> None:
    match = await world.start(asked=proposal(target=100))
    match = (await world.act(match, first_placement(match))).match
    await world.pass_time(30)
    await world.play_out(match)
    await world.start(channel_id=ELSEWHERE, asked=proposal(setup="players"))
    await world.open_lobby()
    await world.settle()

    games, found = await check_all(world.database)

    assert (games, found) == (3, [])


@pytest.mark.parametrize(("statement", "what"), TAMPERING.items())
async def test_tampering_is_found(world: World, statement: str, what: str) -> None:
    match = await world.start()
    for _ in range(2):
        match = await world.take_turn(match)

    await tamper(world, statement)

    assert f"game 1 ({match.where.name}): {what}" in await findings(world)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE results SET reason = 'target'",
        "UPDATE results SET guild_id = 71",
        "UPDATE result_people SET finished_at = 5",
        "UPDATE result_people SET rank = 9 WHERE is_win",
        "DELETE FROM result_people WHERE is_win",
        "UPDATE result_people SET biggest_group = 99 WHERE is_win",
        "UPDATE result_people SET best_turn = 99 WHERE is_win",
    ],
)
async def test_a_result_that_was_changed_is_found(world: World, statement: str) -> None:
    match = await world.start()
    await world.matches.resign(match.game_id, ANN.user_id, by_player(5))

    await tamper(world, statement)

    assert await findings(world) == [f"game 1 ({match.where.name}): result_differs"]


async def test_what_a_result_of_an_older_version_lacks_is_no_difference(world: World) -> None:
    match = await world.start()
    await world.matches.resign(match.game_id, ANN.user_id, by_player(5))

    await tamper(world, "UPDATE result_people SET biggest_group = NULL, best_turn = NULL")

    assert await findings(world) == []


async def resigned_by_two(world: World) -> None:
    """Of three, two resign: by each counting their ranks are others."""
    match = await world.start(BOB, CEM)
    for person in (CEM, ANN):
        await world.matches.resign(match.game_id, person.user_id, by_player(world.interaction()))


async def ranks(world: World) -> list[int]:
    rows = await world.database.reader.execute_fetchall(
        "SELECT rank FROM result_people ORDER BY user_id"
    )
    return [rank for (rank,) in rows]


async def test_a_result_is_compared_by_the_counting_by_which_it_was_made(world: World) -> None:
    await resigned_by_two(world)
    now = await ranks(world), await findings(world)

    await count_as_before(world.database)
    before = await ranks(world), await findings(world)

    assert now == ([2, 1, 2], [])
    assert before == ([2, 1, 3], [])


@pytest.mark.parametrize(
    "statement",
    ["UPDATE results SET counting = 1", "UPDATE results SET counting = 3"],
)
async def test_a_result_of_another_counting_than_it_says_is_found(
    world: World, statement: str
) -> None:
    await resigned_by_two(world)

    await tamper(world, statement)

    assert [finding.split(": ")[1] for finding in await findings(world)] == ["result_differs"]


async def test_a_result_of_a_closed_game_is_found(world: World) -> None:
    match = await world.start()
    await tamper(world, "UPDATE games SET rules = 99")
    await refusal(world, match)
    await world.restarted().close(match.game_id, DEE.user_id, by_manager(5))

    await tamper(world, "INSERT INTO results VALUES (1, 70, 'classic', 0, 'target', 2)")

    assert await findings(world) == [f"game 1 ({match.where.name}): result_differs"]


async def test_a_result_that_is_written_again_counts_once(world: World) -> None:
    match = await world.start()
    await world.matches.resign(match.game_id, ANN.user_id, by_player(5))

    async with world.database.transaction() as connection:
        written = (await read_derived(connection, match.game_id, Status.FINISHED)).result
        assert written is not None
        await results.put(connection, match.game_id, written)

    assert await findings(world) == []


async def test_sums_that_do_not_follow_from_the_results_are_found(world: World) -> None:
    match = await world.start()
    for _ in range(4):
        match = await world.take_turn(match)
    await world.matches.resign(match.game_id, ANN.user_id, by_player(5))

    await tamper(world, "UPDATE standings SET wins = 7 WHERE wins = 0")
    await tamper(world, "DELETE FROM standings WHERE wins = 1 AND period = 'all'")
    await tamper(
        world, "INSERT INTO standings VALUES (70, 'terra', 'all', 5, 1, 1, 0, 1, 25, 25, 8)"
    )

    assert await findings(world) == [
        "user 100 on server 70: totals_differ, classic",
        "user 101 on server 70: totals_differ, classic",
        "user 100 on server 70: standing_differs, classic",
        "user 101 on server 70: standing_differs, classic",
        "user 5 on server 70: totals_differ, terra",
        "user 5 on server 70: standing_differs, terra",
    ]


async def test_a_lobby_that_cannot_be_is_found(world: World) -> None:
    lobby = await world.open_lobby(proposal(most_seats=2))

    await tamper(world, "UPDATE games SET host_id = 9")
    await tamper(world, "INSERT INTO members VALUES (1, 7, 7), (1, 8, 8)")
    await tamper(world, "INSERT INTO seats VALUES (1, 0, 7, 7, 0, 1, NULL, 0, NULL)")

    assert await findings(world) == [
        f"game 1 ({lobby.where.name}): host_not_in_lobby, user 9",
        f"game 1 ({lobby.where.name}): too_many_members, 3 of 2",
        f"game 1 ({lobby.where.name}): not_started_but_played",
    ]


async def test_a_game_that_goes_on_without_a_start_is_found(world: World) -> None:
    lobby = await world.open_lobby()

    await tamper(world, "UPDATE games SET status = 'running'")

    assert await findings(world) == [f"game 1 ({lobby.where.name}): not_started_but_played"]


async def test_games_are_checked_beside_a_bot_that_goes_on(world: World) -> None:
    match = await world.take_turn(await world.start())
    beside = await open_to_read(world.path)
    try:
        await world.take_turn(match)
        checked = await check_all(beside)
    finally:
        await beside.close()

    assert checked == (1, [])
    assert await world.matches.in_channel(CHANNEL) is not None
