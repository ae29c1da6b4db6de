"""Games that cannot be replayed are paused, never guessed, and go on when they can be again."""

import pytest
from structlog.testing import capture_logs

from bot.services.games.causes import by_player
from bot.services.games.match import Status
from bot.services.games.pauses import ENDS_WITH_A_REPLAY, PauseReason
from engine import RULES
from tests.bot.services.games.tampering import TAMPERING, WRITE_RULES, noted, refusal, tamper, why
from tests.bot.services.world import ANN, GUILD, World


@pytest.mark.parametrize("statement", TAMPERING.values(), ids=TAMPERING.keys())
async def test_a_log_that_does_not_replay_pauses_the_game(world: World, statement: str) -> None:
    match = await world.take_turn(await world.start())
    await tamper(world, statement)

    with capture_logs() as logged:
        refused = await refusal(world, match)

    (line,) = await world.lists.list_for(ANN.user_id, GUILD)
    assert why(refused) == (match.where.name, PauseReason.REPLAY_DIFFERS)
    assert line.status is Status.PAUSED
    assert [entry["event"] for entry in logged] == ["replay_differs", "game_paused"]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE games SET rules = rules + 1",
        "UPDATE games SET variant = 'chess'",
        "UPDATE games SET options = json_set(options, '$.target', 7)",
    ],
)
async def test_unknown_rules_pause_the_game(world: World, statement: str) -> None:
    match = await world.start()
    await tamper(world, statement)

    refused = await refusal(world, match)

    assert why(refused) == (match.where.name, PauseReason.UNKNOWN_RULES)


async def test_a_paused_game_is_refused_again_and_paused_once(world: World) -> None:
    match = await world.start()
    await tamper(world, WRITE_RULES, 99)
    await refusal(world, match)

    refused = await refusal(world, match)

    entries = await world.database.reader.execute_fetchall("SELECT max(revision) FROM log")
    assert refused.code == "game_paused"
    assert list(entries) == [(match.revision + 1,)]


async def test_a_paused_game_goes_on_once_it_replays(world: World) -> None:
    match = await world.start()
    await tamper(world, WRITE_RULES, 99)
    await refusal(world, match)
    await tamper(world, WRITE_RULES, RULES)

    resumed = await world.restarted().load(match.game_id)

    assert resumed.status is Status.RUNNING
    assert resumed.position_revision == match.position_revision
    assert resumed.revision == match.revision + 2


async def test_buttons_outlive_a_pause(world: World) -> None:
    match = await world.start()
    await tamper(world, WRITE_RULES, 99)
    await refusal(world, match)
    await tamper(world, WRITE_RULES, RULES)
    restarted = world.restarted()

    done = await restarted.resign(match.game_id, ANN.user_id, by_player(5), revision=match.revision)

    assert done.match.status is Status.FINISHED


async def test_a_finished_game_that_does_not_replay_does_not_take_its_channel_back(
    world: World,
) -> None:
    match = await world.start()
    await world.matches.resign(match.game_id, ANN.user_id, by_player(5))
    await tamper(world, WRITE_RULES, 99)

    refused = await refusal(world, match)

    assert refused.code == "game_paused"
    assert await world.lists.list_for(ANN.user_id, GUILD) == []


def test_each_reason_says_what_ends_a_pause() -> None:
    assert set(ENDS_WITH_A_REPLAY) == set(PauseReason)


async def test_a_pause_for_another_reason_is_not_over_with_a_replay(world: World) -> None:
    match = await world.start()
    await tamper(world, "UPDATE games SET rules = rules + 1")
    await refusal(world, match)
    await tamper(world, WRITE_RULES, RULES)
    await tamper(world, "UPDATE log SET body = 'on_holiday' WHERE kind = 'paused'")

    refused = await refusal(world, match)

    assert why(refused) == (match.where.name, "on_holiday")
    assert await noted(world, match) == [("paused", "on_holiday")]


async def test_a_newer_reason_is_told_and_the_first_one_stays_in_the_log(world: World) -> None:
    match = await world.take_turn(await world.start())
    await tamper(world, "UPDATE games SET rules = rules + 1")
    await refusal(world, match)
    await tamper(world, WRITE_RULES, RULES)
    await tamper(world, TAMPERING["unreadable"])

    refused = await refusal(world, match)

    assert why(refused) == (match.where.name, PauseReason.REPLAY_DIFFERS)
    assert await noted(world, match) == [("paused", PauseReason.UNKNOWN_RULES)]


async def test_a_paused_game_goes_on_only_if_each_checksum_agrees(world: World) -> None:
    match = await world.take_turn(await world.take_turn(await world.start()))
    await tamper(world, WRITE_RULES, RULES + 1)
    await refusal(world, match)
    await tamper(world, WRITE_RULES, RULES)
    await tamper(world, "UPDATE log SET fingerprint = 'x' WHERE revision = 5")

    refused = await refusal(world, match)

    assert why(refused) == (match.where.name, PauseReason.REPLAY_DIFFERS)
