"""Each event that lets clocks run or stop, on the rows of a game that is played."""

from datetime import timedelta

import pytest

from bot.services.games.match import Match
from bot.services.lobby import Pace
from bot.services.time import writing
from bot.services.time.running import LEAST, UNTIL_CLOSED, UNTIL_HOST, is_over
from bot.storage import clocks
from bot.storage.clocks import ClockKind
from bot.storage.games import Status
from bot.storage.people import absences
from tests.bot.services.time.rows import DAY, HOUR, TURN, clock_of, goes_away, kinds_of
from tests.bot.services.world import ANN, BOB, CEM, World, proposal

VOTE = ClockKind.VOTE


async def adjust(world: World, match: Match, status: Status, later: timedelta) -> None:
    async with world.database.transaction() as connection:
        await writing.adjust(connection, match.game_id, status, world.clock.now() + later)


async def comes_back(world: World, user_id: int, later: timedelta) -> list[int]:
    at = world.clock.now() + later
    async with world.database.transaction() as connection:
        present = await absences.present(connection, user_id)
        assert present is not None
        await absences.end(connection, present, at)
        return await writing.holiday(connection, user_id, at)


@pytest.fixture
async def unposted(world: World) -> Match:
    """A game of three whose first board has not been posted yet."""
    await world.outbox.close()
    return await world.start(BOB, CEM, asked=proposal(pace=Pace.DAY))


async def test_a_clock_runs_from_when_its_message_stands(world: World, unposted: Match) -> None:
    at, revision = world.clock.now() + HOUR, (await clock_of(world, unposted)).revision
    async with world.database.transaction() as connection:
        too_early = await writing.stand(connection, unposted.game_id, [TURN], revision - 1, at)
        another = await writing.stand(connection, unposted.game_id, [VOTE], revision, at)

        due_at = await writing.stand(connection, unposted.game_id, [TURN], revision, at)
        again = await writing.stand(connection, unposted.game_id, [TURN], revision, at + HOUR)

    clock = await clock_of(world, unposted)
    assert (too_early, another, again) == (None, None, None)
    assert due_at == at + DAY / 2
    assert (clock.deadline, clock.shown, clock.is_posted) == (at + DAY, at + DAY, True)


async def test_a_board_that_stands_in_a_holiday_starts_no_time(
    world: World, unposted: Match
) -> None:
    await goes_away(world, ANN.user_id)
    now, game_id = world.clock.now(), unposted.game_id

    async with world.database.transaction() as connection:
        due_at = await writing.stand(connection, game_id, [TURN], unposted.revision, now)
    waiting = await clock_of(world, unposted)
    await comes_back(world, ANN.user_id, 5 * HOUR)

    assert (due_at, waiting.deadline) == (None, None)
    assert waiting.held == {"away"}
    assert (await clock_of(world, unposted)).deadline == now + 5 * HOUR + DAY


async def test_a_pause_stops_time_and_gives_it_back(lasting: World, begun: Match) -> None:
    now = lasting.clock.now()

    await adjust(lasting, begun, Status.PAUSED, timedelta())
    stopped = await clock_of(lasting, begun)
    await adjust(lasting, begun, Status.RUNNING, 3 * DAY)

    assert (stopped.deadline, stopped.time_left) == (None, 22 * HOUR)
    assert (await clock_of(lasting, begun)).deadline == now + 3 * DAY + 22 * HOUR


async def test_what_does_not_change_a_clock_is_not_written(lasting: World, begun: Match) -> None:
    before = await clocks.of_game(lasting.database.reader, begun.game_id)

    await adjust(lasting, begun, Status.RUNNING, HOUR)

    assert await clocks.of_game(lasting.database.reader, begun.game_id) == before


