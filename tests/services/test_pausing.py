"""Games that cannot be replayed are paused, never guessed, and go on when they can be again."""

import pytest
from structlog.testing import capture_logs

from bot.services.errors import Refused
from bot.services.match import Match, Status
from tests.services.world import ANN, GUILD, World

TAMPERING = {
    "checksum": "UPDATE log SET fingerprint = 'x' WHERE revision = (SELECT max(revision) FROM log)",
    "illegal": "UPDATE log SET body = 'end' WHERE revision = 5",
    "unreadable": "UPDATE log SET body = 'dance' WHERE revision = 5",
    "gap": "DELETE FROM log WHERE revision = 5",
    "foreign_seat": "UPDATE log SET seat = 7 WHERE revision = 5",
    "seed": "UPDATE games SET seed = zeroblob(32)",
    "holder": "UPDATE log SET body = 'Ann' WHERE revision = 1",
    "no_holder": "DELETE FROM log WHERE revision = 1",
    "member": "DELETE FROM members WHERE place = 2",
    "options": "UPDATE games SET options = '{\"target\": 7}'",
}


async def tamper(world: World, statement: str) -> None:
    async with world.database.transaction() as connection:
        await connection.execute(statement)


async def refusal(world: World, match: Match) -> Refused:
    """What a bot that has just been started answers."""
    restarted = world.restarted()
    with pytest.raises(Refused) as excinfo:
        await restarted.load(match.game_id)
    return excinfo.value


@pytest.mark.parametrize("statement", TAMPERING.values(), ids=TAMPERING.keys())
async def test_a_log_that_does_not_replay_pauses_the_game(world: World, statement: str) -> None:
    match = await world.take_turn(await world.start())
    await tamper(world, statement)

    with capture_logs() as logged:
        refused = await refusal(world, match)

    (line,) = await world.matches.list_for(ANN.user_id, GUILD)
    assert refused.code == "game_paused"
    assert refused.data == {"reason": "replay_differs", "name": match.name}
    assert line.status is Status.PAUSED
    assert [entry["event"] for entry in logged] == ["replay_differs", "game_paused"]


@pytest.mark.parametrize(
    "statement", ["UPDATE games SET rules = 99", "UPDATE games SET variant = 'chess'"]
)
async def test_unknown_rules_pause_the_game(world: World, statement: str) -> None:
    match = await world.start()
    await tamper(world, statement)

    refused = await refusal(world, match)

    assert refused.data["reason"] == "unknown_rules"


async def test_a_paused_game_is_refused_again_and_paused_once(world: World) -> None:
    match = await world.start()
    await tamper(world, "UPDATE games SET rules = 99")
    await refusal(world, match)

    refused = await refusal(world, match)

    entries = await world.database.reader.execute_fetchall("SELECT max(revision) FROM log")
    assert refused.code == "game_paused"
    assert list(entries) == [(match.revision + 1,)]


async def test_a_paused_game_goes_on_once_it_replays(world: World) -> None:
    match = await world.start()
    await tamper(world, "UPDATE games SET rules = 99")
    await refusal(world, match)
    await tamper(world, "UPDATE games SET rules = 1")

    resumed = await world.restarted().load(match.game_id)

    assert resumed.status is Status.RUNNING
    assert resumed.position_revision == match.position_revision
    assert resumed.revision == match.revision + 2


async def test_buttons_outlive_a_pause(world: World) -> None:
    match = await world.start()
    await tamper(world, "UPDATE games SET rules = 99")
    await refusal(world, match)
    await tamper(world, "UPDATE games SET rules = 1")
    restarted = world.restarted()

    done = await restarted.resign(
        match.game_id, ANN.user_id, interaction_id=5, revision=match.revision
    )

    assert done.match.status is Status.FINISHED


async def test_a_finished_game_that_does_not_replay_does_not_take_its_channel_back(
    world: World,
) -> None:
    match = await world.start()
    await world.matches.resign(match.game_id, ANN.user_id, interaction_id=5)
    await tamper(world, "UPDATE games SET rules = 99")

    refused = await refusal(world, match)

    assert refused.code == "game_paused"
    assert await world.matches.list_for(ANN.user_id, GUILD) == []
