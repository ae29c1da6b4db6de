"""Each interaction counts once, and a click on what is outdated counts not at all."""

import asyncio

import pytest

from bot.services.errors import Refused
from bot.services.games.causes import by_player
from bot.services.games.match import Match, Status
from bot.services.games.player_acts import just
from engine.actions import Action, End
from engine.game import View
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    World,
    first_placement,
    same,
)


async def test_an_interaction_delivered_twice_is_answered_with_what_it_did(world: World) -> None:
    match = await world.start()
    place = first_placement(match)
    interaction = world.interaction()
    first = await world.matches.act(
        match.game_id, ANN.user_id, just(place, End()), by_player(interaction)
    )
    await world.take_turn(first.match)

    second = await world.matches.act(
        match.game_id, ANN.user_id, just(place, End()), by_player(interaction)
    )

    assert second.was_repeated
    assert second.events == first.events
    assert second.match.revision == first.match.revision + 2


async def test_an_interaction_delivered_twice_at_once_counts_once(world: World) -> None:
    match = await world.start()
    place = first_placement(match)

    done = await asyncio.gather(
        *(world.matches.act(match.game_id, ANN.user_id, just(place), by_player(5)) for _ in "ab")
    )

    assert sorted(answer.was_repeated for answer in done) == [False, True]
    assert (await world.matches.load(match.game_id)).revision == match.revision + 1


async def test_an_interaction_is_known_again_after_a_restart(world: World) -> None:
    match = await world.start()
    place = first_placement(match)
    first = await world.matches.act(match.game_id, ANN.user_id, just(place), by_player(5))
    restarted = world.restarted()

    second = await restarted.act(match.game_id, ANN.user_id, just(place), by_player(5))

    assert second.was_repeated
    assert second.events == first.events


async def test_what_was_delivered_again_is_not_read_again(world: World) -> None:
    match = await world.start()
    done = await world.matches.act(
        match.game_id, ANN.user_id, just(first_placement(match)), by_player(5)
    )

    def read(_match: Match, _view: View) -> list[Action]:
        raise AssertionError

    again = await world.matches.act(match.game_id, ANN.user_id, read, by_player(5))

    assert again.was_repeated
    assert again.events == done.events


async def test_the_last_move_of_a_game_delivered_twice_is_answered_too(world: World) -> None:
    match = await world.start()
    for _ in range(2):
        done = await world.matches.resign(match.game_id, BOB.user_id, by_player(5))

    assert done.was_repeated
    assert done.match.status is Status.FINISHED


async def test_a_click_made_before_the_last_move_is_stale(world: World) -> None:
    match = await world.start()
    moved = await world.take_turn(match)
    back = await world.take_turn(moved)

    with pytest.raises(Refused) as excinfo:
        await world.matches.act(
            match.game_id,
            ANN.user_id,
            just(first_placement(back)),
            by_player(5),
            revision=match.revision,
        )

    assert (excinfo.value.code, excinfo.value.data) == ("stale", {"revision": back.revision})
    assert same(await world.matches.load(match.game_id), back)


@pytest.mark.parametrize("offset", [-1, 1])
async def test_a_click_of_another_revision_is_stale(world: World, offset: int) -> None:
    match = await world.start()

    with pytest.raises(Refused, match="stale"):
        await world.matches.resign(
            match.game_id, ANN.user_id, by_player(5), revision=match.revision + offset
        )


async def test_a_click_of_the_present_revision_counts(world: World) -> None:
    match = await world.start()

    done = await world.matches.act(
        match.game_id,
        ANN.user_id,
        just(first_placement(match)),
        by_player(5),
        revision=match.revision,
    )

    assert done.match.revision == match.revision + 1


async def test_a_resignation_out_of_turn_makes_older_clicks_stale(world: World) -> None:
    match = await world.start(BOB, CEM)
    await world.matches.resign(match.game_id, CEM.user_id, by_player(5))

    with pytest.raises(Refused, match="stale"):
        await world.matches.act(
            match.game_id,
            ANN.user_id,
            just(first_placement(match)),
            by_player(6),
            revision=match.revision,
        )
