"""Requests are counted by what was sent, through kills and restarts, and not for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.services.posting.calls import called_by
from bot.services.posting.sending import NotTaken, OwedRow, TryLater
from bot.services.tidying import tidy
from bot.storage.calls import pings, requests
from bot.storage.outbox import Kind, RowKind
from bot.storage.times import to_milliseconds
from tests.bot.services.posting.asking import (
    HOUR,
    OTHERS,
    after_a_turn,
    ask_for_rematch,
    finished,
    invite,
    invite_and_cancel,
    owed,
    refuse,
    sent,
    take_back,
    times_called,
)
from tests.bot.services.troubles import Trouble, failing, nothing, once
from tests.bot.services.world import (
    ANN,
    BOB,
    CHANNEL,
    World,
    open_world,
)

# What is counted is what was sent.


async def test_what_was_never_sent_is_not_counted(world: World) -> None:
    for _ in range(3):
        lobby = await world.open_lobby()
        await world.settle()
        async with world.database.transaction() as connection:
            await pings.add(connection, [lobby.game_id], [BOB.user_id], world.clock.now())
        await world.lobbies.invite(lobby.game_id, ANN.user_id, BOB.user_id, world.interaction())
        await world.settle()
        await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())
    assert sent(world, RowKind.INVITE) == []

    await invite_and_cancel(world)

    assert times_called(world, BOB, RowKind.INVITE) == 1


async def test_what_discord_refused_is_not_counted(world: World) -> None:
    world.courier.before_send = failing(NotTaken("no form of it"), RowKind.INVITE)
    for _ in range(3):
        await invite_and_cancel(world, channel_id=CHANNEL)
    assert sent(world, RowKind.INVITE) == []
    world.courier.before_send = nothing

    await invite(world, channel_id=OTHERS[0])
    await world.settle()

    assert times_called(world, BOB, RowKind.INVITE) == 1


async def test_what_may_have_been_sent_is_counted_until_that_is_known(world: World) -> None:
    world.courier.before_send = failing(TryLater(), RowKind.INVITE)
    await invite(world)
    await world.settle()
    for channel_id in OTHERS:
        await invite(world, channel_id=channel_id)
        await world.settle()

    world.courier.before_send = nothing
    await world.pass_time(5)

    assert [len(called_by(row)) for row in sent(world, RowKind.INVITE)] == [1, 1, 0, 1]


async def test_what_was_sent_though_its_answer_was_lost_is_counted_once(world: World) -> None:
    lost = once(TryLater())
    world.courier.after_send = lambda row: lost() if row.kind is RowKind.INVITE else None
    await invite(world)
    await world.pass_time(5)
    for channel_id in OTHERS:
        await invite(world, channel_id=channel_id)
        await world.settle()

    assert [len(called_by(row)) for row in sent(world, RowKind.INVITE)] == [1, 1, 1, 0]


async def test_what_calls_while_a_message_is_made_ready_is_counted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever may not be called needs no rest: they are asked at once, without a call."""
    lobby, latest = await world.open_lobby(), world.courier.latest
    await world.settle()

    async def call(channel_id: int) -> int | None:
        at = world.clock.now()
        async with world.database.transaction() as connection:
            await requests.ask(connection, lobby.game_id, 1, ANN.user_id, [BOB.user_id])
            other = "UPDATE requests SET state = 'called', at = ? WHERE revision = 1"
            await connection.run(other, (to_milliseconds(at),))
            await pings.add(connection, [lobby.game_id], [BOB.user_id], at)
        return await latest(channel_id)

    monkeypatch.setattr(world.courier, "latest", call)
    await world.lobbies.invite(lobby.game_id, ANN.user_id, BOB.user_id, world.interaction())
    await world.settle()

    assert [called_by(row) for row in sent(world, RowKind.INVITE)] == [()]


def die(*kinds: Kind) -> Trouble:
    """The bot is killed when it sends a message of some kind."""

    def fail(row: OwedRow, *_: object) -> None:
        if row.kind in kinds:
            raise asyncio.CancelledError

    return fail


@pytest.mark.parametrize("hook", ["before_send", "after_send"])
async def test_a_kill_while_it_is_sent_loses_and_doubles_no_call(path: Path, hook: str) -> None:
    async with open_world(path) as world:
        courier = world.courier
        await world.outbox.resume(courier)
        setattr(courier, hook, die(RowKind.INVITE))
        await invite(world)
        await world.settle()
        assert await owed(world) > 0

    setattr(courier, hook, nothing)
    async with open_world(path, first=9500) as world:
        world.courier = courier
        await world.outbox.resume(courier)
        await world.settle()
        for channel_id in OTHERS:
            await invite(world, channel_id=channel_id)
            await world.settle()

        assert [len(called_by(row)) for row in sent(world, RowKind.INVITE)] == [1, 1, 1, 0]


