"""Direct messages: for those who want them, once, as long as they are true, in nobody's way."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.games.causes import by_player
from bot.services.games.match import Match
from bot.services.people import Person
from bot.services.posting.outbox import MOST_AT_ONCE
from bot.services.posting.sending import (
    Detail,
    OwedRow,
    RowKind,
    Sent,
)
from bot.services.preferences import Direct
from bot.storage.games import Status, set_status
from bot.storage.outbox import Kind
from bot.storage.people.id_signs import direct_channel
from tests.bot.services.posting.direct import LATER, fail_direct, owed, sent_to, start, want
from tests.bot.services.troubles import nothing
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    ELSEWHERE,
    World,
    open_world,
)

HOUR = timedelta(hours=1).total_seconds()

# Who gets what.


async def test_nobody_is_written_to_unless_they_want_it(world: World) -> None:
    await start(world)

    assert list(world.courier.channels) == [CHANNEL]


async def test_a_turn_is_told_directly_beside_the_channel(world: World) -> None:
    await want(world, ANN, Direct.TURNS)

    match = await start(world)

    assert sent_to(world, ANN) == [RowKind.DIRECT_TURN]
    assert world.courier.kinds(CHANNEL)[-1] is RowKind.TURN
    assert await owed(world) == []

    await world.take_turn(match)
    await world.settle()

    assert sent_to(world, ANN) == [RowKind.DIRECT_TURN]
    assert sent_to(world, BOB) == []


async def remind(world: World, _match: Match) -> None:
    await world.pass_time(12 * HOUR)


async def nudge(world: World, match: Match) -> None:
    await world.pass_time(2 * HOUR)
    await world.votes.nudge(match.game_id, BOB.user_id, world.interaction())
    await world.settle()


async def vote(world: World, _match: Match) -> None:
    await world.pass_time(24 * HOUR)


@pytest.mark.parametrize(
    ("happen", "who", "told"),
    [
        (remind, ANN, RowKind.DIRECT_REMINDER),
        (nudge, ANN, RowKind.DIRECT_TURN),
        (vote, CEM, RowKind.DIRECT_VOTE),
    ],
)
async def test_reminders_nudges_and_votes_are_for_those_who_want_them_too(
    lasting: World,
    happen: Callable[[World, Match], Awaitable[None]],
    who: Person,
    told: Kind,
) -> None:
    match = await start(lasting, BOB, CEM)
    for direct in (Direct.TURNS, Direct.REMINDERS):
        await want(lasting, who, direct)
        before = len(sent_to(lasting, who))
        if direct is Direct.REMINDERS:
            await happen(lasting, match)
        assert sent_to(lasting, who)[before:] == [told] * (direct is Direct.REMINDERS)


async def test_who_wants_turns_alone_is_not_reminded_directly(lasting: World) -> None:
    await want(lasting, ANN, Direct.TURNS)
    await want(lasting, CEM, Direct.TURNS)
    await start(lasting, BOB, CEM)

    await lasting.pass_time(12 * HOUR)
    await lasting.pass_time(12 * HOUR)

    assert RowKind.REMINDER in lasting.courier.kinds(CHANNEL)
    assert RowKind.VOTE in lasting.courier.kinds(CHANNEL)
    assert sent_to(lasting, ANN) == [RowKind.DIRECT_TURN]
    assert sent_to(lasting, CEM) == []


async def test_both_count_as_one_ping(lasting: World) -> None:
    await want(lasting, ANN, Direct.REMINDERS)
    match = await start(lasting)
    match = await lasting.take_turn(match)
    await lasting.pass_time(0.5 * HOUR)
    await lasting.take_turn(match)
    await lasting.settle()
    assert sent_to(lasting, ANN) == [RowKind.DIRECT_TURN] * 2

    await lasting.votes.nudge(match.game_id, BOB.user_id, lasting.interaction())
    await lasting.pass_time(0.9 * HOUR)
    assert sent_to(lasting, ANN) == [RowKind.DIRECT_TURN] * 2

    await lasting.pass_time(0.1 * HOUR)
    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.NUDGE
    assert sent_to(lasting, ANN) == [RowKind.DIRECT_TURN] * 3


# As long as it is true.


async def play(world: World, match: Match) -> None:
    await world.take_turn(match)


async def play_round(world: World, match: Match) -> None:
    """Ann is on turn again, and told so by another message."""
    await world.take_turn(await world.take_turn(match))


async def give_up(world: World, match: Match) -> None:
    await world.matches.resign(match.game_id, BOB.user_id, by_player(world.interaction()))


async def pause(world: World, match: Match) -> None:
    """The game pauses, as if its log could not be replayed."""
    async with world.database.transaction() as connection:
        await set_status(connection, match.game_id, Status.PAUSED)


async def go_away(world: World, _match: Match) -> None:
    away = world.away
    await away.leave(ANN.user_id, world.clock.now() + timedelta(days=3))


async def leave(world: World, _match: Match) -> None:
    world.courier.gone.add(ANN.user_id)


async def change_mind(world: World, _match: Match) -> None:
    await want(world, ANN, Direct.OFF)


@pytest.mark.parametrize(
    ("happen", "told"),
    [
        (play, 0),
        (play_round, 1),
        (give_up, 0),
        (pause, 0),
        (go_away, 0),
        (leave, 0),
        (change_mind, 0),
    ],
)
async def test_what_is_no_longer_true_falls_away(
    world: World, happen: Callable[[World, Match], Awaitable[None]], told: int
) -> None:
    await want(world, ANN, Direct.TURNS)
    fail_direct(world, LATER)
    match = await start(world)
    assert "direct_turn" in await owed(world)

    await happen(world, match)
    world.courier.before_send = nothing
    await world.pass_time(HOUR)

    assert len(sent_to(world, ANN)) == told
    assert await owed(world) == []


async def test_what_ceases_to_be_true_while_discord_is_asked_is_not_sent(world: World) -> None:
    await want(world, ANN, Direct.TURNS)
    member, asked = world.courier.is_member, asyncio.Event()

    async def ask(_guild_id: int, user_id: int) -> bool:
        asked.set()
        async with asyncio.timeout(5):
            while len(world.courier.channels[CHANNEL]) < 3:  # noqa: ASYNC110  Bob's turn
                await asyncio.sleep(0.01)
        return await member(_guild_id, user_id)

    world.courier.is_member = ask  # type: ignore[method-assign]
    match = await world.start()
    await asked.wait()
    await world.take_turn(match)
    await world.settle()

    assert sent_to(world, ANN) == []
    assert await owed(world) == []


@pytest.mark.parametrize("is_answered", [False, True])
async def test_a_vote_is_told_until_it_is_answered(lasting: World, *, is_answered: bool) -> None:
    await want(lasting, CEM, Direct.REMINDERS)
    fail_direct(lasting, LATER)
    await start(lasting, BOB, CEM)
    await lasting.pass_time(24 * HOUR)
    match = (await lasting.lists.list_for(ANN.user_id, 70))[0]
    vote = (await lasting.matches.load(match.where.game_id)).vote
    assert vote is not None

    if is_answered:
        await lasting.votes.answer(
            match.where.game_id, CEM.user_id, vote.revision, vote.choices[0], lasting.interaction()
        )
    lasting.courier.before_send = nothing
    await lasting.pass_time(60)

    assert sent_to(lasting, CEM) == [RowKind.DIRECT_VOTE] * (not is_answered)


# In nobody's way.


async def test_a_direct_message_that_fails_holds_up_nothing(world: World) -> None:
    await want(world, ANN, Direct.TURNS)
    await want(world, BOB, Direct.TURNS)
    fail_direct(world, LATER)
    match = await start(world)
    await start(world, channel_id=ELSEWHERE)

    world.courier.before_send = lambda row, _: None if row.user_id != ANN.user_id else _raise(LATER)
    await world.take_turn(match)
    await world.settle()

    assert world.courier.kinds(CHANNEL)[-1] is RowKind.TURN
    assert sent_to(world, BOB) == [RowKind.DIRECT_TURN]
    assert sent_to(world, ANN) == []


def _raise(error: Exception) -> None:
    raise error


async def test_channels_go_first(path: Path) -> None:
    channels = set(range(1, MOST_AT_ONCE + 10))
    async with open_world(path) as world:
        await want(world, ANN, Direct.TURNS)
        fail_direct(world, LATER)
        await world.outbox.resume(world.courier)
        await start(world, channel_id=1)
        await world.outbox.close()
        for channel_id in channels - {1}:
            await world.start(channel_id=channel_id)
        world.clock.pass_time(60)

        order: list[int] = []
        world.courier.before_send = lambda row, _: order.append(row.channel_id)
        world.courier.before_asking = lambda user_id: order.append(direct_channel(user_id))
        await world.outbox.resume(world.courier)
        await world.settle()

    first = order.index(direct_channel(ANN.user_id))
    assert set(order[:first]) == channels - {1}


async def test_direct_messages_that_hang_leave_room_for_channels(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.services.posting.outbox.MOST_AT_ONCE", 2)
    monkeypatch.setattr("bot.services.posting.outbox.MOST_DIRECT_AT_ONCE", 1)
    for who in (ANN, BOB):
        await want(world, who, Direct.TURNS)
    post, is_free = world.courier.post, asyncio.Event()

    async def hang(row: OwedRow, detail: Detail) -> Sent:
        if row.kind.is_direct:
            await is_free.wait()
        return await post(row, detail)

    world.courier.post = hang  # type: ignore[method-assign]
    await world.take_turn(await world.start())
    await world.start(channel_id=ELSEWHERE)
    async with asyncio.timeout(5):
        while RowKind.TURN not in world.courier.kinds(ELSEWHERE):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert sent_to(world, ANN) == sent_to(world, BOB) == []

    is_free.set()
    await world.settle()
    assert sent_to(world, BOB) == [RowKind.DIRECT_TURN]
