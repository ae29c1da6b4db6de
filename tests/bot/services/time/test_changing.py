"""Clocks change with the log of their game, and when they were served."""

from dataclasses import replace

import pytest

from bot.services.games.match import Match
from bot.services.time import writing
from bot.services.time.running import is_over, over
from bot.storage.clocks import ClockKind, ClockRow
from tests.bot.services.time.rows import DAY, TURN, clock_of, goes_away, kinds_of, put
from tests.bot.services.world import ANN, BOB, World

GONE = ClockKind.GONE


async def change(
    world: World, match: Match, *wanted: ClockRow, again: tuple[ClockKind, ...] = ()
) -> None:
    people = (ANN.user_id, BOB.user_id)
    async with world.database.transaction() as connection:
        await writing.change(
            connection, match.game_id, wanted, people, world.clock.now(), again=again
        )


async def test_a_change_of_a_game_lets_the_same_clock_go_on_and_removes_others(
    lasting: World, begun: Match
) -> None:
    present = await clock_of(lasting, begun)
    unused = replace(present, deadline=None, time_left=present.span, is_posted=False, shown=None)

    await change(lasting, begun, unused)

    assert await clock_of(lasting, begun) == present
    assert await kinds_of(lasting, begun) == {TURN}


async def test_a_change_without_clocks_removes_all(lasting: World, begun: Match) -> None:
    await change(lasting, begun)

    assert await kinds_of(lasting, begun) == set()


async def test_time_for_another_turn_is_given_anew(lasting: World, begun: Match) -> None:
    present = await clock_of(lasting, begun)
    following = replace(present, user_id=BOB.user_id, deadline=None, is_posted=False)

    await change(lasting, begun, following)

    clock = await clock_of(lasting, begun)
    assert (clock.user_id, clock.deadline, clock.is_posted) == (BOB.user_id, None, False)


@pytest.mark.parametrize(("again", "is_due"), [((TURN, GONE), True), ((GONE,), False), ((), False)])
async def test_what_is_over_falls_due_again_where_the_game_has_changed(
    lasting: World, begun: Match, again: tuple[ClockKind, ...], *, is_due: bool
) -> None:
    finished = over(await clock_of(lasting, begun))
    await put(lasting, finished)

    await change(lasting, begun, finished, again=again)

    clock = await clock_of(lasting, begun)
    assert (clock.due_at == lasting.clock.now()) == is_due
    assert is_over(clock) != is_due


async def test_a_turn_whose_time_is_over_by_the_log_has_none_although_some_was_given_back(
    lasting: World, begun: Match
) -> None:
    present = await clock_of(lasting, begun)

    await change(lasting, begun, over(replace(present, deadline=None)))

    clock = await clock_of(lasting, begun)
    assert is_over(clock)
    assert clock.due_at is None


async def test_what_runs_does_not_fall_due_because_the_game_has_changed(
    lasting: World, begun: Match
) -> None:
    present = await clock_of(lasting, begun)

    await change(lasting, begun, present, again=(TURN,))

    assert await clock_of(lasting, begun) == present


async def test_a_clock_that_has_changed_meanwhile_is_not_noted_as_served(
    lasting: World, begun: Match
) -> None:
    clock = await clock_of(lasting, begun)
    changed = replace(clock, deadline=lasting.clock.now() + 3 * DAY)
    await put(lasting, changed)

    async with lasting.database.transaction() as connection:
        was_served = await writing.note_served(connection, clock, None)

    assert not was_served
    assert await clock_of(lasting, begun) == changed


async def test_a_clock_that_stands_still_is_not_noted_as_served(
    lasting: World, begun: Match
) -> None:
    await goes_away(lasting, ANN.user_id)
    clock = await clock_of(lasting, begun)

    async with lasting.database.transaction() as connection:
        was_served = await writing.note_served(connection, clock, None)

    assert not was_served
    assert await clock_of(lasting, begun) == clock


async def test_a_clock_is_served_once_for_each_of_its_times(lasting: World, begun: Match) -> None:
    clock = await clock_of(lasting, begun)

    async with lasting.database.transaction() as connection:
        first = await writing.note_served(connection, clock, clock.due_at)
        second = await writing.note_served(connection, clock, clock.due_at)

    assert (first, second) == (True, False)
    assert (await clock_of(lasting, begun)).stage == clock.stage + 1
