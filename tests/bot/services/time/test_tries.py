"""What fails is tried again more and more seldom, and given up only if other things succeed."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as some

from bot.services.time.tries import (
    FIRST_WAIT,
    LONGEST,
    MOST_DOUBLINGS,
    MOST_TRIES,
    Spacing,
    Tries,
    tries_of_games,
)

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
STEPS = some.lists(some.sampled_from(["broken", "sound", "worked"]), max_size=100)


@given(others=some.lists(some.integers(0, 3), min_size=MOST_TRIES, max_size=MOST_TRIES))
def test_nothing_is_tried_for_ever_while_other_things_succeed(others: list[int]) -> None:
    tries = Tries[str]()

    verdicts = []
    for successes in others:
        verdicts.append(tries.failed("broken", NOON))
        for _ in range(successes + 1):
            tries.succeeded("sound")

    assert verdicts == [False] * (MOST_TRIES - 1) + [True]
    assert (tries.number, tries.tries_of("broken")) == (0, 0)


@given(broken=some.integers(2, 5), rounds=some.integers(1, 200))
def test_where_all_fails_nothing_is_given_up_however_long(broken: int, rounds: int) -> None:
    tries, now = Tries[int](), NOON

    for _ in range(rounds):
        for key in range(broken):
            assert not tries.failed(key, now)
        tries.worked(now)
        assert tries.next_time is not None
        now = tries.next_time

    assert tries.number == broken


@given(rounds=some.integers(1, 200))
def test_one_failure_alone_is_not_given_up_while_nothing_can_be_written(rounds: int) -> None:
    tries = Tries[str]()

    verdicts = {tries.failed("broken", NOON) for _ in range(rounds)}

    assert verdicts == {False}


def test_one_failure_alone_is_given_up_while_the_heartbeat_works() -> None:
    tries = Tries[str]()

    verdicts = []
    for _ in range(MOST_TRIES):
        verdicts.append(tries.failed("broken", NOON))
        tries.worked(NOON)

    assert verdicts == [False] * (MOST_TRIES - 1) + [True]


def test_failures_of_one_game_alone_are_given_up_while_the_heartbeat_works() -> None:
    tries, keys = tries_of_games(), [(5, "turn"), (5, "gone"), (5, "vote")]

    verdicts = []
    for _ in range(MOST_TRIES):
        verdicts.append([tries.failed(key, NOON) for key in keys])
        tries.worked(NOON)

    assert verdicts == [[False] * 3] * (MOST_TRIES - 1) + [[True] * 3]


def test_what_is_tried_no_more_does_not_keep_another_from_being_given_up() -> None:
    tries, now = Tries[str](), NOON
    tries.failed("ended", now)

    verdicts = []
    for _ in range(MOST_TRIES + 1):
        verdicts.append(tries.failed("broken", now))
        now += LONGEST
        tries.worked(now)

    assert verdicts == [False] * MOST_TRIES + [True]
    assert tries.number == 0


@given(steps=STEPS)
def test_no_more_failures_count_than_there_were_successes_between_them(steps: list[str]) -> None:
    tries = Tries[str]()

    between, has_succeeded = 0, False
    for step in steps:
        match step:
            case "broken":
                is_again = tries.tries_of("broken") > 0
                between = between + (is_again and has_succeeded)
                has_succeeded = False
                assert tries.failed("broken", NOON) == (between == MOST_TRIES - 1)
                between = 0 if between == MOST_TRIES - 1 else between
            case "sound":
                tries.succeeded("sound")
                has_succeeded = True
            case _:
                has_succeeded |= tries.number == 1
                tries.worked(NOON)


@given(rounds=some.integers(1, 30))
def test_waits_grow_and_are_bounded(rounds: int) -> None:
    tries, now = Tries[str](), NOON

    waits = []
    for _ in range(rounds):
        tries.failed("broken", now)
        assert tries.next_time is not None
        waits.append(tries.next_time - now)
        assert tries.is_resting("broken", tries.next_time - timedelta(microseconds=1))
        assert not tries.is_resting("broken", tries.next_time)
        now = tries.next_time

    assert waits == sorted(waits)
    assert waits[0] > FIRST_WAIT
    assert waits[-1] <= LONGEST
    assert len(set(waits)) == min(rounds, MOST_DOUBLINGS)


def test_what_was_done_begins_from_the_first_try() -> None:
    tries = Tries[str]()
    for _ in range(MOST_TRIES - 1):
        tries.failed("broken", NOON)
        tries.succeeded("sound")

    tries.succeeded("broken")

    assert not tries.is_resting("broken", NOON)
    assert not tries.failed("broken", NOON)
    assert tries.tries_of("broken") == 1


def test_what_cannot_be_given_up_keeps_its_longest_wait() -> None:
    tries, now = Tries[str](), NOON

    waits = set()
    for _ in range(2 * MOST_TRIES):
        tries.try_seldom("broken", now)
        for _ in range(MOST_TRIES - 1):
            assert tries.next_time is not None
            waits.add(tries.next_time - now)
            now = tries.next_time
            tries.succeeded("sound")
            is_given_up = tries.failed("broken", now)
        assert is_given_up

    assert waits == {LONGEST}


def test_things_follow_one_another_no_faster_than_their_pace() -> None:
    pace = Spacing(timedelta(seconds=6))
    first = pace.may_go(NOON), pace.not_before(NOON)

    pace.went(NOON)

    assert first == (True, NOON)
    assert not pace.may_go(NOON + timedelta(seconds=5))
    assert pace.may_go(NOON + timedelta(seconds=6))
    assert pace.not_before(NOON) == NOON + timedelta(seconds=6)
    assert pace.not_before(NOON + timedelta(hours=1)) == NOON + timedelta(hours=1)
