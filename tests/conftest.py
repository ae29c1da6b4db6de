"""Settings for all tests: where their files are, how slow they may be, and what they print."""

import gc
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=50
)
settings.register_profile("few", settings.get_profile("untimed"), max_examples=10)
settings.load_profile("untimed")

MEMORY: Final = Path("/dev/shm")  # noqa: S108  a place to look for, no file
ENOUGH: Final = 4 << 30
"""Bytes, more than all tests need at once."""

FIRST: Final = (
    "tests/guide/",
    "tests/test_image",
    "tests/crash/",
    "tests/bot/sandbox/",
    "tests/seams/",
)
"""What takes longest, and is begun first: no worker is left alone with it in the end."""

LONG_WORDS: Final = re.compile(r"mark\.long\b|in_each_language")
"""By what ``make long`` finds the files that it reads, as in the Makefile."""

UNREAD: Final = pytest.StashKey[list[str]]()
"""The files with long tests that it would not find."""


def pytest_configure() -> None:
    """Keep temporary files in memory where there is room: each commit would wait for the disk."""
    if "TMPDIR" not in os.environ and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let what takes longest go before the others, which stay in their random order.

    Note which files with long tests ``make long`` would not read.
    """

    def turn(item: pytest.Item) -> int:
        return next((at for at, it in enumerate(FIRST) if item.nodeid.startswith(it)), len(FIRST))

    items.sort(key=turn)
    long = {item.path for item in items if item.get_closest_marker("long")}
    config.stash[UNREAD] = [
        str(path) for path in long if not LONG_WORDS.search(path.read_text(encoding="utf-8"))
    ]


def pytest_collection_finish() -> None:
    """Let garbage collection look less often, and never at all tests and what they imported."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


@pytest.fixture(autouse=True)
def nothing_is_said_that_discord_would_refuse() -> Iterator[None]:
    """Fail where a request, or an answer of a simulated Discord, is not what Discord specifies."""
    yield
    if (judging := sys.modules.get("tests.discord_spec.judge")) is not None:
        assert judging.JUDGE.take_faults() == []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests recorded (``record_property``)."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name}: {value}")
