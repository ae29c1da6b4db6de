"""Holidays: clocks stand still, nobody is called, and there are at most 30 days in any 90."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.presenters.waits.away import read_until
from bot.services.away import Away
from bot.services.errors import Refused
from bot.services.lobby import Pace
from bot.storage import clocks, messages
from bot.storage.clocks import ClockKind, ClockRow
from bot.storage.outbox import RowKind
from bot.storage.pings import REST
from tests.bot.services.world import ANN, BOB, CHANNEL, World, proposal

DAY = timedelta(days=1)
DAYS = DAY.total_seconds()
NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)


@pytest.fixture
def away(lasting: World) -> Away:
    return Away(lasting.database, lasting.clocks, lasting.outbox, lasting.clock.now)


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


async def test_a_holiday_cannot_end_before_it_begins(lasting: World, away: Away) -> None:
    with pytest.raises(Refused) as refused:
        await away.leave(ANN.user_id, lasting.clock.now())

    assert refused.value.code == "away_over"


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("10", NOW + 10 * DAY),
        (" 3 days ", NOW + 3 * DAY),
        ("2026-12-24", datetime(2026, 12, 25, tzinfo=UTC)),
        ("24.12.", datetime(2026, 12, 25, tzinfo=UTC)),
        ("24/12", datetime(2026, 12, 25, tzinfo=UTC)),
        ("1.12.2026", datetime(2026, 12, 2, tzinfo=UTC)),
        ("5.1.", datetime(2027, 1, 6, tzinfo=UTC)),
        ("22.11.", datetime(2026, 11, 23, tzinfo=UTC)),
    ],
)
def test_an_end_is_read_as_days_or_as_a_date(text: str, end: datetime) -> None:
    assert read_until(text, NOW) == end


@pytest.mark.parametrize("text", ["", "soon", "31.2.", "2026-13-01", "-3", "1.2.3.4"])
def test_what_is_no_end_is_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_until(text, NOW)

    assert refused.value.code == "away_unreadable"
