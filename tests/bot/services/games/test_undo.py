"""Free undo: what can be taken back, and what cannot."""

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from engine.actions import Again, End, Mark, Place, Settle, Withdraw
from tests.bot.services.games.test_computers import choose_quickly
from tests.bot.services.games.undoing import (
    assert_all_agrees,
    best_placement,
    can_undo,
    legal,
    play_until,
    position,
    refusal,
    start,
    start_with_savings,
    undo,
)
from tests.bot.services.world import ANN, BOB, CEM, DEE, EVA, World, first_placement, proposal

pytestmark = pytest.mark.usefixtures("same_tiles")


async def test_the_first_tile_of_a_turn_can_be_taken_back(world: World) -> None:
    before = await start(world, "classic")
    world.clock.pass_time(60)
    placed = (await world.act(before, first_placement(before))).match

    done = await undo(world, placed)

    assert can_undo(placed)
    assert position(done.match) == position(before)
    assert (done.events, done.was_repeated) == ((), False)
    assert done.match.revision == done.match.position_revision == placed.revision + 1
    assert not can_undo(done.match)
    await assert_all_agrees(world, done.match)


@pytest.mark.parametrize("variant", ["classic", "terra", "domaine"])
async def test_where_a_turn_begins_there_is_nothing_to_undo(world: World, variant: str) -> None:
    first = await start(world, variant)
    second = (await world.act(first, best_placement(first), End())).match

    refused = await refusal(world, second)

    assert refused == "nothing_to_undo"
    assert not can_undo(first)
    assert not can_undo(second)


async def test_a_turn_that_closed_itself_cannot_be_taken_back(world: World) -> None:
    match = await start(world, "classic")
    match = (await world.act(match, first_placement(match))).match
    match = (await world.act(match, first_placement(match))).match

    assert match.waits_for == BOB
    assert not can_undo(match)
    with pytest.raises(Refused) as excinfo:
        await world.matches.undo(match.game_id, ANN.user_id, by_player(5))
    assert (excinfo.value.code, excinfo.value.data) == ("not_your_turn", {"to_act": 1})


async def test_in_terra_settling_and_withdrawing_are_taken_back_one_by_one(world: World) -> None:
    match = await start_with_savings(world)
    positions = [position(match)]
    for kind in (Settle, Withdraw):
        match = (await world.act(match, legal(match, kind)[0])).match
        positions.append(position(match))

    back = []
    while can_undo(match):
        match = (await undo(world, match)).match
        back.append(position(match))

    assert back == positions[-2::-1]
    assert await refusal(world, match) == "nothing_to_undo"
    await assert_all_agrees(world, match)


async def test_in_terra_a_placement_draws_and_nothing_after_it_is_taken_back(world: World) -> None:
    placed = await play_until(world, await start_with_savings(world), 2)
    refused = await refusal(world, placed)

    settled = (await world.act(placed, legal(placed, Settle)[0])).match

    assert refused == "nothing_to_undo"
    assert await refusal(world, settled) == "nothing_to_undo"
    assert not can_undo(placed)
    assert not can_undo(settled)
    await assert_all_agrees(world, settled)


async def test_in_domaine_markers_and_then_the_tile_are_taken_back(world: World) -> None:
    match = await play_until(world, await start(world, "domaine"), 2, Mark)
    before = await world.matches.at_revision(match.game_id, match.revision - 1)
    marked = (await world.act(match, legal(match, Mark)[0])).match

    first = (await undo(world, marked)).match
    second = (await undo(world, first)).match

    assert position(first) == position(match)
    assert position(second) == position(before)
    assert not can_undo(second)
    await assert_all_agrees(world, second)


async def test_in_domaine_another_turn_draws_and_stays(world: World) -> None:
    match = await play_until(world, await start(world, "domaine"), 4)
    again = (await world.act(match, Again())).match
    refused = await refusal(world, again)
    match = (await world.act(again, best_placement(again))).match

    match = (await undo(world, match)).match

    assert refused == "nothing_to_undo"
    assert position(match) == position(again)
    assert not can_undo(match)
    await assert_all_agrees(world, match)


async def test_in_the_set_up_of_domaine_open_tiles_are_taken_back(world: World) -> None:
    asked = proposal(setup="players", variant="domaine")
    before = await world.start(asked=asked)
    match = (await world.act(before, first_placement(before))).match

    match = (await undo(world, match)).match

    assert position(match) == position(before)
    await assert_all_agrees(world, match)


async def test_what_was_taken_back_may_be_done_otherwise_and_taken_back_again(
    world: World,
) -> None:
    before = match = await start(world, "classic")
    for place in legal(before, Place)[:3]:
        match = (await world.act(match, place)).match
        match = (await undo(world, match)).match
    assert position(match) == position(before)
    world.clock.pass_time(60)

    match = (await world.act(match, legal(match, Place)[3], End())).match

    turn = match.history[-1]
    assert (turn.first_revision, turn.last_revision) == (before.revision + 7, match.revision)
    assert match.waits_for == BOB
    await assert_all_agrees(world, match)


async def test_only_who_is_on_turn_takes_back(world: World) -> None:
    match = await start(world, "classic")
    await world.act(match, first_placement(match))

    for person, code in ((BOB, "not_your_turn"), (EVA, "not_a_player")):
        with pytest.raises(Refused, match=code):
            await world.matches.undo(match.game_id, person.user_id, by_player(world.interaction()))

    assert can_undo(await world.matches.load(match.game_id))


async def test_nothing_is_taken_back_in_finished_games_and_in_lobbies(world: World) -> None:
    match = await start(world, "classic")
    await world.act(match, first_placement(match))
    for person in (BOB, CEM, DEE):
        await world.matches.resign(match.game_id, person.user_id, by_player(world.interaction()))
    lobby = await world.open_lobby()

    for game_id, code in ((match.game_id, "game_finished"), (lobby.game_id, "no_game_here")):
        with pytest.raises(Refused, match=code):
            await world.matches.undo(game_id, ANN.user_id, by_player(6))


async def test_a_resignation_is_never_taken_back(world: World) -> None:
    match = await world.start(BOB, CEM)
    await world.act(match, first_placement(match))
    await world.matches.resign(match.game_id, CEM.user_id, by_player(5))
    match = await world.matches.load(match.game_id)

    refused = await refusal(world, match)

    assert refused == "nothing_to_undo"
    assert not can_undo(match)
    assert (await world.matches.load(match.game_id)).public.resigned == (2,)


async def test_what_computers_did_is_theirs(world: World) -> None:
    match = await world.start_with_computers()
    await world.take_turn(match)
    await world.matches.play_on(match.game_id, lambda: choose_quickly)

    match = await world.matches.load(match.game_id)

    assert match.waits_for == ANN
    assert not can_undo(match)
    assert await refusal(world, match) == "nothing_to_undo"
