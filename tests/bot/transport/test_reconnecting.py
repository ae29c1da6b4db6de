"""A shard tries soon to connect again, and never more often than Discord allows."""

from __future__ import annotations

import pytest

from bot.transport.reconnecting import LONGEST_WAIT, BoundedBackoff

DAY = 24 * 60 * 60
LOG_INS_A_DAY = 1000


@pytest.mark.parametrize("shards", range(1, 5))
def test_a_day_of_connections_that_are_lost_at_once_does_not_cost_the_token(shards: int) -> None:
    log_ins = 0
    for _ in range(shards):
        backoff, passed = BoundedBackoff(LONGEST_WAIT * shards), 0.0
        while passed < DAY:
            passed += backoff.delay()
            log_ins += 1

    assert LOG_INS_A_DAY / 2 < log_ins < LOG_INS_A_DAY


def test_the_first_tries_come_soon_and_no_later_one_late() -> None:
    backoff = BoundedBackoff(LONGEST_WAIT)

    waits = [backoff.delay() for _ in range(100)]

    for number, wait in enumerate(waits, start=1):
        assert 0 <= wait <= min(2**number, LONGEST_WAIT)
    assert LONGEST_WAIT in waits
