"""Clocks: when time runs, who is reminded when, and what an outage gives back."""

import json
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.lobby import Pace
from bot.services.waiting.serving import Times
from bot.storage import clocks
from bot.storage.clocks import ClockKind, ClockRow, Shards
from bot.storage.outbox import RowKind
from tests.bot.services.world import (
    ANN,
    BOB,
    CEM,
    CHANNEL,
    DEE,
    ELSEWHERE,
    GUILD,
    World,
    open_world,
    proposal,
)

DAY = timedelta(days=1).total_seconds()
HOUR = timedelta(hours=1).total_seconds()


async def clock_of(world: World, game_id: int) -> ClockRow:
    clock = await clocks.get(world.database.reader, game_id, ClockKind.TURN)
    assert clock is not None
    return clock


async def test_time_runs_from_when_the_board_is_posted(path: Path) -> None:
    async with open_world(path) as world:
        match = await world.start(asked=proposal(pace=Pace.DAY))
        await world.settle()
        before = await clock_of(world, match.game_id)
        world.clock.pass_time(5 * HOUR)  # Discord cannot be reached

        await world.outbox.resume(world.courier)
        await world.settle()

        clock = await clock_of(world, match.game_id)
        assert before.deadline is None
        assert clock.user_id == ANN.user_id
        assert clock.deadline == world.clock.now() + timedelta(days=1)


async def test_the_next_player_begins_with_all_their_time(lasting: World) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.pass_time(5 * HOUR)

    await lasting.take_turn(match)
    await lasting.settle()

    clock = await clock_of(lasting, match.game_id)
    assert clock.user_id == BOB.user_id
    assert clock.deadline == lasting.clock.now() + timedelta(days=1)


async def test_without_a_pace_and_alone_with_computers_there_is_no_clock(lasting: World) -> None:
    unhurried = await lasting.start(asked=proposal(pace=Pace.NONE))
    alone = await lasting.start_with_computers(1, proposal(pace=Pace.DAY), channel_id=ELSEWHERE)
    await lasting.settle()

    for match in (unhurried, alone):
        reader = lasting.database.reader
        assert await clocks.get(reader, match.game_id, ClockKind.TURN) is None


async def test_reminders_come_at_half_and_at_nine_tenths_and_once(lasting: World) -> None:
    await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    posted = lasting.courier.kinds(CHANNEL)

    await lasting.pass_time(12 * HOUR - 1)
    assert lasting.courier.kinds(CHANNEL) == posted
    await lasting.pass_time(1)
    assert lasting.courier.kinds(CHANNEL) == [*posted, RowKind.REMINDER]
    await lasting.pass_time(9 * HOUR)
    assert lasting.courier.kinds(CHANNEL) == [*posted, RowKind.REMINDER]
    await lasting.pass_time(HOUR)
    assert lasting.courier.kinds(CHANNEL) == [*posted, RowKind.REMINDER, RowKind.REMINDER]


async def test_who_has_moved_is_not_reminded(lasting: World) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.pass_time(11 * HOUR)

    await lasting.take_turn(match)
    await lasting.pass_time(2 * HOUR)

    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)


async def test_reminders_of_one_person_go_into_one_message(lasting: World) -> None:
    first = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.pass_time(300)
    second = await lasting.start(asked=proposal(pace=Pace.DAY), channel_id=ELSEWHERE)
    await lasting.settle()

    await lasting.pass_time(12 * HOUR - 300)

    assert lasting.courier.kinds(CHANNEL).count(RowKind.REMINDER) == 1
    assert RowKind.REMINDER not in lasting.courier.kinds(ELSEWHERE)
    (reminder,) = [
        posted.row
        for posted in lasting.courier.channels[CHANNEL]
        if posted.row.kind is RowKind.REMINDER
    ]
    assert [game_id for game_id, _ in json.loads(reminder.body)] == [
        first.game_id,
        second.game_id,
    ]
    await lasting.pass_time(300)
    assert RowKind.REMINDER not in lasting.courier.kinds(ELSEWHERE)


