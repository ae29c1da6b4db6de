"""Holidays: clocks stand still, nobody is called, and there are at most 30 days in any 90."""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as some

from bot.services.errors import Refused
from bot.services.lobby import Pace
from bot.services.waiting.away import LONGEST, PERIOD, Away, begun_days, days_left, latest_end
from bot.storage import clocks, messages
from bot.storage.calls.pings import REST
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.outbox import RowKind
from bot.storage.people.absences import AbsenceRow
from tests.bot.services.world import ANN, BOB, CHANNEL, World, proposal

DAY = timedelta(days=1)
DAYS = DAY.total_seconds()
HOUR = timedelta(hours=1)
MOMENT = timedelta(milliseconds=1)
MIDNIGHT = datetime(2026, 11, 22, tzinfo=UTC)
NOON = MIDNIGHT + DAY / 2


@pytest.fixture
def away(lasting: World) -> Away:
    return lasting.away


async def clock_of(world: World, game_id: int) -> ClockRow:
    clock = await clocks.get(world.database.reader, game_id, ClockKind.TURN)
    assert clock is not None
    return clock


def renewed(world: World) -> list[int]:
    """The boards that were edited since somebody went away or came back."""
    return [message for kind, message in world.courier.edits if kind is RowKind.TURN_EDIT]


async def test_who_is_away_keeps_their_time_and_is_not_reminded(lasting: World, away: Away) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.THREE_DAYS))
    await lasting.settle()
    await lasting.pass_time(DAYS)

    await away.leave(ANN.user_id, lasting.clock.now() + 10 * DAY)
    await lasting.pass_time(10 * DAYS - 1)

    clock = await clock_of(lasting, match.game_id)
    assert (clock.deadline, clock.time_left) == (None, 2 * DAY)
    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)


async def test_at_the_end_they_are_called_once_and_time_goes_on(lasting: World, away: Away) -> None:
    match = await lasting.start(asked=proposal(pace=Pace.THREE_DAYS))
    await lasting.settle()
    await lasting.pass_time(DAYS)
    await away.leave(ANN.user_id, lasting.clock.now() + 10 * DAY)

    await lasting.pass_time(10 * DAYS)

    assert lasting.courier.kinds(CHANNEL)[-1] is RowKind.REMINDER
    assert (await clock_of(lasting, match.game_id)).deadline == lasting.clock.now() + 2 * DAY
    assert await away.of(ANN.user_id) is None


