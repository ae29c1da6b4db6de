"""A game against one bot begins in one step, and whoever plays alone is led to that game."""

import pytest

from bot.services.errors import Refused
from bot.services.games.match import Match
from bot.services.lobbies.opening import Opening
from bot.storage.outbox import RowKind
from engine.actions import Resign
from tests.bot.services.world import ANN, BOB, CHANNEL, ELSEWHERE, GUILD, World, proposal


async def begin(world: World, number: int, channel_id: int = CHANNEL) -> Match:
    """Let Ann begin a game against a bot with an interaction."""
    opening = Opening(GUILD, channel_id, ANN, number)
    return await world.lobbies.first_games.begin(opening, proposal())


async def alone(world: World) -> int | None:
    return await world.lobbies.first_games.running_alone(GUILD, ANN.user_id)


async def test_it_begins_with_its_first_board(world: World) -> None:
    match = await begin(world, world.interaction())
    await world.settle()

    assert [seat.is_computer for seat in match.seats] == [False, True]
    assert match.waits_for == ANN
    assert match.began_at_once
    assert world.courier.kinds(CHANNEL) == [RowKind.LOBBY, RowKind.TURN]
    assert world.courier.edits == []


async def test_an_interaction_begins_one(world: World) -> None:
    number = world.interaction()

    first, second = await begin(world, number), await begin(world, number)

    assert first.game_id == second.game_id


async def test_a_channel_with_a_game_takes_no_second(world: World) -> None:
    await world.start(BOB)

    with pytest.raises(Refused, match="game_here"):
        await begin(world, world.interaction())


async def test_only_a_running_game_without_other_people_is_played_alone(world: World) -> None:
    among_people = await world.start(BOB, channel_id=ELSEWHERE)
    assert await alone(world) is None

    match = await begin(world, world.interaction())
    assert not among_people.began_at_once
    assert await alone(world) == match.game_id
    assert await world.lobbies.first_games.running_alone(GUILD + 1, ANN.user_id) is None

    await world.act(match, Resign())
    assert await alone(world) is None
