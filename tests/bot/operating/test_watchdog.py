"""The watchdog finds what hangs, nothing else, and ends the process whatever holds it."""

import subprocess
import sys
from collections.abc import Iterator

from bot.operating.watchdog import Hang, Limits, Watchdog
from tests.bot.operating.hand_clock import HandClock
from tests.sources import ROOT

CLOSING_FOR_EVER = """
import time
from bot.operating import watchdog
watchdog._TELLING_SECONDS = 0.1
limits = watchdog.Limits(closing=0.02, look_every=0.01)

def close_for_ever():
    time.sleep(60)

{before}
with watchdog.Watchdog(limits, time.monotonic) as watching:
    watching.expect_end()
    close_for_ever()
"""
FILL_THE_LOG = """import os
os.set_blocking(2, False)
try:
    while True:
        os.write(2, bytes(4096))
except BlockingIOError:
    os.set_blocking(2, True)
"""


def looks(watchdog: Watchdog, clock: HandClock, number: int) -> Iterator[Hang | None]:
    """What looks a second apart find."""
    for _ in range(number):
        clock.pass_time(1)
        yield watchdog.look()


def test_a_loop_that_is_held_for_a_minute_is_found_and_one_that_beats_is_not() -> None:
    clock = HandClock()
    watchdog = Watchdog(Limits(), clock)

    watchdog.beat()
    beaten = list(looks(watchdog, clock, 59))
    watchdog.beat()
    held = list(looks(watchdog, clock, 61))

    assert {*beaten, *held[:-1]} == {None}
    assert held[-1] is Hang.LOOP


def test_a_suspended_machine_is_no_held_loop() -> None:
    clock = HandClock()
    watchdog = Watchdog(Limits(), clock)
    watchdog.beat()

    list(looks(watchdog, clock, 30))
    clock.pass_time(3600)
    found = [watchdog.look(), *looks(watchdog, clock, 20)]

    assert set(found) == {None}


def test_what_is_done_before_the_loop_first_beats_may_take_long() -> None:
    clock = HandClock()

    assert set(looks(Watchdog(Limits(), clock), clock, 300)) == {None}


def test_a_shutdown_of_more_than_half_a_minute_is_found_though_the_loop_beats() -> None:
    clock = HandClock()
    watchdog = Watchdog(Limits(), clock)
    watchdog.beat()

    watchdog.expect_end()
    found = []
    for look in looks(watchdog, clock, 30):
        watchdog.beat()
        found.append(look)

    assert set(found[:-1]) == {None}
    assert found[-1] is Hang.CLOSING


def ended(before: str) -> tuple[int, bytes]:
    """The status and the log of a process that closes for ever; nobody reads until it is ended."""
    process = subprocess.Popen(  # noqa: S603 - our own code
        [sys.executable, "-c", CLOSING_FOR_EVER.format(before=before)],
        cwd=ROOT,
        stderr=subprocess.PIPE,
    )
    with process:
        status = process.wait(30)
        assert process.stderr is not None
        return status, process.stderr.read()


def test_a_shutdown_that_hangs_ends_the_process_with_its_status_and_all_stacks() -> None:
    status, log = ended("pass")

    assert status == Hang.CLOSING
    assert b"close_for_ever" in log
    assert log.count(b"hread 0x") > 1


def test_a_log_that_nobody_reads_does_not_keep_the_process_from_ending() -> None:
    status, _ = ended(FILL_THE_LOG)

    assert status == Hang.CLOSING
