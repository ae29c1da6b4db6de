"""A standing board is edited where its deadline has moved far enough, and lies near."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.services.games.match import Match
from bot.services.lobby import Pace
from bot.services.posting.sending import Detail, OwedRow
from bot.services.time import board_edits, writing
from bot.services.time.board_edits import MOVED, NEAR
from bot.services.time.running import over
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.games import Status
from bot.storage.outbox import RowKind
from tests.bot.services.time.rows import DAY, HOUR, clock_of, put
from tests.bot.services.world import ANN, BOB, CHANNEL, World, proposal

MOMENT = timedelta(milliseconds=1)


async def owe(world: World) -> list[int]:
    """Owe edits of all boards that are wrong; return their channels."""
    async with world.database.transaction() as connection:
        return await board_edits.owe_true_deadlines(connection, world.clock.now())


async def edited(world: World) -> int:
    """Send what is owed; return how often boards were edited since their deadlines had moved."""
    world.outbox.drain(CHANNEL)
    await world.settle()
    return [kind for kind, _ in world.courier.edits].count(RowKind.DEADLINE_EDIT)


@pytest.mark.parametrize(
    ("moved", "ends_in", "is_wrong"),
    [
        (timedelta(), DAY, False),
        (MOVED, DAY, False),
        (-MOVED, DAY, False),
        (MOVED + MOMENT, DAY, True),
        (-MOVED - MOMENT, DAY, True),
        (3 * DAY, NEAR, False),
        (3 * DAY, NEAR - MOMENT, True),
        (DAY, -HOUR, True),
    ],
)
async def test_a_board_is_edited_if_its_deadline_moved_by_ten_minutes_and_is_near(
    lasting: World, begun: Match, moved: timedelta, ends_in: timedelta, *, is_wrong: bool
) -> None:
    deadline = lasting.clock.now() + ends_in
    clock = replace(await clock_of(lasting, begun), deadline=deadline, shown=deadline - moved)
    await put(lasting, clock)

    channels = await owe(lasting)

    assert channels == ([CHANNEL] if is_wrong else [])
    assert board_edits.is_wrong(clock, lasting.clock.now()) == is_wrong


async def test_what_has_no_deadline_is_not_wrong(lasting: World, begun: Match) -> None:
    clock, at = await clock_of(lasting, begun), lasting.clock.now()
    moved: ClockRow = replace(clock, shown=at)

    assert board_edits.is_wrong(moved, at)
    assert not board_edits.is_wrong(replace(moved, deadline=None), at)
    assert not board_edits.is_wrong(replace(moved, kind=ClockKind.VOTE), at)
    assert not board_edits.is_wrong(over(moved), at)


async def test_a_board_that_shows_no_deadline_where_time_runs_is_wrong(
    lasting: World, begun: Match
) -> None:
    clock = replace(await clock_of(lasting, begun), shown=None)
    await put(lasting, clock)

    assert board_edits.is_wrong(clock, lasting.clock.now())
    assert await owe(lasting) == [CHANNEL]
    assert await edited(lasting) == 1
    assert await owe(lasting) == []


async def test_a_board_that_was_posted_in_a_pause_shows_the_time_after_it(
    lasting: World, begun: Match
) -> None:
    now, game_id = lasting.clock.now(), begun.game_id
    unposted = replace(
        await clock_of(lasting, begun), deadline=None, time_left=DAY, is_posted=False, shown=None
    )
    await put(lasting, unposted)
    async with lasting.database.transaction() as connection:
        await connection.execute("UPDATE games SET status = 'paused'")
        paused = writing.of_pause(game_id, ANN.user_id, 99, closes=False)
        await writing.pause(connection, game_id, paused, now)
    on_board = await lasting.times.deadline(game_id, posting=begun.revision)
    async with lasting.database.transaction() as connection:
        await writing.stand(connection, game_id, [ClockKind.TURN], begun.revision, now)

    async with lasting.database.transaction() as connection:
        await connection.execute("UPDATE games SET status = 'running'")
        await writing.go_on(connection, game_id, now + HOUR)

    assert on_board is None
    assert await lasting.times.deadline(game_id) == now + HOUR + DAY
    assert await edited(lasting) == 1


async def test_a_board_that_was_edited_is_right(lasting: World, begun: Match) -> None:
    clock = await clock_of(lasting, begun)
    assert clock.deadline is not None
    await put(lasting, replace(clock, deadline=clock.deadline + HOUR))

    await owe(lasting)
    await owe(lasting)  # instead of the first, which was not sent yet

    assert await edited(lasting) == 1
    assert await owe(lasting) == []
    after = await clock_of(lasting, begun)
    assert after.shown == after.deadline


@pytest.mark.parametrize("moves_on", [timedelta(), MOVED, MOVED + MOMENT])
async def test_an_edit_that_is_owed_again_while_it_is_sent_is_made_again_only_if_it_was_wrong(
    lasting: World, begun: Match, moves_on: timedelta
) -> None:
    clock = await clock_of(lasting, begun)
    assert clock.deadline is not None
    moved = replace(clock, deadline=clock.deadline + HOUR)
    await put(lasting, moved)
    await owe(lasting)
    edit, is_sent, goes_on = lasting.courier.edit, asyncio.Event(), asyncio.Event()

    async def dawdle(row: OwedRow, message_id: int, detail: Detail) -> None:
        await edit(row, message_id, detail)
        is_sent.set()
        await goes_on.wait()

    lasting.courier.edit = dawdle  # type: ignore[method-assign,assignment]
    lasting.outbox.drain(CHANNEL)
    await is_sent.wait()
    await put(lasting, replace(moved, deadline=clock.deadline + HOUR + moves_on))
    await owe(lasting)
    goes_on.set()

    assert await edited(lasting) == (1 if moves_on <= MOVED else 2)
    assert await owe(lasting) == []


@pytest.mark.parametrize(("lasted", "edits"), [(MOVED, 0), (MOVED + MOMENT, 1)])
async def test_a_pause_moves_the_deadline_of_a_board(
    lasting: World, begun: Match, lasted: timedelta, edits: int
) -> None:
    now = lasting.clock.now()

    async with lasting.database.transaction() as connection:
        await writing.adjust(connection, begun.game_id, Status.PAUSED, now)
        await writing.adjust(connection, begun.game_id, Status.RUNNING, now + lasted)

    assert await edited(lasting) == edits


async def test_the_board_of_whoever_is_on_turn_is_renewed_once(
    lasting: World, begun: Match
) -> None:
    async with lasting.database.transaction() as connection:
        first = await board_edits.owe_renewed_boards(connection, ANN.user_id)
        second = await board_edits.owe_renewed_boards(connection, ANN.user_id)
        of_another = await board_edits.owe_renewed_boards(connection, ANN.user_id + 1)
    await edited(lasting)

    assert (first, second, of_another) == ([CHANNEL], [CHANNEL], [])
    assert [kind for kind, _ in lasting.courier.edits].count(RowKind.TURN_EDIT) == 1


async def test_no_edit_is_owed_to_a_board_that_does_not_stand(lasting: World, begun: Match) -> None:
    clock = await clock_of(lasting, begun)
    assert clock.deadline is not None
    await put(lasting, replace(clock, deadline=clock.deadline + HOUR))
    async with lasting.database.transaction() as connection:
        await connection.execute("DELETE FROM messages")

    assert await owe(lasting) == []


async def test_a_deadline_that_moved_while_it_lay_far_ahead_is_edited_once_it_is_near(
    lasting: World,
) -> None:
    match = await lasting.start(BOB, asked=proposal(pace=Pace.WEEK))
    await lasting.settle()
    async with lasting.database.transaction() as connection:
        at = lasting.clock.now()
        await writing.adjust(connection, match.game_id, Status.PAUSED, at)
        await writing.adjust(connection, match.game_id, Status.RUNNING, at + 9 * HOUR)
    deadline = await lasting.times.deadline(match.game_id)
    assert deadline is not None

    while (left := deadline - lasting.clock.now()) > NEAR - 7 * HOUR:
        assert await edited(lasting) == 0 or left < NEAR
        await lasting.pass_time(HOUR.total_seconds())

    assert await edited(lasting) == 1
