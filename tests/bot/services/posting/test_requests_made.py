"""One person's requests call another once in 12 h for a game at most, three times a day in all."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.services.games.causes import by_manager, by_player
from bot.services.lobby import Pace
from bot.services.posting.calls import called_by
from bot.services.preferences import Direct, Preference
from bot.storage.calls import pings
from bot.storage.outbox import RowKind
from bot.storage.people.id_signs import direct_channel
from tests.bot.services.posting.asking import (
    HOUR,
    MINUTE,
    after_a_turn,
    ask_for_rematch,
    finished,
    invite,
    invite_and_cancel,
    owed,
    refuse,
    replace,
    sent,
    take_back,
    times_called,
)
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    DEE,
    ELSEWHERE,
    EVA,
    GUILD,
    World,
    open_world,
    proposal,
)

# What one person could do to another.


async def test_a_seat_offered_every_hour_of_a_day_calls_twice(lasting: World) -> None:
    match = await after_a_turn(lasting)

    for _ in range(24):
        asked = await replace(lasting, match, ANN, 0, by_player(lasting.interaction()))
        await refuse(lasting, asked)
        await lasting.pass_time(HOUR)

    assert len(sent(lasting, RowKind.VOTE)) == 24
    assert times_called(lasting, BOB, RowKind.VOTE, RowKind.VOTE_CALL) == 2


async def test_of_ten_lobbies_in_ten_minutes_three_call_whoever_is_invited(world: World) -> None:
    for _ in range(10):
        await invite_and_cancel(world)
        await world.pass_time(MINUTE)

    assert [row.user_id for row in sent(world, RowKind.INVITE)] == 10 * [BOB.user_id]
    assert times_called(world, BOB, RowKind.INVITE) == 3


async def test_of_ten_invitations_sent_at_once_three_call(path: Path) -> None:
    async with open_world(path) as world:
        for channel_id in range(10):
            await invite(world, channel_id=channel_id)
        await world.outbox.resume(world.courier)
        await world.settle()

        assert len(sent(world, RowKind.INVITE)) == 10
        assert times_called(world, BOB, RowKind.INVITE) == 3


async def test_all_kinds_of_requests_are_counted_together(world: World) -> None:
    asked = await finished(world)
    running = await after_a_turn(world, channel_id=ELSEWHERE + 1)

    lobby = await ask_for_rematch(world, asked)
    await world.lobbies.cancel(lobby.game_id, ANN.user_id, world.interaction())
    await refuse(world, await take_back(world, running))
    await invite_and_cancel(world)
    await invite_and_cancel(world)

    assert times_called(world, BOB, RowKind.LOBBY) == 1
    assert times_called(world, BOB, RowKind.VOTE) == 1
    assert [called_by(row) for row in sent(world, RowKind.INVITE)] == [(BOB.user_id,), ()]


async def test_others_may_ask_the_same_person_and_the_same_person_others(world: World) -> None:
    for _ in range(4):
        await invite_and_cancel(world)

    await invite_and_cancel(world, CEM)
    other = await world.lobbies.open_lobby(GUILD, 5, DEE, proposal(), world.interaction())
    await world.lobbies.invite(other.game_id, DEE.user_id, BOB.user_id, world.interaction())
    await world.settle()

    assert times_called(world, CEM, RowKind.INVITE) == 1
    assert times_called(world, BOB, RowKind.INVITE) == 4


async def test_a_day_later_there_is_a_call_again(world: World) -> None:
    for _ in range(4):
        await invite_and_cancel(world)

    await world.pass_time(24 * HOUR)
    await invite_and_cancel(world)

    assert [len(called_by(row)) for row in sent(world, RowKind.INVITE)] == [1, 1, 1, 0, 1]


# Who asks.


async def test_of_a_request_to_replace_somebody_it_is_the_player_who_asks(world: World) -> None:
    match = await after_a_turn(world, BOB, CEM)
    await refuse(world, await take_back(world, match))
    await world.pass_time(HOUR)

    await replace(world, match, ANN, 0, by_player(world.interaction()))

    newest = sent(world, RowKind.VOTE)[-1]
    assert called_by(newest) == ()
    assert newest.asked == {BOB.user_id: False, CEM.user_id: False}


async def test_a_manager_who_asks_is_counted_too(world: World) -> None:
    match = await after_a_turn(world, BOB)
    for _ in range(2):
        asked = await replace(world, match, EVA, 1, by_manager(world.interaction()))
        await refuse(world, asked)
        await world.pass_time(2 * HOUR)

    await replace(world, match, ANN, 0, by_player(world.interaction()))

    assert [called_by(row) for row in sent(world, RowKind.VOTE)] == [
        (BOB.user_id,),
        (),
        (BOB.user_id,),
    ]


async def test_a_vote_about_a_time_out_is_nobodys_request(lasting: World) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.HALF_DAY))
    await lasting.settle()
    match = await lasting.take_turn(match)
    await lasting.settle()
    await lasting.pass_time(2 * HOUR)
    await refuse(lasting, await take_back(lasting, match))  # Bob, who is on turn, is called

    await lasting.pass_time(11 * HOUR)

    newest = sent(lasting, RowKind.VOTE)[-1]
    assert (called_by(newest), newest.asked) == ((ANN.user_id,), {})


async def test_who_accepts_what_they_asked_for_themselves_is_called(lasting: World) -> None:
    match = await lasting.start_with_computers(1, proposal(pace=Pace.DAY))
    cause = by_player(lasting.interaction())
    match = (await lasting.matches.resign(match.game_id, ANN.user_id, cause)).match
    for _ in range(4):
        lobby = await ask_for_rematch(lasting, match)
        await lasting.lobbies.cancel(lobby.game_id, ANN.user_id, lasting.interaction())

    assert all(not row.asked for row in sent(lasting, RowKind.LOBBY))


# Opening and second call are one.


async def test_a_second_call_belongs_to_its_opening(lasting: World) -> None:
    match = await after_a_turn(lasting, BOB)
    await take_back(lasting, match)
    for _ in range(2):
        await invite_and_cancel(lasting)  # with these, Ann has called Bob three times

    await lasting.pass_time(18 * HOUR)

    assert times_called(lasting, BOB, RowKind.VOTE) == 1
    assert times_called(lasting, BOB, RowKind.VOTE_CALL) == 1
    assert [len(called_by(row)) for row in sent(lasting, RowKind.INVITE)] == [1, 1]


async def test_a_second_call_counts_for_nothing_more(lasting: World) -> None:
    match = await after_a_turn(lasting, BOB)
    await take_back(lasting, match)
    await lasting.pass_time(18 * HOUR)
    assert times_called(lasting, BOB, RowKind.VOTE_CALL) == 1

    for _ in range(3):
        await invite_and_cancel(lasting)

    assert [len(called_by(row)) for row in sent(lasting, RowKind.INVITE)] == [1, 1, 0]


async def test_whom_the_opening_did_not_call_there_is_no_second_call_for(lasting: World) -> None:
    match = await after_a_turn(lasting, BOB, CEM)
    for _ in range(3):
        await invite_and_cancel(lasting)
    await take_back(lasting, match)
    (opened,) = sent(lasting, RowKind.VOTE)

    await lasting.pass_time(19 * HOUR)

    assert called_by(opened) == (CEM.user_id,)
    assert opened.asked == {BOB.user_id: False, CEM.user_id: True}
    (second,) = sent(lasting, RowKind.VOTE_CALL)
    assert called_by(second) == (CEM.user_id,)
    assert str(BOB.user_id) not in second.body


async def test_a_second_call_for_nobody_is_not_sent(lasting: World) -> None:
    match = await after_a_turn(lasting, BOB)
    for _ in range(3):
        await invite_and_cancel(lasting)
    await take_back(lasting, match)

    await lasting.pass_time(19 * HOUR)

    assert sent(lasting, RowKind.VOTE_CALL) == []
    assert await owed(lasting) == 0


@pytest.mark.parametrize("times", [2, 3])
async def test_the_second_call_of_a_rematch_follows_its_opening(lasting: World, times: int) -> None:
    match = await finished(lasting, BOB, CEM)
    for _ in range(times):
        await invite_and_cancel(lasting)
    await ask_for_rematch(lasting, match)

    await lasting.pass_time(19 * HOUR)

    seconds = [row.user_id for row in sent(lasting, RowKind.INVITE)[times:]]
    assert seconds == ([BOB.user_id, CEM.user_id] if times == 2 else [CEM.user_id])
    asked = {BOB.user_id, CEM.user_id} if times == 2 else {CEM.user_id}
    assert {*called_by(sent(lasting, RowKind.LOBBY)[-1])} == asked


async def test_who_rests_when_it_opens_is_called_once_rested_if_that_may_be(
    lasting: World,
) -> None:
    match = await after_a_turn(lasting, BOB)
    async with lasting.database.transaction() as connection:
        await pings.add(connection, [match.game_id], [BOB.user_id], lasting.clock.now())
    await take_back(lasting, match)
    for _ in range(3):
        await invite_and_cancel(lasting)

    await lasting.pass_time(HOUR)

    assert times_called(lasting, BOB, RowKind.VOTE, RowKind.VOTE_CALL) == 0
    await lasting.pass_time(20 * HOUR)
    assert times_called(lasting, BOB, RowKind.VOTE, RowKind.VOTE_CALL) == 0


async def test_whom_it_may_not_call_it_does_not_wait_for(world: World) -> None:
    for _ in range(3):
        await invite_and_cancel(world)
    lobby = await world.open_lobby()
    async with world.database.transaction() as connection:
        await pings.add(connection, [lobby.game_id], [BOB.user_id], world.clock.now())

    await world.lobbies.invite(lobby.game_id, ANN.user_id, BOB.user_id, world.interaction())
    await world.settle()

    assert [len(called_by(row)) for row in sent(world, RowKind.INVITE)] == [1, 1, 1, 0]


async def test_who_is_asked_without_a_call_gets_no_direct_message(world: World) -> None:
    await world.preferences.change(BOB.user_id, Preference(direct=Direct.REMINDERS))
    match = await after_a_turn(world, BOB)
    for _ in range(3):
        await invite_and_cancel(world)
    before = len(world.courier.channels[direct_channel(BOB.user_id)])

    await take_back(world, match)

    assert len(sent(world, RowKind.VOTE)) == 1
    assert len(world.courier.channels[direct_channel(BOB.user_id)]) == before
