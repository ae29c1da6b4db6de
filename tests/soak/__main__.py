"""Soaks the bot: `python -m tests.soak [--minutes 10] [--turns-per-second 16] [--channels 400]`."""

import argparse
import asyncio
import os
import sys
from functools import partial

from tests.loopback import LoopbackDiscord
from tests.soak.soak import soak


def main() -> int:
    """Play, print a line every half a minute and the figures in the end; 1 if they are bad."""
    LoopbackDiscord.judge = None  # hearing takes time
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--turns-per-second", type=float, default=16)
    parser.add_argument("--channels", type=int, default=400, help="games that go on side by side")
    given = parser.parse_args()
    os.environ["DALAPAPA_LOG_LEVEL"] = "warning"  # the bot inherits it
    say = partial(print, flush=True)
    figures = asyncio.run(soak(given.minutes * 60, given.turns_per_second, given.channels, say))
    print(figures.report())
    return 0 if figures.is_fine else 1


if __name__ == "__main__":
    sys.exit(main())