@pytest.mark.parametrize("closes", [True, False])
async def test_the_clocks_of_a_pause_run_as_long_as_it_lasts(
    lasting: World, begun: Match, *, closes: bool
) -> None:
    before, now = await kinds_of(lasting, begun), lasting.clock.now()

    async with lasting.database.transaction() as connection:
        paused = writing.of_pause(begun.game_id, ANN.user_id, 99, closes=closes)
        await writing.pause(connection, begun.game_id, paused, now)
    during = await kinds_of(lasting, begun)
    host = await clock_of(lasting, begun, ClockKind.HOST)
    closing = await clocks.get(lasting.database.reader, begun.game_id, ClockKind.CLOSING)
    async with lasting.database.transaction() as connection:
        await writing.go_on(connection, begun.game_id, now + DAY)

    assert host.deadline == now + UNTIL_HOST
    assert (closing and closing.deadline) == (now + UNTIL_CLOSED if closes else None)
    assert during - before == {ClockKind.HOST, *([ClockKind.CLOSING] if closes else [])}
    assert await kinds_of(lasting, begun) == before


async def test_a_holiday_stops_the_turn_of_its_person_alone(lasting: World, begun: Match) -> None:
    deadline = (await clock_of(lasting, begun)).deadline

    of_another = await goes_away(lasting, BOB.user_id)
    with_another = await clock_of(lasting, begun)
    of_its_own = await goes_away(lasting, ANN.user_id)
    stopped = await clock_of(lasting, begun)
    await comes_back(lasting, ANN.user_id, DAY)

    assert of_another == of_its_own == [begun.game_id]
    assert (with_another.deadline, stopped.deadline) == (deadline, None)
    assert (await clock_of(lasting, begun)).deadline == lasting.clock.now() + DAY + 22 * HOUR


async def test_the_first_holiday_of_a_turn_leaves_12_hours_and_the_next_what_was_left(
    lasting: World, begun: Match
) -> None:
    await lasting.pass_time((21 * HOUR).total_seconds())

    lefts = []
    for _ in range(2):
        await goes_away(lasting, ANN.user_id)
        await comes_back(lasting, ANN.user_id, HOUR)
        clock = await clock_of(lasting, begun)
        assert clock.deadline is not None
        lefts.append(clock.deadline - lasting.clock.now() - HOUR)
        await lasting.pass_time((12 * HOUR).total_seconds())

    assert lefts == [LEAST, HOUR]


async def with_nobody_to_ask(world: World, match: Match) -> None:
    """The turn's time ends while all others are away."""
    for person in (BOB, CEM):
        await goes_away(world, person.user_id)
    await world.pass_time((22 * HOUR).total_seconds())
    assert is_over(await clock_of(world, match))
    assert VOTE not in await kinds_of(world, match)


async def test_what_nobody_could_be_asked_about_falls_due_when_somebody_is_back(
    lasting: World, begun: Match
) -> None:
    await with_nobody_to_ask(lasting, begun)

    await comes_back(lasting, BOB.user_id, HOUR)

    clock = await clock_of(lasting, begun)
    assert clock.due_at == clock.deadline == lasting.clock.now() + HOUR
    lasting.clocks.look()
    await lasting.pass_time(HOUR.total_seconds())
    assert VOTE in await kinds_of(lasting, begun)


async def test_somebody_who_is_back_in_a_pause_is_asked_after_it(
    lasting: World, begun: Match
) -> None:
    await with_nobody_to_ask(lasting, begun)
    now, game_id = lasting.clock.now(), begun.game_id
    async with lasting.database.transaction() as connection:
        await connection.execute("UPDATE games SET status = 'paused'")
        paused = writing.of_pause(game_id, ANN.user_id, 99, closes=False)
        await writing.pause(connection, game_id, paused, now)
    await comes_back(lasting, BOB.user_id, HOUR)
    in_pause = await clock_of(lasting, begun)

    async with lasting.database.transaction() as connection:
        await connection.execute("UPDATE games SET status = 'running'")
        await writing.go_on(connection, game_id, now + 2 * HOUR)

    assert in_pause.due_at is None
    assert (await clock_of(lasting, begun)).due_at == now + 2 * HOUR