async def test_a_hidden_game_has_its_own_reminder(lasting: World) -> None:
    lasting.server.hidden.add(ELSEWHERE)
    await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.start(asked=proposal(pace=Pace.DAY), channel_id=ELSEWHERE)
    await lasting.settle()

    await lasting.pass_time(12 * HOUR)

    assert lasting.courier.kinds(CHANNEL).count(RowKind.REMINDER) == 1
    assert lasting.courier.kinds(ELSEWHERE).count(RowKind.REMINDER) == 1


async def test_time_in_which_the_bot_was_down_is_given_back(lasting: World) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    before = await clock_of(lasting, match.game_id)
    await lasting.clocks.close()

    lasting.clock.pass_time(3 * DAY)
    await lasting.clocks.resume()
    await lasting.settle()

    after = await clock_of(lasting, match.game_id)
    assert before.deadline is not None
    assert after.deadline == before.deadline + timedelta(days=3)
    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)


async def test_time_without_a_connection_is_given_back_and_nothing_falls_due(
    lasting: World,
) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    before = await clock_of(lasting, match.game_id)

    lasting.clocks.lose(0, 1)
    await lasting.pass_time(2 * DAY)
    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)
    await lasting.clocks.regain(0)
    await lasting.settle()

    assert before.deadline is not None
    assert (await clock_of(lasting, match.game_id)).deadline == before.deadline + timedelta(days=2)
    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)


async def test_one_lost_shard_holds_up_the_clocks_of_its_own_servers_alone(
    lasting: World,
) -> None:
    here, there = await a_game_on_each_of_two_shards(lasting)
    before = await clock_of(lasting, there)

    lasting.clocks.lose(1, 2)
    for _ in range(2):
        await lasting.pass_time(12 * HOUR)
    assert lasting.courier.kinds(CHANNEL)[-3:] == [RowKind.TURN, RowKind.REMINDER, RowKind.VOTE]
    assert lasting.courier.kinds(ELSEWHERE)[-1] is RowKind.TURN
    await lasting.clocks.regain(1)
    await lasting.settle()

    assert before.deadline is not None
    assert (await clock_of(lasting, there)).deadline == before.deadline + timedelta(days=1)
    assert (await clock_of(lasting, here)).stage == 3
    assert lasting.courier.kinds(ELSEWHERE)[-1] is RowKind.TURN
    await lasting.pass_time(12 * HOUR)
    assert lasting.courier.kinds(ELSEWHERE)[-1] is RowKind.REMINDER


async def test_a_kill_while_a_shard_is_lost_costs_its_servers_no_time(lasting: World) -> None:
    here, there = await a_game_on_each_of_two_shards(lasting)
    before = {game_id: (await clock_of(lasting, game_id)).deadline for game_id in (here, there)}

    lasting.clocks.lose(1, 2)
    await lasting.settle()
    lasting.clock.pass_time(5 * HOUR)
    await lasting.clocks.beat()
    lasting.clock.pass_time(HOUR)  # killed: that shard was never there again
    again = World(lasting.path, lasting.database, lasting.clock).clocks
    await again.resume()
    await again.close()

    after = {game_id: (await clock_of(lasting, game_id)).deadline for game_id in (here, there)}
    gained = [after[game_id] - before[game_id] for game_id in (here, there)]  # type: ignore[operator]
    assert gained == [timedelta(hours=1), timedelta(hours=6)]


async def test_time_given_back_at_a_heartbeat_is_not_given_back_again(lasting: World) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.THREE_DAYS))
    await lasting.settle()
    before = await clock_of(lasting, match.game_id)

    lasting.clocks.lose(0, 1)
    for _ in range(3):
        await lasting.pass_time(5 * HOUR)
        await lasting.clocks.beat()
    await lasting.clocks.regain(0)

    assert before.deadline is not None
    after = await clock_of(lasting, match.game_id)
    assert after.deadline == before.deadline + timedelta(hours=15)