async def test_a_new_end_that_comes_while_the_old_one_is_served_counts(
    lasting: World, away: Away, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lasting.start()
    await lasting.settle()
    await away.leave(ANN.user_id, lasting.clock.now() + DAY)
    last_day = lasting.clock.now() + 3 * DAY

    async def prolong(_guild_id: int, user_ids: Collection[int]) -> frozenset[int]:
        await away.leave(ANN.user_id, last_day)
        return frozenset(user_ids)

    monkeypatch.setattr(lasting.server, "present", prolong)
    await lasting.pass_time(DAYS)

    present = await away.of(ANN.user_id)
    assert present is not None
    assert present.until == last_day
    assert RowKind.REMINDER not in lasting.courier.kinds(CHANNEL)


async def test_the_board_that_calls_them_says_so_at_once(lasting: World, away: Away) -> None:
    first = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()
    (board,) = await messages.of_kind(lasting.database.reader, first.game_id, RowKind.TURN)
    await away.leave(BOB.user_id, lasting.clock.now() + 3 * DAY)  # Ann is on turn
    await lasting.settle()
    assert renewed(lasting) == []

    await away.leave(ANN.user_id, lasting.clock.now() + 3 * DAY)
    await lasting.settle()
    assert renewed(lasting) == [board.message_id]
    await away.come_back(ANN.user_id)
    await lasting.settle()
    assert renewed(lasting) == [board.message_id] * 2


async def test_a_turn_that_begins_in_a_holiday_has_no_deadline(lasting: World, away: Away) -> None:
    await away.leave(ANN.user_id, lasting.clock.now() + 3 * DAY)
    match = await lasting.start(asked=proposal(pace=Pace.DAY))
    await lasting.settle()

    assert (await clock_of(lasting, match.game_id)).deadline is None
    await away.come_back(ANN.user_id)
    assert (await clock_of(lasting, match.game_id)).deadline == lasting.clock.now() + DAY


async def test_a_nudge_that_waits_lapses_when_a_holiday_begins(lasting: World, away: Away) -> None:
    match = await lasting.start()
    await lasting.settle()
    await lasting.votes.nudge(match.game_id, BOB.user_id, lasting.interaction())
    await away.leave(ANN.user_id, lasting.clock.now() + DAY)

    await lasting.pass_time(2 * REST.total_seconds())

    assert RowKind.NUDGE not in lasting.courier.kinds(CHANNEL)


async def test_there_are_30_days_in_any_90(lasting: World, away: Away) -> None:
    await away.leave(ANN.user_id, lasting.clock.now() + 20 * DAY)
    await lasting.pass_time(20 * DAYS)

    with pytest.raises(Refused) as refused:
        await away.leave(ANN.user_id, lasting.clock.now() + 12 * DAY)
    await away.leave(ANN.user_id, lasting.clock.now() + 10 * DAY)

    assert (refused.value.code, refused.value.data) == ("away_too_long", {"days": 10})
    await lasting.pass_time(100 * DAYS)
    await away.leave(ANN.user_id, lasting.clock.now() + 30 * DAY)
    assert await away.of(ANN.user_id) is not None


async def test_a_date_30_days_off_may_be_the_last(lasting: World, away: Away) -> None:
    today = lasting.clock.now().replace(
        hour=0
    )  # it is noon, so to that end it is less than 31 days

    absence = await away.leave(ANN.user_id, today + 31 * DAY)
    with pytest.raises(Refused) as refused:
        await away.leave(ANN.user_id, today + 32 * DAY)

    assert await away.of(ANN.user_id) == absence
    assert (refused.value.code, refused.value.data) == ("away_too_long", {"days": 30})


async def test_a_holiday_that_ends_early_counts_its_begun_days(lasting: World, away: Away) -> None:
    await away.leave(ANN.user_id, lasting.clock.now() + 20 * DAY)
    await lasting.pass_time(4 * DAYS + 1)
    await away.come_back(ANN.user_id)

    with pytest.raises(Refused) as refused:
        await away.leave(ANN.user_id, lasting.clock.now() + 26 * DAY)
    await away.leave(ANN.user_id, lasting.clock.now() + 25 * DAY)

    assert refused.value.data == {"days": 25}


async def test_a_new_end_is_reckoned_from_the_beginning(lasting: World, away: Away) -> None:
    begun = lasting.clock.now()
    await away.leave(ANN.user_id, begun + 5 * DAY)
    await lasting.pass_time(4.25 * DAYS)

    with pytest.raises(Refused) as refused:
        await away.leave(ANN.user_id, lasting.clock.now() + 27 * DAY)
    absence = await away.leave(ANN.user_id, lasting.clock.now() + 26 * DAY)

    assert refused.value.data == {"days": 26}
    assert absence.since == begun


async def test_whoever_has_had_30_days_is_not_given_the_rest_of_the_date(
    lasting: World, away: Away
) -> None:
    await away.leave(ANN.user_id, lasting.clock.now() + 30 * DAY)
    await lasting.pass_time(30 * DAYS)

    with pytest.raises(Refused) as refused:
        await away.leave(ANN.user_id, lasting.clock.now() + HOUR)

    assert (refused.value.code, refused.value.data) == ("away_too_long", {"days": 0})


async def test_an_end_in_the_farthest_year_is_too_long(lasting: World, away: Away) -> None:
    with pytest.raises(Refused) as refused:
        await away.leave(ANN.user_id, datetime.max.replace(tzinfo=UTC))

    assert (refused.value.code, refused.value.data) == ("away_too_long", {"days": 30})


async def test_a_holiday_cannot_end_before_it_begins(lasting: World, away: Away) -> None:
    with pytest.raises(Refused) as refused:
        await away.leave(ANN.user_id, lasting.clock.now())

    assert refused.value.code == "away_over"


def holiday(since: datetime, until: datetime) -> AbsenceRow:
    """A holiday that is over."""
    return AbsenceRow(1, since, until, is_over=True)


@pytest.mark.parametrize(
    ("span", "days"),
    [
        (timedelta(), 1),
        (MOMENT, 1),
        (DAY, 1),
        (DAY + MOMENT, 2),
        (2 * DAY - MOMENT, 2),
        (30 * DAY, 30),
        (30.5 * DAY, 31),
    ],
)
def test_every_begun_day_counts(span: timedelta, days: int) -> None:
    assert begun_days(NOON, NOON + span) == days


@pytest.mark.parametrize(
    ("others", "left"),
    [
        ([], 30),
        ([(20 * DAY, 10 * DAY)], 20),
        ([(20 * DAY, 10 * DAY - MOMENT)], 19),
        ([(20 * DAY, 20 * DAY), (10 * DAY, 10 * DAY)], 28),
        ([(40 * DAY, 9.5 * DAY)], 0),
        ([(60 * DAY, 20 * DAY), (15 * DAY, 0 * DAY)], 0),
        ([(100 * DAY, 80 * DAY)], 20),
        ([(100 * DAY, 80.5 * DAY)], 20),
        ([(100 * DAY, 90 * DAY - MOMENT)], 29),
    ],
)
def test_of_the_last_90_days_30_may_be_had(
    others: list[tuple[timedelta, timedelta]], left: int
) -> None:
    holidays = [holiday(NOON - begun, NOON - ended) for begun, ended in others]

    assert days_left(holidays, NOON) == left


@pytest.mark.parametrize(
    ("since", "days", "end"),
    [
        (NOON, 30, MIDNIGHT + 31 * DAY),
        (MIDNIGHT + MOMENT, 30, MIDNIGHT + 31 * DAY),
        (MIDNIGHT - MOMENT, 30, MIDNIGHT + 30 * DAY),
        (MIDNIGHT, 30, MIDNIGHT + 30 * DAY),
        (NOON, 1, MIDNIGHT + 2 * DAY),
        (NOON, 0, NOON),
    ],
)
def test_a_holiday_may_go_on_to_the_end_of_its_last_date(
    since: datetime, days: int, end: datetime
) -> None:
    assert latest_end(since, days) == end


# Each step: hours at home, hours that the holiday takes at most, after how many hours of it
# somebody asks for as much as there is, and how many hours before its end they come back.
_HOURS = some.integers(0, 24 * 35)


@given(steps=some.lists(some.tuples(_HOURS, _HOURS, _HOURS, _HOURS), max_size=20))
def test_nobody_is_away_for_31_days_in_any_90(steps: list[tuple[int, int, int, int]]) -> None:
    now, had = NOON, list[AbsenceRow]()
    for at_home, planned, asked_after, spared in steps:
        since = now = now + at_home * HOUR
        until = min(since + planned * HOUR, latest_end(since, days_left(had, since)))
        if since + asked_after * HOUR < until:
            now = since + asked_after * HOUR
            until = max(until, latest_end(since, days_left(had, now)))
        if until > since:
            now = max(now, until - spared * HOUR)
            had.append(holiday(since, now))

    edges = [edge for one in had for edge in (one.since, one.until)]
    windows = [*edges, *(edge - PERIOD for edge in edges)]
    most = max((away_within(had, start, start + PERIOD) for start in windows), default=0 * DAY)

    assert most < LONGEST + DAY


def away_within(had: list[AbsenceRow], start: datetime, end: datetime) -> timedelta:
    """How long somebody was away between two instants."""
    spans = (min(one.until, end) - max(one.since, start) for one in had)
    return sum((span for span in spans if span > 0 * DAY), timedelta())
