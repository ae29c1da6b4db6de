"""A channel that begins empty again gets what it needs to go on, and no more."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.sandbox.renewal import owe_present
from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.lobby import Pace
from bot.services.posting.sending import RowKind
from bot.storage.database import open_database
from bot.storage.outbox import Kind
from tests.bot.services.games.tampering import TAMPERING, refusal, tamper
from tests.bot.services.world import (
    ANN,
    BOB,
    CHANNEL,
    World,
    first_placement,
    open_world,
    proposal,
)

DAY = 24 * 60 * 60.0


async def in_a_lobby(world: World) -> None:
    lobby = await world.open_lobby()
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())


async def just_started(world: World) -> None:
    await world.start()


async def between_turns(world: World) -> None:
    await world.take_turn(await world.start())


async def within_a_turn(world: World) -> None:
    match = await world.start()
    await world.act(match, first_placement(match))


async def after_an_undo(world: World) -> None:
    match = await world.start()
    await world.act(match, first_placement(match))
    await world.matches.undo(match.game_id, ANN.user_id, by_player(5))


async def after_the_end(world: World) -> None:
    await world.play_out(await world.start())


async def paused(world: World) -> None:
    match = await world.start()
    await tamper(world, TAMPERING["holder"])
    await refusal(world, match)


async def before_a_computers_turn(world: World) -> None:
    match = await world.start_with_computers()
    while match.waits_for == ANN:
        match = await world.take_turn(match)


async def beside_a_vote(world: World) -> None:
    await world.clocks.resume()
    await world.start(asked=proposal(pace=Pace.DAY))
    await world.settle()
    await world.pass_time(DAY)


async def after_two_votes_in_silence(world: World) -> None:
    await beside_a_vote(world)
    for seconds in (DAY, DAY / 2, DAY):
        await world.pass_time(seconds)


async def shown_anew(path: Path, play: Callable[[World], Awaitable[None]]) -> World:
    """Play, lose all that was posted, and return the world that goes on."""
    async with open_world(path) as before:
        await before.outbox.resume(before.courier)
        await play(before)
        await before.settle()
    database = await open_database(path)
    await owe_present(database, CHANNEL)
    await database.close()
    async with open_world(path, before.clock) as after:
        await after.outbox.resume(after.courier)
        await after.settle()
    return after


async def test_a_vote_shown_anew_calls_nobody_and_still_ends(path: Path) -> None:
    before = await shown_anew(path, beside_a_vote)
    (_, vote) = before.courier.channels[CHANNEL]

    async with open_world(path, before.clock) as world:
        await world.outbox.resume(world.courier)
        await world.clocks.resume()
        await world.pass_time(DAY)

        assert vote.row.body == "[]"
        assert world.courier.kinds(CHANNEL)[-1] is RowKind.DECIDED


@pytest.mark.parametrize(
    ("play", "posted"),
    [
        (in_a_lobby, [RowKind.LOBBY]),
        (just_started, [RowKind.TURN]),
        (between_turns, [RowKind.TURN]),
        (within_a_turn, [RowKind.TURN, RowKind.DRAFT]),
        (after_an_undo, [RowKind.TURN]),
        (after_the_end, []),
        (paused, []),
        (beside_a_vote, [RowKind.TURN, RowKind.VOTE]),
        (after_two_votes_in_silence, [RowKind.TURN, RowKind.PAUSED]),
        (before_a_computers_turn, []),
    ],
)
async def test_an_empty_channel_is_shown_the_present(
    path: Path, play: Callable[[World], Awaitable[None]], posted: list[Kind]
) -> None:
    world = await shown_anew(path, play)

    assert world.courier.kinds(CHANNEL) == posted


async def test_the_newest_turn_is_the_one_told(path: Path) -> None:
    world = await shown_anew(path, between_turns)

    (board,) = world.courier.channels[CHANNEL]
    assert board.row.first_revision < board.row.last_revision == 6


async def test_only_messages_that_stand_are_remembered(path: Path) -> None:
    world = await shown_anew(path, between_turns)
    (board,) = world.courier.channels[CHANNEL]

    async with open_world(path) as later:
        match = await later.matches.in_channel(CHANNEL)
        assert isinstance(match, Match)
        board_id = await later.matches.board_of(match.game_id)

    assert board_id == board.message_id