async def a_game_on_each_of_two_shards(world: World) -> tuple[int, int]:
    here = await world.start(asked=proposal(pace=Pace.DAY))
    far_away = GUILD + (1 << 22)  # Discord reckons a shard from these bits
    lobby = await world.lobbies.open_lobby(
        far_away, ELSEWHERE, ANN, proposal(pace=Pace.DAY), world.interaction()
    )
    await world.lobbies.join(lobby.game_id, BOB, world.interaction())
    there = await world.lobbies.start(lobby.game_id, ANN.user_id, world.interaction())
    await world.settle()
    return here.game_id, there.game_id


@pytest.mark.parametrize("hour", [1, 5])
async def test_a_kill_loses_no_more_than_since_the_last_commit(lasting: World, hour: int) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.pass_time(hour * HOUR)
    await lasting.take_turn(match)
    await lasting.settle()
    before = await clock_of(lasting, match.game_id)

    lasting.clock.pass_time(4 * HOUR)  # killed: nothing was written
    await lasting.clocks.resume()
    await lasting.settle()

    assert before.deadline is not None
    assert (await clock_of(lasting, match.game_id)).deadline == before.deadline + timedelta(hours=4)


async def look_while(
    world: World, patch: pytest.MonkeyPatch, happens: Callable[[], Awaitable[object]]
) -> None:
    """Let the clocks look; something happens once they have read when the next is due."""
    await world.settle()  # a look that was under way would read before
    read = world.clocks._serving.next_times

    async def read_before(lost: Shards) -> Times:
        patch.undo()
        times = await read(lost)
        await happens()
        return times

    patch.setattr(world.clocks._serving, "next_times", read_before)
    world.clocks.look()
    await world.settle()


async def test_a_holiday_that_begins_while_clocks_are_read_ends_in_time(
    lasting: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    until = lasting.clock.now() + timedelta(hours=1)
    await look_while(lasting, monkeypatch, lambda: lasting.away.leave(ANN.user_id, until))

    await lasting.pass_time(HOUR)

    assert await lasting.away.of(ANN.user_id) is None


async def test_a_board_that_is_posted_while_clocks_are_read_brings_its_reminder_in_time(
    lasting: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lasting.away.leave(DEE.user_id, lasting.clock.now() + timedelta(days=3))

    async def post_a_board() -> None:
        await lasting.start(asked=proposal(pace=Pace.DAY))
        while await lasting.outbox.finish_present():
            pass

    await look_while(lasting, monkeypatch, post_a_board)
    await lasting.pass_time(12 * HOUR)

    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.REMINDER


async def test_nothing_falls_due_before_the_downtime_was_given_back(
    lasting: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    posted = lasting.courier.kinds(CHANNEL)
    await lasting.clocks.close()
    lasting.clock.pass_time(3 * DAY)
    begin = lasting.clocks._missed.begin

    async def look_before(*, is_connected: bool) -> list[int]:
        lasting.clocks.look()
        await lasting.clocks.finish_present()
        return await begin(is_connected=is_connected)

    monkeypatch.setattr(lasting.clocks._missed, "begin", look_before)
    await lasting.clocks.resume()
    await lasting.settle()

    assert lasting.courier.kinds(CHANNEL) == posted


async def test_a_shard_that_is_lost_before_the_start_hides_no_downtime(lasting: World) -> None:
    match = await lasting.start(BOB, CEM, asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    await lasting.clocks.close()
    lasting.clock.pass_time(3 * DAY)

    lasting.clocks.lose(0, 1)
    await lasting.settle()
    await lasting.clocks.resume()

    clock = await clock_of(lasting, match.game_id)
    assert clock.deadline == lasting.clock.now() + timedelta(days=1)
