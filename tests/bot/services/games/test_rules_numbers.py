"""Games stored under another number of the rules: taken over if they replay, else paused."""

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.check import check_all
from bot.services.games.match import Match, Status
from bot.services.games.pauses import PauseReason
from bot.storage import games
from engine import RULES
from tests.bot.services.games.tampering import WRITE_RULES, noted, tamper, why
from tests.bot.services.world import ANN, World

FIRST_RULES = 1
FORGE = "UPDATE log SET fingerprint = 'x' WHERE revision = ?"


async def reload(world: World, match: Match) -> Match:
    """Load a game as a bot that has just been started."""
    await world.restart()
    return await world.matches.load(match.game_id)


async def rules_of(world: World, match: Match) -> int | None:
    row = await games.get(world.database.reader, match.game_id)
    assert row is not None
    return row.rules


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> int:
    """The number of the rules of a version to come."""
    for module in ("folding", "replaying", "lifecycle.beginning"):
        monkeypatch.setattr(f"bot.services.games.{module}.RULES", RULES + 1)
    return RULES + 1


@pytest.mark.usefixtures("newer_rules")
async def test_a_game_of_older_rules_is_taken_over_once_and_goes_on(world: World) -> None:
    match = await world.take_turn(await world.start())
    await tamper(world, WRITE_RULES, RULES)

    taken_over = await reload(world, match)
    again = await reload(world, match)
    played = await world.take_turn(again)

    assert taken_over.status is Status.RUNNING
    assert taken_over.position_revision == match.position_revision
    assert await noted(world, match) == [("taken_over", str(RULES))]
    assert await rules_of(world, match) == RULES + 1
    assert (await reload(world, match)).revision == played.revision
    assert await check_all(world.database) == (1, [])


@pytest.mark.usefixtures("newer_rules")
async def test_each_checksum_of_a_game_of_older_rules_is_compared(world: World) -> None:
    match = await world.take_turn(await world.take_turn(await world.start()))
    await tamper(world, WRITE_RULES, RULES)
    await tamper(world, FORGE, 5)

    with pytest.raises(Refused) as excinfo:
        await reload(world, match)

    assert why(excinfo.value) == (match.where.name, PauseReason.RULES_CHANGED)
    assert await noted(world, match) == [("paused", PauseReason.RULES_CHANGED)]
    assert [finding.what for finding in (await check_all(world.database))[1]] == ["rules_changed"]


@pytest.mark.usefixtures("newer_rules")
async def test_checksums_of_what_was_undone_are_compared_too(world: World) -> None:
    match = await world.start()
    legal = match.view_for(ANN.user_id).legal_actions()
    await world.act(match, legal[0])
    await world.matches.undo(match.game_id, ANN.user_id, by_player(world.interaction()))
    await tamper(world, WRITE_RULES, RULES)
    await tamper(world, FORGE, match.revision + 1)

    with pytest.raises(Refused):
        await reload(world, match)


async def test_the_first_rules_had_other_checksums_and_are_taken_over_without(world: World) -> None:
    match = await world.take_turn(await world.start())
    await tamper(world, WRITE_RULES, FIRST_RULES)
    await tamper(world, "UPDATE log SET fingerprint = 'made otherwise' WHERE kind = 'action'")

    found = await check_all(world.database)
    taken_over = await reload(world, match)
    played = await world.take_turn(taken_over)
    again = await reload(world, match)

    assert found == (1, [])
    assert await noted(world, match) == [("taken_over", str(FIRST_RULES))]
    assert again.revision == played.revision
    assert (await world.matches.at_revision(match.game_id, match.revision)).revision
    assert await check_all(world.database) == (1, [])


async def test_an_action_before_a_take_over_is_undone_after_it(world: World) -> None:
    match = await world.start()
    legal = match.view_for(ANN.user_id).legal_actions()
    await world.act(match, legal[0])
    await tamper(world, WRITE_RULES, FIRST_RULES)
    await reload(world, match)

    await world.matches.undo(match.game_id, ANN.user_id, by_player(world.interaction()))
    undone = await reload(world, match)

    assert undone.public.scores == match.public.scores
    assert await rules_of(world, match) == RULES
    assert await check_all(world.database) == (1, [])


async def test_what_came_after_a_take_over_is_compared(world: World) -> None:
    match = await world.start()
    await tamper(world, WRITE_RULES, FIRST_RULES)
    played = await world.take_turn(await reload(world, match))
    await tamper(world, FORGE, played.revision)

    with pytest.raises(Refused):
        await reload(world, match)


async def test_a_log_that_was_never_legal_is_not_taken_over(world: World) -> None:
    match = await world.take_turn(await world.start())
    await tamper(world, WRITE_RULES, FIRST_RULES)
    await tamper(world, "UPDATE log SET body = 'end' WHERE revision = 5")

    with pytest.raises(Refused) as excinfo:
        await reload(world, match)

    assert why(excinfo.value) == (match.where.name, PauseReason.RULES_CHANGED)
    assert await rules_of(world, match) == FIRST_RULES


async def test_a_game_paused_for_its_rules_is_taken_over_when_they_fit_again(world: World) -> None:
    match = await world.take_turn(await world.start())
    await tamper(world, WRITE_RULES, RULES + 1)
    with pytest.raises(Refused):
        await reload(world, match)
    await tamper(world, WRITE_RULES, FIRST_RULES)

    resumed = await reload(world, match)

    assert resumed.status is Status.RUNNING
    assert await noted(world, match) == [
        ("paused", PauseReason.UNKNOWN_RULES),
        ("taken_over", str(FIRST_RULES)),
        ("resumed", ""),
    ]
    assert await check_all(world.database) == (1, [])


async def test_a_computer_goes_on_in_a_game_that_was_taken_over(world: World) -> None:
    match = await world.take_turn(await world.start_with_computers())
    await tamper(world, WRITE_RULES, FIRST_RULES)

    await world.restart()
    await world.settle()

    assert (await world.matches.load(match.game_id)).waits_for == ANN


async def test_a_finished_game_of_older_rules_is_shown_and_stays_as_it_is(world: World) -> None:
    match = await world.start()
    await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))
    await tamper(world, WRITE_RULES, FIRST_RULES)

    shown = await reload(world, match)

    assert shown.status is Status.FINISHED
    assert await noted(world, match) == []
    assert await check_all(world.database) == (1, [])
