"""One clock, whatever happens to it: it takes what it should, and gives back what it took."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bot.services.time import running
from bot.services.time.running import LEAST, GameFacts, Hold
from bot.storage import clocks
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.games import Status
from tests.bot.services.time.life import NOON, Event, Life, Stored
from tests.bot.services.time.recount import HOUR, NONE, OWNER, PEOPLE
from tests.bot.services.world import open_world

DAY = 24 * HOUR
SPANS = {
    ClockKind.TURN: (12 * HOUR, DAY, 3 * DAY, 7 * DAY),
    ClockKind.VOTE: (12 * HOUR, DAY),
    ClockKind.OFFER: (3 * DAY,),
    ClockKind.GONE: (DAY, 5 * HOUR, NONE),
    ClockKind.LOOK: (6 * HOUR,),
    ClockKind.IDLE: (14 * DAY,),
    ClockKind.CLOSING: (30 * DAY,),
    ClockKind.HOST: (7 * DAY,),
}
KINDS = some.sampled_from([(kind, span) for kind, spans in SPANS.items() for span in spans])
TURNS = some.sampled_from([(ClockKind.TURN, span) for span in SPANS[ClockKind.TURN]])
OFTEN = ["owner away", "owner back", "pause", "go on", "serve"]
SELDOM = ["posted", "other away", "other back", "restart", "again", "settle"]
EVENTS = some.lists(
    some.one_of(
        some.sampled_from(OFTEN),
        some.sampled_from(SELDOM),
        some.tuples(
            some.sampled_from(["pass", "down"]),
            some.sampled_from([0, 0.1, 0.2, 0.5, 0.9, 1.5]),
        ),
    ),
    max_size=40,
).map(lambda events: ["posted", *events] if len(events) % 4 else events)
"""What may happen; time passes in parts of all that the clock has."""


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stored]:
    """Writes a clock to a database, and reads it back."""
    path: Path = tmp_path_factory.mktemp("clocks") / "games.db"
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        world = runner.run(stack.enter_async_context(open_world(path)))
        lobby = runner.run(world.open_lobby())

        async def through(clock: ClockRow) -> ClockRow:
            row = replace(clock, game_id=lobby.game_id)
            async with world.database.transaction() as connection:
                await clocks.put(connection, [row])
                read = await clocks.get(connection, row.game_id, row.kind)
            assert read is not None
            return replace(read, game_id=clock.game_id)

        yield lambda clock: runner.run(through(clock))
        runner.run(stack.aclose())


@pytest.mark.slow
@settings(max_examples=400)
@given(what=KINDS, events=EVENTS)
def test_a_clock_runs_as_long_as_a_recount_says(
    stored: Stored, what: tuple[ClockKind, timedelta], events: list[Event]
) -> None:
    life = Life(*what, stored)

    for event in events:
        life.happens(event)
        life.check()


@given(what=KINDS, events=EVENTS)
def test_the_stage_only_grows_unless_a_clock_is_given_anew(
    stored: Stored, what: tuple[ClockKind, timedelta], events: list[Event]
) -> None:
    life = Life(*what, stored)

    for event in events:
        before, was_due = life.clock, life.count.is_due
        life.happens(event)
        if event == "serve" and was_due and before.kind is not ClockKind.LOOK:
            assert life.clock.stage > before.stage
        elif event != "again":
            assert life.clock.stage == before.stage


@given(what=TURNS, events=EVENTS)
def test_a_turn_that_is_left_alone_is_served_to_its_end(
    stored: Stored, what: tuple[ClockKind, timedelta], events: list[Event]
) -> None:
    life = Life(*what, stored)
    for event in events:
        life.happens(event)
    last: list[Event] = ["owner back", "go on", "posted", ("pass", 2), *["serve"] * 3]

    for event in last:
        life.happens(event)

    assert running.is_over(life.clock)
    assert life.clock.due_at is None


def running_turn(span: timedelta = DAY) -> ClockRow:
    clock = running.posted(running.given(5, ClockKind.TURN, OWNER, 9, span))
    return running.adjusted(clock, GameFacts(Status.RUNNING, PEOPLE), NOON)


def after_pause(clock: ClockRow, begins: timedelta, lasts: timedelta = DAY) -> ClockRow:
    stopped = running.adjusted(clock, GameFacts(Status.PAUSED, PEOPLE), NOON + begins)
    return running.adjusted(stopped, GameFacts(Status.RUNNING, PEOPLE), NOON + begins + lasts)


def after_holiday(clock: ClockRow, begins: timedelta, lasts: timedelta = DAY) -> ClockRow:
    away = GameFacts(Status.RUNNING, PEOPLE, frozenset({OWNER}))
    stopped = running.adjusted(clock, away, NOON + begins)
    return running.adjusted(stopped, GameFacts(Status.RUNNING, PEOPLE), NOON + begins + lasts)


def left_at(clock: ClockRow, at: timedelta) -> timedelta:
    assert clock.deadline is not None
    return clock.deadline - (NOON + at)


@pytest.mark.parametrize("span", SPANS[ClockKind.TURN])
def test_reminders_come_at_half_and_at_nine_tenths(span: timedelta) -> None:
    clock = running_turn(span)

    first = clock.due_at
    second = running.served(clock, NOON + span / 2).due_at

    assert (first, second) == (NOON + span * 0.5, NOON + span * 0.9)


def test_of_two_reminders_that_are_due_at_once_one_comes() -> None:
    clock = running.served(running_turn(), NOON + 23 * HOUR)

    assert clock.due_at == clock.deadline == NOON + DAY


@pytest.mark.parametrize("hours", [1, 11, 13, 23])
def test_a_turn_has_at_least_12_hours_after_every_pause(hours: int) -> None:
    once = after_pause(running_turn(), hours * HOUR)
    again = after_pause(once, (hours + 24 + 6) * HOUR)

    assert left_at(once, (hours + 24) * HOUR) == max((24 - hours) * HOUR, LEAST)
    assert left_at(again, (hours + 24 + 6 + 24) * HOUR) >= LEAST


def test_a_turn_has_at_least_12_hours_after_its_first_holiday_only() -> None:
    once = after_holiday(running_turn(), 23 * HOUR)
    again = after_holiday(once, (23 + 24 + 11) * HOUR)

    assert left_at(once, 47 * HOUR) == 12 * HOUR
    assert left_at(again, (58 + 24) * HOUR) == HOUR


@pytest.mark.parametrize("after", [after_pause, after_holiday])
def test_a_turn_whose_time_was_over_stays_over(
    after: Callable[[ClockRow, timedelta], ClockRow],
) -> None:
    unserved = after(running_turn(), 25 * HOUR)
    served = after(running.over(running_turn()), 25 * HOUR)

    assert left_at(unserved, 49 * HOUR) == NONE
    assert served.deadline is None
    assert running.is_over(served)


@pytest.mark.parametrize("kind", [ClockKind.VOTE, ClockKind.OFFER])
def test_votes_and_offers_have_exactly_what_they_had(kind: ClockKind) -> None:
    clock = running.posted(running.given(5, kind, 0, 9, 3 * DAY))
    begun = running.adjusted(clock, GameFacts(Status.RUNNING, PEOPLE, PEOPLE), NOON)

    after = after_pause(begun, 71 * HOUR)

    assert left_at(after, 95 * HOUR) == HOUR


def test_a_clock_that_two_things_hold_runs_when_both_are_over() -> None:
    both = GameFacts(Status.PAUSED, PEOPLE, frozenset({OWNER}))
    stopped = running.adjusted(running_turn(), both, NOON + HOUR)

    still = running.adjusted(stopped, GameFacts(Status.RUNNING, PEOPLE, both.away), NOON + DAY)
    free = running.adjusted(still, GameFacts(Status.RUNNING, PEOPLE), NOON + 2 * DAY)

    assert (still.deadline, Hold.AWAY in still.held) == (None, True)
    assert left_at(free, 2 * DAY) == 23 * HOUR
    assert free.was_away


def test_a_holiday_after_a_pause_is_not_the_first_again() -> None:
    once = after_holiday(running_turn(), HOUR)
    paused = after_pause(once, 26 * HOUR)

    again = after_holiday(paused, 71 * HOUR)

    assert left_at(again, 95 * HOUR) == HOUR


def test_what_a_newer_version_has_stopped_stands_still() -> None:
    stopped = replace(running_turn(), deadline=None, held=frozenset({"a storm"}))

    later = running.adjusted(stopped, GameFacts(Status.RUNNING, PEOPLE), NOON + DAY)

    assert later == stopped


@pytest.mark.parametrize(
    ("lost_at", "left"),
    [
        (-HOUR, DAY),  # before its time began
        (5 * HOUR, 19 * HOUR),
        (9 * HOUR, 16 * HOUR),  # later than now: the machine's clock was set back
    ],
)
def test_a_clock_that_stops_without_a_connection_has_what_it_had_when_that_was_lost(
    lost_at: timedelta, left: timedelta
) -> None:
    paused = GameFacts(Status.PAUSED, PEOPLE)

    stopped = running.adjusted(running_turn(), paused, NOON + 8 * HOUR, NOON + lost_at)

    assert (stopped.deadline, stopped.time_left) == (None, left)
