"""Games, turns and people of the last days, counted from logs."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.services.games.causes import by_manager, by_player
from bot.services.statistics import Statistics, statistics, turns_in
from bot.storage.log import Entry, EntryKind, MadeBy
from tests.bot.services.world import ANN, BOB, CEM, ELSEWHERE, World

HOUR, DAY, WEEK = timedelta(hours=1), timedelta(days=1), timedelta(weeks=1)
START = datetime(2026, 11, 1, tzinfo=UTC)
NOTHING = Statistics(begun=0, ended=0, abandoned=0, turns=0, people=0, servers=0, median_turn=None)


async def within(world: World, *spans: timedelta) -> list[Statistics]:
    return await statistics(world.database, world.clock.now(), spans)


async def test_where_nobody_played_everything_is_nought(world: World) -> None:
    assert await within(world, DAY, WEEK) == [NOTHING, NOTHING]


async def test_each_span_counts_what_happened_in_it(world: World) -> None:
    match = await world.start(BOB, CEM)
    for hours in (1, 2, 30, 3):
        world.clock.pass_time(hours * HOUR.total_seconds())
        match = await world.take_turn(match)

    last_day, last_week = await within(world, DAY, WEEK)

    assert (last_day.begun, last_day.turns, last_day.people) == (0, 2, 2)
    assert last_day.median_turn == 16.5 * HOUR
    assert (last_week.begun, last_week.turns, last_week.people) == (1, 4, 3)
    assert last_week.median_turn == 2.5 * HOUR
    assert last_week.servers == 1


async def test_a_game_with_a_result_has_ended_and_a_closed_one_is_abandoned(world: World) -> None:
    ended = await world.start(BOB)
    await world.play_out(ended)
    closed = await world.start(BOB, channel_id=ELSEWHERE)
    await world.channels.lose(ELSEWHERE)
    await world.matches.close(closed.game_id, 999, by_manager(world.interaction()))

    (last_day,) = await within(world, DAY)

    assert (last_day.begun, last_day.ended, last_day.abandoned) == (2, 1, 1)


def logged(*rows: tuple[EntryKind, int, str, str | None]) -> list[Entry]:
    """A log with one entry an hour."""
    return [
        Entry(number, kind, seat, body, made_by, START + number * HOUR)
        for number, (kind, seat, body, made_by) in enumerate(rows, start=1)
    ]


def placed(seat: int, made_by: str) -> tuple[EntryKind, int, str, str]:
    return (EntryKind.ACTION, seat, "place anything", made_by)


SEATED = [
    (EntryKind.SEAT, 0, "bot:easy:1", None),
    (EntryKind.SEAT, 1, str(BOB.user_id), None),
]
SKIPPED = (EntryKind.ACTION, 1, "skip", MadeBy.CLOCK)
RESIGNED = (EntryKind.ACTION, 1, "resign", MadeBy.PLAYER)
REPLACED = (EntryKind.SEAT, 1, "bot:normal:2", None)


@pytest.mark.parametrize(
    "not_bobs",
    [
        [placed(0, "bot:easy"), (EntryKind.ACTION, 0, "end", MadeBy.AUTO)],
        [SKIPPED, placed(0, "bot:easy"), (EntryKind.ACTION, 0, "end", MadeBy.AUTO)],
        [RESIGNED, placed(0, "bot:easy"), (EntryKind.ACTION, 0, "end", MadeBy.AUTO)],
        [placed(1, MadeBy.CLOCK), (EntryKind.ACTION, 1, "end", MadeBy.CLOCK)],
        [placed(1, MadeBy.PLAYER), REPLACED, (EntryKind.ACTION, 1, "end", "bot:normal")],
    ],
)
def test_only_turns_that_people_ended_count(
    not_bobs: list[tuple[EntryKind, int, str, str | None]],
) -> None:
    assert turns_in(7, logged(*SEATED, *not_bobs)) == []


def test_a_turn_begins_when_the_one_before_it_was_ended_or_skipped() -> None:
    log = logged(
        *SEATED,
        SKIPPED,
        placed(0, "bot:easy"),
        (EntryKind.ACTION, 0, "end", MadeBy.AUTO),
        placed(1, MadeBy.PLAYER),
        (EntryKind.ACTION, 1, "end", MadeBy.AUTO),
    )

    (turn,) = turns_in(7, log)

    assert (turn.user_id, turn.took) == (BOB.user_id, 2 * HOUR)


def test_a_turn_that_was_taken_back_counts_as_it_was_made_again() -> None:
    log = logged(
        (EntryKind.SEAT, 0, str(ANN.user_id), None),
        (EntryKind.ACTION, 0, "place anything", MadeBy.PLAYER),
        (EntryKind.ACTION, 0, "end", MadeBy.AUTO),
        (EntryKind.UNDO, 0, "2", None),
        (EntryKind.ACTION, 0, "end", MadeBy.AUTO),
    )

    (turn,) = turns_in(7, log)

    assert (turn.user_id, turn.ended_at, turn.took) == (
        ANN.user_id,
        START + 5 * HOUR,
        4 * HOUR,
    )


@pytest.mark.parametrize(
    "resigned", [(EntryKind.ACTION, 0, "resign", made_by) for made_by in ("player", "clock")]
)
def test_a_turn_in_which_somebody_resigned_counts_without_its_time(
    resigned: tuple[EntryKind, int, str, str],
) -> None:
    own = [placed(1, MadeBy.PLAYER), (EntryKind.ACTION, 1, "end", MadeBy.AUTO)]

    first, second = turns_in(7, logged(*SEATED, resigned, *own, *own))

    assert (first.user_id, first.took) == (BOB.user_id, None)
    assert second.took == 2 * HOUR


async def test_the_days_before_somebody_resigned_are_no_time_of_the_next_turn(world: World) -> None:
    match = await world.start(BOB, CEM)
    world.clock.pass_time(5 * DAY.total_seconds())
    await world.matches.resign(match.game_id, ANN.user_id, by_player(world.interaction()))
    match = await world.matches.load(match.game_id)
    for _ in range(2):
        world.clock.pass_time(HOUR.total_seconds())
        match = await world.take_turn(match)

    (last_week,) = await within(world, WEEK)

    assert last_week.turns == 2
    assert last_week.median_turn == HOUR
