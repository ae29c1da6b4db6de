"""Seasons are quarters and months those of the calendar, in UTC."""

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.storage.times import ALL_TIME, periods_of, start_of

EAST = timezone(timedelta(hours=2))


@pytest.mark.parametrize(
    ("at", "season", "month"),
    [
        (datetime(2026, 1, 1, tzinfo=UTC), "2026-Q1", "2026-01"),
        (datetime(2026, 3, 31, 23, 59, 59, 999999, tzinfo=UTC), "2026-Q1", "2026-03"),
        (datetime(2026, 4, 1, tzinfo=UTC), "2026-Q2", "2026-04"),
        (datetime(2026, 4, 1, 1, tzinfo=EAST), "2026-Q1", "2026-03"),
        (datetime(2026, 9, 30, tzinfo=UTC), "2026-Q3", "2026-09"),
        (datetime(2026, 12, 31, tzinfo=UTC), "2026-Q4", "2026-12"),
    ],
)
def test_an_instant_belongs_to_its_quarter_and_month(at: datetime, season: str, month: str) -> None:
    assert periods_of(at) == (ALL_TIME, season, month)


@pytest.mark.parametrize("month", range(1, 13))
def test_a_period_begins_with_its_first_instant(month: int) -> None:
    at = datetime(2026, month, 1, tzinfo=UTC)
    before = at - timedelta(microseconds=1)

    for period in periods_of(at):
        begins = start_of(period)
        assert begins <= at
        assert period in periods_of(begins)
    assert start_of(periods_of(at)[2]) == at
    assert periods_of(before)[2] != periods_of(at)[2]
