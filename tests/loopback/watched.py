"""Runs the bot as `tests.loopback.launch` does, on a clock that is moved, noting its stalls.

`python -m tests.loopback.watched ADDRESS`; which files say so stands in the environment.
"""

import os
import sys
from contextlib import ExitStack
from pathlib import Path

from tests.loopback.launch import launch
from tests.loopback.moved_clock import clock_moved_by
from tests.loopback.stalls import noting_stalls

WATCHED = "tests.loopback.watched"
"""What is to be started."""

CLOCK = "LOOPBACK_CLOCK"
"""Names the file by which the bot's clock is moved."""

STALLS = "LOOPBACK_STALLS"
"""Names the file that tells when its event loop stood still."""


def launch_watched(address: str) -> int:
    """Run the bot until it stops; return its exit status."""
    with ExitStack() as around:
        if clock := os.environ.get(CLOCK):
            around.enter_context(clock_moved_by(Path(clock)))
        if stalls := os.environ.get(STALLS):
            around.enter_context(noting_stalls(Path(stalls)))
        return launch(address)


if __name__ == "__main__":
    sys.exit(launch_watched(*sys.argv[1:]))
