"""The rule of rest from requests, counted again in every window of any schedule."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.services.posting.requests_made import may_call
from bot.storage.calls.requests import Call

MINUTE = timedelta(minutes=1)
HALF_A_DAY = 12 * 60
A_DAY = 24 * 60
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)

SCHEDULES = st.lists(
    st.tuples(
        st.one_of(st.integers(0, 90), st.sampled_from([0, 1, HALF_A_DAY - 1, HALF_A_DAY, A_DAY])),
        st.integers(1, 5),
    ),
    max_size=60,
)
"""Requests of one person to another: minutes since the one before, and for which game."""


def breaks(minutes: list[tuple[int, int]]) -> bool:
    """Count the calls, each a minute and a game, in every window that begins with one of them."""
    for begin, _ in minutes:
        games = [game for minute, game in minutes if begin <= minute < begin + HALF_A_DAY]
        in_a_day = [game for minute, game in minutes if begin <= minute < begin + A_DAY]
        if len(games) != len({*games}) or len(in_a_day) > 3:
            return True
    return False


def at(minute: int) -> datetime:
    return BEGIN + minute * MINUTE


@given(SCHEDULES)
def test_no_window_of_any_schedule_has_too_many_calls_and_none_is_withheld_for_nothing(
    schedule: list[tuple[int, int]],
) -> None:
    minute, called = 0, list[tuple[int, int]]()
    for wait, game in schedule:
        minute += wait
        made = [Call(other, at(earlier)) for earlier, other in called]

        allowed = may_call(made, game, at(minute))

        assert allowed is not breaks([*called, (minute, game)])
        called += [(minute, game)] if allowed else []
    assert not breaks(called)


def test_the_limits_are_reached_to_the_minute() -> None:
    made = [Call(5, at(0)), Call(6, at(1)), Call(7, at(2))]

    assert not may_call(made[:1], 5, at(HALF_A_DAY - 1))
    assert may_call(made[:1], 5, at(HALF_A_DAY))
    assert not may_call(made, 8, at(A_DAY - 1))
    assert may_call(made, 8, at(A_DAY))
    assert may_call(made[:2], 8, at(2))