async def test_what_was_sent_before_a_kill_is_counted_though_it_is_pointless_by_now(
    path: Path,
) -> None:
    async with open_world(path) as world:
        courier = world.courier
        await world.outbox.resume(courier)
        courier.after_send = die(RowKind.INVITE)
        lobby = await invite(world)
        await world.settle()

    courier.after_send = nothing
    async with open_world(path, first=9500) as world:
        world.courier = courier
        await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())
        await world.outbox.resume(courier)
        await world.settle()
        for _ in range(3):
            await invite_and_cancel(world)

        assert await pings.rests_until(
            world.database.reader, [lobby.game_id], [BOB.user_id], world.clock.now()
        )
        assert [len(called_by(row)) for row in sent(world, RowKind.INVITE)] == [1, 1, 1, 0]


@pytest.mark.parametrize("hook", ["before_send", "after_send"])
async def test_a_kill_while_a_rematch_is_asked_loses_and_doubles_no_call(
    path: Path, hook: str
) -> None:
    async with open_world(path) as world:
        courier = world.courier
        await world.outbox.resume(courier)
        match = await finished(world)
        setattr(courier, hook, die(RowKind.LOBBY))
        await ask_for_rematch(world, match)

    setattr(courier, hook, nothing)
    async with open_world(path, first=9500) as world:
        world.courier = courier
        await world.outbox.resume(courier)
        await world.settle()
        for channel_id in OTHERS:
            await invite(world, channel_id=channel_id)
            await world.settle()

        assert times_called(world, BOB, RowKind.LOBBY) == 1
        assert [len(called_by(row)) for row in sent(world, RowKind.INVITE)] == [1, 1, 0]


async def test_a_restart_forgets_nothing(path: Path) -> None:
    async with open_world(path) as world:
        courier = world.courier
        await world.outbox.resume(courier)
        for _ in range(3):
            await invite_and_cancel(world)

    async with open_world(path, first=9500) as world:
        world.courier = courier
        await world.outbox.resume(courier)
        await invite(world)
        await world.settle()

        assert [len(called_by(row)) for row in sent(world, RowKind.INVITE)] == [1, 1, 1, 0]


# Of which game.


async def test_of_one_finished_game_a_rematch_calls_once_in_twelve_hours(lasting: World) -> None:
    match = await finished(lasting)
    for _ in range(3):
        lobby = await ask_for_rematch(lasting, match)
        await lasting.rematches.decline(lobby.game_id, BOB.user_id, lasting.interaction())
        await lasting.pass_time(2 * HOUR)
    assert times_called(lasting, BOB, RowKind.LOBBY) == 1

    await lasting.pass_time(6 * HOUR)
    await ask_for_rematch(lasting, match)
    assert times_called(lasting, BOB, RowKind.LOBBY) == 2


async def test_a_request_in_the_game_that_a_rematch_has_begun_is_about_another_game(
    lasting: World,
) -> None:
    lobby = await ask_for_rematch(lasting, await finished(lasting))
    await lasting.rematches.accept(lobby.game_id, BOB, lasting.interaction())
    match = await lasting.matches.load(lobby.game_id)
    await lasting.take_turn(match)
    await lasting.settle()
    await lasting.pass_time(HOUR)

    await take_back(lasting, match)

    assert times_called(lasting, BOB, RowKind.VOTE) == 1


# Nothing is kept for ever.


async def kept(world: World) -> int:
    rows = await world.database.reader.execute_fetchall("SELECT count(*) FROM requests")
    return next(int(count) for (count,) in rows)


async def test_after_a_day_nothing_is_kept(world: World) -> None:
    for _ in range(4):
        await invite_and_cancel(world)
    await refuse(world, await take_back(world, await after_a_turn(world)))
    before = await kept(world)

    await tidy(world.database, world.clock.now())
    young = await kept(world)
    await world.pass_time(24 * HOUR)
    await tidy(world.database, world.clock.now())

    assert before == 5
    assert young == 3  # those that called nobody serve nobody
    assert await kept(world) == 0


async def test_a_request_that_is_open_is_kept_however_old(lasting: World) -> None:
    match = await after_a_turn(lasting, BOB)
    await take_back(lasting, match)
    await lasting.pass_time(17 * HOUR)
    async with lasting.database.transaction() as connection:
        await connection.execute_fetchall("UPDATE requests SET at = at - 86400000")

    await tidy(lasting.database, lasting.clock.now())
    assert await kept(lasting) == 1
    await lasting.pass_time(2 * HOUR)

    assert times_called(lasting, BOB, RowKind.VOTE_CALL) == 1
